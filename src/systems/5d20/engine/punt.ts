/** A punt: blocked, dead, fair-caught or returned. */
import { FIELD, mirrorSpot, otherSide, TOUCHBACK } from "../../../kernel/football/index.js";
import type { Reroll, Five } from "./events.js";
import { callFoul } from "./flag.js";
import { dropBall, fumbleRating, type Landed } from "./fumble.js";
import { puntCell } from "./punt-cell.js";
import { finish } from "./settle.js";
import type { Outcome } from "./state.js";
import { matched, rollAgain, rollFive, type Turn } from "./turn.js";

/** From here on, the OPP row is used. */
const MIDFIELD = 50;

export function punt(turn: Turn): void {
  const { game, draft } = turn;
  const { ball: team, spot } = draft;
  const other = otherSide(team);
  const dice = rollFive(turn, "punt");
  const [r, w, b, k, y] = dice;
  const blocks = game.books[team].chart.kick.block + game.books[other].chart.kick.prBlock;
  const number = matched(r, w, b);
  if (k === y && k <= blocks) return blockedPunt(turn, dice, number, `punt block ${blocks}`);
  const { own, opp } = game.books[team].chart.kick;
  const isOwn = spot <= MIDFIELD;
  const { yards: cell, letter } = puntCell((isOwn ? own : opp)[r - 1]);
  const cite = (isOwn ? game.books[team].ownCites : game.books[team].oppCites)[r];
  const landing = isOwn || letter === "TB" ? spot + cell : placed(spot, cell);
  const touchback = letter === "TB" || landing >= FIELD;
  const yards = touchback ? FIELD - spot : landing - spot;
  const from = mirrorSpot(landing);
  if (touchback || letter === "N") {
    emitPunt(turn, dice, { yards, letter, touchback, cites: [cite] });
    return settlePunt(turn, { landed: down(other, touchback ? TOUCHBACK : from), number, k, returned: false });
  }
  const { kick } = game.books[other].chart;
  const row = game.books[other].puntReturners;
  const place = Math.max(0, row.at(b));
  const returner = kick.pr[place];
  const fairCatch = letter === "F" && w <= returner.fc;
  const cites = letter === "F" ? [cite, `${returner.name} FC ${returner.fc}`] : [cite];
  emitPunt(turn, dice, { yards, letter, touchback: false, fairCatch, cites });
  const { emit } = turn;
  const rerolls: Reroll[] = [];
  const end = fairCatch ? from : Math.min(FIELD, Math.max(1, from + returner.yards[k - 1]));
  const touchdown = end >= FIELD;
  const checks = !fairCatch || game.rules.switches.fairCatchFumble;
  const black = checks ? rollAgain(turn, "K", "puntReturn", rerolls) : 0;
  const yellow = checks ? rollAgain(turn, "Y", "puntReturn", rerolls) : 1;
  const { name: player, fum } = returner;
  if (fairCatch) emit({ type: "fairCatch", team: other, player, spot: from, again: rerolls });
  else {
    emit({
      type: "return",
      team: other,
      of: "punt",
      yards: end - from,
      player,
      spot: from,
      touchdown,
      again: rerolls,
      cites: [row.cites[place], `${player} ${k}: ${returner.yards[k - 1]}`],
    });
  }
  const rating = fumbleRating(turn, other, fum);
  let landed: Landed = touchdown ? { ball: other, spot: FIELD, turnovers: [], end: "touchdown" } : down(other, end);
  if (!touchdown && black === yellow && yellow <= rating) {
    landed = dropBall(turn, { team: other, player, spot: end, rating, who: { kind: "kick" }, returnable: !fairCatch });
  }
  settlePunt(turn, { landed, number, k, returned: !fairCatch });
}

/** The yard line from the OPP row; one behind the kicker is moved twenty yards. */
function placed(spot: number, line: number): number {
  const at = FIELD - line;
  return at < spot + 5 ? Math.min(FIELD - 1, spot + 20) : at;
}

const down = (ball: Landed["ball"], spot: number): Landed => ({ ball, spot, turnovers: [], end: "change" });

interface PuntParts {
  readonly yards: number;
  readonly letter?: string;
  readonly touchback: boolean;
  readonly fairCatch?: boolean;
  readonly blocked?: {
    readonly dice: Five;
    readonly ball: Landed["ball"];
    readonly by?: string;
    readonly spot: number;
    readonly yards: number;
  };
  readonly cites: readonly string[];
}

function emitPunt(
  { draft, emit }: Turn,
  dice: Five,
  { yards, letter, touchback, fairCatch, blocked, cites }: PuntParts,
): void {
  const { ball: team, period, clock, spot, down: at, toGo } = draft;
  emit({
    type: "kick",
    team,
    period,
    kind: "punt",
    yards,
    clock,
    spot,
    down: at,
    toGo,
    dice,
    letter,
    touchback: touchback || undefined,
    fairCatch: fairCatch || undefined,
    blocked,
    cites,
  });
}

interface Settled {
  readonly landed: Landed;
  readonly number: number;
  readonly k: number;
  readonly returned: boolean;
}

function settlePunt(turn: Turn, { landed, number, k, returned }: Settled): void {
  const offense = turn.draft.ball;
  const { flag, offset } = callFoul(turn, { row: "PUNTING", offense, number, black: k, returned, intercepted: false });
  finish(turn, kickOutcome(turn, landed, "punt", { flag, offset }));
}

/** Result of a kick: the team with the ball starts a series. */
export function kickOutcome(
  { draft }: Turn,
  landed: Landed,
  result: "punt" | "missedFieldGoal",
  { flag, offset }: Pick<Outcome, "flag" | "offset">,
): Outcome {
  const { ball: offense } = draft;
  const safe = landed.end === "down" ? "change" : landed.end;
  return {
    offense,
    ball: landed.ball,
    spot: landed.end === "touchdown" ? landed.spot : Math.max(1, landed.spot),
    end: safe,
    turnovers: landed.turnovers,
    result,
    start: landed.turnovers.length > 0 ? "fumble" : result,
    gain: 0,
    by: "rush",
    stopped: true,
    kick: true,
    intercepted: false,
    isTry: false,
    offset,
    flag,
  };
}

/** Five more dice: how far behind the line, who recovers, how far he runs. */
function blockedPunt(turn: Turn, first: Five, number: number, cite: string): void {
  const { game, draft } = turn;
  const { ball: team, spot } = draft;
  const other = otherSide(team);
  const dice = rollFive(turn, "blockedPunt");
  const [r, w, b, k] = dice;
  const at = spot - (r + w);
  const { specialTeams, chart } = game.books[other];
  const place = Math.max(0, specialTeams.at(b));
  const by = chart.runDef[place].name;
  if (at <= 0) {
    const scores = game.rules.switches.blockedPuntEndZone === "red" && r % 2 === 0;
    const blocked = scores ? { dice, ball: other, by, spot: FIELD, yards: 0 } : { dice, ball: team, spot: 0, yards: 0 };
    const cites = scores ? [cite, specialTeams.cites[place]] : [cite];
    emitPunt(turn, first, { yards: 0, touchback: false, blocked, cites });
    const { ball, spot: end } = blocked;
    const landed: Landed = { ball, spot: end, turnovers: [], end: scores ? "touchdown" : "safety" };
    return settlePunt(turn, { landed, number, k: first[3], returned: true });
  }
  const column = game.charts.INT[10];
  const from = mirrorSpot(at);
  const end = Math.min(FIELD, from + column.yards[k]);
  const cites = [cite, specialTeams.cites[place], column.cites[k]];
  const blocked = { dice, ball: other, by, spot: from, yards: end - from };
  emitPunt(turn, first, { yards: 0, touchback: false, blocked, cites });
  const landed: Landed =
    end >= FIELD ? { ball: other, spot: FIELD, turnovers: [], end: "touchdown" } : down(other, end);
  settlePunt(turn, { landed, number, k: first[3], returned: true });
}
