/** After the final whistle: kicks that wait or fall away, last field goals, and records that still hold what the rules do not allow. */
import { describe, expect, it } from "vitest";
import { proveKind } from "../../../src/files/check.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import type { Choice, GameEvent, GameState } from "../../../src/systems/5d20/engine/index.js";
import { gameKind } from "../../../src/systems/5d20/index.js";
import { playGame, replay, type GameRecord } from "../../../src/systems/5d20/game-record.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { checkTogether } from "./event-invariants.js";
import { chaos, checkedGame } from "./engine-invariants.js";
import { clean, fouling, gameOf, none, one, play, position, snap } from "./scripted.js";

const [away, home] = sampleTeams();
const plain = gameOf({ away: clean, home: clean });
const at = (patch: Partial<GameState>, game = plain) => position(game, patch);

/** From the own 1: red 20 meets the line, white 20 is BACK, blue 3 is STF, black 1 is 7 yards lost. */
const TACKLED = [7, 19, 4, 5, 9, 20, 20, 3, 1, 9];
const FREE_KICK = [9, 3, 12, 8, 5, 4, 6];
const RUN: Choice = { kind: "clock", how: "run" };

describe("a free kick after a safety", () => {
  const conceded = (patch: Partial<GameState>, more: readonly number[] = []) =>
    play(plain, at({ spot: 1, clock: 5, ...patch }), [snap("run")], [...TACKLED, ...more]);
  it("is kicked if there is time", () => {
    const played = conceded({ clock: 800 }, FREE_KICK);
    expect(one(played, "kick")).toMatchObject({ kind: "freeKick", spot: 20, clock: 790, period: 1 });
  });
  it.each([1, 3])("at 0:00 of quarter %i waits for the next one", (period) => {
    const played = conceded({ period }, FREE_KICK);
    expect(one(played, "kick")).toMatchObject({ kind: "freeKick", spot: 20, clock: 900, period: period + 1 });
    expect(played.state).toMatchObject({ score: { home: 2, away: 0 }, ball: "home", clock: 890 });
  });
  it("at 0:00 of the second quarter is dropped: the second half begins with its kickoff", () => {
    const played = conceded({ period: 2, secondHalf: "away" });
    none(played, "kick");
    expect(played.state).toMatchObject({ period: 3, stage: "kickoff", ball: "home", spot: 35, clock: 900 });
  });
  it("at 0:00 of the fourth quarter is dropped: the game is over", () => {
    const played = conceded({ period: 4 });
    none(played, "kick");
    expect(played.events.slice(-3).map(({ type }) => type)).toEqual(["driveEnd", "periodEnd", "gameEnd"]);
    expect(played.events.at(-1)).toMatchObject({ away: 0, home: 2 });
  });
  it("is dropped if the safety ties the game at its end: overtime begins with a toss", () => {
    const played = conceded({ period: 4, score: { away: 2, home: 0 } });
    none(played, "kick");
    expect(played.state).toMatchObject({ period: 5, stage: "toss", score: { away: 2, home: 2 } });
  });
  it("is dropped at the end of an overtime that it decides", () => {
    expect(conceded({ period: 5, clock: 300 }).state.stage).toBe("over");
  });
  it("after grounding in the end zone waits as well", () => {
    const game = gameOf({ away: fouling("INC", "off", 6), home: clean });
    const dice = [7, 9, 4, 5, 19, 19, 6, 6, 1, 9, 10];
    const accepted: Choice[] = [snap("short"), { kind: "penalty", accept: true }];
    const end = play(game, at({ spot: 3, period: 4, clock: 9 }, game), accepted, dice);
    none(end, "kick");
    expect(end.events.at(-1)).toMatchObject({ type: "gameEnd", home: 2 });
  });
});

describe("a last field goal", () => {
  /** A run of no yards in bounds. */
  const STUFFED = [7, 19, 4, 5, 9, 20, 13, 14, 3, 9];
  const hurried = (hurry: "free" | "spike", patch: Partial<GameState>) => {
    const game = gameOf({ away: clean, home: clean, switches: { hurry } });
    const how = hurry === "free" ? "hurry" : "spike";
    const start = at({ period: 4, clock: 15, spot: 75, score: { away: 0, home: 2 }, ...patch }, game);
    return play(game, start, [snap("run"), { kind: "clock", how }], STUFFED).state;
  };
  it.each(["free", "spike"] as const)("is offered after a hurried play that runs out the half (hurry: %s)", (hurry) => {
    expect(hurried(hurry, {})).toMatchObject({ stage: "lastKick", clock: 0, down: 2 });
    expect(hurried(hurry, { period: 2 })).toMatchObject({ stage: "lastKick", clock: 0 });
  });
  it("is not offered out of range, nor after a spike that takes the last second", () => {
    expect(hurried("free", { spot: 30 }).stage).toBe("over");
    expect(hurried("spike", { clock: 21 }).stage).toBe("over");
    expect(hurried("free", { clock: 30 })).toMatchObject({ stage: "snap", clock: 10 });
  });
  it("is still offered when both teams let the clock run", () => {
    const start = at({ period: 4, clock: 15, spot: 75, score: { away: 0, home: 2 } });
    expect(play(plain, start, [snap("run"), RUN, RUN], STUFFED).state.stage).toBe("lastKick");
  });
});

describe("expired time", () => {
  it("leaves the safety as the last points of seed 17039", () => {
    const { events } = playGame({ away, home, coaches: strong, seed: 17_039 });
    const at = events.findLastIndex(({ type }) => type === "points");
    expect(events[at]).toMatchObject({ kind: "safety", team: "home", period: 4 });
    expect(events.slice(at + 1).map(({ type }) => type)).toEqual(["driveEnd", "periodEnd", "gameEnd"]);
  });
  it("leaves nothing after it in seeds that once had a free kick there, nor in hundreds of others", () => {
    const seeds = [17_039, 357, 16, ...Array.from({ length: 120 }, (_, seed) => seed)];
    const game = gameOf({ away, home, switches: { homeField: "full" } });
    for (const seed of seeds) checkedGame(game, seed, strong.choose);
    for (const seed of seeds) checkedGame(gameOf({ switches: { hurry: "spike" } }), seed, chaos);
  });
  it("is noticed by the check for it", () => {
    const { events } = playGame({ away, home, coaches: strong, seed: 17_039 });
    const found: string[] = [];
    const kick = { ...events.find(({ type }) => type === "kick")!, period: 4, clock: 0 } as GameEvent;
    const end = events.length - 2;
    checkTogether(plain, [...events.slice(0, end), kick, ...events.slice(end)], (what) => found.push(what));
    expect(found).toContain("a play after time was up");
  });
});

describe("a record with a kick after time expired", () => {
  const record = playGame({ away, home, coaches: strong, seed: 17_039 });
  const end = record.events.length - 2;
  const first = record.events.find(({ type }) => type === "kick")!;
  const kick = { ...first, kind: "freeKick", spot: 20, period: 4, clock: 0 };
  const odd = {
    ...record,
    dice: [...record.dice, ...FREE_KICK],
    events: [...record.events.slice(0, end), kick as GameEvent, ...record.events.slice(end)],
  } as GameRecord;
  it("is refused by replay, which names the event", () => {
    expect(replay(odd).issues.some(({ path }) => path === `events[${end}]`)).toBe(true);
  });
  it("is refused by check", () => {
    expect(proveKind(gameKind, JSON.parse(JSON.stringify(odd)) as GameRecord).issues).not.toEqual([]);
  });
});

it("halves by every season's rules end with their last whistle", () => {
  for (const season of [1950, 1985, 2014, 2025])
    for (let seed = 0; seed < 10; seed++)
      checkedGame(gameOf({ home: { ...LEAGUE_AVERAGE, season }, playoff: seed % 2 === 0 }), seed, chaos);
});
