/** Snaps and kicks of a game, each with its result: all counts of plays, downs, gains and returns come from these. */
import type { ReturnEvent } from "./events.js";
import type { Side } from "./side.js";

/** The fields of an event that {@link playsOf} reads: those of `events.ts`, whatever a game adds. */
interface Logged {
  readonly type: string;
  readonly team?: Side;
  readonly kind?: string;
  readonly accepted?: boolean;
  readonly wipesPlay?: boolean;
  readonly wipesKick?: boolean;
}

/** A snap or kick, and the events logged after it. */
export interface Play<E extends { readonly type: string }> {
  /** Absent for the events before the first snap or kick. */
  readonly event?: Extract<E, { type: "play" | "kick" }>;
  /** Up to the next snap or kick. */
  readonly follow: readonly E[];
  /** Taken back by a foul, or by offsetting fouls: in the statistics it did not happen. */
  readonly wiped: boolean;
  /** A foul was accepted, and the play counts. */
  readonly penalized: boolean;
  /** The side that scored a touchdown on it. */
  readonly touchdown?: Side;
}

type Open<E extends { readonly type: string }> = { -readonly [K in keyof Play<E>]: Play<E>[K] } & { follow: E[] };

/** All plays of a game, in order. */
export function playsOf<E extends { readonly type: string }>(events: Iterable<E>): readonly Play<E>[] {
  const begun = (event?: Play<E>["event"]): Open<E> => ({ event, follow: [], wiped: false, penalized: false });
  const plays: Open<E>[] = [begun()];
  for (const event of events) {
    const play = plays[plays.length - 1];
    if (event.type === "play" || event.type === "kick") {
      plays.push(begun(event as Play<E>["event"]));
      continue;
    }
    play.follow.push(event);
    const { type, team, kind, accepted, wipesPlay, wipesKick }: Logged = event;
    if (type === "offset" || (type === "penalty" && accepted)) {
      if (play.event?.type === "kick" ? wipesKick : wipesPlay) play.wiped = true;
      else play.penalized = true;
    } else if (type === "points" && kind === "touchdown") play.touchdown = team;
  }
  return plays;
}

/** True if a return left the end zone: otherwise it is a touchback, which is not a return. */
export const isCarriedBack = ({ spot, yards }: Pick<ReturnEvent, "spot" | "yards">): boolean =>
  spot === undefined || spot + yards > 0;
