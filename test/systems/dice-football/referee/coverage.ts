/** The defense's side of a pass: blitzers, zones, and who is on whom (sections 4.3, 4.4, 6.8). */
import type {
  BlitzPlan,
  DefenseCall,
  GameCharts,
  Level,
  Place,
  Switches,
  Team,
} from "../../../../src/systems/dice-football/rules/index.js";
import type { Defender, Receiver } from "./field.js";

const ALIAS: Partial<Record<Place, Place>> = { S3: "CB3", CB3: "S3", S4: "CB4", CB4: "S4" };

/** The man at a place; the fifth and sixth backs have two names. */
export const at = (men: readonly Defender[], place: Place): Defender | undefined =>
  men.find((man) => man.at === place) ?? men.find((man) => man.at === ALIAS[place]);

/** Ruling: for a blitz the linebackers of the one front are those of the other, as in interception chart A. */
const SAME: Partial<Record<Place, readonly Place[]>> = {
  LLB: ["LOLB"],
  LOLB: ["LLB"],
  RLB: ["ROLB"],
  ROLB: ["RLB"],
  MLB: ["RILB", "LILB"],
};
const comes = (men: readonly Defender[], place: Place): Defender | undefined =>
  [place, ...(SAME[place] ?? [])].map((one) => at(men, one)).find((man) => man);

export interface Blitz {
  readonly coverage: "N" | "M" | "Z";
  readonly blitzers: readonly Defender[];
}

export function blitzOf(call: DefenseCall, men: readonly Defender[], team: Team, charts: GameCharts): Blitz {
  if (call === "N" || call === "M" || call === "Z") return { coverage: call, blitzers: [] };
  const own: BlitzPlan | undefined = team.defense.blitzes?.[call];
  const key = charts.blitzKey[call];
  const three = men.filter(({ kind }) => kind === "DL").length === 3;
  const named = own?.blitzers ?? key.blitzers.map((one) => (three ? one.against3 : one.against4));
  const { coverage, order } = own ?? key;
  const blitzers: (Defender | undefined)[] = named.map((place) => comes(men, place));
  for (const [i, man] of blitzers.entries()) {
    if (man) continue;
    blitzers[i] = order.map((place) => comes(men, place)).find((one) => one && !blitzers.includes(one));
  }
  return { coverage, blitzers: blitzers.filter((man) => man !== undefined) };
}

/** Minus a third of the sum of the pass defense, rounded up, one at least. */
const value = (men: readonly Defender[]): number =>
  -Math.max(1, Math.ceil(-men.reduce((sum, { card }) => sum + card.PD, 0) / 3));

const under = (man: Defender, coverage: "N" | "Z", boxed: readonly Defender[]): boolean =>
  man.kind === "LB" || (coverage === "Z" && man.at === "CB1") || boxed.some(({ at: place }) => place === man.at);

/** Who is in the zone that a level is thrown into; the two corners of Normal are in none. */
export const zoneMen = (
  men: readonly Defender[],
  coverage: "N" | "Z",
  level: Level,
  boxed: readonly Defender[],
): Defender[] =>
  men.filter(
    (man) =>
      man.kind !== "DL" &&
      !(coverage === "N" && (man.at === "CB1" || man.at === "CB2")) &&
      under(man, coverage, boxed) === (level === "Q" || level === "S"),
  );

/** N or Z of a level: by the printed eleven, weakened by who is replaced and by who blitzes from there. */
export function zoneValue(
  starters: readonly Defender[],
  men: readonly Defender[],
  { coverage, blitzers }: Blitz & { readonly coverage: "N" | "Z" },
  level: Level,
  boxed: readonly Defender[],
  switches: Switches,
): number {
  const short = switches.subsShort === "on";
  const replaced = starters.filter((man, i) => man.card.name !== men[i].card.name).length;
  const subs = short ? Math.min(6, replaced) : 0;
  const zone = zoneMen(short ? starters : men, coverage, level, boxed);
  const gone = blitzers.filter((man) => zone.some(({ at: place }) => place === man.at)).length;
  return Math.min(-1, value(zone) + subs + gone);
}

const best = (list: readonly Defender[]): Defender[] => [...list].sort((a, b) => a.card.PD - b.card.PD);

/** Man coverage: who is on each receiver, in the order in which they are sent. */
export function manCover(men: readonly Defender[], receivers: readonly Receiver[]): Map<number, Defender[]> {
  const on = new Map<number, Defender[]>(receivers.map(({ number }) => [number, []]));
  const corners = best(men.filter(({ at: place }) => place.startsWith("CB")));
  const safeties = best(men.filter((man) => man.kind === "DB" && !man.at.startsWith("CB")));
  const backers = best(men.filter(({ kind }) => kind === "LB"));
  const wide = receivers.filter(({ at: where }) => where === "WR");
  const inside = receivers.filter(({ at: where }) => where !== "WR");
  const send = (number: number, man: Defender | undefined): boolean => {
    if (man) on.get(number)!.push(man);
    return man !== undefined;
  };
  for (const { number } of wide) send(number, corners.shift() ?? safeties.pop());
  for (const { number } of inside) send(number, backers.shift() ?? safeties.shift() ?? corners.shift());
  for (const { number } of inside) send(number, backers.shift());
  for (const { number } of [...wide, ...inside]) send(number, safeties.shift() ?? corners.shift());
  return on;
}
