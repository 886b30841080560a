/** The source's statements about results, stated a second time as simple rules, to reveal typos in the card. */
import type { ChartName } from "../../rules/index.js";

interface Printed {
  readonly words: string;
  readonly source: string;
}

/** Results printed on the card; anything beyond reads the end cells. */
export const PRINTED_SPANS: Readonly<Record<ChartName, readonly [number, number]>> = {
  rush: [-9, 9],
  pass: [-6, 13],
  run: [-9, 9],
};

/** Penalties of 8 and 9 either way (L322, L323). */
const penalty = (result: number): Printed => ({
  words: `${Math.abs(result) >= 9 ? 15 : 10} yards against the ${result > 0 ? "offense" : "defense"}`,
  source: "L322",
});

export const PRINTED_RESULTS: Readonly<Record<ChartName, (result: number) => Printed>> = {
  rush(result) {
    if (Math.abs(result) >= 8) return penalty(result);
    if (result <= -6) return { words: "fumble -5", source: "L122" };
    if (result === -5) return { words: "gain -5", source: "L121" };
    const yards = result <= 0 ? 0 : Math.min(15, 5 * result);
    return { words: `gain ${yards}${result >= 4 ? " with breakaway" : ""}`, source: result >= 4 ? "L279" : "L109" };
  },
  pass(result) {
    if (result <= -4) return { words: `sack ${5 * (result + 3)}`, source: "L343" };
    if (result <= -2) return { words: "contested", source: "L202" };
    if (result <= 0) return { words: "loose", source: "L196" };
    return { words: `throw ${5 * result}`, source: "L168" };
  },
  run(result) {
    if (Math.abs(result) >= 8) return penalty(result);
    if (result <= -5) return { words: "fumble", source: "L297" };
    return result <= 0 ? { words: "tackled", source: "L257" } : { words: `move ${5 * result}`, source: "L257" };
  },
};
