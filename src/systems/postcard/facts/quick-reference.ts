/** PC-2, the quick reference: the numbers of the card in force, as printed in its procedures and charts. */
import type { SheetContent } from "../../../contract/sheet.js";
import { strategyCircle, strategySign } from "../figures/strategy-circle.js";
import type { GameRecord } from "../record.js";
import { catchNeed, chartsOf, type CardData, type ChartRow, type PostcardRules } from "../rules/index.js";
import { chartFacts } from "./card-charts.js";
import { atLeast, listed, minus, numbersOf, orList, penaltiesOf, plus, span, totals } from "./numbers-in-print.js";
import { DASH } from "../../../kernel/words/index.js";

const HALF = 50;
const FIELD = 100;
/** Faces of a white die, as templates write them. */
const FACES = ["\u2680", "\u2681", "\u2682", "\u2683", "\u2684", "\u2685"];

export function quickReferenceFacts(rules: PostcardRules) {
  const { card, switches } = rules;
  const { kicking, points, running } = card;
  const range = card.fieldGoals.find(({ marker }) => marker === kicking.tryMarker);
  const { left, right } = card.timeStars;
  /** Both ends, or one in a quick game. */
  const circles = left.length + (switches.quickGame === "on" ? 0 : right.length);
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
      // K and R: the half that the kickers or the receivers defend.
      onside: onside === HALF ? `${HALF}` : onside < HALF ? `K${onside}` : `R${FIELD - onside}`,
      bonus: plus(bonus),
    })),
  };
}

/** Totals with this result, with neighboring rows combined into ranges. */
function rangesOf<Cell extends { readonly result: string }>(rows: readonly ChartRow<Cell>[], result: string): string {
  const found: { from: number; to: number }[] = [];
  for (const row of [...rows].sort((a, b) => a.from - b.from)) {
    if (row.result !== result) continue;
    const last = found.at(-1);
    if (last && last.to === row.from - 1) last.to = row.to;
    else found.push({ from: row.from, to: row.to });
  }
  return listed(found.map(({ from, to }) => span(from, to)));
}

/** Results of a run grouped by effect, and where a rush is fumbled. */
function runFacts(rules: PostcardRules) {
  const { rush, run } = chartsOf(rules);
  const fumble = rush.rows.find((row) => row.result === "fumble");
  return {
    tackled: rangesOf(run.rows, "tackled"),
    fumble: rangesOf(run.rows, "fumble"),
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

/** `L1–L2`. */
const levelSpan = (levels: readonly number[]): string =>
  levels.length > 1 && levels.every((level, i) => i === 0 || level === levels[i - 1] + 1)
    ? `L${levels[0]}${DASH}${levels[levels.length - 1]}`
    : listed(levels.map((level) => `L${level}`));

/** Levels with the same pressure, combined: `6 (L1, L2)`. */
function pressureWords({ levels }: CardData): string {
  const groups = new Map<number, number[]>();
  for (const { level, pressure } of levels) groups.set(pressure, [...(groups.get(pressure) ?? []), level]);
  return listed([...groups].map(([need, of]) => `${atLeast(need)} (${levelSpan(of)})`));
}

function passFacts(rules: PostcardRules) {
  const { card } = rules;
  const { passing, levels } = card;
  const { rows } = chartsOf(rules).pass;
  const sacks = rows.flatMap((row) => (row.result === "sack" ? [{ total: row.to, yards: -row.yards }] : []));
  return {
    contested: rangesOf(rows, "contested"),
    loose: rangesOf(rows, "loose"),
    throwFrom: Math.min(...rows.filter(({ result }) => result === "throw").map(({ from }) => from)),
    rattle: minus(-passing.rattle),
    sackFrom: minus(Math.max(...sacks.map(({ total }) => total))),
    sackYards: orList(sacks.map(({ yards }) => yards)),
    grounding: passing.grounding === 1 ? "1" : `1${DASH}${passing.grounding}`,
    groundingYards: passing.groundingYards,
    strip: passing.strip,
    interception: atLeast(passing.interception),
    interceptionPressure: atLeast(passing.interceptionPressure),
    scramble: `L${passing.scrambleLevel}`,
    pressure: pressureWords(card),
    catches: listed(levels.map(({ level }) => `L${level} ${atLeast(catchNeed(card, level))}`)),
    top: `L${levels[levels.length - 1].level}`,
    pressedTop: atLeast(passing.pressedTop),
  };
}

export const quickReference: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => quickReferenceFacts(rules),
  figures: { "strategy-circle": strategyCircle, "strategy-sign": strategySign },
};
