/** Names that people give to the columns of a game list: who plays where, and who scored what. Lowercase, without spaces and punctuation. */
import type { ColumnWords } from "./table-columns.js";

const SIDE_WORDS = {
  away: ["away", "visitor", "visitors", "visiting", "road", "guest", "guests"],
  home: ["home", "host", "hosts", "homefield"],
} as const;
const TEAM_WORDS = ["team", "teamname", "club", "name", "side"];
const POINTS_WORDS = ["points", "score", "scores", "pts", "final", "finalscore", "total"];

/** `a` before `b`, and after it. */
const both = (a: string, b: string): string[] => [`${a}${b}`, `${b}${a}`];

/** `visitor`, `visiting team`, `team_away`. */
const teamWords = (side: keyof typeof SIDE_WORDS): string[] =>
  SIDE_WORDS[side].flatMap((word) => [word, ...TEAM_WORDS.flatMap((team) => both(word, team))]);

/** `away points`, `score of the home team`, `hscore`. */
function pointsWords(side: keyof typeof SIDE_WORDS, letters: readonly string[]): string[] {
  const sides = SIDE_WORDS[side].flatMap((word) => [word, `${word}team`]);
  return POINTS_WORDS.flatMap((points) => [
    ...sides.flatMap((word) => [...both(word, points), `${points}of${word}`, `${points}ofthe${word}`]),
    ...letters.map((letter) => `${letter}${points}`),
  ]);
}

const WEEK_WORDS = ["week", "round", "wk", "rd", "matchday", "gameweek", "scheduleweek"];

/** Headings of a schedule. */
export const PAIRING_HEADS: ColumnWords<"week" | "away" | "home"> = {
  week: [...WEEK_WORDS, ...["week", "round"].flatMap((word) => [`${word}number`, `${word}no`, `${word}num`])],
  away: teamWords("away"),
  home: teamWords("home"),
};

/**
 * Headings of a list of results. The teams come in one of three ways: `away` and `home`; `first` and `second` (winner and loser, team and
 * opponent) with a column for the site; `game`, both in one cell.
 */
export const RESULT_HEADS = {
  ...PAIRING_HEADS,
  awayPoints: pointsWords("away", ["a", "v"]),
  homePoints: pointsWords("home", ["h"]),
  first: ["winner", "winnertie", "winners", "winningteam", "team", "club", "teamname"],
  second: ["loser", "losertie", "losers", "losingteam", "opponent", "opp", "opponents", "opposingteam", "versus", "vs"],
  firstPoints: [
    ...["ptsw", "wpts", "winnerpts", "winnerpoints", "winnerscore", "winningpoints", "winningscore"],
    ...["pointsfor", "pf", "ptsfor", "teampoints", "teamscore", "teampts", "scoreteam"],
  ],
  secondPoints: [
    ...["ptsl", "lpts", "loserpts", "loserpoints", "loserscore", "losingpoints", "losingscore"],
    ...["pointsagainst", "pa", "ptsagainst", "opponentpoints", "opponentscore", "opppoints", "oppscore", "opppts"],
  ],
  where: ["at", "where", "homeaway", "ha", "site", "location", "venue", "gamelocation", "place"],
  game: ["game", "matchup", "match", "fixture", "teams"],
  score: ["result", "fullscore", ...POINTS_WORDS],
} as const satisfies ColumnWords<string>;
