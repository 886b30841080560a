/** How many player rows fit on a team chart: the room in its template (test/systems/5d20/room.test.ts prints both sides of the limit). */
import { sumOf } from "../../../kernel/lists/index.js";
import type { TeamChart } from "./chart.js";
import { shownOf } from "./shown.js";

/** Rows of the left band next to the four kicking rows, and of the right band with and without player statistics. */
const ROWS = { offense: 28, defense: 33, defenseAlone: 44 } as const;
const ROWS_OF_PASSER = 3;

/** A band of the page that a chart overflows. */
interface TooMany {
  /** The list that is easiest to shorten. */
  readonly path: "receivers" | "runDef";
  readonly words: string;
  readonly hint: string;
}

const counted = (count: number, what: string): string => `${count} ${count === 1 ? what.replace(/s$/, "") : what}`;

/** Bands of the team chart (5D-1) with fewer rows than the team needs. */
export function tooMany(chart: TeamChart): TooMany[] {
  const { qbs, runners, receivers, kick, runDef, passDef } = chart;
  const upright = "the upright chart (5D-1U) has more room";
  const lists = [
    counted(qbs.length, "passers"),
    counted(runners.length, "runners"),
    counted(receivers.length, "receivers"),
    counted(kick.kr.length + kick.pr.length, "returners"),
  ];
  const offense = sumOf([
    ROWS_OF_PASSER * qbs.length,
    runners.length,
    receivers.length,
    kick.kr.length,
    kick.pr.length,
  ]);
  const defense = runDef.length + passDef.length;
  const withStatistics = (shownOf(chart)?.players ?? []).length > 0;
  const room = withStatistics ? ROWS.defense : ROWS.defenseAlone;
  const found: TooMany[] = [];
  if (offense > ROWS.offense)
    found.push({
      path: "receivers",
      words: `${lists.join(", ")} are ${offense} rows (a passer has ${ROWS_OF_PASSER}); the team chart has room for ${ROWS.offense}`,
      hint: `omit ${offense - ROWS.offense} who hardly play; ${upright}`,
    });
  if (defense > room)
    found.push({
      path: "runDef",
      words: `${runDef.length} and ${passDef.length} rows of defenders are ${defense}; the team chart has room for ${room}${withStatistics ? " beside its statistics" : ""}`,
      hint: `omit ${defense - room}${withStatistics ? " or the statistics (shown, real)" : ""}; ${upright}`,
    });
  return found;
}
