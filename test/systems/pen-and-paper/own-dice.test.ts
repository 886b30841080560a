/** Games that people rolled at the table: play by play and in one list, whole and broken off, with slips. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../src/files/check.js";
import { parseData } from "../../../src/text/data-file.js";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { formatIssue } from "../../../src/kernel/issue/index.js";
import { coachDice, RecordingTable, playOut } from "../../../src/kernel/machine/index.js";
import { answersOf, simple } from "../../../src/systems/pen-and-paper/coaches/index.js";
import {
  headToHead,
  makeGame,
  type Choice,
  type HeadToHeadTypes,
} from "../../../src/systems/pen-and-paper/engine/index.js";
import { replay } from "../../../src/systems/pen-and-paper/game-record.js";
import { diceKind } from "../../../src/systems/pen-and-paper/index.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { playFromDice } from "../../../src/systems/pen-and-paper/table.js";
import { pickTeams, USUAL_TEAMS } from "../../../src/systems/pen-and-paper/team-pick.js";

type Play = Record<string, unknown> & { dice?: number[] };
const withDice = (call: string, dice: readonly string[]): string => [call, ...dice].join(" + ");

/** How a person writes an answer down. */
function write(play: Play, choice: Choice): void {
  switch (choice.kind) {
    case "toss":
      play.coin = choice.coin;
      break;
    case "elect":
      play.first = choice.first;
      break;
    case "kickoff":
      play.kick = choice.kick;
      break;
    case "return":
      play.return = choice.how;
      break;
    case "snap":
      play.offense = withDice(choice.offense.call, choice.offense.dice);
      play.defense = withDice(`${choice.defense.against} ${choice.defense.special}`, choice.defense.dice);
      break;
    case "audible":
      play.audible = choice.audible;
      break;
    case "penalty":
      play.penalty = choice.accept ? "accept" : "decline";
      break;
    case "try":
      play.try = choice.go;
      break;
    case "heal":
      play.heal = [...((play.heal as string[] | undefined) ?? []), choice.stat];
  }
}

/** A game of the simple coach, written down play by play while it is played. */
function written(seed: number) {
  const game = makeGame({ rules: STANDARD_RULES, ...pickTeams({ rules: STANDARD_RULES }) });
  const answers = answersOf({ away: simple, home: simple }, game, coachDice(seed));
  const plays: Play[] = [];
  const roller = seededRoller(seed);
  const dice = {
    die(sides: number) {
      const face = roller.die(sides);
      (plays.at(-1)!.dice ??= []).push(face);
      return face;
    },
  };
  const table = new RecordingTable<HeadToHeadTypes>(dice, (open, state) => {
    const choice = answers(open, state);
    const begins = ["toss", "kickoff", "try"].includes(open.kind) || (open.kind === "snap" && !open.isTry);
    if (begins) plays.push({});
    write(plays.at(-1)!, choice);
    return choice;
  });
  playOut(headToHead, game, table);
  const lines = plays.map(({ dice: faces, ...play }) => ({ ...play, ...(faces && { dice: faces.join(" ") }) }));
  return { table, file: { format: "pressbox/pen-and-paper-dice", ...USUAL_TEAMS, plays: lines } };
}

const nowhere = () => ({});
const told = (yaml: string): string[] => {
  const { data, locate } = parseData(yaml, "my-dice.yaml");
  return checkKind(diceKind, data, locate).issues.map(formatIssue);
};
const HEAD = "format: pressbox/pen-and-paper-dice\nunfinished: true\nplays:\n";
const TOSS = "  - { coin: heads, first: receive, dice: 1 }\n";

describe("play by play", () => {
  it("gives the recorded game, for twenty seeds", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { table, file } = written(seed);
      const { issues, record } = playFromDice(file, nowhere);
      expect(issues, `seed ${seed}`).toEqual([]);
      expect(JSON.stringify(record!.events.slice(0, -1)), `seed ${seed}`).toBe(
        JSON.stringify(table.events.slice(0, -1)).replaceAll(/,"chart":\[[^\]]*\]/g, ""),
      );
      expect(replay(record!).issues).toEqual([]);
    }
  });

  it("takes calls in everyday words, and lets a coach call the rest", () => {
    const sample = readFileSync("assets/samples/pen-and-paper/my-game-dice.yaml", "utf8");
    expect(told(sample)).toEqual([]);
    const { table, file } = written(3);
    const plays = (file.plays as Play[]).map(({ offense, ...play }) => ({
      ...play,
      ...(offense !== undefined && { offense: (offense as string).replace("longBomb", "LONG  bomb") }),
    }));
    expect(playFromDice({ ...file, plays }, nowhere).record!.events).toHaveLength(table.events.length);
    const open = file.plays.slice(0, 2).map(({ dice }) => ({ dice }));
    expect(playFromDice({ ...file, plays: open, unfinished: true }, nowhere).record?.dice.length).toBeGreaterThan(0);
  });

  it("reports each mistake at its line, with the state of the game", () => {
    const kick = "  - { kick: standard, return: fairCatch, dice: 4 6 }\n";
    expect(told(`${HEAD}${TOSS}${kick}  - { offense: long bom, defense: pass, dice: 3 3 }\n`)[0]).toMatch(
      /^my-dice\.yaml:6:\d+ plays\[2\]\.offense: play 3, quarter 1, 1st & 10 of .*: "long bom" is not a call and no die of the offense; hint: did you mean "Long Bomb"\?/,
    );
    expect(told(`${HEAD}${TOSS}${kick}  - { offense: rush + WR, defense: pass, dice: 3 3 }\n`)[0]).toMatch(/star|dice/);
    expect(told(`${HEAD}${TOSS}  - { kick: standard, return: fairCatch, dice: 4 6 5 5 }\n${kick}`)[0]).toMatch(
      /^my-dice\.yaml:5:\d+.*: play 2, .*: 5 5 are left over; this play took 2 dice; hint: check the decisions of this play; the next play needs its own entry/,
    );
    expect(told(`${HEAD}  - { coin: heads, first: receive, try: two, dice: 1 }\n${kick}`)[0]).toMatch(
      /^my-dice\.yaml:4:\d+.*this play does not ask for "try"/,
    );
    expect(told(`${HEAD}${TOSS}  - { kick: standard, return: return, dice: 77 }\n`)[0]).toMatch(
      /cannot show 77|expected/,
    );
  });

  it("a die missing in the middle is an error even in an unfinished game; at the end it is reported", () => {
    const short = "  - { kick: standard, return: return, dice: 4 }\n";
    const next = "  - { offense: rush, defense: pass, dice: 3 3 }\n";
    const [middle] = told(`${HEAD}${TOSS}${short}${next}`);
    expect(middle).toMatch(
      /^my-dice\.yaml:5:\d+ plays\[1\]\.dice: play 2, .* the dice end here, but a d6 comes next: it decides the length of the kickoff; hint: add what is missing here: 1 play follows/,
    );
    expect(told(`${HEAD}${TOSS}${short}`)[0]).toMatch(/^warning: .*the die 4 of this play is not used/);
  });

  it("a wrong answer to a penalty is an error, with or without the schema check", () => {
    let asked = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { file } = written(seed);
      const lines = file.plays as Play[];
      const [at] = lines.flatMap(({ penalty }, i) => (penalty === undefined ? [] : [i]));
      if (at === undefined) continue;
      asked++;
      const wrong = { ...file, plays: lines.map((play, i) => (i === at ? { ...play, penalty: "take" } : play)) };
      const { issues, record } = playFromDice(wrong, (path) => ({ path: path.join(".") }));
      expect(record).toBeUndefined();
      expect(issues.map(({ code, path }) => `${code} ${path}`)).toEqual([`choice-unknown plays.${at}.penalty`]);
      expect(issues[0].message).toContain('found "take"; expected accept or decline');
    }
    expect(asked).toBeGreaterThan(0);
    expect(told(`${HEAD}${TOSS}  - { kick: standard, penalty: take, dice: 4 6 }\n`)).toEqual([
      'my-dice.yaml:5:32 plays[1].penalty: found "take"; expected accept or decline',
    ]);
  });

  it("allows only one way of writing", () => {
    expect(told(`format: pressbox/pen-and-paper-dice\n`)[0]).toContain("there are no dice in this file");
    expect(told(`${HEAD}${TOSS}dice: [1, 2]\n`)[0]).toMatch(/"dice" and "plays" do not go together/);
  });
});

describe("in one list", () => {
  it("gives the same game again", () => {
    const { table, file } = written(5);
    const { format, away, home } = file;
    const flat = { format, away, home, dice: table.dice, choices: table.choices };
    const { issues, record } = playFromDice(flat, nowhere);
    expect(issues).toEqual([]);
    expect(record!.events).toEqual(table.events);
    expect(playFromDice({ ...flat, dice: [...table.dice, 4] }, nowhere).issues[0].code).toBe("dice-left");
    expect(playFromDice({ ...flat, dice: table.dice.slice(0, -3) }, nowhere).issues[0].code).toBe("dice-exhausted");
  });
});
