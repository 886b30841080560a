/** Who is injured, and for how long. Chart 2, between them, is the player's own injury range. */
import type { Absence, GameCharts, Hurt } from "./game-charts.js";
import { rows } from "./spans.js";

const hurt = (run: Hurt, pass: Hurt, back: Hurt) => ({ run, pass, return: back });
const rest = (games: number): Absence => ({ until: "game", games });

export const INJURIES: Pick<GameCharts, "injuryWho" | "injuryLength"> = {
  injuryWho: rows(
    ["00-29", hurt("carrier", "carrier", "carrier")],
    ["30-34", hurt("LT", "QB", "carrier")],
    ["35-39", hurt("LG", "QB", "carrier")],
    ["40-44", hurt("OC", "LT", "none")],
    ["45-49", hurt("RG", "LG", "none")],
    ["50-54", hurt("RT", "OC", "none")],
    ["55-59", hurt("TE", "RG", "none")],
    ["60-64", hurt("FB", "RT", "none")],
    ["65-79", hurt("tackler", "tackler", "none")],
    ["80-82", hurt(1, 1, "none")],
    ["83-84", hurt(2, 2, "none")],
    ["85-86", hurt(3, 3, "none")],
    ["87-88", hurt(4, 4, "none")],
    ["89-90", hurt(5, 5, "none")],
    ["91-92", hurt(6, 6, "none")],
    ["93-94", hurt(7, 7, "none")],
    ["95-96", hurt(8, 8, "none")],
    ["97", hurt(9, 9, "none")],
    ["98", hurt(10, 10, "none")],
    ["99", hurt(11, 11, "none")],
  ),
  injuryLength: rows<Absence>(
    ["00-24", { until: "plays", plays: 3 }],
    ["25-44", { until: "quarter" }],
    ["45-64", rest(0)],
    ["65-79", rest(1)],
    ["80-88", rest(2)],
    ["89-93", rest(3)],
    ["94-96", rest(5)],
    ["97-98", rest(8)],
    ["99", { until: "season" }],
  ),
};
