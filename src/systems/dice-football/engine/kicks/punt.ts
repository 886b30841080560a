/** Punts, coffin corner punts and blocked punts. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK, yardsToGoal } from "../../../../kernel/football/index.js";
import { FIGURES, within, type Block } from "../../rules/index.js";
import { baseMen, carryBack, rankOf } from "./carry.js";
import { specialistsOf } from "../men/absent.js";
import { outcome } from "../outcome.js";
import { finish } from "../settle.js";
import type { Outcome } from "../state.js";
import { boxOf } from "../track.js";
import { notes, rollOne, rollTwo, type Notes, type Turn } from "../turn.js";

interface PuntParts {
  readonly yards: number;
  readonly note: Notes;
  readonly coffin: boolean;
  readonly touchback?: boolean;
  readonly fairCatch?: boolean;
  readonly blocked?: boolean;
  readonly by?: string;
}

function emitPunt(turn: Turn, { yards, note, coffin, touchback, fairCatch, blocked, by }: PuntParts): void {
  const { draft, emit, game } = turn;
  const { ball: team, spot, down, toGo } = draft;
  const { punter, standIns } = specialistsOf(game, draft, team);
  emit({
    type: "kick",
    team,
    period: draft.period,
    box: boxOf(game, draft),
    kind: "punt",
    yards,
    how: coffin ? "coffin" : undefined,
    spot,
    down,
    toGo,
    player: punter.name,
    standIns: standIns.punter,
    touchback: touchback || undefined,
    fairCatch: fairCatch || undefined,
    blocked: blocked || undefined,
    by,
    throws: note.throws,
    cites: note.cites,
  });
}

export function punt(turn: Turn, coffin: boolean): void {
  const { game, draft } = turn;
  const { ball: team, spot } = draft;
  const note = notes(turn);
  const off = coffin ? FIGURES.punt.aimed + rollOne(turn, "coffin", note) : 0;
  const { punts, punter } = specialistsOf(game, draft, team);
  const roll = rollTwo(turn, "punt", note);
  const flown = punts.read(roll, note);
  if (flown === "blocked") return blockedPunt(turn, note, coffin);
  const landing = spot + Math.max(0, flown - off);
  const left = yardsToGoal(landing);
  const short = left < FIGURES.punt.inside;
  const touchback = coffin ? left <= 0 : short;
  const yards = Math.min(landing, FIELD) - spot;
  if (touchback) {
    emitPunt(turn, { yards, note, coffin, touchback });
    return dead(turn, TOUCHBACK);
  }
  // An odd roll is out of bounds, and so is a ball inside the 5 (ruling A10).
  if (coffin && (short || roll % 2 === 1)) {
    emitPunt(turn, { yards, note, coffin });
    return dead(turn, left);
  }
  const returned = within(punter.returned, rollTwo(turn, "returned", note));
  emitPunt(turn, { yards, note, coffin, fairCatch: !returned });
  if (!returned) return dead(turn, left);
  carryBack(turn, {
    of: "punt",
    list: "punt",
    chart: "punt",
    kick: "punt",
    from: left,
    number: draft.returner,
    how: "card",
  });
}

/** The receivers' ball at a spot. */
function dead(turn: Turn, spot: number): void {
  const offense = turn.draft.ball;
  finish(
    turn,
    outcome(
      { offense, ball: otherSide(offense), spot, end: "change" },
      { result: "punt", start: "punt", kick: "punt" },
    ),
  );
}

interface Blocked extends Pick<Outcome, "end" | "spot"> {
  /** The player who scored. */
  readonly by?: string;
}

/** A blocked kick, rolled on its chart. */
export function blockedKick(turn: Turn, chart: "blockedPunt" | "blockedFieldGoal", note: Notes): Blocked {
  const { game, draft } = turn;
  const roll = rollTwo(turn, "block", note);
  const where = blockedAt(draft.spot, game.charts[chart].read(roll, note));
  if (where.end !== "touchdown") return where;
  const man = baseMen(turn, otherSide(draft.ball)).ranks[rankOf(roll % 10) - 1];
  return { ...where, by: man.card.name };
}

/** Where a blocked kick ends, from the defense's viewpoint: behind the goal line, a safety in rows with a note, otherwise a touchdown. */
function blockedAt(spot: number, { behind = 0, advance = 0, touchdown, note }: Block): Blocked {
  const at = spot - behind;
  if (touchdown) return { end: "touchdown", spot: FIELD };
  if (at <= 0) return note ? { end: "safety", spot: 0 } : { end: "touchdown", spot: FIELD };
  const end = mirrorSpot(at) + advance;
  return end >= FIELD ? { end: "touchdown", spot: FIELD } : { end: "change", spot: end };
}

function blockedPunt(turn: Turn, note: Notes, coffin: boolean): void {
  const offense = turn.draft.ball;
  const { end, spot, by } = blockedKick(turn, "blockedPunt", note);
  emitPunt(turn, { yards: 0, note, coffin, blocked: true, by });
  finish(
    turn,
    outcome(
      { offense, ball: end === "safety" ? offense : otherSide(offense), spot, end },
      { result: "punt", start: "punt", kick: "punt" },
    ),
  );
}
