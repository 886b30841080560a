import { describe, expect, it } from "vitest";
import { boxScore, driveChart, lineScore, SIDES } from "../../../../src/kernel/football/index.js";
import {
  fromHome,
  logDrives,
  logRows,
  postcardBox,
  scoringSummary,
} from "../../../../src/systems/postcard/log/index.js";
import type { GameEvent } from "../../../../src/systems/postcard/engine/events.js";
import { games } from "./helpers.js";

const PLAYED = games(12);
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const both = <T>(make: (side: "home" | "away") => T) => SIDES.map(make);

/** Events by the row of the game that they belong to. */
function byRow(events: readonly GameEvent[]): Map<number, GameEvent[]> {
  const rows = new Map<number, GameEvent[]>();
  let open = 0;
  for (const event of events) {
    if (event.type === "row") open = event.number;
    rows.set(open, [...(rows.get(open) ?? []), event]);
  }
  return rows;
}

describe.each(PLAYED)("$name", ({ record: { events } }) => {
  const rows = logRows(events);
  const boxes = postcardBox(events);
  const own = byRow(events);
  const eventsOf = (holds: readonly number[]): GameEvent[] => holds.flatMap((number) => own.get(number) ?? []);

  it("contains every row of the game once", () => {
    const numbers = events.flatMap((event) => (event.type === "row" ? [event.number] : []));
    expect(rows.flatMap(({ holds }) => holds)).toEqual(numbers);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.at(-1)?.endsDrive).toBe(true);
  });

  it("adds up the points", () => {
    const end = events.at(-1);
    const score = rows.at(-1)?.score;
    expect(end).toMatchObject({ type: "gameEnd", score });
    expect(both((side) => boxes[side].points)).toEqual(both((side) => score?.[side]));
    const lines = scoringSummary(events);
    for (const side of SIDES)
      expect(sum(lines.filter(({ team }) => team === side).map(({ points }) => points))).toBe(score?.[side]);
    expect(lines.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(score);
    expect(lineScore(events).total).toEqual(score);
    for (const line of lines) expect(rows[line.row - 1].scorer).toBe(line.team);
  });

  it("counts the same yards as the kernel", () => {
    for (const { holds, how, yards, call } of rows) {
      const list = eventsOf(holds.slice(0, 1));
      const play = list.find((event) => event.type === "play");
      const plain = !list.some(({ type }) => type === "penalty" || type === "turnover" || type === "fumble");
      if (play && plain && how !== "safety" && call !== "kick") expect([holds, play.yards]).toEqual([holds, yards]);
    }
    const kernel = boxScore(events);
    for (const side of SIDES) expect(boxes[side]).toMatchObject(kernel[side]);
  });

  it("accounts for every bonus", () => {
    const bar = { home: 0, away: 0 };
    for (const row of rows) {
      for (const event of eventsOf(row.holds)) if (event.type === "bonus") bar[event.side] += event.change;
      expect([row.number, row.bar]).toEqual([row.number, bar]);
    }
    for (const side of SIDES) {
      const { ones, stars, lost, spent, left } = boxes[side].bonuses;
      expect(ones + stars - lost - spent).toBe(left);
      expect(left).toBe(bar[side]);
    }
    expect(sum(rows.map(({ spent }) => spent.offense + spent.defense))).toBe(
      sum(both((side) => boxes[side].bonuses.spent)),
    );
  });

  it("shows every natural 1", () => {
    const shown = rows.map(
      ({ dice, other, runs }) =>
        Object.values(dice).filter(({ one }) => one).length + sum([...other, ...runs].map(({ ones }) => ones)),
    );
    const earned = rows.map(({ holds }) =>
      sum(
        eventsOf(holds).map((event) => (event.type === "bonus" && event.why === "one" ? event.change + event.lost : 0)),
      ),
    );
    expect(shown).toEqual(earned);
  });

  it("draws the ball to the start of the next play", () => {
    rows.slice(1).forEach((next, i) => {
      const { path, endsPeriod, number, stage } = rows[i];
      const followed = next.what === "down" && !endsPeriod && stage !== "overtime";
      if (!followed || path.end === "dead" || path.end === "missed" || path.end === "touchdown") return;
      // A run back that was not tried ends in the end zone: the ball comes out to the touchback's line.
      if (path.end === "none" && path.turnovers.length > 0 && path.endAt !== fromHome(next.offense, next.spot)) return;
      expect([number, path.endAt]).toEqual([number, fromHome(next.offense, next.spot)]);
    });
  });

  it("keeps the path in one piece and on the field", () => {
    for (const { path } of rows) {
      let at = path.start;
      for (const { from, to } of path.parts) {
        expect(from).toBe(at);
        at = to;
        expect(Math.abs(to - 50)).toBeLessThanOrEqual(60);
      }
    }
  });

  it("charts the same drives as the kernel, each with its rows", () => {
    const drives = logDrives(events);
    expect(drives).toMatchObject(driveChart(events));
    let before = 0;
    for (const { firstRow, lastRow, team, plays } of drives) {
      expect(firstRow).toBeGreaterThan(before);
      expect(lastRow).toBeGreaterThanOrEqual(firstRow);
      expect(plays).toBeLessThanOrEqual(lastRow - firstRow + 1);
      for (const row of rows.filter(({ holds }) => holds[0] >= firstRow && holds[0] <= lastRow))
        expect(row).toMatchObject({ offense: team, what: "down" });
      before = lastRow;
    }
  });

  it("counts downs, circles and conversions", () => {
    for (const side of SIDES) {
      const box = boxes[side];
      const mine = rows.filter(({ offense, what }) => what === "down" && offense === side);
      expect(box.downs).toBe(mine.length);
      expect(box.thirdDownsTried).toBeLessThanOrEqual(mine.filter(({ down }) => down === 3).length);
      expect(box.thirdDowns).toBeLessThanOrEqual(box.thirdDownsTried);
      expect(box.fourthDowns).toBeLessThanOrEqual(box.fourthDownsTried);
      expect(box.twoPoints).toBeLessThanOrEqual(box.twoPointsTried);
    }
    const { left = 0, right = 0 } = rows.at(-1)?.time ?? {};
    expect(boxes.home.circles + boxes.away.circles).toBe(left + right);
  });
});

describe("what the games cover together", () => {
  const words = new Set(PLAYED.flatMap(({ record }) => logRows(record.events).map((row) => row.words)));
  it.each([
    "Touchback",
    "Pass TD +1",
    "Two points good",
    "INTERCEPTED",
    "FUMBLE LOST",
    "SACK",
    "SAFETY",
    "Fake, no gain, downs",
  ])("%s", (word) => {
    expect([...words].filter((one) => one === word)).toEqual([word]);
  });
});
