/** M17, PP-17: the field to play on, with tracks for coins and markers to cut out. */
import { countFrom } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { PenPaperRecord } from "../sheet.js";

/** Number of markers for the ball, the line to gain and the start of the drive. */
const MARKERS = ["ball", "chain", "start"] as const;
const SETS = 3;

export const fieldStrip: SheetContent<PenPaperRecord, PenAndPaperRules> = {
  form: ({ rules }) => {
    const { downs, rounds, quarters } = rules.tables.game;
    return {
      downs: countFrom(1, downs),
      quarters: [...countFrom(1, quarters), "OT"],
      tens: countFrom(0, Math.floor(rounds / 10)).map((tens) => tens * 10),
      ones: countFrom(0, 9),
      markers: countFrom(1, SETS).flatMap(() => MARKERS.map((sign) => ({ sign }))),
    };
  },
};
