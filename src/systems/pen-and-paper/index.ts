/** Pen & Paper Football: everything that this game gives to the tool. */
import { describeRulings } from "../../kernel/rulings/index.js";
import { defineSystem, type GameSystem, type PlayRequest } from "../../contract/game.js";
import { playsOf } from "../../gamekit/match-system.js";
import { byHand } from "./by-hand/index.js";
import { checkBuiltIn } from "./check-built-in.js";
import { COACHES, coachOf } from "./coach-list.js";
import { diceKind, gameKind, leagueKind, rulesKind, teamsKind } from "./file-kinds.js";
import { scheduleKind } from "./file-kinds-schedule.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { statisticsKind } from "./statistics-table.js";
import { games, playGame } from "./game-record.js";
import { playFromDice } from "./own-dice.js";
import { manyGames } from "./play-many.js";
import { packRules, RULINGS, STANDARD_RULES, type PenAndPaperRules } from "./rules/index.js";
import { exampleLeague, seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { teamMaker } from "./team-maker.js";
import { DEFAULT_COACH, pickTeams } from "./team-pick.js";
import { checkTeams, sampleTeams, type Team, type TeamFile } from "./teams/index.js";

const givenTeams = (teams: unknown): readonly Team[] | undefined => (teams as TeamFile | undefined)?.teams;

function play({ rules, seed, coach, names, roller, teams }: PlayRequest<PenAndPaperRules>) {
  return playGame({ rules, coaches: coachOf(coach), ...pickTeams(rules, names, givenTeams(teams)), seed, roller });
}

const SYSTEM: GameSystem<PenAndPaperRules> = {
  id: "pen-and-paper",
  title: "Pen & Paper Football",
  summary: "Fifty-one teams, leagues of 6 to 16: seasons in a few dice, or head to head, every play called in secret",
  accent: "#8C2F2B",
  credit:
    "Pen & Paper Football is a game by John M. Stater, with schedules by Jerry Linscott; sheets and wording by Pressbox.",
  standardRules: STANDARD_RULES,
  rulesName: (rules) => rules.name,
  packRules,
  rulings: describeRulings(RULINGS),
  coaches: COACHES,
  defaultCoach: DEFAULT_COACH,
  names: [
    { id: "away", title: "visiting team of a game" },
    { id: "home", title: "home team of a game" },
    { id: "league", title: "name of the league" },
    { id: "season", title: "year or name of the season" },
    { id: "date", title: "day of the game" },
    { id: "team", title: "team of a team record" },
    { id: "coach", title: "coach of a team record" },
    { id: "homeMarket", title: "home market of a team record" },
    { id: "otherMarkets", title: "other markets of a team record" },
    { id: "stadium", title: "stadium of a team record" },
    { id: "stars", title: "star players of a team record" },
    { id: "colors", title: "colors of a team record" },
    { id: "philosophy", title: "philosophy of a team record" },
  ],
  sheets: SHEETS,
  kinds: {
    record: gameKind,
    rules: rulesKind,
    dice: diceKind,
    teams: teamsKind,
    league: leagueKind,
    schedule: scheduleKind,
    statistics: statisticsKind,
  },
  seasons,
  teamMaker,
  play,
  plays: playsOf(games),
  unplayed({ rules, names, teams }) {
    if (names.away === undefined && names.home === undefined) return undefined;
    return games.unplayed({ rules, ...pickTeams(rules, names, givenTeams(teams)) });
  },
  examples: (request) => [play(request), exampleLeague(request.rules, request.seed)],
  playOwnDice: (log, locate, { rules, teams }) => playFromDice(log, locate, { rules, teams: givenTeams(teams) }),
  byHand,
  many: ({ rules, seed, coach, names, teams }) =>
    manyGames({ rules, coaches: coachOf(coach), ...pickTeams(rules, names, givenTeams(teams)), seed }),
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn,
  checkSource: () => checkTeams(sampleTeams()),
};

export const penAndPaper: GameSystem = defineSystem(SYSTEM);
