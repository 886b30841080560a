/** M20, PP-20: setting up a league: teams, their schedule numbers by season, and the options to agree on. */
import { numbered } from "../../../kernel/lists/index.js";
import { countFrom, typographic } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy } from "../../../contract/sheet.js";
import { rulesOfLeague, scheduleOf, type League } from "../league/index.js";
import {
  LEAGUE_SIZES,
  RULINGS,
  SCHEDULES,
  type LeagueSize,
  type PenAndPaperRules,
  type Ruling,
  type SwitchId,
} from "../rules/index.js";
import { fullName } from "../teams/types.js";
import { leagueIn, nameIn, playedOut, type LeagueContent } from "./league.js";

const SEASONS = countFrom(1, 8);
/** The size shown in the list of slots. */
const USUAL: LeagueSize = 8;

/** With this many teams there is no room for the champions below them. */
const MANY_TEAMS = 16;

/** What a group should agree on before its first week. */
const OPTIONS = {
  game: [
    "headToHeadOvertime",
    "kickoffSpot",
    "twoPointTry",
    "maxActionDice",
    "actionDiceOpen",
    "whatUsesARound",
    "kicksOnlyOnFourth",
    "footRaceOnce",
    "enforceFrom",
  ],
  league: ["pointsTable", "regularSeasonTies", "neutralFinal"],
  offSeason: ["bestInLeague", "incomeDie", "challenges", "starBonus"],
} as const satisfies Readonly<Record<string, readonly SwitchId[]>>;

const rulingsOf = (ids: readonly SwitchId[]): Ruling[] =>
  ids.flatMap((id) => (RULINGS as readonly Ruling[]).filter((ruling) => ruling.id === id));

const optionFacts = () =>
  Object.fromEntries(
    Object.entries(OPTIONS).map(([part, ids]) => [
      part,
      rulingsOf(ids).map(({ id, question, values }) => ({
        id,
        question: typographic(question),
        answers: values.map(({ meaning }, i) => ({ number: i + 1, meaning: typographic(meaning), usual: i === 0 })),
      })),
    ]),
  );

/** The divisions of a league of this size; one row per team with its numbers in the first seasons. */
function teamFacts(size: LeagueSize) {
  const { divisions, qualifiers, weeks } = SCHEDULES[size];
  const perDivision = size / divisions.length;
  const schedules = SEASONS.map((season) => scheduleOf(size, season));
  return {
    size,
    seasons: SEASONS,
    weeks: weeks.length,
    qualifiers,
    champions: size < MANY_TEAMS,
    divisions: divisions.map(({ name }, division) => ({
      name,
      teams: countFrom(division * perDivision + 1, (division + 1) * perDivision).map((place) => ({
        key: place,
        numbers: schedules.map(({ numbers }) => numbers[place - 1]),
      })),
    })),
  };
}

const pages = (size: LeagueSize | undefined, options: boolean) => ({
  league: size === undefined ? "" : teamFacts(size),
  options: options ? optionFacts() : "",
});

function leagueValues(league: League): Values {
  const years = league.size < MANY_TEAMS ? playedOut(league).filter(({ season }) => SEASONS.includes(season)) : [];
  return {
    league: league.name,
    season: `${SEASONS[0]}`,
    team: numbered(league.teams.map(({ team }) => ({ name: fullName(team), market: team.home }))),
    winner: Object.fromEntries(
      years.map((year) => {
        const { champion, finalist } = year.bracket;
        return [year.season, { champion: nameIn(year, champion), finalist: nameIn(year, finalist) }];
      }),
    ),
  };
}

/** The settings of the current rules. */
function optionValues({ switches }: PenAndPaperRules): Values {
  const answers: Readonly<Record<string, unknown>> = switches;
  const agreed = rulingsOf(Object.values(OPTIONS).flat()).map(({ id, values }) => [
    id,
    { [values.findIndex(({ value }) => value === answers[id]) + 1]: true },
  ]);
  return { option: Object.fromEntries(agreed) as Values };
}

export const leagueSetup: LeagueContent = {
  always: true,
  form: () => pages(USUAL, true),
  fill(records, { names }) {
    const league = leagueIn(records);
    if (league) {
      const values = { ...names, ...leagueValues(league), ...optionValues(rulesOfLeague(league)) };
      return [{ values, facts: pages(league.size, true) }];
    }
    const head = { league: names.league, season: names.season };
    return [
      ...LEAGUE_SIZES.map((size): Copy => ({
        values: head,
        facts: pages(size, false),
        title: `League setup, ${size} teams`,
      })),
      { values: { options: { league: names.league } }, facts: pages(undefined, true), title: "League setup, options" },
    ];
  },
};
