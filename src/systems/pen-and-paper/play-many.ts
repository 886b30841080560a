/** Many head-to-head games of two teams, counted. */
import type { Coach } from "./coaches/index.js";
import type { GameTeam } from "./engine/index.js";
import { games } from "./game-record.js";
import type { PenAndPaperRules } from "./rules/index.js";

interface ManyRequest {
  readonly rules: PenAndPaperRules;
  readonly coaches: Coach;
  readonly away: GameTeam;
  readonly home: GameTeam;
  /** The first seed. */
  readonly seed: number;
}

/** Games of two teams on the seeds from one up. */
export const manyGames = ({ coaches, seed, ...given }: ManyRequest) =>
  games.many(given, coaches, {
    system: "pen-and-paper",
    rules: given.rules.name,
    names: { away: given.away.name, home: given.home.name },
    seed,
  });
