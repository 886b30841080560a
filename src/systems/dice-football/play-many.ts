/** Many games of two teams, counted. */
import { PENALTIES, SNAPS } from "../../kernel/football/many.js";
import type { Coach } from "./coaches/index.js";
import { games } from "./game-record.js";
import { teamName, type DiceRules, type Team } from "./rules/index.js";

interface ManyRequest {
  readonly rules: DiceRules;
  readonly coaches: Coach;
  readonly away: Team;
  readonly home: Team;
  /** The first seed. */
  readonly seed: number;
}

/** Games of two teams on the seeds from one up. */
export const manyGames = ({ coaches, seed, ...given }: ManyRequest) =>
  games.many(given, coaches, {
    system: "dice-football",
    rules: given.rules.name,
    names: { away: teamName(given.away), home: teamName(given.home) },
    seed,
    lines: [SNAPS, PENALTIES],
  });
