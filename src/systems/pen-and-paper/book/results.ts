/** Results of a season in the ways that the book looks at them. */
import { lineScore } from "../../../kernel/football/index.js";
import { isFinished } from "../game-record.js";
import {
  divisionAt,
  leagueTeam,
  regularWeeks,
  standingsOf,
  type GameResult,
  type League,
  type Standing,
} from "../league/index.js";
import { fullName } from "../teams/types.js";
import { DASH } from "../../../kernel/words/index.js";
import type { BookYear } from "./years.js";

export const isRegularWeek = (year: BookYear, result: Pick<GameResult, "week">): boolean =>
  result.week <= regularWeeks(year.league);

export const regularOf = (year: BookYear): GameResult[] => year.league.results.filter((r) => isRegularWeek(year, r));
export const playoffsOf = (year: BookYear): GameResult[] => year.league.results.filter((r) => !isRegularWeek(year, r));
export const weekOf = (year: BookYear, week: number): GameResult[] =>
  year.league.results.filter((result) => result.week === week);

/** Regular weeks that have results. */
export const playedWeeks = (year: BookYear): number[] =>
  [...new Set(regularOf(year).map((result) => result.week))].sort((a, b) => a - b);

const tables = new WeakMap<BookYear, Map<number, Standing[]>>();

/** The table after a week. */
export function standingsAfter(year: BookYear, week: number): Standing[] {
  let known = tables.get(year);
  if (!known) tables.set(year, (known = new Map()));
  let table = known.get(week);
  if (!table) known.set(week, (table = foldStandings(year, week)));
  return table;
}

function foldStandings(year: BookYear, week: number): Standing[] {
  const { league } = year;
  const entrants = league.teams.map(({ team, absence }, place) => ({
    team: team.id,
    division: divisionAt(league, place),
    absence,
  }));
  return standingsOf(
    entrants,
    regularOf(year).filter((result) => result.week <= week),
    league.lots,
  );
}

/** Games above an even record after each week, from 0 before the first. */
export function aboveEven(year: BookYear, team: string): number[] {
  const games = gamesOf(regularOf(year), team);
  const values = [0];
  for (const week of playedWeeks(year)) {
    const game = games.find(({ result }) => result.week === week);
    values.push(values[values.length - 1] + (game ? Math.sign(game.own - game.other) : 0));
  }
  return values;
}

/** What a helmet is drawn from, and whose it is. */
export function helmetOf(league: League, id: string) {
  const { team } = leagueTeam(league, id);
  return { name: fullName(team), monogram: team.monogram, colors: team.colors };
}

export const nickname = (league: League, id: string): string => leagueTeam(league, id).team.name;
export const nameIn = (league: League, id: string): string => fullName(leagueTeam(league, id).team);

/** `24–17`, the better side first. */
export const scoreWords = ({ awayPoints, homePoints }: GameResult): string =>
  `${Math.max(awayPoints, homePoints)}${DASH}${Math.min(awayPoints, homePoints)}`;

export const recordWords = (row: Pick<Standing, "wins" | "losses" | "ties">): string =>
  `${row.wins}${DASH}${row.losses}${row.ties > 0 ? `${DASH}${row.ties}` : ""}`;

/** A game as a team saw it. */
export interface TeamGame {
  readonly result: GameResult;
  readonly rival: string;
  readonly home: boolean;
  readonly own: number;
  readonly other: number;
}

export function gamesOf(results: readonly GameResult[], team: string): TeamGame[] {
  return results.flatMap((result): TeamGame[] => {
    const { away, home, awayPoints, homePoints } = result;
    if (home === team) return [{ result, rival: away, home: true, own: homePoints, other: awayPoints }];
    if (away === team) return [{ result, rival: home, home: false, own: awayPoints, other: homePoints }];
    return [];
  });
}

/** One quarter of a line score; the die is unknown in games that were not played by league play. */
export interface QuarterCells {
  readonly die: string;
  readonly points: string;
}

/** A side's line: modifier, quarters and overtime as written; empty where only the score is known. */
export interface SideLine {
  readonly modifier: number | undefined;
  readonly quarters: readonly QuarterCells[];
  readonly overtime: QuarterCells;
  readonly total: number;
}

const NOTHING: QuarterCells = { die: "", points: "" };

export function sideLine(year: BookYear, result: GameResult, side: "away" | "home", quarters: number): SideLine {
  const total = side === "away" ? result.awayPoints : result.homePoints;
  const { line } = result;
  if (line) {
    const rolls = line[side];
    const extra = rolls.slice(quarters);
    const last = extra.at(-1);
    const sum = extra.reduce((all, roll) => all + roll.points, 0);
    return {
      modifier: side === "away" ? line.awayModifier : line.homeModifier,
      quarters: rolls.slice(0, quarters).map((roll) => ({ die: `${roll.die}`, points: `${roll.points}` })),
      overtime: last ? { die: `${last.die}`, points: `${sum}` } : NOTHING,
      total,
    };
  }
  const kept = year.games.find(({ game }) => game === result.game);
  if (!kept || !isFinished(kept.record)) {
    return { modifier: undefined, quarters: Array.from({ length: quarters }, () => NOTHING), overtime: NOTHING, total };
  }
  const periods = lineScore(kept.record.events, quarters).periods.map((score) => score[side]);
  const extra = periods.slice(quarters);
  return {
    modifier: undefined,
    quarters: periods.slice(0, quarters).map((points) => ({ die: "", points: `${points}` })),
    overtime: extra.length === 0 ? NOTHING : { die: "", points: `${extra.reduce((a, b) => a + b, 0)}` },
    total,
  };
}

/** True when quarters of at least one game are known; a league file keeps only the scores of past seasons. */
export const hasQuarters = (year: BookYear): boolean =>
  year.league.results.some(({ line }) => line !== undefined) || year.games.length > 0;

/** `.857`, `1.000`. */
export const shareText = (share: number): string => share.toFixed(3).replace(/^0/, "");
