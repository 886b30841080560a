/** Records played again, and dice of one's own: flat and play by play. */
import { describe, expect, it } from "vitest";
import { nowhereKnown } from "../../../src/kernel/issue/index.js";
import { simple, strong } from "../../../src/systems/5d20/coaches/index.js";
import type { GameEvent } from "../../../src/systems/5d20/engine/index.js";
import { gameKind } from "../../../src/systems/5d20/index.js";
import { games, playGame, replay, type GameRecord } from "../../../src/systems/5d20/game-record.js";
import { playFromDice } from "../../../src/systems/5d20/table.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { narrateGame } from "../../../src/systems/5d20/narrate-game.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { house } from "./scripted.js";
import { BEARS, DOLPHINS } from "./fragments.js";

const [away, home] = sampleTeams();
const record = playGame({ away, home, coaches: strong, seed: 1 });

describe("a record", () => {
  it("replays word for word under other rules, with a coach for each side", () => {
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
  it("is the game that is narrated", () => {
    const events: GameEvent[] = [];
    games.hear({ rules: STANDARD_RULES, away, home }, { coaches: strong, seed: 1 }, (event) => events.push(event));
    expect(JSON.stringify(events)).toBe(JSON.stringify(record.events));
  });
  it("is narrated line by line", () => {
    const told = narrateGame(record);
    expect(told).toContain("Galveston Pilots (GP) at Spokane Timberjacks (ST): standard rules.");
    expect(told).not.toMatch(/undefined|NaN/);
  });
  it("names the source of a sheet, and the command to print it again", () => {
    expect(gameKind.prints!.describe(record)).toEqual({ line: "GP at ST", command: "pressbox print 5d20 --seed 1" });
  });
  it("keeps charts without their statistics", () => {
    const shown = { ...away, shown: { team: [], players: [] }, provenance: { rush: "stat" } } as const;
    expect(playGame({ away: shown, home, coaches: strong }).away).toEqual(away);
  });
});

describe("your own dice", () => {
  const of = (data: object) => playFromDice(data, nowhereKnown);
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
  it("play by play report what does not fit, at its play", () => {
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
  it("with a kick out of range are reported", () => {
    const plays = [{ coin: "heads", dice: 1 }, { dice: "8 19 12 4 9" }, { call: "fieldGoal", dice: "8 19 12 4 9" }];
    expect(of({ format: "pressbox/5d20-dice", plays }).issues).toMatchObject([{ code: "call-illegal" }]);
  });
});
