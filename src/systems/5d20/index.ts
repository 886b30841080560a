/** 5D20 Football: everything that this game gives to the tool. */
import { describeRulings } from "../../kernel/rulings/index.js";
import { defineSystem, type GameSystem, type PlayRequest } from "../../contract/game.js";
import type { FileKind } from "../../contract/files.js";
import type { Seasons } from "../../contract/seasons.js";
import { COACHES, coachOf, DEFAULT_COACH } from "./coach-list.js";
import { diceKind, gameKind, rulesKind, teamsKind } from "./file-kinds.js";
import { games, playGame } from "./game-record.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { proofKind } from "./proof-kind.js";
import { byHand, playFromDice } from "./table.js";
import { manyGames } from "./play-many.js";
import { checkCharts } from "./rules/check-chart.js";
import { checkRules } from "./rules/check-charts.js";
import {
  LEAGUE_AVERAGE,
  packRules,
  RULINGS,
  SEASON_RULES,
  STANDARD_RULES,
  type FiveD20Rules,
  type TeamChart,
} from "./rules/index.js";
import { seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { pickTeams } from "./team-pick.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";
import { TEAMS_FORMAT, type TeamFile } from "./teams/teams-file.js";

const givenTeams = (teams: unknown): readonly TeamChart[] | undefined => (teams as TeamFile | undefined)?.teams;

function play({ rules, seed, coach, names, roller, teams }: PlayRequest<FiveD20Rules>) {
  return playGame({ rules, coaches: coachOf(coach), ...pickTeams(names, givenTeams(teams)), seed, roller });
}

const SYSTEM: GameSystem<FiveD20Rules> = {
  id: "5d20",
  title: "5D20 Football",
  summary: "Five twenty-sided dice a roll, two rolls a play: teams of real seasons from their statistics",
  accent: "#161616",
  credit: "5D20 Football is a game by Chris Davis, Inside Sports Games; charts, sheets and wording by Pressbox.",
  standardRules: STANDARD_RULES,
  presets: [
    { id: "standard", summary: "the rules as printed", rules: STANDARD_RULES },
    {
      id: "season",
      summary: "the same with a red zone as hard and calls as in life: seasons come out as the real ones did",
      rules: SEASON_RULES,
    },
  ],
  rulesName: (rules) => rules.name,
  packRules,
  rulings: describeRulings(RULINGS),
  coaches: COACHES,
  defaultCoach: DEFAULT_COACH,
  names: [
    { id: "away", title: "visiting team of a game" },
    { id: "home", title: "home team of a game" },
    { id: "date", title: "day of the game" },
  ],
  sheets: SHEETS,
  kinds: {
    record: gameKind,
    rules: rulesKind,
    dice: diceKind,
    teams: teamsKind,
    league: seasons.kind as FileKind,
    proof: proofKind,
  },
  seasons: seasons as Seasons,
  play,
  unplayed({ rules, names, teams }) {
    if (names.away === undefined && names.home === undefined) return undefined;
    return games.unplayed({ rules, ...pickTeams(names, givenTeams(teams)) });
  },
  examples: (request) => [play(request), { format: TEAMS_FORMAT, teams: SAMPLE_TEAMS }],
  playOwnDice: playFromDice,
  byHand,
  many: ({ rules, seed, coach, names, teams }) =>
    manyGames({ rules, coaches: coachOf(coach), ...pickTeams(names, givenTeams(teams)), seed }),
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn: () => [...checkRules(STANDARD_RULES), ...checkCharts([LEAGUE_AVERAGE, ...SAMPLE_TEAMS])],
};

export const fiveD20: GameSystem = defineSystem(SYSTEM);
