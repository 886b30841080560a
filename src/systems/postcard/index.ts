/** PostCard Football: everything that this game gives to the tool. */
import { describeRulings } from "../../kernel/rulings/index.js";
import { defineSystem, type GameSystem, type PlayRequest } from "../../contract/game.js";
import { playsOf } from "../../gamekit/match-system.js";
import { byHandWith } from "./by-hand/index.js";
import { checkBuiltIn } from "./check-built-in.js";
import { coachOf, COACHES, DEFAULT_COACH } from "./coach-list.js";
import { coachesOf } from "../../kernel/machine/index.js";
import { diceKind, gameKind } from "./file-kinds-game.js";
import { rulesKind } from "./file-kinds-rules.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { solver } from "./solver.js";
import { playFromDice } from "./own-dice.js";
import { manyGames } from "./play-many.js";
import { games, playGame, unplayedGame } from "./record.js";
import { PRESET_RULES, RULINGS, STANDARD_RULES, type PostcardRules } from "./rules/index.js";
import { packRules } from "./rules/resolve.js";
import { exampleCup, seasons, teamsKind } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { pickSides } from "./sides.js";
import type { TeamFile } from "./teams.js";

const sidesOf = (
  { names, teams }: Pick<PlayRequest<PostcardRules>, "names" | "teams">,
  { switches }: PostcardRules,
) => {
  const { away, home, skill } = pickSides(names, teams as TeamFile | undefined);
  return switches.teamSkill === "on" ? { away, home, skill } : { away, home };
};

function play(request: PlayRequest<PostcardRules>) {
  const { rules, seed, coach, roller } = request;
  return playGame({ rules, coaches: coachOf(coach, request), ...sidesOf(request, rules), seed, roller });
}

const SYSTEM: GameSystem<PostcardRules> = {
  id: "postcard",
  title: "PostCard Football",
  summary: "The whole game on one card: pick a number in secret, roll a die each, and run off the edge of a postcard",
  accent: "#2E7D32",
  credit: "PostCard Football is a game for two on one card; rulings, missing numbers, drawing and wording by Pressbox.",
  standardRules: STANDARD_RULES,
  presets: [
    {
      id: "strict",
      summary: "the rules as written, with a ruling wherever they are silent",
      rules: PRESET_RULES.strict,
    },
    {
      id: "balanced",
      summary: "the same with halftime, overtime, and a price on fakes that are read",
      rules: PRESET_RULES.balanced,
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
    { id: "cup", title: "name of the cup" },
    { id: "season", title: "year or name of the season" },
    { id: "row", title: "row of the log: the card shows the position before it" },
  ],
  solver,
  sheets: SHEETS,
  kinds: {
    record: gameKind,
    rules: rulesKind,
    dice: diceKind,
    teams: teamsKind,
    league: seasons.kind,
  },
  seasons,
  play,
  plays: playsOf(games),
  unplayed({ rules, names, teams }) {
    if (names.away === undefined && names.home === undefined) return undefined;
    return unplayedGame({ rules, ...pickSides(names, teams as TeamFile | undefined) });
  },
  examples: (request) => [play(request), exampleCup(request.rules, request.seed)],
  playOwnDice(log, locate, request) {
    const { away, home } = pickSides(request.names, request.teams as TeamFile | undefined);
    return playFromDice(log, locate, {
      rules: request.rules,
      cache: request.cache,
      names: { away, home },
      asked: request.names,
    });
  },
  byHand: byHandWith(sidesOf),
  many(request) {
    const { rules, seed, coach } = request;
    return manyGames({ rules, coaches: coachesOf(coachOf(coach, request)), ...sidesOf(request, rules), seed });
  },
  ownStatistics: OWN_STATISTICS,
  checkBuiltIn,
};

export const postcard: GameSystem = defineSystem(SYSTEM);
