/** PC-6, the probability card: the exact chances of the card in force. */
import { fractionValue } from "../../../kernel/dice/index.js";
import { ticks } from "../../../kernel/lists/index.js";
import { countFrom, DASH, ordinal } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import { oddsOf, solvedPoints, type PassOutcome, type PointsTable, type PostcardOdds } from "../odds/index.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { plus, totals, yardLine } from "./numbers-in-print.js";
import { percent, percents, points, yards } from "./chances.js";
import { DOWNS, spotName, worthPlot } from "./worth-plot.js";

const rushFacts = ({ rush }: PostcardOdds) => ({
  columns: rush.columns.map((column) => ({
    yards: column.result === "gain" ? plus(column.yards) : "",
    breakaway: column.result === "gain" && column.breakaway,
    fumble: column.result === "fumble",
    offense: column.result === "penalty" && column.on === "offense",
  })),
  rows: rush.rows.map((row) => ({
    bonus: plus(row.beta),
    cells: row.chances.map(percent),
    chartYards: yards(row.chartYards),
    yards: yards(row.yards),
    fumble: percent(row.fumble),
  })),
});

/** A carrier who is hardly ever tackled: counts as the length of the field. */
const FIELD = 100;

const runFacts = ({ run }: PostcardOdds) =>
  run.map((row) => ({
    bonus: plus(row.bonus),
    ...percents(row, "move", "tackled", "fumble", "penaltyOffense", "penaltyDefense"),
    one: yards(row.oneYards),
    all: fractionValue(row.yards) > FIELD ? `${FIELD}+` : yards(row.yards),
  }));

const levelFacts = ({ levels, throws }: PostcardOdds) =>
  levels.map((row) => {
    const own = throws.filter(({ level }) => level === row.level);
    const air = own.map((one) => one.throw);
    const gained = own.map((one) => fractionValue(one.yards));
    return {
      level: `L${row.level}`,
      air: `${Math.min(...air)}${DASH}${Math.max(...air)}`,
      ...percents(row, "caught", "intercepted"),
      gained: `${yards(Math.min(...gained))}${DASH}${yards(Math.max(...gained))}`,
    };
  });

const outcome = (row: PassOutcome) => ({
  ...percents(row, "caught", "intercepted", "sack"),
  yards: yards(row.yards),
});

/** First results shown: from the chart's lowest to one past a first down through the air. */
const HIGHEST_STEP = 7;

const stepFacts = ({ steps }: PostcardOdds) =>
  steps
    .filter(({ result }) => result <= HIGHEST_STEP)
    .map(({ result, stop, throw: on }) => ({ result: plus(result), leave: outcome(stop), on: outcome(on) }));

const attemptFacts = ({ attempts }: PostcardOdds) => ({
  habits: attempts[0].byRule.map(({ stopAt }) => ({
    always: stopAt === Infinity,
    never: stopAt === -Infinity,
    below: Number.isFinite(stopAt) ? plus(stopAt) : "",
  })),
  rows: attempts.map(({ beta, byRule }) => ({
    bonus: plus(beta),
    outcomes: byRule.map((rule) => outcome(rule.outcome)),
  })),
});

/** What happens if both sides pick by die. */
function uniformFacts({ uniform }: PostcardOdds) {
  const { betas, rushBetas, passBetas, rush, pass } = uniform;
  const cells = (of: typeof betas) =>
    betas.map(({ beta }) => percent(of.find((row) => row.beta === beta)?.chance ?? 0));
  return {
    bonuses: betas.map(({ beta }) => plus(beta)),
    rows: [
      { play: "any", cells: cells(betas) },
      { play: "rush", cells: cells(rushBetas) },
      { play: "pass", cells: cells(passBetas) },
    ],
    rush: { yards: yards(rush.yards), ...percents(rush, "noGain", "fumble", "lost") },
    pass: { ...outcome(pass.outcome), below: plus(pass.stopAt), grounding: percent(pass.outcome.grounding) },
  };
}

/** Lines of the plot: yards of a throw by its length, normal and as a scramble. */
function throwPlot({ throws, scrambles }: PostcardOdds) {
  const values = (rows: PostcardOdds["throws"]): number[] => rows.map((row) => fractionValue(row.yards));
  const ends = (rows: PostcardOdds["throws"]) => ({ start: yards(rows[0].yards), end: yards(rows.at(-1)!.yards) });
  const series = [
    { label: "throw", values: values(throws), strong: true, ...ends(throws) },
    { label: "scramble", values: values(scrambles), strong: false, ...ends(scrambles) },
  ];
  const high = Math.ceil(Math.max(...series.flatMap((one) => one.values)) / 5) * 5;
  return {
    series,
    steps: throws.length - 1,
    low: 0,
    high,
    across: throws.flatMap((row, i) => (i % 2 === 1 || i === 0 ? [{ at: i, label: `${row.throw}` }] : [])),
    up: ticks(0, high, 5, String),
  };
}

/** Kicks, and rolls for loose balls. */
const kickFacts = ({ fieldGoals, punts, onside, block, twoPoint, spends, recoveries }: PostcardOdds) => ({
  fieldGoals: fieldGoals.map((row) => ({
    marker: row.marker,
    yards: row.kickYards,
    range: totals(row),
    ...percents(row, "goodUnblocked", "good"),
  })),
  punts: punts.map((row) => ({
    target: row.target,
    range: totals(row),
    hit: percent(row.inRange),
    miss: `\u00b1${row.worstMiss}`,
    kicker: plus(row.kicker),
    receiver: plus(row.receiver),
  })),
  onside: onside.map((row) => ({
    bonus: plus(row.bonus),
    ...percents(row, "fumble", "recovered", "penaltyKickers"),
  })),
  block: percent(block),
  twoPoint: twoPoint.map(({ from, chance }) => ({ from, chance: percent(chance) })),
  spends: spends.map((row) => ({ spent: row.spent, ...percents(row, "interception", "strip") })),
  recoveries: recoveries.map((row) => ({ net: plus(row.net), keeps: percent(row.keeps) })),
});

/** Distances in the table of points, in five-yard steps. */
const TO_GO = [1, 2, 3, 4] as const;

function pointsFacts(table: PointsTable) {
  const spots: readonly Step[] = [GOAL / 4, GOAL / 2, (GOAL * 3) / 4];
  const { kick, two } = table.tries();
  return {
    spots: spots.map((spot) => ({ name: yardLine(spot * STEP_YARDS), downs: DOWNS.map(ordinal) })),
    rows: TO_GO.map((toGo) => ({
      toGo: toGo * STEP_YARDS,
      cells: spots.map((spot) => DOWNS.map((down) => points(table.value(spot, down, Math.min(GOAL, spot + toGo))))),
    })),
    first: countFrom(0, GOAL).map((spot) => ({ spot: spotName(spot), worth: points(table.first(spot)) })),
    plot: worthPlot(table, { downs: DOWNS, across: 2, up: 1 }),
    tries: { kick: points(kick), two: points(two) },
    kickoff: points(table.kickoffValue),
    freeKick: points(table.freeKickValue),
  };
}

export const probabilityFacts = (odds: PostcardOdds, table: PointsTable) => ({
  rush: rushFacts(odds),
  run: runFacts(odds),
  levels: levelFacts(odds),
  steps: stepFacts(odds),
  attempts: attemptFacts(odds),
  uniform: uniformFacts(odds),
  throws: throwPlot(odds),
  ...kickFacts(odds),
  points: pointsFacts(table),
});

export const probability: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules, cache, progress }) => probabilityFacts(oddsOf(rules), solvedPoints(rules, cache, progress)),
};
