/** The game charts, the same for all teams: the engine uses exactly what is printed. */
import type { Blitz, Code, DefenseCall, Letter, Level, LinePlace, OffenseCall, Place, Run } from "./positions.js";
import type { ByFace, Rows } from "./spans.js";

/** Yards to go by letter, and the printed column of a down and letter. */
export interface Situations {
  readonly letters: Readonly<Record<Letter, readonly [from: number, to: number]>>;
  readonly map: Readonly<Record<"1" | "2" | "3" | "4", Readonly<Record<Letter, Code>>>>;
}

export const PLAY_RESULTS = ["longOrInjury", "penalty", "none", "fumble"] as const;
export type PlayResultRow = (typeof PLAY_RESULTS)[number];

/** Where a kickoff is caught and by which returner; a touchback; or the ball on the 40 after a kick out of bounds. */
export type KickoffCell =
  "TB" | "OOB40" | { readonly line: number; readonly returner: number; readonly muffed?: boolean };

export type Blocker = LinePlace | "TE" | "FB";
/** Blocker against defender on a run. */
export interface Matchup {
  readonly blocker: Blocker;
  /** Against three linemen, and against four. */
  readonly against3: Place;
  readonly against4: Place;
}

export type InterceptionPlace = Place | "OLB-weak" | "OLB-strong" | "DL";

export interface Block {
  /** Yards behind the line of scrimmage; absent for a touchdown. */
  readonly behind?: number;
  /** Returned by the defense toward the kickers' goal. */
  readonly advance?: number;
  readonly touchdown?: boolean;
  /** Recovered by the kickers, or out of bounds: a safety behind the goal line. */
  readonly note?: "fallsOn" | "outOfBounds" | "safety";
}

/** O and D: offense and defense; K and R: kickers and receivers; X: both; N: no one. */
export const FOUL_SIDES = ["O", "D", "K", "R", "X", "N"] as const;
export const FOUL_SPOTS = ["P", "E", "S", "K"] as const;
export const FOUL_FLAGS = ["dead", "first", "lossdown"] as const;

export interface Foul {
  readonly name: string;
  readonly side: (typeof FOUL_SIDES)[number];
  /** B: from interception chart B at the level of the pass, at least 3. */
  readonly yards: number | "B";
  /** Previous spot, end of the play, spot of the foul, or repeat the kick. */
  readonly spot: (typeof FOUL_SPOTS)[number];
  /** dead: the play did not happen; first: a first down; lossdown: the down counts. */
  readonly flag?: (typeof FOUL_FLAGS)[number];
}

export const PENALTY_CHARTS = ["run", "pass", "kickoff", "onside", "punt", "fieldGoal"] as const;
export type PenaltyChart = (typeof PENALTY_CHARTS)[number];

/** The injured player: by his role in the play, a place on the line, a tackle rank of the defense (1 to 11), or no one. */
export type Hurt = "carrier" | "QB" | "tackler" | Blocker | number | "none";
export interface HurtRow {
  readonly run: Hurt;
  readonly pass: Hurt;
  readonly return: Hurt;
}

/** Time out: plays, the quarter, the game, and whole games after this one. */
export interface Absence {
  readonly until: "plays" | "quarter" | "game" | "season";
  readonly plays?: number;
  readonly games?: number;
}

export const SPECIAL_OFFENSE = ["noRuns", "fewRuns", "noPasses", "fewPasses"] as const;
export type SpecialOffense = (typeof SPECIAL_OFFENSE)[number];
export const SPECIAL_DEFENSE = ["noFewRuns", "noFewPasses"] as const;
export type SpecialDefense = (typeof SPECIAL_DEFENSE)[number];

/** A line of the blitz key; places in a three-man front and in a four-man front. */
export interface BlitzLine {
  readonly blitzers: readonly { readonly against3: Place; readonly against4: Place }[];
  readonly coverage: "M" | "Z";
  readonly order: readonly Place[];
}

/** Boxes of the timing track; from `halves` on, a box has two halves. */
export interface Timing {
  readonly boxes: number;
  readonly halves: number;
  readonly timeouts: number;
}

export interface GameCharts {
  readonly situations: Situations;
  readonly playResult: Rows<PlayResultRow>;
  readonly longInjury: Rows<"long" | "injury">;
  readonly kickoffRegular: Rows<KickoffCell>;
  readonly kickoffAngled: Rows<KickoffCell>;
  /** Returner 0: downed. */
  readonly kickoffSquib: Rows<KickoffCell>;
  readonly kickoffOnside: Rows<"kickers" | "receivers">;
  readonly runningMatchup: Readonly<Record<Run, Rows<Matchup>>>;
  /** Tackle rank on the field. */
  readonly tackle: Rows<number>;
  /** Index among the eligible players, widest sack range first. */
  readonly sackWho: {
    readonly two: Rows<number>;
    readonly three: Rows<number>;
    readonly four: Rows<number>;
    readonly card: Rows<number | "team">;
  };
  /** By white: seasons to 1981, and from 1982. */
  readonly sackYards: { readonly early: ByFace; readonly late: ByFace };
  readonly fumbleRecovery: Rows<number | "tackler">;
  readonly turnoverReturn: Rows<{ readonly interception: number | "TD"; readonly fumble: number | "TD" }>;
  readonly interceptionWho: Rows<{ readonly near: InterceptionPlace; readonly far: InterceptionPlace }>;
  /** Yards past the line of scrimmage. */
  readonly interceptionSpot: Rows<Readonly<Record<Level, number>>>;
  readonly blockedFieldGoal: Rows<Block>;
  readonly blockedPunt: Rows<Block>;
  readonly penalties: Readonly<Record<PenaltyChart, Rows<Foul>>>;
  readonly injuryWho: Rows<HurtRow>;
  readonly injuryLength: Rows<Absence>;
  /** The receiver of a human offense's pass, by the one intended; 0: thrown away. */
  readonly passReceiver: Rows<readonly number[]>;
  readonly specialOffense: Readonly<Record<SpecialOffense, Rows<OffenseCall>>>;
  readonly specialDefense: Readonly<Record<SpecialDefense, Rows<DefenseCall>>>;
  readonly blitzKey: Readonly<Record<Blitz, BlitzLine>>;
  /** Two dice each: a touchdown on a return, 99 on a field goal, a sneak, a Hail Mary, a fumble at home, a hot player. */
  readonly returnTouchdown: Rows<"touchdown" | "fifty">;
  readonly fieldGoal99: Rows<"missed" | "blocked">;
  readonly sneak: Rows<"gain" | "none">;
  readonly hailMary: Rows<"touchdown" | "incomplete" | "intercepted">;
  readonly homeFumble: Rows<"kept" | "lost">;
  readonly hotPlayer: Rows<"hot" | "none">;
  readonly timing: Timing;
}
