/** Combines the lines of players who played for several teams in a season. */
import { sumOf } from "../kernel/lists/index.js";

/** A change of teams, as the league file stores it. */
export interface ManMoved {
  readonly season: number;
  /** First round that counts. */
  readonly week: number;
  readonly player: string;
  readonly from?: string;
  readonly to?: string;
  /** `out`: he stays with his team, on its injured list. */
  readonly injured?: "out" | "back";
  /** He plays no more. */
  readonly retires?: true;
}

interface Named {
  readonly name: string;
}
/** A player's line, and his teams in order. */
export interface ManLine<P> {
  readonly line: P;
  readonly teams: readonly string[];
}

/** Statistics that combine by maximum instead of sum. */
const isBest = (key: string): boolean => key.startsWith("longest");

const added = <P extends Named>(lines: readonly P[]): P => {
  const keys = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const figures = keys.flatMap((key) => {
    const values = lines.flatMap((line) => {
      const value = (line as Readonly<Record<string, unknown>>)[key];
      return typeof value === "number" ? [value] : [];
    });
    return values.length === 0 ? [] : [[key, isBest(key) ? Math.max(...values) : sumOf(values)] as const];
  });
  return { ...lines[0], ...Object.fromEntries(figures) };
};

/** @param moves of the league; those of the season connect a player's lines */
export function menTogether<P extends Named>(
  byTeam: ReadonlyMap<string, readonly P[]>,
  moves: readonly ManMoved[] = [],
  season?: number,
): ManLine<P>[] {
  const keyOf = (team: string, name: string): string => `${team}\t${name}`;
  /** Key of a player on a team: the first team he was on this season. */
  const first = new Map<string, string>();
  const free = new Map<string, string>();
  for (const { player, from, to, season: when, injured } of moves) {
    if (when !== season || injured === "out") continue;
    const known = from === undefined ? free.get(player) : (first.get(keyOf(from, player)) ?? keyOf(from, player));
    if (to === undefined) {
      if (known !== undefined) free.set(player, known);
    } else if (known !== undefined) first.set(keyOf(to, player), known);
  }
  const men = new Map<string, { lines: P[]; teams: string[] }>();
  for (const [team, lines] of byTeam)
    for (const line of lines) {
      const key = first.get(keyOf(team, line.name)) ?? keyOf(team, line.name);
      const man = men.get(key);
      if (man)
        [man.lines, man.teams] = [
          [...man.lines, line],
          [...man.teams, team],
        ];
      else men.set(key, { lines: [line], teams: [team] });
    }
  return [...men].map(([key, { lines, teams }]) => ({
    line: lines.length > 1 ? added(lines) : lines[0],
    teams: [...new Set(teams)].sort((a, b) => Number(key.startsWith(`${b}\t`)) - Number(key.startsWith(`${a}\t`))),
  }));
}
