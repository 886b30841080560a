/** The game log as a fold over events: one row per play; the kick after a touchdown is in the touchdown's row. */
import type { GameEvent, RollEvent, RowEndEvent, RowEvent } from "../engine/events.js";
import { diceOf, otherTokens, resultOf, runTokens, spentBy } from "./row-dice.js";
import { endOf, pathOf } from "./row-path.js";
import { callOf, isLoud, withTry, wordsOf } from "./row-words.js";
import type { LogRow, RawRow } from "./row-types.js";

/** A row with its end; only an interrupted game has one without. */
interface ClosedRow extends RawRow {
  readonly end: RowEndEvent;
}

/** The rows of a game, in order. */
export function logRows(events: readonly GameEvent[]): LogRow[] {
  const held = heldRows(events);
  let drive = 1;
  return held.map(([play, kick], i) => {
    const followed = held.at(i + 1)?.[0];
    const parts = kick ? [play, kick] : [play];
    const ends = followed === undefined || (followed.row.what !== "try" && parts.some(endsPossession));
    const row = makeRow(i + 1, play, kick, drive, ends);
    if (ends) drive++;
    return row;
  });
}

/** Index of the `row` event that begins each row of the log. */
export function rowStarts(events: readonly GameEvent[]): number[] {
  const at = new Map<GameEvent, number>(events.map((event, i) => [event, i]));
  return heldRows(events).map(([{ row }]) => at.get(row)!);
}

type HeldRow = readonly [play: ClosedRow, kick?: ClosedRow];

/** Rows of the game that share a row of the log. */
function heldRows(events: readonly GameEvent[]): HeldRow[] {
  const rows: HeldRow[] = [];
  for (const row of rawRows(events)) {
    const last = rows.at(-1);
    if (last?.length === 1 && isPlainKick(row) && scoredTouchdown(last[0])) rows[rows.length - 1] = [last[0], row];
    else rows.push([row]);
  }
  return rows;
}

/** The events of each row; anything logged between two rows belongs to the one before. */
export function rawRows(events: readonly GameEvent[]): ClosedRow[] {
  const rows: { row: RowEvent; events: GameEvent[]; rolls: RollEvent[]; end?: RowEndEvent }[] = [];
  for (const event of events) {
    if (event.type === "row") rows.push({ row: event, events: [], rolls: [] });
    const open = rows.at(-1);
    if (!open || event.type === "gameEnd") continue;
    open.events.push(event);
    if (event.type === "roll") open.rolls.push(event);
    else if (event.type === "rowEnd") open.end = event;
  }
  return rows.filter((row): row is typeof row & ClosedRow => row.end !== undefined);
}

const scoredTouchdown = ({ events }: RawRow): boolean =>
  events.some((event) => event.type === "points" && event.kind === "touchdown");

/** True for a kick after a touchdown that no one returned. */
const isPlainKick = ({ row, events, rolls }: RawRow): boolean =>
  row.what === "try" &&
  events.some((event) => event.type === "call" && event.call === "kick") &&
  !rolls.some(({ on }) => on === "tackle" || on === "recovery");

const endsPossession = ({ row, events }: RawRow): boolean =>
  row.what === "try" ||
  events.some(
    (event) =>
      event.type === "driveEnd" ||
      event.type === "turnover" ||
      (event.type === "points" && event.kind !== "extraPoint"),
  );

function makeRow(
  number: number,
  play: ClosedRow,
  kick: ClosedRow | undefined,
  drive: number,
  endsDrive: boolean,
): LogRow {
  const { row, events } = play;
  const call = callOf(play);
  const pick = events.find((event) => event.type === "pick");
  const pass = events.find((event) => event.type === "pass");
  const points = events.find((event) => event.type === "points");
  const after = kick?.end ?? play.end;
  const spent = spentBy(row.offense, [...play.rolls, ...(kick?.rolls ?? [])]);
  const result = resultOf(play.rolls);
  const where = endOf(play, play.end);
  return {
    number,
    what: row.what,
    stage: row.stage,
    left: row.left,
    offense: row.offense,
    down: row.down,
    toGo: row.toGo,
    goal: row.goal,
    spot: row.spot,
    ...(pick && { pick: { offense: pick.offense, defense: pick.defense, bonus: pick.bonus } }),
    ...(call && { call: call.call }),
    spent,
    dice: diceOf(play.rolls),
    other: [...otherTokens(play.rolls), ...(kick ? otherTokens(kick.rolls, true) : [])],
    runs: runTokens(play.rolls, pass),
    ...(result !== undefined && { result }),
    ...(pass && { total: pass.total }),
    ...(pass?.level !== undefined && { level: pass.level }),
    pressed: pass?.level !== undefined && pass.pressed !== undefined && pass.pressed > pass.level,
    how: play.end.result,
    words: kick ? withTry(wordsOf(play, play.end), kick.end, kick.events) : wordsOf(play, play.end),
    loud: isLoud(play, play.end),
    yards: play.end.yards,
    ball: where.ball,
    endSpot: where.spot,
    ...(points && { scorer: points.team }),
    path: pathOf(play, play.end),
    drive,
    endsDrive,
    endsPeriod: [...events, ...(kick?.events ?? [])].some((event) => event.type === "periodEnd"),
    score: after.score,
    bar: after.bar,
    plays: after.plays,
    time: after.time,
    leftAfter: after.left,
    holds: kick ? [row.number, kick.row.number] : [row.number],
  };
}
