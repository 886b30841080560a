/** Games of a cup played again: do the seeds in the file bring about the scores that it says? */
import { placeOf, warning, type Issue, type Locate, type Path } from "../../../kernel/issue/index.js";
import { gameAgain, type GamePlayer } from "./play-cup.js";
import type { Cup, CupResult } from "./types.js";

/**
 * Every played game that does not come out as the file says. In a file that nobody has changed its coaches have learned
 * since: the score counts all the same, and sheets and books show it without the plays. Otherwise it was changed by hand.
 */
export function proveCup(cup: Cup, player: GamePlayer, locate: Locate): Issue[] {
  const seasons: readonly [Path, readonly CupResult[]][] = [
    ...cup.history.map(({ results }, i): [Path, readonly CupResult[]] => [["history", i, "results"], results]),
    [["results"], cup.results],
  ];
  return seasons.flatMap(([base, results]) =>
    results.flatMap((result, i) => {
      const issue = proveResult(cup, result, player);
      const severity = cup.seal === undefined ? "error" : "warning";
      return issue ? [{ ...issue, severity, ...placeOf(locate, [...base, i]) }] : [];
    }),
  );
}

function proveResult(cup: Cup, result: CupResult, player: GamePlayer): Issue | undefined {
  const game = gameAgain(cup, result);
  if (!game || !Object.values(game.coaches).every((id) => player.coaches.includes(id))) return undefined;
  const { away, home } = player.play(game).score;
  if (away === result.awayPoints && home === result.homePoints) return undefined;
  const found = `${result.awayPoints}-${result.homePoints}`;
  const message = `${result.game} ended ${found} in the file, but seed ${result.seed} makes it ${away}-${home}`;
  const hint = "a result from the table has mode: hand, and neither seed nor coaches";
  return warning("result-differs", message, { hint });
}
