/** Which coaches a game has, and how they are made. */
import type { Coaching } from "../contract/by-hand.js";
import type { CoachInfo } from "../contract/game.js";
import type { Progress } from "../contract/progress.js";
import { NO_CACHE, type ByteCache } from "../kernel/cache/index.js";
import type { Dice } from "../kernel/dice/index.js";
import type { Side } from "../kernel/football/index.js";
import { coachNamed, type Decide, type GameTypes } from "../kernel/machine/index.js";

/** A coach who makes every decision alone. Randomness comes only from dice: the same state and the same dice give the same answer. */
export interface DecidingCoach<T extends TeamAsks, Game> extends CoachInfo {
  /** @param dice the coach's own, separate from the game's */
  choose(ask: T["ask"], game: Game, state: T["view"], dice: Dice): T["choice"];
}

interface TeamAsks extends GameTypes {
  readonly ask: { readonly team: Side };
}

/** Passes each decision to the coach of the team that must answer. */
export const answersOfTeams =
  <T extends TeamAsks, Game>(
    coaches: Readonly<Record<Side, DecidingCoach<T, Game>>>,
    game: Game,
    dice: Dice,
  ): Decide<T> =>
  (ask, state) =>
    coaches[(ask as TeamAsks["ask"]).team].choose(ask, game, state, dice);

/** Who coaches. */
export interface CoachList<Coach, Rules> {
  /** From the simplest to the best. */
  readonly known: readonly CoachInfo[];
  /** Id of the default coach. */
  readonly usual: string;
  /** A coach by id; the id was checked before. */
  of(id: string, work: CoachWork<Rules>): Coach;
}

/** What a coach may need for calculations before play. */
export type CoachWork<Rules> = Partial<Pick<Coaching, "cache" | "progress">> & { readonly rules: Rules };

/** Coaches that need only an id; from the simplest to the best. */
export const coachList = <C extends CoachInfo>(known: readonly C[], usual: string) => ({
  known,
  usual,
  of: (id: string): C => coachNamed(known, id),
});

/** A coach that plays by a solution of the game. */
export interface SolvedCoach<Coach, Rules> extends CoachInfo {
  solve(rules: Rules, cache: ByteCache, progress?: Progress): Coach;
}

/** Coaches of which the best solve the game before play. One instance per set of rules, because their tables grow. */
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
