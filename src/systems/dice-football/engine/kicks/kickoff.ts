/** Kickoffs and free kicks. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK, type Spot } from "../../../../kernel/football/index.js";
import { FIGURES, type KickoffCell } from "../../rules/index.js";
import { carryBack } from "./carry.js";
import { startDrive } from "../clock.js";
import type { Kickoff } from "../decisions.js";
import { foulOn } from "../flag.js";
import { specialistsOf } from "../men/absent.js";
import { outcome } from "../outcome.js";
import { finish } from "../settle.js";
import { boxOf, now } from "../track.js";
import { noted, notes, rollFour, rollTwo, type Notes, type Turn } from "../turn.js";

const { outOfBounds: OUT_OF_BOUNDS, onside: ONSIDE } = FIGURES.kickoff;
const { from: FREE_KICK_LINE, shorter: SHORTER } = FIGURES.freeKick;
/** Spot where a blocked free kick goes out of bounds. */
const MIDFIELD = 50;

export function kickoff(turn: Turn, how: Kickoff): void {
  const { draft } = turn;
  const moved = draft.kickMove;
  if (how === "onside") return onsideKick(turn, moved);
  if (how === "outOfBounds") return outOfBounds(turn, turn.game.law.kickoff.spot, notes(turn), how);
  deepKick(turn, how, moved);
}

interface Kicked {
  readonly note: Notes;
  readonly how: Kickoff;
  readonly line: Spot;
  readonly touchback?: boolean;
  readonly outOfBounds?: boolean;
}

function emitKick(
  turn: Turn,
  { note, how, line, touchback, outOfBounds }: Kicked,
  spot: Spot = turn.game.law.kickoff.spot,
): void {
  const { draft, emit, game } = turn;
  const free = spot === FREE_KICK_LINE;
  const { kicker, standIns } = specialistsOf(game, draft, draft.ball);
  emit({
    type: "kick",
    team: draft.ball,
    period: draft.period,
    box: boxOf(game, draft),
    kind: free ? "freeKick" : how === "squib" ? "squib" : "kickoff",
    yards: FIELD - spot - line,
    spot,
    how,
    player: kicker.name,
    standIns: standIns.kicker,
    touchback: touchback || undefined,
    outOfBounds: outOfBounds || undefined,
    throws: note.throws,
    cites: note.cites,
  });
}

/** The receivers' ball without a return. */
function outOfBounds(turn: Turn, spot: Spot, note: Notes, how: Kickoff): void {
  emitKick(turn, { note, how, line: OUT_OF_BOUNDS, outOfBounds: true }, spot);
  startDrive(turn, otherSide(turn.draft.ball), OUT_OF_BOUNDS, spot === FREE_KICK_LINE ? "freeKick" : "kickoff");
}

function deepKick(turn: Turn, how: "regular" | "angled" | "squib", moved: number): void {
  const { game, draft } = turn;
  const note = notes(turn);
  const { touchbacks, kickoffTouchback, kickoff: law } = game.law;
  const early = how === "regular" && touchbacks > 0 && rollTwo(turn, "touchback", note) < touchbacks;
  const cell: KickoffCell = early ? "TB" : game.charts.kickoff[how].read(rollTwo(turn, "kickoff", note), note);
  const other = otherSide(draft.ball);
  if (cell === "OOB40") return outOfBounds(turn, law.spot, note, how);
  if (cell === "TB") {
    emitKick(turn, { note, how, line: 0, touchback: true });
    return startDrive(turn, other, kickoffTouchback, "kickoff");
  }
  const from = Math.max(0, cell.line - (how === "regular" ? law.deeper : 0)) + moved;
  emitKick(turn, { note, how, line: from });
  if (cell.muffed) return startDrive(turn, draft.ball, mirrorSpot(from), "kickoff");
  if (cell.returner === 0) return startDrive(turn, other, from, "kickoff");
  // The announced player replaces the first returner.
  const number = cell.returner === 1 ? draft.returner : cell.returner;
  carryBack(turn, {
    of: "kickoff",
    list: "kick",
    chart: "kickoff",
    kick: "kickoff",
    from,
    number,
    how: how === "squib" ? "squib" : how === "angled" ? "sideline" : "card",
  });
}

function onsideKick(turn: Turn, moved: number): void {
  const { game, draft, emit } = turn;
  const note = notes(turn);
  const { ball: team } = draft;
  const four = rollFour(turn, "onside", note);
  const { kicker, standIns } = specialistsOf(game, draft, team);
  const good = game.charts.onside.read(four.RW, note) === "kickers";
  const spot = ONSIDE - moved;
  emit({
    type: "kick",
    team,
    ...now(turn),
    kind: "onside",
    yards: ONSIDE - game.law.kickoff.spot,
    good,
    spot: game.law.kickoff.spot - moved,
    how: "onside",
    player: kicker.name,
    standIns: standIns.kicker,
    ...noted(note),
  });
  const flag = foulOn(turn, { chart: "onside", offense: team, die: four.B, result: game.charts.playResult.at(four.B) });
  const ball = good ? team : otherSide(team);
  finish(
    turn,
    outcome(
      { offense: team, ball, spot: good ? spot : mirrorSpot(spot), end: "change" },
      { start: "onside", kick: "onside", flag },
    ),
  );
}

/** After a safety: a punt that is always returned, or a kickoff caught ten yards farther up the field. */
export function freeKick(turn: Turn, kind: "punt" | "kickoff"): void {
  if (kind === "kickoff") return freeKickoff(turn);
  const { game, draft, emit } = turn;
  const moved = draft.kickMove;
  const note = notes(turn);
  const { punts, punter, standIns } = specialistsOf(game, draft, draft.ball);
  const flown = punts.read(rollTwo(turn, "punt", note), note);
  const yards = flown === "blocked" ? MIDFIELD - FREE_KICK_LINE : flown;
  const landing = mirrorSpot(FREE_KICK_LINE + yards) + moved;
  const touchback = landing <= 0;
  emit({
    type: "kick",
    team: draft.ball,
    ...now(turn),
    kind: "freeKick",
    yards,
    spot: FREE_KICK_LINE,
    player: punter.name,
    standIns: standIns.punter,
    ...(touchback && { touchback }),
    ...(flown === "blocked" && { outOfBounds: true }),
    ...noted(note),
  });
  const other = otherSide(draft.ball);
  if (touchback) return startDrive(turn, other, TOUCHBACK, "freeKick");
  if (flown === "blocked") return startDrive(turn, other, MIDFIELD, "freeKick");
  carryBack(turn, {
    of: "freeKick",
    list: "punt",
    chart: "punt",
    kick: "freeKick",
    from: landing,
    number: 1,
    how: "card",
  });
}

function freeKickoff(turn: Turn): void {
  const { game, draft } = turn;
  const moved = draft.kickMove;
  const note = notes(turn);
  const cell = game.charts.kickoff.regular.read(rollTwo(turn, "kickoff", note), note);
  if (cell === "OOB40") return outOfBounds(turn, FREE_KICK_LINE, note, "regular");
  if (cell === "TB") {
    emitKick(turn, { note, how: "regular", line: 0, touchback: true }, FREE_KICK_LINE);
    return startDrive(turn, otherSide(draft.ball), TOUCHBACK, "freeKick");
  }
  const from = cell.line + SHORTER + moved;
  emitKick(turn, { note, how: "regular", line: from }, FREE_KICK_LINE);
  carryBack(turn, {
    of: "freeKick",
    list: "kick",
    chart: "kickoff",
    kick: "freeKick",
    from,
    number: cell.returner,
    how: "card",
  });
}
