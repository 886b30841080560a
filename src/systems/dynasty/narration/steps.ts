/** A story as a list of steps, and the narrator's state. */
import type { SeasonStartEvent } from "../engine/index.js";
import type { DynastyRules, Round } from "../rules/index.js";

export type StoryPhase = "offSeason" | "frontOffice" | "regular" | Round | "contract";

/** One action of a player: a roll, a payment, a table lookup. */
export interface StoryStep {
  readonly phase: StoryPhase;
  /** Dice on the table afterwards; empty if none are used. */
  readonly faces: readonly number[];
  /** True if the first one is the Coach Die. */
  readonly coach: boolean;
  /** Positions of the dice that this step moved, if not all were rolled. */
  readonly moved: readonly number[];
  readonly text: string;
  /** Influence left after the step, and points scored in it. */
  readonly influence: number;
  readonly points: number;
}

type Open = { -readonly [K in keyof StoryStep]: StoryStep[K] };

/** What the narrator remembers from event to event. */
export interface Narration {
  readonly rules: DynastyRules;
  readonly steps: Open[];
  readonly season: number;
  phase: StoryPhase;
  dice: number;
  influence: number;
  /** +1 after a losing season. */
  losing: number;
  /** Dice on the table, and the modifiers bought for them. */
  faces: readonly number[];
  modifiers: number;
  /** Face of the Coach Die when it was last rolled (D7). */
  natural: number;
  /** True if nothing was paid for the current dice. */
  first: boolean;
  points: number;
  /** True if the result extended the contract. */
  earned: boolean;
}

export function beginNarration(rules: DynastyRules, start: SeasonStartEvent): Narration {
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

/** Adds a new step. */
export function step(t: Narration, text: string, rest: Partial<StoryStep> = {}): void {
  const { phase, influence } = t;
  const coach = phase !== "offSeason" && phase !== "frontOffice";
  const faces = phase === "contract" ? [] : t.faces;
  t.steps.push({ phase, faces, coach, moved: [], text, influence, points: 0, ...rest });
}

/** Adds to the last step. */
export function more(t: Narration, text: string, points = 0): void {
  const last = t.steps[t.steps.length - 1];
  last.text = `${last.text} ${text}`;
  last.influence = t.influence;
  last.points += points;
}
