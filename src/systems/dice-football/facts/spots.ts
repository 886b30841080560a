/** Receivers' positions in a group: names of spots that templates place on the field. */
import type { GroupCard } from "../trc/index.js";

/** From the line outward, seen from behind the offense. */
const SPOTS = {
  WR: ["wideLeft", "wideRight", "slotLeft", "slotRight", "far"],
  TE: ["tightRight", "tightLeft", "wing", "far", "far"],
} as const;
/** Backs by their number. */
const BACKS = [[], ["middle"], ["left", "right"], ["left", "right", "full"]] as const;

export interface Spot {
  readonly spot: string;
  readonly number: number;
}

export function spotsOf(receivers: GroupCard["receivers"]): Spot[] {
  const of = (position: string) => receivers.filter(({ at }) => at === position);
  const backs = of("RB");
  const places = BACKS[Math.min(backs.length, BACKS.length - 1)];
  return [
    ...(["WR", "TE"] as const).flatMap((position) =>
      of(position).map(({ number }, i) => ({ spot: SPOTS[position][i], number })),
    ),
    ...backs.map(({ number }, i) => ({ spot: `back-${places[i] ?? "far"}`, number })),
  ];
}
