/**
 * A team: its player cards and the Team Reference Card. Cards hold the ratings; every sum of a TRC (RBC, PBC,
 * RDC, PRC, blitz lines, zone and box values, tackle ranks) is worked out from cards, lineup and rules by `trc/`. A file may state
 * sums that are printed somewhere (`printed`): the checker compares them and names the one that is wrong.
 *
 * A team in a file:
 *
 * ```yaml
 * format: pressbox/dice-football-teams
 * teams:
 *   - id: 1975-houston-oilers
 *     city: Houston
 *     name: Oilers
 *     monogram: HOU
 *     colors: ["#4B92DB", "#FFFFFF"]
 *     season: 1975
 *     conference: AFC
 *     roster:
 *       quarterbacks: [{name: Dan Pastorini, games: 14, starts: 14, injury: [0, 9], passing: {Q: {scramble: [0, 5], ...}, ...}, ...}]
 *       carriers: [{name: Ronnie Coleman, position: RB, ...}]
 *       linemen: [{name: Carl Mauck, position: OC, RBC: 16, PBC: 14, RB: 3, ...}]
 *       front: [{name: Curley Culp, position: NT, ...}]
 *       backs: [{name: Zeke Moore, position: CB, ...}]
 *       kickers: [...]
 *       punters: [...]
 *       returns: {kick: [...], punt: [...]}
 *     offense:
 *       quarterback: Dan Pastorini
 *       line: {LT: Greg Sampson, LG: ..., OC: Carl Mauck, RG: ..., RT: ...}
 *       groups:            # four columns: who is on the field in which situations
 *         - codes: [1A, 2A, 2B]
 *           receivers:     # five, by number: #1 first
 *             - {name: Ken Burrough, at: WR}
 *             - {name: Ronnie Coleman, at: RB, blocks: true}      # [5]
 *       carries: [{name: Ronnie Coleman, faces: [1, 6]}, {name: Don Hardeman, faces: [7, 10]}]
 *       calls: {1A: [{from: 0, to: 13, value: OC}, ..., {from: 55, to: 63, value: Q1}], ...}      # ten columns
 *     defense:
 *       front: 3-4
 *       formations:        # four: base, nickel, dime, goal line; answer groups 1 to 4
 *         - name: 3-4-4
 *           players: [{at: LDE, name: Elvin Bethea}, ..., {at: SS, name: C. L. Whittington, box: "5"}]
 *       calls: {A: [{from: 0, to: 39, value: N}, ...], B: ..., C: ..., D: ...}
 *       blitzes: {D: {blitzers: [MLB], coverage: Z, order: [MLB, RLB]}}      # only where it is not the key of the game
 * ```
 */
import type { HasOwn } from "../../../kernel/own/index.js";
import { gamesOfRecord } from "../../../kernel/football/season-record.js";
import type {
  BackCard,
  CarrierCard,
  FrontCard,
  KickerCard,
  LinemanCard,
  PunterCard,
  QuarterbackCard,
  ReturnCard,
} from "./cards.js";
import type { Blitz, CarrierPosition, Code, DefenseCall, Letter, LinePlace, OffenseCall, Place } from "./positions.js";
import { FIGURES } from "./figures.js";
import type { FaceSpan, Rows, Span } from "./spans.js";

export interface Roster {
  readonly quarterbacks: readonly QuarterbackCard[];
  readonly carriers: readonly CarrierCard[];
  readonly linemen: readonly LinemanCard[];
  readonly front: readonly FrontCard[];
  readonly backs: readonly BackCard[];
  /** The first one kicks, or punts. */
  readonly kickers: readonly KickerCard[];
  readonly punters: readonly PunterCard[];
  readonly returns: ReturnCard;
}

/** One of the five receivers of a group; his index plus one is his number. */
export interface ReceiverSlot {
  readonly name: string;
  /** Where he lines up. */
  readonly at: CarrierPosition;
  /** `[5]`: blocks where the play-call roll ends in 5. */
  readonly blocks?: boolean;
}

/** A column of the offense's TRC. */
export interface PersonnelGroup {
  readonly codes: readonly Code[];
  readonly receivers: readonly ReceiverSlot[];
  /** The group's own line, if it is not the team's. */
  readonly line?: Readonly<Record<LinePlace, string>>;
  readonly printed?: { readonly RBC?: number; readonly PBC?: number };
}

/** A share of the carries, by white. */
export interface Carries {
  readonly name: string;
  readonly faces: FaceSpan;
}

export interface Offense {
  readonly quarterback: string;
  readonly line: Readonly<Record<LinePlace, string>>;
  /** Groups 1 to 4. */
  readonly groups: readonly PersonnelGroup[];
  readonly carries: readonly Carries[];
  readonly calls: Readonly<Record<Code, Rows<OffenseCall>>>;
}

/** Values against passes underneath and over the top. */
export interface ZoneValues {
  readonly U: number;
  readonly O: number;
}

export interface FormationSlot {
  readonly at: Place;
  readonly name: string;
  /** A safety who comes into the box: if the defense's roll ends in 5, or if it is odd. */
  readonly box?: "5" | "O";
}

/** A formation as printed on a card. */
export interface PrintedFormation {
  readonly RDC?: number;
  readonly PRC?: number;
  readonly N?: Partial<ZoneValues>;
  readonly Z?: Partial<ZoneValues>;
  readonly blitz?: Readonly<Partial<Record<Blitz, number>>>;
  /** Tackle ranks in this formation. */
  readonly tackles?: readonly { readonly name: string; readonly rank: number }[];
}

export interface Formation {
  /** Linemen, linebackers, backs: `3-4-4`. */
  readonly name: string;
  /** Eleven. */
  readonly players: readonly FormationSlot[];
  readonly printed?: PrintedFormation;
}

/** Who blitzes, what the others do, and who replaces a blitzer who is not on the field. */
export interface BlitzPlan {
  readonly blitzers: readonly Place[];
  readonly coverage: "M" | "Z";
  readonly order: readonly Place[];
  /** Linemen who drop into coverage in a team's own zone blitz (switch `zoneBlitzDL`). */
  readonly drops?: readonly Place[];
}

export interface Defense {
  readonly front: "3-4" | "4-3";
  /** Answer groups 1 to 4. */
  readonly formations: readonly Formation[];
  readonly calls: Readonly<Record<Letter, Rows<DefenseCall>>>;
  readonly blitzes?: Readonly<Partial<Record<Blitz, BlitzPlan>>>;
}

/** A player whom the career player replaces if the ones digit of his own side's call roll is one of these. */
export interface Relief {
  readonly for: string;
  readonly digits: readonly number[];
}

/** The career player of a team. He is on the roster and, if he starts, in the lineups. */
export interface CareerSpot {
  readonly name: string;
  /** In order: on each play he replaces the first of these players who is on the field. Empty if he starts, or only kicks. */
  readonly relieves: readonly Relief[];
}

/** Origin of a value: printed by the game, computed from a statistic, or a mean. */
export const PROVENANCE = ["printed", "stat", "prior"] as const;
export type Provenance = (typeof PROVENANCE)[number];

export interface Team extends HasOwn {
  /** Unique, kebab-case: `1975-houston-oilers`. */
  readonly id: string;
  readonly city: string;
  readonly name: string;
  /** 1 to 3 capital letters for a helmet. */
  readonly monogram: string;
  /** Helmet color and the color on it, `#RRGGBB`. */
  readonly colors: readonly [string, string];
  readonly season: number;
  readonly conference?: string;
  readonly division?: string;
  /** `10-4`. */
  readonly record?: string;
  readonly coach?: string;
  readonly pointsFor?: number;
  readonly pointsAgainst?: number;
  /** Numbers on which its fouls count (ruling `foulsByDown`). */
  readonly fouls?: Span;
  /** What its field adds to the block control of its offense, and takes off the visitors' (ruling `homeField`). */
  readonly homeLine?: number;
  /** Added to the net rating of its passes from the red zone, mostly less than 0 (ruling `redZone`). */
  readonly redZone?: number;
  readonly roster: Roster;
  readonly offense: Offense;
  readonly defense: Defense;
  readonly career?: CareerSpot;
  /** By path of a value: `roster.carriers[0].I`, or of all values below; the longest matching path wins. */
  readonly provenance?: Readonly<Record<string, Provenance>>;
}

/** Foul range of a card without one. */
export const USUAL_FOULS: Span = [0, FIGURES.foulsByDown.usual];

/** `Houston Oilers`. */
export const teamName = ({ city, name }: Pick<Team, "city" | "name">): string => `${city} ${name}`.trim();

/** Games in the cards' real season, from the record; 0 if unknown. */
export const gamesInLife = ({ record }: Pick<Team, "record">): number => gamesOfRecord(record);
