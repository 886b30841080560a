/** Whole games by seed: 160 here, 20,000 in the long suite; a failure names its seed. */
import { describe, expect, it } from "vitest";
import { simple, solo, strong } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { isFinished } from "../../../src/kernel/machine/index.js";
import { playGame, replay } from "../../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { checkGame, randomGame, randomSwitches } from "./engine-invariants.js";
import { houseRules } from "./engine-scripted.js";
import { chaos } from "./engine-chaos.js";

describe("games by seed", () => {
  it("keeps every invariant in 100 games of the coaches", () => {
    for (let seed = 0; seed < 100; seed++) {
      checkGame(randomGame(STANDARD_RULES, seed), seed, { home: simple, away: seed % 2 ? solo : simple });
    }
  });

  it("keeps them in 60 games of a coach who answers anything legal, under random house rules", () => {
    for (let seed = 0; seed < 60; seed++) {
      checkGame(randomGame(houseRules(randomSwitches(seed)), seed), seed, { home: chaos, away: chaos });
    }
  });

  it("keeps them in games of the strong coach, house rules included", () => {
    for (let seed = 0; seed < 5; seed++) {
      const rules = seed < 2 ? STANDARD_RULES : houseRules(randomSwitches(seed));
      checkGame(randomGame(rules, seed), seed, { home: strong, away: seed % 2 ? chaos : strong });
    }
  });

  it("replays records byte for byte", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { home, away, playoff, rules } = randomGame(STANDARD_RULES, seed);
      const record = playGame({ rules, home, away, playoff, seed, coaches: seed % 3 ? simple : chaos });
      expect(isFinished(record)).toBe(true);
      const read = JSON.parse(JSON.stringify(record)) as typeof record;
      expect(replay(read).issues, `seed ${seed}`).toEqual([]);
      expect(JSON.stringify(playGame({ rules, home, away, playoff, seed, coaches: seed % 3 ? simple : chaos }))).toBe(
        JSON.stringify(record),
      );
    }
  });

  it("names the first difference, leftovers and unrelated files", () => {
    const { home, away } = randomGame(STANDARD_RULES, 3);
    const record = playGame({ home, away, seed: "rose bowl", coaches: { home: simple, away: solo } });
    expect(record.coaches).toEqual({ home: "simple", away: "solo" });
    const at = record.events.findIndex((e) => e.type === "points");
    const forged = { ...record, events: record.events.map((e, i) => (i === at ? { ...e, points: 9 } : e)) };
    expect(replay(forged as typeof record).issues[0]).toMatchObject({
      code: "replay-differs",
      path: `events[${at}]`,
    });
    expect(replay({ ...record, dice: [...record.dice, 3] }).issues[0].code).toBe("replay-dice");
    expect(replay({ ...record, choices: [...record.choices, record.choices[0]] }).issues[0].code).toBe(
      "replay-choices",
    );
    expect(replay({ ...record, choices: record.choices.slice(1) }).issues[0].code).toBe("choice-misplaced");
    expect(replay({ ...record, version: 2 } as never).issues[0].code).toBe("record-format");
  });
});
