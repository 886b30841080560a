/** Chances in a season: the rest of it is played many times, each time with different dice. */
import type { LeagueTable, TableRow } from "../contract/league-tables.js";
import type { Seasons } from "../contract/seasons.js";
import { parseSeed } from "../kernel/dice/index.js";
import { fault, UserError } from "../kernel/issue/index.js";
import { shareError, shareText } from "../kernel/words/shares.js";
import { columnsOf } from "./tables/columns.js";

export interface TeamChances {
  readonly team: string;
  readonly name: string;
  /** "" if there is only one table. */
  readonly division: string;
  /** Mean wins and ties at the end of the season, including those so far. In a knockout, of all games. */
  readonly wins: number;
  readonly ties: number;
  /** Mean points for and against at the end of the season. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** How often it was first in its table or division; absent in a knockout. */
  readonly first?: number;
  /** How often it made the playoffs; absent if there are none. */
  readonly playoffs?: number;
  /** How often it won the championship. */
  readonly champion: number;
}

export interface Chances {
  /** 1 = the first. */
  readonly season: number;
  readonly when: string;
  readonly times: number;
  readonly seed: number;
  /** Best chance of the title first. */
  readonly teams: readonly TeamChances[];
}

interface Sums {
  wins: number;
  ties: number;
  pointsFor: number;
  pointsAgainst: number;
  first: number;
  playoffs: number;
  champion: number;
}

const NONE: Sums = { wins: 0, ties: 0, pointsFor: 0, pointsAgainst: 0, first: 0, playoffs: 0, champion: 0 };

/** Plays the rest of the season repeatedly and counts the results. The caller may stop after any repetition. */
export class ChanceCount<L> {
  readonly #seasons: Seasons<L>;
  readonly #league: L;
  readonly #seed: number;
  readonly #sums: ReadonlyMap<string, Sums>;
  #playoffs = false;
  #times = 0;

  /** @param seed of the dice: the same seed gives the same chances */
  constructor(seasons: Seasons<L>, league: L, seed: number) {
    this.#seasons = seasons;
    this.#league = league;
    this.#seed = seed;
    this.#sums = new Map(seasons.shown(league).teams.map(({ id }) => [id, { ...NONE }]));
  }

  get times(): number {
    return this.#times;
  }

  /** Plays the rest of the season once more. */
  next(): void {
    let other = this.#seasons.otherwise(this.#league, parseSeed(`${this.#seed}/chances/${this.#times}`));
    let end = this.#seasons.shown(other);
    while (end.current !== undefined) {
      other = this.#seasons.step(other).league;
      end = this.#seasons.shown(other);
    }
    for (const row of end.table) {
      const sum = this.#sums.get(row.team)!;
      sum.wins += row.wins;
      sum.ties += row.ties;
      sum.pointsFor += row.pointsFor;
      sum.pointsAgainst += row.pointsAgainst;
      if (row.rank === 1) sum.first++;
      if (row.plays) {
        sum.playoffs++;
        this.#playoffs = true;
      }
    }
    this.#sums.get(end.champion!)!.champion++;
    this.#times++;
  }

  /** The shares so far. */
  chances(): Chances {
    const now = this.#seasons.shown(this.#league);
    const times = this.#times;
    const divisions = new Map(now.table.map(({ team, division }) => [team, division]));
    const mean = (sum: number): number => sum / times;
    const teams = now.teams.map(({ id, name }): TeamChances => {
      const { wins, ties, pointsFor, pointsAgainst, first, playoffs, champion } = this.#sums.get(id)!;
      return {
        team: id,
        name,
        division: divisions.get(id) ?? "",
        wins: mean(wins),
        ties: mean(ties),
        pointsFor: mean(pointsFor),
        pointsAgainst: mean(pointsAgainst),
        ...(!now.knockOut && { first }),
        ...(this.#playoffs && { playoffs }),
        champion,
      };
    });
    const order = (a: TeamChances, b: TeamChances): number =>
      b.champion - a.champion ||
      (b.playoffs ?? 0) - (a.playoffs ?? 0) ||
      (b.first ?? 0) - (a.first ?? 0) ||
      b.wins - a.wins;
    const { when } = this.#seasons.status(this.#league);
    return { season: now.season, when, times, seed: this.#seed, teams: teams.toSorted(order) };
  }
}

/**
 * Plays the rest of the season repeatedly.
 * @param each called after each repetition
 */
export function chancesOf<L>(
  seasons: Seasons<L>,
  league: L,
  times: number,
  seed: number,
  each?: (done: number) => void,
): Chances {
  const count = new ChanceCount(seasons, league, seed);
  while (count.times < times) {
    count.next();
    each?.(count.times);
  }
  return count.chances();
}

/** The season that the chances are for. @throws UserError if it is over */
export function requireUnderWay<L>(seasons: Seasons<L>, league: L, file: string): void {
  const { current, season } = seasons.shown(league);
  if (current !== undefined) return;
  const hint = "chances are for a season in progress: play a round of the next one";
  throw new UserError(fault("season-over", `season ${season} is over`, { file, hint }));
}

/** The chances in words: headings, and one row per team. Columns from index `right` on are right-aligned numbers. */
export function chancesRows({ times, teams }: Chances): {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly right: number;
} {
  const playoffs = teams.some((team) => team.playoffs !== undefined);
  const divisions = teams.some(({ division }) => division !== "");
  const ties = teams.some((team) => team.ties > 0);
  return {
    heads: [
      "Team",
      ...(divisions ? ["Division"] : []),
      "Wins",
      ...(ties ? ["Ties"] : []),
      ...(playoffs ? ["First", "Playoffs"] : []),
      "Champion",
    ],
    rows: teams.map((team) => [
      team.name,
      ...(divisions ? [team.division] : []),
      team.wins.toFixed(1),
      ...(ties ? [team.ties.toFixed(1)] : []),
      // Without playoffs, the first in the table is the champion.
      ...(playoffs ? [shareText((team.first ?? 0) / times), shareText((team.playoffs ?? 0) / times)] : []),
      shareText(team.champion / times),
    ]),
    right: divisions ? 2 : 1,
  };
}

/** Three decimals: even 100,000 repetitions are no more precise. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The chances as a table of the league. Shares are from 0 to 1. */
export function chancesTable({ season, times, teams }: Chances): LeagueTable {
  return {
    id: "chances",
    title: "Chances",
    columns: columnsOf(
      ["season", "Season"],
      ["division", "Division"],
      ["team", "Team"],
      ["wins", "Wins at the end, mean"],
      ["ties", "Ties at the end, mean"],
      ["pointsFor", "Points for at the end, mean"],
      ["pointsAgainst", "Points against at the end, mean"],
      ["first", "First of its table, share"],
      ["playoffs", "In the playoffs, share"],
      ["champion", "Champion, share"],
      ["championError", "Standard error of that share"],
      ["times", "Number of times the rest was played"],
      ["teamId", "Team ID"],
    ),
    rows: teams.map((one): TableRow => {
      const share = one.champion / times;
      return {
        season,
        ...(one.division !== "" && { division: one.division }),
        team: one.name,
        wins: rounded(one.wins),
        ties: rounded(one.ties),
        pointsFor: rounded(one.pointsFor),
        pointsAgainst: rounded(one.pointsAgainst),
        ...(one.first !== undefined && { first: rounded(one.first / times) }),
        ...(one.playoffs !== undefined && { playoffs: rounded(one.playoffs / times) }),
        champion: rounded(share),
        championError: rounded(shareError(share, times)),
        times,
        teamId: one.team,
      };
    }),
  };
}
