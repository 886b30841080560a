/** Many games of two teams, counted. */
import { PENALTIES, SNAPS } from "../../kernel/football/many.js";
import type { Coach } from "./coaches/index.js";
import { games } from "./game-record.js";
import { teamName, type FiveD20Rules, type TeamChart } from "./rules/index.js";

interface ManyRequest {
  readonly rules: FiveD20Rules;
  readonly coaches: Coach;
  readonly away: TeamChart;
  readonly home: TeamChart;
  /** The first seed. */
  readonly seed: number;
}

/** Games of two teams on the seeds from one up. */
export const manyGames = ({ coaches, seed, ...given }: ManyRequest) =>
  games.many(given, coaches, {
    system: "5d20",
    rules: given.rules.name,
    names: { away: teamName(given.away), home: teamName(given.home) },
    seed,
    lines: [SNAPS, PENALTIES],
  });
