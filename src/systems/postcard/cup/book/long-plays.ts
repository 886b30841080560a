/** Single plays for leader lists. */
import { isCarriedBack, playsOf, type Side } from "../../../../kernel/football/index.js";
import type { GameEvent } from "../../engine/events.js";

export interface LongPlay {
  readonly side: Side;
  readonly kind: "rush" | "pass" | "return" | "fieldGoal";
  readonly yards: number;
  readonly touchdown: boolean;
}

const KINDS: Readonly<Record<string, "rush" | "pass" | undefined>> = { rush: "rush", complete: "pass" };

/** Rushes, passes, returns and field goals with their yards, without plays that a penalty took back. */
export function longPlays(events: readonly GameEvent[]): LongPlay[] {
  const plays: LongPlay[] = [];
  for (const { event, follow, wiped, touchdown } of playsOf(events)) {
    if (wiped || !event) continue;
    const { team: side, yards } = event;
    if (event.type === "kick") {
      if (event.kind === "fieldGoal" && event.good) plays.push({ side, kind: "fieldGoal", yards, touchdown: false });
    } else if (!event.isTry) {
      const kind = KINDS[event.result];
      // A touchdown after losing and recovering the ball does not count for the runner or passer.
      const kept = !follow.some(({ type }) => type === "turnover");
      if (kind) plays.push({ side, kind, yards, touchdown: kept && touchdown === side });
    }
    for (const back of follow) {
      if (back.type !== "return" || !isCarriedBack(back)) continue;
      plays.push({ side: back.team, kind: "return", yards: back.yards, touchdown: touchdown === back.team });
    }
  }
  return plays;
}
