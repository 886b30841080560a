/** One play ahead from a real state: modifiers with injuries, trick surcharges, the end of a half (section 4.3). */
import { otherSide, yardsToGoal } from "../../../kernel/football/index.js";
import type { Game, GameState } from "../engine/index.js";
import type { PenAndPaperRules, PerStat } from "../rules/index.js";
import { endsHalf, isLastPeriod, leadOf, roundsLeft, surchargeOf } from "./situation.js";
import { DOMINATED, fillPayoff, makeMatrix, type CallMatrix, type Worth } from "./values/call-matrix.js";
import { interceptionWorth } from "./values/kick-worth.js";
import { solveMatrixGame, type Solution } from "../../../kernel/games/index.js";
import { PieceBox } from "./values/pieces.js";
import { fillPlaces, solvePoints, type PointValues } from "./values/point-values.js";

/** What a coach sees before the snap. */
export interface Look {
  readonly values: PointValues;
  readonly matrix: CallMatrix;
  readonly payoff: Float64Array;
  readonly worth: Worth;
  readonly solution: Solution;
  /** The play decides the half or the game: payoffs are points of this play, or chances to win. */
  readonly last: boolean;
}

interface Memory {
  readonly box: PieceBox;
  readonly pairs: Map<string, PointValues>;
  readonly matrices: Map<string, CallMatrix>;
}
const memories = new WeakMap<PenAndPaperRules, Memory>();
const MOST_KEPT = 200;

function memoryOf(rules: PenAndPaperRules): Memory {
  let memory = memories.get(rules);
  if (!memory) {
    memory = { box: new PieceBox(rules), pairs: new Map(), matrices: new Map() };
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

/** Solved values of a pair of teams; solved once and kept. */
export function valuesOf({ rules, home, away }: Pick<Game, "rules" | "home" | "away">): PointValues {
  const key = `${digits(home.modifiers)}/${digits(away.modifiers)}`;
  return remember(memoryOf(rules).pairs, key, () => solvePoints(rules, home.modifiers, away.modifiers));
}

/** Calls against all defenses with action dice on top, from this state. */
export function matrixOf(game: Game, state: GameState, offenseDice: number, defenseDice: number): CallMatrix {
  const { rules, book } = game;
  const { matrices, box } = memoryOf(rules);
  const own = state[state.ball];
  const other = state[otherSide(state.ball)];
  const red = yardsToGoal(state.spot) <= rules.tables.scrimmage.redZone.within;
  const tricks = Object.entries(own.tricks).join();
  const mods = `${digits(own.modifiers)}/${digits(other.modifiers)}`;
  return remember(matrices, `${mods}/${red}/${tricks}/${offenseDice}${defenseDice}`, () => {
    const calls = book.plays.map((play) => play.id).filter((id) => !DOMINATED.includes(id));
    return makeMatrix(rules, box, calls, own.modifiers, other.modifiers, (pairing) => ({
      spot: state.spot,
      trick: surchargeOf(game, state, pairing),
      offenseDice,
      defenseDice,
    }));
  });
}

/** Chance to win with a final lead: a tie is half a win. */
const winning = (lead: number): number => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);

/** True when the next play is the last of its half, or a two-point try. */
export const isLastPlay = (game: Game, state: GameState): boolean =>
  roundsLeft(game, state) <= 1 && endsHalf(game, state, 1);

/** What a last play is worth: points before half-time, the chance to win at the end. */
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
  const [own, other] = [values[ball], values[otherSide(ball)]];
  fillPlaces(rules, places, own, other, down, toGo, spot);
  const fumbled = (places[spot] - other.first(100 - spot)) / 2;
  return { places, intercepted: interceptionWorth(rules, other, spot), fumbled };
}

let lastGame: Game | undefined;
let lastState: GameState | undefined;
let lastLook: Look | undefined;

/** The matrix game of a snap, solved. Both coaches of a game ask about the same state: the last answer is kept. */
export function lookAhead(game: Game, state: GameState): Look {
  if (state === lastState && game === lastGame && lastLook) return lastLook;
  const values = valuesOf(game);
  const matrix = matrixOf(game, state, 0, 0);
  const worth = worthOf(game, state, values, new Float64Array(101));
  const payoff = payoffOf(game, state, matrix, worth);
  const solution = solveMatrixGame(payoff, matrix.calls.length, matrix.columns);
  const last = state.down === 0 || isLastPlay(game, state);
  lastGame = game;
  lastState = state;
  return (lastLook = { values, matrix, payoff, worth, solution, last });
}

/** Payoffs of a matrix from this state. */
export function payoffOf(game: Game, state: GameState, matrix: CallMatrix, worth: Worth): Float64Array {
  const payoff = new Float64Array(matrix.cells.length);
  fillPayoff(payoff, matrix, memoryOf(game.rules).box, state.spot, worth);
  return payoff;
}
