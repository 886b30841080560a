/** Kickoffs, onside and free kicks. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK, type Side, type Spot } from "../../../kernel/football/index.js";
import { elapseStopped, startDrive, toKickoff } from "./clock.js";
import { callFoul } from "./flag.js";
import { dropBall, fumbleRating } from "./fumble.js";
import { emitOffset, markAfterKick, markAfterTouchdown, touchdown } from "./settle.js";
import { puntCell } from "./punt-cell.js";
import { matched, rollFive, rollOne, type Turn } from "./turn.js";
import type { Reroll } from "./events.js";

/** Depth at which a kickoff leaves the field: the end line, or ruling 43. */
const END_LINE = -10;
const DEEP = -8;

export function kickoff(turn: Turn, kick: "deep" | "onside"): void {
  turn.draft.kickMove = 0;
  if (kick === "onside") onsideKick(turn);
  else deepKick(turn);
}

function deepKick(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: team, spot, period, clock } = draft;
  const book = game.books[team];
  const dice = rollFive(turn, "kickoff");
  const [r, w, b, k, y] = dice;
  const other = otherSide(team);
  const cell = book.chart.kick.kickoff[r - 1];
  const line = game.rules.switches.deepKickoff === "eight" ? DEEP : END_LINE;
  const landing = cell === "TB" ? 0 : mirrorSpot(spot + cell);
  const touchback = cell === "TB" || landing <= line;
  const yards = touchback && cell === "TB" ? mirrorSpot(spot) : (cell as number);
  emit({
    type: "kick",
    team,
    period,
    kind: "kickoff",
    yards,
    clock,
    spot,
    dice,
    touchback: touchback || undefined,
    cites: [book.kickoffCites[r]],
  });
  if (touchback) {
    elapseStopped(turn);
    return startDrive(turn, other, game.law.kickoffTouchback, "kickoff");
  }
  carryBack(turn, {
    of: "kickoff",
    from: landing,
    returner: game.books[other].kickReturners.at(b),
    k,
    y,
    number: matched(r, w, b),
  });
}

interface Carry {
  readonly of: "kickoff" | "freeKick";
  /** Spot of the catch from the receivers' viewpoint; 0 or less is in their end zone. */
  readonly from: Spot;
  /** Index of the returner. */
  readonly returner: number;
  readonly k: number;
  readonly y: number;
  readonly number: number;
}

function carryBack(turn: Turn, { of, from, returner, k, y, number }: Carry): void {
  const { game, draft, emit } = turn;
  const kicker = draft.ball;
  const team = otherSide(kicker);
  const book = game.books[team];
  const { kick } = book.chart;
  const list = of === "kickoff" ? kick.kr : kick.pr;
  const row = of === "kickoff" ? book.kickReturners : book.puntReturners;
  const place = Math.max(0, returner);
  const { name: player, yards: column, fum } = list[place];
  const coverage = of === "kickoff" ? game.books[kicker].chart.kick.ret : 0;
  const gained = column[k - 1] + coverage;
  // A kick caught in the field of play stays there.
  const least = from > 0 ? 1 : -FIELD;
  const end = Math.min(FIELD, Math.max(least, from + gained));
  const score = end >= FIELD;
  const touchback = end <= 0;
  const rerolls: Reroll[] = [];
  let [black, yellow] = [k, y];
  // As after any punt, wherever the return ends.
  if (of === "freeKick") {
    black = rollOne(turn, "K", "freeKickReturn");
    yellow = rollOne(turn, "Y", "freeKickReturn");
    rerolls.push({ die: "K", face: black }, { die: "Y", face: yellow });
  }
  emit({
    type: "return",
    team,
    of,
    yards: touchback ? 0 : end - from,
    player,
    spot: from,
    touchdown: score,
    again: rerolls.length > 0 ? rerolls : undefined,
    cites: [row.cites[place], `${player} ${k}: ${column[k - 1]}`],
  });
  const rating = fumbleRating(turn, team, fum);
  let landed: ReturnType<typeof dropBall> = {
    ball: team,
    spot: end,
    turnovers: [],
    end: score ? "touchdown" : "change",
  };
  if (!score && !touchback && black === yellow && yellow <= rating) {
    landed = dropBall(turn, { team, player, spot: end, rating, who: { kind: "kick" }, returnable: true });
  }
  const { flag, offset } = callFoul(turn, {
    row: of === "kickoff" ? "KICKOFF" : "PUNTING",
    offense: kicker,
    number,
    black: k,
    returned: !touchback,
    afterPlayOnly: of === "freeKick",
    intercepted: false,
  });
  if (offset) {
    emitOffset(turn, { offense: kicker, kick: true });
    return rekick(turn, kicker);
  }
  for (const { team: loser, how } of landed.turnovers) emit({ type: "turnover", team: loser, how });
  elapseStopped(turn);
  if (landed.end === "touchdown") {
    const own = landed.ball === team;
    // A kickoff returned for a touchdown was the receivers' drive.
    if (own) draft.drives++;
    if (flag) markAfterTouchdown(turn, flag, landed.ball, own);
    return touchdown(turn, landed.ball, own);
  }
  const start = touchback ? (of === "kickoff" ? game.law.kickoffTouchback : TOUCHBACK) : Math.max(1, landed.spot);
  const spot = flag ? markAfterKick(turn, flag, landed.ball, start) : start;
  const how = landed.turnovers.length > 0 ? "fumble" : of;
  startDrive(turn, landed.ball, spot, how);
}

/** Fouls of both teams: kick again from the same spot. */
function rekick(turn: Turn, kicker: Side): void {
  const { draft, game } = turn;
  draft.kickMove = draft.spot - game.law.kickoffLine;
  elapseStopped(turn);
  toKickoff(turn, kicker);
}

function onsideKick(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: team, spot, period, clock } = draft;
  const dice = [rollOne(turn, "R", "onside"), rollOne(turn, "W", "onside"), rollOne(turn, "B", "onside")];
  const [r, w, b] = dice;
  const good = matched(r, w, b) > 0;
  const rolled = Math.max(r, w, b);
  const short = good && rolled < 10 && game.rules.switches.onsideUnderTen === "ten";
  const yards = short ? 10 : rolled;
  const cites = [`onside ${rolled}`];
  emit({ type: "kick", team, period, kind: "onside", yards, good, clock, spot, dice, cites });
  elapseStopped(turn);
  const at = Math.min(FIELD - 1, spot + yards);
  if (good) startDrive(turn, team, at, "onside");
  else startDrive(turn, otherSide(team), mirrorSpot(at), "onside");
}

/** A free kick after a safety: a punt from the OWN row plus twenty yards, always returned. */
export function freeKick(turn: Turn): void {
  const { game, draft, emit } = turn;
  const { ball: team, spot, period, clock } = draft;
  const book = game.books[team];
  const dice = rollFive(turn, "freeKick");
  const [r, w, b, k, y] = dice;
  const { yards: flown } = puntCell(book.chart.kick.own[r - 1]);
  const yards = flown + 20;
  const other = otherSide(team);
  const landing = mirrorSpot(spot + yards);
  const touchback = landing <= 0;
  const cites = [book.ownCites[r]];
  emit({
    type: "kick",
    team,
    period,
    kind: "freeKick",
    yards,
    clock,
    spot,
    dice,
    touchback: touchback || undefined,
    cites,
  });
  if (touchback) {
    elapseStopped(turn);
    return startDrive(turn, other, TOUCHBACK, "freeKick");
  }
  const returner = game.books[other].puntReturners.at(b);
  carryBack(turn, { of: "freeKick", from: landing, returner, k, y, number: matched(r, w, b) });
}
