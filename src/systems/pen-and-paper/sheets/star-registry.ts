/** M14, PP-14: one star a position in the league, who holds him and since when. */
import type { LargeBlock } from "../../../page/flow.js";
import { signed, FROM_LEAGUE, nameOf, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import type { Position } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { formParts, headLine, noteBox, plainText } from "./form.js";
import { starPositionTable } from "./off-season-tables.js";
import { fitName, leagueOf } from "./records.js";
import { largeSection, placeTable, type TableSpec } from "./table.js";

/** Holders that fit in a row. */
const HOLDERS = 3;

interface Holder {
  readonly team: string;
  readonly since: string;
}

/** Holders of a position so far, the first one first; the last one has the star now. */
function holdersOf(context: PenPaperContext, position: Position): readonly Holder[] {
  const league = leagueOf(context);
  if (!league) return [];
  const won = league.history.flatMap((season) =>
    season.offSeason.flatMap((entry) =>
      entry.type === "star" && entry.position === position && !entry.again
        ? [{ team: season.names[entry.team] ?? entry.team, since: `${season.season + 1}` }]
        : [],
    ),
  );
  const now = league.teams.find(({ team }) => team.stars.includes(position))?.team;
  const name = now ? fullName(now) : "";
  if (now && won.at(-1)?.team !== name && !won.some((holder) => holder.team === name)) {
    return [{ team: name, since: "1" }, ...won].slice(-HOLDERS);
  }
  return won.slice(-HOLDERS);
}

function registry(context: PenPaperContext): TableSpec {
  return {
    name: "stars",
    title: "Stars",
    columns: [
      { key: "position", head: "", w: 12, style: "strong", size: 12, align: "middle", tint: true, group: "Star" },
      { key: "title", head: "Position", w: 25, style: "semi", size: 7.8, group: "Star" },
      { key: "bonus", head: "Score", long: "Bonus to the score", w: 13, align: "middle", size: 8.4, group: "Star" },
      ...Array.from({ length: HOLDERS }, (_, i) => [
        {
          key: `team${i + 1}`,
          head: "Team",
          long: `Holder ${i + 1}`,
          w: 35,
          pencil: true,
          size: 9,
          group: i === 0 ? "First holder" : `${["", "Second", "Third"][i]}`,
        },
        {
          key: `since${i + 1}`,
          head: "Since",
          long: `Since season`,
          w: 11,
          align: "middle" as const,
          pencil: true,
          group: i === 0 ? "First holder" : `${["", "Second", "Third"][i]}`,
        },
      ]).flat(),
    ],
    rows: context.rules.tables.stars.map((star) => [
      star.position,
      star.title,
      `${signed(star.bonus)} ${star.stat}`,
      ...holdersOf(context, star.position).flatMap((holder) => [fitName(holder.team, 28), holder.since]),
    ]),
  };
}

function diceTable(context: PenPaperContext): TableSpec {
  return {
    name: "dice",
    title: "What a star does in a game",
    note: "once a game",
    columns: [
      { key: "position", head: "", w: 12, style: "strong", size: 8.5, align: "middle", tint: true },
      { key: "effect", head: "Effect", w: 60 },
    ],
    rows: context.rules.tables.stars.map((star) => [star.position, star.effect]),
  };
}

const rulesOf = (context: PenPaperContext): string[] => [
  "**One of a kind.** Each position has one star in the league. A team that rolls him takes him from the team that had him.",
  "**Found.** A natural 20 on an improvement roll brings a star; 1d6 under the ability that rolled it says which.",
  context.rules.switches.starBonus === "score"
    ? "**Bonus.** It is added to the score, 18 at most, and goes when the star goes."
    : "**Bonus.** It is added to the bonus of the ability and goes when the star goes.",
  "**Hurt.** While his ability is injured, his extra die is out too.",
];

function model(context: PenPaperContext): object {
  const league = leagueOf(context);
  const table = placeTable(registry(context), { x: 0, y: 22.4, w: 190, rowH: 11.6, size: 8 });
  const y = table.bottom + 5;
  const dice = placeTable(diceTable(context), { x: 0, y, w: 92, rowH: (255 - y - 9.6) / 11, headH: 4.6 });
  const chart = placeTable(starPositionTable(context.rules), {
    x: 97,
    y,
    w: 93,
    rowH: 6.4,
    headH: 4.6,
    block: 0,
    size: 8.4,
  });
  return {
    subtitle: "Star registry",
    tagline: "one star a position in the whole league",
    tagWidth: 84,
    tables: [table, dice, chart],
    ...formParts({
      heads: [
        headLine("league", "League", league?.name ?? nameOf(context, "league"), 104, 4.6, 86),
        headLine("season", "From season", league ? "1" : nameOf(context, "season"), 104, 12, 86),
      ],
      notes: [
        noteBox("How stars come and go", "", rulesOf(context), {
          x: 97,
          y: chart.bottom + 5,
          w: 93,
          h: 255 - chart.bottom - 5,
          size: 9.6,
        }),
      ],
    }),
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  return [
    ...largeSection(registry(context), ["position", "title", "bonus", "team1", "since1"]),
    ...largeSection(registry(context), ["position", "team2", "since2", "team3", "since3"]),
    ...largeSection(diceTable(context)),
    ...largeSection(starPositionTable(context.rules)),
    { kind: "list", items: rulesOf(context).map(plainText) },
  ];
}

export const starRegistry: PenPaperSheet = {
  id: "star-registry",
  code: "PP-14",
  title: "Star registry",
  summary: "the eleven stars of the league: who has them, since when, and what they do",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) => [{ template: "pen-and-paper/star-registry", title: "Star registry", model: model(context) }],
  large,
};
