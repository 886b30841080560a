/** The engine against the exact tables of section 8: every sequence of dice is played, none is drawn. */
import { describe, expect, it } from "vitest";
import { type GameEvent, type Table } from "../../../../src/systems/postcard/engine/index.js";
import { openGame, playRow } from "../../../../src/systems/postcard/engine/run-game.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { PASS, RUSH } from "./scripted.js";

/** The run after a play is not looked at. */
class Stop extends Error {}

interface Way {
  readonly chance: number;
  readonly events: readonly GameEvent[];
}

/** All ways a first down from the own 5 can go until the first tackle, with their chances. */
function ways(picks: readonly [number, number], throws: (result: number) => boolean): Way[] {
  const found: Way[] = [];
  const path: number[] = [];
  for (;;) {
    const events: GameEvent[] = [];
    let at = 0;
    const table: Table = {
      die: (_sides, on, side) => {
        if (on === "toss") return side === "home" ? 2 : 1;
        if (on === "tackle" || on === "recovery") throw new Stop();
        if (at === path.length) path.push(1);
        return path[at++];
      },
      choose: (decision) => {
        if (decision.kind === "pick") return picks[decision.offense ? 0 : 1];
        if (decision.kind === "throw") return throws(decision.result) ? "throw" : "stop";
        return decision.kind === "spend" ? 0 : decision.options[0];
      },
      emit: (event) => events.push(event),
    };
    const game = openGame({ rules: STANDARD_RULES, away: "A", home: "H" }, table);
    Object.assign(game.state, { ball: "away", spot: 6, down: 1, line: 8 });
    game.next = "down";
    events.length = 0;
    try {
      playRow(game);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    found.push({ chance: 6 ** -at, events });
    path.length = at;
    while (path.at(-1) === 6) path.pop();
    if (path.length === 0) return found;
    path[path.length - 1]++;
  }
}

const chanceOf = (all: readonly Way[], test: (events: readonly GameEvent[]) => boolean): number =>
  100 * all.reduce((sum, { chance, events }) => sum + (test(events) ? chance : 0), 0);
const resultIn = (events: readonly GameEvent[]): number | undefined => {
  const roll = events.find((event) => event.type === "roll");
  return roll?.result;
};
const ended = (result: string) => (events: readonly GameEvent[]) =>
  events.some((event) => event.type === "rowEnd" && event.result === result);
const caught = (events: readonly GameEvent[]) => events.some((event) => event.type === "pass" && event.caught === true);
const taken = (events: readonly GameEvent[]) => {
  const last = events.findLast((event) => event.type === "roll");
  return (
    (last?.on === "interception" && last.dice[0].value >= 6) || ended("interception")(events) || lastIsBack(events)
  );
};
/** Contested, and the defense had its 6: the return was cut off. */
const lastIsBack = (events: readonly GameEvent[]) => {
  const last = events.findLast((event) => event.type === "roll");
  return last?.on === "contested" && last.dice[0].value > 1 && last.dice[1].value >= 6;
};

describe("rush challenge by bonus", () => {
  const rows: readonly (readonly [keyof typeof RUSH, string])[] = [
    ["minus2", "0 8.33 8.33 66.67 8.33 5.56 2.78 0"],
    ["minus1", "0 2.78 5.56 63.89 11.11 8.33 5.56 2.78"],
    ["even", "0 0 2.78 55.56 13.89 11.11 8.33 8.33"],
    ["plus1", "0 0 0 41.67 16.67 13.89 11.11 16.67"],
    ["plus2", "0 0 0 27.78 13.89 16.67 13.89 27.78"],
  ];
  it.each(rows)("%s", (bonus, table) => {
    const all = ways(RUSH[bonus] as [number, number], () => false);
    const at = (low: number, high: number): number =>
      chanceOf(all, (events) => (resultIn(events) ?? 99) >= low && (resultIn(events) ?? -99) <= high);
    const found = [at(-99, -8), at(-7, -6), at(-5, -5), at(-4, 0), at(1, 1), at(2, 2), at(3, 3), at(4, 7)];
    found.forEach((value, i) => expect(value).toBeCloseTo(Number(table.split(" ")[i]), 1));
    expect(chanceOf(all, () => true)).toBeCloseTo(100, 9);
    expect(chanceOf(all, ended("noGain"))).toBeCloseTo(at(-5, 0), 9);
  });
});

describe("throws", () => {
  it("the whole pass attempt by bonus: caught, intercepted, sacked, grounded (stop from 3 up)", () => {
    const rows: readonly (readonly [keyof typeof PASS, readonly number[]])[] = [
      ["minus2", [23.4, 4.4, 13.4, 8.2]],
      ["minus1", [33.4, 4.0, 6.5, 6.9]],
      ["even", [43.9, 3.7, 2.3, 5.1]],
      ["plus1", [52.1, 3.3, 0.5, 3.4]],
      ["plus2", [57.9, 3.1, 0, 1.9]],
    ];
    for (const [bonus, [complete, interception, sack, grounding]] of rows) {
      const all = ways(PASS[bonus] as [number, number], (result) => result < 3);
      const stripped = (events: readonly GameEvent[]) =>
        events.some((event) => event.type === "roll" && event.on === "strip");
      expect(chanceOf(all, caught), bonus).toBeCloseTo(complete, 0);
      expect(Math.abs(chanceOf(all, caught) - complete), bonus).toBeLessThan(0.06);
      expect(Math.abs(chanceOf(all, taken) - interception), bonus).toBeLessThan(0.06);
      expect(Math.abs(chanceOf(all, stripped) - sack), bonus).toBeLessThan(0.06);
      expect(Math.abs(chanceOf(all, ended("grounding")) - grounding), bonus).toBeLessThan(0.06);
    }
  });

  it("by level: caught and intercepted", () => {
    const all = ways([2, 2], (result) => result === 3);
    const level = (wanted: number) =>
      all.filter(
        ({ events }) => events.some((e) => e.type === "roll" && e.on === "pressure") && levelIn(events) === wanted,
      );
    const levelIn = (events: readonly GameEvent[]) => events.find((event) => event.type === "pass")?.level;
    for (const [wanted, complete, interception] of [
      [1, 80.56, 1.85],
      [2, 63.89, 3.24],
      [3, 44.44, 5.09],
    ]) {
      const thrown = level(wanted);
      const sum = chanceOf(thrown, () => true) / 100;
      expect(chanceOf(thrown, caught) / sum).toBeCloseTo(complete, 1);
      expect(chanceOf(thrown, taken) / sum).toBeCloseTo(interception, 1);
    }
  });
});
