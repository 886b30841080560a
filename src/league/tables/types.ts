/** A season as the tables of a league read it, and what a game adds to them. */
import type { BoxScore, LineScore, Side } from "../../kernel/football/index.js";
import type { TableColumn } from "../../contract/league-tables.js";
import type { Season } from "../book/season.js";
import type { TableLine } from "../plain/sheets/season.js";
import type { GameResult, SeasonView } from "../season.js";

/** A player's line in a game: his name, and whole numbers under the keys of the game's player columns. */
export interface PlayerCells {
  readonly name: string;
}

/** A game known play by play. */
export interface GameCells {
  readonly boxes: BoxScore;
  readonly line: LineScore;
  readonly players?: Readonly<Record<Side, readonly PlayerCells[]>>;
  /** Under the keys of the game's own columns. */
  readonly own?: Readonly<Record<Side, Readonly<Record<string, number>>>>;
}

/** Columns that a game has in addition to those of every box score. */
export interface OwnColumns {
  readonly own?: readonly TableColumn[];
  /** Player statistics; absent in games without players. */
  readonly players?: readonly TableColumn[];
}

/** What a game adds to the tables of its leagues. */
export interface GameTables<G, F> extends OwnColumns {
  of(game: { readonly record: G; readonly figures: F }): GameCells;
}

export interface TableYear<R extends GameResult = GameResult> extends Season<R> {
  readonly view: SeasonView<R>;
  /** Best first, division by division; empty in a knockout. */
  readonly table: readonly TableLine[];
  /** `Week 3`, `Semifinals`. */
  title(week: number): string;
  /** How a game was played: `by hand`. */
  how(result: R): string;
  /** Notes that explain a result: replays, lots drawn. */
  notes(result: R): readonly string[];
  /** Undefined if only the points are known. */
  cells(result: R): GameCells | undefined;
  /** Points by period of games without plays, if known. */
  quarters?(result: R): LineScore | undefined;
}
