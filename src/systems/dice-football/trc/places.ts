/** Finds the players on the field for places named by charts and keys (matchup fallbacks and aliases). */
import { isLineman, type InterceptionPlace, type LinePlace, type Place } from "../rules/index.js";
import { width } from "../rules/index.js";
import type { Defender, DefenseUnit, OffenseUnit, Receiver } from "./units.js";

/** Other names of a place: the same player in another front, the fifth and sixth back. */
const ALIASES: Readonly<Partial<Record<Place, readonly Place[]>>> = {
  LLB: ["LOLB"],
  LOLB: ["LLB"],
  RLB: ["ROLB"],
  ROLB: ["RLB"],
  MLB: ["RILB", "LILB"],
  RILB: ["MLB"],
  LILB: ["MLB"],
  CB3: ["S3"],
  S3: ["CB3"],
  CB4: ["S4"],
  S4: ["CB4"],
};

/** Who meets a blocker if the chart's place is empty, in this order. */
const FALLBACKS: Readonly<Partial<Record<Place, readonly Place[]>>> = {
  LLB: ["LOLB", "RLB", "ROLB", "LILB", "MLB", "RILB", "LDE"],
  LOLB: ["LLB", "ROLB", "RLB", "LILB", "MLB", "RILB", "LDE"],
  RLB: ["ROLB", "LLB", "LOLB", "RILB", "MLB", "LILB", "RDE"],
  ROLB: ["RLB", "LOLB", "LLB", "RILB", "MLB", "LILB", "RDE"],
  MLB: ["RILB", "LILB", "RLB", "ROLB", "LLB", "LOLB", "NT", "LDT", "RDT"],
  RILB: ["MLB", "LILB", "RLB", "ROLB", "LLB", "LOLB", "NT", "RDT", "LDT"],
  LILB: ["MLB", "RILB", "LLB", "LOLB", "RLB", "ROLB", "NT", "LDT", "RDT"],
  NT: ["LDT", "RDT"],
  LDT: ["NT", "RDT"],
  RDT: ["NT", "LDT"],
  LDE: ["LDT", "NT", "RDE"],
  RDE: ["RDT", "NT", "LDE"],
};

type Men = readonly Defender[];

const standing = (men: Men, place: Place): Defender | undefined => men.find(({ at }) => at === place);

/** The player at a place, by any of its names. */
export function manAt(men: Men, place: Place): Defender | undefined {
  for (const name of [place, ...(ALIASES[place] ?? [])]) {
    const man = standing(men, name);
    if (man) return man;
  }
  return undefined;
}

/** Who meets a blocker: the chart's player, or the closest one to his place. */
export function metBy(men: Men, place: Place): Defender {
  for (const name of [place, ...(FALLBACKS[place] ?? [])]) {
    const man = standing(men, name);
    if (man) return man;
  }
  return men[0];
}

/** The widest sack range first, then the tackle rank. */
export const bySackRange = (a: Defender, b: Defender): number =>
  width(b.card.sack) - width(a.card.sack) || a.card.tackle - b.card.tackle;

/** The player named by interception chart A; undefined if he is not on the field. */
export function interceptorAt(men: Men, place: InterceptionPlace): Defender | undefined {
  if (place === "OLB-weak") return standing(men, "RLB") ?? standing(men, "ROLB");
  if (place === "OLB-strong") return standing(men, "LLB") ?? standing(men, "LOLB");
  if (place === "DL") return men.filter(({ at }) => isLineman(at)).sort(bySackRange)[0];
  return manAt(men, place);
}

/** Tackle ranks in this formation: the best on the roster first. */
export const byTackle = ({ men }: DefenseUnit): Defender[] => [...men].sort((a, b) => a.card.tackle - b.card.tackle);

/** The back who is not carrying; without one, the last tight end, then the center. */
export function leadBlocker({ receivers }: OffenseUnit, carrier: string): Receiver | LinePlace {
  const backs = receivers.filter(({ at }) => at === "RB");
  if (backs.length > 1) {
    const others = backs.filter(({ card }) => card.name !== carrier);
    return others[others.length - 1];
  }
  return receivers.filter(({ at }) => at === "TE").at(-1) ?? "OC";
}

/** The first tight end; without one, the lead blocker. */
export const tightEnd = (unit: OffenseUnit, carrier: string): Receiver | LinePlace =>
  unit.receivers.find(({ at }) => at === "TE") ?? leadBlocker(unit, carrier);
