/** PC-2, the quick reference: the numbers of the card in force, as the procedures and the charts print them. */
import type { SheetContent } from "../../contract.js";
import { strategyCircle, strategySign } from "../figures/strategy-circle.js";
import type { GameRecord } from "../record.js";
import { catchNeed, chartsOf, type PostcardRules } from "../rules/index.js";
import { chartFacts } from "./card-charts.js";
import {
  atLeast,
  levelSpan,
  listed,
  minus,
  numbersOf,
  orList,
  passTotals,
  penaltiesOf,
  plus,
  pressureGroups,
  rangesWhere,
  span,
  timeCircles,
  totals,
} from "./numbers-in-print.js";
import { DASH } from "../../../kernel/words/index.js";

const HALF = 50;
const FIELD = 100;
/** Faces of a white die, as templates write them. */
const FACES = ["\u2680", "\u2681", "\u2682", "\u2683", "\u2684", "\u2685"];

export function quickReferenceFacts(rules: PostcardRules) {
  const { card, switches } = rules;
  const { kicking, points, running } = card;
  const range = card.fieldGoals.find(({ marker }) => marker === kicking.tryMarker);
  const circles = timeCircles(rules);
  const dice = (play: "rush" | "pass"): string =>
    numbersOf(card, play)
      .map((face) => FACES[face - 1])
      .join("");
  return {
    strategy: card.strategy,
    barCap: card.barCap,
    clock: card.clock,
    switches,
    points,
    kicking: { ...kicking, fake: plus(kicking.fake), block: minus(kicking.block) },
    timeCircles: circles,
    halfCircles: Math.floor(circles / 2),
    house: switches.halfTime === "on" || switches.overtime === "on",
    dice: { rush: dice("rush"), pass: dice("pass") },
    tryRange: range ? totals(range) : "",
    run: {
      ...runFacts(rules),
      breakaway: running.breakaway,
      recovery: running.recovery,
      recoveryYards: running.recoveryYards,
      returnFumble: minus(running.returnFumble),
    },
    pass: passFacts(rules),
    charts: chartFacts(rules),
    fieldGoals: card.fieldGoals.map((one) => ({ marker: one.marker, range: totals(one) })),
    punts: card.punts.map((one) => ({
      target: one.target,
      range: totals(one),
      kicker: plus(one.kicker),
      receiver: plus(one.receiver),
    })),
    kickMarks: card.kickMarks.map(({ number, spot, onside, bonus }) => ({
      number,
      spot: spot < 0 ? "EZ" : spot,
      // K and R: the side of the field that the kickers or the receivers defend.
      onside: onside === HALF ? `${HALF}` : onside < HALF ? `K${onside}` : `R${FIELD - onside}`,
      bonus: plus(bonus),
    })),
  };
}

/** Results of a run by what they bring, and where a rush is fumbled. */
function runFacts(rules: PostcardRules) {
  const { rush, run } = chartsOf(rules);
  const of = (result: string): string =>
    listed(rangesWhere(run.rows, (cell) => cell.result === result).map(({ from, to }) => span(from, to)));
  const fumble = rush.rows.find((row) => row.result === "fumble");
  return {
    tackled: of("tackled"),
    fumble: of("fumble"),
    rushFumble: fumble?.result === "fumble" ? -fumble.yards : "",
    flags: (["offense", "defense"] as const)
      .map((on) => ({ on, found: penaltiesOf(run.rows, on) }))
      .filter(({ found }) => found.length > 0)
      .map(({ on, found }) => ({
        on,
        results: found.map(({ result }) => plus(result)).join(", "),
        yards: orList(found.map(({ yards }) => yards)),
      })),
  };
}

function passFacts(rules: PostcardRules) {
  const { card } = rules;
  const { passing, levels } = card;
  const { sacks, ...all } = passTotals(rules);
  return {
    ...all,
    rattle: minus(-passing.rattle),
    sackFrom: minus(Math.max(...sacks.map(({ total }) => total))),
    sackYards: orList(sacks.map(({ yards }) => yards)),
    grounding: passing.grounding === 1 ? "1" : `1${DASH}${passing.grounding}`,
    groundingYards: passing.groundingYards,
    strip: passing.strip,
    interception: atLeast(passing.interception),
    interceptionPressure: atLeast(passing.interceptionPressure),
    scramble: `L${passing.scrambleLevel}`,
    pressure: listed(pressureGroups(card).map((group) => `${atLeast(group.need)} (${levelSpan(group.levels)})`)),
    catches: listed(levels.map(({ level }) => `L${level} ${atLeast(catchNeed(card, level))}`)),
    top: `L${levels[levels.length - 1].level}`,
    pressedTop: atLeast(passing.pressedTop),
  };
}

export const quickReference: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => quickReferenceFacts(rules),
  figures: { "strategy-circle": strategyCircle, "strategy-sign": strategySign },
};
