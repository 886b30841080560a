/** DICE Football: everything that this game gives to the tool. */
import { describeRulings } from "../../kernel/rulings/index.js";
import { defineSystem, type GameSystem, type PlayRequest } from "../../contract/game.js";
import type { Careers } from "../../contract/careers.js";
import type { FileKind } from "../../contract/files.js";
import type { Seasons } from "../../contract/seasons.js";
import { careers } from "./career/index.js";
import { checkRules } from "./check/check-charts.js";
import { checkTeams } from "./check/check-team.js";
import { COACHES, coachOf, DEFAULT_COACH } from "./coach-list.js";
import { diceKind, gameKind, rulesKind, teamsKind } from "./file-kinds.js";
import { games, playGame } from "./game-record.js";
import { byHand, playFromDice } from "./table.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { proofKind } from "./proof-kind.js";
import { manyGames } from "./play-many.js";
import { packRules, RULINGS, STANDARD_RULES, type DiceRules, type Team } from "./rules/index.js";
import { seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { pickTeams } from "./team-pick.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";
import { TEAMS_FORMAT, type TeamFile } from "./teams/teams-file.js";

const givenTeams = (teams: unknown): readonly Team[] | undefined => (teams as TeamFile | undefined)?.teams;

function play({ rules, seed, coach, names, roller, teams }: PlayRequest<DiceRules>) {
  return playGame({ rules, coaches: coachOf(coach), ...pickTeams(names, givenTeams(teams)), seed, roller });
}

/** A career of a season, for the sheets that are drawn from one. */
function exampleCareer({ rules, seed }: Pick<PlayRequest<DiceRules>, "rules" | "seed">) {
  const request = { name: "Joe Kowalski", position: "RB", number: 30, training: "coach" } as const;
  let career = careers.create({ ...request, rules, seed });
  for (let step = careers.step(career); careers.status(step.career).finished < 1; step = careers.step(career))
    career = step.career;
  return career;
}

const SYSTEM: GameSystem<DiceRules> = {
  id: "dice-football",
  title: "DICE Football",
  summary:
    "Four ten-sided dice, cards of every player and reference cards of whole teams: the line first, then the play",
  accent: "#1F3A68",
  credit:
    "DICE Football (1st edition rules, 2010) is its author's game; charts its rules do not print, sheets and wording by Pressbox.",
  standardRules: STANDARD_RULES,
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
    career: careers.kind as FileKind,
    proof: proofKind,
  },
  seasons: seasons as Seasons,
  careers: careers as Careers,
  play,
  unplayed({ rules, names, teams }) {
    if (names.away === undefined && names.home === undefined) return undefined;
    return games.unplayed({ rules, ...pickTeams(names, givenTeams(teams)) });
  },
  examples: (request) => [play(request), { format: TEAMS_FORMAT, teams: SAMPLE_TEAMS }, exampleCareer(request)],
  playOwnDice: playFromDice,
  byHand,
  many: ({ rules, seed, coach, names, teams }) =>
    manyGames({ rules, coaches: coachOf(coach), ...pickTeams(names, givenTeams(teams)), seed }),
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn: () => [...checkRules(STANDARD_RULES), ...checkTeams(SAMPLE_TEAMS)],
};

export const diceFootball: GameSystem = defineSystem(SYSTEM);
