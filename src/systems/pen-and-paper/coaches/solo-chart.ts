/** The solo play-calling chart: printed on the sheet, and rolled on by the coaches. */
import type { SpecialId } from "../engine/index.js";
import type { Range } from "../rules/index.js";

/** Rush or pass, by down and distance: a d20 up to the number means a rush. */
export interface SituationRow {
  readonly id: string;
  readonly title: string;
  readonly downs: readonly number[];
  /** Yards to go, inclusive. */
  readonly toGo: readonly [from: number, to: number];
  /** The offense rushes on a roll up to this. */
  readonly rush: number;
  /** The defense expects a rush on a roll up to this. */
  readonly defense: number;
}

/** Changes to both numbers; all that apply are added. */
export interface ShiftRow {
  readonly id: "redZone" | "ahead" | "behind";
  readonly title: string;
  readonly rush: number;
  readonly defense: number;
}

/** The second d20: which call. */
export interface CallRow extends Range {
  /** Ids of calls: the first one that is not used up or forbidden counts. */
  readonly calls: readonly string[];
  /** Only with at most this many yards to go; otherwise `otherwise`. */
  readonly within?: number;
  readonly otherwise?: string;
  /** Each of the calls once a game; `otherwise` after all have been used. */
  readonly once?: boolean;
}

export interface SpecialRow extends Range {
  readonly special: SpecialId;
  /** Condition of the row; if it does not hold, the call is a standard defense. */
  readonly when?: "goal" | "protect" | "passRush";
}

export const SOLO_CHART = {
  id: "solo",
  title: "Solo play-calling chart",
  die: 20,
  situations: [
    { id: "first", title: "1st", downs: [1], toGo: [1, 99], rush: 10, defense: 11 },
    { id: "secondShort", title: "2nd, 1-3", downs: [2], toGo: [1, 3], rush: 13, defense: 13 },
    { id: "secondMiddle", title: "2nd, 4-7", downs: [2], toGo: [4, 7], rush: 10, defense: 10 },
    { id: "secondLong", title: "2nd, 8+", downs: [2], toGo: [8, 99], rush: 7, defense: 7 },
    // Down 0 is a two-point try: three yards, no second chance.
    { id: "lateShort", title: "3rd/4th, 1-2", downs: [3, 4, 0], toGo: [1, 2], rush: 15, defense: 15 },
    { id: "lateMiddle", title: "3rd/4th, 3-5", downs: [3, 4, 0], toGo: [3, 5], rush: 8, defense: 8 },
    { id: "lateLong", title: "3rd/4th, 6+", downs: [3, 4, 0], toGo: [6, 99], rush: 4, defense: 3 },
  ] as readonly SituationRow[],
  shifts: [
    { id: "redZone", title: "Red zone", rush: 3, defense: 3 },
    { id: "ahead", title: "Leading by 9 or more in quarter 4", rush: 6, defense: 4 },
    { id: "behind", title: "Trailing by 9 or more in quarter 4", rush: -6, defense: -5 },
  ] as readonly ShiftRow[],
  /** Lead or deficit in points that counts as clear in the fourth quarter. */
  clearLead: 9,
  rush: [
    { from: 1, to: 10, calls: ["rush"] },
    { from: 11, to: 13, calls: ["sweep"] },
    { from: 14, to: 15, calls: ["endRun"] },
    { from: 16, to: 17, calls: ["draw"] },
    { from: 18, to: 19, calls: ["blast"], within: 2, otherwise: "rush" },
    { from: 20, to: 20, calls: ["statueOfLiberty", "reverse", "qbSneak"], once: true, otherwise: "rush" },
  ] as readonly CallRow[],
  pass: [
    { from: 1, to: 9, calls: ["pass"] },
    { from: 10, to: 11, calls: ["hook"], within: 6, otherwise: "pass" },
    { from: 12, to: 13, calls: ["shotgun"] },
    { from: 14, to: 15, calls: ["playAction"] },
    { from: 16, to: 16, calls: ["screenPass"] },
    { from: 17, to: 18, calls: ["longBomb"] },
    { from: 19, to: 19, calls: ["doublePass"] },
    { from: 20, to: 20, calls: ["fleaFlicker"] },
  ] as readonly CallRow[],
  /** In the last rounds of a half, any pass is a Hail Mary if the goal line is more than `beyond` yards away. */
  hailMary: { call: "hailMary", lastRounds: 2, beyond: 32 },
  specials: [
    { from: 1, to: 12, special: "none" },
    { from: 13, to: 14, special: "blitz", when: "passRush" },
    { from: 15, to: 18, special: "blitz" },
    { from: 19, to: 19, special: "goalLineStand", when: "goal" },
    { from: 20, to: 20, special: "prevent", when: "protect" },
  ] as readonly SpecialRow[],
  /**
   * `goal`: within this many yards; `protect`: leading with at most this many rounds left; `passRush`: a pass call on 3rd down with this
   * many to go.
   */
  when: { goalWithin: 5, protectRounds: 12, passRush: { downs: [3, 4], from: 5 } },
} as const;
