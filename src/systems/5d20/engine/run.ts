/** A run: the first roll names the runner, the second the defender, the result and the yards. */
import { FIELD, otherSide } from "../../../kernel/football/index.js";
import { RUN_COLUMNS, RUN_WHAT } from "../rules/index.js";
import { adjustOf, measuredGain, turnedWhite } from "./calls.js";
import { columnFor, longGainCites } from "./columns.js";
import { callFoul } from "./flag.js";
import { dropBall, fumbleRating } from "./fumble.js";
import { bringDown, mayReturn, outcomeOf, type Called } from "./outcome.js";
import { finish } from "./settle.js";
import { whoCite, whoPlays, ZONES } from "./team-book.js";
import { matched, rollFive, type Turn } from "./turn.js";

const COLUMNS = [RUN_COLUMNS.hole, RUN_COLUMNS.los, RUN_COLUMNS.back] as const;

export const SHORT = "measured: a yard short";
export const PAST = "measured: a yard past";
export const ON_THE_ONE = "stopped on the 1";

/** Citation for a gain that measuring changed. */
export function measuredCite(gained: number, yards: number): string {
  if (yards < gained) return SHORT;
  return gained > 0 ? PAST : ON_THE_ONE;
}

export function run(turn: Turn, { call, isTry, row, zone, number, dice1, cites }: Called): void {
  const { game, draft, emit } = turn;
  const { ball, spot, down, toGo, period, clock } = draft;
  const { rules, charts, books } = game;
  const book = books[ball];
  const runner = book.runners[whoPlays(book.rush, dice1[2], dice1[3])];
  cites.push(whoCite(book.rush, dice1[2], book.runners.indexOf(runner)));
  const dice2 = rollFive(turn, "run");
  const [r, w, b, k, y] = dice2;
  const { alignment } = rules.tables.fronts[row];
  const adjust = adjustOf(game, draft, { row, zone }, "run");
  const defense = books[otherSide(ball)].runDef;
  const place = Math.max(0, defense.who[alignment].at(r));
  const defender = defense.defenders[place];
  const turned = turnedWhite(w, ball === "home", false, game.homeField);
  const white = turned + adjust;
  const met = defender.what.at(white);
  const what = met < 0 ? 2 : met;
  const cells = runner.rows[what];
  const at = Math.max(0, cells.at(b));
  const column = columnFor(charts, COLUMNS[what][at], runner.brk);
  cites.push(
    defense.who[alignment].cites[place],
    met < 0 ? defender.over : defender.what.cites[met],
    cells.cites[at],
    column.cites[k],
    ...longGainCites(column, k, y),
  );
  const gained = Math.max(-spot, Math.min(FIELD - spot, column.gains[k][y]));
  const yards = measuredGain(game, draft, gained, y);
  if (yards !== gained) cites.push(measuredCite(gained, yards));
  const end = spot + yards;
  const outOfBounds = end < FIELD && y >= rules.tables.outOfBounds.run;
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
    kind: "run",
    row,
    zone: ZONES[zone],
    number,
    dice1,
    player: runner.name,
    dice2,
    defender: defender.name,
    white,
    what: RUN_WHAT[what],
    column: column.name,
    outOfBounds: outOfBounds || undefined,
    touchdown: end >= FIELD || undefined,
    cites,
  });
  let landed = bringDown(turn, end);
  const rating = fumbleRating(turn, ball, runner.fum);
  if (end < FIELD && k === y && y <= rating) {
    landed = dropBall(turn, {
      team: ball,
      player: runner.name,
      spot: end,
      rating,
      who: { kind: "run", alignment },
      returnable: mayReturn(turn),
    });
  }
  const { flag, offset } = callFoul(turn, {
    row: "RUNNING",
    offense: ball,
    number: matched(r, rules.switches.homeFace ? turned : w, b),
    black: k,
    returned: true,
    intercepted: false,
  });
  finish(turn, outcomeOf(turn, landed, { gain: yards, by: "rush", stopped: outOfBounds, flag, offset }));
}
