/** Positions, situations and calls: the vocabulary of cards and charts. */

export const LINE = ["LT", "LG", "OC", "RG", "RT"] as const;
/** Places on the offensive line. */
export type LinePlace = (typeof LINE)[number];

/** Positions on a card. */
export const CARRIER_POSITIONS = ["RB", "WR", "TE"] as const;
export type CarrierPosition = (typeof CARRIER_POSITIONS)[number];
export const LINE_POSITIONS = ["OC", "OG", "OT", "OL"] as const;
export const FRONT_POSITIONS = ["DE", "DT", "NT", "DL", "LB", "OLB", "ILB", "MLB"] as const;
export const BACK_POSITIONS = ["CB", "SS", "FS", "S", "DB"] as const;

/** Places in a formation: linemen, linebackers, defensive backs. `CB3` and `S3` name the fifth back, `CB4` and `S4` the sixth. */
export const DL_PLACES = ["LDE", "LDT", "NT", "RDT", "RDE"] as const;
export const LB_PLACES = ["LOLB", "LLB", "LILB", "MLB", "RILB", "RLB", "ROLB"] as const;
export const DB_PLACES = ["CB1", "CB2", "SS", "FS", "CB3", "S3", "CB4", "S4"] as const;
export const PLACES = [...DL_PLACES, ...LB_PLACES, ...DB_PLACES] as const;
export type Place = (typeof DL_PLACES)[number] | (typeof LB_PLACES)[number] | (typeof DB_PLACES)[number];

const among = (list: readonly string[], place: string): boolean => list.includes(place);
export const isLineman = (place: Place): boolean => among(DL_PLACES, place);
export const isLinebacker = (place: Place): boolean => among(LB_PLACES, place);
export const isBack = (place: Place): boolean => among(DB_PLACES, place);
export const isCorner = (place: Place): boolean => place.startsWith("CB");

/** Printed columns of the offense's play calls: down, and A 6-10, B 3-5, C 11 or more, D 1-2 yards to go. */
export const CODES = ["1A", "2A", "2B", "2C", "2D", "3A", "3B", "3C", "3D", "4B"] as const;
export type Code = (typeof CODES)[number];
/** Columns of the defense's play calls. */
export const LETTERS = ["A", "B", "C", "D"] as const;
export type Letter = (typeof LETTERS)[number];

/** Direction of a run: behind a lineman, or a sweep to the left or right. */
export const RUNS = ["LT", "LG", "OC", "RG", "RT", "SL", "SR"] as const;
export type Run = (typeof RUNS)[number];

/** Quick, short, medium, long. */
export const LEVELS = ["Q", "S", "M", "L"] as const;
export type Level = (typeof LEVELS)[number];
/** `S2`: a short pass to receiver 2 of the group on the field. */
export type Pass = `${Level}${1 | 2 | 3 | 4 | 5}`;
export const PASSES = LEVELS.flatMap((level) => [1, 2, 3, 4, 5].map((n) => `${level}${n}`)) as readonly Pass[];

export type OffenseCall = Run | Pass;

export const BLITZES = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"] as const;
export type Blitz = (typeof BLITZES)[number];
/** Normal, man, zone, or a blitz. */
export const DEFENSE_CALLS = ["N", "M", "Z", ...BLITZES] as const;
export type DefenseCall = "N" | "M" | "Z" | Blitz;
