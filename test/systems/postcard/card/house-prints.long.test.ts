/** Every number of the card over all values that the checks let pass, on every sheet that prints the card's numbers unsolved (R7). */
import { describe, expect, it } from "vitest";
import { acceptedNumbers, FORMATS, metWords, toldBy, withNumbers } from "./house-variants.js";

const SHEETS = [...FORMATS, "field-a3", "quick-reference"];
const fives = Array.from({ length: 9 }, (_, i) => 5 + 5 * i);

describe.each(acceptedNumbers())("$path", ({ path, values }) => {
  it.each(SHEETS)("is printed on %s", async (id) => {
    const told: string[] = [];
    for (const value of values) told.push(...(await toldBy(id, withNumbers({ [path]: value }), `${path} ${value}`)));
    expect(told).toEqual([]);
  });
});

/** The board as it is, and the one whose yards are narrowest. */
describe.each(["card", "card-laminate"])("%s", (id) => {
  it("has room for the four spots wherever they are", async () => {
    const told: string[] = [];
    for (const kickoffFrom of fives)
      for (const safetyKickFrom of fives)
        for (const kickoffTouchback of fives)
          for (const puntTouchback of fives) {
            const numbers = { kickoffFrom, safetyKickFrom, kickoffTouchback, puntTouchback };
            const rules = withNumbers(
              Object.fromEntries(Object.entries(numbers).map(([key, value]) => [`kicking.${key}`, value])),
            );
            told.push(...(await toldBy(id, rules, JSON.stringify(numbers))));
          }
    expect(told).toEqual([]);
  });

  it("has room for both tags wherever tries start", async () => {
    const told: string[] = [];
    for (let kick = 10; kick <= 50; kick += 5)
      for (let two = 5; two <= 40; two += 5)
        told.push(...(await metWords(id, withNumbers({ "kicking.tryMarker": kick, "kicking.twoPointFrom": two }))));
    expect(told).toEqual([]);
  });
});
