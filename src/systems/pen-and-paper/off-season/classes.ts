/** Season classes of teams (A53, A54). */
import type { PenAndPaperRules, SeasonClass } from "../rules/index.js";
import type { Standing } from "../league/types.js";

/** Season class of every team. */
export function seasonClasses(
  rules: PenAndPaperRules,
  standings: readonly Standing[],
  champion: string,
): Readonly<Record<string, SeasonClass>> {
  const lastOf = new Map<string, number>();
  for (const row of standings) lastOf.set(row.division, Math.max(lastOf.get(row.division) ?? 0, row.divisionRank));
  const best =
    rules.switches.bestInLeague === "champion" ? champion : standings.find((row) => row.leagueRank === 1)!.team;
  const classOf = (row: Standing): SeasonClass => {
    if (row.team === best) return "bestInLeague";
    if (row.leagueRank === standings.length) return "worstInLeague";
    if (row.divisionRank === 1) return "bestInDivision";
    if (row.divisionRank === lastOf.get(row.division)) return "worstInDivision";
    return row.wins > row.losses ? "winning" : row.wins < row.losses ? "losing" : "even";
  };
  return Object.fromEntries(standings.map((row) => [row.team, classOf(row)]));
}

/** The worst of a division or of the league: rolls for events and gets a second free improvement (A69). */
export const isWorst = (seasonClass: SeasonClass): boolean =>
  seasonClass === "worstInDivision" || seasonClass === "worstInLeague";
