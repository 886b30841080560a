/** Facts of a division table, and of the pages that show the standings: opener, clubs, title race. */
import { championOf } from "../../../league/book/honors.js";
import { numbered, ticks } from "../../../kernel/lists/index.js";
import { recordText, tallyCells } from "../../../league/results.js";
import { signedText } from "../../../kernel/words/index.js";
import { leagueTeam, type Standing } from "../league/index.js";
import type { BookYear } from "../league/years.js";
import { STATS, type PenAndPaperRules, type Stat } from "../rules/index.js";
import { money } from "../sheet.js";
import { ratingsOf } from "../teams/ratings.js";
import { aboveEven, playedWeeks, playoffsOf, standingsAfter } from "./results.js";

/** Number of markets shown by code; a club that holds half the country says how many more it has. */
const MARKETS_SHOWN = 8;
/** Two games: the step between the numbers next to a plot. */
const STEP = 2;

/** Rows of each division. */
const byDivision = <T extends Pick<Standing, "division">>(rows: readonly T[]) =>
  [...new Set(rows.map(({ division }) => division))].map((name) => ({
    name,
    rows: rows.filter(({ division }) => division === name),
  }));

/** Tables of all divisions; `wide` if two of them share a line and names are written in full. */
export function standingsFacts({ standings }: BookYear) {
  const divisions = byDivision(standings).map(({ name, rows }) => ({ name, rows: rows.length }));
  return { wide: divisions.length !== 3, divisions };
}

export const standingsValues = (year: BookYear, table: readonly Standing[]) =>
  Object.fromEntries(
    byDivision(table).map(({ name, rows }) => [
      name,
      numbered(
        rows.map((row) => ({
          rank: row.divisionRank,
          team: year.team(row.team).name,
          nickname: year.team(row.team).short,
          ...tallyCells(row),
          division: recordText({ wins: row.divisionWins, losses: row.divisionLosses, ties: row.divisionTies }),
          league: row.leagueRank,
        })),
      ),
    ]),
  );

export const openerFacts = (year: BookYear) => ({
  teams: year.teams.length,
  divisions: byDivision(year.standings).length,
  games: year.results.length,
  weeks: playedWeeks(year).length,
  playoffs: playoffsOf(year).length > 0,
  champion: year.champion !== undefined && year.second !== undefined,
  final: year.final !== undefined,
  standings: standingsFacts(year),
});

export function openerValues(year: BookYear) {
  const won = championOf(year);
  return {
    ...(won && {
      champion: {
        helmet: { monogram: won.monogram, colors: won.colors, decal: won.decal },
        name: won.name,
        ...(won.score !== "" && { final: [won.score, won.second] }),
        sums: [won.record, won.pf, won.pa],
      },
    }),
    standings: standingsValues(year, year.standings),
  };
}

/** Clubs by division. */
const clubDivisions = (year: BookYear) =>
  byDivision(
    year.league.teams.map(({ team: { id } }) => ({
      id,
      division: year.standings.find(({ team }) => team === id)!.division,
    })),
  );

/** The clubs as they were at the start of the season; only for seasons whose teams were saved. */
export const clubsFacts = (year: BookYear) => ({
  offense: STATS.slice(0, 3),
  defense: STATS.slice(3),
  divisions: clubDivisions(year).map(({ name, rows }) => ({ name, rows: rows.length })),
});

export const clubsValues = (rules: PenAndPaperRules, year: BookYear) =>
  Object.fromEntries(
    clubDivisions(year).map(({ name, rows }) => [name, numbered(rows.map(({ id }) => clubValues(rules, year, id)))]),
  );

function clubValues(rules: PenAndPaperRules, year: BookYear, id: string) {
  const { team, bank } = leagueTeam(year.league, id);
  const { modifiers, off, def } = ratingsOf(rules, team);
  const cell = (stat: Stat): string => `${team.scores[stat]} ${signedText(modifiers[stat])}`;
  const { name, monogram, colors, decal } = year.team(id);
  const markets = team.markets.slice(0, MARKETS_SHOWN).join(" ");
  const more = team.markets.length - MARKETS_SHOWN;
  return {
    helmet: { monogram, colors, decal },
    name,
    offense: STATS.slice(0, 3).map(cell),
    defense: STATS.slice(3).map(cell),
    off: signedText(off),
    def: signedText(def),
    home: team.home,
    bank: money(bank),
    stars: team.stars.join(" "),
    ...(more > 0 ? { many: [markets, more] } : { markets }),
  };
}

/** The title race: one plot per division, all on one scale for comparison. */
export function raceFacts(year: BookYear) {
  const weeks = playedWeeks(year);
  const lines = new Map(year.teams.map((team) => [team, aboveEven(year, team)]));
  const all = [...lines.values()].flat();
  const low = Math.floor(Math.min(-STEP, ...all) / STEP) * STEP;
  const high = Math.ceil(Math.max(STEP, ...all) / STEP) * STEP;
  const divisions = byDivision(year.standings);
  const wide = divisions.length > 3;
  const leads = (team: string) => (week: number) =>
    standingsAfter(year, week).some((row) => row.team === team && row.divisionRank === 1);
  return {
    wide,
    low,
    high,
    champion: year.champion !== undefined,
    weeks: weeks.length,
    steps: Math.max(1, weeks.length),
    // At half the width, every other week has a number.
    across: weeks.flatMap((week, i) => (!wide || i % 2 === 1 ? [{ at: i + 1, label: `${week}` }] : [])),
    up: ticks(low, high, STEP, (at) => signedText(at, "0")),
    divisions: divisions.map(({ name, rows }) => ({
      name,
      first: year.team(rows[0].team).short,
      led: weeks.filter(leads(rows[0].team)).length,
      series: rows.map(({ team }) => ({
        label: year.team(team).short,
        values: lines.get(team)!,
        strong: team === year.champion,
        end: signedText(lines.get(team)!.at(-1) ?? 0, "0"),
      })),
    })),
  };
}
