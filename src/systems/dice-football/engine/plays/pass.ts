/** A pass: intercepted, scramble, sack, complete, incomplete, in this order. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK } from "../../../../kernel/football/index.js";
import {
  faceWithin,
  FIGURES,
  isBack,
  isLinebacker,
  isLineman,
  LEVELS,
  width,
  within,
  type DiceRules,
  type Level,
  type QuarterbackCard,
  type Span,
} from "../../rules/index.js";
import { interceptorAt, type Defender, type DefenseUnit, type Receiver } from "../../trc/index.js";
import { targetOf, type Called } from "./calls.js";
import type { Coverage } from "./coverage.js";
import type { Stand } from "../books/team-book.js";
import type { Came, LineBattle } from "../events.js";
import { foulOn } from "../flag.js";
import { dropBall } from "../men/fumble.js";
import { HOT_COMPLETIONS } from "../men/hot.js";
import { hurtSomebody } from "../men/injury.js";
import { lateNet } from "./late-lead.js";
import { atHome, battle } from "./line.js";
import { outcome, playOutcome } from "../outcome.js";
import { forced } from "./run.js";
import { measured } from "./measured.js";
import { isRushed, toTheSticks } from "./passing-down.js";
import { redZoneNet } from "./red-zone.js";
import { finish } from "../settle.js";
import { isSpent } from "../men/stamina.js";
import type { Flag, Outcome } from "../state.js";
import { emitPlay, type Aim, type PlayEnd } from "./emit-play.js";
import { noted, notes, rollFour, rollTwo, type Four, type Turn } from "../turn.js";

/** Completion numbers that a lost line shortens (switch `qbPressure`). */
const PRESSURE: Span = [10, 19];

interface Thrown {
  readonly called: Called;
  readonly coverage: Coverage;
  readonly passer: QuarterbackCard;
  readonly target: Receiver;
  readonly level: Level;
  readonly line: LineBattle | undefined;
  readonly roll: Four;
  /** Including the line. */
  readonly net: number;
  readonly far: boolean;
}

/** Yards that the free safety adds to a medium or long catch, or takes away (ruling `lastMan`). */
export function givenBy({ men }: Pick<DefenseUnit, "men">, { switches }: Pick<DiceRules, "switches">): number {
  const last = switches.lastMan === "yards" ? men.find(({ at }) => at === "FS") : undefined;
  return last ? FIGURES.lastMan + last.card.PD : 0;
}

/** A medium or long catch after the free safety's effect: never a loss. */
export const caughtFor = (yards: number, given: number): number => (given === 0 ? yards : Math.max(0, yards + given));

const isFar = (level: Level): boolean => level === "M" || level === "L";

/** Multiplier of the zone: 1 with two extra blockers, 2 with three, 3 with four. */
export const zoneFactor = (blockers: number): number => Math.max(1, blockers - FIGURES.freeBlockers + 1);

const rushedOn = ({ game }: Turn, { code, isTry }: Called): boolean => !isTry && isRushed(code, game.rules);

export function pass(turn: Turn, called: Called): void {
  const { game, draft } = turn;
  const { offense, attack, stand, blocking, note } = called;
  const passer = attack.unit.quarterback;
  const level = called.call[0] as Level;
  const target = targetOf(turn, called);
  if (!target) return throwAway(turn, called, passer);
  const coverage = stand.against(attack.unit, called.defense, called.boxed);
  const far = isFar(level);
  const spent = isSpent(game, draft, offense, target.card);
  const zone = coverage.zone?.[far ? "O" : "U"] ?? 0;
  const plain =
    (spent ? 0 : target.card.rating) + coverage.ratings[target.number - 1] + zone * zoneFactor(blocking.length);
  const roll = rollFour(turn, "line", note);
  const line = game.law.los
    ? battle(offense, attack.PBC + atHome(turn, offense) + FIGURES.blocker * blocking.length, coverage.PRC, roll.RW)
    : undefined;
  const rushed = rushedOn(turn, called);
  const open = plain + redZoneNet(turn, offense) - (rushed ? FIGURES.passingDowns.net : 0) + lateNet(turn);
  const net = line ? open + (line.winner === offense ? FIGURES.line.won : -FIGURES.line.won) : open;
  const thrown: Thrown = { called, coverage, passer, target, level, line, roll, net, far };
  const column = passer.passing[level];
  const catchers = interceptorsOf(thrown);
  if (within(column.intercepted, roll.KB) || catchers.length > 0) return intercept(turn, thrown, catchers);
  if (within(column.scramble, roll.KB)) return scramble(turn, thrown);
  const card = within(column.sacked, roll.KB);
  // The defenders' ranges apply only after a lost line; without a line battle, no line is lost.
  const rushers =
    game.law.defenderSacks && line !== undefined && (rushed || line.winner !== offense) && !card
      ? coverage.rushers.filter((man) => within(man.card.sack, roll.KB))
      : [];
  if (card || rushers.length > 0) return sack(turn, thrown, card ? undefined : rushers);
  if (!blocking.includes(target) && completes(turn, thrown)) return complete(turn, thrown);
  incomplete(turn, thrown);
}

/** The completion range, its upper end moved by the net rating. */
export function completionRange(column: Span, net: number): Span {
  if (column === null) return null;
  const to = column[1] + net;
  return to < column[0] ? null : [column[0], to];
}

function completes({ draft }: Turn, { called, passer, level, net, roll }: Thrown): boolean {
  const hot = draft.hot[called.offense] === passer.name ? HOT_COMPLETIONS : 0;
  return within(completionRange(passer.passing[level].complete, net + hot), roll.KB);
}

/** Defenders whose range includes the roll: those covering this receiver, and those in the zone. */
function interceptorsOf({ coverage, target, far, roll }: Thrown): Defender[] {
  const found: Defender[] = [];
  for (const man of coverage.players[target.number - 1]) if (within(man.card.intM, roll.KB)) found.push(man);
  if (coverage.zone) {
    for (const man of coverage.inZone[far ? "O" : "U"]) {
      if (within(man.card.intZ, roll.KB) && !found.includes(man)) found.push(man);
    }
  }
  return found;
}

/** The intended receiver. */
const thrownTo = ({ passer, target, line, net }: Thrown, level: Level): Aim => ({
  passer: passer.name,
  player: target.card.name,
  level,
  number: target.number,
  line,
  net,
});

/** The quarterback keeps the ball. */
const kept = (passer: QuarterbackCard, line: LineBattle | undefined, player: string | undefined): Aim => ({
  passer: passer.name,
  player,
  level: undefined,
  number: undefined,
  line,
  net: undefined,
});

/** Result of a pass that no one on offense caught. */
const fell = (result: "incomplete" | "intercepted", came: Came, tackler?: Defender): PlayEnd => ({
  result,
  came,
  yards: 0,
  long: false,
  tackler,
  touchdown: false,
});

/** A 1 on the blue die of the completion roll. */
function foulOf(turn: Turn, { roll, called, level }: Thrown): Flag | null {
  const result = turn.game.charts.playResult.at(roll.B);
  return foulOn(turn, { chart: "pass", offense: called.offense, die: roll.B, result, level });
}

/** True if an even completion roll keeps the pawn in place (ruling `incompleteTime`). */
const stands = ({ game }: Turn, { roll }: Thrown): boolean =>
  game.rules.switches.incompleteTime === "odd" && roll.B % 2 === 0;

function throwAway(turn: Turn, called: Called, passer: QuarterbackCard): void {
  const { draft } = turn;
  const { offense, isTry } = called;
  emitPlay(turn, called, fell("incomplete", "thrownAway"), kept(passer, undefined, undefined));
  const { spot } = draft;
  finish(
    turn,
    outcome(
      { offense, ball: offense, spot, end: "down" },
      { by: "pass", half: true, pass: "incomplete", passer: passer.name, isTry },
    ),
  );
}

function incomplete(turn: Turn, thrown: Thrown): void {
  const { game, draft } = turn;
  const { called, passer } = thrown;
  const { offense, isTry } = called;
  game.charts.playResult.read(thrown.roll.B, called.note);
  emitPlay(turn, called, fell("incomplete", "incomplete"), thrownTo(thrown, thrown.level));
  const flag = game.rules.switches.penaltyOnIncomplete ? foulOf(turn, thrown) : null;
  const { spot } = draft;
  const still = stands(turn, thrown);
  finish(
    turn,
    outcome(
      { offense, ball: offense, spot, end: "down" },
      { by: "pass", half: true, still, pass: "incomplete", passer: passer.name, isTry, flag },
    ),
  );
}

/** The interceptor: the only one in range; otherwise the player of chart A, who must be in range if several are; otherwise the widest range. */
function interceptorOf(turn: Turn, { called, coverage, far, target }: Thrown, catchers: readonly Defender[]): Defender {
  if (catchers.length === 1) return catchers[0];
  const { game } = turn;
  const { note, stand } = called;
  const roll = rollTwo(turn, "interception", note);
  game.charts.interceptionWho.read(roll, note);
  const rows = game.charts.interceptionRows;
  const from = rows.findIndex((row) => roll >= row.from && roll <= row.to);
  for (let i = 0; i < rows.length; i++) {
    const { near, far: deep } = rows[(from + i) % rows.length].value;
    const man = interceptorAt(stand.unit.men, far ? deep : near);
    if (!man) continue;
    if (catchers.length === 0 || catchers.includes(man)) return man;
    break;
  }
  const covers = coverage.players[target.number - 1];
  const range = (man: Defender): number => width(covers.includes(man) ? man.card.intM : man.card.intZ);
  return [...catchers].sort((a, b) => range(b) - range(a) || a.card.tackle - b.card.tackle)[0];
}

function intercept(turn: Turn, thrown: Thrown, catchers: readonly Defender[]): void {
  const { game, draft, emit } = turn;
  const { called, passer, level } = thrown;
  const { offense, isTry, note } = called;
  const by = interceptorOf(turn, thrown, catchers);
  const defense = otherSide(offense);
  const deep = game.charts.interceptionSpot.read(rollTwo(turn, "interception spot", note), note)[level];
  const from = mirrorSpot(draft.spot + deep);
  const touchback = from <= 0;
  const back = notes(turn);
  const yards = touchback
    ? 0
    : game.charts.turnoverReturn.read(rollTwo(turn, "interception return", back), back).interception;
  const end = touchback ? TOUCHBACK : yards === "TD" ? FIELD : Math.min(FIELD, from + yards);
  const touchdown = end >= FIELD;
  game.charts.playResult.read(thrown.roll.B, note);
  emitPlay(turn, called, fell("intercepted", "intercepted", by), thrownTo(thrown, level));
  if (!touchback) {
    emit({
      type: "return",
      team: defense,
      of: "interception",
      yards: end - Math.min(from, FIELD),
      player: by.card.name,
      spot: from,
      touchdown,
      ...noted(back),
    });
  }
  const flag = game.rules.switches.penaltyOnIncomplete ? foulOf(turn, thrown) : null;
  finish(
    turn,
    outcome(
      { offense, ball: defense, spot: end, end: touchdown ? "touchdown" : "change" },
      {
        turnover: { team: offense, how: "interception" },
        result: "interception",
        start: "interception",
        by: "pass",
        half: true,
        still: stands(turn, thrown),
        pass: "intercepted",
        passer: passer.name,
        isTry,
        flag,
      },
    ),
  );
}

/** Red of the next roll on scrambles and sacks: 1 is a penalty, 0 may be long or an injury of the quarterback, 9 does nothing. */
interface Kept {
  readonly yards: number;
  readonly spot: number;
  readonly end: Outcome["end"];
  readonly flag: Flag | null;
  readonly tackler?: Defender;
  readonly drops: boolean;
  readonly hurt: boolean;
  readonly sack: boolean;
}

function settleKept(turn: Turn, thrown: Thrown, { yards, spot, end, flag, tackler, drops, hurt, sack }: Kept): void {
  const { called, passer } = thrown;
  const { offense, isTry, stand, attack } = called;
  const landed = drops
    ? dropBall(turn, { team: offense, player: passer.name, spot, tackler, defense: stand })
    : undefined;
  if (hurt) {
    hurtSomebody(turn, { kind: "pass", team: offense, carrier: passer, offense: attack.unit, defense: stand }, passer);
  }
  finish(
    turn,
    playOutcome(offense, { spot, end }, landed, {
      gain: yards,
      isTry,
      sack,
      flag,
    }),
  );
}

function scramble(turn: Turn, thrown: Thrown): void {
  const { game, draft } = turn;
  const { called, passer, level, line } = thrown;
  const { note, stand } = called;
  const second = rollFour(turn, "result", note);
  const result = game.charts.playResult.read(second.R, note);
  const lottery =
    result === "longOrInjury" ? game.charts.longInjury.read(rollTwo(turn, "long/injury", note), note) : undefined;
  const long = lottery === "long";
  const gained = (long ? passer.II : passer.I)[second.W];
  const yards = Math.max(-draft.spot, Math.min(FIELD - draft.spot, gained));
  const spot = draft.spot + yards;
  const touchdown = spot >= FIELD;
  const rank = game.charts.tackle.read(second.KB, note);
  const tackler = game.law.tackles && !touchdown ? stand.ranks[rank - 1] : undefined;
  const drops = !touchdown && within(passer.fumble, rollTwo(turn, "fumble", note));
  emitPlay(
    turn,
    called,
    { result: "rush", came: "scramble", yards, long, tackler, touchdown },
    kept(passer, line, passer.name),
  );
  const flag = foulOn(turn, { chart: "pass", offense: called.offense, die: second.R, result, level });
  const end = touchdown ? "touchdown" : spot <= 0 ? "safety" : "down";
  settleKept(turn, thrown, { yards, spot, end, flag, tackler, drops, hurt: lottery === "injury", sack: false });
}

/** Who gets the sack: several rushers use the chart for their number; the quarterback's own range uses anyone of the front. */
function sackerOf(
  turn: Turn,
  { called, coverage }: Thrown,
  rushers: readonly Defender[] | undefined,
): Defender | undefined {
  const { charts } = turn.game;
  const { note } = called;
  if (rushers === undefined) {
    const place = charts.sackCard.read(rollTwo(turn, "sack", note), note);
    return place === "team" ? undefined : coverage.front[Math.min(place, coverage.front.length) - 1];
  }
  if (rushers.length === 1) return rushers[0];
  const chart = rushers.length === 2 ? charts.sackTwo : rushers.length === 3 ? charts.sackThree : charts.sackFour;
  return rushers[chart.read(rollTwo(turn, "sack", note), note) - 1];
}

function sack(turn: Turn, thrown: Thrown, rushers: readonly Defender[] | undefined): void {
  const { game, draft } = turn;
  const { called, passer, level, line } = thrown;
  const { note, offense } = called;
  const by = sackerOf(turn, thrown, rushers);
  const second = rollFour(turn, "result", note);
  const result = game.charts.playResult.read(second.R, note);
  const lottery =
    result === "longOrInjury" ? game.charts.longInjury.read(rollTwo(turn, "long/injury", note), note) : undefined;
  const lost = game.rules.tables.sackYards[game.law.sackYards][second.W];
  const yards = Math.max(-draft.spot, lost);
  const spot = draft.spot + yards;
  const drops = within(passer.fumble, rollTwo(turn, "fumble", note));
  emitPlay(
    turn,
    called,
    { result: "sack", came: "sack", yards, long: false, tackler: by, touchdown: false },
    kept(passer, line, passer.name),
  );
  const flag = foulOn(turn, { chart: "pass", offense, die: second.R, result, level });
  settleKept(turn, thrown, {
    yards,
    spot,
    end: spot <= 0 ? "safety" : "down",
    flag,
    tackler: by,
    drops,
    hurt: lottery === "injury",
    sack: true,
  });
}

/** Who tackles a receiver: the tackle chart; instead of a lineman on longer passes, the player in coverage (ruling A20). */
export function tacklerOf(
  { ranks }: Pick<Stand, "ranks">,
  coverage: Coverage,
  target: Receiver,
  level: Level,
  rank: number,
): Defender {
  const man = ranks[rank - 1];
  if (!isLineman(man.at) || level === "Q") return man;
  const cover = coverage.players[target.number - 1];
  if (cover.length > 0) return cover.find(({ at }) => isBack(at) || isLinebacker(at)) ?? man;
  const zone = coverage.zone ? [...coverage.inZone.U, ...coverage.inZone.O].filter(({ at }) => isBack(at)) : [];
  const backs = ranks.filter(({ at }) => isBack(at));
  return ranks.find((one) => zone.includes(one)) ?? backs[0] ?? man;
}

/** A lost line shortens some passes called by a person. */
function pressed({ game }: Turn, { called, level, line, roll }: Thrown): Level {
  const lost = line !== undefined && line.winner !== called.offense;
  if (game.rules.switches.qbPressure === "off" || !called.human || !lost || !within(PRESSURE, roll.KB)) return level;
  return LEVELS[Math.max(0, LEVELS.indexOf(level) - 1)];
}

function complete(turn: Turn, thrown: Thrown): void {
  const { game, draft } = turn;
  const { called, coverage, passer, target, roll } = thrown;
  const { offense, stand, attack, note, isTry, choice } = called;
  const level = pressed(turn, thrown);
  const result = game.charts.playResult.read(roll.B, note);
  const second = rollFour(turn, "result", note);
  const lottery =
    result === "longOrInjury" ? game.charts.longInjury.read(rollTwo(turn, "long/injury", note), note) : undefined;
  const long = lottery === "long";
  const { card } = target;
  const read = long ? longCatch(card[level][second.W], card.L[second.W], level) : card[level][second.W];
  const gained = isFar(level) ? caughtFor(read, givenBy(stand.unit, game.rules)) : read;
  const inBounds = Math.max(-draft.spot, Math.min(FIELD - draft.spot, gained));
  const plain = measured(turn, inBounds, second.B, gained);
  const yards = plain === inBounds && rushedOn(turn, called) ? toTheSticks(turn, plain, second.B) : plain;
  const spot = draft.spot + yards;
  const touchdown = spot >= FIELD;
  const rank = game.charts.tackle.read(second.KB, note);
  const tackler = game.law.tackles && !touchdown ? tacklerOf(stand, coverage, target, level, rank) : undefined;
  emitPlay(
    turn,
    called,
    { result: "complete", came: "complete", yards, long, tackler, touchdown },
    thrownTo(thrown, level),
  );
  const flag = foulOn(turn, { chart: "pass", offense, die: roll.B, result, level: called.call[0] as Level });
  const fumbles =
    result === "fumble" && !touchdown && (faceWithin(card.fumble, second.W) || forced(turn, second.W, tackler));
  const landed = fumbles
    ? dropBall(turn, { team: offense, player: card.name, spot, tackler, defense: stand })
    : undefined;
  if (lottery === "injury") {
    hurtSomebody(turn, { kind: "pass", team: offense, carrier: card, tackler, offense: attack.unit, defense: stand });
  }
  const end = touchdown ? "touchdown" : spot <= 0 ? "safety" : "down";
  finish(
    turn,
    playOutcome(offense, { spot, end }, landed, {
      gain: yards,
      by: "pass",
      // Out of bounds in the two-minute offense (ruling A33).
      half: choice.twoMinute === true && roll.B % 2 === 0,
      pass: "caught",
      passer: passer.name,
      isTry,
      touch: card.name,
      flag,
    }),
  );
}

/** A long catch uses the column of long passes, or adds 20 yards. */
export const longCatch = (plain: number, long: number, level: Level): number =>
  level === "L" || long <= plain ? plain + FIGURES.longCatch : long;
