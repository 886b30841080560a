/** Runs among the snaps that no foul kills: the same red that calls a run also matches the numbers of fouls. */
import type { NumberRange, TeamChart } from "../../rules/index.js";
import { SIDES } from "../cells.js";

const within = (n: number, range: NumberRange | null): boolean => range !== null && n >= range[0] && n <= range[1];

/** @returns by play-call number, the probability of a run */
export function runChances(offense: Pick<TeamChart, "pen">, defense: Pick<TeamChart, "pen">): Float64Array {
  const { off } = offense.pen.SNAP;
  const { def } = defense.pen.SNAP;
  const fouls = (red: number): boolean => within(red, off) || within(red, def);
  let numbers = 0;
  for (let n = 1; n <= SIDES; n++) if (fouls(n)) numbers++;
  const chances = new Float64Array(SIDES + 1);
  for (let red = 1; red <= SIDES; red++) {
    // White or blue shows the same as red, or both show another number.
    const own = fouls(red) ? 1 : 0;
    chances[red] = chances[red - 1] + SIDES ** 2 - own * (2 * SIDES - 1) - (numbers - own);
  }
  const all = chances[SIDES];
  return chances.map((played) => played / all);
}
