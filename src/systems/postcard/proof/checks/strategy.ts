/** V1-V5 and V19: the strategy circle (C6). */
import { NUMBERS, type PostcardRules, type StrategyNumber } from "../../rules/index.js";
import { equilibrium } from "../equilibrium.js";
import { formatRational } from "../rational.js";
import { at, broken, list, odd, unlike, type Check, type Finding } from "./finding.js";

/** The source's text about the circle, stated a second time to reveal typos in the card. */
const PRINTED_ARROWS = [
  [1, 2, "L89"],
  [1, 4, "L89"],
  [1, 5, "L89"],
  [5, 3, "L85"],
] as const;
const PRINTED_RUSHES: readonly number[] = [1, 5, 6];
/** 5 won a bonus of 1 against 3 (L85). */
const PRINTED_STARS = { number: 5, stars: 1 };

const beats = (strategy: readonly StrategyNumber[], a: number, b: number): boolean => strategy[a - 1].beats.includes(b);

/** The numbers must be in order, because everything else reads them by index. */
function orderFindings(strategy: readonly StrategyNumber[]): Finding[] {
  if (strategy.length !== NUMBERS.length) {
    const hint = "the circle holds the faces of a die, each once";
    return [
      broken("strategy-numbers", at("strategy"), "the numbers of the circle", strategy.length, NUMBERS.length, hint),
    ];
  }
  return strategy.flatMap(({ number }, i) =>
    number === NUMBERS[i]
      ? []
      : [
          broken(
            "strategy-numbers",
            at("strategy", i, "number"),
            `place ${i + 1} of the circle`,
            number,
            NUMBERS[i],
            "write the numbers in order, 1 to 6",
          ),
        ],
  );
}

function arrowFindings(strategy: readonly StrategyNumber[]): Finding[] {
  const findings: Finding[] = [];
  strategy.forEach(({ number, beats: beaten }, i) => {
    beaten.forEach((other, j) => {
      const path = at("strategy", i, "beats", j);
      const what = `arrow ${j + 1} of number ${number}`;
      if (other === number)
        findings.push(broken("strategy-self", path, what, `${number} beats itself`, "another number"));
      else if (!NUMBERS.some((n) => n === other))
        findings.push(broken("strategy-arrow", path, what, other, "a number from 1 to 6"));
      else if (beaten.indexOf(other) < j)
        findings.push(broken("strategy-twice", path, what, `${other} once more`, "every number once"));
    });
  });
  for (const a of NUMBERS) {
    for (const b of NUMBERS.filter((n) => n > a)) {
      const [there, back] = [beats(strategy, a, b), beats(strategy, b, a)];
      if (there !== back) continue;
      const found = there ? "two arrows" : "no arrow";
      const hint = there
        ? `take ${b} out of what ${a} beats, or the other way around`
        : `let ${a} beat ${b}, or the other way around`;
      const path = there
        ? at("strategy", b - 1, "beats", strategy[b - 1].beats.indexOf(a))
        : at("strategy", a - 1, "beats");
      findings.push(broken("strategy-pair", path, `${a} against ${b}`, found, "exactly one arrow", hint));
    }
  }
  return findings;
}

const circleFindings = ({ card }: PostcardRules): Finding[] => {
  const order = orderFindings(card.strategy);
  return order.length > 0 ? order : arrowFindings(card.strategy);
};

function starFindings({ card }: PostcardRules): Finding[] {
  return card.strategy.flatMap(({ number, stars }, i) => {
    const path = at("strategy", i, "stars");
    if (stars !== 1 && stars !== 2)
      return [broken("strategy-stars", path, `stars of number ${number}`, stars, "1 or 2")];
    if (number === PRINTED_STARS.number && stars !== PRINTED_STARS.stars)
      return [unlike(path, `stars of number ${number}`, stars, PRINTED_STARS.stars, "L85")];
    return [];
  });
}

/** True if V1 passes, and V3 except for warnings. */
export const circleSound = (rules: PostcardRules): boolean =>
  circleFindings(rules).length === 0 && starFindings(rules).every(({ severity }) => severity === "warning");

const waits = { findings: [], seen: {}, waits: ["V1", "V3"] } as const;

/** A path through all six numbers and back, each beating the next; undefined if there is none. */
export function cycleOf(strategy: readonly StrategyNumber[]): readonly number[] | undefined {
  const follow = (path: readonly number[]): readonly number[] | undefined => {
    const last = path[path.length - 1];
    if (path.length === NUMBERS.length) return beats(strategy, last, path[0]) ? path : undefined;
    for (const next of NUMBERS) {
      if (path.includes(next) || !beats(strategy, last, next)) continue;
      const found = follow([...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return follow([NUMBERS[0]]);
}

export const STRATEGY_CHECKS: readonly Check[] = [
  {
    id: "V1",
    see: ({ rules }) => ({
      findings: circleFindings(rules),
      seen: { arrows: rules.card.strategy.flatMap(({ beats: beaten }) => beaten).length },
    }),
  },
  {
    id: "V2",
    see: ({ rules }) => {
      if (circleFindings(rules).length > 0) return { ...waits, waits: ["V1"] };
      const { strategy } = rules.card;
      const scores = strategy.flatMap(({ number, beats: { length } }, i) => {
        if (length === 2 || length === 3) return [];
        const hint = length > 3 ? "so strong a number is picked too often" : "so weak a number is hardly picked";
        return [
          odd("strategy-score", at("strategy", i, "beats"), `numbers that ${number} beats`, length, "2 or 3", hint),
        ];
      });
      const arrows = PRINTED_ARROWS.filter(([a, b]) => !beats(strategy, a, b)).map(([a, b, source]) =>
        unlike(
          at("strategy", a - 1, "beats"),
          `the arrow between ${a} and ${b}`,
          `${b} beats ${a}`,
          `${a} beats ${b}`,
          source,
        ),
      );
      const wins = strategy.map(({ number, beats: beaten }) => ({ number, wins: beaten.length }));
      return { findings: [...scores, ...arrows], seen: { wins } };
    },
  },
  {
    id: "V3",
    see: ({ rules }) => ({
      findings: starFindings(rules),
      seen: { stars: rules.card.strategy.map(({ stars }) => stars) },
    }),
  },
  {
    id: "V4",
    see: ({ rules }) => {
      if (!circleSound(rules)) return waits;
      const { rowSums, value, extremes, support } = equilibrium(rules);
      const sums = rowSums.flatMap((sum, i) => {
        if (sum === 0) return [];
        const words = sum > 0 ? "gains on average against a die" : "loses on average against a die";
        const found = sum > 0 ? `+${sum}` : `${sum}`;
        return [
          odd(
            "strategy-unfair",
            at("strategy", i),
            `bonuses of number ${NUMBERS[i]} over all six answers`,
            found,
            0,
            `it ${words}; turn an arrow or change a star`,
          ),
        ];
      });
      const idle = NUMBERS.filter((number) => !support.includes(number)).map((number) =>
        odd(
          "strategy-idle",
          at("strategy", number - 1),
          `number ${number} in good play`,
          "never picked",
          "a place in some good mix",
        ),
      );
      const mixes = extremes.map(({ words }) => words);
      return { findings: [...sums, ...idle], seen: { value: formatRational(value), mixes } };
    },
  },
  {
    id: "V5",
    see: ({ rules }) => {
      if (circleFindings(rules).length > 0) return { ...waits, waits: ["V1"] };
      const cycle = cycleOf(rules.card.strategy);
      if (cycle) return { findings: [], seen: { cycle: [...cycle, cycle[0]] } };
      return {
        findings: [odd("strategy-cycle", at("strategy"), "a round through all six numbers", "none", "at least one")],
        seen: {},
      };
    },
  },
  {
    id: "V19",
    see: ({ rules }) => {
      const { strategy } = rules.card;
      const findings = strategy.flatMap(({ number, play }, i) => {
        const printed = PRINTED_RUSHES.includes(number) ? "rush" : "pass";
        return play === printed
          ? []
          : [unlike(at("strategy", i, "play"), `the play of number ${number}`, play, printed, "L103")];
      });
      const of = (kind: string): string =>
        list(strategy.filter(({ play }) => play === kind).map(({ number }) => number));
      return { findings, seen: { rush: of("rush"), pass: of("pass") } };
    },
  },
];
