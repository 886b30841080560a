/** Many two-team games, with counts of their shape. */
import type { GameSystem, PlayRequest } from "../contract/game.js";
import type { ManyGames, PlaySummary } from "../kernel/sample/index.js";
import { addShapes, countShape, noShape, type ShapeCounts } from "./shape/index.js";

export interface ShapedSummary extends PlaySummary {
  /** The shape of all games together. */
  readonly shape?: ShapeCounts;
}

interface Shaped {
  readonly own: unknown;
  readonly shape: ShapeCounts;
}

/**
 * Games on consecutive seeds, starting with the request's.
 * @param shaped true to count their shape too, which plays each game twice. Only for systems that have `football`
 */
export function gamesOf(
  system: GameSystem,
  request: PlayRequest<unknown>,
  shaped: boolean,
): ManyGames<unknown, unknown> {
  const games = system.many(request);
  const { football } = system;
  if (!shaped || !football) return games;
  const withShape: ManyGames<Shaped> = {
    figures(seed) {
      const shape = noShape();
      countShape(shape, football(games.record(seed)));
      return { own: games.figures(seed), shape };
    },
    record: (seed) => games.record(seed),
    tally() {
      const tally = games.tally();
      let all = noShape();
      return {
        add({ own, shape }, seed) {
          tally.add(own, seed);
          all = addShapes(all, shape);
        },
        get best() {
          return tally.best;
        },
        summary: (records): ShapedSummary => ({ ...tally.summary(records), shape: all }),
      };
    },
  };
  return withShape as ManyGames;
}
