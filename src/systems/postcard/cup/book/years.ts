/** Seasons as the book prints them: their views, and their games played again from the seeds that the file keeps. */
import { scoreOf } from "../../../../kernel/football/index.js";
import { formsOf } from "../../../../league/book/parts.js";
import type { Season } from "../../../../league/book/season.js";
import { figuresOf } from "../../coaches/figures.js";
import type { GameRecord } from "../../record.js";
import { isFinished } from "../../../../kernel/machine/index.js";
import { rulesOfCup } from "../cup-rules.js";
import { matchAgain } from "../../../../league/plain/play.js";
import { championOf, fixturesOf, runnerUpOf, titleOfWeek, type Fixture } from "../../../../league/season.js";
import { cupGame } from "../cup-game.js";
import type { CupPlayer } from "../cup-player.js";
import { cupGames, teamOf, viewOf, type Cup, type CupResult, type CupView } from "../types.js";
import { playsOf, type LongPlay } from "./long-plays.js";

export type GameFigures = ReturnType<typeof figuresOf>;

/** A game with everything that happened in it. */
export interface BookGame {
  readonly result: CupResult;
  readonly record: GameRecord;
  readonly figures: GameFigures;
  readonly plays: readonly LongPlay[];
}

export interface BookYear extends Season<CupResult> {
  readonly view: CupView;
  /** Games that are known play by play, in the order of play. */
  readonly games: readonly BookGame[];
  /** Games from the table, and games that did not come out as the file says: known by their score alone. */
  readonly scoresOnly: number;
}

/** What every chapter is made from. */
export interface Book {
  readonly cup: Cup;
  readonly logs: BookLogs;
  /** Seasons that have results, oldest first. */
  readonly years: readonly BookYear[];
}

/** Games that a book prints in full, the usual choice first. */
export const BOOK_LOGS = ["finals", "all", "none"] as const;
export type BookLogs = (typeof BOOK_LOGS)[number];

export function bookYears(cup: Cup, player: CupPlayer): BookYear[] {
  const seasons = [...cup.history.map(({ season }) => season), ...(cup.results.length > 0 ? [cup.season] : [])];
  return seasons.map((season) => {
    const view = viewOf(cup, season);
    const fixtures = new Map(fixturesOf(view).map((fixture) => [fixture.game, fixture]));
    const games = view.results.flatMap((result): BookGame[] => {
      const record = recordOf(cup, result, fixtures.get(result.game)!, player);
      if (!record) return [];
      const figures = figuresOf(record.events, rulesOfCup(cup));
      return [{ result, record, figures, plays: playsOf(record.events) }];
    });
    return {
      season,
      view,
      games,
      scoresOnly: view.results.length - games.length,
      results: view.results,
      counted: view.results,
      teams: view.numbers,
      champion: championOf(view),
      second: runnerUpOf(view),
      final: cupGames(view).at(-1)?.results.at(-1),
      team: teamIn(cup),
      when: ({ game }) => titleOfWeek(view, fixtures.get(game)!.week).toLowerCase(),
    };
  });
}

/** The game as it was played, when it comes out as the file says. */
function recordOf(cup: Cup, result: CupResult, fixture: Fixture, player: CupPlayer): GameRecord | undefined {
  const match = matchAgain(cupGame(player), cup, result, fixture);
  if (!match) return undefined;
  const { record } = player.play(match);
  const score = scoreOf(record.events);
  const fits = score.away === result.awayPoints && score.home === result.homePoints;
  return fits && isFinished(record) ? record : undefined;
}

/** Teams of a cup, by id. */
export const teamIn = (cup: Cup) => (id: string) => {
  const { name, short, code, colors } = teamOf(cup, id);
  return { name, short, code, monogram: code, colors };
};

export const bookForm = formsOf("postcard/book");
