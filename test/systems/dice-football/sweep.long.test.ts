/** Games by the thousand: what holds in all of them. 24,000 of the standard game, thousands by other laws and under every other ruling. */
import { describe, it } from "vitest";
import { SWITCHES, type Switches } from "../../../src/systems/dice-football/rules/index.js";
import { byTheBook, chaos, checkedGame } from "./invariants.js";
import { gameOf, PITTSBURGH, type Sides } from "./scripted.js";

const sweep = (sides: Sides, count: number, answer: typeof chaos): void => {
  const game = gameOf(sides);
  for (let seed = 100_000; seed < 100_000 + count; seed++) checkedGame(game, seed, answer);
};
const PEOPLE: Partial<Switches> = { offenseCaller: "human", defenseCaller: "human" };

describe("thousands of games", () => {
  it("are valid with the coach", () => sweep({}, 11_000, byTheBook), 600_000);
  it("are valid with any answers", () => sweep({}, 5000, chaos), 600_000);
  it("are valid with people who call anything", () => sweep({ switches: PEOPLE }, 5000, chaos), 600_000);
  it("are valid in playoffs", () => sweep({ playoff: true }, 3000, byTheBook), 600_000);
  it("are valid in the basic game", () => sweep({ switches: { mode: "basic" } }, 2000, chaos), 600_000);
  for (const season of [1960, 1975, 1990, 2000, 2014, 2020]) {
    it(`are valid by the rules of ${season}`, { timeout: 600_000 }, () => {
      const home = { ...PITTSBURGH, season };
      sweep({ home }, 500, byTheBook);
      sweep({ home, switches: PEOPLE }, 500, chaos);
    });
  }
});

describe("every other ruling", () => {
  for (const { id, values } of SWITCHES) {
    for (const { value } of values.slice(1)) {
      it(`${id}: ${String(value)}`, { timeout: 600_000 }, () => {
        sweep({ switches: { ...PEOPLE, [id]: value } }, 300, chaos);
        sweep({ switches: { [id]: value } }, 300, chaos);
      });
    }
  }
});
