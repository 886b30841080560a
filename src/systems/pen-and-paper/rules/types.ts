/**
 * The rules of Pen & Paper Football as plain data: what the engines roll on is what the sheets print.
 * "Section" numbers are those of the rules digest; A numbers are rulings, E numbers errata.
 */
import type { Switches } from "./switches.js";

export const OFFENSE_STATS = ["QB", "RB", "WR"] as const;
export const DEFENSE_STATS = ["LM", "LB", "DB"] as const;
/** Six ability scores, each 3 to 18. */
export const STATS = [...OFFENSE_STATS, ...DEFENSE_STATS] as const;
export type Stat = (typeof STATS)[number];
export type OffenseStat = (typeof OFFENSE_STATS)[number];
export type DefenseStat = (typeof DEFENSE_STATS)[number];
/** One number for every ability score: scores, modifiers, injuries. */
export type PerStat<T = number> = Readonly<Record<Stat, T>>;

/** The eleven positions a star can play; each has one star in the league. */
export const POSITIONS = ["QB", "C", "FB", "RB", "WR", "TE", "DE", "DT", "LB", "DB", "S"] as const;
export type Position = (typeof POSITIONS)[number];

export const PHILOSOPHY_IDS = ["none", "run-and-shoot", "smash-mouth"] as const;
export type PhilosophyId = (typeof PHILOSOPHY_IDS)[number];

/** A row of a chart: dice totals `from` to `to`, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
export interface ValueRow extends Range {
  readonly value: number;
}

/** Dice by number and sides; `plus` is added to the sum. */
export interface DicePool {
  readonly count: number;
  readonly sides: number;
}

export interface Philosophy {
  readonly id: PhilosophyId;
  readonly title: string;
  /** Points added to starting scores. */
  readonly changes: Partial<PerStat>;
}

// ---- head-to-head ----------------------------------------------------------------------------------------------------

export type PlayKind = "pass" | "rush";

/** What a call becomes against one kind of defense, or against a blitz; absent fields stay as they are. */
export interface PlayAgainst {
  readonly dc?: number;
  /** Number of yard dice (d6). */
  readonly yards?: number;
  /** Halfback Option: the call becomes this kind. */
  readonly kind?: PlayKind;
}

/** One offense call from scrimmage (section 2.4). */
export interface ScrimmagePlay {
  readonly id: string;
  readonly title: string;
  readonly kind: PlayKind;
  /** Base difficulty before LM or DB, LB, the special defense and the trick surcharge. */
  readonly dc: number;
  /** Number of yard dice (d6) on success. */
  readonly yards: number;
  /** Modifiers added to the attack roll. */
  readonly attack: readonly OffenseStat[];
  /** Trick play: `trickSurcharge` more DC for each earlier use of the same play by the same team in the game (A30). */
  readonly trick: boolean;
  readonly against?: { readonly rush?: PlayAgainst; readonly pass?: PlayAgainst; readonly blitz?: PlayAgainst };
  /** What a failed attack (not a natural 1) brings besides 0 yards: dice lost (d6), or a fumble. */
  readonly failure?: { readonly loseDice?: number; readonly fumble?: boolean };
  /** Natural 1 is always a fumble, without a critical roll (A34). */
  readonly natural1?: "fumble";
  /** Any success is a touchdown. */
  readonly touchdown?: boolean;
  /** A blitz counts as no blitz. */
  readonly ignoresBlitz?: boolean;
  /** Number of return dice (d6) when intercepted, in place of the usual. */
  readonly interceptionReturn?: number;
  /** Success uses no round; not on two plays running. */
  readonly hurryUp?: boolean;
  /** The defense never adds LB (QB Sneak, Halfback Option). */
  readonly withoutLB?: boolean;
  /** Rules text for cards, in our words. */
  readonly effect: string;
}

/** A special defense; it still names pass or rush. */
export interface SpecialDefense {
  readonly id: "none" | "blitz" | "goalLineStand" | "prevent";
  readonly title: string;
  /** Added to the DC by kind of play; `plays` overrides it for single calls. */
  readonly dc: { readonly rush: number; readonly pass: number; readonly plays?: Readonly<Record<string, number>> };
  /** Dice (d6) lost on a failed attack. */
  readonly failureLosesDice?: number;
  /** Yard dice of the offense do not explode. */
  readonly noExplosion?: boolean;
  readonly effect: string;
}

/** How plays of one kind are resolved. */
export interface Resolution {
  readonly attack: readonly OffenseStat[];
  /** Base DC of the normal play and the stat that is always added to it. */
  readonly dc: number;
  readonly defense: DefenseStat;
  /** Number of yard dice of the normal play. */
  readonly yards: number;
  /** Extra yards on a natural 20. */
  readonly bonus20: number;
  /** Natural 1, then 1d6: turnover on 1, or on 1 and 2 if the defender's modifier is the higher one; otherwise a loss. */
  readonly critical: {
    readonly turnover: "interception" | "fumble";
    readonly defender: DefenseStat;
    readonly offense: OffenseStat;
    readonly onHigher: number;
    readonly otherwise: number;
    readonly loss: "sack" | "tackle";
    readonly loseDice: number;
  };
}

export type MishapKind = "penalty" | "injury" | "majorInjury";
export interface MishapRow extends Range {
  readonly mishap: MishapKind;
}

/** A foul of the penalty table. Yards are marked off against `on`. */
export interface FoulRow extends Range {
  /** Foul number: the lowest d20 face of its row, as written in the PEN column. */
  readonly on: "offense" | "defense";
  readonly title: string;
  readonly yards: number;
  /** `loss` wipes the play out and costs a down (A42); `first` is an automatic first down; `replay` plays the down again (A44). */
  readonly down: "replay" | "loss" | "first";
  /** 14: the gain of the play is kept on top. */
  readonly addsGain?: boolean;
  /** 13: the pass counts as complete for this many dice that do not explode. */
  readonly passComplete?: number;
  /** The foul needs a pass (A40); on a rush the die is rolled again. */
  readonly needsPass?: boolean;
}

export interface InjuryRow extends Range {
  readonly stat: Stat;
  readonly stars: readonly Position[];
}

export interface FieldGoalRow extends Range {
  /** The d20 must be higher than this. */
  readonly above: number;
}

export interface FakeRow {
  /** Fakes (punts and kicks together) that the team tried earlier in the game. */
  readonly earlier: number;
  /** Succeeds on this or higher on 1d6. */
  readonly from: number;
}

// ---- league and off-season -------------------------------------------------------------------------------------------

/** A d20 total (any integer, also below 1) and the points of the quarter. */
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
  /** Income in millions of dollars for a major and a minor market. */
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

export interface DivisionSpec {
  readonly name: string;
  readonly conference?: string;
  /** Schedule numbers, first and last. */
  readonly from: number;
  readonly to: number;
}

export const LEAGUE_SIZES = [6, 8, 10, 12, 16] as const;
export type LeagueSize = (typeof LEAGUE_SIZES)[number];
/** One game: schedule numbers of the visitor and the host. */
export type Pairing = readonly [away: number, home: number];
export interface ScheduleSpec {
  readonly size: LeagueSize;
  readonly divisions: readonly DivisionSpec[];
  readonly weeks: readonly (readonly Pairing[])[];
  /** Schedule numbers without a game, by week number. */
  readonly byes: Readonly<Record<number, readonly number[]>>;
  /** Teams in the playoffs. */
  readonly qualifiers: number;
  readonly playoffs: "final" | "divisions" | "seeds" | "conferences";
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
    /** Yards behind the goal line from which the ball is dead (A22). */
    readonly deadBehind: number;
    readonly touchback: number;
    readonly squib: { readonly dice: DicePool; readonly returnDice: number };
    /** d20 from which the kicking team recovers; its first down at the opponent's `ownSpot`, else receivers at `elseSpot`. */
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
    /** A miss goes over this far behind the line of scrimmage. */
    readonly missBehind: number;
    /** Yards to the goal line for the point after, and for the two-point try. */
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
    /** Yards of one play from which a foot race is run, and the yards that a won step gains. */
    readonly footRaceFrom: number;
    readonly footRaceYards: number;
    readonly explodesOn: number;
    /** Audible: the d6 added to the DC. */
    readonly audible: { readonly needs: Position; readonly dcDice: number };
    readonly interception: { readonly throwDice: number; readonly returnDice: number };
    readonly fumbleRunOn: number;
    readonly hardCount: { readonly offense: Stat; readonly defense: Stat; readonly surcharge: number; readonly yards: number };
    readonly kneelLoss: number;
    readonly mishapOn: number;
  };
  readonly mishaps: readonly MishapRow[];
  readonly fouls: readonly FoulRow[];
  readonly injuries: readonly InjuryRow[];
  readonly seasonClasses: readonly SeasonClassRow[];
  readonly events: readonly EventRow[];
  /** What a team pays to stay, in millions of dollars. */
  readonly stadiumPrice: number;
  readonly setback: readonly ValueRow[];
  readonly improvement: readonly ImprovementRow[];
  /** Free improvement rolls, and the total price of 1, 2, 3 more in millions of dollars (A67). */
  readonly improvementRolls: { readonly free: number; readonly freeWorst: number; readonly prices: readonly number[] };
  readonly starPositions: readonly StarPositionRow[];
  readonly stars: readonly StarBenefit[];
}

/** Rules in force: the tables and one value for every ruling switch. */
export interface PenAndPaperRules {
  /** Preset or house-rule name, printed in footers: `standard`. */
  readonly name: string;
  readonly tables: PenAndPaperTables;
  readonly switches: Switches;
}
