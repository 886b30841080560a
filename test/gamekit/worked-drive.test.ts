/** Worked examples: every drive of several games can be explained, and what is said is what dice, charts and log say. */
import { describe, expect, it } from "vitest";
import { drivesOf, workedDrive } from "../../src/gamekit/worked-drive.js";
import * as fiveD20 from "../../src/systems/5d20/log/worked-steps.js";
import type { GameRecord as FiveD20Record } from "../../src/systems/5d20/game-record.js";
import * as dice from "../../src/systems/dice-football/log/worked-steps.js";
import type { GameRecord as DiceRecord } from "../../src/systems/dice-football/game-record.js";
import { STANDARD_CHARTS } from "../../src/systems/5d20/rules/standard-charts.js";
import { shortNames } from "../../src/gamekit/team-words.js";
import { SYSTEMS, testRecord } from "../helpers/sheets.js";

const SEEDS = [1, 2, 3];
const gamesOf = (id: string): unknown[] => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  return SEEDS.map((seed) => testRecord(system, seed));
};

type Facts = Readonly<Record<string, number | string | boolean>>;
interface Step {
  readonly about: string;
  readonly dice?: readonly number[];
  readonly facts: Readonly<Record<string, unknown>>;
}
const about = (steps: readonly Step[], what: string): Facts[] =>
  steps.filter((step) => step.about === what).map(({ facts }) => facts as Facts);

/** `−3` and `+2` as numbers, "" as 0. */
const number = (text: unknown): number => Number(`${text as string}`.replace("\u2212", "-"));

describe("a drive", () => {
  const drive = (...types: string[]) => types.map((type) => ({ type: type.split(" ")[0], kind: type.split(" ")[1] }));
  const game = drive(
    "driveStart",
    "play",
    "driveEnd",
    "points",
    "kick extraPoint",
    "kick kickoff",
    "driveStart",
    "play",
    "kick punt",
    "driveEnd",
    "driveStart",
  );

  it("continues to the try after it, not to the kickoff", () => {
    expect(drivesOf(game).map((one) => one.length)).toEqual([5, 4, 1]);
  });

  it("is the first of those worth most", () => {
    expect(workedDrive(game, (one) => one.length)).toHaveLength(5);
    expect(workedDrive(game, () => 1)).toHaveLength(5);
    expect(workedDrive([], () => 1)).toBeUndefined();
  });
});

describe("5D20", () => {
  const games = gamesOf("5d20") as FiveD20Record[];
  const plays = games.flatMap(({ events, away, home }) => {
    const game = {
      events,
      tables: STANDARD_CHARTS,
      short: shortNames({ away, home }),
      passMod: { away: away.passMod, home: home.passMod },
    };
    return drivesOf(events).flatMap((drive) => fiveD20.workedPlays(game, drive));
  });
  const steps = plays.flatMap((play) => play.steps as readonly Step[]);

  it("explains a whole game", () => {
    expect(plays.length).toBeGreaterThan(300);
    const kinds = new Set(steps.map((step) => step.about));
    for (const kind of [
      "row",
      "number",
      "call",
      "depth",
      "who",
      "defender",
      "white",
      "what",
      "result",
      "out",
      "yards",
      "after",
      "flag",
      "punt",
      "placeKick",
    ])
      expect(kinds).toContain(kind);
  });

  it("shows the dice of the log, in its rows", () => {
    for (const { row, steps: own } of plays) {
      const rolled = own.flatMap((step) => (step.dice ? [step.dice] : []));
      if (row.dice1.length >= 5) expect(rolled[0].slice(0, 5)).toEqual(row.dice1.slice(0, 5));
      if (row.dice2.length === 5 && row.front !== "") expect(rolled[1]).toEqual(row.dice2);
    }
  });

  it("names cells that contain their dice", () => {
    for (const one of about(steps, "depth")) expect(one.top).toBeGreaterThanOrEqual(one.white as number);
    for (const one of about(steps, "who"))
      expect(one.top).toBeGreaterThanOrEqual((one.blue ? one.blueFace : one.blackFace) as number);
    for (const one of about(steps, "result")) expect(one.top).toBeGreaterThanOrEqual(one.blue as number);
    for (const one of about(steps, "what")) if (one.top) expect(one.top).toBeGreaterThanOrEqual(number(one.white));
  });

  it("adds up: call number, white and yards", () => {
    for (const one of about(steps, "number"))
      expect(number(one.top) + number(one.defense) + number(one.situation)).toBe(number(one.total));
    for (const one of about(steps, "white"))
      expect((one.face as number) + number(one.adjust) + number(one.rest)).toBe(number(one.white));
    const caught = about(steps, "yards").filter(({ came, toGoal }) => (came === "CMP" || came === "YAC") && !toGoal);
    expect(caught.length).toBeGreaterThan(50);
    for (const one of caught) {
      const more = `${one.more as string}`.split(" + ").reduce((sum, face) => sum + Number(face), 0);
      expect(number(one.base) + number(one.added) + more, JSON.stringify(one)).toBe(number(one.yards));
    }
  });

  it("calls runs and passes by the red die", () => {
    const called = about(steps, "call").filter(({ number: total, dropped }) => total !== "" && !dropped);
    for (const one of called) expect((one.red as number) <= number(one.number)).toBe(one.run);
  });
});

describe("DICE Football", () => {
  const games = gamesOf("dice-football") as DiceRecord[];
  const plays = games.flatMap(({ events, away, home }) => {
    const game = { events, teams: { away, home }, short: shortNames({ away, home }) };
    return drivesOf(events).flatMap((drive) => dice.workedPlays(game, drive));
  });
  const steps = plays.flatMap((play) => play.steps as readonly Step[]);
  const within = (range: unknown, roll: unknown): boolean => {
    const [from, to = from] = `${range as string}`.split("\u2013").map(Number);
    return Number(roll) >= from && Number(roll) <= to;
  };

  it("explains a whole game", () => {
    expect(plays.length).toBeGreaterThan(300);
    const kinds = new Set(steps.map((step) => step.about));
    for (const kind of [
      "code",
      "call",
      "defense",
      "who",
      "line",
      "meet",
      "bonus",
      "net",
      "pass",
      "gain",
      "tackle",
      "more",
      "flag",
      "punt",
      "placeKick",
      "returned",
    ])
      expect(kinds).toContain(kind);
  });

  it("shows the dice of the log, in its rows", () => {
    for (const { row, steps: own } of plays) {
      const rolled = own.flatMap((step) => (step.dice ? [step.dice] : []));
      for (const faces of Object.values(row.dice)) expect(rolled).toContainEqual(faces);
    }
  });

  it("names ranges that contain their rolls", () => {
    const ranged = [
      ...about(steps, "call"),
      ...about(steps, "defense"),
      ...about(steps, "meet"),
      ...about(steps, "tackle"),
      ...about(steps, "flag"),
    ].filter(({ range, roll }) => range !== "" && roll !== "");
    expect(ranged.length).toBeGreaterThan(500);
    for (const one of ranged) expect(within(one.range, one.roll), JSON.stringify(one)).toBe(true);
  });

  it("adds up: line, bonus, net and yards", () => {
    for (const one of about(steps, "line")) {
      const limit = Math.min(
        99,
        Math.max(-1, (one.even as number) + (one.offense as number) - (one.defense as number)),
      );
      expect(number(one.limit)).toBe(limit);
      expect(Number(one.roll) <= limit).toBe(one.won);
    }
    for (const one of about(steps, "net")) expect(number(one.before) + number(one.line)).toBe(number(one.net));
    const whole = about(steps, "bonus").filter(({ parts }) => parts);
    expect(whole.length).toBeGreaterThan(100);
    for (const one of whole)
      expect(number(one.raised || one.block) + number(one.meets) + number(one.lost)).toBe(number(one.bonus));
    const gained = about(steps, "gain").filter(({ base, touchdown }) => base !== "" && !touchdown);
    expect(gained.length).toBeGreaterThan(150);
    for (const one of gained)
      expect(number(one.base) + number(one.bonus) + number(one.more), JSON.stringify(one)).toBe(number(one.yards));
  });

  it("completes a pass if the shifted range contains the roll", () => {
    const thrown = about(steps, "pass").filter(({ came, moved }) => came === "complete" && moved !== "");
    expect(thrown.length).toBeGreaterThan(50);
    for (const one of thrown) expect(within(one.moved, one.roll)).toBe(true);
  });
});
