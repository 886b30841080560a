/** Games by the thousand: what holds in all of them. 24,000 and some 6,000 under other rulings. */
import { describe, it } from "vitest";
import { SWITCHES, type Switches } from "../../../src/systems/dice-football/rules/index.js";
import { byTheBook, chaos, checkedGame } from "./invariants.js";
import { gameOf, type Sides } from "./scripted.js";

const sweep = (sides: Sides, count: number, answer: typeof chaos): void => {
  const game = gameOf(sides);
  for (let seed = 100_000; seed < 100_000 + count; seed++) checkedGame(game, seed, answer);
};
const PEOPLE: Partial<Switches> = { offenseCaller: "human", defenseCaller: "human" };

describe("thousands of games", () => {
  it("are sound with the coach", () => sweep({}, 11_000, byTheBook), 600_000);
  it("are sound with any answers", () => sweep({}, 5000, chaos), 600_000);
  it("are sound with people who call anything", () => sweep({ switches: PEOPLE }, 5000, chaos), 600_000);
  it("are sound in playoffs", () => sweep({ playoff: true }, 3000, byTheBook), 600_000);
});

describe("every other ruling", () => {
  for (const { id, values } of SWITCHES) {
    for (const { value } of values.slice(1)) {
      it(`${id}: ${String(value)}`, () => sweep({ switches: { ...PEOPLE, [id]: value } }, 150, chaos), 600_000);
    }
  }
});
