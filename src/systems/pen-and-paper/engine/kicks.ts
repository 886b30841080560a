/** Kickoffs, free kicks, punts, field goals. Each uses one round, including its return (A18, A20). */
import { rollDie } from "./dice.js";
import { mirrorSpot, otherSide, yardsToGoal, type Side } from "../../../kernel/football/index.js";
import { endDrive, periodGoesOn, startDrive } from "./clock.js";
import type { DefenseCall } from "./decisions.js";
import { awaitReturn, landingSpot, touchback } from "./returns.js";
import { addPoints, kickAfterScore } from "./scoring.js";
import { changeSide, takeRound, type Turn } from "./turn.js";
import type { PenAndPaperRules } from "../rules/index.js";

/** KICKOFF: standard or squib by the kickoff table, onside by a d20. */
export function kickoff(turn: Turn, kick: "standard" | "squib" | "onside"): void {
  if (kick === "onside") return onsideKick(turn);
  const { game, draft, emit } = turn;
  const { dice: pool, deadBehind, squib } = game.rules.tables.kickoffRules;
  const { ball: team, spot } = draft;
  const thrown = kick === "squib" ? squib.dice : pool;
  const dice: number[] = [];
  let total = 0;
  for (let i = 0; i < thrown.count; i++) total += dice[i] = rollDie(turn, thrown.sides, "kickoff");
  const { row, cite } = (kick === "squib" ? game.book.squib : game.book.kickoff)[total];
  const landing = landingSpot(spot, row.value);
  const kind = kick === "squib" ? "squib" : "kickoff";
  const dead = landing <= -deadBehind;
  const clock = takeRound(turn, true);
  const event = { type: "kick", team, kind, yards: row.value, ...clock, spot, dice, cite } as const;
  emit(dead ? { ...event, touchback: true } : event);
  const inFlight = { of: kind, spot: landing } as const;
  if (dead) touchback(turn, otherSide(team), inFlight);
  else awaitReturn(turn, team, inFlight);
}

/** The d20 needed for the next onside kick of a side that has tried this many (A84); a 20 is always good. */
export const onsideFrom = ({ tables, switches }: PenAndPaperRules, kicked: number): number =>
  Math.min(20, tables.kickoffRules.onside.from + switches.onsideRepeats * kicked);

function onsideKick(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { opponentSpot, ownSpot } = game.rules.tables.kickoffRules.onside;
  const { ball: team, spot } = draft;
  const { onsideKicks } = draft[team];
  const from = onsideFrom(game.rules, onsideKicks);
  changeSide(turn, team, { onsideKicks: onsideKicks + 1 });
  const d20 = rollDie(turn, 20, "onside");
  const good = d20 >= from;
  const [next, at] = good ? [team, mirrorSpot(opponentSpot)] : [otherSide(team), ownSpot];
  // The table has no kick distance: the log has the yards to the spot of the recovery.
  const yards = (good ? at : mirrorSpot(at)) - spot;
  const clock = takeRound(turn, true);
  emit({ type: "kick", team, kind: "onside", yards, good, ...clock, spot, dice: [d20], cite: `onside ${from}+` });
  startDrive(turn, next, at, "onside");
}

/** Free kick after a safety: punt rules from the own 20 (A80); the period may end before it. */
export function freeKick(turn: Turn, team: Side): void {
  turn.draft.ball = team;
  turn.draft.spot = turn.game.rules.tables.puntRules.freeKickSpot;
  if (periodGoesOn(turn)) puntFrom(turn, team, "freeKick");
}

/** PUNT from the line of scrimmage. */
export function punt(turn: Turn, defense: DefenseCall): void {
  const { ball, spot } = turn.draft;
  endDrive(turn, ball, spot, "punt");
  puntFrom(turn, ball, "punt", defense);
}

function puntFrom(turn: Turn, team: Side, of: "punt" | "freeKick", defense?: DefenseCall): void {
  const { game, draft, emit } = turn;
  const { count, sides } = game.rules.tables.puntRules.dice;
  const dice: number[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) total += dice[i] = rollDie(turn, sides, "punt");
  const { row, cite } = game.book.punt[total];
  const { spot, down, toGo } = draft;
  const landing = landingSpot(spot, row.value);
  const clock = takeRound(turn, true);
  const series = of === "punt" ? { down, toGo } : {};
  const event = { type: "kick", team, kind: of, yards: row.value, ...clock, ...series, spot, dice, cite } as const;
  // A punt that reaches the goal line is a touchback and cannot be fumbled.
  const dead = landing <= 0 ? ({ touchback: true } as const) : {};
  emit({ ...event, ...dead, ...(defense && { defense }) });
  if (landing <= 0) touchback(turn, otherSide(team), { of });
  else awaitReturn(turn, team, { of, spot: landing });
}

/** Yards of a field goal attempt from a spot. */
export const fieldGoalYards = (turn: Pick<Turn, "game">, spot: number): number =>
  yardsToGoal(spot) + turn.game.rules.tables.fieldGoalRules.added;

/** FIELD_GOAL: the d20 must be higher than the number for the distance. */
export function fieldGoal(turn: Turn, defense: DefenseCall): void {
  const { game, draft, emit } = turn;
  const { ball: team, spot, down, toGo } = draft;
  const { missBehind } = game.rules.tables.fieldGoalRules;
  const yards = fieldGoalYards(turn, spot);
  const { row, cite } = game.book.fieldGoal[yards];
  const d20 = rollDie(turn, 20, "fieldGoal");
  const good = d20 > row.above;
  const clock = takeRound(turn, true);
  emit({ type: "kick", team, kind: "fieldGoal", yards, good, ...clock, down, toGo, spot, dice: [d20], cite, defense });
  if (good) {
    addPoints(turn, team, "fieldGoal");
    endDrive(turn, team, spot, "fieldGoal");
    return kickAfterScore(turn, team);
  }
  endDrive(turn, team, spot, "missedFieldGoal");
  const over = Math.min(99, mirrorSpot(spot - missBehind));
  startDrive(turn, otherSide(team), Math.max(over, game.rules.switches.missedKickMinimum), "missedFieldGoal");
}
