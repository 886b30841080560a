/** What draws one half of the board. */
import type { Side } from "../../../kernel/football/index.js";
import type { Brush } from "../../../sheet/drawing/brush.js";
import { type BoardData } from "./board-data.js";
import { type BoardPlaces } from "./board-places.js";
import { type CardInks } from "./inks.js";

/** A half of the board, as its player reads it. */
export interface HalfPen {
  readonly brush: Brush;
  readonly data: BoardData;
  readonly places: BoardPlaces;
  readonly inks: CardInks;
  readonly side: Side;
}
