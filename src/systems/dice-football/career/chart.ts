/**
 * The career chart: tiers, points for game statistics, upgrade prices and limits, honors, decline. The
 * sheet prints this object, and careers are computed from it.
 */
import type { Tally } from "./tallies.js";

/** Positions for a career; `RET` only returns kicks. */
export const CAREER_POSITIONS = [
  "QB",
  "RB",
  "WR",
  "TE",
  "OC",
  "OG",
  "OT",
  "DE",
  "DT",
  "NT",
  "LB",
  "CB",
  "S",
  "K",
  "P",
  "RET",
] as const;
export type CareerPosition = (typeof CAREER_POSITIONS)[number];

/** Kinds of cards. */
export const CAREER_KINDS = ["QB", "RB", "WR", "TE", "OL", "DL", "LB", "DB", "K", "P", "RET"] as const;
export type CareerKind = (typeof CAREER_KINDS)[number];

const KINDS: Readonly<Partial<Record<CareerPosition, CareerKind>>> = {
  OC: "OL",
  OG: "OL",
  OT: "OL",
  DE: "DL",
  DT: "DL",
  NT: "DL",
  CB: "DB",
  S: "DB",
};
export const kindOf = (position: CareerPosition): CareerKind => KINDS[position] ?? (position as CareerKind);

/** A stage of a career. */
export interface Tier {
  readonly id: string;
  readonly title: string;
  /** Career points at which it starts; spending does not reduce them. */
  readonly from: number;
  /** Ones digits of his own side's call roll that put him on the field; null = he starts. Kickers and returners are always in. */
  readonly digits: readonly number[] | null;
}

export const TIERS: readonly Tier[] = [
  { id: "special-teamer", title: "Special-teamer", from: 0, digits: [0] },
  { id: "backup", title: "Backup", from: 20, digits: [0, 1] },
  { id: "rotation", title: "Rotation", from: 60, digits: [0, 1, 2, 3, 4] },
  { id: "starter", title: "Starter", from: 150, digits: null },
  { id: "pro-bowler", title: "Pro Bowler", from: 400, digits: null },
  { id: "all-pro", title: "All-Pro", from: 900, digits: null },
  { id: "legend", title: "Legend", from: 1800, digits: null },
];

/** Points for game statistics: `points` for every `per`, prorated; lost yards cost nothing. */
export interface PointsLine {
  readonly id: string;
  readonly of: readonly Tally[];
  readonly per: number;
  readonly points: number;
}

const line = (id: string, of: readonly Tally[], points: number, per = 1): PointsLine => ({ id, of, per, points });

const CARRIER_POINTS = [
  line("yards", ["rushYards", "receivingYards"], 1, 10),
  line("receptions", ["receptions"], 1, 2),
  line("touchdowns", ["rushTouchdowns", "receivingTouchdowns"], 6),
  line("fumblesLost", ["fumblesLost"], -3),
  line("blocksWon", ["blocksWon"], 1, 5),
];
/** A sack also counts as a tackle, as in all statistics of the game. */
const DEFENDER_POINTS = [
  line("tackles", ["tackles"], 1),
  line("sacks", ["sacks"], 4),
  line("interceptions", ["interceptions"], 5),
  line("recoveries", ["recoveries"], 3),
  line("touchdowns", ["defenseTouchdowns"], 6),
  line("linesWon", ["linesWon"], 0.1),
];

export const POINTS: Readonly<Record<CareerKind, readonly PointsLine[]>> = {
  QB: [
    line("passYards", ["passYards"], 1, 25),
    line("touchdowns", ["passTouchdowns", "rushTouchdowns"], 4),
    line("intercepted", ["intercepted"], -3),
    line("sacked", ["sacked"], -1),
    line("rushYards", ["rushYards"], 1, 10),
  ],
  RB: CARRIER_POINTS,
  WR: CARRIER_POINTS,
  TE: CARRIER_POINTS,
  OL: [
    line("linesWon", ["linesWon"], 0.25),
    line("touchdownsBehind", ["touchdownsBehind"], 2),
    line("sacksAllowed", ["sacksAllowed"], -0.5),
  ],
  DL: DEFENDER_POINTS,
  LB: DEFENDER_POINTS,
  DB: DEFENDER_POINTS,
  K: [
    line("fieldGoals", ["shortFieldGoals"], 2),
    line("longFieldGoals", ["longFieldGoals"], 4),
    line("missed", ["fieldGoalsMissed"], -2),
    line("extraPoints", ["extraPoints"], 0.5),
    line("extraPointsMissed", ["extraPointsMissed"], -1),
  ],
  P: [
    line("inside20", ["puntsInside20"], 2),
    line("touchbacks", ["touchbacks"], -1),
    line("fives", ["puntFives"], 0.5),
  ],
  RET: [
    line("yards", ["kickReturnYards", "puntReturnYards"], 1, 20),
    line("touchdowns", ["returnTouchdowns"], 6),
    line("fumblesLost", ["fumblesLost"], -3),
  ],
};

/** Punts earn points above this, in steps of this size. */
export const PUNT_PAR = { yards: 38, step: 5 } as const;
/** Field goals of at least this length count as long. */
export const LONG_FIELD_GOAL = 50;

/** For team results with him on the squad, whatever he plays. A playoff win is worth 5 instead of 2. */
export const TEAM_POINTS = { win: 2, playoffWin: 5, title: 20 } as const;

/** Cards at the start of a career. Faces are by quantile, lowest first; values that the rules leave open are marked. */
export const START_CARDS = {
  QB: {
    complete: { Q: 50, S: 42, M: 34, L: 20 },
    sacked: 5,
    intercepted: { Q: 1, S: 3, M: 6, L: 9 },
    scramble: 4,
    rushMean: 3,
    /** Open: a back's value. */
    longest: 18,
    fumble: 15,
  },
  RB: { I: [0, 0, 1, 1, 2, 2, 3, 3, 5, 8], longest: 18, rating: 0, RB: 0, stamina: 4, fumble: 3, columns: 0.8 },
  /** Open: runs use a back's values, a tight end's control a reserve's. */
  WR: { rating: 0, columns: 0.8, stamina: 1, RB: 0, fumble: 2 },
  TE: { rating: 0, columns: 0.8, stamina: 1, RB: 1, fumble: 2, RBC: 3, PBC: 3 },
  OL: { RBC: 4, PBC: 5, RB: 0 },
  DL: { RDC: 4, PRC: 6, RD: -1, sack: 1 },
  LB: { RDC: 4, PRC: 3, RD: -1, PD: -1, sack: 1, M: 1, Z: 1 },
  DB: { PD: -2, sack: 1, M: 1, Z: 1 },
  K: { good: [95, 80, 60, 35, 10], extraPoint: 88 },
  P: { mean: 36 },
  /** Open: two faces are fumbles. */
  RET: { scale: 0.8, fumble: 2 },
  /** Numbers in the injury range: the quarterback's, for every position. */
  injury: 15,
} as const;

/** An upgrade: the price of a step, its size on one field of the card, and its limit. */
export interface Upgrade {
  readonly id: UpgradeId;
  readonly cost: number;
  /** Added to the field; negative steps lower it. */
  readonly step: number;
  /** Limit of the field; for columns see `COLUMN_CAP`. */
  readonly cap: number;
  /** Maximum steps on all fields of the upgrade together. */
  readonly together?: number;
}

export const UPGRADE_IDS = [
  "complete",
  "intercepted",
  "sacked",
  "scramble",
  "face",
  "long",
  "rating",
  "stamina",
  "fumble",
  "control",
  "RB",
  "RD",
  "PD",
  "sack",
  "interception",
  "tackle",
  "kick",
  "punt",
  "return",
  "returnTouchdown",
  "injury",
] as const;
export type UpgradeId = (typeof UPGRADE_IDS)[number];

const upgrade = (id: UpgradeId, cost: number, step: number, cap: number, together?: number): Upgrade => ({
  id,
  cost,
  step,
  cap,
  ...(together !== undefined && { together }),
});

export const UPGRADES: Readonly<Record<UpgradeId, Upgrade>> = {
  complete: upgrade("complete", 8, 1, 99, 25),
  /** For quick and short passes, down to none. */
  intercepted: upgrade("intercepted", 12, -1, 1),
  sacked: upgrade("sacked", 15, -1, 2),
  scramble: upgrade("scramble", 6, 1, 12),
  face: upgrade("face", 5, 1, 14),
  long: upgrade("long", 3, 3, 99),
  rating: upgrade("rating", 25, 1, 15),
  stamina: upgrade("stamina", 10, 1, 30),
  fumble: upgrade("fumble", 15, -1, 0),
  control: upgrade("control", 12, 1, 18),
  RB: upgrade("RB", 30, 1, 5),
  RD: upgrade("RD", 30, -1, -6),
  PD: upgrade("PD", 25, -1, -14),
  sack: upgrade("sack", 20, 1, 20),
  interception: upgrade("interception", 20, 1, 12),
  tackle: upgrade("tackle", 8, -1, 1),
  kick: upgrade("kick", 4, 1, 98),
  punt: upgrade("punt", 20, 1, 48),
  return: upgrade("return", 3, 1, 45),
  returnTouchdown: upgrade("returnTouchdown", 60, 1, 3),
  injury: upgrade("injury", 3, -2, 4),
};

/** Limits of control by rating; receiving columns are limited to their shape times this. */
export const CONTROL_CAPS = { RBC: 18, PBC: 19, RDC: 18, PRC: 30 } as const;
export const COLUMN_CAP = 1.6;

/** Honors of a season, by its points; the highest one applies. */
export const HONORS = [
  { id: "pro-bowl", title: "Pro Bowl", points: 200 },
  { id: "all-pro", title: "All-Pro", points: 300 },
] as const;
export type HonorId = (typeof HONORS)[number]["id"];

/**
 * Age: two dice after a season. Up to `all`, every field that was bought loses a step; up to `two`, two fields do; from
 * `ends` on, the career is over; 100 is never rolled.
 */
export interface AgeRow {
  readonly fromSeason: number;
  readonly all: number;
  readonly two: number;
  readonly ends: number;
}
/** Number of fields that lose a step if not all do. */
export const AGED_FIELDS = 2;

/** The prices and aging rules of a career. */
export interface CareerMarket {
  /** True if each step of a field costs its price once more than the step before; otherwise all cost the same. */
  readonly rising: boolean;
  /** By season; the last row that has started applies. */
  readonly age: readonly AgeRow[];
}

const age = (fromSeason: number, all: number, two: number, ends: number): AgeRow => ({ fromSeason, all, two, ends });

/**
 * Markets by file version; a career keeps the one it started with. Under the prices of version 1, an
 * estimate, careers never ended and a third of all points were never spent; `career-arc.long.test.ts` measures 200
 * careers under these.
 */
export const MARKETS: Readonly<Record<1 | 2, CareerMarket>> = {
  1: { rising: false, age: [age(9, 39, 59, 100)] },
  2: {
    rising: true,
    age: [
      age(6, 19, 49, 100),
      age(8, 39, 69, 95),
      age(10, 59, 79, 88),
      age(12, 64, 74, 78),
      age(14, 54, 64, 66),
      age(16, 44, 49, 50),
      age(18, 24, 29, 30),
      age(20, -1, -1, 0),
    ],
  },
};

/** The row of a season; undefined while he is young. */
export const ageRow = ({ age: rows }: CareerMarket, season: number): AgeRow | undefined =>
  [...rows].reverse().find(({ fromSeason }) => season >= fromSeason);

/** After a season-ending injury, two dice at or above this end the career. */
export const CAREER_ENDING = 90;

/** Hall of Fame: this many points in this many seasons, or this many All-Pro seasons. */
export const HALL_OF_FAME = { points: 1800, seasons: 8, allPro: 4 } as const;
