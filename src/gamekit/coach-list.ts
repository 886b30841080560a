/** Who coaches a game, and how coaches are made. */
import type { Coaching } from "../contract/by-hand.js";
import type { CoachInfo } from "../contract/game.js";
import type { Progress } from "../contract/progress.js";
import { NO_CACHE, type ByteCache } from "../kernel/cache/index.js";
import { coachNamed } from "../kernel/machine/index.js";

/** Who coaches. */
export interface CoachList<Coach, Rules> {
  /** From the plainest to the best. */
  readonly known: readonly CoachInfo[];
  /** Id of the coach when no one names one. */
  readonly usual: string;
  /** A coach by id; the id was checked before. */
  of(id: string, work: CoachWork<Rules>): Coach;
}

/** What a coach may need to work something out first. */
export type CoachWork<Rules> = Partial<Pick<Coaching, "cache" | "progress">> & { readonly rules: Rules };

/** Coaches that need nothing but their id; from the plainest to the best. */
export const coachList = <C extends CoachInfo>(known: readonly C[], usual: string) => ({
  known,
  usual,
  of: (id: string): C => coachNamed(known, id),
});

/** A coach that plays by a solution of the game. */
export interface SolvedCoach<Coach, Rules> extends CoachInfo {
  solve(rules: Rules, cache: ByteCache, progress?: Progress): Coach;
}

/** Coaches of which the best ones solve the game first: one of each for each set of rules, since they keep tables that grow. */
export function solvingCoaches<C extends CoachInfo, Rules extends object>(
  plain: readonly C[],
  solved: readonly SolvedCoach<C, Rules>[],
  usual: string,
): CoachList<C, Rules> {
  const atWork = new Map(solved.map(({ id }) => [id, new WeakMap<Rules, C>()]));
  const known = [...plain, ...solved].map(({ id, title, summary }) => ({ id, title, summary }));
  return {
    known,
    usual,
    of(id, { rules, cache = NO_CACHE, progress }) {
      coachNamed(known, id);
      const solver = solved.find((coach) => coach.id === id);
      if (!solver) return coachNamed(plain, id);
      const coach = atWork.get(id)!.get(rules) ?? solver.solve(rules, cache, progress);
      atWork.get(id)!.set(rules, coach);
      return coach;
    },
  };
}
