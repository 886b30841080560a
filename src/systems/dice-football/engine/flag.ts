/** Reads a penalty chart. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import {
  FIGURES,
  spanText,
  USUAL_FOULS,
  within,
  type Level,
  type PenaltyChart,
  type PlayResultRow,
} from "../rules/index.js";
import type { Flag } from "./state.js";
import { now } from "./track.js";
import { cite, notes, rollTwo, type Notes, type Turn } from "./turn.js";

/** The die that may call a foul. */
interface Called {
  readonly chart: PenaltyChart;
  /** The team that snapped or kicked. */
  readonly offense: Side;
  /** The play-result die, and what the chart says of it. */
  readonly die: number;
  readonly result: PlayResultRow;
  /** Level of a pass. */
  readonly level?: Level;
}

const { face, waved, first, returned } = FIGURES.foulsByDown;

/** Down of a snap, 0 on tries and kicks. */
const downOf = ({ draft }: Turn, { chart }: Called): number => (chart === "run" || chart === "pass" ? draft.down : 0);

/** True if the die calls a foul: a penalty by the chart, or more faces late in a series and on returns (ruling `foulsByDown`). */
function isCalled(turn: Turn, called: Called): boolean {
  const { chart, die, result } = called;
  const { foulsByDown } = turn.game.rules.switches;
  if (result === "penalty") return true;
  if (foulsByDown === "same" || result !== "none") return false;
  const teams = foulsByDown === "teams";
  if (chart === "kickoff") return die === face && !teams;
  if (chart === "punt") return die === face || (die === returned && teams);
  return die === face && downOf(turn, called) >= 3;
}

/** True if the ruling `foulsByDown` calls off a foul, by the last die of its roll. */
function isWaved(turn: Turn, called: Called, last: number): boolean {
  if (turn.game.rules.switches.foulsByDown !== "late") return false;
  const down = downOf(turn, called);
  return down >= 3 ? called.result !== "penalty" && last < first : down > 0 && last <= waved;
}

/** True if the guilty team's foul range does not count the foul (ruling `foulsByDown`), or the season's officials do not (ruling `coverageFouls`). */
function isForgiven(turn: Turn, team: Side | undefined, isCoverage: boolean, note: Notes): boolean {
  const { rules, books, law } = turn.game;
  if (rules.switches.foulsByDown !== "teams" || team === undefined) return false;
  const { fouls = USUAL_FOULS } = books[team].team;
  cite(note, `fouls ${spanText(fouls)}`);
  const roll = rollTwo(turn, "foul range", note);
  return !within(fouls, roll) || (isCoverage && roll % 10 > law.coverageFouls);
}

/** Announces that the flag is picked up. */
function pickUp(turn: Turn, chart: PenaltyChart, { throws, cites }: Notes): null {
  const { period, box } = now(turn);
  const foul = "Flag picked up";
  turn.emit({ type: "flag", chart, team: undefined, foul, yards: 0, spot: "P", period, box, throws, cites });
  return null;
}

/** The foul of a play; null if there is none, or the flag is picked up. */
export function foulOn(turn: Turn, called: Called): Flag | null {
  if (!isCalled(turn, called)) return null;
  const { game, emit } = turn;
  const { chart, offense, level = "S" } = called;
  const note = notes(turn);
  const roll = rollTwo(turn, "penalty", note);
  if (isWaved(turn, called, roll % 10)) return pickUp(turn, chart, note);
  const foul = game.charts.penalties[chart].read(roll, note);
  const { name, side, spot, flag } = foul;
  const off = side === "O" || side === "K";
  const team = side === "X" || side === "N" ? undefined : off ? offense : otherSide(offense);
  const isCoverage = chart === "pass" && side === "D" && flag === "first" && spot !== "E";
  if (isForgiven(turn, team, isCoverage, note)) return pickUp(turn, chart, note);
  const yards =
    foul.yards === "B"
      ? Math.max(
          FIGURES.interference,
          game.charts.interceptionSpot.read(rollTwo(turn, "interference", note), note)[level],
        )
      : foul.yards;
  const { throws, cites } = note;
  const { period, box } = now(turn);
  emit({ type: "flag", chart, team, foul: name, yards, spot, period, box, throws, cites });
  if (side === "N") return null;
  return { chart, team: team ?? offense, off, name, yards, spot, flag, both: side === "X" };
}
