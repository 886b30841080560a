/** Leagues of DICE Football: what the game says of itself to be played in seasons. */
import { z } from "zod";
import { remember } from "../../kernel/cache/remember.js";
import { scoreOf, totalsOf } from "../../kernel/football/index.js";
import { nowhereKnown } from "../../kernel/issue/index.js";
import { fileParts } from "../../league/file-parts.js";
import { viewsBy } from "../../league/plain/contest.js";
import type { Match, PlainGame } from "../../league/plain/game.js";
import { seasonsOf } from "../../league/plain/seasons-of.js";
import type { PlainResult } from "../../league/plain/types.js";
import { breaksOf } from "../../league/standings.js";
import { checkTeam } from "./check/check-team.js";
import { coachOf, COACHES, DEFAULT_COACH } from "./coach-list.js";
import { POINTS } from "./engine/index.js";
import { games, playGame, type GameRecord } from "./game-record.js";
import { parseRules } from "./house-rules.js";
import { packRules, resolveRules, teamName, type DiceRules, type Team } from "./rules/index.js";
import { rulesSchema } from "./rules/rules-schema.js";
import { teamSchema } from "./rules/team-schema.js";
import { findTeam } from "./team-pick.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";
import type { TeamFile } from "./teams/teams-file.js";

/** A team of a league with its cards. */
interface LeagueTeam {
  readonly id: string;
  /** `Houston Oilers`. */
  readonly name: string;
  /** `Oilers`. */
  readonly short: string;
  readonly division?: string;
  readonly coach?: string | null;
  readonly team: Team;
}

const leagueTeam = (team: Team): LeagueTeam => ({ id: team.id, name: teamName(team), short: team.name, team });

type LeagueMatch = Match<LeagueTeam, DiceRules>;

/** Nobody is at home on a neutral field. */
const awayFromHome = remember((rules: DiceRules): DiceRules => ({
  ...rules,
  switches: { ...rules.switches, homeField: "off" },
}));

const setupOf = ({ rules, away, home, neutral, decided }: LeagueMatch) => ({
  rules: neutral ? awayFromHome(rules) : rules,
  away: away.team,
  home: home.team,
  playoff: decided,
});

const TOTALS = totalsOf({ ...POINTS, kick: POINTS.extraPoint });

const league: PlainGame<LeagueTeam, DiceRules, GameRecord, PlainResult> = {
  id: "dice-football",
  kind: { id: "dice-football-league", title: "DICE Football league", format: "pressbox/dice-football-league" },
  formats: {
    "round-robin": "DICE Football League",
    schedule: "DICE Football League",
    "knock-out": "DICE Football Cup",
    "final-four": "DICE Football Championship",
  },
  // As the professionals order theirs: share of wins, games between those level, their division's, points, lot.
  viewOf: viewsBy<LeagueTeam, PlainResult>({
    breaks: breaksOf("record", "headToHeadRecord", "divisionRecord", "difference", "scored", "lot"),
  }),
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
      return { record, score: scoreOf(record.events) };
    },
    unplayed: (match) => games.unplayed(setupOf(match)),
  },
  teams: {
    pool: SAMPLE_TEAMS.map(leagueTeam),
    shape: () =>
      z.strictObject({
        id: fileParts().id,
        name: z.string().min(1).max(80),
        short: z.string().min(1).max(60),
        division: z.string().min(1).max(40).optional(),
        coach: z.string().min(1).max(40).nullable().optional(),
        team: teamSchema,
      }),
    given: (data) => (data as TeamFile | undefined)?.teams.map(leagueTeam),
    find: (teams, word) => {
      const { id } = findTeam(
        teams.map(({ team }) => team),
        word,
      );
      return teams.find(({ team }) => team.id === id)!;
    },
    check: (teams, { locate }) =>
      teams.flatMap(({ team }, i) =>
        checkTeam(team, locate ? (path) => locate(path[1] as number, "team") : nowhereKnown, ["teams", i]),
      ),
  },
  rules: {
    shape: () => rulesSchema.extend({ name: fileParts().rulesName }),
    pack: packRules,
    resolve: remember((packed) => resolveRules(packed)),
    check: (packed, locate) => parseRules(packed, locate).issues,
    totals: () => TOTALS,
  },
  tieHint: "play another overtime and enter that score",
  handSheet: "score-sheet",
};

export const { seasons } = seasonsOf(league);
