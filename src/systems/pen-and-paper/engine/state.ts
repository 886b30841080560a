/** The state of a game: JSON, everything needed to go on, nothing that can be folded from the events. */
import { type Injury } from "./injury.js";
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { PerStat, PlayKind, Position } from "../rules/index.js";
import type { DefenseCall, OffenseCall } from "./decisions.js";

/** Where the game waits. Each stage but `over` has one open decision (`pending`). */
export type Stage =
  "toss" | "elect" | "kickoff" | "return" | "snap" | "audible" | "penalty" | "try" | "twoPoint" | "heal" | "over";

/** What one side has left, and how hurt it is. */
export interface SideState {
  /** Action dice left. */
  readonly dice: number;
  /** Star dice left; a star hurt now is listed but cannot be used (A49). */
  readonly stars: readonly Position[];
  readonly injuries: readonly Injury[];
  /** Modifiers now: those of the team minus injuries, never under 0 (A48). */
  readonly modifiers: PerStat;
  /** Uses of each trick play. */
  readonly tricks: Readonly<Record<string, number>>;
  readonly hardCounts: number;
  /** Onside kicks tried so far. */
  readonly onsideKicks: number;
  /** Fake punts and kicks together. */
  readonly fakes: number;
}

/** A ball in the air: who may carry it back, and from where. */
export interface KickInFlight {
  readonly of: "kickoff" | "squib" | "freeKick" | "punt";
  /** Where it is caught, as the receivers count; 0 and less in their end zone. */
  readonly spot: Spot;
}

/** How a pass or rush came out, before a penalty is settled. */
export interface PlayOutcome {
  readonly kind: PlayKind;
  /** Who has the ball at its end, and where as this team counts it. */
  readonly ball: Side;
  readonly spot: Spot;
  readonly end: "down" | "touchdown" | "safety" | "touchback";
  /** The ball was lost and maybe won back. */
  readonly turnover?: "interception" | "fumble";
  /** Yards from the line of scrimmage for the offense; 0 when the ball was lost. */
  readonly gain: number;
  /** The offense reached the goal line: what a two-point try needs. */
  readonly success: boolean;
  readonly offense: Side;
  /** Face of the penalty die; 0 without a penalty. */
  readonly foul: number;
}

export interface GameState {
  readonly stage: Stage;
  /** 1 to 4; overtimes from 5. */
  readonly period: number;
  /** Rounds used in this period, 0 to 40. */
  readonly round: number;
  /** Plays without a round since the last one that used it: letters a, b ... on the record sheet. */
  readonly extra: number;
  /** Who has the ball; before a kickoff or free kick, who kicks. */
  readonly ball: Side;
  /** Line of scrimmage; before a kick, where it is kicked from. */
  readonly spot: Spot;
  /** 1 to 4; 0 during a two-point try, which has no downs. */
  readonly down: number;
  readonly toGo: number;
  readonly score: Readonly<Record<Side, number>>;
  readonly away: SideState;
  readonly home: SideState;
  /** Winner of the toss, while it matters. */
  readonly tossWinner: Side;
  /** Who receives to start the second half. */
  readonly secondHalf: Side;
  /** A drive is under way. */
  readonly driving: boolean;
  /** The last play was a Hurry Up. */
  readonly hurried: boolean;
  /** A hard count was tried on this down (A51). */
  readonly counted: boolean;
  /** What the visitor called. */
  readonly tossCall: "heads" | "tails";
  readonly kick: KickInFlight | null;
  readonly outcome: PlayOutcome | null;
  /** Calls on the table while the offense may still change its own (audible). */
  readonly calls: { readonly offense: OffenseCall; readonly defense: DefenseCall } | null;
  /** Sides that still choose an injury to heal at halftime. */
  readonly healing: readonly Side[];
}

/** The state with its fields open for writing: one private copy per step. */
export type Draft = { -readonly [K in keyof GameState]: GameState[K] };

/**
 * A private copy to write on. Field by field, since spreads of objects with this many fields are several times slower
 * and a season plays millions of steps.
 */
export function copyState(state: GameState): Draft {
  return {
    stage: state.stage,
    period: state.period,
    round: state.round,
    extra: state.extra,
    ball: state.ball,
    spot: state.spot,
    down: state.down,
    toGo: state.toGo,
    score: state.score,
    away: state.away,
    home: state.home,
    tossWinner: state.tossWinner,
    secondHalf: state.secondHalf,
    driving: state.driving,
    hurried: state.hurried,
    counted: state.counted,
    tossCall: state.tossCall,
    kick: state.kick,
    outcome: state.outcome,
    calls: state.calls,
    healing: state.healing,
  };
}
