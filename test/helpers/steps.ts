/** Steps of any game with scripted dice that must all be used. */
import { expect } from "vitest";
import { ScriptedRoller } from "../../src/kernel/dice/index.js";

interface Typed {
  readonly type: string;
}

/** Where a game stands after some steps, and what happened on the way. */
export interface Steps<State, Event extends Typed> {
  readonly state: State;
  readonly events: readonly Event[];
}

type Step<State, Choice, Event> = (
  state: State,
  choice: Choice,
  roller: ScriptedRoller,
  emit: (event: Event) => void,
) => State;

/** Makes choices with these dice, none more, none less; no step changes the state that it starts from. */
export function stepsOf<State, Choice, Event extends Typed>(
  start: State,
  choices: readonly Choice[],
  faces: readonly number[],
  step: Step<State, Choice, Event>,
): Steps<State, Event> {
  const roller = new ScriptedRoller(faces);
  let state = start;
  const events: Event[] = [];
  for (const choice of choices) {
    const before = JSON.stringify(state);
    const next = step(state, choice, roller, (event) => events.push(event));
    expect(JSON.stringify(state)).toBe(before);
    state = next;
  }
  expect(roller.left).toBe(0);
  return { state, events };
}

type OfType<Event extends Typed, T extends Event["type"]> = Extract<Event, { type: T }>;

/** All events of a type. */
export const allOf = <Event extends Typed, T extends Event["type"]>(
  { events }: { readonly events: readonly Event[] },
  type: T,
): OfType<Event, T>[] => events.filter((event) => event.type === type) as OfType<Event, T>[];

/** The first event of a type. */
export function firstOf<Event extends Typed, T extends Event["type"]>(
  played: { readonly events: readonly Event[] },
  type: T,
): OfType<Event, T> {
  const [found] = allOf(played, type);
  expect(found, `an event "${type}"`).toBeDefined();
  return found;
}
