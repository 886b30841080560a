/** M3, PP-3: the league record sheet: four divisions of five, with names to fill in. */
import type { LargeBlock } from "../../../page/flow.js";
import { divisionStandings, leagueTeam, seasonBracket, specOf, standings } from "../league/index.js";
import { SCHEDULES } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { headLine, plainText } from "./form.js";
import { leagueOf } from "./records.js";
import { FROM_LEAGUE, nameOf, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeTable, placeTable, type TableSpec } from "./table.js";

const DIVISIONS = 4;
/** Teams of the largest division in the schedules. */
const MOST_TEAMS = Math.max(...Object.values(SCHEDULES).flatMap((s) => s.divisions.map((d) => d.to - d.from + 1)));

interface DivisionValues {
  readonly name: string;
  /** Team, then the columns of the table. */
  readonly rows: readonly (readonly string[])[];
}

function division(index: number, size: number, values: DivisionValues | undefined): TableSpec {
  const number = (key: string, head: string, long: string, group: string, w = 10) =>
    ({ key, head, long, group, w, align: "middle", pencil: true }) as const;
  return {
    name: `d${index + 1}`,
    title: "Standings",
    columns: [
      { key: "number", head: "No.", w: 9, align: "middle", pencil: true, tint: true, group: "Team" },
      { key: "team", head: "Name", long: "Team", w: 60, share: 44, pencil: true, size: 11, group: "Team" },
      number("w", "W", "Won", "Season"),
      number("l", "L", "Lost", "Season"),
      number("t", "T", "Tied", "Season"),
      number("dw", "W", "Div. won", "Division"),
      number("dl", "L", "Div. lost", "Division"),
      number("dt", "T", "Div. tied", "Division"),
      number("pf", "PF", "Points for", "Points", 16),
      number("pa", "PA", "Points against", "Points", 16),
      { key: "place", head: "Place", w: 16, align: "middle", pencil: true, group: "Finish" },
    ],
    rows: Array.from({ length: size }, (_, i) => values?.rows[i] ?? []),
  };
}

const LEGEND = [
  "**W** games won  \u00b7  **L** lost  \u00b7  **T** tied  \u00b7  **PF** points scored  \u00b7  **PA** points given up. The division columns count games inside the division only.",
  "**Rank in a division:** record, division record, games between the tied teams, points scored, longest time without a playoff.",
  "**Rank across divisions:** record, games between the tied teams, points scored, longest time without a playoff. A tie counts half a win.",
];

/** Standings of a league by division, or nothing. */
function divisionsOf(context: PenPaperContext): readonly (DivisionValues | undefined)[] {
  const league = leagueOf(context);
  if (!league) return Array.from({ length: DIVISIONS }, () => undefined);
  const table = standings(league);
  const begun = league.results.length > 0;
  const numberOf = new Map(league.teams.map(({ team }, place) => [team.id, league.schedule.numbers[place]]));
  return Array.from({ length: DIVISIONS }, (_, i) => specOf(league).divisions.at(i)).map(
    (spec) =>
      spec && {
        name: spec.name,
        rows: divisionStandings(table, spec).map((row) => [
          `${numberOf.get(row.team) ?? ""}`,
          fullName(leagueTeam(league, row.team).team),
          ...(begun
            ? [
                row.wins,
                row.losses,
                row.ties,
                row.divisionWins,
                row.divisionLosses,
                row.divisionTies,
                row.pointsFor,
                row.pointsAgainst,
                row.divisionRank,
              ].map(String)
            : []),
        ]),
      },
  );
}

/** League, season and champion for the head. */
function headWords(context: PenPaperContext): readonly [league: string, season: string, champion: string] {
  const league = leagueOf(context);
  if (!league) return [nameOf(context, "league"), nameOf(context, "season"), ""];
  const champion = seasonBracket(league).champion;
  return [league.name, `${league.season}`, champion === undefined ? "" : fullName(leagueTeam(league, champion).team)];
}

function model(context: PenPaperContext): object {
  const size = MOST_TEAMS;
  const rowH = 7;
  const pitch = 54;
  const words = headWords(context);
  const top = 31.6;
  const blocks = divisionsOf(context).map((values, i) => ({ values, y: top + i * pitch, i }));
  return {
    subtitle: "League record",
    tagline: "the standings of one season",
    tagWidth: 80,
    heads: [
      headLine("league", "League", words[0], 104, 4.6, 86),
      headLine("season", "Season", words[1], 104, 12, 40),
      headLine("champion", "Champion", words[2], 147, 12, 43),
      ...blocks.map(({ values, y, i }) =>
        headLine(`d${i + 1}.name`, "Division", values?.name ?? "", 0, y - 2.2, 92, 12),
      ),
    ],
    tables: blocks.map(({ values, y, i }) =>
      placeTable(division(i, size, values), { x: 0, y, w: 190, rowH, bandH: 4.6, headH: 4.2, pencil: 10 }),
    ),
    notes: [],
    checks: [],
    labels: [],
    legend: LEGEND.join("\n"),
    legendY: top + 3 * pitch + 8.8 + size * rowH + 1.4,
  };
}

function large(context: PenPaperContext): LargeBlock[] {
  const size = MOST_TEAMS;
  return [
    { kind: "heading", text: "League record" },
    {
      kind: "table",
      name: "head",
      columns: ["League", "Season", "Champion"].map((head) => ({ head, share: 1, pencil: true })),
      rows: [headWords(context)],
    },
    { kind: "list", items: LEGEND.map(plainText) },
    ...divisionsOf(context).flatMap((values, i): LargeBlock[] => [
      { kind: "break" },
      { kind: "heading", text: values?.name ? `${values.name} Division` : "Division: ____________________" },
      largeTable(division(i, size, values)),
    ]),
  ];
}

export const leagueRecord: PenPaperSheet = {
  id: "league-record",
  code: "PP-3",
  title: "League record",
  summary: "standings for up to four divisions of five teams, with division names to fill in",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages: (context) => [{ template: "pen-and-paper/league-record", title: "League record", model: model(context) }],
  large,
};
