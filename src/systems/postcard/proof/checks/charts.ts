/** V6, V7, V11, V22: the rush, pass and run rows (C7-C9). */
import { CHART_NAMES, type CardData, type Charts, type ChartName, type PostcardRules } from "../../rules/index.js";
import { at, broken, odd, range, unlike, type Check, type Finding } from "./finding.js";
import { PRINTED_RESULTS, PRINTED_SPANS } from "./printed.js";

/** A cell of any chart, as used by these checks. */
interface AnyRow {
  readonly from: number;
  readonly to: number;
  readonly result: string;
  readonly on?: string;
  readonly yards?: number;
  readonly breakaway?: boolean;
}

export const rowsOf = (card: CardData, name: ChartName): readonly AnyRow[] => card[name];

export const STEP = 5;

/** Results that fit on the card's axis; dice and bonuses hardly ever go further. */
export const AXIS = [-12, 15] as const;

/** The length of the field: no result goes farther. */
const MOST_YARDS = 100;
/** A loose ball behind the far end zone belongs to no one. */
const MOST_FUMBLE = 10;

/** Rows must be in order, without gaps or overlaps. */
function coverFindings(card: CardData, name: ChartName): Finding[] {
  const rows = rowsOf(card, name);
  return rows.flatMap(({ from, to }, i) => {
    if (from > to)
      return [
        broken(
          "chart-backward",
          at(name, i),
          `${name} row ${i + 1}`,
          `${from} to ${to}`,
          "the lower result first",
          `write from: ${to}, to: ${from}`,
        ),
      ];
    if (i === 0 || from === rows[i - 1].to + 1) return [];
    const before = rows[i - 1].to;
    const what = `${name} row ${i + 1}`;
    if (from > before + 1) {
      const hint = `no row holds ${range(before + 1, from - 1)}: add one, or make a neighbor longer`;
      return [broken("chart-gap", at(name, i, "from"), what, `from ${from}`, `from ${before + 1}`, hint)];
    }
    return [broken("chart-overlap", at(name, i, "from"), what, `from ${from}`, `from ${before + 1}`)];
  });
}

export const chartsSound = ({ card }: PostcardRules): boolean =>
  CHART_NAMES.every((name) => card[name].length > 0 && coverFindings(card, name).length === 0);

/** Yards must be whole steps, forward or back as the result says. */
function yardFindings(card: CardData, name: ChartName): Finding[] {
  return rowsOf(card, name).flatMap(({ result, yards, from, to }, i) => {
    if (yards === undefined) return [];
    const [path, what] = [at(name, i, "yards"), `yards of ${name} result ${range(from, to)}`];
    const most = result === "fumble" ? MOST_FUMBLE : MOST_YARDS;
    if (yards > most || yards < -MOST_YARDS)
      return [broken("chart-yards", path, what, yards, `${-MOST_YARDS} to ${most}`)];
    if (yards % STEP !== 0) return [broken("chart-steps", path, what, yards, "a multiple of 5")];
    const [forward, back] = [["penalty", "throw", "move"].includes(result), result === "sack"];
    if (forward && yards <= 0)
      return [broken("chart-sign", path, what, yards, "5 or more", `a ${result} needs yards above 0`)];
    if (back && yards >= 0) return [broken("chart-sign", path, what, yards, "-5 or less")];
    return [];
  });
}

/** Kinds of results from worst to best for the offense, with penalties separate. */
const RANK: Readonly<Record<ChartName, readonly string[]>> = {
  rush: ["fumble", "gain"],
  pass: ["sack", "contested", "loose", "throw"],
  run: ["fumble", "tackled", "move"],
};

function risingFindings(card: CardData, name: ChartName): Finding[] {
  const rows = rowsOf(card, name);
  const plays = rows.flatMap((row, i) => (row.result === "penalty" ? [] : [{ ...row, i }]));
  const falls = plays.slice(1).flatMap((row, k) => {
    const before = plays[k];
    const what = `${name} result ${range(row.from, row.to)}`;
    const [rank, old] = [RANK[name].indexOf(row.result), RANK[name].indexOf(before.result)];
    if (rank < old)
      return [
        odd("chart-falls", at(name, row.i, "result"), what, row.result, `no worse than ${before.result} before it`),
      ];
    if (rank > old || row.yards === undefined || before.yards === undefined) return [];
    if (row.yards >= before.yards && (row.breakaway ?? false) >= (before.breakaway ?? false)) return [];
    const [path, found] =
      row.yards < before.yards ? [at(name, row.i, "yards"), row.yards] : [at(name, row.i), "no breakaway"];
    return [odd("chart-falls", path, what, found, `no worse than ${range(before.from, before.to)} before it`)];
  });
  const inside = rows.flatMap((row, i) => {
    const between = plays.some(({ i: k }) => k < i) && plays.some(({ i: k }) => k > i);
    if (row.result !== "penalty" || !between) return [];
    return [
      odd(
        "chart-penalty",
        at(name, i, "result"),
        `${name} result ${range(row.from, row.to)}`,
        "a penalty between other results",
        "penalties at the ends",
      ),
    ];
  });
  return [...falls, ...inside];
}

/** Compares the source's text at every printed result with the card: reports the first result that differs in each row. */
function textFindings(card: CardData, name: ChartName): Finding[] {
  const [low, high] = PRINTED_SPANS[name];
  return rowsOf(card, name).flatMap((row, i) => {
    const found = cellWords(row);
    for (let result = row.from; result <= row.to; result++) {
      const { words, source } = PRINTED_RESULTS[name](Math.max(low, Math.min(high, result)));
      if (found !== words) return [unlike(at(name, i), `${name} result ${result}`, found, words, source)];
    }
    return [];
  });
}

export function cellWords({ result, on, yards, breakaway }: Omit<AnyRow, "from" | "to">): string {
  if (result === "penalty") return `${yards} yards against the ${on}`;
  return `${result}${yards === undefined ? "" : ` ${yards}`}${breakaway ? " with breakaway" : ""}`;
}

const everywhere = (rules: PostcardRules, find: (card: CardData, name: ChartName) => Finding[]): Finding[] =>
  CHART_NAMES.flatMap((name) => find(rules.card, name));

const spansOf = (charts: Charts) =>
  CHART_NAMES.map((name) => ({ name, low: charts[name].low, high: charts[name].high }));

export const CHART_CHECKS: readonly Check[] = [
  {
    id: "V6",
    see: ({ rules, charts }) => {
      const ends = CHART_NAMES.flatMap((name) => {
        const rows = rowsOf(rules.card, name);
        const far = rows.flatMap(({ from, to }, i) => [
          ...(from < AXIS[0]
            ? [
                broken(
                  "chart-far",
                  at(name, i, "from"),
                  `${name} row ${i + 1}`,
                  `from ${from}`,
                  `from ${AXIS[0]} at least`,
                ),
              ]
            : []),
          ...(to > AXIS[1]
            ? [broken("chart-far", at(name, i, "to"), `${name} row ${i + 1}`, `to ${to}`, `to ${AXIS[1]} at most`)]
            : []),
        ]);
        if (far.length > 0) return far;
        const [low, high] = PRINTED_SPANS[name];
        const [first, last] = [Math.min(...rows.map((r) => r.from)), Math.max(...rows.map((r) => r.to))];
        if (first <= low && last >= high) return [];
        return [odd("chart-short", at(name), `the ${name} row`, `${first} to ${last}`, `${low} to ${high} at least`)];
      });
      const findings = [...everywhere(rules, coverFindings), ...everywhere(rules, yardFindings), ...ends];
      return { findings, seen: { spans: charts ? spansOf(charts) : [] } };
    },
  },
  {
    id: "V7",
    see: ({ rules }) => ({ findings: everywhere(rules, risingFindings), seen: {} }),
  },
  {
    id: "V11",
    see: ({ rules }) => {
      const sacks = rowsOf(rules.card, "pass").flatMap((row, i) => (row.result === "sack" ? [{ ...row, i }] : []));
      const printed = [-15, -10, -5];
      const findings = sacks
        .filter((sack, k) => sack.yards !== printed[k] && sacks.length === printed.length)
        .map((sack) =>
          unlike(
            at("pass", sack.i, "yards"),
            `the sack at ${sack.from}`,
            sack.yards ?? 0,
            printed[sacks.indexOf(sack)],
            "L343",
          ),
        );
      const count =
        sacks.length === printed.length
          ? []
          : [unlike(at("pass"), "rows of sacks", sacks.length, printed.length, "L343")];
      return {
        findings: [...findings, ...count],
        seen: { sacks: sacks.map(({ from, yards }) => ({ from, yards: yards ?? 0 })) },
      };
    },
  },
  {
    id: "V22",
    see: ({ rules }) => ({ findings: everywhere(rules, textFindings), seen: {} }),
  },
];
