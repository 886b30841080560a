/** Calls on a down (D6, D19, D22, D23). */
import type { Roller } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import type { DownDecision } from "../engine/decisions.js";
import { GOAL, type GameState } from "../engine/state.js";
import type { PostcardRules } from "../rules/index.js";
import { inLast, leadOf, ownYards, yardsToGo, yardsToGoal } from "./situation.js";

export type Call = DownDecision["options"][number];
/** A coach's fourth-down call. If it is not allowed, the team plays on. */
export type FourthDown = (state: GameState, rules: PostcardRules) => "play" | "punt" | "fieldGoal";

const LAST_DOWN = 4;
/** Longest field goal of a coach who plays by the book, by its marker; own yard line from which he goes for it with one step to go. */
const MARKER = 40;
const SHORT = 5;
const OWN = 40;

/** Coach `football`: kick when in range, but not from the goal line; punt in one's own half unless it is short; otherwise go for it. */
export const footballFourth: FourthDown = (state, { card }) => {
  const far = yardsToGoal(state);
  if (far > 0 && far + card.kicking.fieldGoalDrop <= MARKER) return "fieldGoal";
  const own = ownYards(state);
  if (own > 50) return "play";
  return own > OWN && yardsToGo(state) <= SHORT ? "play" : "punt";
};

/** A row of the fourth-down chart: up to this own yard line, and the yards to go from which to kick. */
interface ChartLine {
  readonly upTo: number;
  readonly kick?: "punt" | "fieldGoal";
  readonly from?: number;
  /** True to kick at `from` only if the goal line is the line to gain. */
  readonly goal?: boolean;
}

/** The chart by expected points; 100 is the far goal line. */
const CHART: readonly ChartLine[] = [
  { upTo: 10, kick: "punt", from: 25 },
  { upTo: 30, kick: "punt", from: 20 },
  { upTo: 35, kick: "punt", from: 25 },
  { upTo: 45, kick: "punt", from: 30 },
  { upTo: 65 },
  { upTo: 70, kick: "fieldGoal", from: 30 },
  { upTo: 80, kick: "fieldGoal", from: 20 },
  { upTo: 85, kick: "fieldGoal", from: 15 },
  { upTo: 90, kick: "fieldGoal", from: 10, goal: true },
  { upTo: 100 },
];

/** Coach `points`. */
export const pointsFourth: FourthDown = (state) => {
  const line = CHART.find(({ upTo }) => ownYards(state) <= upTo)!;
  if (!line.kick || yardsToGo(state) < line.from!) return "play";
  return line.goal && state.line !== GOAL ? "play" : line.kick;
};

/** The complete call: the clock first, then the fourth down; `fake` turns a play on fourth down into a fake. */
export function habitDown(
  { side, options }: DownDecision,
  state: GameState,
  rules: PostcardRules,
  fourth: FourthDown,
  fake: (dice: Roller) => boolean,
  dice: Roller,
): Call {
  const allowed = (call: Call): boolean => options.includes(call);
  const last = state.down === LAST_DOWN;
  const call = byClock(state, side, rules) ?? (last ? fourth(state, rules) : "play");
  if (call !== "play" && allowed(call)) return call;
  return last && allowed("fakePunt") && fake(dice) ? "fakePunt" : "play";
}

/** Kneels out a lead, kicks at the end to tie or win, and does not kick if that does not help as time runs out. */
export function byClock(state: GameState, side: Side, { card }: PostcardRules): Call | undefined {
  if (state.stage === "main") return undefined;
  const lead = leadOf(state, side);
  const helps = lead >= -card.points.fieldGoal;
  const last = state.down === LAST_DOWN;
  // In overtime, the team that is behind must answer in this series.
  if (state.stage === "overtime") return !helps && last ? "play" : undefined;
  if (lead > 0) return state.left <= LAST_DOWN - state.down + 1 && state.spot > 0 ? "knee" : undefined;
  if (inLast(state, 1)) return helps ? "fieldGoal" : "play";
  return !helps && last ? "play" : undefined;
}
