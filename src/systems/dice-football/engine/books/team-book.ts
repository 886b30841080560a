/** A team prepared for dice lookups: its play calls, its players on the field after injuries, the reach of its specialists. */
import {
  CODES,
  DEFENSE_CALLS,
  FACES,
  LETTERS,
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
import { ByAbsence } from "./by-absence.js";
import { Chart } from "./chart.js";
import { coverageOf, rushOf, type Coverage, type Rush } from "../plays/coverage.js";

const CALL_NUMBERS = Object.fromEntries(DEFENSE_CALLS.map((call, i) => [call, i])) as Record<DefenseCall, number>;

/** A group with its totals. */
export interface Attack {
  readonly unit: OffenseUnit;
  readonly RBC: number;
  readonly PBC: number;
}

/** Coverages of a formation against receivers' positions: by call number and safeties in the box. */
interface Answers {
  readonly plain: Coverage[];
  readonly boxed: Map<number, Coverage>;
}

/** A formation with its totals, and its calls against each group. */
export class Stand {
  readonly RDC: number;
  /** By tackle rank minus one. */
  readonly ranks: readonly Defender[];
  /** Safeties in the box by the blue digit of the defense's roll. */
  readonly boxed: readonly (readonly Defender[])[];
  /** By the receivers' positions, the only part of an offense that affects coverage. */
  private readonly known = new Map<string, Answers>();
  /** By call number. */
  private readonly rushes: Rush[] = [];

  constructor(
    readonly unit: DefenseUnit,
    private readonly rules: DiceRules,
    /** The career player on defense. */
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
    // Calls by number, with safeties in the box as the higher bits.
    const { men } = this.unit;
    let key = number;
    for (const man of boxed) key += 1 << (4 + men.indexOf(man));
    let coverage = known.boxed.get(key);
    if (!coverage) known.boxed.set(key, (coverage = this.cover(offense, call, boxed)));
    return coverage;
  }

  private cover(offense: OffenseUnit, call: DefenseCall, boxed: readonly Defender[]): Coverage {
    const rush = (this.rushes[CALL_NUMBERS[call]] ??= rushOf(this.unit, call, this.rules));
    return coverageOf(this.unit, offense, { call, boxed, rules: this.rules }, rush);
  }
}

/** The runner of each face. */
export interface CarriesBox {
  readonly names: readonly string[];
  runner(digit: number): CarrierCard;
  /** Backs of the box who are out with no other back left, and their replacements. */
  readonly standIns: readonly StandIn[];
}

/** The kicker and punter. */
export interface Specialists {
  readonly kicker: KickerCard;
  readonly punter: PunterCard;
  readonly punts: Chart<number | "blocked">;
  /** The longest field goal tried. */
  readonly longest: number;
  /** Emergency players among them. */
  readonly standIns: { readonly kicker?: readonly StandIn[]; readonly punter?: readonly StandIn[] };
}

const carriesOf = (card: CarrierCard): number => card.season?.rushes ?? 0;

/** Sorted by the season's carries; without statistics, in roster order. */
export const byCarries = (carriers: readonly CarrierCard[]): CarrierCard[] =>
  [...carriers].sort((a, b) => carriesOf(b) - carriesOf(a));

/**
 * The carries box without injured players: a substitute is placed by his carries of the season, and the player with the
 * most carries gets the larger range. If no back is left, receivers and tight ends carry in order of carries, then an
 * emergency back (ruling A38).
 */
export function carriesBox({ roster, offense }: Team, out: Out): CarriesBox {
  const listed = offense.carries.map(({ name }) => name);
  const backs = byCarries(roster.carriers.filter(({ position }) => position === "RB"));
  const others = byCarries(roster.carriers.filter(({ position }) => position !== "RB"));
  const bench = [...backs, ...others].filter(({ name }) => !listed.includes(name));
  const taken = new Set<string>();
  const standIns: StandIn[] = [];
  const present = listed.map((name) => {
    if (!out.has(name)) return roster.carriers.find((card) => card.name === name)!;
    const isAway = (one: string): boolean => taken.has(one) || out.has(one);
    const card = bench.find((one) => !isAway(one.name)) ?? emergencyCarrier("RB", isAway);
    taken.add(card.name);
    if (!backs.includes(card)) standIns.push({ for: name, by: card.name });
    return card;
  });
  // Of equal carries, the first on the roster; emergency players have no card there.
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

/** The group and formation that require starters. */
const BASE = 0;

/** Formations, by their index. */
type Stands = readonly ByAbsence<Stand>[];

/** A team as its formations see it. */
interface Defending {
  readonly team: Team;
  readonly starters: boolean;
  readonly stands: Stands;
}
const defenses = new WeakMap<DiceRules, WeakMap<Team["defense"], Defending>>();

/** Formations of a team, built once for teams that differ in offense only: replays have a team for each of its passers. */
function standsOf(team: Team, rules: DiceRules, starters: boolean): Stands {
  const { defense, roster, career } = team;
  let known = defenses.get(rules);
  if (!known) defenses.set(rules, (known = new WeakMap()));
  const last = known.get(defense);
  if (
    last?.starters === starters &&
    last.team.career === career &&
    last.team.roster.front === roster.front &&
    last.team.roster.backs === roster.backs
  )
    return last.stands;
  const stands = defense.formations.map(
    (_, formation) =>
      new ByAbsence(
        (out) =>
          new Stand(
            defenseUnit(team, formation, { out, starters: starters && formation === BASE }),
            rules,
            team.career?.name,
          ),
      ),
  );
  known.set(defense, { team, starters, stands });
  return stands;
}

export class TeamBook {
  readonly calls: Readonly<Record<Code, Chart<OffenseCall>>>;
  readonly defenseCalls: Readonly<Record<Letter, Chart<DefenseCall>>>;
  /** Index of a code's group. */
  readonly groupOf: Readonly<Record<Code, number>>;
  readonly carrierAt: ReadonlyMap<string, number>;
  readonly backs: readonly CarrierCard[];
  /** By index of the group. */
  private readonly attacks: readonly ByAbsence<Attack>[];
  /** By index of the formation. */
  private readonly stands: readonly ByAbsence<Stand>[];
  private readonly boxes = new ByAbsence((out) => carriesBox(this.team, out));
  private readonly kicking = new ByAbsence((out) => this.kickersBut(out));
  /** By player whom the career player replaces. */
  private readonly relieved = new Map<string, TeamBook>();

  constructor(
    readonly team: Team,
    private readonly rules: DiceRules,
    /** True if only players with starts may start. */
    starters: boolean,
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
    this.attacks = offense.groups.map(
      (_, group) =>
        new ByAbsence((out) => {
          const unit = offenseUnit(team, group, { out, starters: starters && group === BASE });
          return { unit, ...blockControl(unit) };
        }),
    );
    this.stands = standsOf(team, rules, starters);
  }

  attack(group: number, out: Out): Attack {
    return this.attacks[group].get(out);
  }

  stand(formation: number, out: Out): Stand {
    return this.stands[formation].get(out);
  }

  carries(out: Out): CarriesBox {
    return this.boxes.get(out);
  }

  /** The kicker and punter with these absences: the first available on the roster, otherwise an emergency player. */
  specialists(out: Out): Specialists {
    return this.kicking.get(out);
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

  /** The team on the field after its side's call roll: its career player comes in on some ones digits. */
  onRoll(digit: number, out: Out): TeamBook {
    const { career } = this.team;
    if (!career || career.relieves.length === 0 || out.has(career.name)) return this;
    const key = career.relieves.map(({ digits }) => Number(digits.includes(digit))).join("");
    if (!key.includes("1")) return this;
    let book = this.relieved.get(key);
    // A replacement is not a starter: his starts do not matter.
    if (!book) this.relieved.set(key, (book = new TeamBook(relievedTeam(this.team, digit), this.rules, false)));
    return book;
  }
}

const books = new WeakMap<DiceRules, WeakMap<Team, TeamBook>>();

/** The book of a team under these rules, built once. */
export function teamBookOf(team: Team, rules: DiceRules, starters: boolean): TeamBook {
  let ofRules = books.get(rules);
  if (!ofRules) books.set(rules, (ofRules = new WeakMap()));
  let book = ofRules.get(team);
  if (!book) ofRules.set(team, (book = new TeamBook(team, rules, starters)));
  return book;
}

export { NOBODY };

/** Chance of making a field goal of this length, 0 to 1; 0 if the card has none of that length. */
export function kickChance({ bands }: KickerCard, length: number): number {
  const band =
    bands.find(({ from, to }) => length >= from && length <= to) ?? (length < bands[0].from ? bands[0] : undefined);
  if (!band?.good) return 0;
  return (band.good[1] - band.good[0] + 1) / 100;
}
