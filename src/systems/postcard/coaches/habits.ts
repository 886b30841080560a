/** A coach of fixed habits: simple answers to every decision. */
import type { Roller } from "../../../kernel/dice/index.js";
import type { Choice, CrossDecision, Decision, SkillDecision, ThrowDecision } from "../engine/decisions.js";
import type { End, GameState } from "../engine/state.js";
import type { PlayKind, PostcardRules } from "../rules/index.js";
import type { Coach } from "./coach.js";
import { habitDown, type FourthDown } from "./downs.js";
import { habitKickoff, habitPunt, habitReturn, habitTry } from "./kicks.js";
import type { Picks } from "./picks.js";
import { stepsToGo, yardsToGoal } from "./situation.js";
import { habitSpend } from "./spends.js";
import { THUMB } from "./thumb.js";

export interface Habits extends Pick<Coach, "id" | "title" | "summary"> {
  readonly picks: Picks;
  readonly fourth: FourthDown;
  /** True to disguise a play on fourth down as a kick (D19). */
  readonly fake?: (dice: Roller) => boolean;
}

const never = (): boolean => false;

/** The coach with these habits. */
export function habitCoach({ picks, fourth, fake = never, ...info }: Habits): Coach {
  const choose = (decision: Decision, state: GameState, dice: Roller, rules: PostcardRules): Choice => {
    switch (decision.kind) {
      case "toss":
        return "receive";
      case "kickoff":
        return habitKickoff(decision, state);
      case "pick":
        return picks(decision, state, dice);
      case "return":
        return habitReturn(decision);
      case "down":
        return habitDown(decision, state, rules, fourth, fake, dice);
      case "fakePlay":
        return habitFakePlay(state);
      case "spend":
        return habitSpend(decision, state, rules);
      case "throw":
        return habitThrow(decision, state);
      case "skill":
        return habitSkill(decision);
      case "cross":
        return habitCross(decision, state, rules);
      case "punt":
        return habitPunt(decision, state);
      case "try":
        return habitTry(decision, state);
    }
  };
  return { ...info, choose };
}

/** Up to this many yards from the goal line, a run is as good as a pass. */
const AT_GOAL = 5;
const habitFakePlay = (state: GameState): PlayKind => (yardsToGoal(state) <= AT_GOAL ? "rush" : "pass");

/** D14: highest challenge results at which the ball is thrown farther, near the goal line and on early downs. */
const FARTHER = [
  { within: 10, upTo: 0 },
  { within: 20, upTo: 1 },
];
const EARLY = 2;

export function habitThrow({ result }: ThrowDecision, state: GameState): "throw" | "stop" {
  if (result <= 0) return "throw";
  const near = FARTHER.find(({ within }) => yardsToGoal(state) <= within);
  if (near) return result <= near.upTo ? "throw" : "stop";
  // On early downs, a throw that reaches the line to gain is left as it is.
  const early = state.down === 1 || state.down === 2;
  return result < stepsToGo(state) && (!early || result <= EARLY) ? "throw" : "stop";
}

/** D15: rerolls a low die in a result that hurts. */
export const habitSkill = ({ face, result, offense }: SkillDecision): "reroll" | "keep" =>
  face <= THUMB.poorFace && (offense ? result <= 0 : result >= 1) ? "reroll" : "keep";

/** D16: crosses the circle with the most stars that the bar can hold; on ties the one with fewer stars, to save rich circles for an empty bar. */
export function habitCross({ side, stars, options }: CrossDecision, { bar }: GameState, { card }: PostcardRules): End {
  const room = card.barCap - bar[side];
  const worth = (end: End): number => 8 * Math.min(room, stars[end]) - stars[end];
  return options.reduce((best, end) => (worth(end) > worth(best) ? end : best));
}
