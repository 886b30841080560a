/** `pressbox play GAME --by-hand`: answers piped in, games left and gone on with, records that prove themselves. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SYSTEMS } from "../helpers/sheets.js";
import { jsonLines, openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const coach = (times: number): string[] => Array.from({ length: times }, () => "coach");
const WHOLE = coach(900);

it.each(SYSTEMS.map(({ id }) => id))("%s: a game left at its second question fills its sheets", async (game) => {
  await place.run(`play ${game} --by-hand --seed 7 --save g.json`, { lines: coach(1) });
  const printed = await place.run(`print ${game} --record g.json --out sheets`);
  expect([printed.code, printed.err]).toEqual([0, ""]);
});

it("DICE Football: typed dice are read as shown, 0 to 9", async () => {
  const play = "play dice-football --by-hand --own-dice --save g.json";
  const { out } = await place.run(play, { lines: ["12", "0", "regular", "0 5", "quit"] });
  expect(out).toContain('the red die cannot show "12"; expected 0 to 9');
  expect(out).toContain("Roll the red die for the toss:");
  expect(out).toContain("Roll the red die for the kickoff:");
  expect((JSON.parse(place.read("g.json")) as { dice: number[] }).dice.slice(0, 3)).toEqual([10, 10, 5]);
  expect((await place.run("replay g.json")).code).toBe(0);
});

it("DICE Football: asks for substitutes if people call plays, and records them", async () => {
  const switches = "switches: { offenseCaller: human, defenseCaller: human }";
  place.write("callers.yaml", `format: pressbox/dice-football-rules\nname: callers\n${switches}\n`);
  const play = "play dice-football --by-hand --seed 5 --rules callers.yaml --save called.json";
  const lines = ["1", "regular", "LG", "4", "normal", "2", "0", "quit"];
  const { code, out } = await place.run(play, { lines });
  expect(code).toBe(0);
  expect(out).toContain("4  group 4: WR, RB, TE, TE, RB");
  expect(out).toMatch(/4 {2}4-\d-\d, which answers group 4 on the field/);
  const { choices } = JSON.parse(place.read("called.json")) as { choices: object[] };
  expect(choices).toContainEqual({ kind: "snap", call: "LG", group: 4 });
  expect(choices).toContainEqual({ kind: "defense", call: "N", formation: 2, box: 0 });
  expect((await place.run("replay called.json")).code).toBe(0);
  expect((await place.run("check called.json")).code).toBe(0);
});

describe.each([
  ["dynasty", "expert", "scoresheet"],
  ["pen-and-paper", "simple", "game-record"],
  ["postcard", "football", "game-log"],
])("%s", (game, usual, sheet) => {
  const play = `play ${game} --by-hand --seed 7 --save g.json`;

  it("can be left, resumed and finished; its record is like any other", async () => {
    const left = await place.run(play, { lines: [...coach(20), "quit", "coach"] });
    expect([left.code, left.err]).toEqual([0, ""]);
    expect(left.out).toMatch(/^Answer with a number or a word from the list/);
    expect(left.out).toMatch(/\ng\.json {2}\(unfinished game; the same command resumes it\)\n$/);
    expect(await place.run("check g.json")).toMatchObject({ code: 0, err: "" });
    expect(await place.run("replay g.json")).toMatchObject({ code: 0, err: "" });
    const again = await place.run(play, { lines: WHOLE });
    expect([again.code, again.err]).toEqual([0, ""]);
    expect(again.out).toContain("The game continues where you left it.");
    expect(again.out).toMatch(/\ng\.json {2}\(record\)\n$/);
    const whole = await place.run(`play ${game} --seed 7 --coach ${usual} --json`);
    const [byHand, played] = [place.read("g.json"), whole.out].map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    );
    for (const key of ["rules", "seed", "choices", "dice", "events"]) expect(byHand[key], key).toEqual(played[key]);
    expect((await place.run("replay g.json")).out).toMatch(/^identical: .*by hand\n$/);
    const printed = await place.run(`print ${game} ${sheet} --record g.json --out sheets`);
    expect(printed).toMatchObject({ code: 0, err: "" });
    const over = await place.run(play, { lines: coach(1) });
    expect(over.code).toBe(1);
    expect(over.err).toContain("g.json: this game is over; hint: name another file with --save, or add --force");
  });

  it("saves its answers when the input ends, and leaves no file if no one answered", async () => {
    expect(await place.run(play, { lines: [] })).toMatchObject({ code: 0, err: "" });
    expect(place.files()).toEqual([]);
    await place.run(`play ${game} --by-hand --seed 7`, { lines: coach(3) });
    expect(place.files()).toEqual([`${game}-by-hand.json`]);
    const record = JSON.parse(place.read(`${game}-by-hand.json`)) as { choices: unknown[] };
    expect(record.choices).toHaveLength(3);
  });

  it("exchanges JSON lines with programs", async () => {
    const { code, out } = await place.run(`${play} --json`, { lines: [...coach(4), "nonsense", "undo"] });
    expect(code).toBe(0);
    const told = jsonLines(out);
    const questions = told.filter(({ type }) => type === "question");
    expect(questions.length).toBeGreaterThan(5);
    for (const { options } of questions) expect((options as unknown[]).length).toBeGreaterThan(0);
    expect(told.filter(({ type }) => type === "fault")).toHaveLength(1);
    expect(told.at(-1)).toEqual(questions.at(-4));
  });

  it.each([
    ["dynasty", "1 (roll), 2 (+1), 3 (+2), 4 (extend)"],
    ["postcard", "1 (receive), 2 (kick)"],
    ["5d20", "1 (heads), 2 (tails)"],
  ])("%s: lists the numbers and words that it accepts", async (game, known) => {
    const { out, err } = await place.run(`play ${game} --by-hand --seed 1 --force`, { lines: ["nonsense"] });
    expect(`${out}${err}`).toContain(`"nonsense" is not an answer here; expected ${known}\n`);
  });

  it("takes dice that a person rolled", async () => {
    const lines = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? "coach" : "1 2"));
    const { code, out } = await place.run(`play ${game} --by-hand --own-dice --save own.json`, { lines });
    expect(code).toBe(0);
    expect(out).toMatch(/\nRoll .*:\n> /);
    expect(JSON.parse(place.read("own.json"))).toMatchObject({ roller: "own dice" });
    expect(await place.run("replay own.json")).toMatchObject({ code: 0, err: "" });
  });

  it("refuses to overwrite another game or another file", async () => {
    await place.run(play, { lines: coach(3) });
    const before = place.read("g.json");
    const refused = async (line: string): Promise<string> => {
      const { code, err } = await place.run(line, { lines: coach(1) });
      expect(code).toBe(1);
      return err;
    };
    expect(await refused(`play ${game} --by-hand --seed 8 --save g.json`)).toContain('has a different "seed"');
    place.write("mine.yaml", "mine: true\n");
    expect(await refused(`play ${game} --by-hand --save mine.yaml`)).toContain("mine.yaml: this is not a game of");
    expect([place.read("g.json"), place.read("mine.yaml")]).toEqual([before, "mine: true\n"]);
    place.write("cut.json", before.slice(0, before.length / 2));
    await refused(`play ${game} --by-hand --save cut.json`);
    const anew = await place.run(`play ${game} --by-hand --seed 8 --save g.json --force`, { lines: coach(2) });
    expect(anew.code).toBe(0);
    expect(JSON.parse(place.read("g.json"))).toMatchObject({ seed: 8 });
  });

  it("reports options that contradict each other", async () => {
    for (const more of [
      "--by-hand --count 3",
      "--by-hand --dice d.yaml",
      "--by-hand --own-dice --seed 3",
      "--own-dice",
      "--side home",
    ]) {
      expect((await place.run(`play ${game} ${more}`)).code, more).toBe(2);
    }
  });
});

it("the coach plays the side that the person does not play", async () => {
  const line = "play postcard --by-hand --side away --coach points --seed 3 --away Gulls --home Owls --save g.json";
  const { out } = await place.run(line, { lines: coach(40) });
  expect(out).toMatch(/\nGulls: .*\n {2}\d/);
  expect(out).not.toMatch(/\nOwls: .*\n {2}\d/);
  expect(JSON.parse(place.read("g.json"))).toMatchObject({ coaches: { away: "hand", home: "points" } });
  expect(await place.run(line, { lines: coach(2) })).toMatchObject({ code: 0, err: "" });
  expect((await place.run(line.replace("Gulls", "Terns"), { lines: coach(2) })).err).toContain('a different "away"');
  expect((await place.run(line.replace("points", "die"), { lines: coach(2) })).err).toContain('a different "coaches"');
  expect((await place.run("play dynasty --by-hand --side home")).code).toBe(2);
});

it("fills the sheets of a finished game", async () => {
  const { code, err } = await place.run("play postcard --by-hand --seed 7 --fill --out sheets", { lines: WHOLE });
  expect([code, err]).toEqual([0, ""]);
  expect(place.files("sheets")).toContain("postcard-game-log-filled.pdf");
});
