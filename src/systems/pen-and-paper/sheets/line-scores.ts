/** M8, PP-8: line scores of league play, eight games a page. */
import type { LargeBlock } from "../../../page/flow.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { formParts, headLine } from "./form.js";
import { lineScorePages, type PageValues } from "./line-scores-values.js";
import { FROM_LEAGUE, DASH, rangeText, signed, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeTable, placeTable, type TableSpec } from "./table.js";

const GAMES = 8;

function game(rules: PenAndPaperRules, page: PageValues, index: number): TableSpec {
  const rows = page.games[index] ?? [];
  const { quarters, homeBonus, sides } = rules.tables.leagueGame;
  const cell = (key: string, head: string, group: string, long: string, w: number, size?: number) =>
    ({ key, head, group, long, w, align: "middle", pencil: true, ...(size ? { size } : {}) }) as const;
  const periods = [...Array.from({ length: quarters }, (_, i) => `${i + 1}`), "OT"];
  const own = `Game ${index + 1}`;
  return {
    name: `${page.prefix}g${index + 1}`,
    title: own,
    columns: [
      { key: "side", head: "", w: 11, style: "semi", size: 7.4, group: own, tint: true },
      { key: "team", head: "Team", w: 38, share: 34, pencil: true, size: 10.5, group: own },
      cell("off", "OFF", "Ratings", "OFF", 9.4),
      cell("def", "DEF", "Ratings", "DEF", 9.4),
      cell("mod", "Mod.", "Ratings", "Modifier", 10.4),
      ...periods.flatMap((period) => [
        cell(
          `d${period}`,
          `d${sides}`,
          period === "OT" ? "Overtime" : `Quarter ${period}`,
          `${period}: d${sides}`,
          8.6,
        ),
        cell(`p${period}`, "Pts", period === "OT" ? "Overtime" : `Quarter ${period}`, `${period}: points`, 9.4, 10.5),
      ]),
      { key: "total", head: "Total", group: "Final", w: 15, align: "middle", pencil: true, tint: true, size: 13 },
    ],
    rows: [
      ["Visitor", ...(rows[0] ?? [])],
      [`Home ${signed(homeBonus)}`, ...(rows[1] ?? [])],
    ],
  };
}

/** Totals and points as one strip. */
function pointsStrip(rules: PenAndPaperRules): TableSpec {
  const rows = rules.tables.leaguePoints;
  const words = rows.map((row, i) =>
    i === 0 ? `up to ${row.to}` : i === rows.length - 1 ? `${row.from} or more` : rangeText(row),
  );
  return {
    name: "points",
    title: "Points in a quarter",
    note: `d${rules.tables.leagueGame.sides} + own OFF ${DASH} opponent's DEF, and ${signed(rules.tables.leagueGame.homeBonus)} for the home team`,
    columns: [
      { key: "what", head: "", w: 14, style: "semi", tint: true },
      ...rows.map((_, i) => ({ key: `c${i}`, head: "", w: 14, align: "middle" as const })),
    ],
    rows: [
      ["Total", ...words],
      ["Points", ...rows.map((row) => `${row.points}`)],
    ],
  };
}

function model(context: PenPaperContext, page: PageValues): object {
  const { rules } = context;
  const strip = placeTable(pointsStrip(rules), {
    x: 0,
    y: 21.6,
    w: 190,
    rowH: 4.8,
    bandH: 4.8,
    headH: 0,
    block: 0,
    size: 8.2,
  });
  const top = strip.bottom + 4;
  return {
    subtitle: "Line scores",
    tagline: "league play, a game in eight rolls",
    tagWidth: 84,
    ...formParts({
      heads: [
        headLine(`${page.prefix}league`, "League", page.league, 104, 4.6, 86),
        headLine(`${page.prefix}season`, "Season", page.season, 104, 12, 46),
        headLine(`${page.prefix}week`, "Week", page.week, 153, 12, 37),
      ],
    }),
    tables: [
      strip,
      ...Array.from({ length: GAMES }, (_, i) =>
        placeTable(game(rules, page, i), {
          x: 0,
          y: top + i * 26.9,
          w: 190,
          rowH: 7.4,
          bandH: 4.6,
          headH: 4,
          block: 0,
          titleSize: 7.2,
          headSize: 6,
        }),
      ),
    ],
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  const { rules } = context;
  return [
    { kind: "heading", text: "Line scores", note: "league play" },
    { kind: "text", text: pointsStrip(rules).note ?? "" },
    {
      kind: "table",
      name: "points",
      columns: [
        { head: "Total", share: 1, align: "middle" },
        { head: "Points", share: 1, align: "middle" },
      ],
      rows: pointsStrip(rules)
        .rows[0].slice(1)
        .map((total, i) => [total, `${rules.tables.leaguePoints[i].points}`]),
    },
    ...lineScorePages(context, GAMES).flatMap((page) =>
      Array.from({ length: page.games.length || GAMES }, (_, i): LargeBlock[] => {
        const spec = game(rules, page, i);
        const rolls = spec.columns.filter((c) => /^[dp]\w+$/.test(c.key) && c.key !== "def").map((c) => c.key);
        const half = Math.ceil(rolls.length / 4) * 2;
        return [
          ...(i % 2 === 0 ? [{ kind: "break" } as const] : []),
          { kind: "heading", text: page.week === "" ? `Game ${i + 1}` : `Week ${page.week}, game ${i + 1}` },
          largeTable(spec, ["side", "team", "off", "def", "mod", "total"]),
          largeTable(spec, ["side", ...rolls.slice(0, half)]),
          largeTable(spec, ["side", ...rolls.slice(half)]),
        ];
      }).flat(),
    ),
  ];
}

export const lineScores: PenPaperSheet = {
  id: "line-scores",
  code: "PP-8",
  title: "Line scores",
  summary: "eight games of league play with every roll, and the points table above them",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) =>
    lineScorePages(context, GAMES).map((page) => ({
      template: "pen-and-paper/line-scores",
      title: page.week === "" ? "Line scores" : `Line scores, week ${page.week}`,
      model: model(context, page),
    })),
  large,
};
