/** Types of the tables of head-to-head play. */
import type { DefenseStat, OffenseStat, Position, Range, Stat } from "./types-core.js";

export type PlayKind = "pass" | "rush";

/** Changes to a call against one kind of defense, or against a blitz; absent fields do not change. */
export interface PlayAgainst {
  readonly dc?: number;
  /** Number of yard dice (d6). */
  readonly yards?: number;
  /** Halfback Option: the call changes to this kind. */
  readonly kind?: PlayKind;
}

/** One offense call from scrimmage. */
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
  /** Result of a failed attack (not a natural 1) besides 0 yards: dice lost (d6), or a fumble. */
  readonly failure?: { readonly loseDice?: number; readonly fumble?: boolean };
  /** Natural 1 is always a fumble, without a critical roll (A34). */
  readonly natural1?: "fumble";
  /** Any success is a touchdown. */
  readonly touchdown?: boolean;
  /** A blitz counts as no blitz. */
  readonly ignoresBlitz?: boolean;
  /** Number of return dice (d6) after an interception, instead of the usual number. */
  readonly interceptionReturn?: number;
  /** Success uses no round; not on two consecutive plays. */
  readonly hurryUp?: boolean;
  /** The defense never adds LB (QB Sneak, Halfback Option). */
  readonly withoutLB?: boolean;
  /** Rules text for cards, in our words. */
  readonly effect: string;
}

/** A special defense; it still guesses pass or rush. */
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
  /** Natural 1, then 1d6: turnover on 1, or on 1 and 2 if the defender has the higher modifier; otherwise a loss. */
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
  /** `loss` cancels the play and costs a down (A42); `first` is an automatic first down; `replay` repeats the down (A44). */
  readonly down: "replay" | "loss" | "first";
  /** 14: the gain of the play also counts. */
  readonly addsGain?: boolean;
  /** 13: the pass counts as complete for this many dice that do not explode. */
  readonly passComplete?: number;
  /** The foul needs a pass (A40); on a rush the die is rerolled. */
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
  /** Fakes (punts and kicks together) the team has already tried this game. */
  readonly earlier: number;
  /** Lowest 1d6 face that succeeds. */
  readonly from: number;
}
