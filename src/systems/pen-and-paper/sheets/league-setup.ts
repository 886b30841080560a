/** M20, PP-20: setting up a league: teams, their schedule numbers season after season, and the options to agree on. */
import type { PageModel } from "../../../page/draw.js";
import type { LargeBlock } from "../../../page/flow.js";
import { round } from "../../../page/lay-out.js";
import { rulesOfLeague, scheduleOf, type League } from "../league/index.js";
import { LEAGUE_SIZES, RULINGS, SCHEDULES, type LeagueSize, type Ruling, type SwitchId } from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { formParts, headLine, label, type CheckBox, type Label } from "./form.js";
import { leagueOf } from "./records.js";
import { FROM_LEAGUE, nameOf, type PenPaperContext, type PenPaperSheet } from "./shared.js";
import { largeSection, placeTable, type TableSpec } from "./table.js";

const SEASONS = 8;

/** What a group should settle before its first week. */
const OPTIONS: readonly SwitchId[] = [
  "regularSeasonTies",
  "headToHeadOvertime",
  "neutralFinal",
  "kickoffSpot",
  "twoPointTry",
  "maxActionDice",
  "actionDiceOpen",
  "whatUsesARound",
  "kicksOnlyOnFourth",
  "footRaceOnce",
  "enforceFrom",
  "bestInLeague",
  "incomeDie",
  "challenges",
  "starBonus",
  "pointsTable",
];

const rulingsToAgree = (): Ruling[] =>
  OPTIONS.flatMap((id) => RULINGS.filter((ruling) => ruling.id === id) as readonly Ruling[]);

/** Numbers that the teams of one division carry in the first seasons. */
function numberTable(size: LeagueSize, division: number, league: League | undefined): TableSpec {
  const { divisions } = SCHEDULES[size];
  const perDivision = size / divisions.length;
  const seasons = Array.from({ length: SEASONS }, (_, i) => scheduleOf(size, i + 1));
  return {
    name: `s${size}.d${division + 1}`,
    title: divisions[division].name,
    columns: [
      { key: "team", head: "Team", w: 62, share: 44, pencil: true, size: 10.5, group: divisions[division].name },
      ...seasons.map((_, i) => ({
        key: `season${i + 1}`,
        head: `${i + 1}`,
        long: `${i + 1}`,
        w: 15,
        share: 9,
        align: "middle" as const,
        style: "strong" as const,
        size: 9,
        group: "Schedule number in season",
      })),
    ],
    rows: Array.from({ length: perDivision }, (_, i) => {
      const place = division * perDivision + i;
      const team = league?.teams.at(place)?.team;
      return [team ? fullName(team) : "", ...seasons.map((season) => `${season.numbers[place]}`)];
    }),
  };
}

function teamsPage(context: PenPaperContext, size: LeagueSize, league: League | undefined): PageModel {
  const { divisions } = SCHEDULES[size];
  const perDivision = size / divisions.length;
  const rowH = round(Math.min(13, (218 - divisions.length * 15.6) / size));
  const height = 9.6 + perDivision * rowH + 6;
  const tables = divisions.map((_, i) =>
    placeTable(numberTable(size, i, league), { x: 0, y: round(31 + i * height), w: 190, rowH, headH: 4.6 }),
  );
  const bottom = tables.at(-1)?.bottom ?? 31;
  return {
    template: "pen-and-paper/league-setup",
    title: `League set-up, ${size} teams`,
    model: {
      subtitle: "League set-up",
      tagline: `${size} teams  \u00b7  ${divisions.length} divisions`,
      tagWidth: 84,
      tables,
      ...formParts({
        heads: [
          headLine(`s${size}.league`, "League", league?.name ?? nameOf(context, "league"), 104, 4.6, 86),
          headLine(`s${size}.season`, "First season", nameOf(context, "season"), 104, 12, 86),
        ],
        labels: [
          label(
            "Write the teams in once. Each season they move to the next number, so that home games and rare opponents come round fairly.",
            0,
            26,
            { style: "rules", size: 7.8, w: 190 },
          ),
          label(
            "Later seasons go on in the same way; when all numbers are used the divisions change places, then the weeks run backwards or home and visitor change.",
            0,
            bottom + 4.4,
            { style: "rules", size: 7.4, w: 190 },
          ),
        ],
      }),
    },
  };
}

/** Options in two columns; the first answer of each is the usual one. */
function optionsPage(context: PenPaperContext): PageModel {
  const labels: Label[] = [];
  const checks: CheckBox[] = [];
  const rulings = rulingsToAgree();
  const league = leagueOf(context);
  const agreed: Readonly<Record<string, unknown>> | undefined = league && rulesOfLeague(league).switches;
  const heightOf = (ruling: Ruling): number => 6 + ruling.values.length * 6.2 + 3.4;
  const total = rulings.reduce((sum, ruling) => sum + heightOf(ruling), 0);
  let [x, y, used] = [0, 27, 0];
  for (const ruling of rulings) {
    if (x === 0 && used + heightOf(ruling) / 2 > total / 2) [x, y] = [98, 27];
    labels.push(label(ruling.question, x, y, { style: "strong", size: 8.2, w: 92 }));
    ruling.values.forEach((value, i) => {
      const cy = round(y + 5.6 + i * 6.2);
      checks.push({
        name: `option.${ruling.id}.${i + 1}`,
        label: `${ruling.question} ${value.meaning}`,
        on: agreed?.[ruling.id] === value.value,
        x,
        y: cy - 2.1,
        size: 4.2,
      });
      labels.push(label(value.meaning, x + 6.2, cy, { style: i === 0 ? "semi" : "body", size: 7.6, w: 85 }));
    });
    y = round(y + heightOf(ruling));
    used += heightOf(ruling);
  }
  return {
    template: "pen-and-paper/league-setup",
    title: "League set-up, options",
    model: {
      subtitle: "League set-up",
      tagline: "options to agree on; the first answer is the usual one",
      tagWidth: 90,
      tables: [],
      ...formParts({
        labels,
        checks,
        heads: [headLine("options.league", "League", league?.name ?? nameOf(context, "league"), 110, 12, 80)],
      }),
    },
  };
}

function pages(context: PenPaperContext): PageModel[] {
  const league = leagueOf(context);
  const sizes = league ? [league.size] : LEAGUE_SIZES;
  return [...sizes.map((size) => teamsPage(context, size, league)), optionsPage(context)];
}

function large(context: PenPaperContext): LargeBlock[] {
  const league = leagueOf(context);
  const sizes = league ? [league.size] : LEAGUE_SIZES;
  return [
    ...sizes.flatMap((size): LargeBlock[] => [
      { kind: "break" },
      { kind: "heading", text: `League of ${size} teams`, note: "schedule number in seasons 1 to 8" },
      ...SCHEDULES[size].divisions.flatMap((_, i) => largeSection(numberTable(size, i, league))),
    ]),
    { kind: "break" },
    { kind: "heading", text: "Options to agree on" },
    {
      kind: "table",
      name: "options",
      columns: [
        { head: "Question", share: 4 },
        { head: "Answer", share: 5 },
        { head: "Ours", share: 1, pencil: true, align: "middle" },
      ],
      rows: rulingsToAgree().flatMap((ruling) =>
        ruling.values.map((value, i) => [i === 0 ? ruling.question : "", value.meaning, ""]),
      ),
    },
  ];
}

export const leagueSetup: PenPaperSheet = {
  id: "league-setup",
  code: "PP-20",
  title: "League set-up",
  summary: "teams and their schedule numbers for eight seasons, and the options to agree on",
  orientation: "portrait",
  fills: "record",
  from: FROM_LEAGUE,
  pages,
  large,
};
