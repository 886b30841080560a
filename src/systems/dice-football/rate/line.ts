/** Cards of an offensive line. */
import { LINE, type LinemanCard, type Offense } from "../rules/index.js";
import { bounded, wholeParts } from "./figures.js";
import { injuryRange } from "./injury.js";

/** Inputs for a line. */
export interface LineInput {
  readonly games: number;
  /** Yards per rush minus the league's. */
  readonly rushing: number;
  /** The league's sack rate minus the main passer's. */
  readonly protection: number;
}

/** Control of an average line, and what the team's runs (per yard) and protection (per share of drop-backs) add to it. */
const RUN_CONTROL = 76;
const BONUS_RUN = 6;
const BONUS_PASS = 250;
/** Minimum control left to a group for its second and third tight ends. */
const ENDS = [9, 5, 3] as const;

const LINE_WEIGHTS = [
  ["LT", 12.5, 17],
  ["LG", 13, 14.25],
  ["OC", 16, 13.5],
  ["RG", 13, 14.25],
  ["RT", 12.5, 17],
] as const;
const END_WEIGHT = 9;
const RESERVES = { RBC: 0.33, PBC: 0.43 } as const;
const NAMES = { LT: "Left Tackle", LG: "Left Guard", OC: "Center", RG: "Right Guard", RT: "Right Tackle" } as const;
const KINDS = { LT: "OT", LG: "OG", OC: "OC", RG: "OG", RT: "OT" } as const;

/** Control of the line: half the credit for runs, and what the passer's sacks leave. */
const lineControl = (rushing: number, protection: number) => ({
  RBC: bounded(Math.round(RUN_CONTROL + BONUS_RUN * rushing), 58, 94),
  PBC: bounded(Math.round(RUN_CONTROL + BONUS_PASS * protection), 60, 92),
});

/** Five linemen and five reserves; statistics do not name them, so they are named after their positions. */
export function makeLine({ games, rushing, protection }: LineInput) {
  const { RBC, PBC } = lineControl(rushing, protection);
  const run = wholeParts([...LINE_WEIGHTS.map(([, weight]) => weight), END_WEIGHT].map((w) => (w * RBC) / RUN_CONTROL));
  const pass = wholeParts(
    LINE_WEIGHTS.map(([, , weight]) => (weight * PBC) / RUN_CONTROL),
    PBC,
  );
  const blocks = wholeParts(LINE_WEIGHTS.map(() => 3 + 0.375 * rushing)).map((rating) => bounded(rating, 0, 6));
  const card = (
    name: string,
    position: LinemanCard["position"],
    values: readonly number[],
    starts: number,
  ): LinemanCard => ({
    name,
    games,
    starts,
    injury: injuryRange("line", games, undefined),
    position,
    RBC: values[0],
    PBC: values[1],
    RB: values[2],
  });
  const starters = LINE_WEIGHTS.map(([place], i) =>
    card(NAMES[place], KINDS[place], [run[i], pass[i], blocks[i]], games),
  );
  const reserve = (i: number) => [Math.round(RESERVES.RBC * run[i]), Math.round(RESERVES.PBC * pass[i]), 0];
  return {
    RBC,
    cards: [
      ...starters,
      card("Reserve Tackle", "OT", reserve(0), 0),
      card("Reserve Guard", "OG", reserve(1), 0),
      card("Reserve Center", "OC", reserve(2), 0),
      card("Second Reserve Tackle", "OT", reserve(4), 0),
      card("Second Reserve Guard", "OG", reserve(3), 0),
    ],
    places: Object.fromEntries(LINE.map((place) => [place, NAMES[place]])) as Offense["line"],
  };
}

/** RBC of the tight ends: the first has his share of the line's. */
export function endControls(RBC: number): number[] {
  const run = wholeParts([...LINE_WEIGHTS.map(([, weight]) => weight), END_WEIGHT].map((w) => (w * RBC) / RUN_CONTROL));
  return [run[LINE_WEIGHTS.length], ENDS[1], ENDS[2]];
}
