/** The files of this game that people write or keep: house rules, teams, leagues. */
import { isObject } from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { houseRules, teamFiles } from "../../gamekit/match-files.js";
import { describeLeague } from "./describe.js";
import { LEAGUE_FORMAT, leagueSchema, parseLeague, proveLeague, rulesOfLeague, type League } from "./league/index.js";
import { replayIssues } from "./replay-league.js";
import { parseRules, RULES_FORMAT, rulesSchema, validateRules, type PenAndPaperRules } from "./rules/index.js";
import {
  readTeams,
  senseOfTeams,
  TEAMS_FORMAT,
  TEAMS_TABLE,
  teamsSchema,
  without,
  type TeamFile,
} from "./teams/index.js";

export { gameKind } from "./file-kinds-game.js";
export { diceKind } from "./own-dice.js";

export const rulesKind = houseRules<PenAndPaperRules>({
  id: "pen-and-paper-rules",
  title: "Pen & Paper Football house rules",
  shape: rulesSchema,
  format: RULES_FORMAT,
  parse(data, locate) {
    const { rules, issues } = parseRules(data, locate);
    return rules ? { rules, issues: [...issues, ...validateRules(rules, locate)] } : { issues };
  },
});

export const teamsKind = teamFiles<TeamFile>({
  id: "pen-and-paper-teams",
  title: "Pen & Paper Football teams",
  shape: teamsSchema,
  format: TEAMS_FORMAT,
  system: "pen-and-paper",
  isTeam: (team) => "scores" in team || "printed" in team,
  read: (data, locate) => readTeams(data, { locate }),
  sense: senseOfTeams,
  ...TEAMS_TABLE,
});

export const leagueKind: FileKind<League> = {
  id: "pen-and-paper-league",
  title: "Pen & Paper Football league",
  shape: leagueSchema,
  matches: (data) => isObject(data) && data.format === LEAGUE_FORMAT,
  check(data, locate) {
    const { issues, league } = parseLeague(data, locate);
    // The data itself, not zod's copy: keys stay in the order of the file, so that going on changes nothing else.
    return league ? { issues, value: data as League } : { issues };
  },
  prove(league, locate) {
    const told = proveLeague(league, locate);
    return [...told, ...replayIssues(league, locate, told)];
  },
  // A person may name it again, say who plays by hand, and answer what an off-season asks.
  sealed: ({ rules, seed, roller, size, season, phase, week, teams, schedule, lots, results, history }) => ({
    state: { rules, seed, roller, size, season, phase, week, schedule, lots },
    teams: teams.map((team) => without(team, "manager")),
    results,
    history,
  }),
  prints: { describe: describeLeague, rulesOf: rulesOfLeague },
};
