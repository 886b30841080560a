/** A row to classify: its columns, its class, and its game (both rows of a game stay in one fold). */
export interface ClassifierRow {
  readonly columns: readonly number[];
  readonly real: boolean;
  readonly game: number;
}
