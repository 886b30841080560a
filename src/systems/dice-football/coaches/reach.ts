/** The reach of a team's specialists. */
import { remember } from "../../../kernel/cache/remember.js";
import { FACES, width, type KickerCard, type PunterCard, type Returner } from "../rules/index.js";

const HALF = 50;
/** Yards counted for a return touchdown. */
const TOUCHDOWN = 57;

/** Longest field goal with a chance of at least 50%. */
export const kickLimit = remember(({ bands }: KickerCard): number =>
  Math.max(0, ...bands.filter(({ good }) => width(good) >= HALF).map(({ to }) => to)),
);

/** Share of field goals of a length that are good. @param length yards */
export const kickChance = ({ bands }: KickerCard, length: number): number =>
  width(bands.find(({ from, to }) => length >= from && length <= to)?.good ?? null) / (FACES * FACES);

/** Average yards of a punt that is not blocked. */
export const puntAverage = remember(({ yards }: PunterCard): number => {
  let [sum, count] = [0, 0];
  for (const { from, to, value } of yards) {
    if (value === "blocked") continue;
    sum += value * (to - from + 1);
    count += to - from + 1;
  }
  return count === 0 ? 0 : sum / count;
});

export const returnAverage = remember(
  ({ yards }: Returner): number =>
    yards.reduce<number>((sum, one) => sum + (one === "TD" ? TOUCHDOWN : one), 0) / FACES,
);

export const mayGoAllTheWay = ({ yards }: Returner): boolean => yards.includes("TD");
