/**
 * What was recorded of a team's real season: charts are made from it, and leagues are set next to it. Tables of numbers; null is
 * unknown.
 */

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

/** Named as in the figures of a game's players; those that no game knows are of kickers. */
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

/** One row per player: his name, then his figures. */
export interface RealTable {
  readonly figures: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: Known[]])[];
}

export interface RealSeason {
  readonly games: Known;
  /** What the team did, and what was done against it. */
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

/** Everyone of one table, or with the figures of all of them. */
export function realPlayers({ players }: RealSeason, ...only: readonly RealTableId[]): PlayerReal[] {
  const all = new Map<string, PlayerReal>();
  for (const [id, table] of Object.entries(players) as [RealTableId, RealTable][]) {
    if (only.length > 0 && !only.includes(id)) continue;
    for (const [name, ...values] of table.rows)
      all.set(name, { ...all.get(name), name, ...known(table.figures, values) });
  }
  return [...all.values()];
}
