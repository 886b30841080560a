/** A league in tables, as it leaves Pressbox: one list of tables for every game and every format. Types only. */

export interface TableColumn {
  /** Its name in files: `rushYards`. */
  readonly key: string;
  /** As people read it: `Rushing yards`. */
  readonly title: string;
  /** Of its numbers: `yards`; absent for counts and words. */
  readonly unit?: string;
}

/** By the keys of the columns; a missing cell is not known, or does not apply. */
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
] as const;
export type LeagueTableId = (typeof LEAGUE_TABLES)[number];

export interface LeagueTable {
  readonly id: LeagueTableId;
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export interface LeagueTables {
  /** Id of the game that is played: `5d20`. */
  readonly game: string;
  /** Name of the league. */
  readonly league: string;
  readonly seed: number;
  readonly revision: number;
  /** Where it is: `season 2, week 5`. */
  readonly when: string;
  /** Games that were played. */
  readonly games: number;
  /** Those known only by their score or by points per quarter: they have no statistics. */
  readonly scoresOnly: number;
  /** In the order of `LEAGUE_TABLES`; games without players have no tables of players. */
  readonly tables: readonly LeagueTable[];
}
