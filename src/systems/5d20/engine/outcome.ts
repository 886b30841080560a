/** The result of a play, given where the ball ended up. */
import { FIELD } from "../../../kernel/football/index.js";
import type { CallRow } from "../rules/index.js";
import type { Call } from "./decisions.js";
import type { CallNumber, Five } from "./events.js";
import type { Landed } from "./fumble.js";
import type { Outcome } from "./state.js";
import type { Turn } from "./turn.js";

/** What the first roll has decided. */
export interface Called {
  readonly call: Call;
  readonly isTry: boolean;
  readonly row: CallRow;
  readonly zone: 0 | 1 | 2;
  readonly number: CallNumber | undefined;
  readonly dice1: Five;
  readonly cites: string[];
}

type OutcomeParts = Pick<Outcome, "gain" | "by" | "stopped" | "flag" | "offset"> & { readonly intercepted?: boolean };

/** The result of a play, given where the ball ended up. */
export function outcomeOf({ draft }: Pick<Turn, "draft">, landed: Landed, parts: OutcomeParts): Outcome {
  const how = landed.turnovers.length > 0 ? landed.turnovers[0].how : "fumble";
  return {
    offense: draft.ball,
    ball: landed.ball,
    spot: landed.spot,
    end: landed.end,
    turnovers: landed.turnovers,
    result: how,
    start: landed.turnovers.length > 1 ? "fumble" : how,
    gain: parts.gain,
    by: parts.by,
    stopped: parts.stopped,
    kick: false,
    intercepted: parts.intercepted ?? false,
    isTry: draft.down === 0,
    offset: parts.offset,
    flag: parts.flag,
  };
}

/** Where a carrier is brought down: at a spot, behind either goal line, or having lost the ball. */
export function bringDown(turn: Turn, spot: number): Landed {
  const { ball } = turn.draft;
  const end = spot >= FIELD ? "touchdown" : spot <= 0 ? "safety" : "down";
  return { ball, spot: Math.max(0, Math.min(FIELD, spot)), turnovers: [], end };
}

/** On a try, a defense that may not score cannot return the ball either. */
export const mayReturn = ({ game, draft }: Turn): boolean => draft.down !== 0 || game.law.defensiveTwo;
