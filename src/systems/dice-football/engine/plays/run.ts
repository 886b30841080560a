/** A run. */
import { FIELD } from "../../../../kernel/football/index.js";
import { faceWithin, FIGURES, LINE, type CarrierCard, type LinePlace, type Run } from "../../rules/index.js";
import {
  isFront,
  leadBlocker,
  lineRating,
  metBy,
  tightEnd,
  type Defender,
  type OffenseUnit,
  type Receiver,
} from "../../trc/index.js";
import type { Called } from "./calls.js";
import { emitPlay } from "./emit-play.js";
import { foulOn } from "../flag.js";
import { dropBall } from "../men/fumble.js";
import { hurtSomebody } from "../men/injury.js";
import { lateRun } from "./late-lead.js";
import { atHome, battle } from "./line.js";
import { measured } from "./measured.js";
import { playOutcome } from "../outcome.js";
import { finish } from "../settle.js";
import { redZoneRun } from "./red-zone.js";
import { isSpent } from "../men/stamina.js";
import { rollFour, rollTwo, type Turn } from "../turn.js";

/** The only back of a group. */
function loneBack({ receivers }: OffenseUnit): Receiver | undefined {
  let lone: Receiver | undefined;
  for (const one of receivers) {
    if (one.at !== "RB") continue;
    if (lone) return undefined;
    lone = one;
  }
  return lone;
}

/** The ball carrier: the carries box; a lone back who is not in it carries himself; in solo games never a player who has used up his touches. */
export function runnerOf(turn: Turn, { offense, book, attack, roll, human, out }: Called): CarrierCard {
  const { game, draft } = turn;
  const box = book.carries(out);
  const back = loneBack(attack.unit);
  const lone = back && !box.names.includes(back.card.name) ? back.card : undefined;
  const named = lone ?? box.runner(roll.W);
  if (human || !isSpent(game, draft, offense, named)) return named;
  return book.backs.find((card) => !out.has(card.name) && !isSpent(game, draft, offense, card)) ?? named;
}

const isPlace = (blocker: string): blocker is LinePlace => (LINE as readonly string[]).includes(blocker);

interface Block {
  readonly name: string;
  readonly RB: number;
}

function blockOf(turn: Turn, { offense, attack }: Called, man: Receiver | LinePlace): Block {
  const { game, draft } = turn;
  if (typeof man === "string") {
    return { name: attack.unit.line[man].name, RB: lineRating(attack.unit, man, game.rules.switches) };
  }
  const { card, at } = man;
  return { name: card.name, RB: at === "TE" && isSpent(game, draft, offense, card) ? FIGURES.spent.end : card.RB };
}

/** Run defense of a player; defensive backs have no rating of their own. */
export const runDefense = ({ card }: Defender): number => (isFront(card) ? card.RD : -1);

/** True if a tackler forces a fumble outside the carrier's own range. */
export function forced(turn: Turn, digit: number, tackler: Defender | undefined): boolean {
  const { FF = 0 } = tackler?.card ?? {};
  return turn.game.rules.switches.forcedFumbles === "on" && FF > 0 && (digit === 0 ? 10 : digit) >= 10 - FF;
}

export function run(turn: Turn, called: Called): void {
  const { game, draft } = turn;
  const { offense, attack, stand, boxed, note, isTry } = called;
  const location = called.call as Run;
  const runner = runnerOf(turn, called);
  const spent = isSpent(game, draft, offense, runner);
  const first = rollFour(turn, "line", note);
  const line =
    game.law.los && !spent
      ? battle(offense, attack.RBC + atHome(turn, offense), stand.RDC + FIGURES.boxSafety * boxed.length, first.RW)
      : undefined;
  const { blocker, against3, against4 } = game.charts.matchup[location].read(first.KB, note);
  const lead = isPlace(blocker)
    ? blocker
    : blocker === "TE"
      ? tightEnd(attack.unit, runner.name)
      : leadBlocker(attack.unit, runner.name);
  const block = blockOf(turn, called, lead);
  const met = metBy(stand.unit.men, stand.unit.three ? against3 : against4);
  const won = line?.winner === offense;
  const lost = line !== undefined && !won;
  const { runLosDefense } = game.rules.switches;
  const plain =
    (won ? Math.min(FIGURES.line.bestBlock, block.RB + FIGURES.line.won) : block.RB) +
    runDefense(met) +
    (lost ? runLosDefense : spent ? FIGURES.spent.back : 0) +
    lateRun(turn);
  const second = rollFour(turn, "result", note);
  const result = game.charts.playResult.read(second.R, note);
  const lottery =
    result === "longOrInjury" ? game.charts.longInjury.read(rollTwo(turn, "long/injury", note), note) : undefined;
  const long = lottery === "long";
  const open = (long ? runner.II : runner.I)[second.W] + plain;
  const bonus = plain + redZoneRun(turn, open);
  const gained = (long ? runner.II : runner.I)[second.W] + bonus;
  const yards = measured(turn, Math.max(-draft.spot, Math.min(FIELD - draft.spot, gained)), second.B, gained);
  const spot = draft.spot + yards;
  const touchdown = spot >= FIELD;
  const rank = game.charts.tackle.read(second.KB, note);
  const tackler = game.law.tackles && !touchdown ? stand.ranks[rank - 1] : undefined;
  emitPlay(
    turn,
    called,
    { result: "rush", came: "run", yards, long, tackler, touchdown },
    { passer: undefined, player: runner.name, level: undefined, number: undefined, line, net: undefined },
    { blocker: block.name, defender: met.card.name, bonus },
  );
  const flag = foulOn(turn, { chart: "run", offense, die: second.R, result });
  const fumbles =
    result === "fumble" && !touchdown && (faceWithin(runner.fumble, second.W) || forced(turn, second.W, tackler));
  const landed = fumbles
    ? dropBall(turn, { team: offense, player: runner.name, spot, tackler, defense: stand })
    : undefined;
  if (lottery === "injury") {
    hurtSomebody(turn, {
      kind: "run",
      team: offense,
      carrier: runner,
      tackler,
      offense: attack.unit,
      defense: stand,
    });
  }
  const end = touchdown ? "touchdown" : spot <= 0 ? "safety" : "down";
  finish(
    turn,
    playOutcome(offense, { spot, end }, landed, {
      gain: yards,
      isTry,
      touch: runner.name,
      flag,
    }),
  );
}
