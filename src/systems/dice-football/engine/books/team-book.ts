/** A team made ready for dice: its play calls, its players on the field after injuries, what its specialists reach. */
import {
  CODES,
  DEFENSE_CALLS,
  FACES,
  LETTERS,
  LINE,
  within,
  type CarrierCard,
  type Code,
  type DefenseCall,
  type DiceRules,
  type KickerCard,
  type Letter,
  type OffenseCall,
  type PunterCard,
  type Team,
} from "../../rules/index.js";
import {
  blockControl,
  boxedOn,
  byTackle,
  defenseUnit,
  emergencyCarrier,
  emergencyKicker,
  emergencyPunter,
  NOBODY,
  offenseUnit,
  runControl,
  type Defender,
  type DefenseUnit,
  type OffenseUnit,
  type Out,
  type StandIn,
} from "../../trc/index.js";
import { relievedTeam } from "../men/relief.js";
import { Chart } from "./chart.js";
import { coverageOf, type Coverage } from "../plays/coverage.js";

const CALL_NUMBERS = Object.fromEntries(DEFENSE_CALLS.map((call, i) => [call, i])) as Record<DefenseCall, number>;

/** A group with its sums. */
export interface Attack {
  readonly unit: OffenseUnit;
  readonly RBC: number;
  readonly PBC: number;
}

/** Coverages of a formation against receivers' positions: by the number of the call, and with safeties in the box. */
interface Answers {
  readonly plain: Coverage[];
  readonly boxed: Map<number, Coverage>;
}

/** Who is on the field of a group, after substitutions. */
const fielded = ({ quarterback, line, receivers }: OffenseUnit): readonly { readonly name: string }[] => [
  quarterback,
  ...LINE.map((place) => line[place]),
  ...receivers.map(({ card }) => card),
];

/** A formation with its sums, and its calls against each group. */
export class Stand {
  readonly RDC: number;
  /** Tackle rank less one. */
  readonly ranks: readonly Defender[];
  /** Safeties in the box by the blue digit of the defense's roll. */
  readonly boxed: readonly (readonly Defender[])[];
  /** By the receivers' positions: nothing else of an offense changes who covers whom. */
  private readonly known = new Map<string, Answers>();

  constructor(
    readonly unit: DefenseUnit,
    private readonly rules: DiceRules,
    /** The defense's career player. */
    readonly career?: string,
  ) {
    this.RDC = runControl(unit);
    this.ranks = byTackle(unit);
    this.boxed = Array.from({ length: FACES }, (_, digit) => boxedOn(unit, digit));
  }

  against(offense: OffenseUnit, call: DefenseCall, boxed: readonly Defender[]): Coverage {
    let known = this.known.get(offense.positions);
    if (!known) this.known.set(offense.positions, (known = { plain: [], boxed: new Map() }));
    const number = CALL_NUMBERS[call];
    if (boxed.length === 0) return (known.plain[number] ??= this.cover(offense, call, boxed));
    // Calls by number; safeties in the box as the bits above them.
    const { men } = this.unit;
    let key = number;
    for (const man of boxed) key += 1 << (4 + men.indexOf(man));
    let coverage = known.boxed.get(key);
    if (!coverage) known.boxed.set(key, (coverage = this.cover(offense, call, boxed)));
    return coverage;
  }

  private cover(offense: OffenseUnit, call: DefenseCall, boxed: readonly Defender[]): Coverage {
    return coverageOf(this.unit, offense, { call, boxed, rules: this.rules });
  }
}

/** The runner of each face. */
export interface CarriesBox {
  readonly names: readonly string[];
  runner(digit: number): CarrierCard;
  /** Backs of the box who are out while no other back is left, and who carries for them. */
  readonly standIns: readonly StandIn[];
}

/** Who kicks and punts. */
export interface Specialists {
  readonly kicker: KickerCard;
  readonly punter: PunterCard;
  readonly punts: Chart<number | "blocked">;
  /** The longest field goal that is tried. */
  readonly longest: number;
  /** Emergency players among them. */
  readonly standIns: { readonly kicker?: readonly StandIn[]; readonly punter?: readonly StandIn[] };
}

const carriesOf = (card: CarrierCard): number => card.season?.rushes ?? 0;

/** Most carries of the season first; without figures as the roster has them. */
export const byCarries = (carriers: readonly CarrierCard[]): CarrierCard[] =>
  [...carriers].sort((a, b) => carriesOf(b) - carriesOf(a));

/**
 * The carries box with the players who are out replaced: a substitute takes a place by his carries of the season, and most carries take
 * the larger range. Where no back is left, the receivers and ends carry by their carries, then an emergency back (ruling A38).
 */
export function carriesBox({ roster, offense }: Team, out: Out): CarriesBox {
  const listed = offense.carries.map(({ name }) => name);
  const backs = byCarries(roster.carriers.filter(({ position }) => position === "RB"));
  const others = byCarries(roster.carriers.filter(({ position }) => position !== "RB"));
  const free = [...backs, ...others].filter(({ name }) => !out.has(name) && !listed.includes(name));
  const taken = new Set<string>();
  const standIns: StandIn[] = [];
  const present = listed.map((name) => {
    if (!out.has(name)) return roster.carriers.find((card) => card.name === name)!;
    const card = free.shift() ?? emergencyCarrier("RB", (one) => out.has(one) || taken.has(one));
    taken.add(card.name);
    if (!backs.includes(card)) standIns.push({ for: name, by: card.name });
    return card;
  });
  // Of equal carries he who is first on the roster; emergency players have no card there.
  const place = (card: CarrierCard): number => roster.carriers.indexOf(card) + 1 || Infinity;
  const order = listed.some((name) => out.has(name))
    ? byCarries([...present].sort((a, b) => place(a) - place(b)))
    : present;
  const spans = offense.carries.map(({ faces }) => faces);
  return {
    names: order.map(({ name }) => name),
    standIns,
    runner: (digit) =>
      order[
        Math.max(
          0,
          spans.findIndex((span) => within(span, digit === 0 ? 10 : digit)),
        )
      ],
  };
}

/** What follows from who is out, by place; kept as long as the set of names is. */
class Kept<T> {
  private readonly whole: T[] = [];
  private readonly known = new WeakMap<Out, T[]>();

  constructor(
    private readonly make: (at: number, out: Out) => T,
    /** True where one of them is needed at the place; else it is as with everyone. */
    private readonly concerns: (at: number, whole: T, out: Out) => boolean,
  ) {}

  get(at: number, out: Out): T {
    if (out === NOBODY) return (this.whole[at] ??= this.make(at, NOBODY));
    let list = this.known.get(out);
    if (!list) this.known.set(out, (list = []));
    const found = list[at];
    if (found !== undefined) return found;
    const whole = this.get(at, NOBODY);
    return (list[at] = this.concerns(at, whole, out) ? this.make(at, out) : whole);
  }
}

export class TeamBook {
  readonly calls: Readonly<Record<Code, Chart<OffenseCall>>>;
  readonly defenseCalls: Readonly<Record<Letter, Chart<DefenseCall>>>;
  /** Place of the group of a code. */
  readonly groupOf: Readonly<Record<Code, number>>;
  readonly carrierAt: ReadonlyMap<string, number>;
  readonly backs: readonly CarrierCard[];
  private readonly attacks = new Kept<Attack>(
    (group, out) => {
      const unit = offenseUnit(this.team, group, this.selection(group, out));
      return { unit, ...blockControl(unit) };
    },
    (group, { unit }, out) => this.inGroup(group, out) || fielded(unit).some(({ name }) => out.has(name)),
  );
  private readonly stands = new Kept<Stand>(
    (formation, out) =>
      new Stand(defenseUnit(this.team, formation, this.selection(formation, out)), this.rules, this.team.career?.name),
    (formation, { unit: { men } }, out) =>
      this.team.defense.formations[formation].players.some(({ name }) => out.has(name)) ||
      men.some(({ card }) => out.has(card.name)),
  );
  private readonly boxes = new Kept<CarriesBox>(
    (_, out) => carriesBox(this.team, out),
    (_, { names }, out) => names.some((name) => out.has(name)),
  );
  private readonly kicking = new Kept<Specialists>(
    (_, out) => this.kickersBut(out),
    (_, { kicker, punter }, out) => out.has(kicker.name) || out.has(punter.name),
  );
  /** By whom the career player relieves. */
  private readonly relieved = new Map<string, TeamBook>();

  constructor(
    readonly team: Team,
    private readonly rules: DiceRules,
    /** Only players who have started may start. */
    private readonly starters: boolean,
  ) {
    const { offense, defense, roster } = team;
    this.calls = Object.fromEntries(
      CODES.map((code) => [code, new Chart(`calls ${code}`, offense.calls[code])]),
    ) as TeamBook["calls"];
    this.defenseCalls = Object.fromEntries(
      LETTERS.map((letter) => [letter, new Chart(`defense calls ${letter}`, defense.calls[letter])]),
    ) as TeamBook["defenseCalls"];
    this.groupOf = Object.fromEntries(
      offense.groups.flatMap(({ codes }, i) => codes.map((code) => [code, i])),
    ) as TeamBook["groupOf"];
    this.carrierAt = new Map(roster.carriers.map(({ name }, i) => [name, i]));
    this.backs = byCarries(roster.carriers.filter(({ position }) => position === "RB"));
  }

  /** Starters are asked for in the base group and formation alone. */
  private selection(at: number, out: Out) {
    return { out, starters: this.starters && at === 0 };
  }

  /** One of the players that a group names is out. */
  private inGroup(group: number, out: Out): boolean {
    const { offense } = this.team;
    const { receivers, line = offense.line } = offense.groups[group];
    return (
      out.has(offense.quarterback) ||
      receivers.some(({ name }) => out.has(name)) ||
      LINE.some((place) => out.has(line[place]))
    );
  }

  attack(group: number, out: Out): Attack {
    return this.attacks.get(group, out);
  }

  stand(formation: number, out: Out): Stand {
    return this.stands.get(formation, out);
  }

  carries(out: Out): CarriesBox {
    return this.boxes.get(0, out);
  }

  /** Who kicks and punts with these players out: the first on the roster who is not, else an emergency player. */
  specialists(out: Out): Specialists {
    return this.kicking.get(0, out);
  }

  private kickersBut(out: Out): Specialists {
    const { kickers, punters } = this.team.roster;
    const isOut = (name: string): boolean => out.has(name);
    const kicker = kickers.find(({ name }) => !out.has(name)) ?? emergencyKicker(isOut);
    const punter = punters.find(({ name }) => !out.has(name)) ?? emergencyPunter(isOut);
    return {
      kicker,
      punter,
      punts: new Chart(`punt ${punter.name}`, punter.yards),
      longest: Math.max(...kicker.bands.map(({ to }) => to)),
      standIns: {
        kicker: kickers.includes(kicker) ? undefined : [{ for: kickers[0].name, by: kicker.name }],
        punter: punters.includes(punter) ? undefined : [{ for: punters[0].name, by: punter.name }],
      },
    };
  }

  /** The team as it is on the field after a call roll of its side: its career player comes in on some ones digits (section 15). */
  onRoll(digit: number, out: Out): TeamBook {
    const { career } = this.team;
    if (!career || career.relieves.length === 0 || out.has(career.name)) return this;
    const key = career.relieves.map(({ digits }) => Number(digits.includes(digit))).join("");
    if (!key.includes("1")) return this;
    let book = this.relieved.get(key);
    // Who comes in is not a starter: no one asks for his starts.
    if (!book) this.relieved.set(key, (book = new TeamBook(relievedTeam(this.team, digit), this.rules, false)));
    return book;
  }
}

const books = new WeakMap<DiceRules, WeakMap<Team, TeamBook>>();

/** The book of a team under these rules, made once. */
export function teamBookOf(team: Team, rules: DiceRules, starters: boolean): TeamBook {
  let ofRules = books.get(rules);
  if (!ofRules) books.set(rules, (ofRules = new WeakMap()));
  let book = ofRules.get(team);
  if (!book) ofRules.set(team, (book = new TeamBook(team, rules, starters)));
  return book;
}

export { NOBODY };

/** Share of field goals of a length that are made; 0 where no one tries. */
export function kickChance({ bands }: KickerCard, length: number): number {
  const band =
    bands.find(({ from, to }) => length >= from && length <= to) ?? (length < bands[0].from ? bands[0] : undefined);
  if (!band?.good) return 0;
  return (band.good[1] - band.good[0] + 1) / 100;
}
