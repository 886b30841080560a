/** Numbers of the box "A play in order" (templates/pen-and-paper/play-in-order.hbs), for the sheets that print it. */
import type { PenAndPaperRules } from "../rules/index.js";
import { sum } from "./charts/odds.js";

export function playInOrder({ tables, switches }: PenAndPaperRules) {
  const { resolution, scrimmage, game } = tables;
  const kind = (of: "pass" | "rush") => ({ attack: sum(resolution[of].attack), defense: resolution[of].defense });
  return {
    pass: kind("pass"),
    rush: kind("rush"),
    audible: scrimmage.audible.needs,
    redZone: scrimmage.redZone.dc !== 0,
    strict: switches.strictAttack,
    explodes: scrimmage.explodesOn,
    footRace: scrimmage.footRaceFrom,
    mishap: scrimmage.mishapOn,
    rounds: game.rounds,
  };
}
