/** A snap from scrimmage: the first roll of five dice, the second, and the result. */
import { yardsToGoal } from "../../../kernel/football/index.js";
import { callNumber, callRow, zoneOf } from "./calls.js";
import type { Call } from "./decisions.js";
import { callFoul } from "./flag.js";
import { dropBall } from "./fumble.js";
import { outcomeOf, type Called } from "./outcome.js";
import { throwPass } from "./pass.js";
import { run } from "./run.js";
import { enforceSnapFoul, finish } from "./settle.js";
import type { Flag } from "./state.js";
import { ZONES } from "./team-book.js";
import { matched, rollFive, type Turn } from "./turn.js";

/** Yards lost on a fumbled snap. */
const SNAP_LOSS = 2;

export function scrimmage(turn: Turn, call: Call): void {
  const { game, draft } = turn;
  const { switches } = game.rules;
  const { ball, spot } = draft;
  const isTry = draft.down === 0;
  const row = callRow(draft, switches);
  const zone = zoneOf(spot);
  const cites: string[] = [];
  const dice1 = rollFive(turn, "snap");
  const [r, w, b, k, y] = dice1;
  const book = game.books[ball];
  const number = call === "chart" ? callNumber(game, draft, row, zone) : undefined;
  if (number) cites.push(book.callCites[row][zone]);
  const called: Called = { call, isTry, row, zone, number, dice1, cites };
  const fumbled = k === y && y <= book.passer.snap;
  if (switches.snapOrder === "penalty" || !fumbled) {
    const n = matched(r, w, b);
    const { offset, flag } = callFoul(turn, {
      row: "SNAP",
      offense: ball,
      number: n,
      black: k,
      returned: true,
      intercepted: false,
      dice: dice1,
    });
    // Offsetting fouls: replay the down, even an untimed one.
    if (offset) {
      draft.stage = isTry ? "twoPoint" : "snap";
      draft.untimed = draft.clock === 0 && !isTry;
      return;
    }
    if (flag) return snapFoul(turn, flag, isTry);
  }
  if (fumbled) return loseSnap(turn, called);
  const isRun = number ? r <= number.total : call === "run";
  if (isRun) return run(turn, called);
  throwPass(turn, called, depthOf(turn, call, w, cites));
}

/** Index of the depth; near the goal there is no room for long passes. */
function depthOf({ game, draft }: Turn, call: Call, white: number, cites: string[]): 0 | 1 | 2 {
  const { passer } = game.books[draft.ball];
  const left = yardsToGoal(draft.spot);
  let place = call === "short" ? 0 : call === "medium" ? 1 : call === "long" ? 2 : Math.max(0, passer.depth.at(white));
  if (call === "chart" || call === "pass") cites.push(passer.depth.cites[place]);
  if (left <= 5) place = 0;
  else if (left <= 15 && place === 2) place = 1;
  return place as 0 | 1 | 2;
}

/** The guilty team may erase delay of game and 12 men with a timeout (ruling 46). */
function snapFoul(turn: Turn, flag: Flag, isTry: boolean): void {
  const { draft } = turn;
  const bought = /^(Delay of game|12 men)/.test(flag.name) && draft.timeouts[flag.team] > 0;
  if (!bought) return enforceSnapFoul(turn, flag, isTry);
  draft.snapFoul = flag;
  draft.stage = "buyOff";
}

/** A fumbled snap: a rush by the passer for a loss of two yards; no one returns it. */
function loseSnap(turn: Turn, { call, isTry, row, zone, number, dice1, cites }: Called): void {
  const { game, draft, emit } = turn;
  const { ball, spot, down, toGo, period, clock } = draft;
  const { passer } = game.books[ball];
  cites.push(`${passer.name} SNAP ${passer.snap}`);
  const yards = -Math.min(SNAP_LOSS, spot);
  emit({
    type: "play",
    team: ball,
    period,
    down,
    toGo,
    spot,
    result: "rush",
    yards,
    isTry: isTry || undefined,
    clock,
    call,
    kind: "snapFumble",
    row,
    zone: ZONES[zone],
    number,
    dice1,
    passer: passer.name,
    player: passer.name,
    cites,
  });
  const { alignment } = game.rules.tables.fronts[row];
  const landed = dropBall(turn, {
    team: ball,
    player: passer.name,
    spot: spot + yards,
    rating: passer.snap,
    who: { kind: "run", alignment },
    returnable: false,
  });
  finish(turn, outcomeOf(turn, landed, { gain: yards, by: "rush", stopped: false, flag: null, offset: false }));
}
