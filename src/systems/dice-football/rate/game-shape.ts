/**
 * What games are made of besides the columns of the cards: how often the solo coach calls the special columns and hail marys, how many
 * plays a team has, and where it has them. These come of the rules alone; they were counted in games of rated teams.
 */
import { sumOf } from "../../../kernel/lists/index.js";
import { FIGURES, type DiceRules } from "../rules/index.js";
import { bounded } from "./figures.js";

/** Shares of all plays from scrimmage; the rest is called by the cards. */
export interface Columns {
  readonly noRuns: number;
  readonly fewRuns: number;
  readonly fewPasses: number;
  readonly noPasses: number;
  readonly hailMary: number;
}

/** At level points, and by a point that a team is ahead a game, on average: who trails passes more. */
type Shares = Readonly<Record<keyof Columns, readonly [level: number, point: number]>>;

/** Games by the solo coach. */
const SOLO: Shares = {
  noRuns: [0.0325, -0.00086],
  fewRuns: [0.055, -0.00177],
  fewPasses: [0.0194, 0.00103],
  noPasses: [0.0185, 0.00069],
  hailMary: [0.0087, -0.00014],
};
/** Seasons of 2010, 2014, 2016, 2018 and 2019 by the strong coach, in quarters of 30 boxes (`scripts/dice-constants.mjs --times 4`, STRONG); none is off by more than a tenth of its level. */
const STRONG: Shares = {
  noRuns: [0.0147, -0.00077],
  fewRuns: [0.148, -0.00567],
  fewPasses: [0.0592, 0.00294],
  noPasses: [0.0046, 0.00038],
  hailMary: [0.009, -0.00019],
};
/** Runs in a hundred plays of the special columns. */
export const COLUMN_RUNS: Columns = { noRuns: 0, fewRuns: 0.15, fewPasses: 0.85, noPasses: 1, hailMary: 0 };
/** Points beyond which the shares do not change. */
const FAR_AHEAD = 15;

/** Rules under which seasons are replayed: all quarters alike, and the strong coach calls. */
export const replays = ({ switches }: Pick<DiceRules, "switches">): boolean => switches.oddQuarterBoxes === 30;

/** @param ahead points of a game more than the opponents had; 0 where no one knows */
export const columnsFor = (ahead: number, rules: Pick<DiceRules, "switches">): Columns =>
  Object.fromEntries(
    Object.entries(replays(rules) ? STRONG : SOLO).map(([id, [level, point]]) => [
      id,
      Math.max(0.004, level + point * bounded(ahead, -FAR_AHEAD, FAR_AHEAD)),
    ]),
  ) as unknown as Columns;

/** Runs of 100 plays that the cards call, so that with the special columns a share of all plays are runs. */
export function cardRuns(share: number, mix: Columns, rules: Pick<DiceRules, "switches">): number {
  if (!replays(rules)) return share;
  const ids = Object.keys(COLUMN_RUNS) as (keyof Columns)[];
  const special = sumOf(ids.map((id) => mix[id]));
  return (share - sumOf(ids.map((id) => mix[id] * COLUMN_RUNS[id]))) / (1 - special);
}

/** Plays from scrimmage that a team calls in a game: in two quarters of 25 and two of 30 boxes, and in four of 30. */
export const playsOf = (rules: Pick<DiceRules, "switches">): number => (replays(rules) ? 67.9 : 59.4);

/**
 * Who has the ball late (ruling `lateLead`): shares of drop-backs, and of runs, in the fourth quarter by who leads by as much as counts, and of drop-backs by who is far
 * behind; by a point that a team is ahead a game, on average. Of replays of five seasons
 * (`scripts/dice-constants.mjs --times 4`, LATE); real ones of 2009-19 have .052, .061 and .111.
 */
const LATE = {
  passesAhead: [0.0626, 0.00243],
  passesBehind: [0.0534, -0.00242],
  runsAhead: [0.1104, 0.00332],
} as const;

const lateShare = (id: keyof typeof LATE, ahead: number): number =>
  Math.max(0, LATE[id][0] + LATE[id][1] * bounded(ahead, -FAR_AHEAD, FAR_AHEAD));

/** A completion number of a pass, in shares of the passes thrown: what scrambles and sacks leave. */
const NUMBER = 0.0105;

/** Onto the completion share of a team, of what the fourth quarter does to it. @param ahead points of a game more than the opponents had */
export const lateCompletions = (ahead: number, { switches }: Pick<DiceRules, "switches">): number =>
  switches.lateLead === "careful"
    ? NUMBER *
      (FIGURES.lateLead.given * lateShare("passesBehind", ahead) -
        FIGURES.lateLead.net * lateShare("passesAhead", ahead))
    : 0;

/** The same onto the yards of a run. */
export const lateYards = (ahead: number, { switches }: Pick<DiceRules, "switches">): number =>
  switches.lateLead === "careful" ? -FIGURES.lateLead.run * lateShare("runsAhead", ahead) : 0;

/** Hail marys caught and intercepted (section 4.5). */
export const HAIL_MARY = { complete: 0.01, intercepted: 0.2 } as const;

/** Yards to the goal of passes and of runs, in steps of five from the goal line: shares of 100. */
const TO_GOAL = {
  pass: [2.2, 2.9, 3.3, 3.6, 4, 4.4, 4.7, 5.2, 5.7, 6.1, 6.7, 7.8, 8.4, 8.1, 11.3, 7, 3.9, 2.6, 1.5, 0.6],
  run: [3, 3.1, 3.5, 3.7, 4.1, 4.5, 4.9, 5.4, 5.9, 6.2, 6.8, 7.5, 8, 8, 11.1, 6.6, 3.5, 2.4, 1.4, 0.4],
} as const;
const STEP = 5;
/** Share of passes that are thrown in a red zone: its four steps. */
export const RED_ZONE_PASSES = TO_GOAL.pass.slice(0, 4).reduce((sum, share) => sum + share, 0) / 100;
/** A catch of the longest column and the long bonus. */
const MOST_YARDS = 130;

/** Yards that a gain is worth where the goal line may cut it short, by yards. */
function cutShort(shares: readonly number[]): readonly number[] {
  return Array.from({ length: MOST_YARDS + 1 }, (_, gain) => {
    let sum = 0;
    shares.forEach((share, i) => {
      for (let j = 1; j <= STEP; j++) sum += (share / 100 / STEP) * Math.min(gain, i * STEP + j);
    });
    return sum;
  });
}
/** Completion numbers of a usual pass: what a tight red zone takes off leaves so much less to catch there. */
const USUAL_NUMBERS = 62;
const TIGHT = 1 - FIGURES.redZone.net / USUAL_NUMBERS;
const TIGHT_CATCHES = TO_GOAL.pass.map((share, i) =>
  i < 4 ? TIGHT * share : (share * (1 - TIGHT * RED_ZONE_PASSES)) / (1 - RED_ZONE_PASSES),
);
const CUT = {
  pass: cutShort(TO_GOAL.pass),
  tightPass: cutShort(TIGHT_CATCHES),
  run: cutShort(TO_GOAL.run),
} as const;

/** What a gain comes to on average over the field. */
export function gained(kind: keyof typeof CUT, yards: number): number {
  if (yards <= 0) return yards;
  const low = Math.min(MOST_YARDS - 1, Math.floor(yards));
  const [a, b] = [CUT[kind][low], CUT[kind][low + 1]];
  return a + (b - a) * (yards - low);
}

/**
 * Share of a player's chances that come when he has had his touches (section 4.6): of a Poisson number N with the mean of his
 * touches a game, what exceeds the limit.
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
