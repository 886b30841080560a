/** 5D-13, the field board: the field, tracks for score, down and clock, and their markers. */
import { boardFacts } from "../../../gamekit/field-board.js";
import { countFrom } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { TIMEOUTS } from "../engine/index.js";
import type { FiveD20Rules } from "../rules/index.js";
import { timeFacts } from "./game-charts.js";
import { QUARTERS } from "./game-log.js";

const TEN = 10;
const MINUTE = 60;

export const fieldBoard: SheetContent<object, FiveD20Rules> = {
  form: ({ rules }) => {
    const time = timeFacts(rules);
    return {
      ...boardFacts({ quarters: QUARTERS, timeouts: TIMEOUTS, clock: ["clock", "clock", "clock"] }),
      // The clock runs down: minutes left, then seconds.
      minutes: countFrom(0, time.minutes).reverse(),
      secondTens: countFrom(0, MINUTE / TEN - 1)
        .map((tens) => tens * TEN)
        .reverse(),
      secondOnes: countFrom(0, TEN - 1).reverse(),
      time,
    };
  },
};
