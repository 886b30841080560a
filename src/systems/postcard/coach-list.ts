/** THE list of coaches, from the plainest to the best. */
import { NO_CACHE } from "../../kernel/cache/index.js";
import { coachNamed } from "../../kernel/machine/index.js";
import type { CoachList, CoachWork } from "../../gamekit/match-table.js";
import { die, football, points, SOLVED, solvedClock, solvedCoach, type Coach } from "./coaches/index.js";
import { solvedPoints } from "./odds/points/index.js";
import type { PostcardRules } from "./rules/index.js";

/** Coaches that play any card as it is, without working anything out first. */
export const PLAIN_COACHES: readonly Coach[] = [die, football, points];

/** A solved coach at work keeps what it has worked out: one for each card in this process. */
const atWork = new WeakMap<PostcardRules, Coach>();

function solved({ rules, cache = NO_CACHE, progress }: CoachWork<PostcardRules>): Coach {
  let coach = atWork.get(rules);
  if (!coach) {
    const values = solvedPoints(rules, cache, progress);
    atWork.set(rules, (coach = solvedCoach(values, solvedClock(values, cache, progress))));
  }
  return coach;
}

export const coaches: CoachList<Coach, PostcardRules> = {
  known: [...PLAIN_COACHES, SOLVED].map(({ id, title, summary }) => ({ id, title, summary })),
  usual: football.id,
  of: (id, work) => (id === SOLVED.id ? solved(work) : coachNamed(PLAIN_COACHES, id)),
};
