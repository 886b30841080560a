/** Files of leagues. */
import { isObject } from "../../kernel/issue/index.js";
import type { FileKind } from "../../contract/files.js";
import { describeLeague } from "./league/describe-league.js";
import { LEAGUE_FORMAT, leagueSchema, parseLeague, proveLeague, rulesOfLeague, type League } from "./league/index.js";
import { replayIssues } from "./replay-league.js";
import { without } from "./teams/index.js";

export const leagueKind: FileKind<League> = {
  id: "pen-and-paper-league",
  title: "Pen & Paper Football league",
  shape: leagueSchema,
  matches: (data) => isObject(data) && data.format === LEAGUE_FORMAT,
  check(data, locate) {
    const { issues, league } = parseLeague(data, locate);
    // The data itself, not zod's copy: keys keep their order, so that continuing the league changes nothing else in the file.
    return league ? { issues, value: data as League } : { issues };
  },
  prove(league, locate) {
    const issues = proveLeague(league, locate);
    return [...issues, ...replayIssues(league, locate, issues)];
  },
  // Users may rename it, choose who plays by hand, and answer the questions of an offseason.
  sealed: ({ rules, seed, roller, size, season, phase, week, teams, schedule, lots, results, history }) => ({
    state: { rules, seed, roller, size, season, phase, week, schedule, lots },
    teams: teams.map((team) => without(team, "manager")),
    results,
    history,
  }),
  prints: { describe: describeLeague, rulesOf: rulesOfLeague },
};
