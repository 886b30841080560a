/** The figures of the odds card: exact chances from the rules in force, as text and as lengths of bars. */
import {
  firstRollOdds,
  offSeasonOdds,
  offSeasonWays,
  reachTable,
  roundOdds,
  ROUNDS,
  type DynastyRules,
  type Round,
} from "../rules/index.js";
import { regularSpec, roundSpec, WON } from "../solver/outcomes.js";
import { compileRoll, type RollGraph } from "../solver/roll-graph.js";
import { RollValues } from "../solver/roll-values.js";
import { DASH, MINUS } from "./shared.js";

/** A chance as printed; `share` is its bar, 0 to 1, and empty text means that it cannot happen. */
export interface Chance {
  readonly text: string;
  readonly share: number;
}

/** `12.5`; chances too small for one decimal say so, and nothing that can fail is printed as 100. */
export function percent(chance: number): string {
  if (chance <= 0) return DASH;
  const text = (chance * 100).toFixed(1);
  if (text === "0.0") return "<0.1";
  return text === "100.0" && chance < 1 ? ">99.9" : text;
}

export const chanceOf = (chance: number): Chance => ({ text: percent(chance), share: Math.max(0, chance) });

/** `+1.23`, `−0.40`: a mean change. */
export const meanText = (mean: number): string => `${mean < 0 ? MINUS : "+"}${Math.abs(mean).toFixed(2)}`;

export const diceCounts = ({ tables: { setup } }: DynastyRules): number[] =>
  Array.from({ length: setup.diceMax - setup.diceMin + 1 }, (_, i) => setup.diceMin + i);

export const influenceLevels = ({ tables: { setup } }: DynastyRules): number[] =>
  Array.from({ length: setup.influenceMax - setup.influenceMin + 1 }, (_, i) => setup.influenceMin + i);

/** Every season row by dice: its chance on the first roll, or `paid` where only influence leads there. */
export function firstRollTable(rules: DynastyRules): {
  cells: Chance[][];
  summary: { label: string; cells: Chance[] }[];
} {
  const odds = diceCounts(rules).map((dice) => firstRollOdds(rules, dice));
  const reach = reachTable(rules);
  const cells = rules.tables.regularSeason.map((_, row) =>
    odds.map((o, d): Chance => {
      const ways = o.results.reduce((sum, result) => (result.row === row ? sum + result.ways : sum), 0);
      if (ways === 0 && reach[d].rows.includes(row)) return { text: "paid", share: 0 };
      return chanceOf(ways / o.total);
    }),
  );
  const line = (label: string, ways: (o: (typeof odds)[number]) => number): { label: string; cells: Chance[] } => ({
    label,
    cells: odds.map((o) => chanceOf(ways(o) / o.total)),
  });
  const { winningWins, losingWins } = rules.tables.setup;
  return {
    cells,
    summary: [
      line("In the playoffs", (o) => o.inPlayoffs),
      line("First-round bye", (o) => o.bye),
      line(`Winning, ${winningWins} wins or more`, (o) => o.winning),
      line(`Losing, ${losingWins} wins or fewer`, (o) => o.losing),
      {
        label: "Wins on average",
        cells: odds.map((o) => ({ text: (o.meanWins.n / o.meanWins.d).toFixed(1), share: 0 })),
      },
    ],
  };
}

/** One cold roll in each round, by dice; then the whole way to the title, nothing spent. */
export function roundTable(rules: DynastyRules): {
  rounds: { round: Round; cells: Chance[] }[];
  ways: { label: string; cells: Chance[] }[];
} {
  const odds = diceCounts(rules).map((dice) => roundOdds(rules, dice));
  const chance = (d: number, round: Round): number => odds[d][round].n / odds[d][round].d;
  const product = (d: number, from: number): number => ROUNDS.slice(from).reduce((p, round) => p * chance(d, round), 1);
  return {
    rounds: ROUNDS.map((round) => ({ round, cells: odds.map((_, d) => chanceOf(chance(d, round))) })),
    ways: [
      { label: "Wild Card to title", cells: odds.map((_, d) => chanceOf(product(d, 0))) },
      { label: "Bye to title", cells: odds.map((_, d) => chanceOf(product(d, 1))) },
    ],
  };
}

/** What can be won with influence in hand before the roll, points left over worth nothing (digest 5.3). */
export interface Climb {
  readonly goal: "playoffs" | Round;
  /** Rounds that ask for the same dice share a line. */
  readonly rounds: readonly Round[];
  readonly cells: readonly Chance[];
}

export function climbs(rules: DynastyRules, dice: number): Climb[] {
  const regular = regularSpec(rules, dice);
  // Compiling gives the results their labels.
  const graph = compileRoll(regular);
  const levels = influenceLevels(rules).length;
  const inPlayoffs = regular.results.map((list) => (list.some((result) => result.entry !== "none") ? 1 : 0));
  const sixes = rules.switches.naturalSix === "everyRoll";
  const lines: Climb[] = [{ goal: "playoffs", rounds: [], cells: chances(graph, inPlayoffs, levels, sixes) }];
  const merged = new Map<string, Climb>();
  for (const row of rules.tables.playoffs) {
    const known = merged.get(row.win.join());
    if (known) {
      merged.set(row.win.join(), { ...known, rounds: [...known.rounds, row.round] });
      continue;
    }
    const graph = compileRoll(roundSpec(rules, row.round, dice, true));
    const won = [0, 1].map((label) => (label === WON ? 1 : 0));
    merged.set(row.win.join(), { goal: row.round, rounds: [row.round], cells: chances(graph, won, levels, sixes) });
  }
  return [...lines, ...merged.values()].filter(({ cells }) => cells.some(({ share }) => share > 0));
}

/** Best chance to stop on a label worth 1, by influence before the roll. */
function chances(graph: RollGraph, worth: readonly number[], levels: number, sixes: boolean): Chance[] {
  const stops = Array.from({ length: levels }, () => Float64Array.from(worth));
  const out = stops.map(() => new Float64Array(1));
  new RollValues(graph, 1, sixes).run(stops, out);
  return out.map(([chance]) => chanceOf(chance));
}

/** Total modifiers worth listing: the losing +1 and as many bought ones as influence allows. */
const modifiers = ({ tables: { setup } }: DynastyRules): number[] =>
  Array.from({ length: setup.influenceMax + 2 }, (_, i) => i);

/** Ways out of 36 by modifier and off-season row. */
export const waysTable = (rules: DynastyRules): { modifier: number; ways: number[] }[] =>
  modifiers(rules).map((modifier) => ({ modifier, ways: offSeasonWays(rules, modifier) }));

export function resolvedTable(
  rules: DynastyRules,
): { modifier: number; lose: Chance; gain: Chance; influence: string }[] {
  return modifiers(rules).map((modifier) => {
    const odds = offSeasonOdds(rules, modifier);
    const share = ({ n, d }: { n: number; d: number }): number => n / d;
    return {
      modifier,
      lose: chanceOf(share(odds.loseDie)),
      gain: chanceOf(share(odds.gainDie)),
      influence: meanText(share(odds.influence)),
    };
  });
}
