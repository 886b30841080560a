/** A bracket as columns of games, for sheets and books, and the words next to its teams. */
import { chunks } from "../../kernel/lists/index.js";
import type { Values } from "../../sheet/layout/form.js";
import { candidatesOf, type BracketGame, type PlayoffGame, type PlayoffRound } from "../bracket.js";
import { playoffGames, type SeasonView } from "../season.js";
import type { BracketLine } from "./bracket-lines.js";

/** Maximum games per round on a page. */
const MOST_ON_PAGE = 8;

const middle = (i: number, count: number): number => (i + 0.5) / count;

const gameFacts = (game: PlayoffGame) => ({
  key: game.id,
  bye: game.bye ?? false,
  sides: candidatesOf(game).map((source, s) => ({
    key: s === 0 ? "a" : "b",
    // Draw numbers are printed for teams that have no earlier game.
    number: "seed" in source ? source.seed : "",
    from:
      "seed" in source
        ? [source.conference, source.seed].filter((word) => word !== undefined).join(" ")
        : "winner" in source
          ? source.winner
          : "",
  })),
});

/** Columns of a bracket; a line leads from each game to the next one, and out of the final. */
export const bracketColumns = (rounds: readonly PlayoffRound[]) =>
  rounds.map(({ title, games }, r) => {
    const next = rounds.at(r + 1)?.games.length ?? 1;
    return {
      title,
      lines: games.flatMap(({ bye }, i): BracketLine[] =>
        bye ? [] : [{ from: middle(i, games.length), to: middle(Math.floor(i / 2), next) }],
      ),
      games: games.map(gameFacts),
    };
  });

/** The halves of a bracket that is too tall for a page, without the final. */
export function halvesOf(rounds: readonly PlayoffRound[]): PlayoffRound[][] {
  if (rounds[0].games.length <= MOST_ON_PAGE) return [];
  return [0, 1].map((half) =>
    rounds.slice(0, -1).map((round) => ({ ...round, games: chunks(round.games, round.games.length / 2)[half] })),
  );
}

/** `14`, or `7, 14` after a replay: a team's points in all results of a game. */
export function pointWords({ results, winner, byLot }: BracketGame, team: string): string {
  const words = results.map((r) => `${r.away === team ? r.awayPoints : r.homePoints}`).join(", ");
  return winner === team && byLot ? `${words} lot` : words;
}

/** The words next to the teams of every game played, by game and side. */
export const bracketValues = (
  view: SeasonView,
  of: (game: BracketGame, team: string) => Values,
): Record<string, Values> =>
  Object.fromEntries(
    playoffGames(view)
      .filter(({ bye }) => !bye)
      .map((game) => {
        const [a, b] = game.sides.map(({ team }) => (team === undefined ? {} : of(game, team)));
        return [game.id, { a, b }];
      }),
  );
