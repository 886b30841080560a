/** The log as a fold: every die stands in the row of its play, and the track fills up box by box. */
import { expect, it } from "vitest";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import type { GameEvent, Throw } from "../../../src/systems/dice-football/engine/index.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { timingChart } from "../../../src/systems/dice-football/facts/timing-chart.js";
import { logRows } from "../../../src/systems/dice-football/log/log-rows.js";
import { scoringLines } from "../../../src/systems/dice-football/log/scoring.js";
import { trackRows } from "../../../src/systems/dice-football/log/track.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { scoreOf } from "../../../src/kernel/football/index.js";
import { sumOf } from "../../../src/kernel/lists/index.js";
import { cache } from "../../helpers/sheets.js";
import { HOUSTON, PITTSBURGH } from "./scripted.js";

const SHORT = { away: "HOU", home: "PIT" };
const GAMES = Array.from({ length: 15 }, (_, seed) =>
  playGame({ away: HOUSTON, home: PITTSBURGH, coaches: solo, seed }),
);

/** Throws of each row: what follows a snap or kick belongs to it. */
function throwsByRow(events: readonly GameEvent[]): Throw[][] {
  const rows: Throw[][] = [];
  for (const event of events) {
    if (event.type === "play" || event.type === "kick") rows.push([]);
    if ("throws" in event) rows[rows.length - 1].push(...event.throws);
  }
  return rows;
}

it("has every die of a game in the row of its play", () => {
  for (const { events } of GAMES) {
    const rows = logRows(events, SHORT);
    throwsByRow(events).forEach((throws, i) => {
      const own = Object.values(rows[i].dice).map((faces) => faces.join(""));
      const beside = rows[i].remarks.map(({ text }) => text.split(" ").at(-1));
      const lost = throws.map(({ dice }) => dice.join("")).filter((dice) => ![...own, ...beside].includes(dice));
      expect({ row: rows[i].number, lost }).toEqual({ row: rows[i].number, lost: [] });
    });
  }
});

it("fills the track from the first box to the last, in the order of the rows", () => {
  for (const { events } of GAMES) {
    const track = trackRows(logRows(events, SHORT), STANDARD_RULES);
    for (const [quarter, cells] of [
      [1, 25],
      [2, 35],
      [3, 25],
      [4, 35],
    ] as const) {
      const taken = Array.from({ length: 30 }, (_, i) => [`${i + 1}`, `${i + 1}a`, `${i + 1}b`])
        .flat()
        .flatMap((cell) => track[quarter][cell] ?? []);
      expect(taken).toHaveLength(cells);
      expect(taken).toEqual([...taken].sort((a, b) => a - b));
    }
  }
});

it("adds its scores up to those of the game", () => {
  for (const { events } of GAMES) {
    const last = scoringLines(logRows(events, SHORT)).at(-1)?.score ?? { away: 0, home: 0 };
    expect(last).toEqual(scoreOf(events));
  }
});

it("counts the timeouts of a half, and those that held the pawn, for the timing chart", () => {
  const context = { rules: STANDARD_RULES, names: {}, cache, capacity: () => 0 };
  let held = 0;
  for (const game of GAMES) {
    const [{ values }] = timingChart.fill!([game], context);
    const team = (values as { team: Record<string, Record<string, { taken: number; held: number }>> }).team;
    const taken = game.events.filter(({ type }) => type === "timeout").length;
    const halves = ["away", "home"].flatMap((side) => [team[side]["1"], team[side]["2"]]);
    expect(sumOf(halves.map((half) => half.taken))).toBe(taken);
    for (const half of halves) {
      expect(half.taken).toBeLessThanOrEqual(STANDARD_RULES.tables.timing.timeouts);
      expect(half.held).toBeLessThanOrEqual(1);
      held += half.held;
    }
  }
  expect(held).toBe(
    GAMES.flatMap(({ events }) => events).filter((event) => event.type === "timeout" && event.hold).length,
  );
});
