/** Scales of a defense, so that it does to an average offense what the team's opponents could do. */
import { FIGURES, type DiceRules } from "../rules/index.js";
import {
  BLITZ_RANGE,
  makeDefense,
  MOST_COVER,
  MOST_INTERCEPTIONS,
  PLAIN,
  type DefenseInput,
  type DefenseMade,
  type Scales,
} from "./defense.js";
import { meetingsOf, runBonus, visitPasses, wallOf, type Defenders } from "./enumerate.js";
import { columnsFor, lateCompletions, lateYards } from "./game-shape.js";
import { bounded } from "./figures.js";
import { figuresOfVisited, ratesOf, type PassRates } from "./grid.js";
import { standingsOf } from "./fouls.js";
import type { OffenseMade } from "./offense.js";
import { yardsOfCatches } from "./yards.js";

/** Shares of passes thrown; of sacks, of passes and sacks; yards of a rush and of a completion less the league's. Undefined where no table tells them. */
export interface Allowed {
  readonly completion?: number;
  readonly interception?: number;
  readonly sack?: number;
  readonly rush?: number;
  /** Undefined also where coverage does not change it. */
  readonly yardsPerCompletion?: number;
  /** Points of a game that the opponents had more, on average. */
  readonly behind?: number;
}

type PassRate = keyof PassRates;

export interface DefenseSolved extends DefenseMade {
  readonly scales: Scales;
  /** What they come to against an average offense. */
  readonly rates: PassRates;
  /** Yards that the front adds to runs of an average offense. */
  readonly bonus: number;
  /** Yards of a completion of an average offense. */
  readonly yardsPerCompletion: number;
}

/** Looks at a scale, at most; and how near a rate has to come. */
const LOOKS = 8;
const NEAR = 0.0007;
const FIRST_STEP = 1.2;
const MOST_SACKS_SCALE = 10;
const MOST_COVERAGE = 2.5;
/** A completion rate is out of reach of the coverage. */
const FAR = 0.004;
/** An interception rate is near enough. */
const FAIR = 0.0015;
/** A bracket as narrow as this, of its upper end, holds no other whole numbers. */
const NARROW = 0.01;
/** Range of a nickel back to begin with. */
const FIRST_NICKEL = 10;
/** Least ranges of interceptions that are tried, in this order: wide ones of few players leave passers their own numbers. */
const LEAST_RANGES = [5, 4, 3, 2, 1] as const;

/** An average offense, and its yards of a completion against an average defense. */
interface Usual {
  readonly offense: OffenseMade;
  readonly yardsPerCompletion: number;
  /** Yards of all rushes that a yard more or less of those of its carriers is worth. */
  readonly carried: number;
}

/** What a defense comes to against an average offense. @param behind points of a game that its opponents are ahead, on average */
export function allowedBy(made: Defenders, average: OffenseMade, rules: DiceRules, behind = 0) {
  const mix = columnsFor(0, rules);
  const met = [{ wall: wallOf(made), share: 1 }];
  const meetings = meetingsOf(average, met, rules);
  const { carriers } = average.roster;
  const { figures, caught } = figuresOfVisited(
    (visit) => visitPasses(average, meetings, { mix, rules }, visit),
    carriers.length,
    average.grids[0],
    average.stand,
  );
  let bonus: number | undefined;
  let yards: number | undefined;
  const rates = ratesOf(figures, mix.hailMary);
  return {
    rates: { ...rates, completion: rates.completion + lateCompletions(behind, rules) },
    yardsPerCompletion: () => (yards ??= yardsOfCatches(carriers, caught, standingsOf(rules))),
    /** Yards that it adds to runs. */
    bonus: () => (bonus ??= runBonus(average, meetings, met, rules) + lateYards(behind, rules)),
  };
}

export function solveDefense(input: DefenseInput, allowed: Allowed, average: Usual, rules: DiceRules): DefenseSolved {
  const { offense, carried } = average;
  /** Cards hold whole numbers: two of three scales that are tried come to cards that were looked at before. */
  const seen = new Map<string, { readonly made: DefenseMade } & ReturnType<typeof allowedBy>>();
  const look = (scales: Scales) => {
    const made = makeDefense(input, scales);
    const cards = JSON.stringify(made);
    let one = seen.get(cards);
    if (!one) seen.set(cards, (one = { made, ...allowedBy(made, offense, rules, allowed.behind) }));
    return one;
  };
  // Where no table has interceptions either, nothing is to be come to: shares of an average team are too narrow for ranges.
  const nameless = input.men.length === 0 && allowed.interception !== undefined;
  let scales: Scales = {
    ...PLAIN,
    leastRange: LEAST_RANGES[0],
    ...(allowed.yardsPerCompletion !== undefined && { last: FIGURES.lastMan }),
    ...(nameless && { interceptions: 0, nickel: FIRST_NICKEL }),
  };
  let now = look(scales);
  /**
   * The value of a scale whose rate comes nearest, between values on both sides of it.
   * @param sign whether the rate rises with it
   */
  const solve = (
    key: Exclude<keyof Scales, "nickel" | "last">,
    rate: PassRate,
    low: number,
    high: number,
    sign: 1 | -1,
  ): void => {
    const wanted = allowed[rate];
    if (wanted === undefined) return;
    let best = { scales, seen: now };
    const off = (seen: typeof now): number => sign * (seen.rates[rate] - wanted);
    /** The nearest values below and above the rate wanted. */
    let below: Point | undefined;
    let above: Point | undefined;
    const keep = (x: number, y: number): void => {
      if (y < 0) below = [x, y];
      else above = [x, y];
    };
    keep(scales[key], off(now));
    for (let step = 0; step < LOOKS && Math.abs(off(best.seen)) >= NEAR; step++) {
      const x = nextBetween(below, above, low, high, step);
      if (x === undefined) break;
      const tried = { ...scales, [key]: x };
      const seen = look(tried);
      const y = off(seen);
      if (Math.abs(y) < Math.abs(off(best.seen))) best = { scales: tried, seen };
      keep(x, y);
    }
    ({ scales, seen: now } = best);
  };
  for (let pass = 0; pass < 2; pass++) {
    if (pass === 0) solve("blitz", "sack", ...BLITZ_RANGE, 1);
    solve("sacks", "sack", 0.1, MOST_SACKS_SCALE, 1);
    solveInterceptions();
    solve("coverage", "completion", 0, MOST_COVERAGE, -1);
  }
  // Where no one covers anyone any better, blitzes leave more players open; ranges make up for the sacks.
  if (allowed.completion !== undefined && allowed.completion - now.rates.completion > FAR) {
    solve("blitz", "completion", scales.blitz, BLITZ_RANGE[1], 1);
    solve("sacks", "sack", 0.1, MOST_SACKS_SCALE, 1);
  }
  solveLast();
  solveRuns();
  const { made, rates, bonus, yardsPerCompletion } = now;
  return { ...made, scales, rates, bonus: bonus(), yardsPerCompletion: yardsPerCompletion() };

  /** The free safety whose yards come nearest, and completions as they were. */
  function solveLast(): void {
    if (allowed.yardsPerCompletion === undefined) return;
    const wanted = average.yardsPerCompletion + allowed.yardsPerCompletion;
    const off = (): number => Math.abs(now.yardsPerCompletion() - wanted);
    const at = (last: number): void => {
      scales = { ...scales, last };
      now = look(scales);
    };
    for (let pass = 0; pass < 2; pass++) {
      let [low, high] = [0, MOST_COVER];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        at(middle);
        if (now.yardsPerCompletion() > wanted) low = middle + 1;
        else high = middle;
      }
      at(low);
      const first = off();
      at(Math.max(0, low - 1));
      if (off() > first) at(low);
      solve("coverage", "completion", 0, MOST_COVERAGE, -1);
    }
  }

  /** Points of run defense, one by one, as long as they come nearer. */
  function solveRuns(): void {
    if (allowed.rush === undefined) return;
    const wanted = allowed.rush / carried + offense.bonus;
    let off = Math.abs(now.bonus() - wanted);
    for (let step = now.bonus() > wanted ? 1 : -1; ;) {
      const tried = { ...scales, stops: scales.stops + step };
      const seen = look(tried);
      const next = Math.abs(seen.bonus() - wanted);
      if (next >= off) return;
      [scales, now, off] = [tried, seen, next];
    }
  }

  function solveInterceptions(): void {
    const wanted = allowed.interception;
    if (wanted === undefined) return;
    const off = (): number => Math.abs(now.rates.interception - wanted);
    if (nameless) {
      solveNickel(wanted);
      if (off() < FAIR) return;
      // More than he can catch alone.
      scales = { ...scales, interceptions: 1 };
    }
    let best = { scales, now };
    let least = nameless ? off() : Infinity;
    for (const leastRange of LEAST_RANGES) {
      scales = { ...scales, leastRange };
      now = look(scales);
      // Down to no one: a single number on the field is more than a careful passer throws in a season.
      solve("interceptions", "interception", 0, 6, 1);
      if (off() < least) [best, least] = [{ scales, now }, off()];
      if (least < FAIR) break;
    }
    ({ scales, now } = best);
  }

  /** The whole range of the nickel back whose rate comes nearest, no one else with any. */
  function solveNickel(wanted: number): void {
    const at = (nickel: number) => {
      const tried = { ...scales, interceptions: 0, nickel };
      return { scales: tried, now: look(tried) };
    };
    let [low, high] = [at(0), at(MOST_INTERCEPTIONS)];
    while (high.scales.nickel - low.scales.nickel > 1) {
      const middle = at(Math.floor((low.scales.nickel + high.scales.nickel) / 2));
      if (middle.now.rates.interception < wanted) low = middle;
      else high = middle;
    }
    const off = (one: typeof low): number => Math.abs(one.now.rates.interception - wanted);
    ({ scales, now } = off(low) <= off(high) ? low : high);
  }
}

/** A value of a scale, and how far its rate is above the one wanted. */
type Point = readonly [x: number, y: number];

/** Where to look next: farther out until the rate is between two values, then between them; undefined where nothing is left. */
function nextBetween(
  below: Point | undefined,
  above: Point | undefined,
  low: number,
  high: number,
  step: number,
): number | undefined {
  if (!below) {
    const [x] = above!;
    return x <= low ? undefined : Math.max(low, step < 3 ? x / FIRST_STEP ** (step + 1) : low);
  }
  if (!above) return below[0] >= high ? undefined : Math.min(high, below[0] * FIRST_STEP ** (step + 1));
  const [[x0, y0], [x1, y1]] = [below, above];
  if (x1 - x0 < NARROW * x1) return undefined;
  // Rates go by whole numbers: the line between two values is off, so that halves take turns with it.
  const share = step % 2 === 0 ? bounded(-y0 / (y1 - y0), 0.1, 0.9) : 0.5;
  return x0 + share * (x1 - x0);
}
