/** No card without errors can break the engine: every playable mutant plays games with haphazard decisions to their end. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { hasErrors } from "../../../../src/kernel/issue/index.js";
import type { Table } from "../../../../src/systems/postcard/engine/index.js";
import { validateRules } from "../../../../src/systems/postcard/proof/index.js";
import { PRESET_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { runGame } from "../engine/run-game.js";
import { mutants } from "./mutants.js";

const GAMES = 3;

function haphazard(seed: number): Table {
  const dice = seededRoller(seed);
  return {
    die: () => dice.die(6),
    choose: ({ options }) => options[dice.die(options.length) - 1],
    emit: () => undefined,
  };
}

describe("playable mutants", () => {
  it("play to the end under both presets", () => {
    let games = 0;
    for (const base of Object.values(PRESET_RULES)) {
      for (const { name, card } of mutants()) {
        const rules: PostcardRules = { ...base, name: "mutant", card };
        if (hasErrors(validateRules(rules))) continue;
        for (let seed = 1; seed <= GAMES; seed++) {
          const { stage, score, bar } = runGame({ rules, away: "Away", home: "Home" }, haphazard(seed));
          expect([name, stage]).toEqual([name, "over"]);
          expect([name, score.away + score.home >= 0, Math.max(bar.away, bar.home) <= card.barCap]).toEqual([
            name,
            true,
            true,
          ]);
          games++;
        }
      }
    }
    console.info(`${games} games`);
    expect(games).toBeGreaterThan(1000);
  });
});
