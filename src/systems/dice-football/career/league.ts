/** The league of a career: his team's results store his statistics. */
import { z } from "zod";
import { SIDES } from "../../../kernel/football/index.js";
import { CONFERENCE_TABLE, PROFESSIONAL_TABLE, viewsBy } from "../../../league/plain/contest.js";
import type { PlainGame } from "../../../league/plain/game.js";
import { seasonsOf } from "../../../league/plain/seasons-of.js";
import { roundRobin, type Rounds } from "../../../league/schedule.js";
import type { GameRecord } from "../game-record.js";
import type { Carried } from "../league/carried.js";
import { leagueGame, type LeagueTeam } from "../league/game.js";
import type { DiceRules } from "../rules/index.js";
import { careerFigures } from "./figures.js";
import { TALLIES } from "./tallies.js";
import type { CareerResult } from "./types.js";

const figuresSchema = z
  .strictObject(Object.fromEntries(TALLIES.map((tally) => [tally, z.int().optional()])))
  .describe("what the career player did in the game");

export const careerGame: PlainGame<LeagueTeam, DiceRules, GameRecord, CareerResult, Carried> = {
  ...leagueGame,
  formats: { schedule: "DICE Football career" },
  viewOf: viewsBy<LeagueTeam, CareerResult>(PROFESSIONAL_TABLE, CONFERENCE_TABLE),
  results: {
    shape: () => ({ career: figuresSchema.optional() }),
    of(match, { events }) {
      const side = SIDES.find((one) => match[one].team.career);
      return side ? { career: careerFigures(events, side, match[side].team.career!.name) } : {};
    },
    again: (match) => match,
  },
};

export const { seasons: careerSeasons, create: createLeague } = seasonsOf(careerGame);
export const viewOf = careerGame.viewOf!;

/** Games of a season, by year. */
export const usualGames = (year: number): number => (year < 1978 ? 14 : year < 2021 ? 16 : 17);

/** Rounds of a season: repeated home-and-away round robins. */
export function seasonRounds(size: number, games: number): Rounds {
  const cycle = roundRobin(size, 2);
  return Array.from({ length: games }, (_, i) => cycle[i % cycle.length]);
}

/** Number of playoff teams. */
export const usualPlayoffs = (size: number): number => (size < 4 ? 2 : size < 12 ? 4 : 8);
