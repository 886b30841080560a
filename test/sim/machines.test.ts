/** What every game's machine does: goes on from its state as JSON, replays its records, names what is false in them. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../src/kernel/dice/index.js";
import {
  coachDice,
  RecordingTable,
  type Decide,
  type GameFile,
  type GameTypes,
  type Machine,
  type Replay,
} from "../../src/kernel/machine/index.js";
import { expert } from "../../src/systems/dynasty/coaches/index.js";
import { campaign, NO_NAMES } from "../../src/systems/dynasty/engine/index.js";
import * as dynasty from "../../src/systems/dynasty/record.js";
import { STANDARD_RULES as DYNASTY } from "../../src/systems/dynasty/rules/index.js";
import { answersOfTeams } from "../../src/gamekit/coach-list.js";
import { strong } from "../../src/systems/5d20/coaches/index.js";
import { d20Machine, makeGame as makeD20Game } from "../../src/systems/5d20/engine/index.js";
import * as fiveD20 from "../../src/systems/5d20/game-record.js";
import { STANDARD_RULES as FIVE_D20 } from "../../src/systems/5d20/rules/index.js";
import { pickTeams as pickCharts } from "../../src/systems/5d20/team-pick.js";
import { answersOf, simple } from "../../src/systems/pen-and-paper/coaches/index.js";
import { headToHead, makeGame } from "../../src/systems/pen-and-paper/engine/index.js";
import * as penAndPaper from "../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES as PEN_AND_PAPER } from "../../src/systems/pen-and-paper/rules/index.js";
import { pickTeams } from "../../src/systems/pen-and-paper/team-pick.js";
import { football } from "../../src/systems/postcard/coaches/index.js";
import { postcardGame } from "../../src/systems/postcard/engine/index.js";
import * as postcard from "../../src/systems/postcard/record.js";
import { STANDARD_RULES as POSTCARD } from "../../src/systems/postcard/rules/index.js";

const SEED = 11;
const teams = pickTeams({ rules: PEN_AND_PAPER });
const game = makeGame({ rules: PEN_AND_PAPER, ...teams });
const charts = pickCharts({});
const d20Game = makeD20Game({ rules: FIVE_D20, ...charts });
const sides = { rules: POSTCARD, away: "Gulls", home: "Owls" };

interface Case {
  readonly machine: Machine<GameTypes>;
  readonly setup: unknown;
  readonly decide: Decide<GameTypes>;
  readonly record: GameFile<GameTypes>;
  replay(record: GameFile<GameTypes>): Replay<GameTypes>;
}

const caseOf = (one: unknown): Case => one as Case;

const CASES: Readonly<Record<string, Case>> = {
  dynasty: caseOf({
    machine: campaign,
    setup: { rules: DYNASTY, names: NO_NAMES },
    decide: dynasty.answersOf(expert, DYNASTY),
    record: dynasty.playCampaign({ coach: expert, seed: SEED }),
    replay: dynasty.replay,
  }),
  "pen-and-paper": caseOf({
    machine: headToHead,
    setup: game,
    decide: answersOf({ away: simple, home: simple }, game, coachDice(SEED)),
    record: penAndPaper.playGame({ ...teams, coaches: simple, seed: SEED }),
    replay: penAndPaper.replay,
  }),
  "5d20": caseOf({
    machine: d20Machine,
    setup: d20Game,
    decide: answersOfTeams({ away: strong, home: strong }, d20Game, coachDice(SEED)),
    record: fiveD20.playGame({ ...charts, coaches: strong, seed: SEED }),
    replay: fiveD20.replay,
  }),
  postcard: caseOf({
    machine: postcardGame,
    setup: sides,
    decide: postcard.answersOf({ away: football, home: football }, POSTCARD, SEED),
    record: postcard.playGame({ ...sides, coaches: football, seed: SEED }),
    replay: postcard.replay,
  }),
};

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(Object.entries(CASES))("%s", (_id, { machine, setup, decide, record, replay }) => {
  it("resumes from its state, saved as JSON after every step", () => {
    const roller = seededRoller(SEED);
    const whole = new RecordingTable<GameTypes>(roller, decide);
    const session = machine.open(setup, whole);
    let [state, over, steps] = [through(session.keep()), session.over, 0];
    while (!over) {
      const table = new RecordingTable<GameTypes>(roller, decide);
      const again = machine.open(setup, table, state);
      again.step();
      whole.events.push(...table.events);
      [state, over, steps] = [through(again.keep()), again.over, steps + 1];
    }
    expect(steps).toBeGreaterThan(50);
    expect(whole.events.at(-1)).toEqual(record.events.at(-1));
    expect(whole.events.length).toBe(record.events.length);
  });

  it("does not change the state that it resumes from", () => {
    const table = new RecordingTable<GameTypes>(seededRoller(SEED), decide);
    const state = machine.open(setup, table).keep();
    const before = JSON.stringify(state);
    machine.open(setup, table, state).step();
    expect(JSON.stringify(state)).toBe(before);
  });

  it("replays its record, and reports a seed that does not roll its dice", () => {
    expect(replay(through(record)).issues).toEqual([]);
    const { issues } = replay({ ...record, seed: SEED + 1 });
    expect(issues.map(({ code }) => code)).toEqual(["seed-dice"]);
    expect(issues[0].message).toContain(`seed ${SEED + 1} rolls`);
  });

  it("reports a die of another kind, an invalid answer, and leftovers", () => {
    const codes = (change: Partial<GameFile<GameTypes>>): string =>
      replay({ ...record, roller: "own dice", seed: undefined, ...change })
        .issues.map(({ code }) => code)
        .join(" ");
    expect(codes({ dice: [77, ...record.dice.slice(1)] })).toBe("die-face");
    expect(codes({ choices: [{ kind: "nonsense" }, ...record.choices.slice(1)] })).toMatch(/^choice-/);
    expect(codes({ dice: [...record.dice, 1] })).toBe("replay-dice");
    expect(codes({ choices: [...record.choices, record.choices[0]] })).toBe("replay-choices");
    expect(codes({ dice: record.dice.slice(0, -1) })).toBe("replay-differs");
    expect(codes({ events: record.events.slice(0, -2) })).toBe("replay-differs");
    expect(codes({ version: 2 })).toBe("record-format");
  });
});
