/** The lines of the record sheet: every play can be checked by hand. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../src/systems/pen-and-paper/engine/index.js";
import { simple } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { playGame } from "../../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { recordLines } from "../../../src/systems/pen-and-paper/facts/record-fold.js";
import { FINE, gameOf, modifiers, of, play, position, snap, TWO } from "./engine-scripted.js";

const names = { away: "Cruisers", home: "Tycoons" };
const lines = (events: readonly GameEvent[]) => recordLines(events, names, STANDARD_RULES);
const team = (name: string) => ({ name, modifiers: modifiers(3), stars: [] });

describe("a line", () => {
  it("shows what was called, rolled and gained", () => {
    const game = gameOf();
    const run = play(
      game,
      position(game, { spot: 85 }),
      [snap("longBomb", "pass", { special: "blitz", own: ["action"] })],
      [4, 12, FINE, 1, 2, 3, 4, 1, 2],
    );
    expect(of(run, "play")[0].attack!.dc).toMatchObject({
      base: 14,
      stat: "DB",
      line: 3,
      lb: 3,
      special: -2,
      redZone: 2,
      dice: [],
      total: 20,
    });
    expect(lines(run.events)[0].values).toMatchObject({
      down: "1",
      toGo: "10",
      spot: "+15",
      pass: "13",
      roll: "22/20+",
    });
  });

  it("fills a two-point try into the sheet", () => {
    const game = gameOf();
    const scored = position(game, { stage: "try", score: { home: 0, away: 6 }, driving: false });
    const tries = [
      [15, FINE, 2, 2],
      [1, FINE, 5, 1],
    ].map((faces) => lines(play(game, scored, [TWO, snap("rush")], faces).events)[0].values);
    expect(tries.map((row) => [row.call, row.run, row.score, row.running, row.down])).toEqual([
      ["2: Rush / P", "3", "2", "2\u20130", ""],
      ["2: Rush / P", "\u22121", "", "", ""],
    ]);
  });
});

describe("a whole game", () => {
  const record = playGame({ away: team("Cruisers"), home: team("Tycoons"), seed: 11, coaches: simple });
  it("has a row for every round", () => {
    const rows = lines(record.events);
    for (const period of [1, 2, 3, 4]) {
      const rounds = rows.filter((row) => row.period === period && row.suffix === "").map(({ round }) => round);
      expect(rounds).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    }
  });

  it("keeps the chart dice of every call", () => {
    const calls = record.choices.filter((choice) => choice.kind === "snap");
    expect(calls.every(({ defense }) => defense.chart?.length === 2)).toBe(true);
  });
});
