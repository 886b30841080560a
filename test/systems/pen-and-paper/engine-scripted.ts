/** Helpers: games with two plain teams, positions, and steps with scripted dice that must all be used. */
import type { Roller } from "../../../src/kernel/dice/index.js";
import { UserError } from "../../../src/kernel/issue/index.js";
import {
  advance,
  checkChoice,
  makeGame,
  pending,
  startGame,
  type Choice,
  type DefenseCall,
  type Game,
  type GameEvent,
  type GameState,
  type OffenseCall,
} from "../../../src/systems/pen-and-paper/engine/index.js";
import {
  resolveRules,
  type PenAndPaperRules,
  type PerStat,
  type Position,
  type Switches,
} from "../../../src/systems/pen-and-paper/rules/index.js";
import { allOf, stepsOf, type Steps } from "../../helpers/steps.js";

export const modifiers = (all: number, patch: Partial<PerStat> = {}): PerStat => ({
  QB: all,
  RB: all,
  WR: all,
  LM: all,
  LB: all,
  DB: all,
  ...patch,
});

export interface Sides {
  readonly switches?: Partial<Switches>;
  readonly home?: Partial<PerStat>;
  readonly away?: Partial<PerStat>;
  readonly homeStars?: readonly Position[];
  readonly awayStars?: readonly Position[];
  readonly playoff?: boolean;
}

export const houseRules = (switches: Partial<Switches> = {}): PenAndPaperRules =>
  Object.keys(switches).length === 0 ? resolveRules() : resolveRules({ name: "house", switches });

/** Both teams +3 everywhere; the visitors (away) have the ball in most tests. */
export const gameOf = ({ switches, home, away, homeStars = [], awayStars = [], playoff = false }: Sides = {}): Game =>
  makeGame({
    rules: houseRules(switches),
    home: { name: "Home", modifiers: modifiers(3, home), stars: homeStars },
    away: { name: "Away", modifiers: modifiers(3, away), stars: awayStars },
    playoff,
  });

/** First and ten for the visitors at their 20, early in the first quarter, unless patched. */
export const position = (game: Game, patch: Partial<GameState> = {}): GameState => ({
  ...startGame(game),
  stage: "snap",
  ball: "away",
  spot: 20,
  down: 1,
  toGo: 10,
  round: 5,
  driving: true,
  ...patch,
});

export type Played = Steps<GameState, GameEvent>;

/** The next state and what happened on the way. Throws UserError when the choice is not legal. */
export function step(game: Game, state: GameState, choice: Choice, roller: Roller): Played {
  const issue = checkChoice(game, state, pending(game, state), choice);
  if (issue) throw new UserError(issue);
  const events: GameEvent[] = [];
  const next = advance(game, state, choice, roller, (event) => events.push(event));
  return { state: next, events };
}

/** Plays choices with these dice, none more, none less. */
export const play = (game: Game, start: GameState, choices: readonly Choice[], faces: readonly number[]): Played =>
  stepsOf(start, choices, faces, (state, choice, roller, emit: (event: GameEvent) => void) => {
    const next = step(game, state, choice, roller);
    next.events.forEach(emit);
    return next.state;
  });

export const of = <T extends GameEvent["type"]>(played: Played, type: T) => allOf(played, type);

export const snap = (
  call: string,
  against: "rush" | "pass" = "pass",
  more: Partial<DefenseCall & { own: OffenseCall["dice"] }> = {},
): Choice => ({
  kind: "snap",
  offense: { call, dice: more.own ?? [] },
  defense: { against, special: more.special ?? "none", dice: more.dice ?? [] },
});
export const ACCEPT: Choice = { kind: "penalty", accept: true };
export const DECLINE: Choice = { kind: "penalty", accept: false };
export const RETURN: Choice = { kind: "return", how: "return" };
export const FAIR_CATCH: Choice = { kind: "return", how: "fairCatch" };
export const KICK: Choice = { kind: "try", go: "kick" };
export const TWO: Choice = { kind: "try", go: "two" };
export const kickoff = (kick: "standard" | "squib" | "onside" = "standard"): Choice => ({ kind: "kickoff", kick });
/** Mishap die that shows nothing. */
export const FINE = 6;
