/** A team chart as data. A cell is the upper end of a range: a die takes the first nonblank cell equal to or above it. Blank is `null`, never 0. */

import type { HasOwn } from "../../../kernel/own/index.js";
import type { RealSeason } from "./real-season.js";

/** Cells across a row or down a column, upper ends of ranges; `null` is blank. */
export type Cell = number | null;
export type Cells = readonly Cell[];

/** WHO: below `w0` the blue column with the blue die, otherwise the black column with the black die. Index = row of its block. */
export interface TwoStage {
  /** Null if the blue column ends at 20. */
  readonly w0: number | null;
  readonly blue: Cells;
  readonly black: Cells;
}

export const DEPTHS = ["SP", "MP", "LP"] as const;
/** Short, medium, long pass. */
export type Depth = (typeof DEPTHS)[number];

export const PRE_RESULTS = ["SCK", "INC", "SCR", "OUT", "CMP"] as const;
export const DEF_RESULTS = ["PD", "CMP"] as const;
export const OTHER_RESULTS = ["INC", "CMP"] as const;
export const REC_RESULTS = ["DRP", "CMP", "YAC"] as const;
export const SCRAMBLES = ["LINE", "AVG", "SEC", "SG", "BRK"] as const;
/** Columns of a runner's row by the WHAT of the run. */
export const RUN_COLUMNS = {
  back: ["STF", "LINE", "AVG"],
  los: ["LINE", "AVG", "SEC"],
  hole: ["AVG", "SEC", "SG", "BRK"],
} as const;
/** WHAT of a run, lowest white first (ruling 20). */
export const RUN_WHAT = ["HOLE", "LOS", "BACK"] as const;
/** WHAT of a pass, lowest white first; above all cells is OTHER. */
export const PASS_WHAT = ["PRE", "DEF", "REC"] as const;

export interface PassRow {
  /** SCK INC SCR OUT CMP. */
  readonly pre: Cells;
  /** Signed: added to the defender's rating on PD. */
  readonly int: number;
  /** PD CMP. */
  readonly def: Cells;
  /** INC CMP. */
  readonly other: Cells;
}

export interface QB extends HasOwn {
  readonly name: string;
  /** Upper end of his share of the drives, read with a d20 if passers alternate. */
  readonly upTo?: number;
  /** Upper ends of SP, MP, LP, read with white. */
  readonly depth: readonly [number, number, number];
  readonly rows: Readonly<Record<Depth, PassRow>>;
  /** LINE AVG SEC SG BRK, down, read with black. */
  readonly scr: Cells;
  /** Snap-fumble rating. */
  readonly snap: number;
  readonly fum: number;
  /** Column of BRK on a scramble, 1 to 10. */
  readonly brk: number;
}

export interface Runner extends HasOwn {
  readonly name: string;
  /** STF LINE AVG. */
  readonly back: Cells;
  /** LINE AVG SEC. */
  readonly los: Cells;
  /** AVG SEC SG BRK. */
  readonly hole: Cells;
  readonly brk: number;
  readonly fum: number;
}

export interface Receiver extends HasOwn {
  readonly name: string;
  /** DRP CMP YAC, of each depth. */
  readonly sp: Cells;
  readonly mp: Cells;
  readonly lp: Cells;
  /** Column of a long pass, 1 to 10. */
  readonly lpy: number;
  readonly fum: number;
}

export interface KickReturner extends HasOwn {
  readonly name: string;
  /** Upper end in the # column, read with blue. */
  readonly upTo: number;
  readonly fum: number;
  /** By black 1 to 20. */
  readonly yards: readonly number[];
}

export interface PuntReturner extends KickReturner {
  /** Fair catch if white is this or less. */
  readonly fc: number;
}

export interface Kick {
  /** By red 1 to 20: yards, or a touchback. */
  readonly kickoff: readonly (number | "TB")[];
  /** By red 1 to 20: the longest kick that is good. */
  readonly fg: readonly number[];
  /** Kickoff coverage: added to the opponents' returns. */
  readonly ret: number;
  readonly kr: readonly KickReturner[];
  /** By red 1 to 20, from the own half: `43F`, yards and N(ot returned), F(air catch possible), R(eturned). */
  readonly own: readonly string[];
  /** From the opponents' half: the yard line and letter, or `TB`. */
  readonly opp: readonly string[];
  /** Punt-block number of the kicking team, and of the receiving team. */
  readonly block: number;
  readonly pr: readonly PuntReturner[];
  readonly prBlock: number;
}

export const CALL_ROWS = ["SHYD", "LT10", "T10", "T20", "T30"] as const;
/** Down times distance: short yardage, under 10, 10-19, 20-29, 30 and more. */
export type CallRow = (typeof CALL_ROWS)[number];

/** Play-call numbers of a row: own 1-20, between, opponents' 20-1. A run if red is at or below. */
export type CallCells = readonly [yz: number, nz: number, rz: number];

export interface Calls extends Readonly<Record<CallRow, CallCells>> {
  /** This defense's effect on the opponents' numbers: elsewhere, and in the red zone. */
  readonly defAdj: { readonly black: number; readonly red: number };
}

export const PENALTY_ROWS = [
  "SNAP",
  "RUNNING",
  "COMPLETIONS",
  "INC",
  "SACK",
  "PUNTING",
  "KICKOFF",
  "FIELD_GOALS",
] as const;
export type PenaltyRow = (typeof PENALTY_ROWS)[number];

/** Both ends are included. */
export type NumberRange = readonly [from: number, to: number];

/** Matched numbers that are fouls: by the offense or kickers, by the defense or receivers. */
export interface PenaltyRanges {
  readonly off: NumberRange | null;
  readonly def: NumberRange | null;
}
export type Pen = Readonly<Record<PenaltyRow, PenaltyRanges>>;

export interface Fumble {
  /** 1 to a. */
  readonly offLost: NumberRange;
  /** b to 20. */
  readonly defRec: NumberRange;
  /** Added to the fumble ratings of the opponents. */
  readonly rateAdj: number;
}

export const ALIGNMENTS = ["run", "base", "pass"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export interface RunDef extends HasOwn {
  readonly name: string;
  /** DL, LB, DB, or the source's position. */
  readonly pos: string;
  /** WHO by alignment, read with red. */
  readonly run: Cell;
  readonly base: Cell;
  readonly pass: Cell;
  /** Who recovers on kicks. */
  readonly st: Cell;
  /** HOLE LOS BACK. */
  readonly what: Cells;
  /** Column of interception returns, 1 to 10. */
  readonly ret: number;
}

export interface PassDef extends HasOwn {
  readonly name: string;
  readonly run: Cell;
  readonly base: Cell;
  readonly pass: Cell;
  /** PRE DEF REC. */
  readonly what: Cells;
  readonly int: number;
}

/** Origin of a cell: a statistic, a statistic shrunk toward the mean, or a mean. */
export const PROVENANCE = ["stat", "shrunk", "prior"] as const;
export type Provenance = (typeof PROVENANCE)[number];

/** A table of statistics as printed. */
export interface ShownTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface Shown {
  /** Next to the team's name: points, yards. */
  readonly team: readonly { readonly label: string; readonly value: string | number }[];
  readonly players: readonly ShownTable[];
}

export interface TeamChart extends HasOwn {
  /** Unique, kebab-case: `1985-chicago-bears`. */
  readonly id: string;
  /** Its code in the statistics and schedules that it comes from: `CHI`. */
  readonly code?: string;
  readonly city: string;
  readonly name: string;
  /** 1 to 3 capital letters for a helmet. */
  readonly monogram: string;
  /** Helmet color and the color on it, `#RRGGBB`. */
  readonly colors: readonly [string, string];
  readonly season: number;
  /** Division in leagues made of these teams: `NFC Central`. */
  readonly division?: string;
  readonly conference?: string;
  /** `15-1`. */
  readonly record?: string;
  readonly shown?: Shown;
  readonly real?: RealSeason;
  /** The first one plays. */
  readonly qbs: readonly QB[];
  readonly rush: TwoStage;
  readonly runners: readonly Runner[];
  /** By depth; index = receiver. */
  readonly who: Readonly<Record<Depth, TwoStage>>;
  /** Who catches on OUT, read with red. */
  readonly out: Cells;
  readonly receivers: readonly Receiver[];
  readonly kick: Kick;
  readonly calls: Calls;
  /** Seconds of this offense's play in bounds, 20 to 50; if absent, the rules decide. */
  readonly pace?: number;
  /** Numbers of the coach's die by which it goes for it on fourth down more often than its era. */
  readonly fourth?: number;
  /** Twentieths below the chance that coaches of its era want before trying a field goal. */
  readonly tries?: number;
  /** Adjustments of white in the offense's favor on third and fourth down: for this team's offense, and for opponents against its defense. */
  readonly late?: { readonly own: number; readonly against: number };
  /** The same in the red zone, on any down. */
  readonly redZone?: { readonly own: number; readonly against: number };
  /** Its home-field effect, if the rules use the chart (ruling F23). */
  readonly homeField?: "full" | "passes" | "off";
  readonly pen: Pen;
  readonly fumble: Fumble;
  readonly runDef: readonly RunDef[];
  /** Added to the yards of every completion against this team. */
  readonly passMod: number;
  readonly passDef: readonly PassDef[];
  /** By path of a cell: `qbs[0].rows.SP.pre[2]`, or of all cells below: `qbs[0].rows`. */
  readonly provenance?: Readonly<Record<string, Provenance>>;
}

/** `Chicago Bears`. */
export const teamName = ({ city, name }: Pick<TeamChart, "city" | "name">): string => `${city} ${name}`.trim();

/** Maximum adjustment of a coach's fourth-down numbers, either way. */
export const FOURTH_MOST = 10;
/** Maximum adjustment of field goals tried. */
export const TRIES_MOST = 8;
/** Maximum adjustment of white on late downs and in the red zone. */
export const LATE_MOST = 8;
