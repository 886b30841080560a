/** Plays a game and lets the second reading of the digest follow it. */
import { seededRoller, type Roller } from "../../../../src/kernel/dice/index.js";
import type { Side } from "../../../../src/kernel/football/index.js";
import type { Coach } from "../../../../src/systems/postcard/coaches/coach.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import {
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  type PostcardTypes,
} from "../../../../src/systems/postcard/engine/index.js";
import { RecordingTable } from "../../../../src/kernel/machine/index.js";
import { answersOf } from "../../../../src/systems/postcard/record.js";
import { PRESET_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import type { Entry } from "./audit-books.js";
import { Model } from "./audit-model.js";
import { chaos } from "./chaos.js";
import { randomRules } from "./invariants.js";
import { runGame } from "./run-game.js";

class Journal extends RecordingTable<PostcardTypes> {
  readonly entries: Entry[] = [];

  override die(sides: number, _use?: string, side?: Side): number {
    const face = super.die(sides);
    this.entries.push({ type: "die", side: side!, face });
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

/** Fair dice, and loaded ones under which the ball comes loose, flags fly and bars fill. */
const FACES = [
  [1, 2, 3, 4, 5, 6],
  [1, 1, 6, 6, 2, 5],
  [1, 6, 3, 4, 6, 1],
  [6, 5, 4, 1, 2, 1],
];

function loaded(seed: number): Roller {
  const roller = seededRoller(seed);
  const faces = FACES[seed % FACES.length];
  return { die: (sides) => faces[roller.die(sides) - 1], state: () => undefined };
}

function follow(rules: PostcardRules, coach: Coach, seed: number): void {
  const table = new Journal(loaded(seed), answersOf({ away: coach, home: coach }, rules, seed));
  runGame({ rules, away: "Away", home: "Home" }, table);
  try {
    new Model(rules.switches, table.entries).follow();
  } catch (error) {
    throw new Error(`${rules.name} ${coach.id} seed ${seed}: ${(error as Error).message}`, { cause: error });
  }
}

/** Games of both presets and a house of its own, by a coach of habits and by one who answers anything, for each seed. */
export function followGames(from: number, to: number): void {
  for (let seed = from; seed < to; seed++) {
    for (const rules of [PRESET_RULES.strict, PRESET_RULES.balanced, randomRules(seed)]) {
      for (const coach of [chaos, football]) follow(rules, coach, seed);
    }
  }
}
