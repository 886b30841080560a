/** A pass and its results: catch, sack, scramble, interception. */
import { FIELD, otherSide, yardsToGoal, type PlayResult } from "../../../kernel/football/index.js";
import {
  DEF_RESULTS,
  DEPTHS,
  OTHER_RESULTS,
  PASS_RUSH,
  PASS_WHAT,
  PRE_RESULTS,
  REC_RESULTS,
  RUSH_BY_SCORE,
  SCRAMBLES,
  type PenaltyRow,
} from "../rules/index.js";
import { adjustOf, measuredGain, scoresAhead, turnedWhite } from "./calls.js";
import { catchColumn, columnFor, interferenceColumn, longGainCites, type DepthPlace } from "./columns.js";
import type { D20PlayEvent, Reroll, RowResult } from "./events.js";
import { callFoul } from "./flag.js";
import { dropBall, fumbleRating, type Landed } from "./fumble.js";
import { intercept } from "./interception.js";
import { bringDown, mayReturn, outcomeOf, type Called } from "./outcome.js";
import type { Column } from "./row.js";
import { measuredCite } from "./run.js";
import { finish } from "./settle.js";
import { whoCite, whoPlays, ZONES, type ReceiverBook } from "./team-book.js";
import type { GameState } from "./state.js";
import { matched, rollAgain, rollFive, type Turn } from "./turn.js";

/** Of a d20. */
const SIDES = 20;

/** The dice of the second roll, and the results so far. */
interface Throw {
  r: number;
  w: number;
  readonly b: number;
  k: number;
  readonly y: number;
  came: RowResult;
  /** The intended receiver. */
  target: ReceiverBook;
  depth: DepthPlace;
  readonly again: Reroll[];
}

export function throwPass(turn: Turn, called: Called, depth: DepthPlace): void {
  const { game, draft, emit } = turn;
  const { dice1, cites, isTry, row } = called;
  const { ball, spot, down, toGo, period, clock } = draft;
  const { rules, charts, books } = game;
  const { switches, tables } = rules;
  const book = books[ball];
  const { passer } = book;
  const targets = book.targets[depth];
  const meant = whoPlays(targets, dice1[2], dice1[3]);
  cites.push(whoCite(targets, dice1[2], meant));
  const dice2 = rollFive(turn, "pass");
  const [r, w, b, k, y] = dice2;
  const { alignment } = tables.fronts[row];
  const adjust = adjustOf(game, draft, called, "pass");
  const { passDef, chart } = books[otherSide(ball)];
  const place = Math.max(0, passDef.who[alignment].at(r));
  const defender = passDef.defenders[place];
  const turned = turnedWhite(w, ball === "home", true, game.homeField);
  const white = turned + adjust;
  const met = defender.what.at(white);
  cites.push(passDef.who[alignment].cites[place], met < 0 ? defender.over : defender.what.cites[met]);
  const target = book.receivers[meant];
  const t: Throw = { r, w, b, k, y, came: "INC", target, depth, again: [] };
  t.came = resultOf(turn, t, met, cites);
  const pressed = rushed(game, draft, t.came, y);
  if (pressed !== t.came) cites.push(pressed === "INC" ? "thrown away" : "no one open");
  t.came = pressed;
  const thrownOut = t.came === "OUT";
  if (thrownOut) throwOut(turn, t, cites);

  const { came } = t;
  let result: PlayResult = "incomplete";
  let column: Column | undefined;
  let yards = 0;
  let landed: Landed | undefined;
  let carrier = t.target.name;
  let carrierFum = t.target.fum;
  let picked = false;
  switch (came) {
    case "CMP":
    case "YAC": {
      result = "complete";
      column = catchColumn(charts, t.depth, t.target);
      cites.push(column.cites[t.k], ...longGainCites(column, t.k, y));
      yards = column.gains[t.k][y] + (thrownOut && !switches.passModOnOut ? 0 : chart.passMod);
      if (came === "YAC") yards += afterCatch(turn, t);
      break;
    }
    case "SCK":
      result = "sack";
      column = charts.SACK;
      cites.push(column.cites[t.k]);
      yards = column.yards[t.k];
      carrier = passer.name;
      carrierFum = passer.fum;
      break;
    case "SCR": {
      result = "rush";
      const at = Math.max(0, passer.scramble.at(t.k));
      column = columnFor(charts, SCRAMBLES[at], passer.brk);
      t.k = rollAgain(turn, "K", "scramble", t.again);
      cites.push(passer.scramble.cites[at], column.cites[t.k], ...longGainCites(column, t.k, y));
      yards = column.gains[t.k][y];
      carrier = passer.name;
      carrierFum = passer.fum;
      break;
    }
    case "PD": {
      const rate = defender.int + passer.int[depth];
      cites.push(`${defender.name} INT ${rate}`);
      if (t.k > rate) break;
      picked = true;
      break;
    }
  }
  yards = Math.max(-spot, Math.min(FIELD - spot, yards));
  const gained = yards;
  yards = measuredGain(game, draft, gained, y);
  if (yards !== gained) cites.push(measuredCite(gained, yards));
  const end = spot + yards;
  const live = result !== "incomplete";
  const bounds = live && (result !== "sack" || switches.sacksOutOfBounds);
  const outOfBounds = bounds && end < FIELD && y >= tables.outOfBounds.pass;

  const { again } = t;
  const event = {
    type: "play",
    team: ball,
    period,
    down,
    toGo,
    spot,
    result,
    yards,
    isTry: isTry || undefined,
    clock,
    call: called.call,
    kind: "pass",
    row,
    zone: ZONES[called.zone],
    number: called.number,
    dice1,
    depth: DEPTHS[depth],
    passer: passer.name,
    player: t.target.name,
    dice2,
    defender: defender.name,
    white,
    what: met < 0 ? "OTHER" : PASS_WHAT[met],
    came: thrownOut ? "OUT" : came,
    column: column?.name,
    again: again.length > 0 ? again : undefined,
    outOfBounds: outOfBounds || undefined,
    touchdown: (live && end >= FIELD) || undefined,
    cites,
  } satisfies D20PlayEvent;

  if (picked) {
    const caught = intercept(turn, {
      defender,
      target: t.target,
      depth,
      dice: t,
      cites,
      emitPlay: (how) => emit({ ...event, result: how, yards: 0, again }),
    });
    if (caught) landed = caught;
    else picked = false;
  } else emit(event);

  if (landed === undefined) {
    const rating = fumbleRating(turn, ball, carrierFum);
    landed = live ? bringDown(turn, end) : { ball, spot, turnovers: [], end: "down" };
    const black = switches.fumbleBlack === "original" ? k : t.k;
    const triggered = black === y || (came === "SCK" && charts.sackFumble[t.k]);
    if (live && end < FIELD && triggered && y <= rating) {
      landed = dropBall(turn, {
        team: ball,
        player: carrier,
        spot: end,
        rating,
        who: { kind: "pass", alignment },
        returnable: mayReturn(turn),
      });
    }
  }
  const lies = switches.matchDice === "lies";
  const turnedFace = switches.homeFace && t.w === w ? turned : t.w;
  const penaltyRow: PenaltyRow =
    came === "SCR" ? "RUNNING" : came === "SCK" ? "SACK" : result === "complete" ? "COMPLETIONS" : "INC";
  const { flag, offset } = callFoul(turn, {
    row: penaltyRow,
    offense: ball,
    number: matched(lies ? t.r : r, lies ? turnedFace : switches.homeFace ? turned : w, b),
    passColumn: interferenceColumn(game, t.depth, t.target),
    black: t.k,
    returned: true,
    intercepted: picked,
  });
  finish(
    turn,
    outcomeOf(turn, landed, {
      gain: live ? yards : 0,
      by: result === "rush" ? "rush" : "pass",
      stopped: !live || outOfBounds,
      flag,
      offset,
      intercepted: picked,
    }),
  );
}

/** The result in the cells of the passer or receiver. */
function resultOf({ game, draft }: Turn, { b, target, depth }: Throw, met: number, cites: string[]): RowResult {
  const { passer } = game.books[draft.ball];
  const [row, results] =
    met === 0
      ? ([passer.pre[depth], PRE_RESULTS] as const)
      : met === 1
        ? ([passer.def[depth], DEF_RESULTS] as const)
        : met === 2
          ? ([target.rows[depth], REC_RESULTS] as const)
          : ([passer.other[depth], OTHER_RESULTS] as const);
  const at = row.at(b);
  const place = at < 0 ? results.length - 1 : at;
  cites.push(row.cites[place]);
  return results[place];
}

/** Lowest yellow that turns a sack into an INC, and an INC into a sack. */
export interface Rush {
  readonly thrownAway: number;
  readonly sacked: number;
}

const NEVER = SIDES + 1;
const EVEN: Rush = { thrownAway: NEVER, sacked: NEVER };
const EARLY: Rush = { ...EVEN, thrownAway: PASS_RUSH.thrownAway };
const LATE: Rush = { ...EVEN, sacked: PASS_RUSH.sacked };
/** Near the goal, passers throw the ball away if receivers are covered. */
const NEAR: Rush = { ...EVEN, thrownAway: RUSH_BY_SCORE.thrownAway };
/** A team far behind must hold the ball. */
const BEHIND: Rush = { ...EARLY, sacked: RUSH_BY_SCORE.sacked };

/** The pass rush of a down (ruling `passRush`). A sack with high yellow is never fumbled, so fumbles do not change. */
export function rushOf(
  { rules }: Pick<Turn["game"], "rules">,
  { down, spot, period, score, ball }: Pick<GameState, "down" | "spot" | "period" | "score" | "ball">,
): Rush {
  const { passRush } = rules.switches;
  if (passRush === "even" || down === 0) return EVEN;
  if (passRush === "score") {
    if (yardsToGoal(spot) <= RUSH_BY_SCORE.near) return NEAR;
    if (down < 3 && period >= 3 && scoresAhead(score[ball] - score[otherSide(ball)]) === -2) return BEHIND;
  }
  return down < 3 ? EARLY : LATE;
}

/** A sack or an INC after the pass rush. */
export function rushed(
  game: Parameters<typeof rushOf>[0],
  state: Parameters<typeof rushOf>[1],
  came: RowResult,
  yellow: number,
): RowResult {
  if (came === "SCK") return yellow >= rushOf(game, state).thrownAway ? "INC" : came;
  return came === "INC" && yellow >= rushOf(game, state).sacked ? "SCK" : came;
}

/** Thrown out to another receiver (ruling 27): red decides who, white decides the result; neither alignment nor home field applies. */
function throwOut(turn: Turn, t: Throw, cites: string[]): void {
  const { out, receivers } = turn.game.books[turn.draft.ball];
  t.r = rollAgain(turn, "R", "thrownOut", t.again);
  t.w = rollAgain(turn, "W", "thrownOut", t.again);
  const who = Math.max(0, out.at(t.r));
  t.target = receivers[who];
  t.depth = 0;
  const row = t.target.rows[0];
  const at = Math.max(0, row.at(t.w));
  cites.push(out.cites[who], row.cites[at]);
  t.came = REC_RESULTS[at];
}

/** Rolls black again after each 20. */
function afterCatch(turn: Turn, t: Throw): number {
  const { yac20 } = turn.game.rules.switches;
  for (let sum = 0; ;) {
    t.k = rollAgain(turn, "K", "afterCatch", t.again);
    sum += t.k === 20 && yac20 === "twice" ? 40 : t.k;
    if (t.k < 20) return sum;
  }
}
