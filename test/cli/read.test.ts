/** `pressbox read`: forms that a viewer has saved, and what is none. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PDFDict, PDFDocument, PDFName, PDFString, type PDFForm } from "pdf-lib";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hasTool } from "../helpers/pdf.js";
import { typeInto } from "../helpers/type-into.js";
import { openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
const bytes = (name: string): Uint8Array => readFileSync(join(place.folder, name));

beforeAll(async () => {
  place = openWorkplace();
  const { code, err } = await place.run("print dynasty scoresheet --forms --out form.pdf");
  expect([code, err]).toEqual([0, ""]);
  place.write(
    "typed.pdf",
    await typeInto(bytes("form.pdf"), {
      "DY-2.club": "Łódź Żubry",
      "DY-2.season.1.points": "8",
      "DY-2.season.1.total": "8",
      "DY-2.season.2.points": "5",
      "DY-2.season.2.total": "12",
      "DY-2.season.1.teamDice.4": "on",
      "DY-2.season.1.dice.2": "6",
      "DY-2.season.1.bigGame": "W",
    }),
  );
});
afterAll(() => place.remove());

describe("read", () => {
  it("reports a wrong sum with its page and words, and saves nothing", async () => {
    const { code, err, out } = await place.run("read typed.pdf --save values.yaml");
    expect([code, out, err]).toMatchInlineSnapshot(`
      [
        1,
        "",
        "typed.pdf page 1, Season, 2, Points total: found "12"; its sum is "13"
      ",
      ]
    `);
    expect(place.has("values.yaml")).toBe(false);
  });

  it("says that a game fits the rows of its log, and how much they leave open (O3)", async () => {
    expect((await place.run("print dynasty season-log --forms --seed 42 --out log.pdf")).code).toBe(0);
    const { code, out } = await place.run("read log.pdf");
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/\na game that fits these rows; Pressbox filled in \d+ decisions/),
    ]);
  });

  it("saves the values of a sheet, which fill it in again", async () => {
    place.write("right.pdf", await typeInto(bytes("typed.pdf"), { "DY-2.season.2.total": "13" }));
    const read = await place.run("read right.pdf --save values.yaml");
    expect([read.code, read.err]).toEqual([0, ""]);
    expect(read.out).toMatchInlineSnapshot(`
      "d6 Dynasty, Campaign scoresheet: 8 fields filled in
      kept in values.yaml; print it with: pressbox print dynasty scoresheet --values values.yaml
      "
    `);
    expect(place.read("values.yaml")).toMatchInlineSnapshot(`
      "format: pressbox/sheet-values
      version: 1
      game: dynasty
      sheet: scoresheet
      rules:
        name: standard
      copies:
        - club: Łódź Żubry
          season.1.teamDice.4: true
          season.1.dice:
            - ""
            - "6"
          season.1.bigGame: win
          season.1.points: "8"
          season.1.total: "8"
          season.2.points: "5"
          season.2.total: "13"
      # made by Pressbox; while unchanged, replaced by it: 329b6eed104c2724
      "
    `);
    const printed = await place.run("print dynasty scoresheet --values values.yaml --out filled.pdf");
    expect([printed.code, printed.err]).toEqual([0, ""]);
    const again = await place.run("print dynasty scoresheet --values values.yaml --forms --out again.pdf");
    expect([again.code, again.err]).toEqual([0, ""]);
    const { code } = await place.run("read again.pdf --save again.yaml");
    expect(code).toBe(0);
    expect(place.read("again.yaml")).toBe(place.read("values.yaml"));
  });

  it("reports values that a place cannot show, in the form's own words, and saves nothing", async () => {
    const slips = {
      "DY-2.season.1.dice.1": "x",
      "DY-2.season.2.spent": "many",
      "DY-2.season.3.dice.4": "9",
    };
    place.write("slips.pdf", await typeInto(bytes("form.pdf"), slips));
    const { code, err } = await place.run("read slips.pdf --save slips.yaml");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        1,
        "slips.pdf page 1, Season, 1, Regular season Final dice 1: found "x"; expected up to 5 faces
      slips.pdf page 1, Season, 2, Coach influence spent: found "many"; expected a count
      slips.pdf page 1, Season, 3, Regular season Final dice 4: found "9"; a d6 has no face 9; hint: give 1 to 6, or 0 for an empty die
      ",
      ]
    `);
    expect(place.has("slips.yaml")).toBe(false);
  });

  it("reports values changed by hand at their lines, in print and check", async () => {
    const head = "format: pressbox/sheet-values\nversion: 1\ngame: dynasty\nsheet: scoresheet\ncopies:\n";
    place.write("changed.yaml", `${head}  - season.2.spent: many\n    season.3.dice: [9]\n`);
    const printed = await place.run("print dynasty scoresheet --values changed.yaml --out changed.pdf");
    expect([printed.code, printed.err]).toMatchInlineSnapshot(`
      [
        1,
        "changed.yaml:6:21 season.2.spent: "season.2.spent" needs a count, but its value is "many"
      changed.yaml:7:20 season.3.dice: a d6 has no face 9; hint: give 1 to 6, or 0 for an empty die
      ",
      ]
    `);
    expect(place.has("changed.pdf")).toBe(false);
    place.write("other.yaml", head.replace("dynasty", "dynasti").replace("copies:", "copies: [{}]"));
    const checked = await place.run("check changed.yaml other.yaml");
    expect([checked.code, checked.out]).toMatchInlineSnapshot(`
      [
        1,
        "changed.yaml:6:21 season.2.spent: "season.2.spent" needs a count, but its value is "many"
      changed.yaml:7:20 season.3.dice: a d6 has no face 9; hint: give 1 to 6, or 0 for an empty die
      other.yaml:3:7 game: there is no game "dynasti"; hint: did you mean "dynasty"? known: dynasty, postcard, dice-football, pen-and-paper, 5d20
      changed.yaml, other.yaml: 3 errors
      ",
      ]
    `);
  });

  it("reports a file of another kind once", async () => {
    place.write("rules.yaml", "format: pressbox/dynasty-rules\nname: short\nseasons: 3\n");
    const { code, err } = await place.run("print dynasty scoresheet --values rules.yaml");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        1,
        "rules.yaml: this is a file of the kind Dynasty house rules; expected the values of a sheet; hint: pressbox read FORM.pdf --save FILE keeps them; a record fills sheets with --record
      ",
      ]
    `);
  });

  it("reports every file that is not a form", async () => {
    place.write("letter.txt", "hello\n");
    const { code, err } = await place.run("read form.pdf missing.pdf letter.txt gone.pdf");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        1,
        "missing.pdf: there is no such file
      letter.txt: this is not a PDF; hint: give the form as the viewer saved it
      gone.pdf: there is no such file
      ",
      ]
    `);
  });

  it.skipIf(!hasTool("qpdf"))(
    "reads a form protected by an owner password, but not one locked with a password",
    async () => {
      const encrypt = (user: string, to: string, ...how: string[]): void => {
        const files = [join(place.folder, "typed.pdf"), join(place.folder, to)];
        execFileSync("qpdf", ["--allow-weak-crypto", "--encrypt", user, "owner", ...how, "--", ...files]);
      };
      const open = (await place.run("read typed.pdf")).out.replaceAll("typed.pdf", "FORM");
      for (const how of [["256"], ["128", "--use-aes=n"]]) {
        encrypt("", "protected.pdf", ...how);
        expect((await place.run("read protected.pdf")).out.replaceAll("protected.pdf", "FORM")).toBe(open);
      }
      encrypt("secret", "locked.pdf", "256");
      const { code, err } = await place.run("read locked.pdf");
      expect([code, err]).toMatchInlineSnapshot(`
      [
        1,
        "locked.pdf: the PDF is locked: it only opens with a password; hint: open it in a viewer with its password and save or print it as a PDF without one
      ",
      ]
    `);
    },
  );

  it.each([
    ["no PDF", "notes.txt", "hello\n"],
    ["a PDF without fields", "blank.pdf", undefined],
    ["nothing", "nothing.pdf", undefined],
  ])("%s", async (what, name, text) => {
    if (text !== undefined) place.write(name, text);
    if (what === "a PDF without fields") await place.run(`print dynasty scoresheet --out ${name}`);
    const { code, err } = await place.run(`read ${name}`);
    expect(code).toBe(1);
    expect(err).toMatchSnapshot();
  });

  it("rejects forms of other versions, sheets and games", async () => {
    const marked = async (mark: object | undefined, also?: (form: PDFForm) => void) => {
      const pdf = await PDFDocument.load(bytes("form.pdf"), { updateMetadata: false });
      const { Info } = pdf.context.trailerInfo;
      const info = pdf.context.lookup(Info!, PDFDict);
      if (mark) info.set(PDFName.of("PressboxForm"), PDFString.of(JSON.stringify(mark)));
      else info.delete(PDFName.of("PressboxForm"));
      also?.(pdf.getForm());
      place.write("marked.pdf", await pdf.save({ updateFieldAppearances: false }));
      const { code, err } = await place.run("read marked.pdf");
      return `${code} ${err}`;
    };
    const mark = {
      version: 1,
      game: "dynasty",
      sheets: ["scoresheet"],
      rules: { name: "standard" },
      theme: "color",
      paper: "letter",
    };
    expect(await marked({ ...mark, version: 7 })).toMatchSnapshot("of another version");
    expect(await marked({ ...mark, game: "chess" })).toMatchSnapshot("of another game");
    expect(await marked({ ...mark, sheets: ["no-such"] })).toMatchSnapshot("of no sheet");
    expect(await marked({ ...mark, theme: "neon" })).toMatchSnapshot("of no theme");
    expect(await marked(mark, (form) => form.removeField(form.getField("DY-2.season.1.points")))).toMatchSnapshot(
      "with other fields",
    );
    // A viewer that drops what it does not know leaves the names of the fields.
    expect(await marked(undefined)).toMatch(/^0 $/);
  });
});
