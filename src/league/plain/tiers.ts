/**
 * Tiers: divisions one above another, with promotion and relegation. Which team plays in which follows from the first season and all
 * results since: after each season the last teams of a tier change places with the first of the tier below.
 */
import { fault, type Issue } from "../../kernel/issue/index.js";
import { roundRobin, type Rounds } from "../schedule.js";
import type { Standing } from "../standings.js";
import { MOST_TIERS, SIZES, type Contest, type PlainTeam } from "./types.js";

/** Teams by tier, the top tier first. */
export interface Tier {
  /** `First`, or the name of the division that its teams started in. */
  readonly name: string;
  readonly teams: readonly string[];
}

/** Names of tiers whose teams have no divisions. */
const NAMES = ["First tier", "Second tier", "Third tier", "Fourth tier"] as const;

export const hasTiers = ({ tiers = 1 }: Contest): boolean => tiers > 1;

const divisionsOf = (teams: readonly Pick<PlainTeam, "division">[]): string[] => [
  ...new Set(teams.map(({ division = "" }) => division)),
];

/** Tiers of the first season: the teams' divisions, or the team file cut into equal parts from the top. */
export function firstTiers(teams: readonly Pick<PlainTeam, "id" | "division">[], { tiers = 1 }: Contest): Tier[] {
  const divisions = divisionsOf(teams);
  if (divisions.length === tiers)
    return divisions.map((name) => ({
      name,
      teams: teams.filter(({ division = "" }) => division === name).map(({ id }) => id),
    }));
  const each = Math.floor(teams.length / tiers);
  const more = teams.length % tiers;
  let from = 0;
  return Array.from({ length: tiers }, (_, i) => {
    const own = teams.slice(from, (from += each + (i < more ? 1 : 0)));
    return { name: NAMES[i], teams: own.map(({ id }) => id) };
  });
}

/** Teams that change tiers after a season, for each pair of neighboring tiers from the top. */
export function movesBetween(
  tiers: readonly Tier[],
  table: readonly Pick<Standing, "team" | "division" | "rank">[],
  { promoted = 1 }: Contest,
): { readonly upper: Tier; readonly lower: Tier; readonly down: readonly string[]; readonly up: readonly string[] }[] {
  const ranked = ({ name }: Tier): string[] =>
    table
      .filter(({ division }) => division === name)
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ team }) => team);
  return tiers.slice(1).map((lower, i) => {
    const upper = tiers[i];
    return { upper, lower, down: ranked(upper).slice(-promoted), up: ranked(lower).slice(0, promoted) };
  });
}

/** Tiers of the season after one with this table. */
export function nextTiers(
  tiers: readonly Tier[],
  table: readonly Pick<Standing, "team" | "division" | "rank">[],
  contest: Contest,
): Tier[] {
  const goes = new Map<string, string>();
  for (const { upper, lower, down, up } of movesBetween(tiers, table, contest)) {
    for (const team of down) goes.set(team, lower.name);
    for (const team of up) goes.set(team, upper.name);
  }
  return tiers.map(({ name, teams }) => ({
    name,
    teams: [
      ...teams.filter((team) => !goes.has(team)),
      ...tiers.flatMap((other) => other.teams.filter((team) => goes.get(team) === name)),
    ],
  }));
}

/** Teams by number, tier by tier. */
export const byTier = (order: readonly string[], tiers: readonly Tier[]): string[] =>
  tiers.flatMap(({ teams }) => order.filter((team) => teams.includes(team)));

/** A round robin in each tier, all at once; numbers as in `byTier`. */
export function tierRounds(tiers: readonly Tier[], times: number): Rounds {
  let before = 0;
  const own = tiers.map(({ teams }) => {
    const first = before;
    before += teams.length;
    return roundRobin(teams.length, times).map((games) =>
      games.map(([away, home]) => [away + first, home + first] as const),
    );
  });
  const most = Math.max(...own.map((rounds) => rounds.length));
  return Array.from({ length: most }, (_, round) => own.flatMap((rounds) => rounds[round] ?? []));
}

/** Errors that rule out these tiers. */
export function checkTiers(contest: Contest, teams: readonly Pick<PlainTeam, "id" | "division">[]): Issue[] {
  const { format, tiers = 1, promoted, playoffs = 0 } = contest;
  const issues: Issue[] = [];
  const report = (key: string, message: string, hint?: string): void => {
    issues.push(fault(`contest-${key}`, message, { path: `contest.${key}`, ...(hint !== undefined && { hint }) }));
  };
  if (tiers === 1) {
    if (promoted !== undefined) report("promoted", "teams change places only between tiers", "ask for 2 tiers or more");
    return issues;
  }
  if (format !== "round-robin") {
    report("tiers", `a ${format} has one table; found ${tiers} tiers`, "tiers play round robins");
    return issues;
  }
  const divisions = divisionsOf(teams);
  if (divisions.length > 1 && divisions.length !== tiers)
    report("tiers", `${tiers} tiers need ${tiers} divisions or none; found ${divisions.join(", ")}`);
  const sizes = firstTiers(teams, contest).map((tier) => tier.teams.length);
  const [least, most] = SIZES["round-robin"];
  if (Math.min(...sizes) < least || Math.max(...sizes) > most) {
    report("tiers", `a tier takes ${least} to ${most} teams; found ${sizes.join(", ")}`);
    return issues;
  }
  const places = promoted ?? 1;
  const smallest = Math.min(...sizes);
  // A middle tier loses teams in both directions.
  const room = tiers > 2 ? Math.floor(smallest / 2) : smallest - 1;
  if (places > room)
    report(
      "promoted",
      `a tier of ${smallest} teams cannot change ${places} of them; expected ${Math.max(room, 1)} or fewer`,
    );
  if (playoffs > sizes[0])
    report("playoffs", `the first tier has ${sizes[0]} teams; found playoffs of ${playoffs} teams`);
  return issues;
}

/** Choices for the number of tiers, and of teams that change. */
export const TIER_COUNTS = Array.from({ length: MOST_TIERS }, (_, i) => `${i + 1}`);
export const PROMOTED_COUNTS = ["1", "2", "3", "4"] as const;
