/** The play call: row and column of the chart, the play-call number, the home field. */
import { otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import {
  CALLS_BY_DISTANCE,
  CALLS_BY_DOWN,
  GIVEN_GROUND,
  GRADED_FIELD,
  LATE_DISTANCES,
  LATE_DOWN,
  LONG_FOURTH,
  MEASURED,
  OWN_GOAL,
  SECOND_DISTANCES,
  SECOND_DOWN,
  TIGHT_RED_ZONE,
  type CallRow,
  type HomeField,
  type Switches,
} from "../rules/index.js";
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

/** Index of the column: own 1-20, between, opponents' 20-1. */
export function zoneOf(spot: number): 0 | 1 | 2 {
  if (spot <= 20) return 0;
  return yardsToGoal(spot) <= 20 ? 2 : 1;
}

/** Scores ahead or behind, at most two either way; part of a score counts as one. */
export const scoresAhead = (ahead: number): number => Math.sign(ahead) * Math.min(2, Math.ceil(Math.abs(ahead) / 7));

/** Adjustment of the play-call number for score and clock. */
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
  if (period === 3) return clock <= 300 || rules.switches.situationTimes === "thirdQuarter" ? situation.D[at] : 0;
  if (period !== 2 || clock > 180) return 0;
  return rules.switches.halfColumn && at > 0 ? 0 : situation.H[at];
}

/** Adjustment of the play-call number for the down. */
function downOf(
  { rules }: Pick<Game, "rules">,
  { down, toGo }: Pick<GameState, "down" | "toGo">,
  row: CallRow,
): number {
  if (rules.switches.downs === "rows" || row === "SHYD") return 0;
  if (rules.switches.downs === "distance") return distanceOf(down, toGo);
  if (down === 1) return toGo > 10 ? 0 : CALLS_BY_DOWN.first;
  if (down === 2) return toGo <= 3 ? CALLS_BY_DOWN.short : 0;
  return CALLS_BY_DOWN.late;
}

/** Adjustment for down and distance, except where one number holds for all teams. */
function distanceOf(down: number, toGo: number): number {
  const { first, inches, short, long, ten, late } = CALLS_BY_DISTANCE;
  if (down === 1) return toGo > 10 ? 0 : first;
  if (down >= 3) return late;
  if (toGo <= SECOND_DISTANCES.short) return toGo === 1 ? inches : short;
  if (toGo === SECOND_DISTANCES.ten) return ten;
  return toGo >= SECOND_DISTANCES.long && toGo < SECOND_DISTANCES.ten ? long : 0;
}

/** The play-call number on a late down with long yardage, the same for every team (ruling `downs`). */
function longNumber(
  { rules }: Pick<Game, "rules">,
  { down, toGo }: Pick<GameState, "down" | "toGo">,
  row: CallRow,
): number | undefined {
  if (rules.switches.downs !== "distance" || row === "SHYD" || down < 3 || toGo <= LATE_DISTANCES.short)
    return undefined;
  return toGo <= LATE_DISTANCES.passing ? CALLS_BY_DISTANCE.passing : CALLS_BY_DISTANCE.draw;
}

/** The play-call number: a run if red is at or below it. */
export function callNumber(game: Game, state: GameState, row: CallRow, zone: 0 | 1 | 2): CallNumber {
  const { ball } = state;
  const cell = game.books[ball].chart.calls[row][zone];
  const { black, red } = game.books[otherSide(ball)].chart.calls.defAdj;
  const defense = zone === 2 ? red : black;
  const long = longNumber(game, state, row);
  const byDown = downOf(game, state, row);
  const sum = (long ?? cell + defense + byDown) + situationOf(game, state, ball);
  const total = byDown < 0 ? Math.max(LEAST_RUNS, sum) : sum;
  return { cell, defense, situation: total - cell - defense, total };
}

/** Minimum number of red faces that are runs on late downs, at any distance. */
const LEAST_RUNS = 1;

/** The ball and the down; open-field calculations have no score. */
type Snapped = Pick<GameState, "ball" | "down"> &
  Partial<Pick<GameState, "score" | "period" | "clock" | "spot" | "toGo">>;

/** Adjustment of white in the offense's favor by score and clock. */
function groundOf({ rules }: Pick<Game, "rules">, { ball, score, period = 0, clock = 0 }: Snapped): number {
  if (rules.switches.ground !== "given" || !score || (period !== 3 && period !== 4)) return 0;
  const ahead = scoresAhead(score[ball] - score[otherSide(ball)]);
  if (ahead === -2) return GIVEN_GROUND.behind;
  if (ahead <= 0 || period === 3) return 0;
  if (clock <= GIVEN_GROUND.end) return GIVEN_GROUND.late;
  return ahead === 2 && clock <= GIVEN_GROUND.from ? GIVEN_GROUND.ahead : 0;
}

/** Adjustment of white in the offense's favor by down and distance. */
function distanceOfWhite({ rules }: Pick<Game, "rules">, { down, toGo }: Pick<Snapped, "down" | "toGo">): number {
  if (rules.switches.secondDown !== "distance" || down < 2) return 0;
  if (down === 2) return SECOND_DOWN;
  if (toGo === undefined) return 0;
  return (
    LATE_DOWN.find(({ to }) => toGo <= to)!.adjust + (down === 4 && toGo > LONG_FOURTH.over ? LONG_FOURTH.adjust : 0)
  );
}

/**
 * A gain after measuring: one of exactly the yards to go may end a yard short or past, and a loss into the own end zone
 * may stop before it.
 * @param yellow the play's yellow, which has no other use then
 */
export function measuredGain(
  { rules }: Pick<Game, "rules">,
  { down, toGo, spot }: Pick<GameState, "down" | "toGo" | "spot">,
  yards: number,
  yellow: number,
): number {
  if (rules.switches.ownGoal === "half" && yards <= -spot && yellow > OWN_GOAL) return 1 - spot;
  if (rules.switches.inches !== "measured" || yards !== toGo || down < 2) return yards;
  if (toGo < MEASURED.from || toGo > MEASURED.to || toGo >= yardsToGoal(spot)) return yards;
  return yellow <= MEASURED.short ? yards - 1 : yellow >= MEASURED.past ? yards + 1 : yards;
}

/** How much white favors the defense as the field gets shorter, on passes and on runs. */
function tightOf(
  { redZone }: Pick<Switches, "redZone">,
  zone: 0 | 1 | 2,
  { spot }: Pick<Snapped, "spot">,
): Readonly<Record<"pass" | "run", number>> | undefined {
  if (redZone === "tight") return zone === 2 ? TIGHT_RED_ZONE : undefined;
  if (redZone !== "graded" || spot === undefined) return undefined;
  return GRADED_FIELD.find(({ to }) => yardsToGoal(spot) <= to);
}

/** Total adjustment of white: alignment, tight red zone, and the two teams' charts. */
export function adjustOf(
  game: Pick<Game, "rules" | "books">,
  state: Snapped,
  { row, zone }: { readonly row: CallRow; readonly zone: 0 | 1 | 2 },
  kind: "pass" | "run",
): number {
  const { tables, switches } = game.rules;
  const { adjust } = tables.fronts[row];
  const tight = tightOf(switches, zone, state);
  const own = ownOf(game, state.ball, state.down, zone) + groundOf(game, state) + distanceOfWhite(game, state);
  // High white favors the passing offense and the run defense.
  return kind === "pass" ? adjust + own - (tight?.pass ?? 0) : adjust - own + (tight?.run ?? 0);
}

/** How much the two charts move white in the offense's favor: in the red zone, and on third and fourth down outside it. */
function ownOf({ rules, books }: Pick<Game, "rules" | "books">, ball: Side, down: number, zone: 0 | 1 | 2): number {
  if (rules.switches.late !== "chart") return 0;
  const key = zone === 2 ? "redZone" : "late";
  if (key === "late" && down < 3) return 0;
  return (books[ball].chart[key]?.own ?? 0) + (books[otherSide(ball)].chart[key]?.against ?? 0);
}

/** White after the home-field rule, which never hurts the home team. */
export function turnedWhite(white: number, homeHasBall: boolean, isPass: boolean, field: HomeField): number {
  if (field === "off" || (field === "passes" && !isPass)) return white;
  // High white favors the passing offense and the run defense.
  const high = homeHasBall === isPass;
  if (white === 1 && high) return 20;
  return white === 20 && !high && field !== "half" ? 1 : white;
}
