/** New cups, and new seasons of a cup. */
import { fault, throwOnErrors, UserError } from "../../../kernel/issue/index.js";
import { packRules } from "../rules/resolve.js";
import type { PostcardRules } from "../rules/index.js";
import { checkTeams } from "../teams/check-teams.js";
import { findTeam, isEverybody } from "../teams/find-team.js";
import type { Team } from "../teams/types.js";
import { checkContest } from "./check-cup.js";
import { CUP_FORMAT, CUP_VERSION, USUAL_POINTS, type Contest, type Cup, type FinishedSeason } from "./types.js";
import { drawLots } from "./lots.js";
import { championOf, viewOf } from "./view.js";

export const USUAL_CONTEST: Contest = { format: "round-robin", rounds: 1, draw: "lot", ties: "overtime" };
/** Teams of a cup when nobody says how many. */
export const USUAL_SIZE = 8;
/** Name of a cup that nobody named. */
export const USUAL_NAMES: Readonly<Record<Contest["format"], string>> = {
  "round-robin": "PostCard League",
  "knock-out": "PostCard Cup",
  "final-four": "PostCard Championship",
};

export interface CupOptions {
  readonly name?: string;
  readonly rules: PostcardRules;
  readonly teams: readonly Team[];
  readonly seed: number;
  readonly contest?: Partial<Contest>;
}

/** Teams by number for a season: drawn or as listed, last year's champion first. */
export function orderOf(
  ids: readonly string[],
  { draw }: Contest,
  seed: number,
  season: number,
  champion?: string,
): string[] {
  const order = draw === "order" ? [...ids] : drawLots([...ids].sort(), seed, season, "draw");
  return champion === undefined ? order : [champion, ...order.filter((id) => id !== champion)];
}

/** A cup before its first round. @throws UserError with everything that stands against it. */
export function createCup({ name = "Cup", rules, teams, seed, contest: wanted }: CupOptions): Cup {
  const contest = { ...USUAL_CONTEST, ...wanted };
  throwOnErrors([...checkContest(contest, teams.length), ...checkTeams(teams)]);
  const ids = teams.map(({ id }) => id);
  return {
    format: CUP_FORMAT,
    version: CUP_VERSION,
    name,
    revision: 1,
    rules: packRules(rules),
    seed,
    contest,
    points: USUAL_POINTS,
    teams,
    season: 1,
    order: orderOf(ids, contest, seed, 1),
    results: [],
    history: [],
  };
}

/** The cup with its season put away and the next one drawn. The season must be over. */
export function nextSeason(cup: Cup): Cup {
  const { season, order, results, contest, seed, teams } = cup;
  const champion = championOf(viewOf(cup))!;
  const finished: FinishedSeason = { season, champion, order, results };
  return {
    ...cup,
    revision: cup.revision + 1,
    season: season + 1,
    order: orderOf(
      teams.map(({ id }) => id),
      contest,
      seed,
      season + 1,
      champion,
    ),
    results: [],
    history: [...cup.history, finished],
  };
}

/** Teams of a cup from a larger pool, by lot; those that are wanted are among them. They stay in the pool's order. */
export function drawTeams(pool: readonly Team[], size: number, seed: number, wanted: readonly string[] = []): Team[] {
  if (pool.length < size) {
    const hint = pool.length > 2 ? "take fewer, or give a larger file with --teams-file" : "give a larger file";
    throw new UserError(fault("cup-size", `there are ${pool.length} teams to choose from; expected ${size}`, { hint }));
  }
  const first = [...new Set(wanted.filter((word) => !isEverybody(word)).map((word) => findTeam(pool, word).id))];
  const ids = pool.map(({ id }) => id);
  const lots = drawLots(ids, seed, 0, "teams").filter((id) => !first.includes(id));
  const chosen = new Set([...first, ...lots].slice(0, Math.max(size, first.length)));
  return pool.filter(({ id }) => chosen.has(id));
}
