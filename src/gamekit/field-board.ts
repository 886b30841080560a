/** Field boards: what the tracks beside the field count, and which markers to cut out for them. */
import { SIDES, type Side } from "../kernel/football/index.js";
import { countFrom } from "../kernel/words/index.js";

/** What a game's board tracks besides ball, down and score. */
interface Counted {
  readonly quarters: number;
  /** Per half and team. */
  readonly timeouts: number;
  /** Timeouts per half that hold the pawn, if the game has one. */
  readonly held?: number;
  /** Chips for tracks of time. */
  readonly clock: readonly string[];
}

/** Cut-out markers: ball, line to gain, start of the drive; SETS of each. */
const MARKERS = ["ball", "chain", "start"] as const;
const SETS = 2;
/** A score has at most 79 points. */
const TENS = 8;
const DIGITS = 10;
const DOWNS = 4;
/** Chips next to the tents. */
const FIRST = 8;
/** Yards on the cut-out chain. */
const CHAIN = 10;

interface Chip {
  readonly sign: string;
  readonly side: Side | "both";
  /** The home team's chips are solid. */
  readonly home: boolean;
}

const chip = (sign: string, side: Chip["side"] = "both"): Chip => ({ sign, side, home: side === "home" });

/** A side's chips: two for its score, one per timeout, and those that hold the pawn. */
const sideChips = (side: Side, { timeouts, held = 0 }: Counted): Chip[] => [
  ...countFrom(1, 2).map(() => chip("score", side)),
  ...countFrom(1, timeouts).map(() => chip("timeout", side)),
  ...countFrom(1, held).map(() => chip("held", side)),
];

/** Facts that the boards of all games share. */
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
    // At two-page size, the chips are in two places.
    first: chips.slice(0, FIRST),
    rest: chips.slice(FIRST),
  };
}
