/** Offseason tables. Money is in millions of dollars. */
import type {
  EventRow,
  ImprovementRow,
  PenAndPaperTables,
  SeasonClassRow,
  StarBenefit,
  StarPositionRow,
  ValueRow,
} from "./types.js";

const grows = (from: number, to: number) => ({ from, to, change: "grows" }) as const;
const same = (from: number, to: number) => ({ from, to, change: "same" }) as const;
const shrinks = (from: number, to: number) => ({ from, to, change: "shrinks" }) as const;

/** Best first. */
export const SEASON_CLASS_ROWS: readonly SeasonClassRow[] = [
  { id: "bestInLeague", title: "Best in League", fanBase: [grows(1, 4), same(5, 6)], major: 20, minor: 12 },
  { id: "bestInDivision", title: "Best in Division", fanBase: [grows(1, 3), same(4, 6)], major: 15, minor: 9 },
  { id: "winning", title: "Winning Record", fanBase: [grows(1, 2), same(3, 6)], major: 10, minor: 6 },
  { id: "even", title: "Even Record", fanBase: [grows(1, 1), same(2, 5), shrinks(6, 6)], major: 8, minor: 4 },
  { id: "losing", title: "Losing Record", fanBase: [same(1, 4), shrinks(5, 6)], major: 6, minor: 2 },
  { id: "worstInDivision", title: "Worst in Division", fanBase: [same(1, 3), shrinks(4, 6)], major: 3, minor: 1 },
  // The minor cell has a dash: nothing (A60); the grow cell is empty although other rows have a dash (E17).
  { id: "worstInLeague", title: "Worst in League", fanBase: [same(1, 2), shrinks(3, 6)], major: 1, minor: 0 },
];

/** 2d6, rolled only by the worst of a division or of the league. */
export const EVENTS: readonly EventRow[] = [
  { from: 2, to: 2, event: "folds" },
  { from: 3, to: 5, event: "moves" },
  { from: 6, to: 12, event: "nothing" },
];
export const STADIUM_PRICE = 30;

/** d20: ability points lost. */
export const SETBACK: readonly ValueRow[] = [
  { from: 1, to: 10, value: 1 },
  { from: 11, to: 15, value: 2 },
  { from: 16, to: 18, value: 3 },
  { from: 19, to: 19, value: 4 },
  { from: 20, to: 20, value: 5 },
];

/** d20: change to the score. */
export const IMPROVEMENT: readonly ImprovementRow[] = [
  { from: 1, to: 1, change: -1 },
  { from: 2, to: 9, change: 0 },
  { from: 10, to: 15, change: 1 },
  { from: 16, to: 19, change: 2 },
  { from: 20, to: 20, star: true },
];
export const IMPROVEMENT_ROLLS: PenAndPaperTables["improvementRolls"] = {
  free: 1,
  freeWorst: 2,
  prices: [50, 150, 500],
};

/** 1d6 by the ability score whose roll produced the star. */
export const STAR_POSITIONS: readonly StarPositionRow[] = [
  { from: 1, to: 3, positions: { QB: "QB", RB: "FB", WR: "WR", LM: "DE", LB: "LB", DB: "DB" } },
  { from: 4, to: 6, positions: { QB: "C", RB: "RB", WR: "TE", LM: "DT", LB: "LB", DB: "S" } },
];

export const STARS: readonly StarBenefit[] = [
  {
    position: "QB",
    title: "Quarterback",
    stat: "QB",
    bonus: 3,
    die: "passAttack",
    effect: "one die for a pass; audibles",
  },
  {
    position: "C",
    title: "Center",
    stat: "QB",
    bonus: 1,
    die: "none",
    avoidsSackOn: 1,
    effect: "a sack loses nothing on 1 on 1d6",
  },
  { position: "FB", title: "Fullback", stat: "RB", bonus: 2, die: "rushAttack", effect: "one die for a run" },
  { position: "RB", title: "Running Back", stat: "RB", bonus: 2, die: "rushAttack", effect: "one die for a run" },
  { position: "WR", title: "Wide Receiver", stat: "WR", bonus: 2, die: "passAttack", effect: "one die for a pass" },
  { position: "TE", title: "Tight End", stat: "WR", bonus: 2, die: "passAttack", effect: "one die for a pass" },
  { position: "DE", title: "Defensive End", stat: "LM", bonus: 2, die: "rushDefense", effect: "one die against a run" },
  {
    position: "DT",
    title: "Defensive Tackle",
    stat: "LM",
    bonus: 2,
    die: "rushDefense",
    effect: "one die against a run",
  },
  { position: "LB", title: "Linebacker", stat: "LB", bonus: 3, die: "defense", effect: "one die on any defense" },
  {
    position: "DB",
    title: "Defensive Back",
    stat: "DB",
    bonus: 2,
    die: "passDefense",
    effect: "one die against a pass",
  },
  { position: "S", title: "Safety", stat: "DB", bonus: 2, die: "passDefense", effect: "one die against a pass" },
];
