/** Chances in a season: its rest is played many times, each time with other dice. */
import type { LeagueTable, TableRow } from "../contract/league-tables.js";
import type { Seasons } from "../contract/seasons.js";
import { shareError } from "../kernel/words/shares.js";
import { parseSeed } from "../kernel/dice/index.js";
import { columnsOf } from "./tables/columns.js";

export interface TeamChances {
  readonly team: string;
  readonly name: string;
  /** "" where there is one table. */
  readonly division: string;
  /** Mean wins and ties at the end of the season, with those that it has. In a knockout of all games. */
  readonly wins: number;
  readonly ties: number;
  /** Mean points for and against at the end of the season. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Times that it was first of its table or division; absent in a knockout. */
  readonly first?: number;
  /** Times that it was in the playoffs; absent where there are none. */
  readonly playoffs?: number;
  /** Times that it was the champion. */
  readonly champion: number;
}

export interface Chances {
  /** 1 = the first. */
  readonly season: number;
  readonly when: string;
  readonly times: number;
  readonly seed: number;
  /** The best chance of the title first. */
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

/**
 * Plays the rest of the season again and again.
 * @param seed of the dice: the same seed gives the same chances
 * @param each told after each time
 */
export function chancesOf<L>(
  seasons: Seasons<L>,
  league: L,
  times: number,
  seed: number,
  each?: (done: number) => void,
): Chances {
  const now = seasons.shown(league);
  const sums = new Map<string, Sums>(
    now.teams.map(({ id }) => [
      id,
      { wins: 0, ties: 0, pointsFor: 0, pointsAgainst: 0, first: 0, playoffs: 0, champion: 0 },
    ]),
  );
  let withPlayoffs = false;
  for (let i = 0; i < times; i++) {
    let other = seasons.otherwise(league, parseSeed(`${seed}/chances/${i}`));
    let end = seasons.shown(other);
    while (end.current !== undefined) {
      other = seasons.step(other).league;
      end = seasons.shown(other);
    }
    for (const row of end.table) {
      const sum = sums.get(row.team)!;
      sum.wins += row.wins;
      sum.ties += row.ties;
      sum.pointsFor += row.pointsFor;
      sum.pointsAgainst += row.pointsAgainst;
      if (row.rank === 1) sum.first++;
      if (row.plays) {
        sum.playoffs++;
        withPlayoffs = true;
      }
    }
    sums.get(end.champion!)!.champion++;
    each?.(i + 1);
  }
  const divisions = new Map(now.table.map(({ team, division }) => [team, division]));
  const mean = (sum: number): number => sum / times;
  const teams = now.teams.map(({ id, name }): TeamChances => {
    const { wins, ties, pointsFor, pointsAgainst, first, playoffs, champion } = sums.get(id)!;
    return {
      team: id,
      name,
      division: divisions.get(id) ?? "",
      wins: mean(wins),
      ties: mean(ties),
      pointsFor: mean(pointsFor),
      pointsAgainst: mean(pointsAgainst),
      ...(!now.knockOut && { first }),
      ...(withPlayoffs && { playoffs }),
      champion,
    };
  });
  const order = (a: TeamChances, b: TeamChances): number =>
    b.champion - a.champion ||
    (b.playoffs ?? 0) - (a.playoffs ?? 0) ||
    (b.first ?? 0) - (a.first ?? 0) ||
    b.wins - a.wins;
  return { season: now.season, when: seasons.status(league).when, times, seed, teams: teams.toSorted(order) };
}

/** Three digits behind the point: a share of 100,000 times is no surer. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The chances as a table of the league. Shares are 0 to 1. */
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
      ["times", "Times that the rest was played"],
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
