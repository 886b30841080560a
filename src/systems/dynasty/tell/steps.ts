/** A story as a list of steps, and the telling under way. */
import type { SeasonStartEvent } from "../engine/index.js";
import type { DynastyRules, Round } from "../rules/index.js";

export type StoryPhase = "offSeason" | "frontOffice" | "regular" | Round | "contract";

/** One thing that a player does: a roll, a payment, a look at a table. */
export interface StoryStep {
  readonly phase: StoryPhase;
  /** Dice on the table afterwards; empty when none are used. */
  readonly faces: readonly number[];
  /** The first of them is the Coach Die. */
  readonly coach: boolean;
  /** Positions of the dice that this step moved, when not all were rolled. */
  readonly moved: readonly number[];
  readonly text: string;
  /** Influence left after the step, and the points that it scored. */
  readonly influence: number;
  readonly points: number;
}

type Open = { -readonly [K in keyof StoryStep]: StoryStep[K] };

/** What must be remembered from event to event. */
export interface Telling {
  readonly rules: DynastyRules;
  readonly steps: Open[];
  readonly season: number;
  phase: StoryPhase;
  dice: number;
  influence: number;
  /** +1 after a losing season. */
  losing: number;
  /** Dice on the table, and the +1s bought for them. */
  faces: readonly number[];
  modifiers: number;
  /** Face that the Coach Die showed when it was last rolled (D7). */
  natural: number;
  /** Nothing was paid for the dice on the table. */
  first: boolean;
  points: number;
  /** The result made the contract longer. */
  earned: boolean;
}

export function beginTelling(rules: DynastyRules, start: SeasonStartEvent): Telling {
  const { season, dice, influence, losingBonus } = start;
  return {
    rules,
    steps: [],
    season,
    phase: "offSeason",
    dice,
    influence,
    losing: losingBonus,
    faces: [],
    modifiers: 0,
    natural: 0,
    first: true,
    points: 0,
    earned: false,
  };
}

/** Tells a new step. */
export function step(t: Telling, text: string, rest: Partial<StoryStep> = {}): void {
  const { phase, influence } = t;
  const coach = phase !== "offSeason" && phase !== "frontOffice";
  const faces = phase === "contract" ? [] : t.faces;
  t.steps.push({ phase, faces, coach, moved: [], text, influence, points: 0, ...rest });
}

/** Adds to the step just told. */
export function more(t: Telling, text: string, points = 0): void {
  const last = t.steps[t.steps.length - 1];
  last.text = `${last.text} ${text}`;
  last.influence = t.influence;
  last.points += points;
}
