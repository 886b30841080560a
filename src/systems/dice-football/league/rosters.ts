/**
 * Roster moves of DICE Football teams. A player brings his cards. Open lineup spots go to the best player who fits; a
 * starter of the old team replaces a worse player of the new one.
 */
import { sumOf } from "../../../kernel/lists/index.js";
import type { Rosters } from "../../../league/plain/game.js";
import type { TeamWith } from "../../../league/plain/parts.js";
import { cardOf } from "../career/card.js";
import { CAREER_POSITIONS, type CareerPosition } from "../career/chart.js";
import { unprinted } from "../career/place.js";
import {
  isBack,
  isCorner,
  isLinebacker,
  LEVELS,
  LINE,
  width,
  type BackCard,
  type CarrierCard,
  type FrontCard,
  type LinemanCard,
  type LinePlace,
  type Place,
  type QuarterbackCard,
  type Returner,
  type Roster,
  type Team,
} from "../rules/index.js";
import { LINE_KINDS } from "../trc/units.js";

const CARD_LISTS = ["quarterbacks", "carriers", "linemen", "front", "backs", "kickers", "punters"] as const;
type CardList = (typeof CARD_LISTS)[number];
const RETURNS = ["kick", "punt"] as const;
/** Maximum number of returners on a card. */
const MOST_RETURNERS = { kick: 5, punt: 4 } as const;

/** All cards of a player, and whether he started. */
interface Piece {
  readonly name: string;
  readonly started: boolean;
  readonly roster: Roster;
}

const NEEDED: Readonly<Record<CardList, readonly [least: number, words: string]>> = {
  quarterbacks: [1, "a quarterback"],
  carriers: [5, "five backs and receivers"],
  linemen: [5, "five linemen of the offense"],
  front: [0, ""],
  backs: [0, ""],
  kickers: [1, "a kicker"],
  punters: [1, "a punter"],
};

type Named = { readonly name: string };
const named = <T extends Named>(list: readonly T[], name: string): T[] => list.filter((one) => one.name === name);

/** Every player who is in a lineup, kicks or punts. */
function starters({ offense, defense, roster }: Team): ReadonlySet<string> {
  return new Set([
    offense.quarterback,
    ...Object.values(offense.line),
    ...offense.groups.flatMap(({ receivers }) => receivers.map(({ name }) => name)),
    ...offense.carries.map(({ name }) => name),
    ...defense.formations.flatMap(({ players }) => players.map(({ name }) => name)),
    ...[roster.kickers[0], roster.punters[0]].map(({ name }) => name),
  ]);
}

function piece(team: Team, name: string): Piece {
  const { roster } = team;
  const cards = Object.fromEntries(CARD_LISTS.map((list) => [list, named<Named>(roster[list], name)]));
  const returns = { kick: named(roster.returns.kick, name), punt: named(roster.returns.punt, name) };
  return { name, started: starters(team).has(name), roster: { ...cards, returns } as unknown as Roster };
}

const NO_CARDS: Roster = {
  quarterbacks: [],
  carriers: [],
  linemen: [],
  front: [],
  backs: [],
  kickers: [],
  punters: [],
  returns: { kick: [], punt: [] },
};
/** Placeholder rank until his team ranks its tacklers. */
const LAST_TACKLER = 99;

/** A player with a starting career card. He has to earn a lineup spot. */
function rookie(name: string, position: CareerPosition): Piece {
  const made = cardOf({ name, position, games: 0, starts: 0 }, {}, LAST_TACKLER);
  const cards =
    made.list === "returns" ? { returns: { kick: [made.kick], punt: [made.punt] } } : { [made.list]: [made.card] };
  return { name, started: false, roster: { ...NO_CARDS, ...cards } };
}

// ---- worth -----------------------------------------------------------------------------------------------------------

const mean = (values: readonly number[]): number => sumOf(values) / values.length;

/** How coaches compare players of one kind; higher is better. */
const WORTH = {
  quarterback: ({ passing }: QuarterbackCard) =>
    sumOf(
      LEVELS.map(
        (level) =>
          width(passing[level].complete) - width(passing[level].sacked) - 2 * width(passing[level].intercepted),
      ),
    ),
  lineman: ({ RBC, PBC, RB }: LinemanCard) => RBC + PBC + RB,
  receiver: ({ rating }: CarrierCard) => rating,
  runner: ({ I, II }: CarrierCard) => mean(I) + mean(II),
  front: ({ RDC, PRC, RD }: FrontCard) => RDC + PRC - RD,
  back: ({ PD }: BackCard) => -PD,
} as const;

/** The best of a list; the first of equals. */
const bestOf = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);
const worstOf = <T>(list: readonly T[], worth: (one: T) => number): T | undefined => bestOf(list, (one) => -worth(one));

// ---- lineups ---------------------------------------------------------------------------------------------------------

interface Slot<K> {
  readonly at: K;
  readonly name: string;
}

interface Filling<K, T extends Named> {
  /** Every player who may fill the slot. */
  readonly men: readonly T[];
  fits(man: T, at: K): boolean;
  worth(man: T): number;
  /** Players who started for another team. */
  readonly fresh: ReadonlySet<string>;
}

/** Slots filled from the roster, no player twice; undefined if a slot stays empty. */
function filled<K, T extends Named, S extends Slot<K>>(
  slots: readonly S[],
  { men, fits, worth, fresh }: Filling<K, T>,
): S[] | undefined {
  const known = new Map(men.map((man) => [man.name, man]));
  const taken = new Set(slots.map(({ name }) => name).filter((name) => known.has(name)));
  let open = false;
  const full = slots.map((slot): S => {
    if (known.has(slot.name)) return slot;
    const free = men.filter(({ name }) => !taken.has(name));
    const man =
      bestOf(
        free.filter((one) => fits(one, slot.at)),
        worth,
      ) ?? bestOf(free, worth);
    if (!man) {
      open = true;
      return slot;
    }
    taken.add(man.name);
    return { ...slot, name: man.name };
  });
  if (open) return undefined;
  for (const man of men.filter(({ name }) => fresh.has(name) && !taken.has(name))) {
    const weakest = worstOf(
      full.filter(({ at }) => fits(man, at)),
      ({ name }) => worth(known.get(name)!),
    );
    if (!weakest || worth(known.get(weakest.name)!) >= worth(man)) continue;
    full[full.indexOf(weakest)] = { ...weakest, name: man.name };
    taken.delete(weakest.name);
    taken.add(man.name);
  }
  return full;
}

const kindAt = (place: Place): string =>
  isBack(place) ? (isCorner(place) ? "corner" : "safety") : isLinebacker(place) ? "linebacker" : "line";
const kindOf = ({ position }: FrontCard | BackCard): string =>
  position === "CB"
    ? "corner"
    : ["SS", "FS", "S", "DB"].includes(position)
      ? "safety"
      : position.endsWith("LB")
        ? "linebacker"
        : "line";

type Line = Readonly<Record<LinePlace, string>>;

/** The lineups from the players on the roster; if there are too few, a description of what is missing. */
function linedUp(team: Team, fresh: ReadonlySet<string>): Team | string {
  const { roster, offense, defense } = team;
  const linemen: Filling<LinePlace, LinemanCard> = {
    men: roster.linemen,
    fits: ({ position }, at) => position === "OL" || position === LINE_KINDS[at],
    worth: WORTH.lineman,
    fresh,
  };
  const lined = (line: Line): Line | undefined => {
    const slots = filled(
      LINE.map((at) => ({ at, name: line[at] })),
      linemen,
    );
    return slots && (Object.fromEntries(slots.map(({ at, name }) => [at, name])) as Line);
  };
  const passers = filled([{ at: "QB", name: offense.quarterback }], {
    men: roster.quarterbacks,
    fits: () => true,
    worth: WORTH.quarterback,
    fresh,
  });
  if (!passers) return "a quarterback";
  const line = lined(offense.line);
  if (!line) return "five linemen of the offense";
  const groups = [];
  for (const group of offense.groups) {
    const receivers = filled(group.receivers, {
      men: roster.carriers,
      fits: ({ position }, at) => position === at,
      worth: WORTH.receiver,
      fresh,
    });
    const own = group.line && lined(group.line);
    if (!receivers) return "five backs and receivers";
    groups.push({ ...group, receivers, ...(own && { line: own }) });
  }
  const carries = filled(
    offense.carries.map((one) => ({ ...one, at: "RB" })),
    { men: roster.carriers, fits: ({ position }) => position === "RB", worth: WORTH.runner, fresh },
  );
  if (!carries) return "a runner";
  const formations = [];
  for (const formation of defense.formations) {
    const slots = <T extends FrontCard | BackCard>(men: readonly T[], worth: (man: T) => number, back: boolean) =>
      filled(
        formation.players.filter(({ at }) => isBack(at) === back),
        { men, fits: (man, at: Place) => kindOf(man) === kindAt(at), worth, fresh },
      );
    const [front, backs] = [slots(roster.front, WORTH.front, false), slots(roster.backs, WORTH.back, true)];
    if (!front) return "enough linemen and linebackers of the defense";
    if (!backs) return "enough defensive backs";
    const [f, b] = [front.values(), backs.values()];
    const players = formation.players.map(({ at }) => (isBack(at) ? b : f).next().value!);
    formations.push({ ...formation, players });
  }
  return {
    ...team,
    offense: {
      ...offense,
      quarterback: passers[0].name,
      line,
      groups,
      carries: carries.map(({ at: _at, ...one }) => one),
    },
    defense: { ...defense, formations },
  };
}

// ---- rosters ---------------------------------------------------------------------------------------------------------

/** Ranks from 1 without gaps, in order; a new player ranks behind his equals. */
function ranked(roster: Roster): Roster {
  const order = [...roster.front, ...roster.backs].sort((a, b) => a.tackle - b.tackle);
  const again = <T extends FrontCard | BackCard>(cards: readonly T[]): T[] =>
    cards.map((card) => ({ ...card, tackle: order.indexOf(card) + 1 }));
  return { ...roster, front: again(roster.front), backs: again(roster.backs) };
}

const POSITIONS: Readonly<Partial<Record<CardList, string>>> = { quarterbacks: "QB", kickers: "K", punters: "P" };

const withMen = (before: Roster, left: readonly string[], joined: readonly Piece[]): Roster => {
  const stay = <T extends Named>(list: readonly T[]): T[] => list.filter(({ name }) => !left.includes(name));
  const lists = CARD_LISTS.map((list) => {
    const own = stay<Named>(before[list]);
    const first = joined.filter((one) => one.started).flatMap(({ roster }): readonly Named[] => roster[list]);
    const rest = joined.filter((one) => !one.started).flatMap(({ roster }): readonly Named[] => roster[list]);
    // The first one of these kicks.
    const kicks = list === "kickers" || list === "punters";
    return [list, kicks ? [...first, ...own, ...rest] : [...own, ...first, ...rest]];
  });
  const returns = Object.fromEntries(
    RETURNS.map((list) => [
      list,
      [...stay<Returner>(before.returns[list]), ...joined.flatMap(({ roster }) => roster.returns[list])].slice(
        0,
        MOST_RETURNERS[list],
      ),
    ]),
  );
  return { ...(Object.fromEntries(lists) as object), returns } as unknown as Roster;
};

export const rosters: Rosters<TeamWith<"team", Team>> = {
  men({ team: { roster } }) {
    const men = new Map<string, string>();
    for (const list of CARD_LISTS)
      for (const card of roster[list] as readonly (Named & { readonly position?: string })[])
        if (!men.has(card.name)) men.set(card.name, card.position ?? POSITIONS[list]!);
    for (const list of RETURNS)
      for (const { name } of roster.returns[list]) if (!men.has(name)) men.set(name, list === "kick" ? "KR" : "PR");
    return [...men].map(([name, position]) => ({ name, position }));
  },
  pieceOf: ({ team }, name) => piece(team, name),
  rookies: { positions: CAREER_POSITIONS, pieceOf: (name, position) => rookie(name, position as CareerPosition) },
  changed(inLeague, left, joined) {
    const pieces = joined as readonly Piece[];
    const { team } = inLeague;
    const roster = withMen(team.roster, left, pieces);
    const lacks = CARD_LISTS.flatMap((list) => (roster[list].length < NEEDED[list][0] ? [NEEDED[list][1]] : []));
    for (const list of RETURNS) if (roster.returns[list].length === 0) lacks.push(`a ${list} returner`);
    if (lacks.length > 0) return { lacks };
    const fresh = new Set(pieces.flatMap(({ name, started }) => (started ? [name] : [])));
    const made = linedUp(unprinted({ ...team, roster: ranked(roster) }), fresh);
    return typeof made === "string" ? { lacks: [made] } : { team: { ...inLeague, team: made } };
  },
};
