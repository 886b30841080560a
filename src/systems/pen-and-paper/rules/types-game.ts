/** Tables of head-to-head play as types (sections 2.3 to 2.5). */
import type { DefenseStat, OffenseStat, Position, Range, Stat } from "./types-core.js";

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
