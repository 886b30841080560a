/** Standings as a fold over results, with tie-breaks as a list. */
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

/** Points in the table for each kind of result. */
export interface PointsRule {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}
export const USUAL_POINTS: PointsRule = { win: 2, tie: 1, loss: 0 };

/** A team, with what standings need to know about it. */
export interface Entrant {
  readonly team: string;
  /** "" if there is only one table. */
  readonly division: string;
  /** Conference of its division; absent if there are none. */
  readonly conference?: string;
}

export interface Row extends Entrant, Tally {
  readonly played: number;
  /** Points in the table: usually 2 for a win, 1 for a tie, 0 for a loss. */
  readonly points: number;
  /** Win percentage, a tie as half a win; 0 before the first game. */
  readonly share: number;
  readonly difference: number;
  /** Current streak: `W3`, `L1`, `T2`; empty before the first game. */
  readonly streak: string;
  /** Record against teams of the same division. */
  readonly inDivision: Tally;
}

export interface Standing extends Row {
  /** Rank in its division, 1 = best. */
  readonly rank: number;
  /** Rank in the league, 1 = best. */
  readonly leagueRank: number;
  /** Rank in its conference, 1 = best; absent if there are none. */
  readonly conferenceRank?: number;
  /** The tie-break that put this team below the one above; absent if the first comparison did. */
  readonly by?: TieBreak;
}

/** Input of a comparison; `among` are the rows that are still tied. */
export interface Comparison {
  readonly among: readonly Row[];
  /** Every team's games, in order of play. */
  readonly games: ReadonlyMap<string, readonly TeamGame[]>;
  /** Conference of each team, if it has one. */
  readonly conferenceOf: ReadonlyMap<string, string>;
  readonly points: PointsRule;
  /** Team ids, in the order drawn. */
  readonly lots: readonly string[];
}

/** A comparison: higher is better. Teams still tied go on to the next one, compared among themselves. */
export interface TieBreak {
  readonly id: string;
  readonly words: string;
  value(row: Row, comparison: Comparison): number;
}

const worthOf = ({ wins, ties, losses }: Tally, { win, tie, loss }: PointsRule): number =>
  wins * win + ties * tie + losses * loss;
/** Win percentage; one half if no games were played, so that a loss is worse than no game. */
const fairShare = (tally: Tally): number => (playedOf(tally) === 0 ? 1 / 2 : shareOf(tally));

/** A team's record against the teams it is tied with. */
function direct({ team }: Row, { among, games }: Comparison): Tally {
  const own = games.get(team) ?? [];
  return tallyOf(own.filter(({ rival }) => among.some((row) => row.team === rival)));
}

/** A team's record in its conference; empty if there are no conferences. */
function insideConference({ team, conference }: Row, { games, conferenceOf }: Comparison): Tally {
  const own = conference === undefined ? [] : (games.get(team) ?? []);
  return tallyOf(own.filter(({ rival }) => conferenceOf.get(rival) === conference));
}

/** Comparisons to build a table's tie-breaks from. */
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

/** How a table is ordered: the first comparison is what it counts, the others break ties. */
export interface TableRules {
  /** Default 2-1-0. */
  readonly points?: PointsRule;
  readonly breaks: readonly TieBreak[];
  /** Tie-breaks between teams of different divisions; default: the same. */
  readonly across?: readonly TieBreak[];
  /** True if divisions are tiers: no team ranks above one of a higher tier. */
  readonly tiered?: boolean;
}

interface Ranked {
  readonly row: Row;
  readonly by?: TieBreak;
}

/** Best first. Each comparison splits the teams that earlier ones left tied. */
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

/** A team's row, without its ranks. */
export const rowOf = (entrant: Entrant, results: readonly Result[], points = USUAL_POINTS): Row =>
  rowFrom(entrant, gamesOf(results, entrant.team), points);

/** @param rivals teams of its division; default: all teams */
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
 * The table: every team's row, division by division, best first. League ranks come from repeatedly picking the best of the division
 * leaders, so that no team ranks above one that is ahead of it in its own division.
 * @param results in order of play. @param lots team ids, in the order drawn
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
    // The first comparison is the table itself, not a tie-break.
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
  /** Ranks of all teams in the given divisions. */
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
