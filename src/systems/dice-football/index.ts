/** DICE Football: everything that this game gives to the tool. */
import { z } from "zod";
import type { FileKind } from "../../contract/files.js";
import type { Careers } from "../../contract/careers.js";
import { defineSystem, type GameSystem, type PlayRequest } from "../../contract/game.js";
import type { Seasons } from "../../contract/seasons.js";
import { matchSystem } from "../../gamekit/match-system.js";
import { careers } from "./career/index.js";
import { checkRules } from "./check/check-charts.js";
import { checkTeam, checkTeams } from "./check/check-team.js";
import { shortNames } from "../../gamekit/team-words.js";
import type { DiceTypes } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./game-record.js";
import { parseRules } from "./house-rules.js";
import { narrateGame } from "./narrate-game.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { proofKind } from "./proof-kind.js";
import {
  packRules,
  resolveRules,
  RULINGS,
  STANDARD_RULES,
  teamName,
  type DiceRules,
  type Team,
} from "./rules/index.js";
import { RULES_FORMAT, rulesSchema } from "./rules/rules-schema.js";
import { teamSchema } from "./rules/team-schema.js";
import { seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { table } from "./table.js";
import { sampleTeams } from "./teams/sample-teams.js";
import { readTeams, TEAMS_FORMAT, teamsSchema, type TeamFile } from "./teams/teams-file.js";

/** A career of a season, for the sheets that are drawn from one. */
function exampleCareer({ rules, seed }: Pick<PlayRequest<DiceRules>, "rules" | "seed">) {
  const request = { name: "Joe Kowalski", position: "RB", number: 30, training: "coach" } as const;
  let career = careers.create({ ...request, rules, seed });
  for (let step = careers.step(career); careers.status(step.career).finished < 1; step = careers.step(career))
    career = step.career;
  return career;
}

/** The game. Tests use its kinds of files by these names. @internal */
export const { system, gameKind, rulesKind, teamsKind, diceKind } = matchSystem<
  DiceTypes,
  GameParts,
  GameRecord,
  DiceRules,
  Team,
  TeamFile
>({
  id: "dice-football",
  title: "DICE Football",
  summary:
    "Four ten-sided dice, cards of every player and reference cards of whole teams: the line first, then the play",
  accent: "#1F3A68",
  credit:
    "DICE Football (1st edition rules, 2010) is its author's game; charts its rules do not print, sheets and wording by Pressbox.",
  games,
  table,
  rules: {
    standard: STANDARD_RULES,
    format: RULES_FORMAT,
    rulings: RULINGS,
    shape: rulesSchema,
    pack: packRules,
    resolve: resolveRules,
    parse: parseRules,
    check: checkRules,
  },
  teams: {
    format: TEAMS_FORMAT,
    title: "DICE Football teams",
    shape: teamsSchema,
    team: teamSchema,
    sample: sampleTeams,
    nameOf: teamName,
    isTeam: (team) => "roster" in team && "offense" in team,
    read: readTeams,
    check: checkTeam,
    checkAll: checkTeams,
    shortNames,
  },
  head: () => ({
    playoff: z.boolean(),
    missing: z
      .strictObject({ away: z.array(z.string()).optional(), home: z.array(z.string()).optional() })
      .optional()
      .describe("players who sit out: hurt in earlier games, or out of plays for the season"),
  }),
  special: ({ playoff, missing }) => playoff || missing !== undefined,
  narrate: narrateGame,
  sheets: SHEETS,
  kinds: { league: seasons.kind as FileKind, career: careers.kind as FileKind, proof: proofKind },
  seasons: seasons as Seasons,
  careers: careers as Careers,
  examples: (request, teamFile) => [teamFile, exampleCareer(request)],
  ownStatistics: OWN_STATISTICS,
});

export const diceFootball: GameSystem = defineSystem(system);
