/** Field goals and tries. */
import { mirrorSpot, otherSide, TOUCHBACK } from "../../../../kernel/football/index.js";
import { FIGURES, within } from "../../rules/index.js";
import { foulOn } from "../flag.js";
import { kickLength } from "../game.js";
import { specialistsOf } from "../men/absent.js";
import { outcome } from "../outcome.js";
import { blockedKick } from "./punt.js";
import { finish } from "../settle.js";
import type { Outcome } from "../state.js";
import { boxOf } from "../track.js";
import { cite, notes, rollFour, rollTwo, type Turn } from "../turn.js";

/** Reported length of a try. */
const TRY_LENGTH = 19;

/** Where the defense takes over after a miss, never worse than its 20. */
function afterMiss({ game, draft }: Turn): number {
  const { missedFg } = game.law;
  if (missedFg === "touchback") return TOUCHBACK;
  const spot = missedFg === "line" ? draft.spot : draft.spot - FIGURES.fieldGoal.hold;
  return Math.max(TOUCHBACK, mirrorSpot(spot));
}

export function fieldGoal(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: offense, spot, down, toGo } = draft;
  const { kicker, standIns } = specialistsOf(game, draft, offense);
  const length = kickLength(spot);
  const note = notes(turn);
  const four = rollFour(turn, "field goal", note);
  const band = kicker.bands.find(({ from, to }) => length >= from && length <= to) ?? kicker.bands[0];
  cite(note, `${kicker.name} ${band.from}-${band.to}`);
  const good = within(band.good, four.RW);
  const blocked =
    four.RW === FIGURES.fieldGoal.again &&
    !good &&
    game.charts.fieldGoal99.read(rollTwo(turn, "99", note), note) === "blocked";
  const block = blocked ? blockedKick(turn, "blockedFieldGoal", note) : undefined;
  emit({
    type: "kick",
    team: offense,
    period: draft.period,
    box: boxOf(game, draft),
    kind: "fieldGoal",
    yards: length,
    good,
    spot,
    down,
    toGo,
    player: kicker.name,
    standIns: standIns.kicker,
    blocked: blocked || undefined,
    by: block?.by,
    throws: note.throws,
    cites: note.cites,
  });
  const flag = foulOn(turn, { chart: "fieldGoal", offense, die: four.B, result: game.charts.playResult.at(four.B) });
  const where: Pick<Outcome, "end" | "spot"> = good
    ? { end: "fieldGoal", spot }
    : block
      ? { end: block.end, spot: block.spot }
      : { end: "change", spot: afterMiss(turn) };
  const keeps = where.end === "fieldGoal" || where.end === "safety";
  finish(
    turn,
    outcome(
      { offense, ball: keeps ? offense : otherSide(offense), ...where },
      { result: good ? "fieldGoal" : "missedFieldGoal", start: "missedFieldGoal", kick: "fieldGoal", flag },
    ),
  );
}

/** The extra point, from the kicker's own row. */
export function kickTry(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: offense, spot } = draft;
  const { kicker, standIns } = specialistsOf(game, draft, offense);
  const note = notes(turn);
  const four = rollFour(turn, "extra point", note);
  const good = within(kicker.extraPoint, four.RW);
  cite(note, `${kicker.name} XP`);
  emit({
    type: "kick",
    team: offense,
    period: draft.period,
    box: boxOf(game, draft),
    kind: "extraPoint",
    yards: TRY_LENGTH,
    good,
    spot,
    player: kicker.name,
    standIns: standIns.kicker,
    throws: note.throws,
    cites: note.cites,
  });
  const flag = foulOn(turn, { chart: "fieldGoal", offense, die: four.B, result: game.charts.playResult.at(four.B) });
  finish(
    turn,
    outcome(
      { offense, ball: offense, spot, end: good ? "fieldGoal" : "down" },
      { kick: "fieldGoal", isTry: true, flag },
    ),
  );
}
