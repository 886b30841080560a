/** C7-C9, C11: the charts as spans on one axis of results, and the punts in groups, for the card and its large print. */
import { countFrom, DASH, minusText } from "../../../kernel/words/index.js";
import {
  chartsOf,
  type Chart,
  type PassCell,
  type PlayKind,
  type PostcardRules,
  type PuntTarget,
  type RunCell,
  type RushCell,
} from "../rules/index.js";
import { atLeast, numbersOf, plus, totals } from "./numbers-in-print.js";

/** Equal neighbors on the axis; `kind` identifies the result, and the template names it. */
export interface ChartSpan {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  /** `+4 \u2026 +7`, or one result. */
  readonly results: string;
  /** Yards without a sign, for the narrowest cells. */
  readonly amount?: number;
  /** `+15`, `−5`, `10`: yards as printed. */
  readonly yards: string;
}

type Saying = Pick<ChartSpan, "kind" | "yards" | "amount">;

const resultsText = (from: number, to: number): string =>
  from === to ? plus(from) : `${plus(from)} \u2026 ${plus(to)}`;

function spansOf<Cell>(
  chart: Chart<Cell>,
  [low, high]: readonly [number, number],
  say: (cell: Cell) => Saying,
): ChartSpan[] {
  const spans: (Saying & { from: number; to: number })[] = [];
  for (const result of countFrom(low, high)) {
    const next = say(chart.at(result));
    const last = spans.at(-1);
    if (last?.kind === next.kind && last.yards === next.yards) last.to = result;
    else spans.push({ from: result, to: result, ...next });
  }
  return spans.map((span) => ({ ...span, results: resultsText(span.from, span.to) }));
}

/** A flag and its effect on the offense: a foul by the defense gains yards, its own loses them. */
const penalty = (on: "offense" | "defense", yards: number): Saying =>
  on === "offense"
    ? { kind: "lost", yards: plus(-yards), amount: yards }
    : { kind: "won", yards: plus(yards), amount: yards };

function rushSays(cell: RushCell): Saying {
  if (cell.result === "penalty") return penalty(cell.on, cell.yards);
  if (cell.result === "fumble") return { kind: "fumble", yards: cell.yards === 0 ? "" : plus(cell.yards) };
  if (cell.yards === 0) return { kind: "none", yards: "0" };
  if (cell.yards < 0) return { kind: "loss", yards: minusText(cell.yards) };
  return { kind: cell.breakaway ? "breakaway" : "gain", yards: `${cell.yards}` };
}

/** A rush that continues forever gains or loses five yards per point: one span, from its minimum to its maximum. */
function rushSpans(chart: Chart<RushCell>, axis: readonly [number, number]): ChartSpan[] {
  const joined: ChartSpan[] = [];
  for (const span of spansOf(chart, axis, rushSays)) {
    const last = joined.at(-1);
    if (last && last.kind === span.kind && (span.kind === "fumble" || span.kind === "breakaway"))
      joined[joined.length - 1] = {
        ...last,
        to: span.to,
        results: resultsText(last.from, span.to),
        yards: `${last.yards.split(DASH)[0]}${DASH}${span.yards}`,
      };
    else joined.push(span);
  }
  return joined;
}

function runSays(cell: RunCell): Saying {
  if (cell.result === "penalty") return penalty(cell.on, cell.yards);
  if (cell.result === "move") return { kind: "gain", yards: `${cell.yards}` };
  return { kind: cell.result === "fumble" ? "fumble" : "none", yards: "" };
}

/** Number of names for throws, from short and easy to long and hard. */
const RANKS = 4;

function passSpans({ card }: PostcardRules, chart: Chart<PassCell>, axis: readonly [number, number]) {
  const { levels } = card;
  const rankOf = (yards: number): number => {
    const row = chart.rows.find((one) => "yards" in one && one.result === "throw" && one.yards === yards);
    const index = levels.findIndex(({ to }) => (row?.from ?? 1) <= to);
    return Math.min(index < 0 ? levels.length : index + 1, RANKS);
  };
  return spansOf(chart, axis, (cell) => {
    if (cell.result === "sack") return { kind: "sack", yards: minusText(cell.yards) };
    if (cell.result === "throw") return { kind: `throw${rankOf(cell.yards)}`, yards: `${cell.yards}` };
    // For both kinds of bad throw, the offense's die is rolled first.
    return { kind: "bad", yards: "" };
  });
}

/** The area below the pass row: strip after a sack, interception, levels. */
function levelSpans({ card }: PostcardRules, chart: Chart<PassCell>, [low, high]: readonly [number, number]) {
  const { levels, passing } = card;
  const under = (sackYards: boolean): ChartSpan[] =>
    spansOf(chart, [low, Math.min(high, levels[0].from - 1)], (cell) => ({
      kind: cell.result === "throw" ? "loose" : cell.result,
      yards: sackYards && cell.result === "sack" ? minusText(cell.yards) : "",
    }));
  const last = levels.length - 1;
  const throws = levels.map((level, i) => ({
    kind: i === last ? "top" : "level",
    rank: Math.min(i + 1, RANKS),
    level: level.level,
    from: level.from,
    to: i === last ? high : level.to,
    results: resultsText(level.from, level.to),
    yards: yardsOf(chart, level.from, level.to),
    caught: atLeast(level.catch),
    pressed: atLeast(level.pressure),
    then: atLeast(levels.at(i + 1)?.catch ?? passing.pressedTop),
  }));
  // Results of a bad throw: in brief, and with the yards of each sack.
  return { below: under(false), bad: under(true), throws };
}

const yardsOf = (chart: Chart<PassCell>, from: number, to: number): string =>
  countFrom(from, to)
    .flatMap((total) => {
      const cell = chart.at(total);
      return "yards" in cell ? [`${cell.yards}`] : [];
    })
    .join(" ");

/** All charts of a card. */
export function chartFacts(rules: PostcardRules) {
  const { rush, pass, run } = chartsOf(rules);
  const axis = [Math.min(rush.low, pass.low, run.low), Math.max(rush.high, pass.high, run.high)] as const;
  const numbers = (play: PlayKind): string => numbersOf(rules.card, play).join("\u00b7");
  return {
    ticks: countFrom(...axis).map((at) => ({ at, text: plus(at) })),
    rush: { numbers: numbers("rush"), spans: rushSpans(rush, axis) },
    pass: { numbers: numbers("pass"), spans: passSpans(rules, pass, axis) },
    levels: levelSpans(rules, pass, axis),
    run: { spans: spansOf(run, axis, runSays) },
  };
}

/** Targets that share a range of totals. */
interface PuntRange {
  readonly text: string;
  readonly targets: number[];
}

interface PuntGroup {
  readonly kicker: number;
  readonly receiver: number;
  readonly ranges: PuntRange[];
}

/** More cells than this on one line are unreadable: then each target has its own column. */
const MOST_CELLS = 9;

/** C11: neighboring targets with the same bonuses and, within these, the same range. */
export function puntFacts(punts: readonly PuntTarget[]) {
  const groups: PuntGroup[] = [];
  for (const { target, low, high, kicker, receiver } of punts) {
    let group = groups.at(-1);
    if (group?.kicker !== kicker || group.receiver !== receiver)
      groups.push((group = { kicker, receiver, ranges: [] }));
    const range = group.ranges.at(-1);
    const text = totals({ low, high });
    if (range?.text === text) range.targets.push(target);
    else group.ranges.push({ text, targets: [target] });
  }
  const cells = groups.reduce((sum, { ranges }) => sum + ranges.length + 1, 0);
  return {
    cells,
    dense: cells > MOST_CELLS,
    crowded: groups.length > 2,
    groups: groups.map(({ ranges, ...bonus }) => ({
      ...bonus,
      ranges: ranges.map(({ text, targets }) => ({ text, targets: targets.join("  ") })),
    })),
    all: punts.map((punt) => ({ ...punt, text: totals(punt) })),
  };
}
