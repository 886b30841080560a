/** Test tools: a campaign from any position, with given dice and choices. */
import { expect } from "vitest";
import type { Roller } from "../../../src/kernel/dice/index.js";
import { UserError } from "../../../src/kernel/issue/index.js";
import { scriptedRoller } from "../../helpers/dice.js";
import {
  advance,
  checkChoice,
  NO_NAMES,
  pending,
  startCampaign,
  type CampaignState,
  type Choice,
  type DynastyEvent,
} from "../../../src/systems/dynasty/engine/index.js";
import {
  resolveRules,
  STANDARD_RULES,
  type DynastyRules,
  type Switches,
} from "../../../src/systems/dynasty/rules/index.js";

/** The standard rules with some rulings answered otherwise. */
export const ruling = (switches: Partial<Switches>): DynastyRules => resolveRules({ name: "test", switches });

/** The setup position, with some fields changed. */
export function position(patch: Partial<CampaignState> = {}, rules = STANDARD_RULES): CampaignState {
  return { ...startCampaign(rules, NO_NAMES), ...patch };
}

export const BID: Choice = { kind: "bid", modifiers: 0 };
export const bid = (modifiers: number): Choice => ({ kind: "bid", modifiers });
export const ACCEPT: Choice = { kind: "accept" };
export const STOP: Choice = { kind: "stop" };
export const DONE: Choice = { kind: "done" };
export const EXTEND: Choice = { kind: "extend" };
export const reroll = (...dice: number[]): Choice => ({ kind: "reroll", dice });
export const setCoach = (face: number): Choice => ({ kind: "setCoach", face });
export const option = (index: 0 | 1): Choice => ({ kind: "option", index });

export interface Played {
  readonly state: CampaignState;
  readonly events: readonly DynastyEvent[];
}

/** The next state and what happened on the way. Throws UserError when the choice is not legal. */
export function step(rules: DynastyRules, state: CampaignState, choice: Choice, roller: Roller): Played {
  const issue = checkChoice(pending(rules, state), choice);
  if (issue) throw new UserError(issue);
  const events: DynastyEvent[] = [];
  const next = advance(rules, state, choice, roller, (event) => events.push(event));
  return { state: next, events };
}

/** Takes the choices one by one; every die given must be rolled. */
export function play(
  state: CampaignState,
  choices: readonly Choice[],
  dice: readonly number[],
  rules: DynastyRules = STANDARD_RULES,
): Played {
  const roller = scriptedRoller(...dice);
  const events: DynastyEvent[] = [];
  for (const choice of choices) {
    const next = step(rules, state, choice, roller);
    state = next.state;
    events.push(...next.events);
  }
  expect(roller.left, "dice left over").toBe(0);
  return { state, events };
}

/** Events of one type. */
export function of<T extends DynastyEvent["type"]>(played: Played, type: T): Extract<DynastyEvent, { type: T }>[] {
  return played.events.filter((event): event is Extract<DynastyEvent, { type: T }> => event.type === type);
}

/** The season's result: `12-4 wildCard`. */
export function result(played: Played): string {
  const [event] = of(played, "result");
  return `${event.wins}-${event.losses} ${event.entry}`;
}

export const pointsOf = (played: Played): number => of(played, "points").reduce((sum, event) => sum + event.points, 0);
