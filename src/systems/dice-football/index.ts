/** DICE Football: everything that this game adds to the tool. */
import { z } from "zod";
import { defineSystem, type GameSystem, type PlayRequest } from "../../contract/game.js";
import { matchSystem } from "../../gamekit/match-system.js";
import { careers } from "./career/index.js";
import { checkTeam } from "./check/check-team.js";
import { shortNames } from "../../gamekit/team-words.js";
import { games } from "./game-record.js";
import { house } from "./house-rules.js";
import { narrateGame } from "./narrate-game.js";
import { OWN_STATISTICS } from "./own-statistics.js";
import { proofKind } from "./proof-kind.js";
import { SEASON_RULES, STANDARD_RULES, teamName, type DiceRules } from "./rules/index.js";
import { seasons } from "./seasons.js";
import { SHEETS } from "./sheet-list.js";
import { table } from "./table.js";
import { sampleTeams } from "./teams/sample-teams.js";
import { teamFiles } from "./teams/teams-file.js";

/** A career of one season, for sheets that show a career. */
function exampleCareer({ rules, seed }: Pick<PlayRequest<DiceRules>, "rules" | "seed">) {
  const request = { name: "Joe Kowalski", position: "RB", number: 30, training: "coach" } as const;
  let career = careers.create({ ...request, rules, seed });
  for (let step = careers.step(career); careers.status(step.career).finished < 1; step = careers.step(career))
    career = step.career;
  return career;
}

/** The game. Tests use its kinds of files by these names. @internal */
export const { system, gameKind, rulesKind, teamsKind, diceKind } = matchSystem({
  id: "dice-football",
  title: "DICE Football",
  summary:
    "Four ten-sided dice, cards of every player and reference cards of whole teams: the line first, then the play",
  accent: "#1F3A68",
  credit:
    "DICE Football (1st edition rules, 2010) is its author's game; missing charts, sheets and wording by Pressbox.",
  presets: [
    { id: "standard", summary: "the rules as printed", rules: STANDARD_RULES },
    {
      id: "season",
      summary:
        "for season replays: as many plays as in modern games, measured gains, a tight red zone, fouls of 2015 and later, touchbacks of the year",
      rules: SEASON_RULES,
    },
  ],
  games,
  table,
  rules: house,
  teams: {
    ...teamFiles,
    title: "DICE Football teams",
    sample: sampleTeams,
    nameOf: teamName,
    isTeam: (team) => "roster" in team && "offense" in team,
    check: checkTeam,
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
  kinds: { proof: proofKind },
  seasons,
  careers,
  examples: (request, teamFile) => [teamFile, exampleCareer(request)],
  ownStatistics: OWN_STATISTICS,
});

export const diceFootball: GameSystem = defineSystem(system);
