/** Which play: row and column of the chart, the play-call number, the home field (section 2.4, 2.5). */
import { otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import { CALLS_BY_DOWN, TIGHT_RED_ZONE, type CallRow, type Switches } from "../rules/index.js";
import type { Game } from "./game.js";
import type { GameState } from "./state.js";
import type { CallNumber } from "./events.js";

/** Down times distance, or short yardage. */
export function callRow(
  { down, toGo, spot }: Pick<GameState, "down" | "toGo" | "spot">,
  { shortYardage }: Pick<Switches, "shortYardage">,
): CallRow {
  if (down === 0 || (down >= 3 && toGo === 1)) return "SHYD";
  if (yardsToGoal(spot) <= 2 && (shortYardage === "any" || down >= 3)) return "SHYD";
  const product = down * toGo;
  if (product < 10) return "LT10";
  if (product < 20) return "T10";
  return product < 30 ? "T20" : "T30";
}

/** Place of the column: own 1-20, between, opponents' 20-1. */
export function zoneOf(spot: number): 0 | 1 | 2 {
  if (spot <= 20) return 0;
  return yardsToGoal(spot) <= 20 ? 2 : 1;
}

/** Scores ahead or behind, two at most; a part of one counts as one. */
export const scoresAhead = (ahead: number): number => Math.sign(ahead) * Math.min(2, Math.ceil(Math.abs(ahead) / 7));

/** What score and clock add to the play-call number. */
export function situationOf(
  { rules }: Pick<Game, "rules">,
  state: Pick<GameState, "score" | "period" | "clock">,
  team: Side,
): number {
  const { situation } = rules.tables;
  if (!rules.switches.situation) return 0;
  const { score, period, clock } = state;
  const at = scoresAhead(score[team] - score[otherSide(team)]) + 2;
  if (period > 4) return situation.A[at];
  if (period === 4) return situation[clock <= 300 ? "A" : clock <= 600 ? "B" : "C"][at];
  if (period === 3) return clock <= 300 ? situation.D[at] : 0;
  if (period !== 2 || clock > 180) return 0;
  return rules.switches.halfColumn && at > 0 ? 0 : situation.H[at];
}

/** What the down adds to the play-call number. */
function downOf({ rules }: Pick<Game, "rules">, { down }: Pick<GameState, "down">, row: CallRow): number {
  if (rules.switches.downs !== "counted" || row === "SHYD" || down === 2) return 0;
  return down === 1 ? CALLS_BY_DOWN.first : CALLS_BY_DOWN.late;
}

/** The play-call number: a run when red is not above it. */
export function callNumber(game: Game, state: GameState, row: CallRow, zone: 0 | 1 | 2): CallNumber {
  const { ball } = state;
  const cell = game.books[ball].chart.calls[row][zone];
  const { black, red } = game.books[otherSide(ball)].chart.calls.defAdj;
  const defense = zone === 2 ? red : black;
  const situation = situationOf(game, state, ball) + downOf(game, state, row);
  return { cell, defense, situation, total: cell + defense + situation };
}

/** What the alignment, a tight red zone and the numbers of the two charts add to white. */
export function adjustOf(
  game: Pick<Game, "rules" | "books">,
  { ball, down }: Pick<GameState, "ball" | "down">,
  { row, zone }: { readonly row: CallRow; readonly zone: 0 | 1 | 2 },
  kind: "pass" | "run",
): number {
  const { tables, switches } = game.rules;
  const { adjust } = tables.fronts[row];
  const tight = zone === 2 && switches.redZone === "tight";
  const own = ownOf(game, ball, down, zone);
  // High white is the passing offense's and the run defense's.
  return kind === "pass"
    ? adjust + own - (tight ? TIGHT_RED_ZONE.pass : 0)
    : adjust - own + (tight ? TIGHT_RED_ZONE.run : 0);
}

/** By how much the two charts turn white to the good of the offense: in the red zone, and on third and fourth down before it. */
function ownOf({ rules, books }: Pick<Game, "rules" | "books">, ball: Side, down: number, zone: 0 | 1 | 2): number {
  if (rules.switches.late !== "chart") return 0;
  const key = zone === 2 ? "redZone" : "late";
  if (key === "late" && down < 3) return 0;
  return (books[ball].chart[key]?.own ?? 0) + (books[otherSide(ball)].chart[key]?.against ?? 0);
}

/** White as the home field turns it: to the good of the home team, never against it. */
export function turnedWhite(
  white: number,
  homeHasBall: boolean,
  isPass: boolean,
  field: Switches["homeField"],
): number {
  if (field === "off") return white;
  // High white is the passing offense's and the run defense's.
  const high = homeHasBall === isPass;
  if (white === 1 && high) return 20;
  return white === 20 && !high && field === "full" ? 1 : white;
}
