/** The docs page of definitions: what every game counts, and what some games count in their own way. */
import { STATISTICS } from "../kernel/football/index.js";
import type { GameSystem } from "../contract/game.js";
import { GENERATED, table } from "./markdown.js";

export function statisticsReference(systems: readonly GameSystem[]): string {
  const rows = Object.entries(STATISTICS).map(([id, { name, definition }]) => [`\`${id}\``, name, definition]);
  const own = systems.flatMap(({ title, ownStatistics = [] }) =>
    ownStatistics.map(({ statistic, definition }) => [title, STATISTICS[statistic].name, definition]),
  );
  return (
    `${GENERATED}# Statistics and their definitions\n\n` +
    "Box scores, game logs, season tables, leaders, books, `play --count` and `replay-season` count every game by these definitions, " +
    "which are those of official NFL statistics. A play that a penalty took back does not exist in any of them.\n\n" +
    `${table(["id", "statistic", "what counts"], rows)}\n` +
    `## What a game counts differently\n\n${table(["game", "statistic", "what counts"], own)}`
  );
}
