/** Field boards: what the tracks beside a field count, and which markers are cut out for them. */
import { SIDES, type Side } from "../kernel/football/index.js";
import { countFrom } from "../kernel/words/index.js";

/** Where a game stands on its board, besides the ball, the down and the score. */
interface Counted {
  readonly quarters: number;
  /** A half for each team. */
  readonly timeouts: number;
  /** Timeouts a half that may hold the pawn, where a game has one. */
  readonly held?: number;
  /** Chips for tracks of time. */
  readonly clock: readonly string[];
}

/** Ball, line to gain, where the drive began; so many of each. */
const MARKERS = ["ball", "chain", "start"] as const;
const SETS = 2;
/** A side's points are at most 79. */
const TENS = 8;
const DIGITS = 10;
const DOWNS = 4;
/** Chips beside the tents. */
const FIRST = 8;
/** Yards of the chain that is cut out. */
const CHAIN = 10;

interface Chip {
  readonly sign: string;
  readonly side: Side | "both";
  /** Of the home team: a solid chip. */
  readonly home: boolean;
}

const chip = (sign: string, side: Chip["side"] = "both"): Chip => ({ sign, side, home: side === "home" });

/** A side's chips: two for its score, one for each timeout, and those that hold the pawn. */
const sideChips = (side: Side, { timeouts, held = 0 }: Counted): Chip[] => [
  ...countFrom(1, 2).map(() => chip("score", side)),
  ...countFrom(1, timeouts).map(() => chip("timeout", side)),
  ...countFrom(1, held).map(() => chip("held", side)),
];

/** The facts that boards of all games share. */
export function boardFacts(counted: Counted) {
  const chips = [
    ...SIDES.flatMap((side) => sideChips(side, counted)),
    ...["ball", "down", "quarter", ...counted.clock].map((sign) => chip(sign)),
  ];
  return {
    downs: countFrom(1, DOWNS),
    quarters: [...countFrom(1, counted.quarters), "OT"],
    tens: countFrom(0, TENS - 1).map((tens) => tens * DIGITS),
    ones: countFrom(0, DIGITS - 1),
    timeouts: countFrom(1, counted.timeouts),
    held: counted.held ? countFrom(1, counted.held) : null,
    markers: countFrom(1, SETS).flatMap(() => MARKERS.map((sign) => ({ sign }))),
    yards: countFrom(1, CHAIN).map((yard) => ({ dark: yard % 2 === 1 })),
    chips,
    // In the size of two pages they lie in two places.
    first: chips.slice(0, FIRST),
    rest: chips.slice(FIRST),
  };
}
