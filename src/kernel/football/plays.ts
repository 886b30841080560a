/** Snaps and kicks of a game, each with its result: every count of plays, downs, gains and returns is made of these. */
import type { ReturnEvent } from "./events.js";
import type { Side } from "./side.js";

/** What {@link playsOf} reads of an event: the fields of `events.ts`, whatever a game adds to them. */
interface Logged {
  readonly type: string;
  readonly team?: Side;
  readonly kind?: string;
  readonly accepted?: boolean;
  readonly wipesPlay?: boolean;
  readonly wipesKick?: boolean;
}

/** A snap or kick, and what a game logs after it. */
export interface Play<E extends { readonly type: string }> {
  /** Absent for what comes before the first snap or kick. */
  readonly event?: Extract<E, { type: "play" | "kick" }>;
  /** Up to the next snap or kick. */
  readonly follow: readonly E[];
  /** A foul, or fouls of both sides, took it back: in the statistics it did not happen. */
  readonly wiped: boolean;
  /** A foul was accepted, and the play counts. */
  readonly penalized: boolean;
  /** Who scored a touchdown on it. */
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

/** Whether a return left the end zone: a ball that stays there is a touchback, and no return. */
export const isCarriedBack = ({ spot, yards }: Pick<ReturnEvent, "spot" | "yards">): boolean =>
  spot === undefined || spot + yards > 0;
