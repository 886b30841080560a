/** Scales a defense so that its effect on an average offense matches what the team's opponents achieved. */
import { lazily } from "../../../kernel/lazy/index.js";
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
import { meetingsOf, runBonus, unitsOf, visitPasses, wallOf, type Defenders } from "./enumerate.js";
import { columnsFor, lateCompletions, lateYards } from "./game-shape.js";
import { bounded } from "./figures.js";
import { figuresOfVisited, ratesOf, type PassRates } from "./grid.js";
import { standingsOf } from "./fouls.js";
import type { OffenseMade } from "./offense.js";
import { yardsOfCatches } from "./yards.js";

/** Shares of passes thrown; sacks per pass or sack; yards per rush and per completion relative to the league's. Undefined if no table has them. */
export interface Allowed {
  readonly completion?: number;
  readonly interception?: number;
  readonly sack?: number;
  readonly rush?: number;
  /** Also undefined if coverage does not affect it. */
  readonly yardsPerCompletion?: number;
  /** The opponents' average margin, points per game. */
  readonly behind?: number;
}

type PassRate = keyof PassRates;

export interface DefenseSolved extends DefenseMade {
  readonly scales: Scales;
  /** Results against an average offense. */
  readonly rates: PassRates;
  /** Yards that the front adds to an average offense's runs. */
  readonly bonus: number;
  /** Yards per completion of an average offense. */
  readonly yardsPerCompletion: number;
}

/** Maximum number of evaluations per scale, and the required precision of a rate. */
const LOOKS = 8;
const NEAR = 0.0007;
const FIRST_STEP = 1.2;
const MOST_SACKS_SCALE = 10;
const MOST_COVERAGE = 2.5;
/** The distance at which a completion rate is out of the coverage's reach. */
const FAR = 0.004;
/** The distance at which an interception rate is close enough. */
const FAIR = 0.0015;
/** A bracket narrower than this fraction of its upper end contains no other whole numbers. */
const NARROW = 0.01;
/** Initial range of a nickel back. */
const FIRST_NICKEL = 10;
/** Minimum interception ranges, in the order tried: wide ranges of few players leave passers their own numbers. */
const LEAST_RANGES = [5, 4, 3, 2, 1] as const;

/** An average offense, and its yards per completion against an average defense. */
interface Usual {
  readonly offense: OffenseMade;
  readonly yardsPerCompletion: number;
  /** Change in yards per rush, over all rushes, for each yard of the carriers'. */
  readonly carried: number;
}

/**
 * Results of a defense against an average offense, each found when asked for: points of run defense change no pass.
 * @param behind the opponents' average margin, points per game
 */
export function allowedBy(made: Defenders, average: OffenseMade, rules: DiceRules, behind = 0) {
  const mix = columnsFor(0, rules);
  const met = [{ wall: wallOf(made), share: 1 }];
  const { carriers } = average.roster;
  const passes = lazily(() => {
    const meetings = meetingsOf(average, met, rules);
    return figuresOfVisited(
      (visit) => visitPasses(average, meetings, { mix, rules }, visit),
      carriers.length,
      average.grids[0],
      average.stand,
    );
  });
  return {
    rates: lazily((): PassRates => {
      const rates = ratesOf(passes().figures, mix.hailMary);
      return { ...rates, completion: rates.completion + lateCompletions(behind, rules) };
    }),
    yardsPerCompletion: lazily(() => yardsOfCatches(carriers, passes().caught(), standingsOf(rules))),
    /** Yards that it adds to runs. */
    bonus: lazily(() => runBonus(average, unitsOf(average), met, rules) + lateYards(behind, rules)),
  };
}

export function solveDefense(input: DefenseInput, allowed: Allowed, average: Usual, rules: DiceRules): DefenseSolved {
  const { offense, carried } = average;
  /** Cards have whole numbers: two of three scales tried lead to cards already evaluated. */
  const seen = new Map<string, { readonly made: DefenseMade } & ReturnType<typeof allowedBy>>();
  const look = (scales: Scales) => {
    const made = makeDefense(input, scales);
    const cards = JSON.stringify(made);
    let one = seen.get(cards);
    if (!one) seen.set(cards, (one = { made, ...allowedBy(made, offense, rules, allowed.behind) }));
    return one;
  };
  // Without interceptions in any table there is no target: an average team's shares are too narrow for ranges.
  const nameless = input.men.length === 0 && allowed.interception !== undefined;
  let scales: Scales = {
    ...PLAIN,
    leastRange: LEAST_RANGES[0],
    ...(allowed.yardsPerCompletion !== undefined && { last: FIGURES.lastMan }),
    ...(nameless && { interceptions: 0, nickel: FIRST_NICKEL }),
  };
  let now = look(scales);
  /**
   * The value of a scale with the closest rate, between values on both sides of it.
   * @param sign direction in which the rate changes with it
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
    const off = (seen: typeof now): number => sign * (seen.rates()[rate] - wanted);
    /** The closest values below and above the target rate. */
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
  // If no one can cover better, blitzes leave more receivers open; ranges make up for the sacks.
  if (allowed.completion !== undefined && allowed.completion - now.rates().completion > FAR) {
    solve("blitz", "completion", scales.blitz, BLITZ_RANGE[1], 1);
    solve("sacks", "sack", 0.1, MOST_SACKS_SCALE, 1);
  }
  solveLast();
  solveRuns();
  const { made, rates, bonus, yardsPerCompletion } = now;
  return { ...made, scales, rates: rates(), bonus: bonus(), yardsPerCompletion: yardsPerCompletion() };

  /** Finds the free safety with the closest yards, keeping completions. */
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

  /** Adds points of run defense, one by one, as long as they help. */
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
    const off = (): number => Math.abs(now.rates().interception - wanted);
    if (nameless) {
      solveNickel(wanted);
      if (off() < FAIR) return;
      // More than he can intercept alone.
      scales = { ...scales, interceptions: 1 };
    }
    let best = { scales, now };
    let least = nameless ? off() : Infinity;
    for (const leastRange of LEAST_RANGES) {
      scales = { ...scales, leastRange };
      now = look(scales);
      // Down to no range at all: a single number on the field is more than a careful passer throws in a season.
      solve("interceptions", "interception", 0, 6, 1);
      if (off() < least) [best, least] = [{ scales, now }, off()];
      if (least < FAIR) break;
    }
    ({ scales, now } = best);
  }

  /** Finds the nickel back's range with the closest rate, with no other ranges. */
  function solveNickel(wanted: number): void {
    const at = (nickel: number) => {
      const tried = { ...scales, interceptions: 0, nickel };
      return { scales: tried, now: look(tried) };
    };
    let [low, high] = [at(0), at(MOST_INTERCEPTIONS)];
    while (high.scales.nickel - low.scales.nickel > 1) {
      const middle = at(Math.floor((low.scales.nickel + high.scales.nickel) / 2));
      if (middle.now.rates().interception < wanted) low = middle;
      else high = middle;
    }
    const off = (one: typeof low): number => Math.abs(one.now.rates().interception - wanted);
    ({ scales, now } = off(low) <= off(high) ? low : high);
  }
}

/** A value of a scale, and how far its rate is above the target. */
type Point = readonly [x: number, y: number];

/** The next value to try: farther out until the rate is bracketed, then inside; undefined if nothing is left. */
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
  // Rates change in whole-number steps, so interpolation alternates with bisection.
  const share = step % 2 === 0 ? bounded(-y0 / (y1 - y0), 0.1, 0.9) : 0.5;
  return x0 + share * (x1 - x0);
}
