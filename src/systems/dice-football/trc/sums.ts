/** The totals of a Team Reference Card: line control, zone values, blitz lines. */
import {
  FIGURES,
  isBack,
  isLinebacker,
  isLineman,
  LINE,
  type Blitz,
  type BlitzPlan,
  type GameCharts,
  type LinePlace,
  type Switches,
  type ZoneValues,
} from "../rules/index.js";
import { manAt } from "./places.js";
import { LINE_KINDS, type Defender, type DefenseUnit, type OffenseUnit } from "./units.js";

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

/** Run and pass block control of the players on the field. */
export function blockControl({ line, receivers }: OffenseUnit): { readonly RBC: number; readonly PBC: number } {
  const linemen = LINE.map((place) => line[place]);
  const ends = receivers.filter(({ at }) => at === "TE");
  return {
    RBC: sum(linemen, ({ RBC }) => RBC) + sum(ends, ({ card }) => card.RBC),
    PBC: sum(linemen, ({ PBC }) => PBC),
  };
}

/** Run-block rating of a lineman at a place. */
export function lineRating(
  { line }: OffenseUnit,
  place: LinePlace,
  switches: Pick<Switches, "olOutOfPosition">,
): number {
  const { RB, position } = line[place];
  const strange = switches.olOutOfPosition === "on" && position !== "OL" && position !== LINE_KINDS[place];
  return strange ? RB - 1 : RB;
}

/** Run defense control, without safeties in the box. */
export const runControl = ({ men }: DefenseUnit): number =>
  sum(
    men.filter(({ at }) => !isBack(at)),
    ({ card }) => card.RDC,
  );

/** Pass rush control, without blitzers. */
export const rushControl = ({ men }: DefenseUnit): number =>
  sum(
    men.filter(({ at }) => isLineman(at)),
    ({ card }) => card.PRC,
  );

/** Who blitzes on a letter, from the team's key or the game's; absent players are replaced in key order. */
export interface BlitzCall {
  readonly blitzers: readonly Defender[];
  readonly drops: readonly Defender[];
  readonly coverage: "M" | "Z";
  /** Pass rush control. */
  readonly PRC: number;
}

export function planOf(
  unit: Pick<DefenseUnit, "blitzes" | "three">,
  { blitzKey }: Pick<GameCharts, "blitzKey">,
  letter: Blitz,
): BlitzPlan {
  const own = unit.blitzes?.[letter];
  if (own) return own;
  const { blitzers, coverage, order } = blitzKey[letter];
  return { blitzers: blitzers.map(({ against3, against4 }) => (unit.three ? against3 : against4)), coverage, order };
}

export function blitzCall(
  unit: DefenseUnit,
  charts: Pick<GameCharts, "blitzKey">,
  letter: Blitz,
  switches: Pick<Switches, "zoneBlitzDL">,
): BlitzCall {
  const { blitzers: named, coverage, order, drops: dropping = [] } = planOf(unit, charts, letter);
  const blitzers: Defender[] = [];
  const absent: string[] = [];
  for (const place of named) {
    const man = manAt(unit.men, place);
    if (man && !blitzers.includes(man)) blitzers.push(man);
    else absent.push(place);
  }
  for (const place of order) {
    if (blitzers.length === named.length) break;
    const man = manAt(unit.men, place);
    if (man && !blitzers.includes(man)) blitzers.push(man);
  }
  const drops =
    switches.zoneBlitzDL === "on" && coverage === "Z"
      ? unit.men.filter(({ at }) => isLineman(at) && dropping.includes(at))
      : [];
  const PRC =
    rushControl(unit) +
    sum(blitzers, ({ at, card }) => (isBack(at) ? FIGURES.rushingBack : isLineman(at) ? 0 : card.PRC)) -
    sum(drops, ({ card }) => card.PRC);
  return { blitzers, drops, coverage, PRC };
}

/** Value of a zone from the pass-defense ratings of its players. */
const zoneValue = (ratings: number): number => -Math.max(1, Math.ceil(Math.abs(ratings) / 3));

/** Where a player plays in a zone: underneath, over the top, or elsewhere. */
export type Zone = "U" | "O";

/** The zone of a player under Normal (`N`) or Zone (`Z`): a safety in the box plays underneath. */
export function zoneOf(call: "N" | "Z", { at }: Defender, boxed: boolean): Zone | undefined {
  if (isLineman(at)) return undefined;
  if (isLinebacker(at)) return "U";
  if (at === "CB1") return call === "Z" ? "U" : undefined;
  if (at === "CB2" && call === "N") return undefined;
  return boxed ? "U" : "O";
}

/** Weakened, but never weaker than -1. */
export const weakened = (value: number, by: number): number => Math.min(FIGURES.zone.weakest, value + by);

/**
 * Zone values of a call, including safeties in the box (A12). Substitutes weaken the printed value
 * by 1 each; with `subsShort` off, it is recomputed from the cards on the field.
 */
export function zoneValues(
  unit: DefenseUnit,
  call: "N" | "Z",
  {
    boxed = [],
    subsShort = true,
    drops = 0,
  }: { boxed?: readonly Defender[]; subsShort?: boolean; drops?: number } = {},
): ZoneValues {
  const ratings = { U: -drops, O: 0 };
  for (const man of unit.men) {
    const zone = zoneOf(call, man, boxed.includes(man));
    if (zone) ratings[zone] += ((subsShort ? man.replaces : undefined) ?? man.card).PD;
  }
  const by = subsShort ? Math.min(FIGURES.zone.substitutes, unit.substitutes) : 0;
  return { U: weakened(zoneValue(ratings.U), by), O: weakened(zoneValue(ratings.O), by) };
}

/** Safeties in the box on a blue digit of the defense's roll: [5] on a 5, [O] on odd ones. */
export const boxedOn = ({ men }: DefenseUnit, digit: number): Defender[] =>
  men.filter(({ box }) => (box === "5" && digit === 5) || (box === "O" && digit % 2 === 1));
