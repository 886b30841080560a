/** A team's actual season: the source of charts, and the comparison for leagues. Tables of numbers; null is unknown. */

export const TEAM_FIGURES = [
  "points",
  "firstDowns",
  "plays",
  "rushes",
  "rushYards",
  "attempts",
  "completions",
  "passYards",
  "interceptions",
  "sacks",
  "sackYards",
  "fumblesLost",
  "penalties",
  "penaltyYards",
  "fieldGoals",
  "fieldGoalsTried",
  "punts",
  "puntYards",
  "kickReturns",
  "kickReturnYards",
  "puntReturns",
  "puntReturnYards",
] as const;
/** Named as in box scores. */
export type TeamFigure = (typeof TEAM_FIGURES)[number];

/** Named as in the statistics of a game's players; those of kickers have no counterpart in games. */
export const REAL_TABLES = {
  passing: ["attempts", "completions", "passYards", "passTouchdowns", "interceptions", "sacked", "sackYards"],
  rushing: ["rushes", "rushYards", "rushTouchdowns", "longestRush"],
  receiving: ["targets", "receptions", "receivingYards", "receivingTouchdowns", "longestReception"],
  defense: ["tackles", "sacks", "interceptionsMade", "interceptionYards", "passesDefended", "recoveries"],
  returns: ["kickReturns", "kickReturnYards", "puntReturns", "puntReturnYards"],
  kicking: ["fieldGoals", "fieldGoalsTried", "extraPoints", "extraPointsTried"],
  punting: ["punts", "puntYards"],
} as const;
export type RealTableId = keyof typeof REAL_TABLES;
export type RealFigure = (typeof REAL_TABLES)[RealTableId][number];

type Known = number | null;

/** One row per player: his name, then his statistics. */
export interface RealTable {
  readonly figures: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: Known[]])[];
}

export interface RealSeason {
  readonly games: Known;
  /** What the team did, and what its opponents did. */
  readonly team: Readonly<Partial<Record<TeamFigure, readonly [own: Known, against: Known]>>>;
  readonly players: Readonly<Partial<Record<RealTableId, RealTable>>>;
}

export type TeamReal = Readonly<Partial<Record<TeamFigure, number>>>;
export type PlayerReal = { readonly name: string } & Readonly<Partial<Record<RealFigure, number>>>;

const known = (figures: readonly string[], values: readonly Known[]): Record<string, number> =>
  Object.fromEntries(
    figures.flatMap((figure, i) => {
      const value = values[i];
      return typeof value === "number" ? [[figure, value] as const] : [];
    }),
  );

export const realTeam = ({ team }: RealSeason, side: "own" | "against"): TeamReal =>
  known(
    Object.keys(team),
    Object.values(team).map(([own, against]) => (side === "own" ? own : against)),
  );

/** The players of one table, or of all of them merged. */
export function realPlayers({ players }: RealSeason, ...only: readonly RealTableId[]): PlayerReal[] {
  const all = new Map<string, PlayerReal>();
  for (const [id, table] of Object.entries(players) as [RealTableId, RealTable][]) {
    if (only.length > 0 && !only.includes(id)) continue;
    for (const [name, ...values] of table.rows)
      all.set(name, { ...all.get(name), name, ...known(table.figures, values) });
  }
  return [...all.values()];
}
