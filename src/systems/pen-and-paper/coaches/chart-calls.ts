/** Rolling on the solo chart. */
import type { Roller } from "../../../kernel/dice/index.js";
import { inRedZone, otherSide, yardsToGoal } from "../../../kernel/football/index.js";
import {
  NO_DICE,
  type DefenseCall,
  type DieId,
  type Game,
  type GameState,
  type OffenseCall,
  type SpecialId,
} from "../engine/index.js";
import { endsGame, endsHalf, isLastPeriod, leadOf } from "./situation.js";
import { SOLO_CHART, type CallRow, type SituationRow, type SpecialRow } from "./solo-chart.js";

/** The row for a down and distance. */
export function situationRow(down: number, toGo: number): SituationRow {
  for (const row of SOLO_CHART.situations) {
    if (row.downs.includes(down) && toGo >= row.toGo[0] && toGo <= row.toGo[1]) return row;
  }
  return SOLO_CHART.situations[0];
}

/** The chart's numbers for a state: the offense rushes on a d20 up to the first, and the defense expects a rush on a d20 up to the second. */
export function rushNumbers(game: Game, state: GameState): readonly [offense: number, defense: number] {
  const row = situationRow(state.down, state.toGo);
  let { rush, defense } = row;
  const lead = isLastPeriod(game, state) ? leadOf(state, state.ball) : 0;
  for (const shift of SOLO_CHART.shifts) {
    const applies =
      shift.id === "redZone"
        ? inRedZone(state.spot, game.rules.tables.scrimmage.redZone.within)
        : shift.id === "ahead"
          ? lead >= SOLO_CHART.clearLead
          : lead <= -SOLO_CHART.clearLead;
    if (!applies) continue;
    rush += shift.rush;
    defense += shift.defense;
  }
  return [rush, defense];
}

function rowOf<T extends { readonly from: number; readonly to: number }>(rows: readonly T[], face: number): T {
  for (const row of rows) if (face >= row.from && face <= row.to) return row;
  return rows[0];
}

function callOf(state: GameState, row: CallRow): string {
  const otherwise = row.otherwise ?? row.calls[0];
  if (row.within !== undefined && state.toGo > row.within) return otherwise;
  if (!row.once) return row.calls[0];
  const { tricks } = state[state.ball];
  return row.calls.find((call) => !tricks[call]) ?? otherwise;
}

/** An offense call from two d20s; `pickDice` may add dice once the call is known. */
export function chartOffense(
  game: Game,
  state: GameState,
  dice: Roller,
  pickDice: (call: string) => readonly DieId[] = () => NO_DICE,
): OffenseCall {
  const first = dice.die(SOLO_CHART.die);
  const second = dice.die(SOLO_CHART.die);
  const rushes = first <= rushNumbers(game, state)[0];
  const { call: long, lastRounds, beyond } = SOLO_CHART.hailMary;
  const desperate = !rushes && yardsToGoal(state.spot) > beyond && endsHalf(game, state, lastRounds);
  const call = desperate ? long : callOf(state, rowOf(rushes ? SOLO_CHART.rush : SOLO_CHART.pass, second));
  return { call, dice: pickDice(call), chart: [first, second] };
}

function specialOf(game: Game, state: GameState, { special, when }: SpecialRow, rushes: boolean): SpecialId {
  const { goalWithin, protectRounds, passRush } = SOLO_CHART.when;
  switch (when) {
    case "goal":
      return yardsToGoal(state.spot) <= goalWithin ? special : "none";
    case "protect":
      return leadOf(state, otherSide(state.ball)) > 0 && endsGame(game, state, protectRounds) ? special : "none";
    case "passRush":
      return !rushes && (passRush.downs as readonly number[]).includes(state.down) && state.toGo >= passRush.from
        ? special
        : "none";
    default:
      return special;
  }
}

/** A defense call from two d20s. */
export function chartDefense(
  game: Game,
  state: GameState,
  dice: Roller,
  added: readonly DieId[] = NO_DICE,
): DefenseCall {
  const first = dice.die(SOLO_CHART.die);
  const second = dice.die(SOLO_CHART.die);
  const rushes = first <= rushNumbers(game, state)[1];
  const special = specialOf(game, state, rowOf(SOLO_CHART.specials, second), rushes);
  return { against: rushes ? "rush" : "pass", special, dice: added, chart: [first, second] };
}
