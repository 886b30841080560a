/** Records played again, and dice of one's own: flat and play by play. */
import { NO_CACHE } from "../../../src/kernel/cache/index.js";
import { describe, expect, it } from "vitest";
import { hasErrors, nowhereKnown } from "../../../src/kernel/issue/index.js";
import { simple, strong } from "../../../src/systems/5d20/coaches/index.js";
import type { GameEvent } from "../../../src/systems/5d20/engine/index.js";
import { BY_HAND } from "../../../src/kernel/machine/index.js";
import { gameKind, system } from "../../../src/systems/5d20/index.js";
import { games, playGame, replay, type GameRecord } from "../../../src/systems/5d20/game-record.js";
import { playFromDice } from "../../../src/systems/5d20/table.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { narrateGame } from "../../../src/systems/5d20/narrate-game.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { checkKind, proveKind } from "../../../src/files/check.js";
import { house } from "./scripted.js";
import { BEARS, DOLPHINS } from "./fragments.js";

const [away, home] = sampleTeams();
const record = playGame({ away, home, coaches: strong, seed: 1 });
const copy = (): GameRecord => JSON.parse(JSON.stringify(record)) as GameRecord;

describe("a record", () => {
  it("replays word for word, under any rules and coaches", () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(replay(playGame({ away, home, coaches: strong, seed })).issues).toEqual([]);
    }
    const rules = house({ homeField: "half", hurry: "spike", timeoutWindow: "always", yac20: "twice" });
    const odd = playGame({
      rules,
      away: BEARS,
      home: DOLPHINS,
      playoff: true,
      coaches: { away: simple, home: strong },
    });
    expect(replay(JSON.parse(JSON.stringify(odd)) as GameRecord).issues).toEqual([]);
  });
  it("is of its kind, and proved", () => {
    expect(proveKind(gameKind, copy()).issues).toEqual([]);
  });
  it("tells the first event that its dice do not give", () => {
    const data = copy() as { -readonly [K in keyof GameRecord]: GameRecord[K] };
    const at = data.events.findIndex(({ type }) => type === "play");
    const changed = { ...data.events[at], yards: 77 } as GameEvent;
    data.events = [...data.events.slice(0, at), changed, ...data.events.slice(at + 1)];
    expect(replay(data).issues).toMatchObject([{ code: "replay-differs", path: `events[${at}]` }]);
  });
  it("tells a die that its seed does not roll", () => {
    const data = copy() as { -readonly [K in keyof GameRecord]: GameRecord[K] };
    data.dice = data.dice.map((face, i) => (i === 7 ? (face % 20) + 1 : face));
    expect(replay(data).issues).toMatchObject([{ code: "seed-dice", path: "dice[7]" }]);
  });
  it("is the game that is heard", () => {
    const events: GameEvent[] = [];
    games.hear({ rules: STANDARD_RULES, away, home }, { coaches: strong, seed: 1 }, (event) => events.push(event));
    expect(JSON.stringify(events)).toBe(JSON.stringify(record.events));
  });
  it("is told line by line", () => {
    const told = narrateGame(record);
    expect(told).toContain("Galveston Pilots (GP) at Spokane Timberjacks (ST): standard rules.");
    expect(told).not.toMatch(/undefined|NaN/);
  });
  it("says where a sheet came from, and what prints it again", () => {
    const hand = { away: BY_HAND, home: BY_HAND };
    expect(gameKind.prints!.describe(record)).toEqual({ line: "GP at ST", command: "pressbox print 5d20 --seed 1" });
    expect(gameKind.prints!.describe({ ...record, coaches: hand })).toEqual({
      line: "GP at ST, by hand",
      command: "pressbox print 5d20 --record FILE",
    });
  });
  it("keeps charts without their statistics", () => {
    const shown = { ...away, shown: { team: [], players: [] }, provenance: { rush: "stat" } } as const;
    expect(playGame({ away: shown, home, coaches: strong }).away).toEqual(away);
  });
});

describe("dice of one's own", () => {
  const flat = { format: "pressbox/5d20-dice", dice: [record.dice.join(" ")], choices: record.choices };
  const of = (data: object) => playFromDice(data, nowhereKnown);
  it("in one list make the same game", () => {
    const { issues, record: own } = of(flat);
    expect(issues).toEqual([]);
    expect(JSON.stringify(own?.events)).toBe(JSON.stringify(record.events));
    expect(own?.seed).toBeUndefined();
  });
  it("that are left over or missing are told", () => {
    expect(of({ ...flat, dice: [...flat.dice, "3 4"] }).issues).toMatchObject([{ code: "dice-left" }]);
    expect(of({ ...flat, dice: [record.dice.slice(0, -3).join(" ")] }).issues).toMatchObject([
      { code: "dice-exhausted" },
    ]);
    const open = of({ ...flat, unfinished: true, dice: [record.dice.slice(0, 48).join(" ")] });
    expect(hasErrors(open.issues)).toBe(false);
    expect(open.record?.dice.length).toBeLessThanOrEqual(48);
  });
  it("play by play", () => {
    const plays = [
      { coin: "heads", dice: 1 },
      { kick: "deep", dice: "8 19 12 4 9" },
      { call: "chart", dice: ["20 9 17 4 6", "3 14 6 6 2"] },
      { call: "run", dice: "7 19 4 5 9 20 13 14 3 9", note: "stuffed" },
    ];
    const { issues, record: own } = of({ format: "pressbox/5d20-dice", unfinished: true, plays });
    expect(issues).toEqual([]);
    expect(own?.events.filter(({ type }) => type === "play")).toHaveLength(2);
  });
  it("play by play tell what does not fit, at its play", () => {
    const plays = [
      { coin: "heads", dice: 1 },
      { kick: "deep", dice: "8 19 12 4 9 7" },
      { call: "chart", dice: "20 9 17 4 6" },
    ];
    const { issues } = of({ format: "pressbox/5d20-dice", unfinished: true, plays });
    expect(issues).toMatchObject([{ code: "dice-left" }]);
    expect(issues[0].message).toContain("play 2, quarter 1 at 15:00, kickoff by Spokane Timberjacks");
    const early = [
      { coin: "heads", timeout: "offense", dice: 1 },
      { kick: "deep", dice: "8 19 12 4 9" },
    ];
    const unused = of({ format: "pressbox/5d20-dice", unfinished: true, plays: early }).issues;
    expect(unused).toMatchObject([{ code: "choice-unused" }]);
    const last = of({ format: "pressbox/5d20-dice", plays: [{ coin: "heads", dice: "21" }] });
    expect(last.issues).toMatchObject([{ code: "die-face" }]);
  });
  it("with a kick that is out of reach are told", () => {
    const plays = [{ coin: "heads", dice: 1 }, { dice: "8 19 12 4 9" }, { call: "fieldGoal", dice: "8 19 12 4 9" }];
    expect(of({ format: "pressbox/5d20-dice", plays }).issues).toMatchObject([{ code: "call-illegal" }]);
  });
});

describe("many games", () => {
  it("are counted as they are kept", () => {
    const games = system.many({
      rules: STANDARD_RULES,
      coach: system.defaultCoach,
      names: {},
      seed: 1,
      cache: NO_CACHE,
    });
    const figures = games.figures(1);
    expect(figures.score).toEqual(games.figures(1).score);
    const { score } = figures;
    expect(games.record(1).events.at(-1)).toMatchObject(score);
    expect(checkKind(gameKind, JSON.parse(JSON.stringify(games.record(1)))).issues).toEqual([]);
  });
});
