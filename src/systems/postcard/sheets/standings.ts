/** PC-11: the round robin on one page: everybody against everybody, the table, and who meets whom. */
import { parts } from "../../../page/book-page.js";
import type { PageModel } from "../../../page/draw.js";
import type { LargeBlock } from "../../../page/flow.js";
import { largeSection, placeTable, type TableSpec } from "../../../page/table.js";
import { rowOf, TIE_BREAKS } from "../cup/standings.js";
import { signedWords } from "../cup/standings-words.js";
import { USUAL_POINTS, type PointsRule } from "../cup/types.js";
import { hasTable, tableFixtures, tableOf } from "../cup/view.js";
import { cupOf, footWords, FROM_CUP, headLines, shortOf } from "./cup-values.js";
import { DASH, DOT, MINUS, type PostcardContext, type PostcardSheet } from "./shared.js";
import { largePairings, LETTERS, pairingPages } from "./standings-rounds.js";

const WIDTH = 259.4;
const TOP = 22;
/** Rows of the blank form; with a row for every team of a cup they are as high as fit, up to `MOST_H`. */
const ROWS = LETTERS.length;
const ROW_H = 8.3;
const MOST_H = 11;
/** Widths of all columns for rivals together, and of one at most. */
const RIVALS_W = ROWS * ROW_H;
const RIVAL_W = 16.6;
const TEAM_W = 42;

interface Line {
  readonly team: string;
  readonly against: readonly string[];
  readonly figures: readonly string[];
}

/** Letters of the teams of a cup with a table, else those of the form. */
function lettersOf(context: PostcardContext): readonly string[] {
  const found = cupOf(context);
  return found && hasTable(found.view.contest) ? LETTERS.slice(0, found.view.order.length) : LETTERS;
}

/** Rows in the order of the draw, or empty ones. */
function linesOf(context: PostcardContext): Line[] {
  const found = cupOf(context);
  const letters = lettersOf(context);
  if (!found || !hasTable(found.view.contest))
    return letters.map(() => ({
      team: "",
      against: letters.map(() => ""),
      figures: Array.from({ length: 8 }, () => ""),
    }));
  return found.view.order.map((id): Line => {
    const { cup, view } = found;
    const played = tableFixtures(view).flatMap(({ result }) => (result ? [result] : []));
    const row = rowOf(id, played, view.points);
    const rank = row.played === 0 ? "" : `${tableOf(view).find(({ team }) => team === id)!.rank}`;
    const twice = view.contest.rounds === 2;
    return {
      team: shortOf(cup, id),
      against: letters.map((_, i) => {
        const rival = view.order[i];
        const games = played.filter((r) => r.home === id && r.away === rival);
        const away = twice ? [] : played.filter((r) => r.away === id && r.home === rival);
        return [
          ...games.map((r) => `${r.homePoints}${DASH}${r.awayPoints}`),
          ...away.map((r) => `${r.awayPoints}${DASH}${r.homePoints}`),
        ].join(" ");
      }),
      figures: [
        ...[row.wins, row.losses, row.ties, row.points, row.pointsFor, row.pointsAgainst].map(String),
        signedWords(row.difference, MINUS),
        rank,
      ],
    };
  });
}

const written = (key: string, head: string, long: string, w: number, share: number) =>
  ({ key, head, long, w, share, align: "middle", pencil: true }) as const;

function tableSpec(context: PostcardContext): TableSpec {
  const letters = lettersOf(context);
  const rivalW = Math.min(RIVAL_W, RIVALS_W / letters.length);
  return {
    name: "standings",
    title: "Everybody against everybody",
    note: "a row as that team saw its games: own points first; twice around: the row is at home",
    columns: [
      { key: "letter", head: "", w: 7, align: "middle", style: "strong", tint: true, size: 9.5 },
      { key: "team", head: "Team", w: TEAM_W + RIVALS_W - rivalW * letters.length, share: 48, pencil: true, size: 11 },
      ...letters.map((letter, i) => ({
        key: `v${i + 1}`,
        head: letter,
        long: `Against ${letter}`,
        w: rivalW,
        align: "middle" as const,
        pencil: true,
        size: Math.min(10, rivalW * 0.88),
      })),
      written("w", "W", "Won", 7.4, 13),
      written("l", "L", "Lost", 7.4, 13),
      written("t", "T", "Tied", 7.4, 13),
      written("points", "Pts", "Points", 9.6, 16),
      written("pf", "PF", "For", 10.4, 14),
      written("pa", "PA", "Against", 10.4, 18),
      written("diff", "Diff.", "Diff.", 11, 15),
      written("place", "Place", "Place", 9.6, 14),
    ],
    rows: linesOf(context).map(({ team, against, figures }, i) => [letters[i], team, ...against, ...figures]),
  };
}

/** What results are worth, and what comes next when teams are level. */
function rulesWords({ win, tie, loss }: PointsRule): string[] {
  const breaks = TIE_BREAKS.slice(1).map(({ meaning }) => meaning);
  return [
    `A win is worth ${win}, a tie ${tie}, a loss ${loss}. Level teams are ranked among themselves by ${breaks.slice(0, 2).join("; then by the ")};`,
    `then by the ${breaks.slice(2, 4).join("; then by ")}; in the end by ${breaks[4]}.`,
  ];
}

const rulesOf = (context: PostcardContext): PointsRule => cupOf(context)?.cup.points ?? USUAL_POINTS;

function pages(context: PostcardContext): PageModel[] {
  const letters = lettersOf(context);
  const rowH = Math.min(MOST_H, (ROWS * ROW_H) / letters.length);
  const table = placeTable(tableSpec(context), {
    x: 0,
    y: TOP,
    w: WIDTH,
    rowH,
    headH: 5.4,
    bandH: 5.4,
    pencil: 10,
    block: 0,
  });
  // Under the grid: tinted rows, then the cells in which nobody plays.
  const tints = table.lines
    .filter(({ odd }) => odd)
    .map(({ y, h }) => ({ x: 0, y, w: WIDTH, h, fill: "tint6", stroke: "none", weight: "hair" }));
  const diagonal = letters.map((_, i) => {
    const { x, w } = table.at[`v${i + 1}`];
    return { x, y: table.lines[i].y, w, h: rowH, fill: "grey", stroke: "none", weight: "hair" };
  });
  return [
    {
      template: "postcard/cup-form",
      title: "Standings",
      model: {
        subtitle: "Standings",
        tagline: `${letters === LETTERS ? "up to " : ""}${letters.length} teams ${DOT} results and table`,
        tagWidth: 110,
        heads: headLines(context, "standings", WIDTH),
        ...parts({
          tables: [table],
          boxes: [...tints, ...diagonal],
          labels: footWords(rulesWords(rulesOf(context)), table.bottom + 6, WIDTH),
        }),
      },
    },
    ...pairingPages(context),
  ];
}

function large(context: PostcardContext): LargeBlock[] {
  const spec = tableSpec(context);
  const keys = ["letter", "team", "w", "l", "t", "points", "pf", "pa", "diff", "place"];
  const letters = lettersOf(context);
  const eights = Array.from({ length: Math.ceil(letters.length / 8) }, (_, i) => letters.slice(8 * i, 8 * i + 8));
  return [
    ...largeSection({ ...spec, title: "Standings", note: "" }, keys),
    { kind: "text", text: rulesWords(rulesOf(context)).join(" ") },
    ...eights.flatMap((part, i): LargeBlock[] => [
      { kind: "break" },
      ...largeSection({ ...spec, title: `Results against ${part[0]} to ${part[part.length - 1]}`, note: "" }, [
        "letter",
        ...part.map((_, k) => `v${8 * i + k + 1}`),
      ]),
    ]),
    ...largePairings(context),
  ];
}

export const standings: PostcardSheet = {
  id: "standings",
  code: "PC-11",
  title: "Standings",
  summary: "a round robin of up to 16 teams: results grid, table, and who meets whom in every round",
  orientation: "landscape",
  fills: "record",
  from: FROM_CUP,
  pages,
  large,
};
