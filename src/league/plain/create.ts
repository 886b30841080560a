/** Options of a new plain league, and how its teams are picked. */
import { fault, UserError } from "../../kernel/issue/index.js";
import { isEverybody } from "../../kernel/football/index.js";
import type { LeagueSetting } from "../../contract/seasons.js";
import { lotsBySeed } from "../lots.js";
import { CONFERENCE_COUNTS } from "./conferences.js";
import { PROMOTED_COUNTS, TIER_COUNTS } from "./tiers.js";
import { PLAN_GAMES } from "../plans.js";
import { USUAL_CONTEST } from "./contest.js";
import { DRAWS, TIE_RULES, type Contest, type ContestFormat, type PlainTeam } from "./types.js";

export const settingsOf = (formats: readonly ContestFormat[]): LeagueSetting[] => [
  {
    id: "format",
    summary: "everyone plays everyone, a knockout, or both: the first four of the table play for the cup",
    values: formats.filter((format) => format !== "schedule"),
    usual: formats[0],
  },
  { id: "rounds", summary: "how often each pair meets", values: ["1", "2"], usual: `${USUAL_CONTEST.rounds}` },
  {
    id: "draw",
    summary: "numbers of the teams by lot, or in the order of the file; the champion is number 1 a year later",
    values: DRAWS,
    usual: USUAL_CONTEST.draw,
  },
  {
    id: "ties",
    summary: "tied knockout games: overtime, or a replay at the other team's field",
    values: TIE_RULES,
    usual: USUAL_CONTEST.ties,
  },
  {
    id: "tiers",
    summary:
      "tables one above the other, each with its own round robin; divisions of the teams, or their file in equal parts",
    values: TIER_COUNTS,
    usual: "1",
  },
  {
    id: "promoted",
    summary: "teams that change places between two neighboring tiers after a season",
    values: PROMOTED_COUNTS,
    usual: "1",
  },
  ...(formats.includes("schedule")
    ? [
        {
          id: "games",
          summary:
            "games per team instead of a round robin: division rivals at home and away, then the other divisions in turn",
          values: ["0", ...GAME_COUNTS],
          usual: "0",
        },
        {
          id: "playoffs",
          summary: "teams that play a knockout after the round robin or your own schedule",
          values: ["0", "2", "4", "6", "8", "12", "14", "16"],
          usual: "0",
        },
        {
          id: "conferences",
          summary:
            "brackets of the playoffs: 2 for two conferences whose champions meet in the final, half of the teams from each",
          values: CONFERENCE_COUNTS,
          usual: "1",
        },
      ]
    : []),
];

/** Choices for the number of games. */
const GAME_COUNTS = Array.from({ length: PLAN_GAMES[1] - PLAN_GAMES[0] + 1 }, (_, i) => `${PLAN_GAMES[0] + i}`);

export function contestOf(settings: Readonly<Record<string, string>> = {}, schedule: boolean): Contest {
  const { rounds, playoffs, games = "0", tiers = "1", promoted, conferences = "1", ...rest } = settings;
  const planned = games !== "0";
  return {
    ...USUAL_CONTEST,
    ...(schedule && { format: "schedule" }),
    ...rest,
    // A form always says the format, even the default.
    ...(planned && (rest.format ?? "round-robin") === "round-robin" && { format: "schedule" }),
    ...(planned && { games: Number(games) }),
    ...(rounds !== undefined && { rounds: Number(rounds) }),
    ...(playoffs !== undefined && playoffs !== "0" && { playoffs: Number(playoffs) }),
    ...(conferences !== "1" && { conferences: Number(conferences) }),
    ...(tiers !== "1" && { tiers: Number(tiers) }),
    // A form's default choice sets nothing.
    ...(promoted !== undefined && (tiers !== "1" || promoted !== "1") && { promoted: Number(promoted) }),
  };
}

/** Picks the teams of a league from a larger pool at random, including the teams asked for. They keep the pool's order. */
export function drawTeams<T extends PlainTeam>(
  { find }: { find(pool: readonly T[], word: string): T },
  pool: readonly T[],
  size: number,
  seed: number,
  wanted: readonly string[] = [],
): T[] {
  if (pool.length < size) {
    const hint = `${pool.length > 2 ? "take fewer, or " : ""}give a larger file with --teams-file`;
    const message = `there are ${pool.length} teams to choose from; expected ${size}`;
    throw new UserError(fault("league-size", message, { hint }));
  }
  const first = [...new Set(wanted.filter((word) => !isEverybody(word)).map((word) => find(pool, word).id))];
  const ids = pool.map(({ id }) => id);
  const lots = lotsBySeed(ids, seed, 0, "teams").filter((id) => !first.includes(id));
  const chosen = new Set([...first, ...lots].slice(0, Math.max(size, first.length)));
  return pool.filter(({ id }) => chosen.has(id));
}
