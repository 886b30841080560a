/** Leagues of 5D20 Football: the game's interface to seasons, and replays of its games. */
import { scoreOf, SIDES, totalsOf, type Side } from "../../../kernel/football/index.js";
import { isObject } from "../../../kernel/issue/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { awayFromHome } from "../../../kernel/rulings/index.js";
import { replayedBy } from "../../../league/plain/replay.js";
import { CONFERENCE_TABLE, formatNames, PROFESSIONAL_TABLE, viewsBy } from "../../../league/plain/contest.js";
import type { Match, PlainGame } from "../../../league/plain/game.js";
import { rulesOver, teamsWith, type TeamWith } from "../../../league/plain/parts.js";
import type { PlainLeague, PlainResult } from "../../../league/plain/types.js";
import { coaches } from "../coach-list.js";
import { POINTS } from "../engine/settle.js";
import { games, playGame, type GameRecord } from "../game-record.js";
import { passersOf } from "../passers.js";
import { checkChart } from "../rules/check-chart.js";
import { chartSchema } from "../rules/chart-schema.js";
import { teamName, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { house } from "../rules/rules-schema.js";
import { findTeam } from "../team-pick.js";
import { rosters } from "./rosters.js";
import { sampleTeams } from "../teams/sample-teams.js";

/** A league team with its chart. */
export type LeagueTeam = TeamWith<"chart", TeamChart>;

export type League = PlainLeague<LeagueTeam>;
const CODE = /^[A-Z0-9]{2,4}$/;
/** Short label of a team: its code in the statistics, or its monogram; a single letter is not enough to tell teams apart. */
export const codeOf = ({ code = "", monogram }: TeamChart): string =>
  [code, monogram].find((letters) => CODE.test(letters)) ?? "";

type LeagueMatch = Match<LeagueTeam, FiveD20Rules>;

const setupOf = ({ rules, away, home, neutral, decided }: LeagueMatch) => ({
  rules: neutral ? awayFromHome(rules) : rules,
  away: away.chart,
  home: home.chart,
  playoff: decided,
});

const turns = ({ away, home }: Readonly<Record<Side, TeamChart>>): boolean =>
  away.qbs.length > 1 || home.qbs.length > 1;

const FORMAT = "pressbox/5d20-league";
export const isLeague = (record: unknown): record is League => isObject(record) && record.format === FORMAT;

export const viewOf = viewsBy<LeagueTeam, PlainResult>(PROFESSIONAL_TABLE, CONFERENCE_TABLE);

export const leagueGame: PlainGame<LeagueTeam, FiveD20Rules, GameRecord, PlainResult> = {
  id: "5d20",
  kind: { id: "5d20-league", title: "5D20 Football league", format: FORMAT },
  formats: formatNames("5D20"),
  viewOf,
  player: {
    coach: coaches.usual,
    coaches: coaches.known.map(({ id }) => id),
    play(match) {
      const { seed } = match;
      const setup = setupOf(match);
      const record = playGame({
        ...setup,
        // With only one passer, the record does not need this.
        ...(turns(setup) && { passers: passersOf(setup, seed) }),
        coaches: keyed(SIDES, (side) => coaches.of(match.coaches[side])),
        seed,
      });
      return { record, score: scoreOf(record.events) };
    },
    unplayed: (match) => games.unplayed(setupOf(match)),
  },
  teams: teamsWith<"chart", TeamChart>("chart", {
    pool: sampleTeams,
    schema: chartSchema,
    nameOf: teamName,
    find: findTeam,
    check: checkChart,
  }),
  rules: rulesOver(house, totalsOf({ ...POINTS, kick: POINTS.extraPoint })),
  rosters,
  tieHint: "play another overtime and enter that score",
  handSheet: "game-log",
};

/** Games of a season replayed from stored seeds, once for all sheets and chapters. */
export const gamesAgain = replayedBy(leagueGame);
