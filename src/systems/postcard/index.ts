/** PostCard Football: everything that this game provides to the tool. */
import { z } from "zod";
import { defineSystem, type GameSystem } from "../../contract/game.js";
import { matchSystem } from "../../gamekit/match-system.js";
import { inTodaysWords } from "./earlier-records.js";
import { checkKept, rulesKind } from "./file-kinds-rules.js";
import { narrateGame } from "./narrate-game.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { manyGames } from "./play-many.js";
import { validateRules } from "./proof/index.js";
import { games } from "./record.js";
import { packRules, PRESET_RULES, resolveRules, RULINGS, STANDARD_RULES } from "./rules/index.js";
import { exampleCup, seasons, teamsKind } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { footerOf, twiceFaults } from "./sides.js";
import { solver } from "./solver.js";
import { table } from "./table.js";
import { sampleTeams, skillsShape } from "./teams.js";

/** The game. Tests use these names for its file kinds. @internal */
export const { system, gameKind, diceKind } = matchSystem({
  id: "postcard",
  title: "PostCard Football",
  summary: "The whole game on one card: pick a number in secret, roll a die each, and run off the edge of a postcard",
  accent: "#2E7D32",
  credit: "PostCard Football is a game for two on one card; rulings, missing numbers, drawing and wording by Pressbox.",
  presets: [
    {
      id: "strict",
      summary: "the rules as written, with a ruling wherever they are silent",
      rules: PRESET_RULES.strict,
    },
    {
      id: "balanced",
      summary: "the rules as written, with halftime, overtime, and a price on fakes that are read",
      rules: PRESET_RULES.balanced,
    },
  ],
  games,
  table,
  rules: {
    standard: STANDARD_RULES,
    rulings: RULINGS,
    pack: packRules,
    resolve: resolveRules,
    check: validateRules,
    files: rulesKind,
    kept: checkKept,
  },
  teams: {
    team: z.string().min(1).max(60),
    nameOf: (name) => name,
    files: teamsKind,
    ids: () => sampleTeams().map(({ id }) => id),
    idOf: (name) => sampleTeams().find((team) => team.name === name)?.id,
  },
  head: () => ({ skill: skillsShape() }),
  face: () => z.int().min(1).max(6),
  today: inTodaysWords,
  faults: ({ away, home }, locate) => twiceFaults(away, home, locate(["home"])),
  footer: footerOf,
  sideOf: ({ skill: skills, ...names }, side) =>
    skills[side] === null ? names[side] : { name: names[side], skill: skills[side] },
  narrate: narrateGame,
  count: manyGames,
  names: [
    { id: "cup", title: "name of the cup" },
    { id: "season", title: "year or name of the season" },
    { id: "row", title: "row of the log: the card shows the position before it" },
  ],
  solver,
  sheets: SHEETS,
  seasons,
  examples: ({ rules, seed }) => [exampleCup(rules, seed)],
  ownStatistics: OWN_STATISTICS,
});

export const postcard: GameSystem = defineSystem(system);
