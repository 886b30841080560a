/** Whole games against a second reading of the digest: every question, die, value and book of every row. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import type { Coach } from "../../../../src/systems/postcard/coaches/coach.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import { runGame, type Choice, type Decision, type GameEvent, type GameState } from "../../../../src/systems/postcard/engine/index.js";
import { CoachTable } from "../../../../src/systems/postcard/record.js";
import { PRESET_RULES, SWITCHES, resolveRules, type PostcardRules, type Switches } from "../../../../src/systems/postcard/rules/index.js";
import { Model, type Entry } from "./audit-model.js";
import { chaos } from "./chaos.js";
import { randomRules } from "./invariants.js";

class Journal extends CoachTable {
  readonly entries: Entry[] = [];

  override die(_on?: unknown, side?: unknown): number {
    const face = super.die();
    this.entries.push({ type: "die", side: side as "home", face });
    return face;
  }
  override choose(decision: Decision, state: GameState): Choice {
    const answer = super.choose(decision, state);
    const { kind, side, options } = decision;
    this.entries.push({ type: "ask", kind, side, options: [...options].sort().join(), answer });
    return answer;
  }
  override emit(event: GameEvent): void {
    super.emit(event);
    const { type } = event;
    if (type === "roll" || type === "row" || type === "rowEnd" || type === "gameEnd") this.entries.push(event);
  }
}

function follow(rules: PostcardRules, coach: Coach, seed: number): void {
  const roller = seededRoller(seed);
  const kind = seed % 4;
  const die = (n: number): number => {
    if (kind === 0) return roller.die(n);
    const list = kind === 1 ? [1, 1, 6, 6, 2, 5] : kind === 2 ? [1, 6, 3, 4, 6, 1] : [6, 5, 4, 1, 2, 1];
    return list[roller.die(6) - 1];
  };
  const table = new Journal(rules, { away: coach, home: coach }, { ...roller, die } as never, seed);
  runGame({ rules, away: "Away", home: "Home" }, table);
  try {
    new Model(rules.switches, table.entries).follow();
  } catch (error) {
    throw new Error(`${rules.name} ${coach.id} seed ${seed}: ${(error as Error).message}`);
  }
}

describe("games follow section 4 of the digest", () => {
  it("x", () => {
    const n = Number(process.env.N ?? 200);
    let fails = 0; const msgs: string[] = [];
    for (let seed = 0; seed < n; seed++) for (const rules of [PRESET_RULES.strict, PRESET_RULES.balanced, randomRules(seed)]) for (const coach of [chaos, football]) {
      try { follow(rules, coach, seed); } catch (e) { fails++; if (msgs.length < 8) msgs.push((e as Error).message); }
    }
    console.log(fails, msgs.join("\n"));
    expect(fails).toBe(0);
  }, 600000);
});
