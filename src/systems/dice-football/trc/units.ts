/** Who is on the field: a group or a formation with its players' cards, after injuries. */
import {
  FRONT_POSITIONS,
  isBack,
  LINE,
  type BackCard,
  type BlitzPlan,
  type CarrierCard,
  type CarrierPosition,
  type FrontCard,
  type LinemanCard,
  type LinePlace,
  type Place,
  type QuarterbackCard,
  type Team,
} from "../rules/index.js";
import { emergencyCarrier, emergencyDefender, emergencyLineman, emergencyPasser } from "./emergency.js";

export type DefenderCard = FrontCard | BackCard;

/** A player whose roster list has no healthy player left, and his replacement: from the other list, or an emergency player (ruling A38). */
export interface StandIn {
  readonly for: string;
  readonly by: string;
}

export interface Receiver {
  /** In the group, from 1. */
  readonly number: number;
  readonly at: CarrierPosition;
  readonly card: CarrierCard;
  /** True if he blocks when the play-call roll ends in 5. */
  readonly blocks: boolean;
}

export interface OffenseUnit {
  /** Index of the group, from 0. */
  readonly group: number;
  readonly quarterback: QuarterbackCard;
  readonly line: Readonly<Record<LinePlace, LinemanCard>>;
  /** By number. */
  readonly receivers: readonly Receiver[];
  /** Positions of the receivers by number, as one word. */
  readonly positions: string;
  /** Replacements for players whose bench is empty. */
  readonly standIns: readonly StandIn[];
}

export interface Defender {
  readonly at: Place;
  readonly card: DefenderCard;
  readonly box?: "5" | "O";
  /** The player he replaces, if any. */
  readonly replaces?: DefenderCard;
}

export interface DefenseUnit {
  /** Index of the formation, from 0. */
  readonly formation: number;
  readonly name: string;
  readonly men: readonly Defender[];
  /** True for three linemen, which use the first names of charts; otherwise the second. */
  readonly three: boolean;
  /** Number of substitutes. */
  readonly substitutes: number;
  /** Replacements for players whose bench is empty. */
  readonly standIns: readonly StandIn[];
  readonly blitzes: Team["defense"]["blitzes"];
}

export type { BlitzPlan };

/** Players who cannot play, by name. */
export type Out = Pick<ReadonlySet<string>, "has">;
export const NOBODY: Out = new Set();

export const isFront = (card: DefenderCard): card is FrontCard =>
  (FRONT_POSITIONS as readonly string[]).includes(card.position);

export interface Selection {
  /** Players who are out. */
  readonly out?: Out;
  /** True if only players with starts may start, where possible. */
  readonly starters?: boolean;
}

interface Vacancy<T> extends Selection {
  readonly taken: Set<string>;
  fits(man: T): boolean;
  /** Players from another list, used if no one of the own list is left; then an emergency player. */
  readonly others?: readonly T[];
  emergency(isAway: (name: string) => boolean): T;
  readonly standIns: StandIn[];
}

function cardOf<T extends { readonly name: string }>(name: string, men: readonly T[]): T {
  const man = men.find((one) => one.name === name);
  if (man === undefined) throw new RangeError(`no card for ${name}`);
  return man;
}

/** True if a listed player plays himself. */
const plays = ({ name, starts }: { readonly name: string; readonly starts: number }, selection: Selection): boolean =>
  !(selection.out ?? NOBODY).has(name) && (!selection.starters || starts > 0);

/** Who plays for a listed player who does not: the first suitable one on the depth chart who is neither out nor on the field. */
function standIn<T extends { readonly name: string; readonly starts: number }>(
  man: T,
  men: readonly T[],
  { out = NOBODY, taken, fits, others = [], emergency, standIns }: Vacancy<T>,
): T {
  // Asks about no more players than it must: results are kept by the answers.
  const isAway = (one: string): boolean => taken.has(one) || out.has(one);
  if (!out.has(man.name)) {
    const starter = men.find((one) => one.starts > 0 && fits(one) && !isAway(one.name));
    if (starter) taken.add(starter.name);
    return starter ?? man;
  }
  const own = men.find((one) => fits(one) && !isAway(one.name)) ?? men.find((one) => !isAway(one.name));
  const other = own ?? others.find((one) => !isAway(one.name)) ?? emergency(isAway);
  taken.add(other.name);
  if (!own) standIns.push({ for: man.name, by: other.name });
  return other;
}

/** The kind of lineman for a place. */
export const LINE_KINDS: Readonly<Record<LinePlace, Exclude<LinemanCard["position"], "OL">>> = {
  LT: "OT",
  LG: "OG",
  OC: "OC",
  RG: "OG",
  RT: "OT",
};

/** The players of a group, by index from 0. */
export function offenseUnit({ roster, offense }: Team, group: number, selection: Selection = {}): OffenseUnit {
  const { receivers, line = offense.line } = offense.groups[group];
  const taken = new Set([...receivers.map(({ name }) => name), ...LINE.map((place) => line[place])]);
  const standIns: StandIn[] = [];
  const lineman = (place: LinePlace): LinemanCard => {
    const man = cardOf(line[place], roster.linemen);
    if (plays(man, selection)) return man;
    const kind = LINE_KINDS[place];
    return standIn(man, roster.linemen, {
      ...selection,
      taken,
      fits: ({ position }) => position === kind,
      emergency: (isAway) => emergencyLineman(kind, isAway),
      standIns,
    });
  };
  const passer = (): QuarterbackCard => {
    const man = cardOf(offense.quarterback, roster.quarterbacks);
    if (plays(man, selection)) return man;
    return standIn(man, roster.quarterbacks, {
      ...selection,
      taken: new Set([offense.quarterback]),
      fits: () => true,
      emergency: emergencyPasser,
      standIns,
    });
  };
  const receiver = (name: string, at: CarrierPosition): CarrierCard => {
    const man = cardOf(name, roster.carriers);
    if (plays(man, selection)) return man;
    return standIn(man, roster.carriers, {
      ...selection,
      taken,
      fits: ({ position }) => position === at,
      emergency: (isAway) => emergencyCarrier(at, isAway),
      standIns,
    });
  };
  const linemen = LINE.map((place) => [place, lineman(place)]);
  return {
    group,
    quarterback: passer(),
    line: Object.fromEntries(linemen) as OffenseUnit["line"],
    receivers: receivers.map(({ name, at, blocks = false }, i) => ({
      number: i + 1,
      at,
      card: receiver(name, at),
      blocks,
    })),
    positions: receivers.map(({ at }) => at).join(),
    standIns,
  };
}

/** Cornerbacks replace cornerbacks, safeties replace safeties; front players replace their kind. */
function kindOf({ position }: DefenderCard): "line" | "linebacker" | "corner" | "safety" {
  if (position === "CB") return "corner";
  if (position === "SS" || position === "FS" || position === "S" || position === "DB") return "safety";
  return position.endsWith("LB") ? "linebacker" : "line";
}

/** The players of a formation, by index from 0. */
export function defenseUnit({ roster, defense }: Team, formation: number, selection: Selection = {}): DefenseUnit {
  const { name, players } = defense.formations[formation];
  const cards = (chosen: Selection, standIns: StandIn[]): DefenderCard[] => {
    const taken = new Set(players.map((one) => one.name));
    return players.map(({ at, name: who }) => {
      const [list, others]: readonly (readonly DefenderCard[])[] = isBack(at)
        ? [roster.backs, roster.front]
        : [roster.front, roster.backs];
      const man = cardOf(who, list);
      if (plays(man, chosen)) return man;
      const fits = (one: DefenderCard): boolean => kindOf(one) === kindOf(man);
      const emergency = (isAway: (name: string) => boolean): DefenderCard => emergencyDefender(at, isAway);
      return standIn(man, list, { ...chosen, taken, fits, others, emergency, standIns });
    });
  };
  const standIns: StandIn[] = [];
  const usual = cards({ ...selection, out: NOBODY }, standIns);
  const { out = NOBODY } = selection;
  const standing = out === NOBODY ? usual : cards(selection, standIns);
  const men = players.map(({ at, box }, i): Defender => {
    const [card, replaces] = [standing[i], usual[i]];
    return { at, card, ...(box && { box }), ...(card !== replaces && { replaces }) };
  });
  return {
    formation,
    name,
    men,
    three: name.startsWith("3"),
    substitutes: men.filter(({ replaces }) => replaces).length,
    standIns,
    blitzes: defense.blitzes,
  };
}
