/** A season as tables of a league read it; what a game adds to them. */
import type { BoxScore, LineScore, Side } from "../../kernel/football/index.js";
import type { TableColumn } from "../../contract/league-tables.js";
import type { Season } from "../book/season.js";
import type { TableLine } from "../plain/sheets/season.js";
import type { GameResult, SeasonView } from "../season.js";

/** What a player did in a game: his name, and whole numbers under the keys of the game's player columns. */
export interface PlayerCells {
  readonly name: string;
}

/** A game that is known play by play. */
export interface GameCells {
  readonly boxes: BoxScore;
  readonly line: LineScore;
  readonly players?: Readonly<Record<Side, readonly PlayerCells[]>>;
  /** By the keys of the game's own columns. */
  readonly own?: Readonly<Record<Side, Readonly<Record<string, number>>>>;
}

/** Columns that a game has besides those of every box score. */
export interface OwnColumns {
  readonly own?: readonly TableColumn[];
  /** Figures of its players; absent in games without players. */
  readonly players?: readonly TableColumn[];
}

/** What a game that has its own book adds to the tables of its leagues. */
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
  /** Replays, lots: what explains a result. */
  notes(result: R): readonly string[];
  /** Undefined for a game known by its points only. */
  cells(result: R): GameCells | undefined;
  /** Points by period of games without plays, where they are known. */
  quarters?(result: R): LineScore | undefined;
}
