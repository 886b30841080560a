/** DY-6, the coach's odds: exact chances under the rules in force, as text and as bars. */
import { remember } from "../../../kernel/cache/remember.js";
import { countFrom, DASH, MINUS } from "../../../kernel/words/index.js";
import { ROUND_NAMES } from "../campaign.js";
import {
  firstRollOdds,
  offSeasonOdds,
  offSeasonWays,
  reachTable,
  roundOdds,
  ROUNDS,
  STANDARD_RULES,
  type DynastyRules,
  type Round,
} from "../rules/index.js";
import { regularSpec, roundSpec, WON } from "../solver/outcomes.js";
import { compileRoll, type RollGraph } from "../solver/roll-graph.js";
import { RollValues } from "../solver/roll-values.js";
import { rulesKey } from "../solver/rules-key.js";
import { tableFacts } from "./tables.js";

/** A printed chance; `share` is its bar, 0 to 1, and empty text means impossible. */
export interface Chance {
  readonly text: string;
  readonly share: number;
}

/** `12.5`; chances too small for one decimal are marked, and nothing that can fail is printed as 100. */
export function percent(chance: number): string {
  if (chance <= 0) return DASH;
  const text = (chance * 100).toFixed(1);
  if (text === "0.0") return "<0.1";
  return text === "100.0" && chance < 1 ? ">99.9" : text;
}

export const chanceOf = (chance: number): Chance => ({ text: percent(chance), share: Math.max(0, chance) });

/** `+1.23`, `−0.40`: a mean change. */
export const meanText = (mean: number): string => `${mean < 0 ? MINUS : "+"}${Math.abs(mean).toFixed(2)}`;

export const diceCounts = ({ tables: { setup } }: DynastyRules): number[] => countFrom(setup.diceMin, setup.diceMax);

/** Points of influence, in ascending order. */
export const influenceLevels = ({ tables: { setup } }: DynastyRules): number[] =>
  countFrom(setup.influenceMin, setup.influenceMax);

/** Every season row by number of dice: its chance on the first roll, or `paid` if only influence leads there. */
export function firstRollTable(rules: DynastyRules) {
  const odds = diceCounts(rules).map((dice) => firstRollOdds(rules, dice));
  const reach = reachTable(rules);
  const cells = rules.tables.regularSeason.map((_, row) =>
    odds.map((o, d): Chance => {
      const ways = o.results.reduce((sum, result) => (result.row === row ? sum + result.ways : sum), 0);
      if (ways === 0 && reach[d].rows.includes(row)) return { text: "paid", share: 0 };
      return chanceOf(ways / o.total);
    }),
  );
  const line = (id: string, ways: (o: (typeof odds)[number]) => number) => ({
    id,
    cells: odds.map((o) => chanceOf(ways(o) / o.total)),
  });
  return {
    cells,
    summary: [
      line("playoffs", (o) => o.inPlayoffs),
      line("bye", (o) => o.bye),
      line("winning", (o) => o.winning),
      line("losing", (o) => o.losing),
      { id: "wins", cells: odds.map((o) => ({ text: (o.meanWins.n / o.meanWins.d).toFixed(1), share: 0 })) },
    ],
  };
}

/** A single unpaid roll in each round, by number of dice; then the whole way to the title without spending. */
export function roundTable(rules: DynastyRules) {
  const odds = diceCounts(rules).map((dice) => roundOdds(rules, dice));
  const chance = (d: number, round: Round): number => odds[d][round].n / odds[d][round].d;
  const product = (d: number, from: number): number => ROUNDS.slice(from).reduce((p, round) => p * chance(d, round), 1);
  return {
    rounds: ROUNDS.map((round) => ({ round, cells: odds.map((_, d) => chanceOf(chance(d, round))) })),
    ways: [
      { id: "all", cells: odds.map((_, d) => chanceOf(product(d, 0))) },
      { id: "bye", cells: odds.map((_, d) => chanceOf(product(d, 1))) },
    ],
  };
}

/** What influence can win if all of it is spent on this roll. */
export function climbs(rules: DynastyRules, dice: number) {
  const levels = influenceLevels(rules).length;
  const sixes = rules.switches.naturalSix === "everyRoll";
  const regular = regularSpec(rules, dice);
  // Compiling assigns labels to the results.
  const season = compileRoll(regular);
  const inPlayoffs = regular.results.map((list) => (list.some((result) => result.entry !== "none") ? 1 : 0));
  const won = [0, 1].map((label) => (label === WON ? 1 : 0));
  const { playoffs } = rules.tables;
  const lines = playoffs.map((row) => {
    const alike = playoffs.filter(({ win }) => win.join() === row.win.join());
    // Rounds that require the same dice share a line.
    if (alike[0] !== row) return { goal: row.round, rounds: [], cells: [] };
    const round = compileRoll(roundSpec(rules, row.round, dice, true));
    return { goal: row.round, rounds: alike.map((one) => one.round), cells: chances(round, won, levels, sixes) };
  });
  return [{ goal: "playoffs", rounds: [], cells: chances(season, inPlayoffs, levels, sixes) }, ...lines].filter(
    ({ cells }) => cells.some(({ share }) => share > 0),
  );
}

/** Best chance to stop on a label with value 1, by influence before the roll. */
function chances(graph: RollGraph, worth: readonly number[], levels: number, sixes: boolean): Chance[] {
  const stops = Array.from({ length: levels }, () => Float64Array.from(worth));
  const out = stops.map(() => new Float64Array(1));
  new RollValues(graph, 1, sixes).run(stops, out);
  return out.map(([chance]) => chanceOf(chance));
}

/** Total modifiers worth listing: the losing bonus and as many bought ones as influence allows. */
const modifiers = ({ tables: { setup } }: DynastyRules): number[] => countFrom(0, setup.influenceMax + 1);

/** Offseason by total modifier: chances to lose and to gain a die, mean change of influence. */
function resolvedTable(rules: DynastyRules) {
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

/** The offseason totals: the effect of each, then by modifier the number of ways out of 36. */
function waysTable(rules: DynastyRules) {
  const { offSeason } = tableFacts(rules);
  const plain = (text: string, office = false) => ({ text, office, likeliest: false, often: "" });
  return [
    { id: "dice", modifier: "", cells: offSeason.map(({ dice, office }) => plain(dice, office)) },
    { id: "influence", modifier: "", cells: offSeason.map(({ influence }) => plain(influence)) },
    ...modifiers(rules).map((modifier) => {
      const ways = offSeasonWays(rules, modifier);
      const most = Math.max(...ways);
      return {
        id: "ways",
        modifier: `+${modifier}`,
        cells: ways.map((count) => ({
          ...plain(count === 0 ? "" : `${count}`),
          likeliest: count === most,
          often: count >= 5 ? "very" : count >= 3 ? "fairly" : "",
        })),
      };
    }),
  ];
}

/** Exact chances are slow to compute: cached per rules object. */
export const oddsFacts = remember(makeOdds);

function makeOdds(rules: DynastyRules) {
  const tables = tableFacts(rules);
  const first = firstRollTable(rules);
  const { rounds, ways } = roundTable(rules);
  return {
    setup: tables.setup,
    diceCounts: tables.diceCounts,
    influenceLevels: tables.influenceLevels,
    rulesName: rules.name,
    /** True if the advice applies: it is only valid for these rules. */
    standard: rulesKey(rules) === rulesKey(STANDARD_RULES),
    first: tables.regularSeason.map((row, i) => ({ ...row, cells: first.cells[i] })),
    together: first.summary,
    rounds: [
      ...rounds.map(({ round, cells }) => ({ id: round, name: ROUND_NAMES[round].name, cells })),
      ...ways.map((line) => ({ ...line, name: "" })),
    ],
    resolved: resolvedTable(rules),
    climbs: tables.diceCounts
      .map((dice) => ({
        dice,
        lines: climbs(rules, dice).map(({ goal, rounds, cells }) => ({
          dice,
          goal,
          rounds: rounds.map((round) => ROUND_NAMES[round].name),
          cells,
        })),
      }))
      .filter(({ lines }) => lines.length > 0),
    offSeason: tables.offSeason,
    ways: waysTable(rules),
  };
}
