/** Exact play values (sections 9.4, 9.5, 9.7), and the engine's dice against them. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import {
  atLeast,
  FOOT_RACE_STEP,
  withRace,
  yardOdds,
} from "../../../src/systems/pen-and-paper/coaches/values/yard-odds.js";
import { playOdds } from "./play-odds.js";
import { advance, playbookOf, type SpecialId } from "../../../src/systems/pen-and-paper/engine/index.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { meanYards, summarizePlay } from "./coaches-odds-summary.js";
import { COLUMNS, TABLE } from "./coaches-odds-table.js";
import { gameOf, modifiers, position, snap } from "./engine-scripted.js";

const book = playbookOf(STANDARD_RULES);
const average = modifiers(3);

describe("yard dice (9.4)", () => {
  it.each([
    [1, 4.2, 8.333, 1.852, 0.386, 0.077, 0.064, 0.013],
    [2, 8.4, 30.556, 9.954, 3.009, 0.849, 0.643, 0.227],
    [3, 12.6, 66.435, 30.324, 11.42, 3.892, 3.108, 1.245],
    [4, 16.8, 90.586, 57.587, 28.725, 12.166, 10.102, 4.611],
    [5, 21.0, 98.38, 81.756, 52.084, 27.271, 23.53, 12.422],
    [6, 25.2, 99.82, 94.584, 74.438, 47.763, 42.786, 25.986],
  ])("%id6!: mean %f", (count, mean, ...chances) => {
    const odds = yardOdds(count, true);
    expect(meanYards(odds)).toBeCloseTo(mean, 9);
    expect([10, 15, 20, 25, 26, 30].map((y) => Number((100 * atLeast(odds, y)).toFixed(3)))).toEqual(chances);
  });

  it("without explosions 6d6 reach 25 in 20.585%", () => {
    expect(100 * atLeast(yardOdds(6, false), 25)).toBeCloseTo(20.585, 3);
    expect(atLeast(yardOdds(4, false), 25)).toBe(0);
  });

  it("a foot race is won 7/12 of the time per step (9.5)", () => {
    expect(FOOT_RACE_STEP).toBe(7 / 12);
    const sure = new Float64Array(131);
    sure[25] = 1;
    const raced = withRace(sure, 0, 25, 10, false);
    expect([25, 35, 45].map((y) => raced[y])).toEqual(
      [5 / 12, (7 / 12) * (5 / 12), (7 / 12) ** 2 * (5 / 12)].map((p) => expect.closeTo(p, 12)),
    );
    expect(raced.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    const once = withRace(sure, 0, 25, 10, true);
    expect([once[25], once[35]]).toEqual([expect.closeTo(5 / 12, 12), expect.closeTo(7 / 12, 12)]);
  });
});

describe("every call against every defense (9.7)", () => {
  it.each(Object.keys(TABLE))("%s", (call) => {
    const found = COLUMNS.map(([against, special]) => {
      const { success, mean, turnover } = summarizePlay(
        STANDARD_RULES,
        book.pairing(call, against, special),
        average,
        average,
      );
      return [Math.round(100 * success), mean, 100 * turnover];
    });
    expect(found).toEqual(TABLE[call].map(([s, m, t]) => [s, expect.closeTo(m, 1), expect.closeTo(t, 1)]));
    found.forEach(([, mean, turnover], i) => {
      expect(Math.abs(mean - TABLE[call][i][1])).toBeLessThan(0.0501);
      expect(Math.abs(turnover - TABLE[call][i][2])).toBeLessThan(0.0501);
    });
  });

  it("five kinds of result add up to one", () => {
    for (const play of book.plays) {
      const o = playOdds(STANDARD_RULES, book.pairing(play.id, "pass", "blitz"), average, average, {
        offenseDice: 1,
        defenseDice: 1,
      });
      expect(o.success + o.natural20 + o.failure + o.turnover + o.loss).toBeCloseTo(1, 12);
    }
  });

  it("an action die raises a 65% pass by the average of its faces", () => {
    const o = playOdds(STANDARD_RULES, book.pairing("pass", "pass", "none"), average, average, { offenseDice: 1 });
    // Needed 8: with 1 to 6 on the die 7 to 2, of which 2-19 count and 20 always.
    expect(o.success + o.natural20).toBeCloseTo((0.7 + 0.75 + 0.8 + 0.85 + 0.9 + 0.95) / 6, 12);
  });
});

describe("the engine's dice against the exact values", () => {
  const game = gameOf();
  // At the own 1 no gain is cut; losses are, so the own 50 is used where a call can lose.
  const start = position(game, { spot: 50 });
  it.each([
    ["pass", "pass", "blitz"],
    ["draw", "pass", "blitz"],
    ["playAction", "rush", "none"],
    ["sweep", "rush", "goalLineStand"],
    ["hook", "pass", "prevent"],
  ] as const)("%s against %s, %s: within three standard errors", (call, against, special: SpecialId) => {
    const roller = seededRoller(97);
    const n = 20_000;
    let [wins, sum, squares] = [0, 0, 0];
    const choice = snap(call, against, { special });
    for (let i = 0; i < n; i++) {
      advance(game, start, choice, roller, (event) => {
        if (event.type !== "play") return;
        const { attack, result, yards } = event;
        if (attack!.success) wins++;
        // Section 9.7 leaves foot races out: count the dice themselves.
        const dice = attack!.yardDice.reduce((a, b) => a + b, 0);
        const gain = attack!.success ? dice + (attack!.d20 === 20 ? (attack!.kind === "pass" ? 10 : 5) : 0) : -dice;
        if (result === "incomplete") expect(yards).toBe(0);
        sum += gain;
        squares += gain * gain;
      });
    }
    const exact = summarizePlay(STANDARD_RULES, book.pairing(call, against, special), average, average);
    const error = Math.sqrt((squares / n - (sum / n) ** 2) / n);
    expect(Math.abs(sum / n - exact.mean)).toBeLessThan(3 * error);
    expect(Math.abs(wins / n - exact.success)).toBeLessThan(3 * Math.sqrt((exact.success * (1 - exact.success)) / n));
  });
});
