/** Chances of plays: rushes, runs, throws, whole passes (section 8 of the digest). */
import { fractionValue, type Fraction } from "../../../kernel/dice/index.js";
import type { PassOutcome, PostcardOdds, RushColumn } from "../odds/index.js";
import { minus, plus } from "./reference-words.js";
import type { OddsCell, OddsColumn, OddsTable } from "./probability-table.js";

const NONE = "\u2013";

/** Percent with one decimal; a dash for what cannot happen. */
export function percent(chance: Fraction | number): OddsCell {
  const value = typeof chance === "number" ? chance : fractionValue(chance);
  if (value === 0) return { text: NONE };
  return { text: value > 0.9995 ? "100" : (value * 100).toFixed(1), chance: value };
}

/** Yards with one decimal. */
export const yards = (value: Fraction | number): OddsCell => {
  const number = typeof value === "number" ? value : fractionValue(value);
  const text = Math.abs(number).toFixed(1);
  return { text: number < -0.05 ? minus(-1).slice(0, -1) + text : text };
};

const rushHead = (column: RushColumn): string => {
  if (column.result === "penalty") return column.on === "offense" ? "flag O" : "flag D";
  if (column.result === "fumble") return "fumble";
  return column.breakaway ? `${plus(column.yards)} break` : plus(column.yards);
};

export const rushTable = ({ rush }: PostcardOdds): OddsTable => ({
  name: "rush",
  title: "Rush",
  note: "percent of the challenge by net pick bonus; then yards, with the run that follows",
  columns: [
    { head: "bonus", w: 9, key: true },
    ...rush.columns.map((column): OddsColumn => ({ head: rushHead(column), w: 10.4 })),
    { head: "chart yd", w: 10.5, plain: true, group: "on average" },
    { head: "with run", w: 10.5, plain: true, group: "on average" },
    { head: "any fumble", w: 12, group: "on average" },
  ],
  rows: rush.rows.map((row) => [
    { text: plus(row.beta) },
    ...row.chances.map(percent),
    yards(row.chartYards),
    yards(row.yards),
    percent(row.fumble),
  ]),
});

export const runTable = ({ run }: PostcardOdds): OddsTable => ({
  name: "run",
  title: "Run",
  note: "one tackle by the carrier\u2019s net bonus",
  columns: [
    { head: "bonus", w: 9, key: true },
    ...["moves on", "tackled", "fumble", "flag O", "flag D"].map((head) => ({ head, w: 11 })),
    { head: "one, yd", w: 11, plain: true },
    { head: "all, yd", w: 11, plain: true },
  ],
  rows: run.map((row) => [
    { text: plus(row.bonus) },
    percent(row.move),
    percent(row.tackled),
    percent(row.fumble),
    percent(row.penaltyOffense),
    percent(row.penaltyDefense),
    yards(row.oneYards),
    // A carrier who is hardly ever tackled runs off any field.
    fractionValue(row.yards) > 100 ? { text: "100+" } : yards(row.yards),
  ]),
});

export const levelTable = ({ levels, throws }: PostcardOdds): OddsTable => ({
  name: "levels",
  title: "Throw",
  note: "after both dice, by level",
  columns: [
    { head: "level", w: 8, key: true },
    { head: "yards in the air", w: 16, plain: true },
    { head: "caught", w: 11 },
    { head: "intercepted", w: 12 },
    { head: "yards with the run", w: 20, plain: true },
  ],
  rows: levels.map((row) => {
    const own = throws.filter(({ level }) => level === row.level);
    const air = own.map((one) => one.throw);
    const gained = own.map((one) => fractionValue(one.yards));
    return [
      { text: `L${row.level}` },
      { text: `${Math.min(...air)}${NONE}${Math.max(...air)}` },
      percent(row.caught),
      percent(row.intercepted),
      { text: `${yards(Math.min(...gained)).text}${NONE}${yards(Math.max(...gained)).text}` },
    ];
  }),
});

const outcome = ({ caught, intercepted, sack, yards: gained }: PassOutcome): OddsCell[] => [
  percent(caught),
  percent(intercepted),
  percent(sack),
  yards(gained),
];
const outcomeColumns = (group: string, w = 10): OddsColumn[] => [
  { head: "caught", w, group },
  { head: "int", w, group },
  { head: "sack", w, group },
  { head: "yards", w, group, plain: true },
];

/** First results shown: the chart's lowest up to one past a first down by air. */
const HIGHEST_STEP = 7;

export const stepTable = ({ steps }: PostcardOdds): OddsTable => ({
  name: "steps",
  title: "Second die or not",
  note: "by the first result of a pass",
  columns: [{ head: "result", w: 9, key: true }, ...outcomeColumns("leave it"), ...outcomeColumns("throw on")],
  rows: steps
    .filter(({ result }) => result <= HIGHEST_STEP)
    .map(({ result, stop, throw: on }) => [{ text: plus(result) }, ...outcome(stop), ...outcome(on)]),
});

const ruleWords = (stopAt: number): string =>
  stopAt === Infinity ? "always throw on" : stopAt === -Infinity ? "never throw on" : `throw on below ${plus(stopAt)}`;

export const attemptTable = ({ attempts }: PostcardOdds): OddsTable => ({
  name: "attempts",
  title: "A whole pass",
  note: "by net pick bonus and habit with the second die",
  columns: [
    { head: "bonus", w: 10, key: true },
    ...attempts[0].byRule.flatMap(({ stopAt }) => outcomeColumns(ruleWords(stopAt))),
  ],
  rows: attempts.map(({ beta, byRule }) => [{ text: plus(beta) }, ...byRule.flatMap((rule) => outcome(rule.outcome))]),
});

export const uniformTable = ({ uniform }: PostcardOdds): OddsTable => {
  const { betas, rushBetas, passBetas } = uniform;
  const chances = (rows: typeof betas): OddsCell[] =>
    betas.map(({ beta }) => percent(rows.find((row) => row.beta === beta)?.chance ?? 0));
  return {
    name: "uniform",
    title: "Both roll for their numbers",
    note: "chance of each net pick bonus of O",
    columns: [{ head: "play", w: 11, key: true }, ...betas.map(({ beta }) => ({ head: plus(beta), w: 10 }))],
    rows: [
      [{ text: "any" }, ...chances(betas)],
      [{ text: "rush" }, ...chances(rushBetas)],
      [{ text: "pass" }, ...chances(passBetas)],
    ],
  };
};

/** What the average rush and pass bring when nobody thinks. */
export function uniformWords({ uniform: { rush, pass } }: PostcardOdds): string {
  const { outcome: o, stopAt } = pass;
  return (
    `**A rush** then brings ${yards(rush.yards).text} yards; ${percent(rush.noGain).text} % gain nothing, ${percent(rush.fumble).text} % are fumbled, ${percent(rush.lost).text} % lost. ` +
    `**A pass** (thrown on below ${plus(stopAt)}) brings ${yards(o.yards).text}: ${percent(o.caught).text} % caught, ${percent(o.intercepted).text} % intercepted, ${percent(o.sack).text} % sacked, ${percent(o.grounding).text} % grounded.`
  );
}
