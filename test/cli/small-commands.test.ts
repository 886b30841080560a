/** list, schema, fonts, completion, solve: what they print. */
import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { templatesFrom } from "../../src/host/node/templates.js";
import { allKinds } from "../../src/files/kinds.js";
import { summaryOf } from "../../src/print/forms.js";
import { openWorkplace } from "./run.js";
import { SYSTEMS } from "../helpers/sheets.js";

const builtIn = templatesFrom();
const place = openWorkplace({ ownCache: true });
afterAll(() => place.remove());
const out = async (line: string): Promise<string> => {
  const ran = await place.run(line);
  expect([ran.code, ran.err]).toEqual([0, ""]);
  return ran.out;
};

describe("list", () => {
  it("names every sheet, coach and name of every system", async () => {
    const text = await out("list");
    for (const system of SYSTEMS) {
      for (const sheet of system.sheets) {
        const summary = summaryOf(system, sheet, builtIn);
        expect(summary).not.toBe("");
        expect(text).toMatch(new RegExp(`${sheet.code} +${sheet.id} +${summary.slice(0, 20)}`));
      }
      for (const { id } of [...system.coaches, ...system.names]) expect(text).toContain(id);
      expect(await out(`list ${system.id}`)).toContain(system.title);
      const data = JSON.parse(await out(`list ${system.id} --json`)) as { id: string; sheets: { id: string }[] };
      expect(data.sheets.map(({ id }) => id)).toEqual(system.sheets.map(({ id }) => id));
    }
    expect((JSON.parse(await out("list --json")) as { id: string }[]).map(({ id }) => id)).toEqual(
      SYSTEMS.map(({ id }) => id),
    );
  });

  it("prints every ruling with its answers, and marks fixed ones (R11)", async () => {
    for (const system of SYSTEMS) {
      const text = await out(`list ${system.id} --rulings`);
      for (const { id, ruling, question, fixed, values } of system.rulings) {
        expect(text).toContain(`${ruling} ${fixed ? "fixed" : id}: ${question}`);
        for (const value of values) expect(text).toContain(value.meaning);
      }
      const { rulings } = JSON.parse(await out(`list ${system.id} --rulings --json`)) as { rulings: unknown };
      expect(rulings).toEqual(system.rulings);
    }
  });

  it.each([
    ["dynasty", "D", 1, 27],
    ["pen-and-paper", "A", 1, 92],
    ["postcard", "A", 0, 70],
  ])("omits no ruling of %s, %s%i to %i, in this order", async (system, letter, from, to) => {
    const text = await out(`list ${system} --rulings`);
    const found = [...text.matchAll(/^([AD])(\d+) \w+: /gm)].map(([, , number]) => Number(number));
    expect([...new Set(found)]).toEqual(Array.from({ length: to - from + 1 }, (_, i) => from + i));
    expect(text).toContain(`\n${letter}${to} `);
  });
});

describe("schema", () => {
  it("takes short names as long as only one game has such a file", async () => {
    if (SYSTEMS.length === 1) expect(await out("schema rules")).toBe(await out("schema dynasty-rules"));
  });

  it("is JSON Schema for every kind of file", async () => {
    const kinds = allKinds(SYSTEMS);
    const listed = await out("schema");
    for (const { id } of kinds) {
      expect(listed).toContain(id);
      const schema = JSON.parse(await out(`schema ${id}`)) as Record<string, unknown>;
      expect(schema).toMatchObject({
        $schema: "https://json-schema.org/draft/2020-12/schema",
        // A proof of 5D20 is a list of rows; everything else has keys.
        type: id === "5d20-proof" ? "array" : "object",
        title: expect.any(String),
      });
    }
  });
});

describe("check", () => {
  it("knows the files that belong to no game: print shop formats, values of a sheet", async () => {
    place.write(
      "shop.yaml",
      "format: pressbox/print-shops\nformats:\n  - {id: Mine, title: My shop, width: 63, height: 8, bleed: 3, safe: 3}\n",
    );
    place.write(
      "values.yaml",
      "format: pressbox/sheet-values\nversion: 1\ngame: dynast\nsheet: scoresheet\ncopies:\n  - coach: Ada\n",
    );
    const { code, out: told } = await place.run("check shop.yaml values.yaml");
    expect([code, ...told.trim().split("\n")]).toMatchInlineSnapshot(`
      [
        1,
        "shop.yaml:3:10 formats[0].id: found "Mine"; expected lowercase letters, digits and hyphens",
        "shop.yaml:3:51 formats[0].height: found 8; expected at least 20",
        "values.yaml:3:7 game: there is no game "dynast"; hint: did you mean "dynasty"? known: dynasty, postcard, dice-football, pen-and-paper, 5d20",
        "shop.yaml, values.yaml: 3 errors",
      ]
    `);
  });
});

describe("fonts", () => {
  it("names faces, files, coverage and license", async () => {
    const text = await out("fonts");
    for (const face of ["Barlow Condensed 700", "Graduate 400", "Kalam 400"]) expect(text).toContain(face);
    expect(text).toContain("Open Font License");
    for (const face of JSON.parse(await out("fonts --json")) as { missing: Record<string, string> }[])
      expect(face.missing.English).toBe("");
  });
});

describe("completion", () => {
  it.each(["bash", "zsh", "fish", "powershell"])("%s knows commands, options, choices and sheets", async (shell) => {
    const script = await out(`completion ${shell}`);
    for (const word of ["print", "replay", "theme", "scoresheet", "dynasty-rules"]) expect(script).toContain(word);
  });

  it.skipIf(process.platform === "win32")("bash completes", async () => {
    const script = await out("completion bash");
    const complete = (...words: string[]): string => {
      const quoted = words.map((word) => `'${word}'`).join(" ");
      const line = `${script}\nCOMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _pressbox; echo "\${COMPREPLY[@]}"`;
      return execFileSync("bash", ["-c", line], { encoding: "utf8" }).trim();
    };
    expect(complete("pressbox", "pri").split(/\s+/)).toEqual(["print", "printer"]);
    expect(complete("pressbox", "print", "dynasty", "--pa")).toBe("--paper");
    expect(complete("pressbox", "print", "--theme", "lo")).toBe("low-ink");
    expect(complete("pressbox", "print", "dynasty", "score")).toBe("scoresheet");
    // N30
    expect(complete("pressbox", "season", "postcard", "--format", "kn")).toBe("knock-out");
    expect(complete("pressbox", "print", "dynasty", "--format", "")).toBe("pdf svg png tabletop");
    expect(complete("pressbox", "play", "dynasty", "--coach", "ste")).toBe("steady");
    expect(complete("pressbox", "season", "pen")).toBe("pen-and-paper");
    expect(complete("pressbox", "print", "dynasty", "--record", "dyn")).toBe("");
  });
});

describe("solve", () => {
  it("solves, saves the tables, and reads them the next time", async () => {
    // A campaign of two seasons is solved in a moment.
    place.write(
      "short.yaml",
      "name: short\ntables:\n  setup: {seasons: 2, contractYears: 2}\n  influenceGain: [{from: 1, to: 2, gain: 1}]\n",
    );
    const first = JSON.parse(await out("solve dynasty --rules short.yaml --json")) as Record<string, number>;
    expect(Object.keys(first)).toEqual(["points", "titles", "seconds"]);
    const kept = place.files(".cache");
    expect(kept).toHaveLength(2);
    place.write(`.cache/${kept[0]}`, "not what it was");
    const second = JSON.parse(await out("solve dynasty --rules short.yaml --json")) as Record<string, number>;
    expect([second.points, second.titles]).toEqual([first.points, first.titles]);
    expect(place.read(`.cache/${kept[0]}`)).not.toBe("not what it was");
    const [one] = [
      JSON.parse(await out("solve dynasty --rules short.yaml --objective titles --no-cache --json")) as Record<
        string,
        number
      >,
    ];
    expect(one.titles).toBe(first.titles);
    expect(await out("solve dynasty --rules short.yaml")).toMatch(/^points +\d+\.\d{8} {2}/);
  });
});
