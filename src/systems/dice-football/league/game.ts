/** Leagues of DICE Football: the game's interface to seasons. */
import { scoreOf, SIDES, totalsOf } from "../../../kernel/football/index.js";
import { awayFromHome } from "../../../kernel/rulings/index.js";
import { isObject } from "../../../kernel/issue/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { replayedBy } from "../../../league/plain/replay.js";
import { CONFERENCE_TABLE, formatNames, PROFESSIONAL_TABLE, viewsBy } from "../../../league/plain/contest.js";
import type { Match, PlainGame, Played } from "../../../league/plain/game.js";
import { rulesOver, teamsWith, type TeamWith } from "../../../league/plain/parts.js";
import type { PlainLeague, PlainResult } from "../../../league/plain/types.js";
import { checkTeam } from "../check/check-team.js";
import { coaches } from "../coach-list.js";
import { POINTS, type GameSetup } from "../engine/index.js";
import { games, playGame, type GameRecord } from "../game-record.js";
import { house } from "../house-rules.js";
import { teamName, type DiceRules, type Team } from "../rules/index.js";
import { teamSchema } from "../rules/team-schema.js";
import { findTeam } from "../team-pick.js";
import { sampleTeams } from "../teams/sample-teams.js";
import { carriedAfter, carriedShape, sittingOut, splitCarried, type Carried } from "./carried.js";
import { rosters } from "./rosters.js";

/** A league team with its cards. */
export type LeagueTeam = TeamWith<"team", Team>;

export type League = PlainLeague<LeagueTeam>;
const FORMAT = "pressbox/dice-football-league";
export const isLeague = (record: unknown): record is League => isObject(record) && record.format === FORMAT;

export const viewOf = viewsBy<LeagueTeam, PlainResult>(PROFESSIONAL_TABLE, CONFERENCE_TABLE);

export type LeagueMatch = Match<LeagueTeam, DiceRules, Carried>;

function setupOf({ rules, away, home, neutral, decided, carried }: LeagueMatch): GameSetup {
  const teams = { away: away.team, home: home.team };
  const out = SIDES.map((side) => [side, sittingOut(rules, teams[side], carried[side])] as const);
  const missing = Object.fromEntries(out.filter(([, names]) => names.length > 0));
  return {
    rules: neutral ? awayFromHome(rules) : rules,
    ...teams,
    playoff: decided,
    ...(Object.keys(missing).length > 0 && { missing }),
  };
}

/** A game's result: its score, and what its teams carry forward. */
export function playedOf(
  { rules, carried }: Pick<LeagueMatch, "rules" | "carried">,
  record: GameRecord,
): Played<GameRecord, Carried> {
  const after = SIDES.map((side) => [side, carriedAfter(rules, carried[side], record.events, side)] as const);
  return {
    record,
    score: scoreOf(record.events),
    carried: Object.fromEntries(after.filter(([, list]) => list !== undefined)),
  };
}

export const leagueGame: PlainGame<LeagueTeam, DiceRules, GameRecord, PlainResult, Carried> = {
  id: "dice-football",
  kind: { id: "dice-football-league", title: "DICE Football league", format: FORMAT },
  formats: formatNames("DICE Football"),
  viewOf,
  player: {
    coach: coaches.usual,
    coaches: coaches.known.map(({ id }) => id),
    play(match) {
      const { seed } = match;
      const record = playGame({
        ...setupOf(match),
        coaches: keyed(SIDES, (side) => coaches.of(match.coaches[side])),
        seed,
      });
      return playedOf(match, record);
    },
    unplayed: (match) => games.unplayed(setupOf(match)),
  },
  teams: teamsWith<"team", Team>("team", {
    pool: sampleTeams,
    schema: teamSchema,
    nameOf: teamName,
    find: findTeam,
    check: checkTeam,
  }),
  rules: rulesOver(house, totalsOf({ ...POINTS, kick: POINTS.extraPoint })),
  carried: { shape: carriedShape, split: splitCarried, joined: (own = [], taken) => [...own, ...taken] },
  rosters,
  tieHint: "play another overtime and enter that score",
  handSheet: "game-log",
};

/** Games of a season replayed from stored seeds, once for all sheets and chapters. */
export const gamesAgain = replayedBy(leagueGame);
