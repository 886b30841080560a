/**
 * Puts a career player on a team: his card on the roster and, depending on his tier, the player he
 * replaces. At first on few faces of the call roll, then in the lineups as a starter; kickers and returners play from
 * the first game.
 */
import {
  DB_PLACES,
  DL_PLACES,
  FACES,
  LB_PLACES,
  LINE,
  within,
  type CarrierPosition,
  type FormationSlot,
  type LinePlace,
  type Place,
  type Relief,
  type Roster,
  type Team,
} from "../rules/index.js";
import { kindOf, type CareerPosition, type Tier } from "./chart.js";
import type { CareerCard } from "./card.js";

/** The last tackle rank of a team with one more defender. */
export const lastRank = ({ roster }: Team): number => roster.front.length + roster.backs.length + 1;

/** The roster with his card: kickers and returners first, others at the end of the depth chart. */
function withCard(roster: Roster, career: CareerCard): Roster {
  if (career.list === "returns") {
    const { kick, punt } = roster.returns;
    return {
      ...roster,
      returns: {
        kick: [career.kick, ...kick].slice(0, MOST_RETURNERS.kick),
        punt: [career.punt, ...punt].slice(0, MOST_RETURNERS.punt),
      },
    };
  }
  const { list, card } = career;
  if (list === "kickers") return { ...roster, kickers: [card, ...roster.kickers] };
  if (list === "punters") return { ...roster, punters: [card, ...roster.punters] };
  if (list !== "front" && list !== "backs") return { ...roster, [list]: [...roster[list], card] };
  // Everyone from his rank down moves down one rank.
  const lower = <T extends { readonly tackle: number }>(cards: readonly T[]): T[] =>
    cards.map((one) => (one.tackle >= card.tackle ? { ...one, tackle: one.tackle + 1 } : one));
  const [front, backs] = [lower(roster.front), lower(roster.backs)];
  return { ...roster, ...(list === "front" ? { front: [...front, card], backs } : { front, backs: [...backs, card] }) };
}
/** Maximum number of returners on a card. */
const MOST_RETURNERS = { kick: 5, punt: 4 } as const;

const LINE_PLACES: Readonly<Partial<Record<CareerPosition, readonly LinePlace[]>>> = {
  OC: ["OC"],
  OG: ["LG", "RG"],
  OT: ["LT", "RT"],
};
const PLACES: Readonly<Partial<Record<CareerPosition, readonly Place[]>>> = {
  DE: DL_PLACES.filter((place) => place.endsWith("DE")),
  DT: DL_PLACES.filter((place) => place.endsWith("T")),
  NT: DL_PLACES.filter((place) => place.endsWith("T")),
  LB: LB_PLACES,
  CB: DB_PLACES.filter((place) => place.startsWith("CB")),
  S: DB_PLACES.filter((place) => !place.startsWith("CB")),
};

const sum = (...parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** The coaches' rankings: the player with the lowest value gives up his place. */
class Depth {
  constructor(private readonly roster: Roster) {}

  lineman(name: string): number {
    const { RBC, PBC, RB } = this.roster.linemen.find((one) => one.name === name)!;
    return sum(RBC, PBC, RB);
  }

  receiver(name: string): number {
    return this.roster.carriers.find((one) => one.name === name)!.rating;
  }

  defender(name: string): number {
    const front = this.roster.front.find((one) => one.name === name);
    if (front) return sum(front.RDC, front.PRC, -front.RD);
    return -this.roster.backs.find((one) => one.name === name)!.PD;
  }
}

const leastBy = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>(
    (least, one) => (least === undefined || worth(one) < worth(least) ? one : least),
    undefined,
  );

/** Unique names, lowest value first. */
const weakestFirst = (names: readonly (string | undefined)[], worth: (name: string) => number): string[] =>
  [...new Set(names.filter((name) => name !== undefined))].sort((a, b) => worth(a) - worth(b));

/** The players he replaces on these digits. */
function reliefs(team: Team, position: CareerPosition, digits: readonly number[]): Relief[] {
  const { offense, defense, roster } = team;
  const depth = new Depth(roster);
  const always = (names: readonly string[]): Relief[] => names.map((name) => ({ for: name, digits }));
  const at = (wanted: CarrierPosition) =>
    offense.groups.map(({ receivers }) => receivers.filter((one) => one.at === wanted).map(({ name }) => name));
  switch (kindOf(position)) {
    case "QB":
      return always([offense.quarterback]);
    case "RB": {
      // He runs when his digit names the runner; a lone back outside the carries box is replaced as well.
      const named = offense.carries.map(({ name, faces }) => ({
        for: name,
        digits: digits.filter((digit) => within(faces, digit === 0 ? FACES : digit)),
      }));
      const listed = new Set(named.map((one) => one.for));
      const lone = at("RB").filter((backs) => !backs.some((name) => listed.has(name)));
      return [
        ...named.filter((one) => one.digits.length > 0),
        ...always([...new Set(lone.map(([first]) => first))].filter(Boolean)),
      ];
    }
    case "WR":
    case "TE":
      return always(
        weakestFirst(
          at(position as CarrierPosition).map((names) => leastBy([...names].reverse(), (name) => depth.receiver(name))),
          (name) => depth.receiver(name),
        ),
      );
    case "OL": {
      const lines = [offense.line, ...offense.groups.flatMap(({ line }) => (line ? [line] : []))];
      const least = lines.map((line) =>
        leastBy(
          LINE_PLACES[position]!.map((place) => line[place]),
          (name) => depth.lineman(name),
        ),
      );
      return always(weakestFirst(least, (name) => depth.lineman(name)));
    }
    case "DL":
    case "LB":
    case "DB":
      return always(
        weakestFirst(
          defense.formations.map(({ players }) => weakestAt(players, position, depth)?.name),
          (name) => depth.defender(name),
        ),
      );
    default:
      return [];
  }
}

const weakestAt = (
  players: readonly FormationSlot[],
  position: CareerPosition,
  depth: Depth,
): FormationSlot | undefined =>
  leastBy(
    players.filter(({ at }) => PLACES[position]!.includes(at)),
    ({ name }) => depth.defender(name),
  );

/** The lineups with him as a starter. */
function started(team: Team, position: CareerPosition, name: string): Team {
  const { offense, defense, roster } = team;
  const depth = new Depth(roster);
  const kind = kindOf(position);
  if (kind === "QB") return { ...team, offense: { ...offense, quarterback: name } };
  if (kind === "RB") {
    // He gets the larger range. A lone back in the passing groups is replaced by a better receiver.
    const lead = offense.carries[0].name;
    const gives = (other: string): boolean =>
      other === lead ||
      (!offense.carries.some((one) => one.name === other) && depth.receiver(name) > depth.receiver(other));
    const groups = offense.groups.map((group) => {
      const backs = group.receivers.filter(({ at }) => at === "RB").map((one) => one.name);
      const out = backs.includes(lead) ? lead : backs.length === 1 ? backs.find(gives) : undefined;
      return { ...group, receivers: group.receivers.map((one) => (one.name === out ? { ...one, name } : one)) };
    });
    const carries = offense.carries.map((one, i) => (i === 0 ? { ...one, name } : one));
    return { ...team, offense: { ...offense, groups, carries } };
  }
  if (kind === "WR" || kind === "TE") {
    const groups = offense.groups.map((group) => {
      const names = group.receivers.filter(({ at }) => at === kind).map((one) => one.name);
      // By rating; numbers stay with the positions. The worst of the others sits, a lone wide receiver only for someone
      // just as good.
      const order = [...names, name].sort((a, b) => depth.receiver(b) - depth.receiver(a));
      const keeps = kind === "WR" && names.length === 1 && depth.receiver(names[0]) > depth.receiver(name);
      const out = keeps ? name : [...order].reverse().find((one) => one !== name);
      const kept = order.filter((one) => one !== out);
      return {
        ...group,
        receivers: group.receivers.map((one) => (one.at === kind ? { ...one, name: kept.shift()! } : one)),
      };
    });
    return { ...team, offense: { ...offense, groups } };
  }
  if (kind === "OL") {
    const lined = (line: Readonly<Record<LinePlace, string>>): Record<LinePlace, string> => {
      const out = leastBy(LINE_PLACES[position]!, (place) => depth.lineman(line[place]))!;
      return Object.fromEntries(LINE.map((place) => [place, place === out ? name : line[place]])) as Record<
        LinePlace,
        string
      >;
    };
    const groups = offense.groups.map((group) => ({ ...group, ...(group.line && { line: lined(group.line) }) }));
    return { ...team, offense: { ...offense, line: lined(offense.line), groups } };
  }
  const formations = defense.formations.map((formation) => {
    const out = weakestAt(formation.players, position, depth);
    return { ...formation, players: formation.players.map((one) => (one === out ? { ...one, name } : one)) };
  });
  return { ...team, defense: { ...defense, formations } };
}

/** Removes printed totals and provenance, which no longer apply with him on the team. */
export function unprinted(team: Team): Team {
  const { offense, defense } = team;
  const bare: { -readonly [K in keyof Team]: Team[K] } = {
    ...team,
    offense: { ...offense, groups: offense.groups.map(({ printed: _printed, ...group }) => group) },
    defense: { ...defense, formations: defense.formations.map(({ printed: _printed, ...formation }) => formation) },
  };
  delete bare.provenance;
  return bare;
}

/** The team including him. */
export function placed(team: Team, position: CareerPosition, career: CareerCard, tier: Tier): Team {
  const name = career.list === "returns" ? career.kick.name : career.card.name;
  const roster = withCard(team.roster, career);
  const on = unprinted({ ...team, roster });
  const kicks = career.list === "kickers" || career.list === "punters" || career.list === "returns";
  if (kicks) return { ...on, career: { name, relieves: [] } };
  if (tier.digits === null) return { ...started(on, position, name), career: { name, relieves: [] } };
  return { ...on, career: { name, relieves: reliefs(on, position, tier.digits) } };
}

/** True if the name is already on the roster. */
export const nameTaken = ({ roster }: Team, name: string): boolean =>
  [
    ...roster.quarterbacks,
    ...roster.carriers,
    ...roster.linemen,
    ...roster.front,
    ...roster.backs,
    ...roster.kickers,
    ...roster.punters,
    ...roster.returns.kick,
    ...roster.returns.punt,
  ].some((one) => one.name === name);
