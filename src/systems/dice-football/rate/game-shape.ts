/**
 * The shape of games beyond the card columns: how often the solo coach calls special columns and Hail Marys, how many
 * plays a team has, and where. This depends only on the rules; it was counted in games of rated teams.
 */
import { FIELD } from "../../../kernel/football/index.js";
import { sumOf } from "../../../kernel/lists/index.js";
import { FIGURES, type DiceRules } from "../rules/index.js";
import { bounded } from "./figures.js";

/** Shares of all plays from scrimmage; the cards call the rest. */
export interface Columns {
  readonly noRuns: number;
  readonly fewRuns: number;
  readonly fewPasses: number;
  readonly noPasses: number;
  readonly hailMary: number;
}

/** For an even team, and per point of average margin: trailing teams pass more. */
type Shares = Readonly<Record<keyof Columns, readonly [level: number, point: number]>>;

/** Games by the solo coach. */
const SOLO: Shares = {
  noRuns: [0.0325, -0.00086],
  fewRuns: [0.055, -0.00177],
  fewPasses: [0.0194, 0.00103],
  noPasses: [0.0185, 0.00069],
  hailMary: [0.0087, -0.00014],
};
/**
 * Seasons 2011, 2015 and 2017 by the strong coach, in quarters of 30 boxes (`scripts/dice-constants.mjs --times 1`,
 * STRONG); each is within a tenth of its level, Hail Marys within an eighth.
 */
const STRONG: Shares = {
  noRuns: [0.0304, -0.00135],
  fewRuns: [0.1407, -0.00541],
  fewPasses: [0.0837, 0.00395],
  noPasses: [0.0033, 0.00026],
  hailMary: [0.0087, -0.00025],
};
/** Share of runs in the special columns. */
export const COLUMN_RUNS: Columns = { noRuns: 0, fewRuns: 0.15, fewPasses: 0.85, noPasses: 1, hailMary: 0 };
/** Margin beyond which the shares do not change. */
const FAR_AHEAD = 15;

/** Rules used for replaying seasons: equal quarters and the strong coach. */
export const replays = ({ switches }: Pick<DiceRules, "switches">): boolean => switches.oddQuarterBoxes === 30;

/** @param ahead average margin, points per game; 0 if unknown */
export const columnsFor = (ahead: number, rules: Pick<DiceRules, "switches">): Columns =>
  columnsOf(replays(rules) ? STRONG : SOLO, ahead);

const columnsOf = (shares: Shares, ahead: number): Columns =>
  Object.fromEntries(
    Object.entries(shares).map(([id, [level, point]]) => [
      id,
      Math.max(0.004, level + point * bounded(ahead, -FAR_AHEAD, FAR_AHEAD)),
    ]),
  ) as unknown as Columns;

/**
 * Share of all plays that are runs because the strong coach runs with few yards to go: set by rushes and passes in
 * replays of 2010, 2013, 2014, 2015, 2016, 2018 and 2019.
 */
const EXTRA_RUNS = 0.005;

/** Runs per 100 plays called by the cards, so that with the special columns a given share of all plays are runs. */
export function cardRuns(share: number, mix: Columns, rules: Pick<DiceRules, "switches">): number {
  return replays(rules) ? runsBeside(share, mix) : share;
}

/** The same for cards of replayed seasons. @param ahead average margin, points per game */
export const replayedCardRuns = (share: number, ahead: number): number => runsBeside(share, columnsOf(STRONG, ahead));

/** What is left for the cards to call, as a share of their plays. */
function runsBeside(share: number, mix: Columns): number {
  const ids = Object.keys(COLUMN_RUNS) as (keyof Columns)[];
  const special = sumOf(ids.map((id) => mix[id]));
  return (share - EXTRA_RUNS - sumOf(ids.map((id) => mix[id] * COLUMN_RUNS[id]))) / (1 - special);
}

/** Plays from scrimmage per team and game: with two quarters of 25 boxes and two of 30, and with four of 30. */
export const playsOf = (rules: Pick<DiceRules, "switches">): number => (replays(rules) ? 69 : 59.4);

/** Kneel-downs per team and game in 2009-19. */
const USUAL_KNEELS = 0.77;

/** Kneel-downs as a share of all plays from scrimmage (ruling `kneel`). @param kneels a season's, if the tables have them */
export const kneelShare = (kneels: number | undefined, games: number, rules: Pick<DiceRules, "switches">): number =>
  rules.switches.kneel === "on" ? (kneels ?? USUAL_KNEELS * games) / games / playsOf(rules) : 0;

/**
 * Possession late in games (ruling `lateLead`): shares of drop-backs and runs in the fourth quarter by the leading
 * team, and of drop-backs by a team behind; for an even team, and per point of average margin. From replays of five
 * seasons (`scripts/dice-constants.mjs --times 3`, LATE); actual shares of 2009-19 are .052, .061 and .111.
 */
const LATE = {
  passesAhead: [0.063, 0.00245],
  passesBehind: [0.13, -0.0035],
  runsAhead: [0.1026, 0.00338],
} as const;

const lateShare = (id: keyof typeof LATE, ahead: number): number =>
  Math.max(0, LATE[id][0] + LATE[id][1] * bounded(ahead, -FAR_AHEAD, FAR_AHEAD));

/** Value of one completion number as a share of the passes thrown, after scrambles and sacks. */
const NUMBER = 0.0105;

/** Effect of the fourth quarter on a team's completion percentage. @param ahead average margin, points per game */
export const lateCompletions = (ahead: number, { switches }: Pick<DiceRules, "switches">): number =>
  switches.lateLead === "careful"
    ? NUMBER *
      (FIGURES.lateLead.given * lateShare("passesBehind", ahead) -
        FIGURES.lateLead.net * lateShare("passesAhead", ahead))
    : 0;

/** The same for yards per rush. */
export const lateYards = (ahead: number, { switches }: Pick<DiceRules, "switches">): number =>
  switches.lateLead === "careful" ? -FIGURES.lateLead.run * lateShare("runsAhead", ahead) : 0;

/** Share of Hail Marys caught and intercepted. */
export const HAIL_MARY = { complete: 0.01, intercepted: 0.2 } as const;

/** Distribution of passes and runs by yards to the goal, in steps of five from the goal line: shares of 100. */
const TO_GOAL = {
  pass: [2.2, 2.9, 3.3, 3.6, 4, 4.4, 4.7, 5.2, 5.7, 6.1, 6.7, 7.8, 8.4, 8.1, 11.3, 7, 3.9, 2.6, 1.5, 0.6],
  run: [3, 3.1, 3.5, 3.7, 4.1, 4.5, 4.9, 5.4, 5.9, 6.2, 6.8, 7.5, 8, 8, 11.1, 6.6, 3.5, 2.4, 1.4, 0.4],
} as const;
const STEP = 5;
/** Share of passes thrown in the red zone: its four steps. */
export const RED_ZONE_PASSES = TO_GOAL.pass.slice(0, 4).reduce((sum, share) => sum + share, 0) / 100;
/** The longest catch of the longest column with the long bonus. */
const MOST_YARDS = 130;

/** Yards that a tight red zone takes off a gain, by yards to the goal: at most the gain. */
type Tight = (left: number) => number;
const OPEN: Tight = () => 0;

/** Expected yards of a gain where the goal line may cut it short, by yards. */
export type Cut = readonly number[];
function cutShort(shares: readonly number[], off: Tight = OPEN): Cut {
  return Array.from({ length: MOST_YARDS + 1 }, (_, gain) => {
    let sum = 0;
    shares.forEach((share, i) => {
      for (let j = 1; j <= STEP; j++) {
        const left = i * STEP + j;
        sum += (share / 100 / STEP) * Math.min(Math.max(0, gain - off(left)), left);
      }
    });
    return sum;
  });
}
/** Completion numbers of an average pass; a tight red zone takes some of them away. */
const USUAL_NUMBERS = 62;
const { redZone } = FIGURES;
/** Catches over the whole field, by what is added to their net rating in the red zone. */
const tightCatches = new Map<number, Cut>();
function catchesIn(net: number): Cut {
  let cut = tightCatches.get(net);
  if (!cut) {
    const kept = 1 + net / USUAL_NUMBERS;
    cut = cutShort(
      TO_GOAL.pass.map((share, i) =>
        i < 4 ? kept * share : (share * (1 - kept * RED_ZONE_PASSES)) / (1 - RED_ZONE_PASSES),
      ),
    );
    tightCatches.set(net, cut);
  }
  return cut;
}
const PLAIN_CUTS: Cuts = { catches: cutShort(TO_GOAL.pass), runs: cutShort(TO_GOAL.run) };
const TIGHT_RUNS = cutShort(TO_GOAL.run, (left) =>
  left <= FIELD - redZone.goalFrom ? redZone.atGoal : left <= FIELD - redZone.runsFrom ? redZone.run : 0,
);

/** How the goal line cuts gains short. */
export interface Cuts {
  readonly catches: Cut;
  readonly runs: Cut;
}
/** @param net added to the net rating of passes from a tight red zone */
export const cutsOf = ({ switches }: Pick<DiceRules, "switches">, net: number = -redZone.net): Cuts =>
  switches.redZone === "tight" ? { catches: catchesIn(net), runs: TIGHT_RUNS } : PLAIN_CUTS;
/** Scrambles, which a tight red zone does not stop. */
export const PLAIN_RUNS = PLAIN_CUTS.runs;

/** Expected yards of a gain over the whole field. */
export function gained(cut: Cut, yards: number): number {
  if (yards <= 0) return yards;
  const low = Math.min(MOST_YARDS - 1, Math.floor(yards));
  return cut[low] + (cut[low + 1] - cut[low]) * (yards - low);
}

/**
 * Share of a player's chances after he has used up his touches: the part of a Poisson number N with his
 * mean touches per game that exceeds the limit.
 */
export function spentShare(touches: number, stamina: number): number {
  if (touches <= 0) return 0;
  let term = Math.exp(-touches);
  let beyond = touches - stamina;
  // E[(N - k)+] = mean - k + sum over n < k of (k - n) P(n).
  for (let n = 0; n < stamina; n++) {
    beyond += (stamina - n) * term;
    term *= touches / (n + 1);
  }
  return bounded(beyond / touches, 0, 1);
}
