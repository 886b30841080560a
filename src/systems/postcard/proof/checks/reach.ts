/** V20: the most extreme results, and what they read. */
import { chartsOf, CHART_NAMES, type Charts, type PostcardRules } from "../../rules/index.js";
import { chartsSound, rowsOf } from "./charts.js";
import { at, odd, type Check } from "./finding.js";

/** The charts with their switches applied; undefined if an error from V6 or V21 prevents making them. */
export function tryCharts(rules: PostcardRules): Charts | undefined {
  return chartsSound(rules) && rules.card.running.breakaway >= 1 ? chartsOf(rules) : undefined;
}

const FACES = 6;

/** The lowest and highest results reachable with dice, picks, marks, full bars and a rattle (V20). */
export function extremesOf({ card }: PostcardRules) {
  const stars = Math.max(...card.strategy.map((number) => number.stars));
  const mark = Math.max(...card.kickMarks.map(({ bonus }) => bonus));
  const spread = FACES - 1 + card.barCap;
  const snap = spread + stars;
  return {
    snap: [-snap - card.passing.rattle, snap],
    return: [-spread - stars - mark, spread + stars + mark],
    pass: [-snap - card.passing.rattle, snap + FACES],
  } as const;
}

/** Results that make no sense as the last cell of a row: more extreme results would be milder. */
const MIDDLE: readonly string[] = ["tackled", "contested", "loose"];

export const REACH_CHECKS: readonly Check[] = [
  {
    id: "V20",
    see: ({ rules, charts }) => {
      if (!charts) return { findings: [], seen: {}, waits: ["V6"] };
      const ends = extremesOf(rules);
      const findings = CHART_NAMES.flatMap((name) => {
        const [low, high] = name === "run" ? ends.return : name === "pass" ? ends.pass : ends.snap;
        const rows = rowsOf(rules.card, name);
        return (
          [
            [low, 0],
            [high, rows.length - 1],
          ] as const
        ).flatMap(([result, i]) => {
          const found = charts[name].at(result).result;
          if (!MIDDLE.includes(found)) return [];
          return [odd("chart-reach", at(name, i), `${name} result ${result}`, found, "an extreme result")];
        });
      });
      return { findings, seen: { snap: ends.snap, run: ends.return, pass: ends.pass[1] } };
    },
  },
];
