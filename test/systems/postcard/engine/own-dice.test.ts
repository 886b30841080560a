/** Dice that people rolled: both ways to write them, and every fault at its line. */
import { jsonSchemaOf } from "../../../../src/contract/records.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Issue, Place } from "../../../../src/kernel/issue/index.js";
import { diceKind } from "../../../../src/systems/postcard/index.js";
import { playFromDice } from "../../../../src/systems/postcard/table.js";
import { isFinished } from "../../../../src/kernel/machine/index.js";
import { type GameRecord, playGame, replay } from "../../../../src/systems/postcard/record.js";
import { resolveRules } from "../../../../src/systems/postcard/rules/index.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import { narrateGame } from "../../../../src/systems/postcard/narrate-game.js";

const FORMAT = "pressbox/postcard-dice";
/** Places as paths, so that a test sees where a fault points. */
const locate = (path: readonly (string | number)[]): Place => ({ file: path.join("."), line: 1 });
const sample = (name: string): unknown => parse(readFileSync(`assets/samples/postcard/${name}.yaml`, "utf8"));

interface Tried {
  readonly issues: readonly Issue[];
  readonly record?: GameRecord;
}
const tried = (file: object, options = {}): Tried => {
  const data = { format: FORMAT, ...file };
  expect(diceKind.shape.safeParse(data).error?.issues ?? []).toEqual([]);
  return playFromDice(data, locate, options);
};
const faults = (file: object, options = {}) =>
  tried(file, options).issues.map(({ code, file: at }) => `${code} ${at ?? ""}`.trim());
const TOSS = { toss: "2 5", kicks: "away", unfinished: true };

describe("play by play", () => {
  it("the sample is a whole game that replays", () => {
    const { issues, record } = playFromDice(sample("my-game-dice"), locate);
    expect(issues).toEqual([]);
    expect(record && isFinished(record)).toBe(true);
    expect(replay(record!).issues).toEqual([]);
    expect(narrateGame(record!)).toContain("Final: Ferrymen");
    expect(record).toMatchObject({ roller: "own dice", away: "Ferrymen" });
    expect(record).not.toHaveProperty("seed");
  });

  it("the sample's comments are the program's story (R10)", () => {
    const told = narrateGame(playFromDice(sample("my-game-dice"), locate).record!).replace(/\s+/g, " ");
    const text = readFileSync("assets/samples/postcard/my-game-dice.yaml", "utf8");
    const comments = [...text.matchAll(/^ {2}# (.*)$/gm)].map(([, words]) => words.replace(/\.$/, ""));
    expect(comments.length).toBeGreaterThan(30);
    expect(comments.filter((words) => !told.includes(words))).toEqual([]);
  });

  it("rows take their own dice and answers; unwritten bonuses are not spent", () => {
    const plays = [
      { picks: [4, 4], return: "touchback", note: "nobody ran" },
      { picks: "2 2", throw: true, dice: ["4 1 2", "4 5", 2, 3] },
      { picks: "1 1", spend: { challenge: "0 1" }, dice: "3, 3" },
    ];
    const { issues, record } = tried({ ...TOSS, plays });
    expect(issues).toEqual([]);
    const ends = record!.events.filter((event) => event.type === "rowEnd");
    expect(ends.map(({ result, spot }) => [result, spot])).toEqual([
      ["touchback", 25],
      ["pass", 55],
      ["noGain", 55],
    ]);
    expect(ends.at(-1)!.bar.away).toBe(0);
    expect(record!.dice).toHaveLength(2 + 7 + 2);
    expect(replay(record!).issues).toEqual([]);
    expect(narrateGame(record!)).toContain("Here the dice end.");
  });

  it("onside kicks and team skills are written the same way", () => {
    const rules = resolveRules({ name: "skilled", switches: { teamSkill: "on" } });
    const start = { ...TOSS, skill: { away: "offense-rush" as const }, draw: "5 3" };
    const onside = { call: "onside", picks: "5 2", dice: "2 3 3 4" };
    const drawn = tried({ ...start, plays: [onside] }, { rules });
    expect(drawn.issues).toEqual([]);
    expect(drawn.record!.skill).toEqual({ away: "offense-rush", home: null });
    const run = tried({ ...start, plays: [onside, { picks: "1 1", reroll: "offense", dice: "2 3 4 2 3" }] }, { rules });
    expect(run.issues).toEqual([]);
    expect(run.record!.events.some((event) => event.type === "roll" && event.on === "skill")).toBe(true);
  });

  it("names the next die, and where it belongs", () => {
    const { issues } = tried({
      ...TOSS,
      unfinished: false,
      plays: [
        { picks: "4 4", return: "touchback" },
        { picks: "1 1", dice: "4" },
      ],
    });
    expect(issues[0]).toMatchObject({ code: "dice-exhausted", file: "plays.1.dice" });
    expect(issues[0].message).toBe(
      "play 2, 1st & 10 of Home, own 25: the dice end here, but the challenge die of Away comes next: it decides the challenge between the picks",
    );
  });

  it("narrates the current row, in one list of dice and play by play alike", () => {
    const choices = ["receive", "regular", 4, 4, "touchback", 1, 1, 1, 1];
    const dice = ["3 5", "4 6", "4"];
    const kick = { picks: "4 4", return: "touchback" };
    const down = { picks: "1 1", dice: "4 6" };
    const logs = [
      { dice, choices, unfinished: false },
      { ...TOSS, unfinished: false, plays: [kick, down, { picks: "1 1", dice: "4" }] },
    ];
    const [flat, entries] = logs.map((log) => tried(log).issues[0].because?.at(-1));
    expect(flat).toBe(
      "This play so far: 1 (from the file); 1 (from the file); rolled 4 for the challenge between the picks.",
    );
    expect(entries).toBe(flat!.replaceAll("1 (from", "picks 1 (from"));
  });

  it("reports leftover dice, unneeded and invalid answers", () => {
    const kick = { picks: "4 4", return: "touchback" };
    expect(faults({ ...TOSS, plays: [kick, { picks: "1 1", dice: "3 3 5", target: 40 }] })).toEqual([
      "dice-left plays.1.dice",
      "choice-unused plays.1.target",
    ]);
    expect(faults({ ...TOSS, plays: [{ ...kick, call: "punt" }] })).toEqual(["choice-illegal plays.0.call"]);
    expect(faults({ ...TOSS, plays: [kick, { picks: "1 9", dice: "3 3" }] })).toEqual(["choice-illegal plays.1.picks"]);
    expect(faults({ ...TOSS, plays: [kick, { picks: "1 1", spend: { challenge: "1 0" }, dice: "3 3" }] })).toEqual([
      "spend-illegal plays.1.spend",
    ]);
    expect(faults({ ...TOSS, plays: [kick, { picks: "1 1", spend: { catch: 0 }, dice: "3 3" }] })).toEqual([
      "choice-unused plays.1.spend",
    ]);
    expect(faults({ ...TOSS, plays: [kick, { picks: "1 1", cross: "left", dice: "3 3" }] })).toEqual([
      "choice-unused plays.1.cross",
    ]);
    expect(faults({ ...TOSS, toss: "2 5 3", plays: [kick] })).toEqual(["dice-left toss"]);
  });

  it("reports a game that continues, and a game that is over", () => {
    expect(faults({ toss: "2 5", plays: [{ picks: "4 4", return: "touchback" }] })).toEqual(["plays-missing plays.0"]);
    const full = sample("my-game-dice") as { plays: object[] };
    const longer = { ...full, plays: [...full.plays, { dice: "1 2" }] };
    expect(playFromDice(longer, locate).issues.map(({ code }) => code)).toEqual(["plays-left"]);
  });
});

describe("one list of dice", () => {
  it("gives the seed's game, with its choices or with the same coach", () => {
    const record = playGame({ away: "Away", home: "Home", seed: 5, coaches: football });
    const choices = { choices: [...record.choices], dice: [...record.dice] };
    expect(tried(choices).record!.events).toEqual(record.events);
    expect(tried({ seed: 5, coach: "football", dice: [...record.dice] }).record!.events).toEqual(record.events);
  });

  it("the sample breaks off after its first plays", () => {
    const { issues, record } = playFromDice(sample("first-plays-dice"), locate);
    expect(issues).toEqual([]);
    const ends = record!.events.filter((event) => event.type === "rowEnd");
    expect(ends.map(({ result, yards }) => [result, yards])).toEqual([
      ["touchback", 0],
      ["pass", 20],
    ]);
  });

  it("reports errors at their place", () => {
    const record = playGame({ away: "Away", home: "Home", seed: 5, coaches: football });
    const [dice, choices] = [[...record.dice], [...record.choices]];
    expect(faults({ dice: dice.slice(0, 9), choices })).toEqual(["dice-exhausted dice.8"]);
    expect(faults({ dice: [...dice, 3], choices })).toEqual([`dice-left dice.${dice.length}`]);
    expect(faults({ dice, choices: [...choices, 3] })).toEqual([`choices-left choices.${choices.length}`]);
    expect(faults({ dice, choices: ["nothing", ...choices.slice(1)] })).toEqual(["choice-illegal choices.0"]);
  });
});

describe("the form", () => {
  it("has one way or the other, with a toss and a known coach", () => {
    expect(faults({})).toEqual(["dice-missing"]);
    expect(faults({ dice: [1], plays: [{}], toss: 1 })).toEqual(["dice-twice dice"]);
    expect(faults({ plays: [{}] })).toEqual(["toss-missing plays"]);
    expect(faults({ dice: ["2 5"], toss: "2 5" })).toEqual(["dice-twice toss"]);
    expect(faults({ dice: ["2 5"], coach: "footbal" })).toEqual(["coach-unknown coach"]);
    expect(faults({ dice: ["2"], unfinished: true })).toEqual(["dice-exhausted dice.0"]);
    expect(faults({ dice: ["2 5"], skill: { away: "offense-rush" } })).toEqual(["skill-off"]);
  });

  it("has faces of six-sided dice", () => {
    for (const dice of [["7"], [0], ["1 x"], [""]])
      expect(diceKind.shape.safeParse({ format: FORMAT, dice }).success).toBe(false);
    expect(diceKind.matches({ format: FORMAT })).toBe(true);
    expect(JSON.stringify(jsonSchemaOf(diceKind))).toContain("dice log");
    expect(diceKind.check({ format: FORMAT, dice: ["2 5"], unfinished: true }, locate).value).toBeDefined();
  });
});
