/**
 * Player cards. Ratings keep the signs of their print: run-block and receiver ratings are positive, run and pass
 * defense negative, and everything is added (erratum E2). Names are unique within a team.
 */
import type { HasOwn } from "../../../kernel/own/index.js";
import type { BACK_POSITIONS, CarrierPosition, FRONT_POSITIONS, Level, LINE_POSITIONS } from "./positions.js";
import type { ByFace, FaceSpan, Rows, Span } from "./spans.js";

/** What the foot of a card may tell of a season, in the order of files. */
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

/** Season figures of a player, for the foot of his card; what is not known is left out. */
export type SeasonFigures = { readonly [Figure in SeasonFigure]?: number };

interface Card extends HasOwn {
  readonly name: string;
  readonly games: number;
  readonly starts: number;
  /** Number on his shirt. */
  readonly number?: number;
  /** Two dice against it when the injury chart names him. */
  readonly injury: Span;
  readonly season?: SeasonFigures;
}

/** A column of the passing grid: all of 00-99 between them. */
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
  /** Of backs and wide receivers 2 and 2; counted only of who lines up at tight end. */
  readonly RBC: number;
  readonly PBC: number;
  readonly RB: number;
  /** Receiver rating, 0 to +15. */
  readonly rating: number;
  /** Touches a game. */
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
  /** Tackle rank on the roster, 1 the best; no two alike. */
  readonly tackle: number;
  /** 0 or less; of linemen 0. */
  readonly PD: number;
  /** Ends at 89; 89 alone for who has no sack. */
  readonly sack: Span;
  /** Forced-fumble rating 0 to 2, where the season has it. */
  readonly FF?: number;
  /** Interceptions in man and in zone; end at 99. */
  readonly intM: Span;
  readonly intZ: Span;
}

/** Linemen and linebackers. */
export interface FrontCard extends DefenderCard {
  readonly position: (typeof FRONT_POSITIONS)[number];
  /** Under 0. */
  readonly RD: number;
}

/** Defensive backs: RDC 2 and PRC 2, both 5 in the box or on the rush. */
export interface BackCard extends DefenderCard {
  readonly position: (typeof BACK_POSITIONS)[number];
}

/** Field goals of these lengths; the last number, 99, may be a block. */
export interface KickBand {
  /** Yards, both ends counted. */
  readonly from: number;
  readonly to: number;
  /** Made; the numbers behind it miss, 99 is `99?`. */
  readonly good: Span;
}

export interface KickerCard extends Card {
  readonly bands: readonly KickBand[];
  /** Made tries after a touchdown. */
  readonly extraPoint: Span;
}

export interface PunterCard extends Card {
  readonly yards: Rows<number | "blocked">;
  /** Returned; the numbers behind it are fair catches. */
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

/** One card a team: in order of use. */
export interface ReturnCard {
  /** 1 to 5. */
  readonly kick: readonly Returner[];
  /** 1 to 4. */
  readonly punt: readonly Returner[];
}
