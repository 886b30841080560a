/** Playing a game record again: dice and choices through the rules, event by event against what the record says. */
import { ScriptedRoller } from "../../kernel/dice/index.js";
import { hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { eventIssues, formatIssues, leftoverIssues } from "../../kernel/replay/index.js";
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
  const misfit = formatIssues(record, { format: GAME_FORMAT, version: GAME_VERSION });
  if (misfit.length > 0) return { issues: misfit, events: [] };
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
  issues.push(...eventIssues(record.events, events, { rule: "section 3.3" }));
  if (!hasErrors(issues)) {
    const used = { choices: next, dice: dice.length - roller.left };
    issues.push(...leftoverIssues(record, used, "the game is over before them"));
  }
  return { issues, events, state };
}
