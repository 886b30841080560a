/**
 * The first roll of a snap, with every die: red, white and blue are enumerated together, because the same three decide
 * a foul at the snap, the call, the depth and, with black, the ball carrier; black and yellow fumble the snap.
 */
import type { FiveD20Rules, NumberRange } from "../rules/index.js";
import { matched } from "../engine/turn.js";
import { whoPlays, type TeamBook, type Who } from "../engine/team-book.js";
import { FACES, NUMBERS, zeros, type Matches } from "./dice.js";

/** A pass or a run, or a play-call number compared with red. */
export type CallOdds = "run" | "pass" | number;

/** Probabilities of a snap; plays, fouls and fumbled snaps add up to one. */
export interface FirstRoll {
  /** Fouls at the snap, by number. */
  readonly fouls: Matches;
  readonly fumbled: number;
  /** Runs, by runner. */
  readonly runs: readonly number[];
  /** Passes by depth and intended receiver. */
  readonly passes: readonly (readonly number[])[];
}

const within = (n: number, range: NumberRange | null): boolean => range !== null && n >= range[0] && n <= range[1];

export function firstRoll(
  offense: TeamBook,
  defense: TeamBook,
  { switches }: Pick<FiveD20Rules, "switches">,
  call: CallOdds,
): FirstRoll {
  const { off } = offense.chart.pen.SNAP;
  const { def } = defense.chart.pen.SNAP;
  const fouls = zeros(NUMBERS);
  /** By blue: runs, and passes of each depth. */
  const blue = { run: zeros(FACES + 1), depth: [0, 1, 2].map(() => zeros(FACES + 1)) };
  const each = 1 / FACES ** 3;
  for (let r = 1; r <= FACES; r++)
    for (let w = 1; w <= FACES; w++) {
      const isRun = call === "run" || (call !== "pass" && r <= call);
      const at = isRun ? blue.run : blue.depth[Math.max(0, offense.passer.depth.at(w))];
      for (let b = 1; b <= FACES; b++) {
        const n = matched(r, w, b);
        if (n > 0 && (within(n, off) || within(n, def))) fouls[n] += each;
        else at[b] += each;
      }
    }
  const { snap } = offense.passer;
  const dropped = snap / FACES ** 2;
  const fouled = fouls.reduce((sum, p) => sum + p, 0);
  const foulFirst = switches.snapOrder === "penalty";
  /** Black fumbles the snap only with the same numbers on yellow. */
  const shares = (who: Who, count: number, byBlue: readonly number[]): number[] => {
    const of = zeros(count);
    for (let b = 1; b <= FACES; b++)
      for (let k = 1; k <= FACES; k++) of[whoPlays(who, b, k)] += (byBlue[b] / FACES) * (k <= snap ? 1 - 1 / FACES : 1);
    return of;
  };
  return {
    fouls: foulFirst ? fouls : fouls.map((p) => p * (1 - dropped)),
    fumbled: dropped * (foulFirst ? 1 - fouled : 1),
    runs: shares(offense.rush, offense.runners.length, blue.run),
    passes: offense.targets.map((who, d) => shares(who, offense.receivers.length, blue.depth[d])),
  };
}
