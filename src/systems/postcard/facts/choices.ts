/** What the solved points game answers: the chart of fourth downs, mixes of numbers, throws and returns. */
import { flip, GOAL, STEP_YARDS, type Step } from "../engine/state.js";
import type { PointsTable, ReturnOf } from "../odds/points/index.js";
import { chartsOf, NUMBERS, pickBonus, type CardData, type PlayKind, type PostcardRules } from "../rules/index.js";

export type Call = "play" | "punt" | "fieldGoal";

export interface CallCell {
  readonly call: Call;
  /** Points by which it beats the next best. */
  readonly edge: number;
}

/** Distances of the chart, in steps of five yards. */
export const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Calls closer than this are a matter of taste, points. */
export const CLOSE = 0.1;
const LAST_DOWN = 4;

export interface FourthRow {
  readonly spot: Step;
  /** By distance; undefined where the goal line is nearer. */
  readonly cells: readonly (CallCell | undefined)[];
  readonly goal: CallCell | undefined;
  /** Best punt, yards. */
  readonly punt: number;
}

function callAt(table: PointsTable, spot: Step, toGo: number): CallCell {
  const { play, punt, fieldGoal, best } = table.fourthDown(spot, toGo, LAST_DOWN);
  const values = [play, punt, fieldGoal].filter((value) => !Number.isNaN(value)).sort((a, b) => b - a);
  return { call: best, edge: values[0] - (values[1] ?? values[0]) };
}

/** D6: every spot of the field, the own goal line first. */
export const fourthDowns = (table: PointsTable): FourthRow[] =>
  Array.from({ length: GOAL + 1 }, (_, spot) => ({
    spot,
    cells: DISTANCES.map((toGo) => (spot + toGo < GOAL ? callAt(table, spot, toGo) : undefined)),
    goal: GOAL - spot <= DISTANCES.length ? callAt(table, spot, GOAL - spot) : undefined,
    punt: table.puntTarget(spot).target,
  }));

export interface Situation {
  readonly label: string;
  readonly spot: Step;
  readonly down: number;
  readonly toGo: number;
}

const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;
const situation = (spot: Step, down: number, toGo: number, where = ""): Situation => {
  const goal = spot + toGo >= GOAL;
  const yards = goal ? "goal" : `${toGo * STEP_YARDS}`;
  return { label: `${ORDINALS[down]} & ${yards}${where}`, spot, down, toGo };
};
const MIDFIELD = GOAL / 2;

/** Chances of the numbers for the side with the ball and the side against it. */
export interface MixRow {
  readonly label: string;
  readonly sides: readonly { readonly label: string; readonly chances: readonly number[] }[];
}

/** Situations whose mixes are printed. */
export const MIX_SITUATIONS = [
  situation(MIDFIELD / 2, 1, 2, ", own 25"),
  situation(MIDFIELD, 2, 1, ", midfield"),
  situation(MIDFIELD, 3, 2, ", midfield"),
  situation(GOAL - 1, 1, 1, ", opp 5"),
] as const;

export function mixes(table: PointsTable): MixRow[] {
  const { kicker, receiver } = table.kickoff("regular");
  return [
    ...MIX_SITUATIONS.map(({ label, spot, down, toGo }) => ({
      label,
      sides: (["offense", "defense"] as const).map((role) => ({
        label: role === "offense" ? "OFF" : "DEF",
        chances: [...table.mix(spot, down, Math.min(GOAL, spot + toGo), role)],
      })),
    })),
    {
      label: "Kickoff",
      sides: [
        { label: "kick", chances: kicker },
        { label: "catch", chances: receiver },
      ],
    },
  ];
}

/** D14: from which first results to throw on. */
export interface ThrowRow {
  readonly label: string;
  /** By result from `low` up. */
  readonly farther: readonly boolean[];
}

export function throws(table: PointsTable): { readonly low: number; readonly high: number; readonly rows: ThrowRow[] } {
  const low = chartsOf(table.rules).pass.low;
  const high = 7;
  const asked = [
    situation(MIDFIELD / 2, 1, 2),
    situation(MIDFIELD / 2, 2, 1),
    situation(MIDFIELD / 2, 2, 2),
    situation(MIDFIELD, 3, 1),
    situation(MIDFIELD, 3, 2),
    situation(MIDFIELD, 3, 3),
    situation(MIDFIELD, 4, 1),
    situation(MIDFIELD, 4, 2),
    situation(GOAL - 4, 1, 2, ", opp 20"),
    situation(GOAL - 2, 1, 2, ", opp 10"),
    situation(GOAL - 1, 1, 1, ", opp 5"),
  ];
  return {
    low,
    high,
    rows: asked.map(({ label, spot, down, toGo }) => ({
      label,
      farther: Array.from({ length: high - low + 1 }, (_, i) => {
        const { stop, throw: on } = table.secondThrow(spot, down, Math.min(GOAL, spot + toGo), low + i, 0);
        // Out of bounds either way is the same.
        return on > stop + 1e-6;
      }),
    })),
  };
}

/** D5, D18: where kicks are caught, and the least net bonus that is worth a run. */
export const RETURN_SPOTS: readonly Step[] = [-1, 0, 1, 2, 3, 5, 7, 10];

export interface ReturnRow {
  readonly label: string;
  /** Least bonus; "" = no such kick comes down there, undefined = never. */
  readonly least: readonly (number | "" | undefined)[];
}

/** Net bonuses that a returner may have: on a kickoff by pick and mark, on a punt by its accuracy. */
function bonusesAt({ card }: PostcardRules, of: ReturnOf, spot: Step): number[] {
  const found =
    of === "kickoff"
      ? card.kickMarks
          .filter((mark) => mark.spot === spot * STEP_YARDS)
          .flatMap((mark) => card.strategy.flatMap(({ stars }) => [-stars - mark.bonus, 0, stars + mark.bonus]))
      : card.punts.flatMap(({ kicker, receiver }) => [-kicker, receiver]);
  return [...new Set(found)].sort((a, b) => a - b);
}

export function returnRows(table: PointsTable): ReturnRow[] {
  const least = (of: ReturnOf, spot: Step): number | "" | undefined => {
    const bonuses = bonusesAt(table.rules, of, spot);
    if (bonuses.length === 0) return "";
    return bonuses.find((bonus) => {
      const { run, fairCatch, touchback } = table.returns(of, spot, bonus);
      return run > Math.max(...[fairCatch, touchback].filter((value) => !Number.isNaN(value)));
    });
  };
  return (["kickoff", "punt", "freeKick"] as const).map((of) => ({
    label: of === "freeKick" ? "Free kick" : of === "punt" ? "Punt" : "Kickoff",
    least: RETURN_SPOTS.map((spot) => least(of, spot)),
  }));
}

export interface Lean {
  readonly play: PlayKind;
  readonly numbers: readonly number[];
  /** How many of them call that play. */
  readonly of: number;
}

/** Sets of numbers that may be rolled from without giving anything away in the game of bonuses: all, every second, a play's. */
export function leans(card: CardData): { readonly all: boolean; readonly parts: readonly Lean[] } {
  const safe = (numbers: readonly number[]): boolean =>
    NUMBERS.every((theirs) => numbers.reduce((sum, mine) => sum + pickBonus(card, mine, theirs), 0) >= 0);
  const playOf = (number: number): PlayKind => card.strategy[number - 1].play;
  const parts = [
    ...[1, 0].map((parity) => NUMBERS.filter((n) => n % 2 === parity)),
    ...(["rush", "pass"] as const).map((play) => NUMBERS.filter((n) => playOf(n) === play)),
  ]
    .filter((numbers) => numbers.length > 0 && safe(numbers))
    .map((numbers): Lean => {
      const rushes = numbers.filter((n) => playOf(n) === "rush").length;
      const rush = rushes * 2 > numbers.length;
      return { play: rush ? "rush" : "pass", numbers, of: rush ? rushes : numbers.length - rushes };
    });
  return { all: safe(NUMBERS), parts };
}

/** The spot where a punt of the best length comes down, yards from the receivers' goal line. */
export const landing = (spot: Step, yards: number): number => flip(spot + yards / STEP_YARDS) * STEP_YARDS;
