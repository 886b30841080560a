/** Helpers: Houston and Pittsburgh, positions, and steps with scripted dice that must all be used. */
import { expect } from "vitest";
import {
  checkChoice,
  makeGame,
  pending,
  startGame,
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
  type SnapCall,
} from "../../../src/systems/dice-football/engine/index.js";
import { allOf, firstOf, stepsOf, type Steps } from "../../helpers/steps.js";
import { advance } from "./steps.js";
import {
  resolveRules,
  type DiceRules,
  type HouseRules,
  type Switches,
  type Team,
} from "../../../src/systems/dice-football/rules/index.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";

export const [HOUSTON, PITTSBURGH] = sampleTeams();

export const house = (switches: Partial<Switches> = {}, tables?: HouseRules["tables"]): DiceRules =>
  Object.keys(switches).length === 0 && !tables ? resolveRules() : resolveRules({ name: "house", switches, tables });

export interface Sides {
  readonly away?: Team;
  readonly home?: Team;
  readonly switches?: Partial<Switches>;
  readonly tables?: HouseRules["tables"];
  readonly playoff?: boolean;
}

export const gameOf = ({ away = HOUSTON, home = PITTSBURGH, switches, tables, playoff }: Sides = {}): Game =>
  makeGame({ rules: house(switches, tables), away, home, playoff });

/** Visitors' first and ten at midfield, early in the first quarter, unless patched. */
export const position = (game: Game, patch: Partial<GameState> = {}): GameState => ({
  ...startGame(game),
  stage: "snap",
  ball: "away",
  spot: 50,
  down: 1,
  toGo: 10,
  left: 40,
  driving: true,
  ...patch,
});

export type Played = Steps<GameState, GameEvent>;

/** Digits as they are printed, thrown in order: `1456 3967` is two rolls of four. */
export const digits = (text: string): number[] =>
  [...text.replaceAll(" ", "")].map((digit) => (digit === "0" ? 10 : Number(digit)));

/** Plays choices with these digits, none more, none less. */
export const play = (game: Game, start: GameState, choices: readonly Choice[], thrown: string): Played =>
  stepsOf(start, choices, digits(thrown), (state, choice, roller, emit: (event: GameEvent) => void) => {
    expect(checkChoice(pending(game, state), choice)).toBeUndefined();
    return advance(game, state, choice, roller, emit);
  });

export const snap = (call: SnapCall = "card"): Choice => ({ kind: "snap", call });
export const ACCEPT: Choice = { kind: "penalty", accept: true };
export const DECLINE: Choice = { kind: "penalty", accept: false };
export const REGULAR: Choice = { kind: "kickoff", kick: "regular" };

export const one = <T extends GameEvent["type"]>(played: Played, type: T) => firstOf(played, type);

export const none = (played: Played, type: GameEvent["type"]): void => expect(allOf(played, type)).toEqual([]);

/** A team with some of its players patched. */
export function withCard<K extends "quarterbacks" | "carriers" | "linemen" | "front" | "backs" | "kickers" | "punters">(
  team: Team,
  list: K,
  name: string,
  patch: Partial<Team["roster"][K][number]>,
): Team {
  const cards = team.roster[list] as readonly { readonly name: string }[];
  expect(cards.some((card) => card.name === name)).toBe(true);
  return {
    ...team,
    roster: { ...team.roster, [list]: cards.map((card) => (card.name === name ? { ...card, ...patch } : card)) },
  };
}
