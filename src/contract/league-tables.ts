/** A league as exported tables: one list of tables for every game and every format. Types only. */

export interface TableColumn {
  /** Column key in files: `rushYards`. */
  readonly key: string;
  /** Printed heading: `Rushing yards`. */
  readonly title: string;
  /** Unit of its numbers: `yards`; absent for counts and words. */
  readonly unit?: string;
}

/** By column key; a missing cell is unknown or does not apply. */
export type TableRow = Readonly<Record<string, string | number>>;

export const LEAGUE_TABLES = [
  "teams",
  "standings",
  "schedule",
  "results",
  "champions",
  "chances",
  "power-ratings",
  "head-to-head",
  "awards",
  "records",
  "leaders",
  "team-statistics",
  "league-statistics",
  "player-statistics",
  "box-scores",
  "player-games",
  "player-moves",
] as const;
export type LeagueTableId = (typeof LEAGUE_TABLES)[number];

export interface LeagueTable {
  readonly id: LeagueTableId;
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface LeagueTables {
  /** Id of the game system: `5d20`. */
  readonly game: string;
  /** Name of the league. */
  readonly league: string;
  readonly seed: number;
  readonly revision: number;
  /** Current point in the league: `season 2, week 5`. */
  readonly when: string;
  /** Games played. */
  readonly games: number;
  /** Games known only by score or by points per quarter: they have no statistics. */
  readonly scoresOnly: number;
  /** In the order of `LEAGUE_TABLES`; games without named players have no player tables. */
  readonly tables: readonly LeagueTable[];
}
