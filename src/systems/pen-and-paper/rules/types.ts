/**
 * The rules of Pen & Paper Football as plain data: what the engines roll on is what the sheets print.
 * A numbers are rulings, E numbers errata.
 */
import type { Playoffs } from "../../../league/bracket.js";
import type { Division, Rounds } from "../../../league/schedule.js";
import type { Switches } from "./switches.js";
import type { DicePool, PerStat, Philosophy, Position, Range, Stat, ValueRow } from "./types-core.js";
import type {
  FakeRow,
  FieldGoalRow,
  FoulRow,
  InjuryRow,
  MishapRow,
  PlayKind,
  Resolution,
  ScrimmagePlay,
  SpecialDefense,
} from "./types-game.js";

export * from "./types-core.js";
export * from "./types-game.js";

/** A d20 total (any integer, including below 1) and the points of the quarter. */
export interface PointsRow extends Range {
  readonly points: number;
}

export const SEASON_CLASSES = [
  "bestInLeague",
  "bestInDivision",
  "winning",
  "even",
  "losing",
  "worstInDivision",
  "worstInLeague",
] as const;
export type SeasonClass = (typeof SEASON_CLASSES)[number];

export type FanChange = "grows" | "same" | "shrinks";
export interface SeasonClassRow {
  readonly id: SeasonClass;
  readonly title: string;
  /** 1d6. */
  readonly fanBase: readonly (Range & { readonly change: FanChange })[];
  /** Income from a major and a minor market, in millions of dollars. */
  readonly major: number;
  readonly minor: number;
}

export type OffSeasonEvent = "folds" | "moves" | "nothing";
export interface EventRow extends Range {
  readonly event: OffSeasonEvent;
}
export type ImprovementRow = Range & ({ readonly change: number } | { readonly star: true });
export interface StarPositionRow extends Range {
  readonly positions: PerStat<Position>;
}

/** When a star's extra action die may be used; `none` for the center. */
export type StarDie = "none" | "passAttack" | "rushAttack" | "passDefense" | "rushDefense" | "defense";
export interface StarBenefit {
  readonly position: Position;
  readonly title: string;
  readonly stat: Stat;
  /** Added to the score (A70). */
  readonly bonus: number;
  readonly die: StarDie;
  /** Center: on this d6 face a sack loses nothing (A37). */
  readonly avoidsSackOn?: number;
  readonly effect: string;
}

export const LEAGUE_SIZES = [6, 8, 10, 12, 16] as const;
export type LeagueSize = (typeof LEAGUE_SIZES)[number];
/** A season's games and playoffs by schedule number. */
export interface ScheduleSpec extends Playoffs {
  readonly size: LeagueSize;
  readonly divisions: readonly Division[];
  readonly weeks: Rounds;
  /** Schedule numbers with a bye, by week number. */
  readonly byes: Readonly<Record<number, readonly number[]>>;
}

export interface PenAndPaperTables {
  readonly modifier: readonly ValueRow[];
  readonly creation: { readonly dice: DicePool; readonly low: number; readonly high: number };
  readonly philosophies: readonly Philosophy[];
  readonly leaguePoints: readonly PointsRow[];
  /** The author's childhood table: 1d6 a quarter, no modifiers. */
  readonly classicPoints: readonly PointsRow[];
  readonly leagueGame: { readonly quarters: number; readonly sides: number; readonly homeBonus: number };
  readonly game: {
    readonly quarters: number;
    readonly rounds: number;
    readonly actionDice: { readonly visitor: number; readonly home: number };
    readonly downs: number;
    readonly toGo: number;
    readonly points: {
      readonly touchdown: number;
      readonly fieldGoal: number;
      readonly safety: number;
      readonly kick: number;
      readonly twoPoint: number;
    };
  };
  /** Distances in yards. */
  readonly kickoff: readonly ValueRow[];
  readonly kickoffRules: {
    readonly dice: DicePool;
    /** Number of return dice (d6). */
    readonly returnDice: number;
    /** Number of yards behind the goal line at which the ball is dead (A22). */
    readonly deadBehind: number;
    readonly touchback: number;
    readonly squib: { readonly dice: DicePool; readonly returnDice: number };
    /**
     * Lowest d20 with which the kicking team recovers; it then has a first down at the opponent's `ownSpot`, otherwise the receivers at
     * `elseSpot`.
     */
    readonly onside: { readonly from: number; readonly opponentSpot: number; readonly ownSpot: number };
  };
  readonly punt: readonly ValueRow[];
  readonly puntRules: {
    readonly dice: DicePool;
    readonly returnDice: number;
    readonly touchback: number;
    /** Free kick after a safety, own yard line (A80). */
    readonly freeKickSpot: number;
  };
  readonly returns: { readonly fumbleOn: number; readonly footRaceFrom: number };
  readonly fieldGoal: readonly FieldGoalRow[];
  readonly fieldGoalRules: {
    /** Added to the yards to the goal line. */
    readonly added: number;
    readonly longest: number;
    /** After a miss the ball goes over this far behind the line of scrimmage. */
    readonly missBehind: number;
    /** Yards to the goal line for the extra point, and for the two-point conversion. */
    readonly kickFrom: number;
    readonly twoPointFrom: number;
  };
  readonly fakes: readonly FakeRow[];
  readonly fakeRules: { readonly yardDice: number };
  readonly resolution: Readonly<Record<PlayKind, Resolution>>;
  /** Calls in printing order, normal pass and rush first. */
  readonly passPlays: readonly ScrimmagePlay[];
  readonly rushPlays: readonly ScrimmagePlay[];
  readonly defenses: readonly SpecialDefense[];
  readonly scrimmage: {
    readonly trickSurcharge: number;
    readonly redZone: { readonly within: number; readonly dc: number };
    /** Minimum gain of a play that starts a foot race, and the yards gained by winning a step. */
    readonly footRaceFrom: number;
    readonly footRaceYards: number;
    readonly explodesOn: number;
    /** Audible: the d6 added to the DC. */
    readonly audible: { readonly needs: Position; readonly dcDice: number };
    readonly interception: { readonly throwDice: number; readonly returnDice: number };
    readonly fumbleRunOn: number;
    readonly hardCount: {
      readonly offense: Stat;
      readonly defense: Stat;
      readonly surcharge: number;
      readonly yards: number;
    };
    readonly kneelLoss: number;
    readonly mishapOn: number;
  };
  readonly mishaps: readonly MishapRow[];
  readonly fouls: readonly FoulRow[];
  readonly injuries: readonly InjuryRow[];
  readonly seasonClasses: readonly SeasonClassRow[];
  readonly events: readonly EventRow[];
  /** Price of staying, in millions of dollars. */
  readonly stadiumPrice: number;
  readonly setback: readonly ValueRow[];
  readonly improvement: readonly ImprovementRow[];
  /** Free improvement rolls, and the total price of 1, 2, 3 more in millions of dollars (A67). */
  readonly improvementRolls: { readonly free: number; readonly freeWorst: number; readonly prices: readonly number[] };
  readonly starPositions: readonly StarPositionRow[];
  readonly stars: readonly StarBenefit[];
}

/** The current rules: the tables and one value for every ruling switch. */
export interface PenAndPaperRules {
  /** Preset or house-rule name, printed in footers: `standard`. */
  readonly name: string;
  readonly tables: PenAndPaperTables;
  readonly switches: Switches;
}
