/** A game by hand outlives its program: every answer is on the disk before the next question, whatever ends the sitting. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startProgram } from "../helpers/program.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const ANSWERS = 12;
const coach = (times: number): string[] => Array.from({ length: times }, () => "coach");

/** Plays some answers in a process of its own, each once it is asked for. What the program then waits for is the thirteenth. */
async function playSome(line: string, answer: (asked: Record<string, unknown>) => string = () => "coach") {
  const program = startProgram(line, place.folder);
  const said: string[] = [];
  for (let i = 0; i < ANSWERS; i++) {
    said.push(answer(await program.asked()));
    program.say(said[i]);
  }
  await program.asked();
  return { program, said };
}

describe.each(SYSTEMS.map(({ id }) => id))("%s", (game) => {
  it("a kill loses no answer, and the game resumes from there", async () => {
    const play = `play ${game} --by-hand --seed 7 --save`;
    const { program } = await playSome(`${play} killed.json --json`);
    program.kill("SIGKILL");
    expect(await program.ended).toBe("SIGKILL");
    await place.run(`${play} peace.json`, { lines: coach(ANSWERS) });
    expect(place.read("killed.json")).toBe(place.read("peace.json"));
    expect(place.files()).toEqual(["killed.json", "peace.json"]);
    for (const file of ["killed.json", "peace.json"])
      expect((await place.run(`${play} ${file}`, { lines: coach(3) })).code).toBe(0);
    expect(place.read("killed.json")).toBe(place.read("peace.json"));
    expect((await place.run("replay killed.json")).code).toBe(0);
  });

  it("a kill loses no typed die", async () => {
    const play = `play ${game} --by-hand --own-dice --save`;
    const { program, said } = await playSome(`${play} killed.json --json`, ({ type }) =>
      type === "die" ? "1" : "coach",
    );
    program.kill("SIGKILL");
    await program.ended;
    expect(said).toContain("1");
    await place.run(`${play} peace.json`, { lines: said });
    expect(place.read("killed.json")).toBe(place.read("peace.json"));
  });
});

it.skipIf(process.platform === "win32").each(["SIGINT", "SIGTERM", "SIGHUP", "a closed input"] as const)(
  "%s ends the session cleanly, with every answer saved",
  async (signal) => {
    const play = "play dynasty --by-hand --seed 7 --save";
    const { program } = await playSome(`${play} g.json --json`);
    if (signal === "a closed input") program.close();
    else program.kill(signal);
    expect(await program.ended).toBe(0);
    await place.run(`${play} peace.json`, { lines: coach(ANSWERS) });
    expect(place.read("g.json")).toBe(place.read("peace.json"));
  },
);

it("a career's game played by hand survives a kill, too", async () => {
  const begin = "career dice-football --player Joe --position RB --seed 7 --weeks 1 --quiet";
  expect((await place.run(begin)).code).toBe(0);
  const { program } = await playSome("career dice-football --by-hand --json");
  program.kill("SIGKILL");
  await program.ended;
  const [game] = place.files().filter((file) => file.endsWith(".json"));
  expect(await place.run(`check ${game}`)).toMatchObject({ code: 0 });
  const killed = place.read(game);
  const { out } = await place.run("career dice-football --by-hand", { lines: [] });
  expect(out).toContain("The game continues where you left it.");
  expect(place.read(game)).toBe(killed);
});

describe("during a game by hand", () => {
  const play = "play dynasty --by-hand --seed 7 --save games/g.json";
  const choices = (file: string): number =>
    (JSON.parse(readFileSync(join(place.folder, file), "utf8")) as { choices: unknown[] }).choices.length;

  it("reports a full disk at once, and saves all answers as soon as it can", async () => {
    const games = join(place.folder, "games");
    mkdirSync(games);
    const lines = [
      ...coach(3),
      () => {
        expect(choices("games/g.json")).toBe(3);
        renameSync(games, `${games}-aside`);
        writeFileSync(games, "");
        return "coach";
      },
      "coach",
      () => {
        rmSync(games);
        renameSync(`${games}-aside`, games);
        expect(choices("games/g.json")).toBe(3);
        return "coach";
      },
      () => {
        expect(choices("games/g.json")).toBe(6);
        return "quit";
      },
    ];
    const { code, out, err } = await place.run(play, { lines });
    expect([code, err]).toEqual([0, ""]);
    expect(
      out.match(/this answer is not on the disk yet: .*a file already has the name of the folder needed here/g),
    ).toHaveLength(2);
  });

  it("keeps what someone else wrote in the meantime", async () => {
    const lines = [
      ...coach(3),
      () => {
        place.write("games/g.json", "my notes");
        return "coach";
      },
      "coach",
    ];
    mkdirSync(join(place.folder, "games"));
    const { code, err } = await place.run(play, { lines });
    expect([code, err]).toEqual([1, expect.stringContaining("someone else is playing this game, or changed its file")]);
    expect(place.read("games/g.json")).toBe("my notes");
  });

  it("removes an undone answer from the disk", async () => {
    await place.run(play, { lines: [...coach(3), "undo", () => (expect(choices("games/g.json")).toBe(2), "quit")] });
    expect(choices("games/g.json")).toBe(2);
    await place.run(play.replace("g.json", "other.json"), { lines: ["coach", "undo", "quit"] });
    expect(place.files()).toEqual(["games/g.json"]);
  });
});
