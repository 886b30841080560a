/** Standings as a fold of results, with the tie-breaks as a list of data. */
import {
  gamesByTeam,
  gamesOf,
  letterOf,
  playedOf,
  shareOf,
  tallyOf,
  type Result,
  type Tally,
  type TeamGame,
} from "./results.js";

/** What a result is worth in the table. */
export interface PointsRule {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}
export const USUAL_POINTS: PointsRule = { win: 2, tie: 1, loss: 0 };

/** A team as the standings need it. */
export interface Entrant {
  readonly team: string;
  /** "" where there is one table. */
  readonly division: string;
  /** That its division is of; absent where there are none. */
  readonly conference?: string;
}

export interface Row extends Entrant, Tally {
  readonly played: number;
  /** Of the table: 2-1-0 as a rule. */
  readonly points: number;
  /** Share of wins, a tie half a win; 0 before the first game. */
  readonly share: number;
  readonly difference: number;
  /** Games in a row with the last result: `W3`, `L1`, `T2`; empty before the first game. */
  readonly streak: string;
  /** The games against teams of the same division. */
  readonly inDivision: Tally;
}

export interface Standing extends Row {
  /** In its division, 1 = best. */
  readonly rank: number;
  /** Among all teams, 1 = best. */
  readonly leagueRank: number;
  /** In its conference, 1 = best; absent where there are none. */
  readonly conferenceRank?: number;
  /** The tie-break that put this team behind the one above it; absent where the first comparison did. */
  readonly by?: TieBreak;
}

/** Input of a comparison; `among` are the rows that are still tied. */
export interface Comparison {
  readonly among: readonly Row[];
  /** Every team's games, in the order of play. */
  readonly games: ReadonlyMap<string, readonly TeamGame[]>;
  /** Conference of each team that has one. */
  readonly conferenceOf: ReadonlyMap<string, string>;
  readonly points: PointsRule;
  /** Team ids, first drawn first. */
  readonly lots: readonly string[];
}

/** A comparison: higher is better. Rows still tied go to the next one, compared among themselves. */
export interface TieBreak {
  readonly id: string;
  readonly words: string;
  value(row: Row, comparison: Comparison): number;
}

const worthOf = ({ wins, ties, losses }: Tally, { win, tie, loss }: PointsRule): number =>
  wins * win + ties * tie + losses * loss;
/** Share of wins; a half for no games, so that a loss is worse than none. */
const fairShare = (tally: Tally): number => (playedOf(tally) === 0 ? 1 / 2 : shareOf(tally));

/** The games of a row against the rows that it is level with. */
function direct({ team }: Row, { among, games }: Comparison): Tally {
  const own = games.get(team) ?? [];
  return tallyOf(own.filter(({ rival }) => among.some((row) => row.team === rival)));
}

/** The games of a row inside its conference; none where there are no conferences. */
function insideConference({ team, conference }: Row, { games, conferenceOf }: Comparison): Tally {
  const own = conference === undefined ? [] : (games.get(team) ?? []);
  return tallyOf(own.filter(({ rival }) => conferenceOf.get(rival) === conference));
}

/** Comparisons to build a table's list from. */
export const BREAKS = {
  points: { words: "points", value: (row) => row.points },
  record: { words: "record", value: fairShare },
  divisionRecord: { words: "division record", value: ({ inDivision }) => fairShare(inDivision) },
  conferenceRecord: { words: "conference record", value: (row, all) => fairShare(insideConference(row, all)) },
  headToHead: { words: "head-to-head", value: (row, all) => worthOf(direct(row, all), all.points) },
  headToHeadRecord: { words: "head-to-head", value: (row, all) => fairShare(direct(row, all)) },
  headToHeadDifference: {
    words: "head-to-head difference",
    value(row, all) {
      const { pointsFor, pointsAgainst } = direct(row, all);
      return pointsFor - pointsAgainst;
    },
  },
  difference: { words: "difference", value: (row) => row.difference },
  scored: { words: "points scored", value: (row) => row.pointsFor },
  lot: { words: "lot", value: (row, { lots }) => -lots.indexOf(row.team) },
} satisfies Record<string, Omit<TieBreak, "id">>;

/** A list of comparisons by their names. */
export const breaksOf = (...ids: readonly (keyof typeof BREAKS)[]): TieBreak[] =>
  ids.map((id) => ({ id, ...BREAKS[id] }));

/** How a table is ordered; the first comparison is what it counts, the others break ties. */
export interface TableRules {
  /** Default 2-1-0. */
  readonly points?: PointsRule;
  readonly breaks: readonly TieBreak[];
  /** Between teams of several divisions; default the same. */
  readonly across?: readonly TieBreak[];
  /** Divisions are one above the other: in the league no team is above one of a higher division. */
  readonly tiered?: boolean;
}

interface Ranked {
  readonly row: Row;
  readonly by?: TieBreak;
}

/** Best first. Each comparison splits the teams that the ones before it left level. */
function rank(rows: readonly Row[], breaks: readonly TieBreak[], context: Omit<Comparison, "among">): Ranked[] {
  const [first, ...later] = breaks;
  if (rows.length < 2 || !first) return rows.map((row) => ({ row }));
  const groups = new Map<number, Row[]>();
  const comparison = { ...context, among: rows };
  for (const row of rows) {
    const value = first.value(row, comparison);
    const level = groups.get(value);
    if (level) level.push(row);
    else groups.set(value, [row]);
  }
  return [...groups.keys()]
    .sort((a, b) => b - a)
    .flatMap((value, i) => {
      const inside = rank(groups.get(value)!, later, context);
      const [head, ...rest] = inside;
      return i === 0 ? inside : [{ row: head.row, by: first }, ...rest];
    });
}

/** The row of one team, without its rank. */
export const rowOf = (entrant: Entrant, results: readonly Result[], points = USUAL_POINTS): Row =>
  rowFrom(entrant, gamesOf(results, entrant.team), points);

/** @param rivals teams of its division; default everyone */
function rowFrom(
  { team, division, conference }: Entrant,
  games: readonly TeamGame[],
  points: PointsRule,
  rivals?: ReadonlySet<string>,
): Row {
  const letters = games.map(letterOf);
  const last = letters.at(-1);
  const run = letters.length - 1 - letters.findLastIndex((letter) => letter !== last);
  const tally = tallyOf(games);
  return {
    team,
    division,
    ...(conference !== undefined && { conference }),
    ...tally,
    played: games.length,
    points: worthOf(tally, points),
    share: shareOf(tally),
    difference: tally.pointsFor - tally.pointsAgainst,
    streak: last === undefined ? "" : `${last}${run}`,
    inDivision: rivals ? tallyOf(games.filter(({ rival }) => rivals.has(rival))) : tally,
  };
}

/**
 * The table: every team's row, division by division, best first. The league ranks by picking the best of the divisions' leaders
 * again and again, so that no one is above a team that is ahead in its own division.
 * @param results in the order of play. @param lots team ids, first drawn first
 */
export function standingsOf(
  entrants: readonly Entrant[],
  results: readonly Result[],
  { points = USUAL_POINTS, breaks, across = breaks, tiered = false }: TableRules,
  lots: readonly string[],
): Standing[] {
  const games = gamesByTeam(results);
  const conferenceOf = new Map(
    entrants.flatMap(({ team, conference }) => (conference === undefined ? [] : [[team, conference] as const])),
  );
  const context = { games, conferenceOf, points, lots };
  const leave = (ranked: readonly Ranked[]) =>
    // The first comparison is the table itself and breaks no tie.
    ranked.map(({ row, by }) => ({ row, ...(by && by !== breaks[0] && { by }) }));
  const divisions = [...new Set(entrants.map(({ division }) => division))].map((name) => {
    const own = entrants.filter(({ division }) => division === name);
    const rivals = new Set(own.map(({ team }) => team));
    return leave(
      rank(
        own.map((entrant) => rowFrom(entrant, games.get(entrant.team) ?? [], points, rivals)),
        breaks,
        context,
      ),
    );
  });
  /** Ranks of all teams of some divisions. */
  const ranksOf = (some: typeof divisions): Map<string, number> => {
    const ranks = new Map<string, number>();
    const queues = some.map((division) => division.map(({ row }) => row));
    while (queues.some((queue) => queue.length > 0)) {
      const heads = queues.flatMap((queue) => queue.slice(0, 1));
      const leaders = tiered ? heads.slice(0, 1) : heads;
      const best = rank(leaders, across, context)[0].row;
      ranks.set(best.team, ranks.size + 1);
      queues.find((queue) => queue[0] === best)!.shift();
    }
    return ranks;
  };
  const leagueRank = ranksOf(divisions);
  const conferences = new Set(conferenceOf.values());
  const conferenceRank = new Map(
    [...conferences].flatMap((name) => [...ranksOf(divisions.filter(([{ row }]) => row.conference === name))]),
  );
  return divisions.flatMap((division) =>
    division.map(({ row, by }, i) => ({
      ...row,
      rank: i + 1,
      leagueRank: leagueRank.get(row.team)!,
      ...(conferenceRank.has(row.team) && { conferenceRank: conferenceRank.get(row.team)! }),
      ...(by && { by }),
    })),
  );
}
