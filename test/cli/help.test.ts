/** Help, version and wrong usage: everything derives from the one list of commands. */
import { afterAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/index.js";
import { flagOf } from "../../src/cli/spec.js";
import { jsonLines, openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

describe("help", () => {
  it("lists every command, and prints nothing on stderr", async () => {
    for (const line of ["", "--help", "-h", "help"]) {
      const { code, out, err } = await place.run(line);
      expect([code, err]).toEqual([0, ""]);
      for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} `, "m"));
    }
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    "%s: explains every option, argument and choice",
    async (name, command) => {
      const { code, out } = await place.run(`${name} --help`);
      expect(code).toBe(0);
      expect((await place.run(`help ${name}`)).out).toBe(out);
      for (const [key, option] of Object.entries(command.options)) {
        expect(out).toContain(flagOf(key, option));
        expect(option.summary.length).toBeGreaterThan(10);
        for (const choice of option.choices ?? []) expect(out).toContain(choice);
      }
      for (const argument of command.args) expect(out).toContain(argument.name);
      for (const example of command.examples) expect(out).toContain(example);
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  it("gives examples that the parser accepts", () => {
    for (const { name, examples, options } of COMMANDS) {
      const flags = Object.entries(options).map(([key, option]) => flagOf(key, option));
      for (const example of examples) {
        expect(example.startsWith(`pressbox ${name}`)).toBe(true);
        for (const [flag] of example.matchAll(/--[\w-]+/g)) expect(flags).toContain(flag);
      }
    }
  });

  it("prints the version of package.json", async () => {
    const { code, out } = await place.run("--version");
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("wrong usage is exit code 2, one line, with the nearest known word", () => {
  it.each([
    ["prnt dynasty", 'there is no command "prnt"; hint: did you mean print?'],
    ["print dynasty --sed 4", "there is no option --sed in pressbox print; hint: did you mean --seed?"],
    ["print dinasty", 'there is no system "dinasty"; hint: did you mean "dynasty"?'],
    ["print dynasty scorsheet", 'dynasty has no sheet "scorsheet"; hint: did you mean scoresheet?'],
    ["print dynasty --theme colour", '--theme cannot be "colour"; hint: did you mean "color"?'],
    ["print dynasty --seed 4294967296", "seed 4294967296 is outside 0 to 4294967295"],
    ["print dynasty --seed -1", "seed -1 is outside 0 to 4294967295"],
    ["print dynasty --seed 1.5", '--seed cannot be "1.5"'],
    ["print dynasty --seed 1 --coach exprt", 'dynasty has no coach "exprt"; hint: did you mean "expert"?'],
    ["print dynasty --name clb=x", 'dynasty has no name "clb" on its sheets; hint: did you mean "club"?'],
    ["print dynasty --name club", '--name "club" has no key'],
    ["print dynasty --format png --dpi 5000", '--dpi cannot be "5000"; expected a whole number from 20 to 1200'],
    ["print dynasty --out", "--out has no value"],
    ["print", "SYSTEM is missing; hint: for example: pressbox print dynasty"],
    ["play", "SYSTEM is missing; hint: for example: pressbox play"],
    ["rate", "SYSTEM is missing; hint: for example: pressbox rate"],
    ["solve", "SYSTEM is missing; hint: for example: pressbox solve"],
    ["replay-season", "SYSTEM is missing; hint: for example: pressbox replay-season"],
    ["season", "GAME is missing; hint: for example: pressbox season"],
    ["career", "GAME is missing; hint: for example: pressbox career"],
    ["read", "FORM is missing; hint: for example: pressbox read"],
    ["replay", "RECORD is missing; hint: for example: pressbox replay"],
    ["new", "WHAT is missing; hint: for example: pressbox new"],
    ["printer", "TASK is missing; hint: for example: pressbox printer"],
    ["completion", "SHELL is missing; hint: for example: pressbox completion"],
    [
      "play dynasty scoresheet",
      '"scoresheet" is one word too many: pressbox play takes SYSTEM only; hint: see pressbox play --help',
    ],
    ["play dynasty sed=3", '"sed=3" is one word too many: pressbox play takes SYSTEM only; hint: did you mean --seed?'],
    ["list dynasty mat more", '"more" is one word too many: pressbox list takes SYSTEM SHEET only'],
    ["play dynasty --count 0", '--count cannot be "0"'],
    ["solve dynasty --objective pionts", 'dynasty has no objective "pionts"; hint: did you mean "points"?'],
    ["schema dynasty-rule", 'there is no file kind "dynasty-rule"; hint: did you mean "dynasty-rules"?'],
    ["completion bsh", 'the shell cannot be "bsh"; hint: did you mean "bash"?'],
    ["--vresion", "there is no option --vresion; hint: did you mean --version?"],
  ])("%s", async (line, expected) => {
    const { code, out, err } = await place.run(line);
    expect(err).toContain(expected);
    expect([code, out]).toEqual([2, ""]);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect(place.files()).toEqual([]);
    const json = await place.run(`${line} --json`);
    expect(json.code).toBe(2);
    expect(jsonLines(json.err)[0]).toMatchObject({ severity: "error" });
  });

  it.each([
    "--blank --seed 1",
    "--seed 1 --record x.json",
    "--coach expert",
    "--dpi 300",
    "--forms --format png",
    "--combined --format svg",
    "--engine chromium --format svg",
    "--engine chromium --forms",
    "--browser /usr/bin/chromium",
    "--out x.svg --format pdf",
    "--copies 2",
    "--order cut-and-stack",
    "--duplex short",
  ])("reports options that contradict each other: %s", async (options) => {
    const { code, err } = await place.run(`print dynasty scoresheet ${options}`);
    expect(code).toBe(2);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });

  it.each([
    ["team-cards --duplex short", "backs"],
    ["team-cards --single --copies 2", "--single"],
    ["team-cards --single --order across", "--single"],
    ["team-cards --forms --copies 2", "--forms"],
    ["team-cards --copies 0", "whole number"],
    ["team-cards --order piles", "--order"],
    ["team-cards --copies team-cards=0", "whole number"],
    ["team-cards --copies =2", "whole number"],
    ["team-cards --copies team-card=2", "did you mean team-cards"],
    ["team-cards --copies game-record=2", "full pages"],
    ["team-cards --copies play-calls=2", "is not printed"],
    ["team-cards --copies team-cards=2 --copies team-cards=3", "twice"],
    ["team-cards --copies 2 --copies 3", "twice"],
    ["team-cards --single --copies team-cards=2", "--single"],
    ["team-cards --share-paper", "several sheets of cards"],
    ["team-cards play-calls --share-paper --order cut-and-stack", "cut-and-stack"],
    ["team-cards play-calls --share-paper --format svg", "--format"],
    ["team-cards --shop pocker", `did you mean "poker"`],
    ["game-record --shop poker", "full pages"],
    ["team-cards --shop poker --format svg", "not SVG"],
    ["team-cards --shop poker --format png --dpi 150", "too coarse"],
    ["team-cards --shop poker --order across", "--order"],
    ["team-cards --shop poker --forms", "--forms"],
    ["team-cards --shop poker --pdf-a", "remove --pdf-a"],
    ["team-cards --pdf-a --forms", "cannot be combined"],
    ["team-cards --pdf-a --format png", "--format"],
    ["team-cards --pdf-a --engine chromium", "cannot write PDF/A"],
    ["team-cards --fit", "--shop"],
    ["team-cards --fold-over", "backs"],
    ["team-cards-two-sided --fold-over --single", "--single"],
    ["team-cards-two-sided --fold-over --duplex long", "--duplex"],
    ["team-cards-two-sided --fold-over --booklet", "--booklet"],
  ])("about cards: %s", async (options, said) => {
    const { code, err } = await place.run(`print pen-and-paper ${options}`);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });

  it.each([
    "--dice d.yaml --seed 1",
    "--dice d.yaml --coach never",
    "--dice d.yaml --count 3",
    "--save s.json --count 3",
  ])("in play, too: %s", async (options) => expect((await place.run(`play dynasty ${options}`)).code).toBe(2));
});
