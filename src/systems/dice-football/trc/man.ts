/** Man coverage: the standard assignments, and how ties are broken. */
import { isCorner, isLineman, isLinebacker } from "../rules/index.js";
import type { Defender, DefenseUnit, OffenseUnit } from "./units.js";

/** Who covers each receiver, indexed by number minus one; the first assigned comes first. */
export type Assignments = readonly (readonly Defender[])[];

/** The best pass defender first. */
const best = (a: Defender, b: Defender): number => a.card.PD - b.card.PD;

/**
 * Cornerbacks take wide receivers by number, safeties the remaining ones, the weakest first; linebackers take tight
 * ends and backs. Extra linebackers double tight ends and backs; extra safeties, then extra cornerbacks double wide
 * receivers, then the others.
 * @param away players who rush instead
 */
export function manCoverage(
  { men }: Pick<DefenseUnit, "men">,
  { receivers }: Pick<OffenseUnit, "receivers">,
  away: readonly Defender[] = [],
): Assignments {
  const cover: Defender[][] = receivers.map(() => []);
  const free = men.filter((man) => !isLineman(man.at) && !away.includes(man));
  const corners = free.filter(({ at }) => isCorner(at)).sort(best);
  const safeties = free.filter(({ at }) => !isCorner(at) && !isLinebacker(at)).sort(best);
  const linebackers = free.filter(({ at }) => isLinebacker(at)).sort(best);
  const wide = receivers.flatMap(({ at }, i) => (at === "WR" ? [i] : []));
  const inside = receivers.flatMap(({ at }, i) => (at === "WR" ? [] : [i]));
  const open = (places: readonly number[]): number | undefined => places.find((i) => cover[i].length === 0);
  const take = (places: readonly number[], men: Defender[], last = false): void => {
    for (let i = open(places); i !== undefined && men.length > 0; i = open(places)) {
      cover[i].push((last ? men.pop() : men.shift())!);
    }
  };
  take(wide, corners);
  take(wide, safeties, true);
  take(inside, linebackers);
  take(inside, safeties);
  take(inside, corners);
  const double = (places: readonly number[], men: Defender[]): void => {
    for (const i of places) {
      if (cover[i].length > 1) continue;
      const man = men.shift();
      if (!man) return;
      cover[i].push(man);
    }
  };
  double([...inside, ...wide], linebackers);
  double([...wide, ...inside], safeties);
  double([...wide, ...inside], corners);
  return cover;
}

/** The receivers covered by the starting cornerbacks in a normal defense. */
export function normalCover(
  { men }: Pick<DefenseUnit, "men">,
  { receivers }: Pick<OffenseUnit, "receivers">,
  match: "top2" | "wr",
): Assignments {
  const cover: Defender[][] = receivers.map(() => []);
  const wide = receivers.flatMap(({ at }, i) => (at === "WR" ? [i] : []));
  const targets = match === "top2" ? [0, 1] : wide.slice(0, 2);
  const corners = men.filter(({ at }) => at === "CB1" || at === "CB2").sort(best);
  corners.forEach((corner, i) => {
    if (targets[i] !== undefined) cover[targets[i]].push(corner);
  });
  return cover;
}
