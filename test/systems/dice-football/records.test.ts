/** Records played again, dice of one's own flat and play by play, games by hand, and leagues. */
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../src/files/check.js";
import { NO_CACHE } from "../../../src/kernel/cache/index.js";
import { hasErrors, nowhereKnown } from "../../../src/kernel/issue/index.js";
import { byHand } from "../../../src/systems/dice-football/table.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import type { GameEvent } from "../../../src/systems/dice-football/engine/index.js";
import { gameKind } from "../../../src/systems/dice-football/index.js";
import { games, playGame, replay, type GameRecord } from "../../../src/systems/dice-football/game-record.js";
import { playFromDice } from "../../../src/systems/dice-football/table.js";
import { STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { seasons } from "../../../src/systems/dice-football/seasons.js";
import { narrateGame } from "../../../src/systems/dice-football/narrate-game.js";
import { house, HOUSTON, PITTSBURGH } from "./scripted.js";

const [away, home] = [HOUSTON, PITTSBURGH];
const record = playGame({ away, home, coaches: solo, seed: 1 });

/** Digits of the toss and of every throw, in the order of the events. */
const thrown = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) =>
    event.type === "toss" ? [event.die] : "throws" in event ? event.throws.flatMap(({ dice }) => dice) : [],
  );

describe("a record", () => {
  it("contains every die in its events, in the order thrown", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { dice, events } = playGame({ away, home, coaches: solo, seed });
      expect(thrown(events)).toEqual(dice.map((face) => face % 10));
    }
  });

  it("replays word for word under other rules, without missing players", () => {
    const rules = house({
      homeField: "on",
      hotPlayers: "on",
      blockersBySacks: "on",
      offenseCaller: "human",
      defenseCaller: "human",
    });
    const missing = { away: ["Carl Mauck"] };
    const odd = playGame({ rules, away, home, playoff: true, missing, coaches: solo, seed: "odd" });
    expect(replay(JSON.parse(JSON.stringify(odd)) as GameRecord).issues).toEqual([]);
    expect(checkKind(gameKind, JSON.parse(JSON.stringify(odd))).issues).toEqual([]);
  });
  it("is the game that is narrated", () => {
    const events: GameEvent[] = [];
    games.hear({ rules: STANDARD_RULES, away, home }, { coaches: solo, seed: 1 }, (event) => events.push(event));
    // Games that are only heard keep no notes of dice and readings.
    const plain = (list: readonly GameEvent[]): string =>
      JSON.stringify(list, (key, value: unknown) => (key === "throws" || key === "cites" ? undefined : value));
    expect(plain(events)).toBe(plain(record.events));
  });
  it("is narrated line by line", () => {
    const told = narrateGame(record);
    expect(told).toContain("Houston Oilers (HOU) at Pittsburgh Steelers (PIT): standard rules.");
    expect(told).not.toMatch(/undefined|NaN/);
  });
  it("names the source of a sheet, and the command to print it again", () => {
    expect(gameKind.prints!.describe(record)).toEqual({
      line: "HOU at PIT",
      command: "pressbox print dice-football --seed 1",
    });
  });
  it("omits missing players", () => {
    const without = playGame({ away, home, missing: { away: ["Ronnie Coleman"] }, coaches: solo, seed: 1 });
    const carried = without.events.filter((event) => event.type === "play" && event.player === "Ronnie Coleman");
    expect(carried).toEqual([]);
  });
});

describe("your own dice", () => {
  const format = "pressbox/dice-football-dice";
  const flat = { format, dice: ["5 6"] };
  const of = (data: object) => playFromDice(data, nowhereKnown);
  // The toss is odd: the visitors receive.
  const plays = [
    { kick: "regular", dice: ["5 6", "3 7"] },
    { call: "card", dice: ["1 4 5 6", "3 9 6 7", "7 3 3 0"], note: "the first example" },
    { call: "card", dice: ["6 8 7 5", "8 9 4 7", "6 5 6 9"] },
  ];
  it("play by play make the examples of the rules", () => {
    const { issues, record: own } = of({ format, toss: 1, unfinished: true, plays });
    expect(issues).toEqual([]);
    const told = own!.events.filter((event) => event.type === "play");
    expect(told).toMatchObject([
      { player: "Ronnie Coleman", yards: 4 },
      { player: "Billy Johnson", yards: 11 },
    ]);
  });
  it("play by play report what does not fit, at its play", () => {
    const more = [plays[0], { call: "card", dice: "1 4 5 6 3 9 6 7 7 3 3 0 9" }, plays[2]];
    const { issues } = of({ format, toss: 1, unfinished: true, plays: more });
    expect(issues).toMatchObject([{ code: "dice-left" }]);
    expect(issues[0].message).toContain("play 2, quarter 1 at box 1, 1st & 10 of Houston Oilers, own 38");
    const early = [plays[0], { ...plays[1], timeout: "offense" }, plays[2]];
    expect(of({ format, toss: 1, unfinished: true, plays: early }).issues).toMatchObject([{ code: "choice-unused" }]);
    const wrong = [plays[0], { call: "S1", dice: "1 4 5 6" }];
    expect(of({ format, toss: 1, plays: wrong }).issues).toMatchObject([{ code: "call-illegal" }]);
  });
  it("have the die of the toss only before plays, and report its place if it is missing", () => {
    const at = (path: readonly (string | number)[]) => ({ file: path.join(".") });
    expect(playFromDice({ ...flat, toss: 1 }, at).issues).toEqual([
      {
        severity: "error",
        code: "dice-twice",
        file: "toss",
        message: '"toss" goes with "plays" only',
        hint: "in one list, the toss is the first line of dice",
      },
    ]);
    expect(playFromDice({ format, plays }, at).issues).toMatchObject([
      { code: "dice-exhausted", file: "toss", message: expect.stringContaining("it decides the toss") as string },
    ]);
  });
});

describe("a game by hand", () => {
  const coaching = { coach: "solo", cache: NO_CACHE };
  const hands = { away: true, home: false };
  it("is asked question by question, and resumed from its record", () => {
    const rules = house({ offenseCaller: "human" });
    const sitting = byHand.begin({ rules, names: {}, hands, seed: 3, ...coaching });
    let asked = 0;
    while (sitting.turn.for === "choice" && asked < 30) {
      expect(sitting.turn.question.words).toContain("Houston Oilers");
      sitting.chooseAsCoach();
      asked++;
    }
    expect(asked).toBe(30);
    const left = JSON.parse(JSON.stringify(sitting.record())) as GameRecord;
    const again = byHand.resume(left, coaching);
    expect(again.story()).toEqual(sitting.story());
    expect(JSON.stringify(again.record())).toBe(JSON.stringify(left));
  });
  it("asks for substitutes and blockers on a pass that a person calls", () => {
    const rules = house({ offenseCaller: "human" });
    const sitting = byHand.begin({ rules, names: {}, hands: { away: true, home: true }, seed: 3, ...coaching });
    while (sitting.turn.for === "choice" && !sitting.turn.question.words.includes("your call")) sitting.chooseAsCoach();
    if (sitting.turn.for !== "choice") throw new Error("the game is over");
    const { question } = sitting.turn;
    const at = question.options.findIndex(({ id }) => id === "S2");
    const who = question.then([at]);
    if (!("question" in who)) throw new Error("no question follows");
    const said = who.question.then([1]);
    if (!("question" in said)) throw new Error("no question follows");
    expect(said.question.many).toBe(true);
    const snap = { kind: "snap", call: "S2", group: 2, blockers: [4, 5] };
    expect(said.question.then([3, 4])).toEqual({ choice: snap });
  });
  it("plays with dice that people roll", () => {
    const sitting = byHand.begin({ rules: STANDARD_RULES, names: {}, hands, ...coaching });
    expect(sitting.turn).toMatchObject({ for: "die", sides: 10 });
    sitting.roll(1);
    for (let i = 0; i < 12 && sitting.turn.for === "die"; i++) sitting.roll(5);
    expect(sitting.begun).toBe(true);
    expect(sitting.undo()).toBe(true);
  });
});

describe("leagues", () => {
  const named = (team: Team, id: string): Team => ({ ...team, id, city: id });
  const teams = [HOUSTON, PITTSBURGH, named(HOUSTON, "akron"), named(PITTSBURGH, "boise")];
  const create = (settings: Readonly<Record<string, string>>) =>
    seasons.create({ rules: STANDARD_RULES, seed: 11, teams: { teams }, settings });
  type League = ReturnType<typeof create>;
  const copied = (league: League) => JSON.parse(JSON.stringify(league)) as League;
  function play(league: League, between = (now: League) => now): League {
    let now = league;
    while (seasons.status(now).finished < 1) now = seasons.step(between(now)).league;
    return now;
  }
  it.each(["round-robin", "knock-out"])(
    "%s: played, proved, and the same from its file after every round",
    (format) => {
      const league = play(create({ format }));
      expect(seasons.champions(league)).toHaveLength(1);
      expect(hasErrors(seasons.kind.check(copied(league), () => ({})).issues)).toBe(false);
      expect(seasons.kind.prove!(league, () => ({}))).toEqual([]);
      expect(copied(play(create({ format }), copied))).toEqual(copied(league));
    },
  );
  it("track longer injuries", () => {
    let now = create({ format: "round-robin" });
    let hurt = 0;
    while (seasons.status(now).finished < 1) {
      now = seasons.step(now).league;
      const { carried = {} } = now as unknown as { carried?: Record<string, { name: string; games: number }[]> };
      for (const list of Object.values(carried)) hurt += list.length;
    }
    expect(hurt).toBeGreaterThan(0);
  });
});
