/**
 * Exact results of the calls: every offensive number against every defensive one, situation by situation, against each
 * opponent. Coverage, rush and matchups are the engine's own.
 */
import {
  FIGURES,
  LEVELS,
  RUNS,
  SITUATION_SHARES,
  width,
  type Code,
  type DefenseCall,
  type DiceRules,
  type Letter,
  type Level,
  type LinePlace,
  type OffenseCall,
  type Roster,
  type Run,
  type Rows,
  type SpecialDefense,
  type SpecialOffense,
  type Team,
} from "../rules/index.js";
import { coverageOf, type Coverage } from "../engine/plays/coverage.js";
import { winsUpTo } from "../engine/plays/line.js";
import { givenBy } from "../engine/plays/pass.js";
import { isRushed } from "../engine/plays/passing-down.js";
import { runDefense } from "../engine/plays/run.js";
import {
  blockControl,
  boxedOn,
  defenseUnit,
  leadBlocker,
  metBy,
  offenseUnit,
  runControl,
  tightEnd,
  type Defender,
  type DefenseUnit,
  type OffenseUnit,
  type Receiver,
} from "../trc/index.js";
import { RED_ZONE_PASSES, type Columns } from "./game-shape.js";

/** Offenses and defenses that can be paired. */
export interface Attackers {
  readonly roster: Pick<Roster, "quarterbacks" | "carriers" | "linemen">;
  readonly offense: Team["offense"];
  readonly redZone?: number;
}
export interface Defenders {
  readonly roster: Pick<Roster, "front" | "backs">;
  readonly defense: Team["defense"];
}

/**
 * A possible pass, with the line won or lost: its share of all plays from scrimmage, and what decides it.
 * @param man index of the receiver on the roster
 * @param level index of the level
 * @param net rating and coverage, including the line
 * @param sack numbers of the widest rusher; 0 if the line is won
 * @param intercept numbers of the widest defender who may intercept
 * @param lost true if thrown to the player who blocks
 * @param given yards that the free safety adds to a catch (ruling `lastMan`)
 */
export type PassVisitor = (
  weight: number,
  man: number,
  level: number,
  net: number,
  sack: number,
  intercept: number,
  lost: boolean,
  given: number,
) => void;

/** A call of the defense, with the safeties in the box. */
interface Look {
  readonly key: string;
  readonly call: DefenseCall;
  readonly boxed: readonly Defender[];
  /** Results by the positions of the receivers: many teams send out the same. */
  readonly seen: Map<string, Seen>;
}

/** The result of a look against a group, which depends only on the positions of its receivers. */
interface Seen {
  readonly PRC: number;
  readonly sack: number;
  /** By receiver, near (Q, S) and far (M, L). */
  readonly ratings: readonly (readonly [near: number, far: number])[];
  readonly intercepts: readonly (readonly [near: number, far: number])[];
}

/** Probability of each look. */
type Looks = ReadonlyMap<Look, number>;

/** Everything that depends only on the defense. */
export interface Wall {
  readonly units: readonly DefenseUnit[];
  /** By group and the defense's column: a letter, or a special column. */
  looks(group: number, by: Letter | SpecialDefense, rules: DiceRules): Looks;
}

export function wallOf({ roster, defense }: Defenders): Wall {
  const units = defense.formations.map((_, i) => defenseUnit({ roster, defense } as unknown as Team, i));
  const boxes = units.map((unit) => Array.from({ length: 10 }, (_, digit) => boxedOn(unit, digit)));
  const faces = units.map(() => new Map<string, Look>());
  const known = new Map<string, Looks>();
  const looksOf = (group: number, calls: Rows<DefenseCall>): Looks => {
    const looks = new Map<Look, number>();
    for (const { from, to, value } of calls) {
      for (let roll = from; roll <= to; roll++) {
        const boxed = boxes[group][roll % 10];
        const key = boxed.length === 0 ? value : `${value} ${boxed.map(({ at }) => at).join(" ")}`;
        let look = faces[group].get(key);
        if (!look) faces[group].set(key, (look = { key, call: value, boxed, seen: new Map() }));
        looks.set(look, (looks.get(look) ?? 0) + 0.01);
      }
    }
    return looks;
  };
  return {
    units,
    looks(group, by, { tables }) {
      const key = `${group}${by}`;
      let list = known.get(key);
      if (!list) {
        const calls = by.length === 1 ? defense.calls[by as Letter] : tables.specialDefense[by as SpecialDefense];
        known.set(key, (list = looksOf(group, calls)));
      }
      return list;
    },
  };
}

/** An opponent, and its share of the games. */
export interface Met {
  readonly wall: Wall;
  readonly share: number;
}

/** A play-calling column: a code's own, or a special one. */
interface Column {
  readonly by: Code | SpecialOffense;
  readonly against: Letter | SpecialDefense;
  /** Codes that it is called for. */
  readonly codes: readonly Code[];
  /** True on downs on which defenses rush harder (ruling `passingDowns`). */
  readonly rushed: boolean;
}

const SPECIAL: readonly (readonly [SpecialOffense, SpecialDefense])[] = [
  ["noRuns", "noFewRuns"],
  ["fewRuns", "noFewRuns"],
  ["fewPasses", "noFewPasses"],
];

function columnsOf(codes: readonly Code[], rules: DiceRules): Column[] {
  const rushedOn = (code: Code): boolean => isRushed(code, rules);
  return [
    ...codes.map((code): Column => ({ by: code, against: code[1] as Letter, codes: [code], rushed: rushedOn(code) })),
    ...[false, true].flatMap((rushed): Column[] => {
      const some = codes.filter((code) => rushedOn(code) === rushed);
      return some.length > 0 ? SPECIAL.map(([by, against]) => ({ by, against, codes: some, rushed })) : [];
    }),
  ];
}

/** A group against a look of an opponent. */
interface Face {
  readonly seen: Seen;
  /** Probability, by the group's columns. */
  readonly shares: readonly number[];
  readonly win: number;
  readonly winBlocking: number;
  /** Yards that the free safety adds to a medium or long catch. */
  readonly given: number;
}

/** All faces of an offense's groups; they depend on its lineup, not on its calls. */
export interface Meetings {
  readonly units: readonly OffenseUnit[];
  readonly columns: readonly (readonly Column[])[];
  readonly faces: readonly (readonly Face[])[];
}

const isFar = (level: Level): boolean => level === "M" || level === "L";

function interceptable({ players: players, zone, inZone }: Coverage, place: number, where: "U" | "O"): number {
  let widest = 0;
  for (const { card } of players[place]) widest = Math.max(widest, width(card.intM));
  if (zone) for (const { card } of inZone[where]) widest = Math.max(widest, width(card.intZ));
  return widest;
}

function seenBy(defense: DefenseUnit, unit: OffenseUnit, { call, boxed }: Look, rules: DiceRules): Seen {
  const cover = coverageOf(defense, unit, { call, boxed, rules });
  const { zone, ratings, PRC, rushers } = cover;
  return {
    PRC,
    sack: rushers.reduce((most, { card }) => Math.max(most, width(card.sack)), 0),
    ratings: ratings.map((rating) => [rating + (zone?.U ?? 0), rating + (zone?.O ?? 0)]),
    intercepts: ratings.map((_, i) => [interceptable(cover, i, "U"), interceptable(cover, i, "O")]),
  };
}

/** The lineups of an offense's groups. */
export const unitsOf = (attackers: Attackers): readonly OffenseUnit[] =>
  attackers.offense.groups.map((_, i) => offenseUnit(attackers as unknown as Team, i));

export function meetingsOf(attackers: Attackers, opponents: readonly Met[], rules: DiceRules): Meetings {
  const units = unitsOf(attackers);
  const columns = attackers.offense.groups.map(({ codes }) => columnsOf(codes, rules));
  const faces = units.map((unit, group) => {
    const { PBC } = blockControl(unit);
    const { positions } = unit;
    return opponents.flatMap(({ wall, share }) => {
      const lists = columns[group].map(({ against }) => wall.looks(group, against, rules));
      const given = givenBy(wall.units[group], rules);
      const looks = new Set(lists.flatMap((list) => [...list.keys()]));
      return [...looks].map((look): Face => {
        let seen = look.seen.get(positions);
        if (!seen) look.seen.set(positions, (seen = seenBy(wall.units[group], unit, look, rules)));
        return {
          seen,
          shares: lists.map((list) => share * (list.get(look) ?? 0)),
          win: winsUpTo(PBC, seen.PRC) + 1,
          winBlocking: winsUpTo(PBC + FIGURES.blocker, seen.PRC) + 1,
          given,
        };
      });
    });
  });
  return { units, columns, faces };
}

/** Receivers, levels, and whether the [5] man blocks. */
const PLACES = 5;
const KINDS = PLACES * LEVELS.length * 2;
const LEVEL_OF: Readonly<Record<string, number>> = Object.fromEntries(LEVELS.map((level, i) => [level, i]));
const FAR = LEVELS.map((level) => (isFar(level) ? 1 : 0));

const isPass = (call: OffenseCall): boolean => call.length === 2 && call[0] in LEVEL_OF && /\d/.test(call[1]);

/** Numbers of a column by receiver, level and blocker. */
function countsOf(rows: Rows<OffenseCall>): Float64Array {
  const counts = new Float64Array(KINDS);
  for (const { from, to, value } of rows) {
    if (!isPass(value)) continue;
    const at = ((Number(value[1]) - 1) * LEVELS.length + LEVEL_OF[value[0]]) * 2;
    for (let roll = from; roll <= to; roll++) counts[at + (roll % 10 === 5 ? 1 : 0)] += 0.01;
  }
  return counts;
}

/** Share of all plays called from each of a group's columns. */
function sharesOf(columns: readonly Column[], mix: Columns): number[] {
  const cards = 1 - mix.noRuns - mix.fewRuns - mix.fewPasses - mix.noPasses - mix.hailMary;
  return columns.map(({ by, codes }) => {
    const all = codes.reduce((sum, code) => sum + SITUATION_SHARES[code] / 100, 0);
    return all * (by in mix ? mix[by as SpecialOffense] : cards);
  });
}

/** Share of a receiver's chances after he has used up his touches, by roster index. */
export type Tired = readonly number[];

/** Where passes are thrown, and what is added to their net rating there. */
const OPEN = [{ share: 1, net: 0 }] as const;
const tight = (net: number = -FIGURES.redZone.net) => [
  { share: 1 - RED_ZONE_PASSES, net: 0 },
  { share: RED_ZONE_PASSES, net },
];

/** Visits every pass of an offense. */
export function visitPasses(
  { offense, roster, redZone }: Attackers,
  { units, columns, faces }: Meetings,
  {
    mix,
    tired = [],
    rules: { tables, switches },
  }: { readonly mix: Columns; readonly tired?: Tired; readonly rules: DiceRules },
  visit: PassVisitor,
): void {
  const places = new Map(roster.carriers.map(({ name }, i) => [name, i]));
  const special = new Map(SPECIAL.map(([by]) => [by, countsOf(tables.specialOffense[by])]));
  const weights = new Float64Array(KINDS);
  const zones = switches.redZone === "tight" ? tight(redZone) : OPEN;
  units.forEach((unit, group) => {
    const often = sharesOf(columns[group], mix);
    const counts = columns[group].map(
      ({ by }) => special.get(by as SpecialOffense) ?? countsOf(offense.calls[by as Code]),
    );
    const { receivers } = unit;
    const blocks = receivers.some((one) => one.blocks);
    const men = receivers.map(({ card }) => places.get(card.name)!);
    const visitFace = ({ seen, shares, win: won, winBlocking, given: deep }: Face, rushed: boolean): void => {
      const { ratings, intercepts, sack } = seen;
      const { won: line } = FIGURES.line;
      const harder = rushed ? FIGURES.passingDowns.net : 0;
      weights.fill(0);
      for (let column = 0; column < counts.length; column++) {
        if (columns[group][column].rushed !== rushed) continue;
        const share = often[column] * shares[column];
        const list = counts[column];
        if (share > 0) for (let i = 0; i < KINDS; i++) weights[i] += share * list[i];
      }
      for (let i = 0; i < KINDS; i++) {
        const weight = weights[i];
        if (weight === 0) continue;
        const place = i >> 3;
        const level = (i >> 1) & 3;
        const far = FAR[level];
        const five = (i & 1) === 1 && blocks;
        const { card, blocks: stays } = receivers[place];
        const coverage = ratings[place][far] - harder;
        const man = men[place];
        const win = (five ? winBlocking : won) / 100;
        const sackIfWon = rushed ? sack : 0;
        const intercept = intercepts[place][far];
        const lost = five && stays;
        const spent = tired[man] ?? 0;
        const fresh = card.rating + coverage;
        const given = far ? deep : 0;
        for (const { share, net } of zones) {
          const part = weight * share;
          visit(part * win * (1 - spent), man, level, fresh + net + line, sackIfWon, intercept, lost, given);
          visit(part * (1 - win) * (1 - spent), man, level, fresh + net - line, sack, intercept, lost, given);
          if (spent === 0) continue;
          visit(part * win * spent, man, level, coverage + net + line, sackIfWon, intercept, lost, given);
          visit(part * (1 - win) * spent, man, level, coverage + net - line, sack, intercept, lost, given);
        }
      }
    };
    const kinds = [false, true].filter((rushed) => columns[group].some((column) => column.rushed === rushed));
    for (const face of faces[group]) for (const rushed of kinds) visitFace(face, rushed);
  });
}

/** Who carries in a group, and how often. */
export function runnersOf(
  { receivers }: OffenseUnit,
  carries: Team["offense"]["carries"],
): readonly { readonly name: string; readonly share: number }[] {
  const backs = receivers.filter(({ at }) => at === "RB");
  const lone = backs.length === 1 && !carries.some(({ name }) => name === backs[0].card.name);
  return lone
    ? [{ name: backs[0].card.name, share: 1 }]
    : carries.map(({ name, faces }) => ({ name, share: width(faces) / 10 }));
}

/** Runs per 100 numbers of a column. */
export const runsIn = (rows: Rows<OffenseCall>): number =>
  rows.reduce((sum, { from, to, value }) => (isPass(value) ? sum : sum + to - from + 1), 0);

/** Average yards that blockers and defenders add to a run. */
export function runBonus(
  { offense }: Attackers,
  units: Meetings["units"],
  opponents: readonly Met[],
  rules: DiceRules,
): number {
  const { runLosDefense } = rules.switches;
  let [sum, total] = [0, 0];
  units.forEach((unit, group) => {
    const { RBC } = blockControl(unit);
    const runners = runnersOf(unit, offense.carries);
    for (const { wall, share: met } of opponents) {
      const stand = wall.units[group];
      const RDC = runControl(stand);
      /** Bonus with a lost line, and the addition for a won one, by location. */
      const byRun = new Map<Run, { readonly plain: number; readonly won: number }>();
      for (const run of RUNS) {
        let [plain, won] = [0, 0];
        for (const { from, to, value } of rules.tables.runningMatchup[run]) {
          const defense = runDefense(metBy(stand.men, stand.three ? value.against3 : value.against4));
          for (const { name, share } of runners) {
            const block = blockRating(unit, value.blocker, name);
            const weight = ((to - from + 1) / 100) * share;
            plain += weight * (block + runLosDefense + defense);
            won += weight * (Math.min(FIGURES.line.bestBlock, block + FIGURES.line.won) - block - runLosDefense);
          }
        }
        byRun.set(run, { plain, won });
      }
      for (const code of offense.groups[group].codes) {
        let win = 0;
        for (const [look, share] of wall.looks(group, code[1] as Letter, rules))
          win += (share * (winsUpTo(RBC, RDC + FIGURES.boxSafety * look.boxed.length) + 1)) / 100;
        for (const { from, to, value } of offense.calls[code]) {
          const ran = byRun.get(value as Run);
          if (!ran) continue;
          const weight = met * SITUATION_SHARES[code] * (to - from + 1);
          sum += weight * (ran.plain + win * ran.won);
          total += weight;
        }
      }
    }
  });
  return total > 0 ? sum / total : 0;
}

function blockRating(unit: OffenseUnit, blocker: LinePlace | "TE" | "FB", carrier: string): number {
  const man: Receiver | LinePlace =
    blocker === "TE" ? tightEnd(unit, carrier) : blocker === "FB" ? leadBlocker(unit, carrier) : blocker;
  return typeof man === "string" ? unit.line[man].RB : man.card.RB;
}
