/** DF-17, the field board: the field, tracks for score, down and boxes, and their markers. */
import { boardFacts } from "../../../gamekit/field-board.js";
import { countFrom } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { trackOf } from "../log/track.js";
import type { DiceRules } from "../rules/index.js";
import { QUARTERS } from "./game-of.js";

/** Timeouts per half that may hold the pawn (A3). */
const HELD = 1;

export const fieldBoard: SheetContent<object, DiceRules> = {
  form: ({ rules }) => {
    const { boxes, halves, timeouts } = rules.tables.timing;
    const [odd] = trackOf(rules);
    return {
      ...boardFacts({ quarters: QUARTERS, timeouts, held: HELD, clock: ["pawn"] }),
      boxes: countFrom(1, halves - 1),
      // A box in the last two minutes is two cells.
      late: countFrom(halves, boxes).flatMap((box) => [box, "½"]),
      halves,
      last: boxes,
      /** The first and third quarters end before the halved boxes. */
      odd: odd.boxes.filter(({ there }) => there).length,
      oddShort: odd.boxes.some(({ there }) => !there),
    };
  },
};
