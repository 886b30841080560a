/** Reads a penalty chart. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { FIGURES, type Level, type PenaltyChart } from "../rules/index.js";
import type { Flag } from "./state.js";
import { now } from "./track.js";
import { notes, rollTwo, type Turn } from "./turn.js";

/**
 * The foul of a 1 on the play-result die; null if the flag is picked up.
 * @param offense the team that snapped or kicked
 */
export function callFoul(turn: Turn, chart: PenaltyChart, offense: Side, level: Level = "S"): Flag | null {
  const { game, emit } = turn;
  const note = notes();
  const foul = game.charts.penalties[chart].read(rollTwo(turn, "penalty", note), note.cites);
  const { name, side, spot, flag } = foul;
  const off = side === "O" || side === "K";
  const team = side === "X" || side === "N" ? undefined : off ? offense : otherSide(offense);
  const yards =
    foul.yards === "B"
      ? Math.max(
          FIGURES.interference,
          game.charts.interceptionSpot.read(rollTwo(turn, "interference", note), note.cites)[level],
        )
      : foul.yards;
  const { period, box } = now(turn);
  const { throws, cites } = note;
  emit({ type: "flag", chart, team, foul: name, yards, spot, period, box, throws, cites });
  if (side === "N") return null;
  return { chart, team: team ?? offense, off, name, yards, spot, flag, both: side === "X" };
}
