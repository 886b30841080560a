/** Games played question by question: the same as those that the program plays, whatever is taken back or left and gone on with. */
import { beforeAll, describe, expect, it } from "vitest";
import { checkKind, proveKind } from "../../src/files/check.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { nowhereKnown } from "../../src/kernel/issue/index.js";
import {
  BEFORE_THE_GAME,
  playOn,
  type GameFile,
  type GameTypes,
  type Machine,
  type Position,
  type Question,
  type HandSession,
} from "../../src/kernel/machine/index.js";
import { Dialogue, type DialogueMessage } from "../../src/sim/dialogue.js";
import type { GameSystem } from "../../src/contract/game.js";
import type { HandRequest } from "../../src/contract/by-hand.js";
import { campaign, NO_NAMES } from "../../src/systems/dynasty/engine/index.js";
import { STANDARD_RULES as DYNASTY } from "../../src/systems/dynasty/rules/index.js";
import { loadSystem } from "../../src/systems/index.js";
import { d20Machine, makeGame as makeD20Game } from "../../src/systems/5d20/engine/index.js";
import { STANDARD_RULES as FIVE_D20 } from "../../src/systems/5d20/rules/index.js";
import { pickTeams as pickCharts } from "../../src/systems/5d20/team-pick.js";
import { headToHead, makeGame } from "../../src/systems/pen-and-paper/engine/index.js";
import { STANDARD_RULES as PEN_AND_PAPER } from "../../src/systems/pen-and-paper/rules/index.js";
import { pickTeams } from "../../src/systems/pen-and-paper/team-pick.js";
import { postcardGame } from "../../src/systems/postcard/engine/index.js";
import { STANDARD_RULES as POSTCARD } from "../../src/systems/postcard/rules/index.js";

const SEED = 11;
const BOTH = { away: true, home: true };
const MACHINES = {
  dynasty: [campaign, { rules: DYNASTY, names: NO_NAMES }],
  "pen-and-paper": [headToHead, makeGame({ rules: PEN_AND_PAPER, ...pickTeams({ rules: PEN_AND_PAPER }) })],
  "5d20": [d20Machine, makeD20Game({ rules: FIVE_D20, ...pickCharts({}) })],
  postcard: [postcardGame, { rules: POSTCARD, away: "Millbrook Ferrymen", home: "Harbor City Lamplighters" }],
} as const;

type GameRecord = GameFile<GameTypes>;
const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** Every choice that answers to a question lead to. */
function answersTo(question: Question): unknown[] {
  const singles = question.options.map((_, i) => [i]);
  // Of several things at once, any.
  const picks = question.many
    ? singles.reduce<number[][]>((all, [i]) => [...all, ...all.map((one) => [...one, i])], [[]])
    : singles;
  return picks.flatMap((picked) => {
    if (question.many && picked.length === 0) return [];
    const said = question.then(picked);
    return "choice" in said ? [said.choice] : answersTo(said.question);
  });
}

const kept = ({ choices, dice, events }: GameRecord) => ({ choices, dice, events });

describe.each(Object.keys(MACHINES) as (keyof typeof MACHINES)[])("%s by hand", (id) => {
  let system: GameSystem;
  let played: GameRecord;
  beforeAll(async () => {
    system = (await loadSystem(id))!;
    const { standardRules: rules, defaultCoach: coach } = system;
    played = system.play({ rules, seed: SEED, coach, names: {}, cache: NO_CACHE }) as GameRecord;
  });

  const begin = (more: Partial<HandRequest<unknown>> = {}): HandSession => {
    const { standardRules: rules, defaultCoach: coach } = system;
    return system.byHand!.begin({ rules, coach, seed: SEED, names: {}, cache: NO_CACHE, hands: BOTH, ...more });
  };
  const resume = (record: unknown): HandSession =>
    system.byHand!.resume(through(record), { coach: system.defaultCoach, cache: NO_CACHE });
  const faultsOf = (record: unknown): readonly unknown[] => [
    ...checkKind(system.kinds.record, through(record), nowhereKnown).issues,
    ...proveKind(system.kinds.record, through(record), nowhereKnown).issues,
  ];

  it("is JSON at every question, and continues from there to the same events", () => {
    const [machine, setup] = MACHINES[id] as unknown as [Machine<GameTypes>, unknown];
    const [choices, dice] = [[...played.choices], [...played.dice]];
    let position: Position<GameTypes> = BEFORE_THE_GAME;
    let { waiting, events } = playOn(machine, setup, position);
    const all = [...events];
    ({ position } = playOn(machine, setup, position));
    while (waiting.for !== "nothing") {
      const answer = waiting.for === "choice" ? { choice: choices.shift() } : { face: dice.shift()! };
      ({ position, waiting, events } = playOn(machine, setup, through(position), answer));
      all.push(...events);
    }
    expect([choices, dice]).toEqual([[], []]);
    expect(all).toEqual(played.events);
  });

  it("with the coach's own answers is the game that the program plays", () => {
    const told: DialogueMessage[] = [];
    const sitting = begin();
    const dialogue = new Dialogue(sitting, (one) => told.push(one));
    dialogue.begin();
    while (!dialogue.done) dialogue.hear("coach");
    expect(told.filter(({ type }) => type === "fault")).toEqual([]);
    expect(told.at(-1)).toEqual({ type: "over" });
    expect(kept(sitting.record() as GameRecord)).toEqual(kept(played));
    expect(faultsOf(sitting.record())).toEqual([]);
  });

  it("offers a person whatever the coach would do", () => {
    const sitting = begin();
    const kinds = new Set<unknown>();
    while (sitting.turn.for !== "nothing") {
      if (sitting.turn.for === "choice") {
        // Where a coach rolled on a chart, he notes it.
        const advice: unknown = JSON.parse(
          JSON.stringify(sitting.advice, (key, value: unknown) => (key === "chart" ? undefined : value)),
        );
        const { question } = sitting.turn;
        expect(answersTo(question), question.words).toContainEqual(advice);
        kinds.add((advice as { kind?: unknown }).kind ?? advice);
      }
      sitting.chooseAsCoach();
    }
    expect(kinds.size).toBeGreaterThan(2);
  });

  it("is the same after undoing to the beginning, and after undoing along the way", () => {
    const sitting = begin();
    const beginning = JSON.stringify(sitting.record());
    const dice = seededRoller(3);
    const playOut = (falter: boolean): void => {
      while (sitting.turn.for !== "nothing") {
        sitting.chooseAsCoach();
        if (falter && dice.die(6) === 1) for (let back = dice.die(3); back > 0; back--) sitting.undo();
      }
    };
    playOut(true);
    expect(kept(sitting.record() as GameRecord)).toEqual(kept(played));
    let backs = 0;
    while (backs < 40 && sitting.undo()) backs++;
    playOut(false);
    expect(kept(sitting.record() as GameRecord)).toEqual(kept(played));
    const short = begin();
    for (let i = 0; i < 9; i++) short.chooseAsCoach();
    while (short.undo()) backs++;
    expect(JSON.stringify(short.record())).toBe(beginning);
  });

  it("answers by number, word or ID are all legal; an unfinished game is valid and resumes", () => {
    const told: DialogueMessage[] = [];
    let sitting = begin();
    let dialogue = new Dialogue(sitting, (one) => told.push(one));
    dialogue.begin();
    const dice = seededRoller(5);
    for (let i = 0; i < 150 && !dialogue.done; i++) {
      const open = told.at(-1)!;
      if (open.type !== "question") throw new Error(`nothing is asked: ${JSON.stringify(open)}`);
      const option = open.options[dice.die(open.options.length) - 1];
      dialogue.hear(open.many ? option.label : [option.label, option.id, option.words][dice.die(3) - 1]);
      if (i % 25 === 24) {
        const record = sitting.record();
        expect(faultsOf(record)).toEqual([]);
        const again = resume(record);
        expect(JSON.stringify(again.turn)).toBe(JSON.stringify(sitting.turn));
        expect(again.record()).toEqual(record);
        sitting = again;
        dialogue = new Dialogue(sitting, (one) => told.push(one));
        dialogue.begin(true);
      }
    }
    expect(told.filter(({ type }) => type === "fault")).toEqual([]);
  });

  it("takes your own dice, reports wrong ones, and proves the record", () => {
    const told: DialogueMessage[] = [];
    const sitting = begin({ seed: undefined });
    const dialogue = new Dialogue(sitting, (one) => told.push(one));
    dialogue.begin();
    const dice = seededRoller(9);
    let rolls = 0;
    for (let i = 0; i < 120 && !dialogue.done; i++) {
      const { turn } = sitting;
      if (turn.for !== "die") dialogue.hear("coach");
      else {
        if (rolls++ === 3) {
          dialogue.hear("77");
          expect(told.at(-2)).toMatchObject({
            type: "fault",
            text: expect.stringContaining("expected 1 to") as string,
          });
        }
        dialogue.hear(`${dice.die(turn.sides)}`);
      }
      if (i === 60) {
        const before = JSON.stringify(sitting.record());
        expect(faultsOf(sitting.record())).toEqual([]);
        expect(JSON.stringify(resume(sitting.record()).record())).toBe(before);
        sitting.undo();
      }
    }
    expect(rolls).toBeGreaterThan(20);
    expect(sitting.record()).toMatchObject({ roller: "own dice" });
    expect(sitting.record()).not.toHaveProperty("seed");
    expect(faultsOf(sitting.record())).toEqual([]);
  });

  it("reports an invalid answer once, and asks again", () => {
    const told: DialogueMessage[] = [];
    const sitting = begin();
    const dialogue = new Dialogue(sitting, (one) => told.push(one));
    dialogue.begin();
    const before = [told.at(-1), JSON.stringify(sitting.record())];
    for (const wrong of ["nonsense", "0", "99", "-1", "1 1 1", "constructor", "__proto__", "undo"]) {
      told.length = 0;
      dialogue.hear(wrong);
      expect(
        told.map(({ type }) => type),
        wrong,
      ).toEqual(["fault", "question"]);
      expect([told[1], JSON.stringify(sitting.record())]).toEqual(before);
    }
  });
});

it("a side that the coach plays is not asked, and plays as it would against itself", async () => {
  const system = (await loadSystem("postcard"))!;
  const { standardRules: rules, defaultCoach: coach } = system;
  const request = { rules, coach, seed: SEED, names: {}, cache: NO_CACHE };
  const sitting = system.byHand!.begin({ ...request, hands: { away: false, home: true } });
  while (sitting.turn.for !== "nothing") {
    if (sitting.turn.for === "choice") expect(sitting.turn.question.words).toMatch(/^Harbor City Lamplighters: /);
    sitting.chooseAsCoach();
  }
  const record = sitting.record() as GameRecord & { coaches: unknown };
  expect(kept(record)).toEqual(kept(system.play(request) as GameRecord));
  expect(record.coaches).toEqual({ away: coach, home: "hand" });
});
