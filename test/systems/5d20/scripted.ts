/** Helpers: games of the fragments or of average teams, positions, and steps with scripted dice that must all be used. */
import { expect } from "vitest";
import {
  advance,
  checkChoice,
  makeGame,
  pending,
  startGame,
  type Call,
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
} from "../../../src/systems/5d20/engine/index.js";
import {
  LEAGUE_AVERAGE,
  resolveRules,
  type FiveD20Rules,
  type HouseRules,
  type Pen,
  type PenaltyRow,
  type Switches,
  type TeamChart,
} from "../../../src/systems/5d20/rules/index.js";
import { allOf, firstOf, stepsOf, type Steps } from "../../helpers/steps.js";

export const house = (switches: Partial<Switches> = {}, tables?: HouseRules["tables"]): FiveD20Rules =>
  Object.keys(switches).length === 0 && !tables ? resolveRules() : resolveRules({ name: "house", switches, tables });

export interface Sides {
  readonly away?: TeamChart;
  readonly home?: TeamChart;
  readonly switches?: Partial<Switches>;
  readonly tables?: HouseRules["tables"];
  readonly playoff?: boolean;
}

/** Two average teams, the home field off, unless patched. */
export const gameOf = ({ away = LEAGUE_AVERAGE, home = LEAGUE_AVERAGE, switches, tables, playoff }: Sides = {}): Game =>
  makeGame({ rules: house({ homeField: "off", ...switches }, tables), away, home, playoff });

/** An average team on which this number is the only foul. */
export const fouling = (row: PenaltyRow, side: "off" | "def", n: number): TeamChart => {
  const none = { off: null, def: null };
  const pen = Object.fromEntries(Object.keys(LEAGUE_AVERAGE.pen).map((key) => [key, none])) as unknown as Pen;
  return { ...LEAGUE_AVERAGE, pen: { ...pen, [row]: { ...none, [side]: [n, n] } } };
};
/** A team that commits no fouls. */
export const clean = fouling("SNAP", "off", 21);

/** First and ten for the visitors at midfield, early in the first quarter, unless patched. */
export const position = (game: Game, patch: Partial<GameState> = {}): GameState => ({
  ...startGame(game),
  stage: "snap",
  ball: "away",
  spot: 50,
  down: 1,
  toGo: 10,
  clock: 800,
  driving: true,
  ...patch,
});

export type Played = Steps<GameState, GameEvent>;

/** Plays choices with these dice, none more, none less. */
export const play = (game: Game, start: GameState, choices: readonly Choice[], faces: readonly number[]): Played =>
  stepsOf(start, choices, faces, (state, choice, roller, emit: (event: GameEvent) => void) => {
    expect(checkChoice(game, state, pending(game, state), choice)).toBeUndefined();
    return advance(game, state, choice, roller, emit);
  });

export const snap = (call: Call = "chart"): Choice => ({ kind: "snap", call });
export const ACCEPT: Choice = { kind: "penalty", accept: true };
export const DECLINE: Choice = { kind: "penalty", accept: false };
export const DEEP: Choice = { kind: "kickoff", kick: "deep" };

export const one = <T extends GameEvent["type"]>(played: Played, type: T) => firstOf(played, type);

export const none = (played: Played, type: GameEvent["type"]): void => expect(allOf(played, type)).toEqual([]);
