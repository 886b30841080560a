/**
 * Exactly what calls come to: every offensive number against every defensive one, situation by situation (digest 10.6). Coverage,
 * rush and match-ups are the engine's own.
 */
import {
  CODES,
  FIGURES,
  RUNS,
  SITUATION_SHARES,
  width,
  type Code,
  type DefenseCall,
  type DiceRules,
  type Letter,
  type Level,
  type LinePlace,
  type Roster,
  type Rows,
  type Run,
  type Team,
} from "../rules/index.js";
import { coverageOf, type Coverage } from "../engine/coverage.js";
import { winsUpTo } from "../engine/line.js";
import { runDefense } from "../engine/run.js";
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

/** Halves of a team that can meet. */
export interface Attackers {
  readonly roster: Pick<Roster, "quarterbacks" | "carriers" | "linemen">;
  readonly offense: Team["offense"];
}
export interface Defenders {
  readonly roster: Pick<Roster, "front" | "backs">;
  readonly defense: Team["defense"];
}

/** A pass as it may come: how often, and what decides it. */
export interface PassCell {
  /** Of all plays from scrimmage. */
  readonly weight: number;
  readonly code: Code;
  readonly name: string;
  readonly level: Level;
  /** Rating and coverage, without the line. */
  readonly net: number;
  /** Chance that the offense wins the line. */
  readonly win: number;
  /** Numbers of the widest rusher. */
  readonly sack: number;
  /** Numbers of the widest defender who may intercept. */
  readonly intercept: number;
  /** Thrown to the man who blocks. */
  readonly lost: boolean;
}

/** A call of the defense with the safeties that are up. */
interface Look {
  readonly weight: number;
  readonly call: DefenseCall;
  readonly boxed: readonly Defender[];
}

function looksOf(unit: DefenseUnit, calls: Rows<DefenseCall>): Look[] {
  const looks = new Map<string, { weight: number; call: DefenseCall; boxed: readonly Defender[] }>();
  const boxes = Array.from({ length: 10 }, (_, digit) => boxedOn(unit, digit));
  for (const { from, to, value } of calls) {
    for (let roll = from; roll <= to; roll++) {
      const boxed = boxes[roll % 10];
      const key = `${value} ${boxed.map(({ at }) => at).join(" ")}`;
      const look = looks.get(key);
      if (look) look.weight += 0.01;
      else looks.set(key, { weight: 0.01, call: value, boxed });
    }
  }
  return [...looks.values()];
}

/** Everything that depends on the defense alone. */
export interface Wall {
  readonly units: readonly DefenseUnit[];
  /** By group and letter. */
  looks(group: number, letter: Letter): readonly Look[];
}

export function wallOf(defenders: Defenders): Wall {
  const units = defenders.defense.formations.map((_, i) => defenseUnit(defenders as unknown as Team, i));
  const known = new Map<string, readonly Look[]>();
  return {
    units,
    looks(group, letter) {
      const key = `${group}${letter}`;
      let list = known.get(key);
      if (!list) known.set(key, (list = looksOf(units[group], defenders.defense.calls[letter])));
      return list;
    },
  };
}

const isFar = (level: Level): boolean => level === "M" || level === "L";

function interceptable({ men, zone, inZone }: Coverage, number: number, far: boolean): number {
  const on = men[number - 1].map(({ card }) => width(card.intM));
  const near = zone ? inZone[far ? "O" : "U"].map(({ card }) => width(card.intZ)) : [];
  return Math.max(0, ...on, ...near);
}

export function passCells(attackers: Attackers, wall: Wall, rules: DiceRules): PassCell[] {
  const { groups, calls } = attackers.offense;
  const cells: PassCell[] = [];
  const covers = new Map<string, Coverage>();
  const units = groups.map((_, i) => offenseUnit(attackers as unknown as Team, i));
  const sums = units.map(blockControl);
  for (const code of CODES) {
    const group = groups.findIndex(({ codes }) => codes.includes(code));
    const unit = units[group];
    const thrown = new Map<string, number>();
    for (const { from, to, value } of calls[code]) {
      if (value.length !== 2 || !/\d/.test(value)) continue;
      for (let roll = from; roll <= to; roll++) {
        const key = `${value}${roll % 10 === 5 ? "b" : ""}`;
        thrown.set(key, (thrown.get(key) ?? 0) + 1);
      }
    }
    for (const look of wall.looks(group, code[1] as Letter)) {
      const key = `${group} ${look.call} ${look.boxed.map(({ at }) => at).join(" ")}`;
      let cover = covers.get(key);
      if (!cover) covers.set(key, (cover = coverageOf(wall.units[group], unit, { ...look, rules })));
      const { zone, ratings, PRC, rushers } = cover;
      const sack = Math.max(0, ...rushers.map(({ card }) => width(card.sack)));
      for (const [call, count] of thrown) {
        const [level, number] = [call[0] as Level, Number(call[1])];
        const far = isFar(level);
        const target = unit.receivers[number - 1];
        const blocking = call.length === 3 && unit.receivers.some(({ blocks }) => blocks);
        cells.push({
          weight: (((SITUATION_SHARES[code] / 100) * count) / 100) * look.weight,
          code,
          name: target.card.name,
          level,
          net: target.card.rating + ratings[number - 1] + (zone?.[far ? "O" : "U"] ?? 0),
          win: (winsUpTo(sums[group].PBC + (blocking ? FIGURES.blocker : 0), PRC) + 1) / 100,
          sack,
          intercept: interceptable(cover, number, far),
          lost: blocking && target.blocks,
        });
      }
    }
  }
  return merged(cells);
}

/** Cells alike become one. */
function merged(cells: readonly PassCell[]): PassCell[] {
  const found = new Map<string, PassCell & { weight: number }>();
  for (const cell of cells) {
    const { code, name, level, net, win, sack, intercept, lost } = cell;
    const key = `${code}|${name}|${level}|${net}|${win}|${sack}|${intercept}|${lost}`;
    const known = found.get(key);
    if (known) known.weight += cell.weight;
    else found.set(key, { ...cell });
  }
  return [...found.values()];
}

/** Yards that blockers and defenders add to a run, on average. */
export function runBonus(attackers: Attackers, wall: Wall, rules: DiceRules): number {
  const { groups, calls, carries } = attackers.offense;
  const { runLosDefense } = rules.switches;
  let [sum, total] = [0, 0];
  for (const code of CODES) {
    const group = groups.findIndex(({ codes }) => codes.includes(code));
    const unit = offenseUnit(attackers as unknown as Team, group);
    const { RBC } = blockControl(unit);
    const stand = wall.units[group];
    const RDC = runControl(stand);
    const counts = new Map<Run, number>();
    for (const { from, to, value } of calls[code])
      if ((RUNS as readonly string[]).includes(value))
        counts.set(value as Run, (counts.get(value as Run) ?? 0) + to - from + 1);
    const backs = unit.receivers.filter(({ at }) => at === "RB");
    const names = carries.map(({ name }) => name);
    const lone = backs.length === 1 && !names.includes(backs[0].card.name);
    const runners = lone
      ? [{ name: backs[0].card.name, share: 1 }]
      : carries.map(({ name, faces }) => ({ name, share: (faces![1] - faces![0] + 1) / 10 }));
    for (const look of wall.looks(group, code[1] as Letter)) {
      const win = (winsUpTo(RBC, RDC + FIGURES.boxSafety * look.boxed.length) + 1) / 100;
      for (const [run, count] of counts) {
        for (const { from, to, value } of rules.tables.runningMatchup[run]) {
          const met = runDefense(metBy(stand.men, stand.three ? value.against3 : value.against4));
          for (const { name, share } of runners) {
            const block = blockRating(unit, value.blocker, name);
            const bonus =
              win * Math.min(FIGURES.line.bestBlock, block + FIGURES.line.won) +
              (1 - win) * (block + runLosDefense) +
              met;
            const weight = (SITUATION_SHARES[code] * count * look.weight * (to - from + 1) * share) / 1e6;
            sum += weight * bonus;
            total += weight;
          }
        }
      }
    }
  }
  return total > 0 ? sum / total : 0;
}

function blockRating(unit: OffenseUnit, blocker: LinePlace | "TE" | "FB", carrier: string): number {
  const man: Receiver | LinePlace =
    blocker === "TE" ? tightEnd(unit, carrier) : blocker === "FB" ? leadBlocker(unit, carrier) : blocker;
  return typeof man === "string" ? unit.line[man].RB : man.card.RB;
}
