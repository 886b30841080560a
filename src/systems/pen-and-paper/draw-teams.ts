/** Draws the teams of a league. */
import { parseSeed, seededRoller } from "../../kernel/dice/index.js";
import { drawLots } from "../../league/lots.js";
import { marketOf } from "./rules/index.js";
import { findTeam, isEverybody } from "./team-pick.js";
import type { Team } from "./teams/index.js";

/** Teams of a league, drawn from a larger pool; no two may claim the same minor market or the same star. */
export function drawTeams(pool: readonly Team[], size: number, seed: number, wanted: readonly string[] = []): Team[] {
  const first = new Set(wanted.filter((word) => !isEverybody(word)).map((word) => findTeam(pool, word)));
  if (pool.length <= size) return [...pool];
  const byId = new Map(pool.map((team) => [team.id, team]));
  const lots = drawLots(seededRoller(parseSeed(`${seed}/teams`)), [...byId.keys()]).map((id) => byId.get(id)!);
  const drawn = new Set<Team>();
  const markets = new Set<string>();
  const stars = new Set<string>();
  for (const team of [...lots.filter((one) => first.has(one)), ...lots]) {
    const taken =
      (marketOf(team.home)?.kind === "minor" && markets.has(team.home)) || team.stars.some((s) => stars.has(s));
    if (drawn.size === size || drawn.has(team) || (taken && !first.has(team))) continue;
    drawn.add(team);
    markets.add(team.home);
    for (const star of team.stars) stars.add(star);
  }
  return lots.filter((team) => drawn.has(team));
}
