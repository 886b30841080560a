/** Games by the hundred: what holds in all of them, by coaches and by chance, under standard and every other ruling; thousands in the long suite. */
import { describe, expect, it } from "vitest";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { LEAGUE_AVERAGE, SWITCHES } from "../../../src/systems/5d20/rules/index.js";
import { chaos, checkedGame } from "./engine-invariants.js";
import { gameOf, type Sides } from "./scripted.js";
import { BEARS, DOLPHINS } from "./fragments.js";

const sweep = (sides: Sides, count: number, answer: typeof chaos, from = 0): void => {
  const game = gameOf(sides);
  for (let seed = from; seed < from + count; seed++) checkedGame(game, seed, answer);
};

describe("a game", () => {
  it("is valid with good coaches", () => sweep({ switches: { homeField: "full" } }, 250, strong.choose));
  it("is valid with any answers", () => sweep({}, 200, chaos));
  it("is valid with charts of 1985", () => sweep({ away: BEARS, home: DOLPHINS }, 100, strong.choose));
  it("is valid in playoffs, and has a winner", () => {
    const game = gameOf({ playoff: true });
    for (let seed = 0; seed < 100; seed++) {
      const end = checkedGame(game, seed, chaos).at(-1) as { away: number; home: number };
      expect(end.away).not.toBe(end.home);
    }
  });
  for (const season of [1950, 1965, 1980, 2000, 2014, 2020, 2025]) {
    it(`is valid by the rules of ${season}`, () => {
      const home = { ...LEAGUE_AVERAGE, season };
      sweep({ home }, 30, strong.choose);
      sweep({ home, playoff: true }, 15, chaos);
    });
  }
});

describe("every other ruling", () => {
  it("lossOfDown: gain, a play beyond the line to gain with yards and the down lost is a first down", () => {
    // Second and five, a pass for 18 yards, an illegal one forward: 5 yards back from its end. The snap after it had -8 yards to go.
    const events = checkedGame(gameOf({ switches: { lossOfDown: "gain" } }), 500_128, chaos);
    const at = events.findIndex((event) => event.type === "penalty" && event.foul === "Illegal forward pass");
    expect(events.slice(at, at + 3)).toMatchObject([
      { accepted: true, yards: 5 },
      { type: "firstDown", team: "away", by: "pass" },
      { type: "play", down: 1, toGo: 10, spot: 89 },
    ]);
  });
  for (const { id, values } of SWITCHES) {
    for (const { value } of values.slice(1)) {
      it(`${id}: ${String(value)}`, () => sweep({ switches: { [id]: value } }, 12, chaos, 7000));
    }
  }
});
