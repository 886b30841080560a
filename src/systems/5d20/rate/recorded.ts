/** A chart's actual season in the terms of its proof; omits unknown figures. */
import { realTeam, type TeamChart } from "../rules/index.js";
import type { StatisticId } from "./proof/proof.js";

/** Charts do not store scrambles, rushes without them, or fumbles of their season. */
export function recordedOf({ real }: Pick<TeamChart, "real">): Readonly<Partial<Record<StatisticId, number>>> {
  if (!real) return {};
  const found: Partial<Record<StatisticId, number>> = {};
  const put = (id: StatisticId, part: number | undefined, of: number | null | undefined, times = 1): void => {
    if (part !== undefined && of) found[id] = (times * part) / of;
  };
  for (const [side, group] of [["own", "offense"] as const, ["against", "defense"] as const]) {
    const { attempts, completions, interceptions, passYards } = realTeam(real, side);
    put(`${group}.completionPct`, completions, attempts, 100);
    put(`${group}.interceptionPct`, interceptions, attempts, 100);
    put(`${group}.yardsPerCompletion`, passYards, completions);
  }
  const own = realTeam(real, "own");
  put("offense.penalties", own.penalties, real.games);
  put("kicking.fieldGoalPct", own.fieldGoals, own.fieldGoalsTried, 100);
  put("kicking.kickReturn", own.kickReturnYards, own.kickReturns);
  put("kicking.puntReturn", own.puntReturnYards, own.puntReturns);
  return found;
}
