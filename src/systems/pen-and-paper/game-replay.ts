/** Playing a game record again: dice and choices through the rules, event by event against what the record says. */
import { ScriptedRoller } from "../../kernel/dice/index.js";
import { fault, hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import {
  advance,
  checkChoice,
  isOver,
  makeGame,
  pending,
  startGame,
  type GameEvent,
  type GameState,
} from "./engine/index.js";
import { GAME_FORMAT, GAME_VERSION, gameRulesOf, type GameRecord } from "./game-record.js";

export interface GameReplay {
  /** Every fault found; empty when the record is true. */
  readonly issues: readonly Issue[];
  /** What dice and choices really give, as far as they could be played. */
  readonly events: readonly GameEvent[];
  readonly state?: GameState;
}

/** Plays a record again. The first event that differs is named; after it nothing is compared any more. */
export function replayGame(record: GameRecord): GameReplay {
  if (record.format !== GAME_FORMAT || record.version !== GAME_VERSION) {
    const found = `${String(record.format)} version ${String(record.version)}`;
    const message = `the record is ${found}; expected ${GAME_FORMAT} version ${GAME_VERSION}`;
    return { issues: [fault("record-format", message, { path: "format" })], events: [] };
  }
  const { away, home, playoff, choices, dice } = record;
  const game = makeGame({ rules: gameRulesOf(record), away, home, playoff });
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): unknown => events.push(event);
  const roller = new ScriptedRoller(dice);
  const issues: Issue[] = [];
  let next = 0;
  let state = startGame(game, emit);
  try {
    while (!isOver(state) && next < choices.length) {
      const issue = checkChoice(game, state, pending(game, state), choices[next]);
      if (issue) throw new UserError({ ...issue, path: `choices[${next}]` });
      state = advance(game, state, choices[next], roller, emit);
      next++;
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    issues.push(...error.issues);
  }
  issues.push(...compare(record, events));
  if (!hasErrors(issues)) issues.push(...leftovers(record, next, roller.left));
  return { issues, events, state };
}

/** The first event that is not the same, or the end of the shorter list. */
function compare(record: GameRecord, events: readonly GameEvent[]): Issue[] {
  const length = Math.max(record.events.length, events.length);
  for (let i = 0; i < length; i++) {
    const found = JSON.stringify(record.events[i]);
    const expected = JSON.stringify(events[i]);
    if (found === expected) continue;
    const message =
      found === undefined
        ? `the record ends here; dice and choices go on with ${expected}`
        : expected === undefined
          ? `dice and choices end before ${found}`
          : `the record says ${found}; dice and choices give ${expected}`;
    return [fault("replay-differs", message, { path: `events[${i}]`, rule: "section 3.3" })];
  }
  return [];
}

function leftovers(record: GameRecord, choices: number, dice: number): Issue[] {
  const issues: Issue[] = [];
  const hint = "the game is over before them";
  if (choices < record.choices.length) {
    const path = `choices[${choices}]`;
    issues.push(fault("replay-choices", `${record.choices.length - choices} choices are left over`, { path, hint }));
  }
  if (dice > 0) {
    const path = `dice[${record.dice.length - dice}]`;
    issues.push(fault("replay-dice", `${dice} dice are left over`, { path, hint }));
  }
  return issues;
}
