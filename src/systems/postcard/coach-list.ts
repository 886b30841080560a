/** THE list of coaches, from the plainest to the best. */
import type { CoachInfo } from "../../contract/game.js";
import type { ByteCache } from "../../kernel/cache/index.js";
import type { Progress } from "../../contract/progress.js";
import { die, football, points, SOLVED, solvedClock, solvedCoach, type Coach } from "./coaches/index.js";
import { solvedPoints } from "./odds/points/index.js";
import type { PostcardRules } from "./rules/index.js";

/** Coaches that play any card as it is, without working anything out first. */
export const PLAIN_COACHES: readonly Coach[] = [die, football, points];

export const COACHES: readonly CoachInfo[] = [...PLAIN_COACHES, SOLVED].map(({ id, title, summary }) => ({
  id,
  title,
  summary,
}));

export const DEFAULT_COACH = football.id;

/** What the solved coach needs to find or to keep its tables. */
export interface CoachRequest {
  readonly rules: PostcardRules;
  readonly cache: ByteCache;
  readonly progress?: Progress;
}

/** A solved coach at work keeps what it has worked out: one for each card in this process. */
const atWork = new WeakMap<PostcardRules, Coach>();

/**
 * The coach of this id for a card.
 * @throws RangeError for an id that is not in `COACHES`: check it before.
 */
export function coachOf(id: string, { rules, cache, progress }: CoachRequest): Coach {
  const plain = PLAIN_COACHES.find((coach) => coach.id === id);
  if (plain) return plain;
  if (id !== SOLVED.id) throw new RangeError(`no coach is called ${id}`);
  let coach = atWork.get(rules);
  if (!coach) {
    const table = solvedPoints(rules, cache, progress);
    atWork.set(rules, (coach = solvedCoach(table, solvedClock(table, cache, progress))));
  }
  return coach;
}
