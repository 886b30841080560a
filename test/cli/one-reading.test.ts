/** One way to read a file: what check refuses no other command takes, and the other way round. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeAll(() => {
  place = openWorkplace();
});
afterAll(() => place.remove());

type Data = Record<string, never> & Record<string, unknown>;
/** Breaks a copy of a file, or leaves it as it is. */
type Variant = readonly [title: string, change: (data: Data) => void];

const without =
  (key: string) =>
  (data: Data): void => {
    delete data[key];
  };
const list = (data: Data, key: string): Record<string, unknown>[] => data[key] as unknown as Record<string, unknown>[];

const BROKEN_FORM: readonly Variant[] = [
  ["as it is", () => undefined],
  ["with a key that no one knows", (data) => void Object.assign(data, { surprise: 1 })],
  ["without its version", without("version")],
  ["of another version", (data) => void Object.assign(data, { version: 99 })],
];

const LEAGUE: readonly Variant[] = [
  ...BROKEN_FORM,
  ["without its seal", without("seal")],
  [
    "without its seal, with another score",
    (data) => {
      delete data.seal;
      const [first] = list(data, "results");
      first.homePoints = (first.homePoints as number) + 1;
    },
  ],
  [
    "with another score under its seal",
    (data) => {
      const [first] = list(data, "results");
      first.homePoints = (first.homePoints as number) + 1;
    },
  ],
  [
    "without its seal, teams exchanged",
    (data) => {
      delete data.seal;
      list(data, "teams").reverse();
    },
  ],
  [
    "without its seal, a result twice",
    (data) => {
      delete data.seal;
      list(data, "results").push(list(data, "results")[0]);
    },
  ],
];

const RECORD: readonly Variant[] = [
  ...BROKEN_FORM,
  ["with a die changed", (data) => void ((data.dice as unknown as number[])[7] = 77)],
  ["without its last event", (data) => void list(data, "events").pop()],
];

/** Whether each command takes the file: all of them, or none. */
async function verdicts(data: unknown, commands: readonly string[]): Promise<Record<string, boolean>> {
  const taken: Record<string, boolean> = {};
  for (const [i, command] of commands.entries()) {
    const file = `copy-${i}.json`;
    place.write(file, `${JSON.stringify(data)}\n`);
    taken[command] = (await place.run(`${command.replace("FILE", file)}`)).code === 0;
  }
  return taken;
}

async function expectOneReading(source: string, change: Variant[1], commands: readonly string[]): Promise<void> {
  const data = JSON.parse(place.read(source)) as Data;
  change(data);
  const taken = await verdicts(data, commands);
  expect(new Set(Object.values(taken)).size, JSON.stringify(taken)).toBe(1);
}

describe.each([
  ["pen-and-paper", "season pen-and-paper --teams 6 --seed 5"],
  ["postcard", "season postcard --teams 4 --seed 5"],
  ["5d20", "season 5d20 --teams 2 --rounds 2 --seed 5"],
  ["dice-football", "season dice-football --teams 2 --rounds 2 --seed 5"],
])("a league of %s", (system, begin) => {
  const file = `${system}-league.json`;
  beforeAll(async () => {
    const made = await place.run(`${begin} --weeks 1 --file ${file} --quiet`);
    expect([made.code, made.err]).toEqual([0, ""]);
  });
  it.each(LEAGUE)("%s", async (_title, change) => {
    await expectOneReading(file, change, [
      "check FILE",
      `season ${system} --file FILE --weeks 1 --quiet`,
      `print ${system} ${system === "pen-and-paper" ? "league-record" : "standings"} --record FILE --out out-${system} --force`,
    ]);
  });
});

describe.each(["pen-and-paper", "postcard", "5d20", "dice-football", "dynasty"])("a record of %s", (system) => {
  const file = `${system}-record.json`;
  beforeAll(async () => {
    expect((await place.run(`play ${system} --seed 7 --save ${file}`)).code).toBe(0);
  });
  it.each(RECORD)("%s", async (_title, change) => {
    const sheet = system === "dynasty" ? "season-log" : "box-score";
    await expectOneReading(file, change, [
      "check FILE",
      "replay FILE",
      `print ${system} ${sheet} --record FILE --out out-${system} --force`,
    ]);
  });
});

describe("the teams of a finished season", () => {
  it("are known from the league, or every command says so (no command crashes)", async () => {
    const made = await place.run("season pen-and-paper --teams 6 --seed 5 --years 1 --file over.json --quiet");
    expect(made.code).toBe(0);
    const data = JSON.parse(place.read("over.json")) as {
      seal?: unknown;
      history: { end: { teams: { team: { id: string } }[] } }[];
    };
    data.history[0].end.teams[0].team.id = "nowhere";
    for (const sealed of [true, false]) {
      if (!sealed) delete data.seal;
      place.write("renamed.json", JSON.stringify(data));
      for (const command of [
        "check renamed.json",
        "season pen-and-paper --file renamed.json --weeks 1",
        "print pen-and-paper league-record --record renamed.json --out out-renamed --force",
      ]) {
        const { code, out, err } = await place.run(command);
        expect([command, code]).toEqual([command, 1]);
        expect(out + err).not.toContain("    at ");
      }
    }
  });
});
