/** Proofs of rated teams for the kit: games whose teams are rated show their sample league. */
import type { GameSystem } from "../../systems/contract.js";

/** The proof of the sample league of a game, as a record of its sheets; none for a game that rates nobody. */
export async function sampleProofs({ id }: GameSystem): Promise<readonly unknown[]> {
  const { loadRater } = await import("../../systems/raters.js");
  const rater = await loadRater(id);
  if (!rater) return [];
  const [{ readGrids, sampleLeague }, { seasonOf }] = await Promise.all([
    import("../../data/statistics.js"),
    import("../../stats/index.js"),
  ]);
  const folder = sampleLeague(id);
  return folder === undefined ? [] : [rater.rate({ season: seasonOf(await readGrids(folder)).season }).proof];
}
