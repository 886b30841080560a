/** Proofs of rated teams for the kit: games that have a sheet of it show their sample league. */
import type { GameSystem } from "../../contract/game.js";
import { proofFile } from "../../files/proof-file.js";

/** The proof of the sample league of a game, as a record of its sheets; none for a game without a sheet that shows it. */
export async function sampleProofs({ id, kinds }: GameSystem): Promise<readonly unknown[]> {
  if (!kinds.proof?.prints) return [];
  const { loadRater } = await import("../../systems/index.js");
  const rater = await loadRater(id);
  if (!rater) return [];
  const [{ readGrids, sampleLeague }, { seasonOf }] = await Promise.all([
    import("../../host/node/statistics.js"),
    import("../../stats/index.js"),
  ]);
  const folder = sampleLeague(id);
  return folder === undefined ? [] : [proofFile(rater.rate({ season: seasonOf(await readGrids(folder)).season }))];
}
