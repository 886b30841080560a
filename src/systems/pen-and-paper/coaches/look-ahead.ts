/** One play ahead from a real state: modifiers with injuries, trick surcharges, the end of a half. */
import { inRedZone, otherSide } from "../../../kernel/football/index.js";
import { playbookOf, type Game, type GameState } from "../engine/index.js";
import type { PenAndPaperRules, PerStat } from "../rules/index.js";
import { endsHalf, isLastPeriod, leadOf, roundsLeft, surchargeOf } from "./situation.js";
import {
  allCells,
  DOMINATED,
  emptyOdds,
  fillOdds,
  fillPayoff,
  frameOf,
  type CallFrame,
  type CallOdds,
  type Cells,
  type Snap,
  type Worth,
} from "./values/call-matrix.js";
import { interceptionWorth } from "./values/kick-worth.js";
import { solveMatrixGame, type Solution } from "../../../kernel/games/index.js";
import { PieceBox, Weights } from "./values/pieces.js";
import { fillPlaces, solvePoints, type PointValues } from "./values/point-values.js";

/** What a coach sees before the snap. */
export interface Look {
  readonly values: PointValues;
  readonly frame: CallFrame;
  readonly payoff: Float64Array;
  readonly weights: Weights;
  readonly worth: Worth;
  readonly solution: Solution;
  /** True if the play decides the half or the game: payoffs are points of this play, or chances to win. */
  readonly last: boolean;
}

/** Chances, and everything that they depend on; replaced, never changed in place. */
interface Standing {
  readonly tricks: object;
  readonly offense: PerStat;
  readonly defense: PerStat;
  readonly odds: CallOdds;
}

interface Memory {
  readonly box: PieceBox;
  readonly frame: CallFrame;
  /** By the side with the ball, inside the red zone or outside. */
  readonly standing: Map<string, Standing>;
  /** Work space for every look at action dice. */
  readonly odds: CallOdds;
  readonly payoff: Float64Array;
  readonly pairs: Map<string, PointValues>;
}
const memories = new WeakMap<PenAndPaperRules, Memory>();
const MOST_KEPT = 200;

function memoryOf(rules: PenAndPaperRules): Memory {
  let memory = memories.get(rules);
  if (!memory) {
    const box = new PieceBox(rules);
    const calls = playbookOf(rules).plays.map((play) => play.id);
    const frame = frameOf(
      rules,
      box,
      calls.filter((id) => !DOMINATED.includes(id)),
    );
    const payoff = new Float64Array(frame.pairings.length);
    memory = { box, frame, standing: new Map(), odds: emptyOdds(frame), payoff, pairs: new Map() };
    memories.set(rules, memory);
  }
  return memory;
}

function remember<T>(map: Map<string, T>, key: string, make: () => T): T {
  let kept = map.get(key);
  if (kept === undefined) {
    if (map.size >= MOST_KEPT) map.delete(map.keys().next().value!);
    map.set(key, (kept = make()));
  }
  return kept;
}

const digits = ({ QB, RB, WR, LM, LB, DB }: PerStat): string => `${QB},${RB},${WR},${LM},${LB},${DB}`;

/** Solved values of two teams; cached. */
export function valuesOf({ rules, home, away }: Pick<Game, "rules" | "home" | "away">): PointValues {
  const key = `${digits(home.modifiers)}/${digits(away.modifiers)}`;
  return remember(memoryOf(rules).pairs, key, () => solvePoints(rules, home.modifiers, away.modifiers));
}

/** The side with the ball against the other one in a state, with action dice on top. */
function snapOf(game: Game, state: GameState, offenseDice: number, defenseDice: number): Snap {
  return {
    offense: state[state.ball].modifiers,
    defense: state[otherSide(state.ball)].modifiers,
    spot: state.spot,
    trick: (pairing) => surchargeOf(game, state, pairing),
    offenseDice,
    defenseDice,
  };
}

/** Chance to win with this final lead: a tie is half a win. */
const winning = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);

/** True when the next play is the last of its half, or a two-point try. */
export const isLastPlay = (game: Game, state: GameState): boolean =>
  roundsLeft(game, state) <= 1 && endsHalf(game, state, 1);

/** Value of a last play: points before halftime, the chance to win at the end. */
export function finalWorth(game: Game, state: GameState, points: number): number {
  if (!isLastPeriod(game, state)) return points;
  return winning(leadOf(state, state.ball) + points);
}

function worthOf(game: Game, state: GameState, values: PointValues, places: Float64Array): Worth {
  const { rules } = game;
  const { ball, spot, down, toGo } = state;
  const { touchdown, safety, kick, twoPoint } = rules.tables.game.points;
  if (down === 0) {
    places.fill(0);
    places[100] = twoPoint;
    return { places, intercepted: 0, fumbled: 0 };
  }
  if (isLastPlay(game, state)) {
    const stays = finalWorth(game, state, 0);
    places.fill(stays);
    places[0] = finalWorth(game, state, -safety);
    places[100] = finalWorth(game, state, touchdown + kick);
    return { places, intercepted: stays, fumbled: stays };
  }
  const [own, other] = [values[ball], values.against[ball]];
  fillPlaces(rules, places, own, other, down, toGo, spot);
  const fumbled = (places[spot] - other.first(100 - spot)) / 2;
  return { places, intercepted: interceptionWorth(rules, other, spot), fumbled };
}

/** Chances without action dice; they stay valid until a player is hurt, a trick is played or the ball enters or leaves the red zone. */
function oddsOf(game: Game, state: GameState): CallOdds {
  const { frame, standing } = memoryOf(game.rules);
  const { tricks, modifiers: offense } = state[state.ball];
  const { modifiers: defense } = state[otherSide(state.ball)];
  const key = `${state.ball} ${inRedZone(state.spot, game.rules.tables.scrimmage.redZone.within)}`;
  const known = standing.get(key);
  if (known?.tricks === tricks && known.offense === offense && known.defense === defense) return known.odds;
  const odds = known?.odds ?? emptyOdds(frame);
  fillOdds(odds, frame, snapOf(game, state, 0, 0), allCells(frame));
  standing.set(key, { tricks, offense, defense, odds });
  return odds;
}

let lastGame: Game | undefined;
let lastState: GameState | undefined;
let lastLook: Look | undefined;

/** The solved matrix game of a snap. Both coaches of a game ask about the same state, so the last answer is cached. */
export function lookAhead(game: Game, state: GameState): Look {
  if (state === lastState && game === lastGame && lastLook) return lastLook;
  const { frame, box } = memoryOf(game.rules);
  const values = valuesOf(game);
  const worth = worthOf(game, state, values, new Float64Array(101));
  const weights = new Weights(box).from(state.spot, worth.places);
  const payoff = new Float64Array(frame.pairings.length);
  fillPayoff(payoff, frame, oddsOf(game, state), weights, state.spot, worth, allCells(frame));
  const solution = solveMatrixGame(payoff, frame.calls.length, frame.columns);
  const last = state.down === 0 || isLastPlay(game, state);
  lastGame = game;
  lastState = state;
  return (lastLook = { values, frame, payoff, weights, worth, solution, last });
}

/** Payoffs of one row or column with action dice on top; all other cells are meaningless. */
export function payoffWith(
  game: Game,
  state: GameState,
  { frame, weights, worth }: Look,
  dice: { readonly offense: number; readonly defense: number },
  cells: Cells,
): Float64Array {
  const { odds, payoff } = memoryOf(game.rules);
  fillOdds(odds, frame, snapOf(game, state, dice.offense, dice.defense), cells);
  fillPayoff(payoff, frame, odds, weights, state.spot, worth, cells);
  return payoff;
}
