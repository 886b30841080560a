/** Who is on the field: groups, formations, substitutes for who is hurt (sections 1, 4, 6.7, 6.8) and who is spent (4.6). */
import type {
  BackCard,
  CarrierCard,
  FrontCard,
  LinemanCard,
  LinePlace,
  Place,
  QuarterbackCard,
  Team,
} from "../../../../src/systems/dice-football/rules/index.js";

import {
  emergencyCarrier,
  emergencyDefender,
  emergencyLineman,
  emergencyPasser,
} from "../../../../src/systems/dice-football/trc/index.js";

const LINEMEN: readonly Place[] = ["LDE", "LDT", "NT", "RDT", "RDE"];
const BACKERS: readonly Place[] = ["LOLB", "LLB", "LILB", "MLB", "RILB", "RLB", "ROLB"];

export interface Defender {
  readonly at: Place;
  readonly card: FrontCard | BackCard;
  readonly kind: "DL" | "LB" | "DB";
  readonly box?: "5" | "O";
}
export interface Receiver {
  readonly number: number;
  readonly at: CarrierCard["position"];
  readonly card: CarrierCard;
  readonly blocks: boolean;
}
interface Absence {
  readonly until: "plays" | "quarter" | "game" | "season";
  plays: number;
}

const kindOf = (at: Place): Defender["kind"] => (LINEMEN.includes(at) ? "DL" : BACKERS.includes(at) ? "LB" : "DB");

const KINDS = { LT: "OT", LG: "OG", OC: "OC", RG: "OG", RT: "OT" } as const;
const ROWS: readonly (readonly string[])[] = [
  ["DE", "DT", "NT", "DL"],
  ["LB", "OLB", "ILB", "MLB"],
];
/** Both of the line, or both linebackers. */
const like = (one = "", two = ""): boolean => ROWS.some((row) => row.includes(one) && row.includes(two));

export class Club {
  private readonly absent = new Map<string, Absence>();
  readonly touches = new Map<string, number>();
  /** Positions that are all spent, and free for the rest of the game. */
  private readonly free = new Set<string>();
  sacked = 0;
  /** Who is hot (section 7). */
  hot?: string;
  readonly first = { thrown: 0, caught: 0, yards: 0, catches: new Map<string, number>() };

  constructor(
    readonly team: Team,
    private readonly tires: boolean,
    missing: readonly string[] = [],
  ) {
    for (const name of missing) this.absent.set(name, { until: "season", plays: 0 });
  }

  hurt(name: string, until: Absence["until"], plays = 0): void {
    this.absent.set(name, { until, plays });
  }

  out = (name: string): boolean => this.absent.has(name);

  /** Ruling: out for the game; who misses some plays or a quarter still has his touches. */
  private gone(name: string): boolean {
    const until = this.absent.get(name)?.until;
    return until === "game" || until === "season";
  }

  snapped(): void {
    for (const [name, absence] of this.absent)
      if (absence.until === "plays" && --absence.plays <= 0) this.absent.delete(name);
  }

  quarterEnds(): void {
    for (const [name, { until }] of this.absent) if (until === "quarter") this.absent.delete(name);
  }

  /** The man himself, else the first who may stand for him: of his own position first. */
  private stand<C extends { readonly name: string; readonly position?: string }>(
    name: string,
    list: readonly C[],
    taken: readonly string[],
    position: string | undefined,
    emergency: (away: (name: string) => boolean) => C,
    others: readonly C[] = [],
  ): C {
    const own = list.find((card) => card.name === name) as C;
    if (!this.out(name)) return own;
    const away = (one: string): boolean => this.out(one) || taken.includes(one);
    const free = list.filter((card) => !away(card.name));
    const wanted = position ?? own.position;
    const kind = free.find((card) => card.position === wanted || like(card.position, wanted)) ?? free[0];
    // Ruling A38: nobody of his own cards is left.
    return kind ?? others.find((card) => !away(card.name)) ?? emergency(away);
  }

  get quarterback(): QuarterbackCard {
    return this.stand(this.team.offense.quarterback, this.team.roster.quarterbacks, [], undefined, emergencyPasser);
  }

  receivers(group: number): Receiver[] {
    const { receivers } = this.team.offense.groups[group];
    const taken = receivers.map(({ name }) => name);
    return receivers.map(({ name, at, blocks }, i) => {
      const card = this.stand(name, this.team.roster.carriers, taken, at, (away) => emergencyCarrier(at, away));
      taken.push(card.name);
      return { number: i + 1, at, card, blocks: blocks === true };
    });
  }

  line(group: number): Record<LinePlace, LinemanCard> {
    const line = this.team.offense.groups[group].line ?? this.team.offense.line;
    const taken = Object.values(line);
    return Object.fromEntries(
      (["LT", "LG", "OC", "RG", "RT"] as const).map((at) => {
        // Ruling: as with receivers, a substitute is of the kind that the place asks for.
        const card = this.stand(line[at], this.team.roster.linemen, taken, KINDS[at], (away) =>
          emergencyLineman(KINDS[at], away),
        );
        taken.push(card.name);
        return [at, card];
      }),
    ) as Record<LinePlace, LinemanCard>;
  }

  /** The eleven as printed. */
  starters(formation: number): Defender[] {
    const { front, backs } = this.team.roster;
    const all: readonly (FrontCard | BackCard)[] = [...front, ...backs];
    return this.team.defense.formations[formation].players.map(({ at, name, box }) => ({
      at,
      card: all.find((card) => card.name === name)!,
      kind: kindOf(at),
      box,
    }));
  }

  /** The eleven as they stand. */
  eleven(formation: number): Defender[] {
    const { front, backs } = this.team.roster;
    const starters = this.starters(formation);
    const taken = starters.map(({ card }) => card.name);
    return starters.map((man) => {
      const ofFront = front.some(({ name }) => name === man.card.name);
      const [list, others]: readonly (readonly (FrontCard | BackCard)[])[] = ofFront ? [front, backs] : [backs, front];
      const away = (one: (name: string) => boolean): FrontCard | BackCard => emergencyDefender(man.at, one);
      const card = this.stand<FrontCard | BackCard>(man.card.name, list, taken, undefined, away, others);
      taken.push(card.name);
      return { ...man, card };
    });
  }

  /** A back, receiver or end at his limit; once all of a position that can play in this game are, all are free (4.6). */
  spent(man: CarrierCard): boolean {
    const { position } = man;
    if (!this.tires || this.free.has(position)) return false;
    const used = ({ name, stamina }: CarrierCard): boolean =>
      (this.touches.get(name) ?? 0) >= (this.hot === name ? 2 * stamina : stamina);
    const left = this.team.roster.carriers.some(
      (card) => card.position === position && !this.gone(card.name) && !used(card),
    );
    if (!left) this.free.add(position);
    return left && used(man);
  }

  touched(name: string): void {
    this.touches.set(name, (this.touches.get(name) ?? 0) + 1);
  }

  /** Who runs: the carries box, or a lone back who is not in it (A9). */
  runner(face: number, group: readonly Receiver[], human: boolean): CarrierCard {
    const { carriers } = this.team.roster;
    const backs = group.filter(({ at }) => at === "RB");
    const { carries } = this.team.offense;
    const rushes = (name: string): number => carriers.find((card) => card.name === name)?.season?.rushes ?? 0;
    const byCarries = carriers
      .filter(({ position }) => position === "RB")
      .sort((a, b) => rushes(b.name) - rushes(a.name));
    const pair: string[] = carries.map(({ name }) => name);
    // Ruling A38: without a back a receiver or end, then an emergency back.
    const others = carriers.filter(({ position }) => position !== "RB").sort((a, b) => rushes(b.name) - rushes(a.name));
    const emergencies: CarrierCard[] = [];
    carries.forEach(({ name }, i) => {
      if (!this.out(name)) return;
      const away = (one: string): boolean => this.out(one) || pair.includes(one);
      let next = [...byCarries, ...others].find((card) => !away(card.name));
      if (!next) emergencies.push((next = emergencyCarrier("RB", away)));
      pair[i] = next.name;
    });
    if (carries.some(({ name }) => this.out(name))) pair.sort((a, b) => rushes(b) - rushes(a));
    const digit = face === 0 ? 10 : face;
    const slot = carries.findIndex(({ faces }) => faces && digit >= faces[0] && digit <= faces[1]);
    const lone = backs.length === 1 && !pair.includes(backs[0].card.name) ? backs[0].card : undefined;
    const named = lone ?? [...carriers, ...emergencies].find(({ name }) => name === pair[slot])!;
    // The next back for a spent one is the solo coach's way.
    return this.spent(named) && !human
      ? (byCarries.find((card) => !this.out(card.name) && !this.spent(card)) ?? named)
      : named;
  }
}
