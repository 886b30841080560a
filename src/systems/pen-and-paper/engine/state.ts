/** The state of a game: JSON with everything needed to continue, and nothing that can be derived from the events. */
import { type Injury } from "./injury.js";
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { PerStat, PlayKind, Position } from "../rules/index.js";
import type { DefenseCall, OffenseCall } from "./decisions.js";

/** What the game is waiting for. Each stage except `over` has one open decision (`pending`). */
export type Stage =
  "toss" | "elect" | "kickoff" | "return" | "snap" | "audible" | "penalty" | "try" | "twoPoint" | "heal" | "over";

/** A side's remaining resources and its injuries. */
export interface SideState {
  /** Action dice left. */
  readonly dice: number;
  /** Star dice left; a star who is injured now is listed but cannot be used (A49). */
  readonly stars: readonly Position[];
  readonly injuries: readonly Injury[];
  /** Current modifiers: the team's minus injuries, never below 0 (A48). */
  readonly modifiers: PerStat;
  /** Uses of each trick play. */
  readonly tricks: Readonly<Record<string, number>>;
  readonly hardCounts: number;
  /** Onside kicks tried so far. */
  readonly onsideKicks: number;
  /** Fake punts and kicks together. */
  readonly fakes: number;
}

/** A ball in the air: who may return it, and from where. */
export interface KickInFlight {
  readonly of: "kickoff" | "squib" | "freeKick" | "punt";
  /** Where it is caught, from the receivers' side; 0 and less is their end zone. */
  readonly spot: Spot;
}

/** The result of a pass or rush, before a penalty is settled. */
export interface PlayOutcome {
  readonly kind: PlayKind;
  /** Who has the ball at its end, and where, from that team's side. */
  readonly ball: Side;
  readonly spot: Spot;
  readonly end: "down" | "touchdown" | "safety" | "touchback";
  /** Set if the ball was lost, even if it was recovered. */
  readonly turnover?: "interception" | "fumble";
  /** Yards gained by the offense from the line of scrimmage; 0 if the ball was lost. */
  readonly gain: number;
  /** True if the offense reached the goal line, as a two-point try must. */
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
  /** Plays without a round since the last one that used a round: letters a, b ... on the game record. */
  readonly extra: number;
  /** Who has the ball; before a kickoff or free kick, who kicks. */
  readonly ball: Side;
  /** Line of scrimmage; before a kick, the spot it is kicked from. */
  readonly spot: Spot;
  /** 1 to 4; 0 during a two-point try, which has no downs. */
  readonly down: number;
  readonly toGo: number;
  readonly score: Readonly<Record<Side, number>>;
  readonly away: SideState;
  readonly home: SideState;
  /** Winner of the toss, until the second half. */
  readonly tossWinner: Side;
  /** Who receives the second-half kickoff. */
  readonly secondHalf: Side;
  /** True during a drive. */
  readonly driving: boolean;
  /** True if the last play was a Hurry Up. */
  readonly hurried: boolean;
  /** True if a hard count was tried on this down (A51). */
  readonly counted: boolean;
  /** The visiting team's call. */
  readonly tossCall: "heads" | "tails";
  readonly kick: KickInFlight | null;
  readonly outcome: PlayOutcome | null;
  /** Revealed calls, while the offense may still change its own (audible). */
  readonly calls: { readonly offense: OffenseCall; readonly defense: DefenseCall } | null;
  /** Sides that still have to choose an injury to heal at halftime. */
  readonly healing: readonly Side[];
}

/** The state with writable fields: one private copy per step. */
export type Draft = { -readonly [K in keyof GameState]: GameState[K] };

/**
 * A private writable copy. Field by field, because spreads of objects with this many fields are several times slower and a season plays
 * millions of steps.
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
