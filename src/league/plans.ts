/** Schedules with a given number of games per team: division rivals home and away, then the teams of the other divisions in turn. */
import { fault, UserError, type Issue } from "../kernel/issue/index.js";
import { lotsBySeed } from "./lots.js";
import { roundRobin, turned, type Pairing, type Rounds } from "./schedule.js";

/** Minimum and maximum games per team. */
export const PLAN_GAMES = [6, 20] as const;

/** Errors that rule out a plan. */
export function planFaults(sizes: readonly number[], games: number): Issue[] {
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const report = (message: string, hint: string): Issue[] => [
    fault("contest-games", message, { path: "contest.games", hint }),
  ];
  const [least, most] = PLAN_GAMES;
  if (!Number.isInteger(games) || games < least || games > most)
    return report(
      `found ${games} games per team; expected ${least} to ${most}`,
      "--schedule FILE takes a schedule of your own, of any length",
    );
  if (size < 2) return report(`found ${size} teams; expected 2 or more`, "name a larger file with --teams-file");
  if (size % 2 === 1 && games % (size - 1) !== 0) {
    const even = Array.from({ length: most }, (_, i) => (i + 1) * (size - 1)).filter(
      (one) => one >= least && one <= most,
    );
    return report(
      `with ${size} teams one has a bye each week, so they cannot all play ${games} games`,
      even.length > 0 ? `${size} teams can play ${even.join(" or ")} games each` : "use an even number of teams",
    );
  }
  return [];
}

/** Settings that cannot be combined with a number of games per team. */
export function gamesFaults(
  { games, format }: { readonly games?: number; readonly format: string },
  settings: Readonly<Record<string, string>> = {},
  scheduled: boolean,
): Issue[] {
  if (games === undefined) return [];
  const clash = scheduled
    ? "your own schedule"
    : settings.rounds !== undefined && settings.rounds !== "1"
      ? `rounds ${settings.rounds}`
      : format !== "schedule" && format !== "round-robin"
        ? `a ${format}`
        : undefined;
  if (clash === undefined) return [];
  const message = `${games} games per team cannot be combined with ${clash}`;
  return [fault("contest-games", message, { path: "contest.games", hint: "choose one of the two" })];
}

/** Teams in order of division, and their rounds; numbers within a division are drawn. */
export function planOf<T extends { readonly id: string }>(
  teams: readonly T[],
  games: number,
  seed: number,
  divisions: ReadonlyMap<string, string>,
): { readonly teams: readonly T[]; readonly rounds: Rounds } {
  const names = [...new Set(teams.map(({ id }) => divisions.get(id)))];
  const lots = lotsBySeed(teams.map(({ id }) => id).sort(), seed, 0, "plan");
  const own = names.map((name) =>
    teams.filter(({ id }) => divisions.get(id) === name).toSorted((a, b) => lots.indexOf(a.id) - lots.indexOf(b.id)),
  );
  return {
    teams: own.flat(),
    rounds: planRounds(
      own.map(({ length }) => length),
      games,
    ),
  };
}

/** True if division rivals can meet twice with every team playing each week. */
const isRegular = (sizes: readonly number[]): boolean =>
  sizes.every((size) => size === sizes[0] && size % 2 === 0) && (sizes.length === 1 || sizes.length % 2 === 0);

/** Repeats a list until it has that many rounds; every other time, home and away are swapped. */
function repeated(rounds: Rounds, count: number): Rounds {
  return Array.from({ length: count }, (_, i) => {
    const games = rounds[i % rounds.length];
    return Math.floor(i / rounds.length) % 2 === 0 ? games : games.map(turned);
  });
}

/** Rounds in which pairs of divisions play each other, all divisions at once; every team meets each team of the others. */
function crossRounds(divisions: number, size: number): Rounds {
  return roundRobin(divisions, 1).flatMap((pairs) =>
    Array.from({ length: size }, (_, shift) =>
      pairs.flatMap(([away, home]) =>
        Array.from({ length: size }, (_, i): Pairing => {
          const game = [(away - 1) * size + i + 1, (home - 1) * size + ((i + shift) % size) + 1] as const;
          return shift % 2 === 0 ? game : turned(game);
        }),
      ),
    ),
  );
}

/** Merges two lists of rounds, each spread evenly over the season, the shorter one's last round at the end. */
function spread(few: Rounds, many: Rounds): Rounds {
  const total = few.length + many.length;
  let used = 0;
  return Array.from({ length: total }, (_, i) => {
    const due = Math.floor(((i + 1) * few.length) / total);
    return due > used ? few[used++] : many[i - used];
  });
}

/**
 * The rounds of a season of that many games per team. In equal divisions of even size, one or an even number of them, rivals play home and
 * away; in other leagues all teams meet in turn, whatever their divisions. Home and away games differ by at most two.
 * @param sizes teams per division; numbers continue from one division to the next
 * @throws UserError if these teams cannot all play that many games
 */
export function planRounds(sizes: readonly number[], games: number): Rounds {
  const faults = planFaults(sizes, games);
  if (faults.length > 0) throw new UserError(faults);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  if (!isRegular(sizes) || sizes.length === 1) {
    const cycle = roundRobin(size, 1);
    return repeated(cycle, size % 2 === 0 ? games : (games / (size - 1)) * cycle.length);
  }
  const own = sizes[0];
  const inside = roundRobin(own, 2).map((round) =>
    sizes.flatMap((_, d) => round.map(([away, home]): Pairing => [away + d * own, home + d * own])),
  );
  const rivals = inside.slice(0, games);
  return spread(rivals, repeated(crossRounds(sizes.length, own), games - rivals.length));
}
