/**
 * Player cards. Ratings keep their printed signs: run-block and receiver ratings are positive, run and pass defense
 * negative, and everything is added (erratum E2). Names are unique within a team.
 */
import type { HasOwn } from "../../../kernel/own/index.js";
import type { BACK_POSITIONS, CarrierPosition, FRONT_POSITIONS, Level, LINE_POSITIONS } from "./positions.js";
import type { ByFace, FaceSpan, Rows, Span } from "./spans.js";

/** Season statistics for the foot of a card, in file order. */
export const SEASON_FIGURES = [
  "attempts",
  "completions",
  "passYards",
  "passTouchdowns",
  /** Thrown. */
  "intercepted",
  "sacked",
  "sackYards",
  "rushes",
  "rushYards",
  "rushTouchdowns",
  "longestRush",
  "receptions",
  "receivingYards",
  "receivingTouchdowns",
  "longestReception",
  "fumbles",
  "fumblesLost",
  "tackles",
  "assists",
  "sacks",
  /** Caught. */
  "interceptions",
  "interceptionYards",
  "forcedFumbles",
  "fieldGoals",
  "fieldGoalsTried",
  "longestFieldGoal",
  "extraPoints",
  "extraPointsTried",
  "punts",
  "puntYards",
  "longestPunt",
  "kickReturns",
  "kickReturnYards",
  "kickReturnTouchdowns",
  "puntReturns",
  "puntReturnYards",
  "puntReturnTouchdowns",
] as const;
type SeasonFigure = (typeof SEASON_FIGURES)[number];

/** A player's season statistics for the foot of his card; unknown ones are omitted. */
export type SeasonFigures = { readonly [Figure in SeasonFigure]?: number };

interface Card extends HasOwn {
  readonly name: string;
  readonly games: number;
  readonly starts: number;
  /** Uniform number. */
  readonly number?: number;
  /** Two dice are compared with it when the injury chart names him. */
  readonly injury: Span;
  readonly season?: SeasonFigures;
}

/** A column of the passing grid; its rows cover 00-99. */
export interface PassColumn {
  readonly scramble: Span;
  readonly sacked: Span;
  readonly complete: Span;
  readonly incomplete: Span;
  readonly intercepted: Span;
}
export const PASS_ROWS = ["scramble", "sacked", "complete", "incomplete", "intercepted"] as const;
export type PassRow = (typeof PASS_ROWS)[number];

export interface QuarterbackCard extends Card {
  readonly passing: Readonly<Record<Level, PassColumn>>;
  /** Rushing columns, read with white. */
  readonly I: ByFace;
  readonly II: ByFace;
  /** Two dice, on scrambles and sacks. */
  readonly fumble: Span;
}

/** Backs, wide receivers and tight ends: one layout. */
export interface CarrierCard extends Card {
  readonly position: CarrierPosition;
  readonly I: ByFace;
  readonly II: ByFace;
  /** Receiving columns by level. */
  readonly Q: ByFace;
  readonly S: ByFace;
  readonly M: ByFace;
  readonly L: ByFace;
  /** For backs and wide receivers 2 and 2; only counted at tight end. */
  readonly RBC: number;
  readonly PBC: number;
  readonly RB: number;
  /** Receiver rating, 0 to +15. */
  readonly rating: number;
  /** Touches per game. */
  readonly stamina: number;
  /** Faces of the white die. */
  readonly fumble: FaceSpan;
}

export interface LinemanCard extends Card {
  readonly position: (typeof LINE_POSITIONS)[number];
  readonly RBC: number;
  readonly PBC: number;
  readonly RB: number;
}

interface DefenderCard extends Card {
  readonly RDC: number;
  readonly PRC: number;
  /** Tackle rank on the roster, 1 is the best; all different. */
  readonly tackle: number;
  /** 0 or less; 0 for linemen. */
  readonly PD: number;
  /** Ends at 89; only 89 for a player without a sack. */
  readonly sack: Span;
  /** Forced-fumble rating 0 to 2, if the season has it. */
  readonly FF?: number;
  /** Interceptions in man and in zone; both end at 99. */
  readonly intM: Span;
  readonly intZ: Span;
}

/** Linemen and linebackers. */
export interface FrontCard extends DefenderCard {
  readonly position: (typeof FRONT_POSITIONS)[number];
  /** Negative. */
  readonly RD: number;
}

/** Defensive backs: RDC 2 and PRC 2, or 5 and 5 in the box or rushing. */
export interface BackCard extends DefenderCard {
  readonly position: (typeof BACK_POSITIONS)[number];
}

/** Field goals of these lengths; the last number, 99, may be a block. */
export interface KickBand {
  /** Yards, both ends included. */
  readonly from: number;
  readonly to: number;
  /** Good; higher numbers miss, and 99 is `99?`. */
  readonly good: Span;
}

export interface KickerCard extends Card {
  readonly bands: readonly KickBand[];
  /** Good extra points. */
  readonly extraPoint: Span;
}

export interface PunterCard extends Card {
  readonly yards: Rows<number | "blocked">;
  /** Returned; higher numbers are fair catches. */
  readonly returned: Span;
}

export interface Returner {
  readonly name: string;
  /** By white. */
  readonly yards: ByFace<number | "TD">;
  readonly fumble: FaceSpan;
  readonly injury: Span;
  readonly season?: SeasonFigures;
}

/** One card per team, in order of use. */
export interface ReturnCard {
  /** 1 to 5. */
  readonly kick: readonly Returner[];
  /** 1 to 4. */
  readonly punt: readonly Returner[];
}
