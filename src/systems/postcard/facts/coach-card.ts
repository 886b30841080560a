/** PC-5, the coach card: what a coach does who counts points, solved for the card in force. */
import type { SheetContent } from "../../contract.js";
import { THUMB } from "../coaches/thumb.js";
import { STEP_YARDS } from "../engine/state.js";
import { solvedPoints, type PointsTable } from "../odds/points/index.js";
import type { GameRecord } from "../record.js";
import { chartsOf, NUMBERS, type PostcardRules } from "../rules/index.js";
import { listed, orList, penaltiesOf, plus, totals } from "./numbers-in-print.js";
import {
  CLOSE,
  DISTANCES,
  fourthDowns,
  landing,
  leans,
  mixes,
  RETURN_SPOTS,
  returnRows,
  throws,
  type CallCell,
} from "./choices.js";
import { spotName } from "./worth-plot.js";

/** Chances from which a number of a mix is shaded, and shaded more. */
const [LIKELY, VERY_LIKELY] = [0.1, 0.25];
/** Highest difference of two dice. */
const SPREAD = 5;

const points = (value: number): string => value.toFixed(2);

function fourthFacts(rules: PostcardRules, table: PointsTable) {
  const call = (cell: CallCell | undefined) =>
    cell ? { call: cell.call, close: cell.edge < CLOSE } : { call: "", close: false };
  return fourthDowns(table).map(({ spot, cells, goal, punt }) => {
    const marker = 100 - spot * STEP_YARDS + rules.card.kicking.fieldGoalDrop;
    const range = rules.card.fieldGoals.find((one) => one.marker === marker);
    const lands = landing(spot, punt);
    return {
      spot: spotName(spot),
      ten: spot % 2 === 0,
      cells: cells.map(call),
      goal: call(goal),
      // Within reach of the goal line every punt is a touchback.
      punt: lands < 0 ? "" : punt,
      lands: lands < 0 ? "" : lands,
      marker: range ? marker : "",
      range: range ? totals(range) : "",
    };
  });
}

/** Two lines a situation: the down and the side with the ball, the place and the other side. */
const mixFacts = (table: PointsTable) =>
  mixes(table).flatMap(({ label, sides }) => {
    const words = label.split(", ");
    return sides.map((side, i) => ({
      title: words[i] ?? "",
      side: side.label,
      cells: side.chances.map((chance) => ({
        text: chance < 0.005 ? "" : `${Math.round(chance * 100)}`,
        often: chance >= VERY_LIKELY ? "very" : chance >= LIKELY ? "fairly" : "",
      })),
    }));
  });

function throwFacts(table: PointsTable) {
  const { low, high, rows } = throws(table);
  return {
    results: Array.from({ length: high - low + 1 }, (_, i) => plus(low + i)),
    rows: rows.map(({ label, farther }) => ({ label, cells: farther })),
  };
}

const returnFacts = (table: PointsTable) =>
  returnRows(table).map(({ label, least }) => ({
    label,
    cells: least.map((bonus) => ({
      never: bonus === undefined,
      least: bonus === undefined || bonus === "" ? "" : plus(bonus),
    })),
  }));

/** Numbers of the rules of thumb, for the decisions that no table answers (section 5 of the digest). */
function thumbFacts(rules: PostcardRules) {
  const cap = rules.card.barCap;
  const flags = penaltiesOf(chartsOf(rules).rush.rows, "offense");
  const late = (sign: number): string =>
    orList(THUMB.twoPointLeads.map((lead) => lead * sign).filter((lead) => lead > 0));
  return {
    forBall: Math.min(THUMB.mostForBall, cap),
    keptEarly: Math.min(THUMB.kept[1], cap),
    keptThird: Math.min(THUMB.kept[3], cap),
    /** The most that draws no flag for too much strength, whatever the dice. */
    enough: flags.length > 0 ? plus(flags[0].result - SPREAD + 1) : "",
    nearYards: THUMB.nearYards,
    onsidePlays: THUMB.onsidePlays,
    poorFace: THUMB.poorFace,
    twoBehind: late(-1),
    twoAhead: late(1),
  };
}

function kickFacts(table: PointsTable) {
  const { kick, two } = table.tries();
  return {
    regular: points(table.kickoff("regular").value),
    onside: points(table.kickoff("onside").value),
    tryCall: kick >= two ? "kick" : "play",
    tryWorth: points(Math.max(kick, two)),
    otherWorth: points(Math.min(kick, two)),
  };
}

export function coachCardFacts(rules: PostcardRules, table: PointsTable) {
  const { all, parts } = leans(rules.card);
  return {
    switches: rules.switches,
    fieldGoal: rules.card.points.fieldGoal,
    numbers: NUMBERS,
    close: CLOSE,
    distances: DISTANCES.map((steps) => steps * STEP_YARDS),
    fourth: fourthFacts(rules, table),
    rollsAny: all,
    leans: parts.map(({ play, numbers, of }) => ({
      play,
      numbers: listed(numbers.map(String), "or"),
      always: of === numbers.length,
      of,
      count: numbers.length,
    })),
    mixes: mixFacts(table),
    throws: throwFacts(table),
    returnSpots: RETURN_SPOTS.map((spot) => (spot < 0 ? "end zone" : spot * STEP_YARDS)),
    returns: returnFacts(table),
    thumb: thumbFacts(rules),
    kicks: kickFacts(table),
  };
}

export const coachCard: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules, cache, progress }) => coachCardFacts(rules, solvedPoints(rules, cache, progress)),
};
