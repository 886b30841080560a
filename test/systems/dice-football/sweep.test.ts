/**
 * Games by the hundred: what holds in all of them, by the coach and by chance, under standard and every other ruling. The
 * long suite plays 24,000 of the same, and 600 under each ruling.
 */
import { describe, expect, it } from "vitest";
import { SWITCHES, type Switches } from "../../../src/systems/dice-football/rules/index.js";
import { byTheBook, chaos, checkedGame } from "./invariants.js";
import { gameOf, HOUSTON, PITTSBURGH, type Sides } from "./scripted.js";

const sweep = (sides: Sides, count: number, answer: typeof chaos, from = 0): void => {
  const game = gameOf(sides);
  for (let seed = from; seed < from + count; seed++) checkedGame(game, seed, answer);
};

/** People call both sides: every decision there is. */
const PEOPLE: Partial<Switches> = { offenseCaller: "human", defenseCaller: "human" };

describe("a game", () => {
  it("is valid with the coach", () => sweep({}, 200, byTheBook));
  it("is valid with any answers", () => sweep({}, 120, chaos));
  it("is valid with people who call anything", () => sweep({ switches: PEOPLE }, 120, chaos));
  it("is valid in the basic game", () => sweep({ switches: { mode: "basic" } }, 75, chaos));
  it("is valid in playoffs, and has a winner", () => sweep({ playoff: true }, 75, byTheBook));
  for (const season of [1960, 1975, 1990, 2000, 2014, 2020]) {
    it(`is valid by the rules of ${season}`, () => {
      const home = { ...PITTSBURGH, season };
      sweep({ home }, 20, byTheBook);
      sweep({ home, switches: PEOPLE }, 12, chaos);
    });
  }
  it("is valid with a team against itself", () =>
    sweep({ away: HOUSTON, home: { ...HOUSTON, id: "x" } }, 40, byTheBook));
  it("never has a back run beyond his touches while another is fresh", () => {
    const game = gameOf();
    for (let seed = 0; seed < 60; seed++) {
      const carried = new Map<string, number>();
      let wiped: string | undefined;
      for (const event of checkedGame(game, seed, byTheBook)) {
        if (event.type === "play" && event.team === "away" && event.came === "run") {
          wiped = event.player!;
          carried.set(wiped, (carried.get(wiped) ?? 0) + 1);
        }
        if (event.type === "penalty" && event.accepted && wiped) carried.set(wiped, carried.get(wiped)! - 1);
        if (event.type !== "penalty" && event.type !== "flag") wiped = event.type === "play" ? wiped : undefined;
      }
      const limits = HOUSTON.roster.carriers.filter(({ position }) => position === "RB");
      const spent = limits.filter(({ name, stamina }) => (carried.get(name) ?? 0) >= stamina);
      for (const { name, stamina } of limits) {
        if ((carried.get(name) ?? 0) > stamina) expect(spent.length).toBeGreaterThan(1);
      }
    }
  });
});

describe("every other ruling", () => {
  for (const { id, values } of SWITCHES) {
    for (const { value } of values.slice(1)) {
      it(`${id}: ${String(value)}`, () => {
        sweep({ switches: { [id]: value } }, 8, chaos, 7000);
        sweep({ switches: { ...PEOPLE, [id]: value } }, 6, chaos, 7100);
      });
    }
  }
});
