/** Leagues of DICE Football: what the game says of itself to be played in seasons. */
import { z } from "zod";
import { scoreOf, SIDES, totalsOf, type Side } from "../../../kernel/football/index.js";
import { awayFromHome } from "../../../kernel/rulings/index.js";
import { formatNames, PROFESSIONAL_TABLE, viewsBy } from "../../../league/plain/contest.js";
import type { Match, PlainGame, Played } from "../../../league/plain/game.js";
import { rulesOver, teamsWith, type TeamWith } from "../../../league/plain/parts.js";
import type { PlainResult } from "../../../league/plain/types.js";
import { checkTeam } from "../check/check-team.js";
import { coachOf, COACHES, DEFAULT_COACH } from "../coach-list.js";
import { POINTS, type GameEvent, type GameSetup } from "../engine/index.js";
import { games, playGame, type GameRecord } from "../game-record.js";
import { parseRules } from "../house-rules.js";
import { packRules, resolveRules, teamName, type DiceRules, type Team } from "../rules/index.js";
import { rulesSchema } from "../rules/rules-schema.js";
import { teamSchema } from "../rules/team-schema.js";
import { findTeam } from "../team-pick.js";
import { SAMPLE_TEAMS } from "../teams/sample-teams.js";

/** A team of a league with its cards. */
export type LeagueTeam = TeamWith<"team", Team>;

/** Who is hurt beyond a game: what a team takes to the next ones. */
export type Hurt = readonly { readonly name: string; readonly games: number }[];

export type LeagueMatch = Match<LeagueTeam, DiceRules, Hurt>;

/** Games of an injury that ends a season. */
const SEASON = 99;

function setupOf({ rules, away, home, neutral, decided, carried }: LeagueMatch): GameSetup {
  const hurt = SIDES.filter((side) => carried[side] !== undefined);
  const missing = Object.fromEntries(hurt.map((side) => [side, carried[side]!.map(({ name }) => name)]));
  return {
    rules: neutral ? awayFromHome(rules) : rules,
    away: away.team,
    home: home.team,
    playoff: decided,
    ...(hurt.length > 0 && { missing }),
  };
}

/** Who is hurt after a game: who was before it, for a game less, and whom it has hurt for longer. */
function hurtAfter(before: Hurt = [], events: readonly GameEvent[], side: Side): Hurt | undefined {
  const left = new Map(before.filter(({ games }) => games > 1).map(({ name, games }) => [name, games - 1]));
  for (const event of events) {
    if (event.type !== "injury" || event.team !== side || !event.hurt) continue;
    const games = event.until === "season" ? SEASON : (event.games ?? 0);
    if (games > (left.get(event.player) ?? 0)) left.set(event.player, games);
  }
  return left.size === 0 ? undefined : [...left].map(([name, games]) => ({ name, games }));
}

/** What a game brings: its score, and who is hurt after it. */
export function playedOf({ carried }: Pick<LeagueMatch, "carried">, record: GameRecord): Played<GameRecord, Hurt> {
  const hurt = SIDES.map((side) => [side, hurtAfter(carried[side], record.events, side)] as const);
  return {
    record,
    score: scoreOf(record.events),
    carried: Object.fromEntries(hurt.filter(([, list]) => list !== undefined)),
  };
}

export const leagueGame: PlainGame<LeagueTeam, DiceRules, GameRecord, PlainResult, Hurt> = {
  id: "dice-football",
  kind: { id: "dice-football-league", title: "DICE Football league", format: "pressbox/dice-football-league" },
  formats: formatNames("DICE Football"),
  viewOf: viewsBy<LeagueTeam, PlainResult>(PROFESSIONAL_TABLE),
  player: {
    coach: DEFAULT_COACH,
    coaches: COACHES.map(({ id }) => id),
    play(match) {
      const { coaches, seed } = match;
      const record = playGame({
        ...setupOf(match),
        coaches: { away: coachOf(coaches.away), home: coachOf(coaches.home) },
        seed,
      });
      return playedOf(match, record);
    },
    unplayed: (match) => games.unplayed(setupOf(match)),
  },
  teams: teamsWith<"team", Team>("team", {
    pool: SAMPLE_TEAMS,
    schema: teamSchema,
    nameOf: teamName,
    find: findTeam,
    check: checkTeam,
  }),
  rules: rulesOver({
    schema: rulesSchema,
    pack: packRules,
    resolve: resolveRules,
    parse: parseRules,
    totals: totalsOf({ ...POINTS, kick: POINTS.extraPoint }),
  }),
  carried: {
    shape: () => z.array(z.strictObject({ name: z.string().min(1).max(60), games: z.int().min(1).max(SEASON) })),
  },
  tieHint: "play another overtime and enter that score",
  handSheet: "game-log",
};
