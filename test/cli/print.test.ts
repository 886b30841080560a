/** `pressbox print`: what it writes, and that a fault leaves nothing behind. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installedBrowser } from "../helpers/chromium.js";
import { readPdf } from "../helpers/pdf.js";
import { jsonLines, openWorkplace, type Workplace } from "./run.js";

let place: Workplace;
beforeEach(() => (place = openWorkplace()));
afterEach(() => place.remove());

const BROKEN_TABLE = `name: twice seven
tables:
  offSeason:
    - {from: 2, to: 7, text: low}
    - {from: 7, to: 12, text: high}
`;

describe("what print writes", () => {
  it("one sheet as a PDF, with its path, pages and size", async () => {
    const { code, out, err } = await place.run("print dynasty scoresheet");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^out\/dynasty-scoresheet\.pdf {2}1 page {2}\d+ kB\n$/);
    expect(place.files("out")).toEqual(["dynasty-scoresheet.pdf"]);
  });

  it("writes the same bytes every time, and blank next to filled", async () => {
    await place.run("print dynasty scoresheet --seed 42 --out a");
    await place.run("print dynasty DY-2 --seed 42 --coach expert --out b --quiet");
    expect(place.read("a/dynasty-scoresheet-filled.pdf")).toBe(place.read("b/dynasty-scoresheet-filled.pdf"));
    await place.run("print dynasty scoresheet --out a");
    expect(place.files("a")).toEqual(["dynasty-scoresheet-filled.pdf", "dynasty-scoresheet.pdf"]);
    expect(place.read("a/dynasty-scoresheet.pdf")).not.toBe(place.read("a/dynasty-scoresheet-filled.pdf"));
  });

  it("the named file, and several sheets bound into it", async () => {
    const { out } = await place.run("print dynasty scoresheet season-log --seed 7 --out deep/campaign.pdf --json");
    const [{ file, pages }] = (JSON.parse(out) as { files: { file: string; pages: number }[] }).files;
    expect(file).toBe("deep/campaign.pdf");
    expect(pages).toBeGreaterThan(1);
    expect(place.files("deep")).toEqual(["campaign.pdf"]);
    const combined = await place.run("print dynasty scoresheet season-log --combined");
    expect(combined.out).toMatch(/^out\/dynasty\.pdf /);
  });

  it("SVG and PNG, one file per page", async () => {
    await place.run("print dynasty scoresheet --format svg");
    expect(place.read("out/dynasty-scoresheet.svg")).toMatch(/^<svg [^]*<\/svg>\s*<!-- made by Pressbox[^\n]* -->\n$/);
    await place.run("print dynasty scoresheet --out page.png --dpi 30");
    expect(place.read("page.png").slice(1, 4)).toBe("PNG");
    await place.run("print dynasty season-log --format svg --out log");
    expect(place.files("log")[0]).toBe("dynasty-season-log-1.svg");
  });

  it("forms, themes and papers", async () => {
    for (const options of ["--forms", "--theme mono", "--theme low-ink", "--theme large-print", "--paper a4"]) {
      expect((await place.run(`print dynasty scoresheet ${options}`)).err).toBe("");
    }
    // N28: none of them takes another's place.
    expect(place.files("out")).toEqual([
      "dynasty-scoresheet-a4.pdf",
      "dynasty-scoresheet-form.pdf",
      "dynasty-scoresheet-large-print.pdf",
      "dynasty-scoresheet-low-ink.pdf",
      "dynasty-scoresheet-mono.pdf",
    ]);
    const [page] = (await readPdf(readFileSync(join(place.folder, "out/dynasty-scoresheet-form.pdf")))).pages;
    expect(page.fields.length).toBeGreaterThan(400);
  });

  it("N28: opens what it made, or the folder of several files", async () => {
    await place.run("print dynasty mat odds");
    await place.run("print dynasty mat --open --booklet --paper a4");
    await place.run("print dynasty mat odds --open");
    expect(place.opened).toEqual([join("out", "dynasty-mat-a4-booklet.pdf"), "out"]);
  });

  it("a number of each card, sheet by sheet or to cut and stack, with backs for either edge", async () => {
    const print = async (options: string): Promise<number> => {
      const { code, out, err } = await place.run(`print pen-and-paper team-cards-two-sided --force --json ${options}`);
      expect([code, err]).toEqual([0, ""]);
      return (JSON.parse(out) as { files: { pages: number }[] }).files[0].pages;
    };
    const file = "out/pen-and-paper-team-cards-two-sided.pdf";
    const once = await print("");
    const across = place.read(file);
    expect(await print("--order cut-and-stack")).toBe(once);
    const stacked = place.read(file);
    expect(await print("--duplex short")).toBe(once);
    expect(new Set([across, stacked, place.read(file)]).size).toBe(3);
    // Nine of each, nine to a sheet: a sheet and its back a card.
    expect(await print("--copies 9")).toBe(await print("--single"));
    expect(await print("--copies 1")).toBe(once);
    expect(place.read(file)).toBe(across);
  });

  it("a number of one sheet's cards, and decks that share paper", async () => {
    const pages = async (options: string): Promise<number[]> => {
      const line = `print pen-and-paper team-cards team-cards-two-sided --force --json ${options}`;
      const { code, out, err } = await place.run(line);
      expect([code, err]).toEqual([0, ""]);
      return (JSON.parse(out) as { files: { pages: number }[] }).files.map((file) => file.pages);
    };
    const [plain, sided] = await pages("");
    expect(await pages("--copies team-cards=9")).toEqual([51, sided]);
    expect(await pages("--copies 9 --copies PP-5=1")).toEqual([plain, 102]);
    // 102 and 51 cards, nine a sheet: eleven sheets, a white page so that fronts begin on a front, five sheets with backs,
    // and one sheet with the three and six cards that are left.
    expect(await pages("--share-paper --copies team-cards=2")).toEqual([11 + 1 + 10 + 2]);
  });

  it("cards with backs on one side of the paper, to fold", async () => {
    const { code, out, err } = await place.run("print dice-football line-ups --fold-over");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^out\/dice-football-line-ups-fold-over\.pdf {2}1 page /);
    const [page] = (await readPdf(readFileSync(join(place.folder, "out/dice-football-line-ups-fold-over.pdf")))).pages;
    expect(page.texts.map(({ text }) => text).join(" ")).toMatch(/fold behind at the dashes, glue, cut/);
  });

  it("a blank with names at its head", async () => {
    const plain = await place.run("print dynasty scoresheet --out plain.svg");
    const named = await place.run([
      "print",
      "dynasty",
      "scoresheet",
      "--out",
      "named.svg",
      "--coach-name",
      "Ann Lee",
      "--club",
      "Comets",
    ]);
    expect([plain.code, named.code, named.err]).toEqual([0, 0, ""]);
    expect(place.read("named.svg").length).toBeGreaterThan(place.read("plain.svg").length);
  });

  it("every sheet of the game, and those that are always filled", async () => {
    const { code, err } = await place.run("print dynasty --quiet");
    expect([code, err]).toEqual([0, ""]);
    expect(place.files("out").length).toBeGreaterThan(5);
  });

  it("sheets filled from a record, the same as from its seed", async () => {
    await place.run("play dynasty --seed 5 --save game.json --quiet");
    await place.run("print dynasty scoresheet --record game.json --out a.pdf");
    await place.run("print dynasty scoresheet --seed 5 --out b.pdf");
    expect(place.read("a.pdf")).toBe(place.read("b.pdf"));
  });

  it("footers that name the file they print from, as far as the line allows", async () => {
    const footers = async (path: string): Promise<string[]> => {
      const { pages } = await readPdf(readFileSync(join(place.folder, path)));
      const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text).join(" "));
      return words.flatMap((text) => /pressbox print \S+(?: --\S+ \S+)+/.exec(text)?.[0] ?? []);
    };
    place.write("mine.yaml", readFileSync("assets/samples/dynasty/my-campaign.yaml"));
    await place.run("play dynasty --dice mine.yaml --save mine.json --quiet");
    for (const [i, name] of ["mine.json", "my own.json", `${"long".repeat(15)}.json`].entries()) {
      place.write(name, place.read("mine.json"));
      await place.run(["print", "dynasty", "scoresheet", "--record", name, "--out", `${i}.pdf`]);
      const shown = i === 0 ? name : "FILE";
      expect(await footers(`${i}.pdf`)).toEqual([`pressbox print dynasty --record ${shown}`]);
    }
    place.write("open.yaml", "name: open market\nswitches: {playoffMatch: orBetter}\n");
    await place.run("print dynasty scoresheet --seed 5 --rules open.yaml --out 4.pdf");
    expect(await footers("4.pdf")).toEqual(["pressbox print dynasty --seed 5 --coach expert --rules open.yaml"]);
    // Teams do not say by which rules they are printed; records do.
    place.write("teams.yaml", readFileSync("assets/samples/5d20/teams.yaml"));
    await place.run("print 5d20 team-chart --record teams.yaml --rules season --out 5.pdf");
    expect(new Set(await footers("5.pdf"))).toEqual(
      new Set(["pressbox print 5d20 --record teams.yaml --rules season"]),
    );
    expect(await place.run("print dynasty scoresheet --record mine.json --rules open.yaml")).toMatchObject({
      code: 2,
      err: expect.stringContaining("a record brings its own rules: remove --rules") as string,
    });
  });

  it("house rules on paper and in the game", async () => {
    place.write("house.yaml", "name: open market\nswitches: {playoffMatch: orBetter}\n");
    const { code, err } = await place.run("print dynasty scoresheet --rules house.yaml --seed 3");
    expect([code, err]).toEqual([0, ""]);
  });
});

describe("for an archive", () => {
  it("--pdf-a: PDF/A-2u, for one sheet and for all in one file, the same every time", async () => {
    expect((await place.run("print dynasty scoresheet --seed 7 --pdf-a --out kept.pdf")).err).toBe("");
    const kept = place.read("kept.pdf");
    expect(kept).toContain("<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>U<");
    await place.run("print dynasty scoresheet --seed 7 --pdf-a --out again.pdf");
    expect(place.read("again.pdf") === kept).toBe(true);
    await place.run("print dynasty rules quick-reference --pdf-a --combined --out all");
    expect(place.read("all/dynasty.pdf")).toContain("<pdfaid:part>2<");
    await place.run("print dynasty scoresheet --seed 7 --out plain.pdf");
    expect(place.read("plain.pdf")).not.toContain("pdfaid");
  });
});

describe("cards for a print shop", () => {
  const sizeOf = (file: string): number[] => {
    const png = readFileSync(join(place.folder, file));
    expect(png.toString("latin1", 37, 41)).toBe("pHYs");
    return [png.readUInt32BE(16), png.readUInt32BE(20), Math.round(png.readUInt32BE(41) * 0.0254)];
  };

  it("as a PDF: one page per card at the shop's size, front and back in turn, in the copies asked for, with its boxes", async () => {
    const { out, err } = await place.run("print dice-football line-ups --shop large --copies 2");
    expect([out, err]).toEqual([expect.stringMatching(/^out\/dice-football-line-ups-large\.pdf {2}4 pages /), ""]);
    const { pages } = await readPdf(readFileSync(join(place.folder, "out/dice-football-line-ups-large.pdf")));
    expect(pages.map(({ width, height }) => [width, height].map((mm) => mm.toFixed(2)))).toEqual(
      Array.from({ length: 4 }, () => ["95.25", "133.35"]),
    );
    const words = pages.map(({ texts }) =>
      texts
        .map(({ text }) => text)
        .join(" ")
        .toLowerCase(),
    );
    expect(words.map((text) => /offense/.test(text))).toEqual([true, false, true, false]);
    const raw = place.read("out/dice-football-line-ups-large.pdf");
    // PDF/X-4, which is about PDF 1.6; test/contract/pdf-standards.ts has its rules.
    expect(raw.slice(0, 8)).toBe("%PDF-1.6");
    expect(raw).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4<");
  });

  it("as numbered PNG files at 300 and 600 dpi, with a list of the copies of each", async () => {
    const line = "print dice-football line-ups --shop large --format png";
    expect((await place.run(`${line} --copies line-ups=3`)).err).toBe("");
    const folder = "out/dice-football-line-ups-large";
    expect(place.files(folder)).toEqual(["back_001_x3.png", "cards.csv", "front_001_x3.png"]);
    expect(sizeOf(`${folder}/front_001_x3.png`)).toEqual([1125, 1575, 300]);
    expect(place.read(`${folder}/cards.csv`)).toMatch(
      /^card,front,back,quantity\n".*",front_001_x3\.png,back_001_x3\.png,3\n$/,
    );
    await place.run(`${line} --dpi 600 --out fine`);
    expect(sizeOf("fine/dice-football-line-ups-large/back_001.png")).toEqual([2250, 3150, 600]);
  });

  it("in your own format", async () => {
    const format = (more: string): string =>
      `format: pressbox/print-shops\nformats:\n  - {id: mine, title: Ours, width: 63, height: 88, ${more}}\n`;
    place.write("mine.yaml", format("bleed: 2, safe: 2"));
    const { out } = await place.run("print pen-and-paper team-cards --shop mine.yaml");
    expect(out).toMatch(/team-cards-mine\.pdf/);
    const head = async (pdf: string): Promise<string> => {
      place.write("mine.yaml", format(`bleed: 2, safe: 2, pdf: ${pdf}`));
      expect(
        (await place.run(["print", "pen-and-paper", "team-cards", "--shop", "mine.yaml", "--out", `${pdf}.pdf`])).err,
      ).toBe("");
      const raw = place.read(`${pdf}.pdf`);
      return `${raw.slice(0, 8)} ${/PDF\/X-4|pdfaid:part/.exec(raw)?.[0] ?? "no standard"}`;
    };
    expect([await head("x-4"), await head("a-2u"), await head("plain")]).toEqual([
      "%PDF-1.6 PDF/X-4",
      "%PDF-1.7 pdfaid:part",
      "%PDF-1.7 no standard",
    ]);
    place.write("mine.yaml", format("bleed: 2, safe: 2, pdf: x-1a"));
    expect((await place.run("print pen-and-paper team-cards --shop mine.yaml")).err).toMatch(/pdf.*"?x-4/);
    place.write("wrong.yaml", format("bleed: two, save: 2"));
    const { code, err } = await place.run("print pen-and-paper team-cards --shop wrong.yaml");
    expect(code).toBe(1);
    expect(err).toMatch(/^wrong\.yaml:3:\d+.*bleed/m);
    expect(err).toMatch(/"save".*did you mean "?safe/);
  });

  it("says why cards do not fit, or scales them", async () => {
    const { code, err } = await place.run("print pen-and-paper play-calls --shop bridge");
    expect([code, err]).toEqual([
      1,
      'cards of "Play-call cards" are 44 x 63 mm, and bridge is 57.15 x 88.9 mm; hint: --shop mini fits as it is; --fit sets them to the size of bridge\n',
    ]);
    expect((await place.run("print pen-and-paper play-calls --shop bridge --fit")).code).toBe(0);
    expect((await place.run("list --shops")).out).toMatch(
      /^ {2}tarot +69\.85 x 120\.65 mm +bleed 3\.175 +safe 3\.175/m,
    );
  });
});

describe("an error is exit code 1, has a name, and leaves nothing behind", () => {
  const fails = async (line: string | string[], ...expected: (RegExp | string)[]): Promise<void> => {
    const before = place.files();
    const { code, out, err } = await place.run(line);
    for (const part of expected) expect(err).toMatch(part);
    expect([code, out]).toEqual([1, ""]);
    expect(place.files()).toEqual(before);
    const json = await place.run([...(typeof line === "string" ? line.split(" ") : line), "--json"]);
    expect(jsonLines(json.err).length).toBeGreaterThan(0);
    for (const issue of jsonLines(json.err))
      expect(issue).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  };

  it("house rules of a wrong type, with file, line and column", async () => {
    place.write("house.yaml", "tables:\n  setup:\n    dice: three\n    influense: 3\n");
    await fails(
      "print dynasty --rules house.yaml",
      /^house\.yaml:3:11 tables\.setup\.dice: found "three"; expected a (whole )?number/,
      /house\.yaml:4:5 tables\.setup\.influense: there is no key "influense" here; hint: did you mean "influence"\?/,
    );
  });

  it("a house table that overlaps", async () => {
    place.write("house.yaml", BROKEN_TABLE);
    await fails("print dynasty scoresheet --rules house.yaml", /house\.yaml:\d+:\d+ tables\.offSeason/);
  });

  it("malformed YAML and JSON", async () => {
    place.write("house.yaml", "tables:\n\tsetup: 1\n");
    await fails("print dynasty --rules house.yaml", /^house\.yaml:2:1: found a tab/);
    place.write("game.json", '{"format": "pressbox/dynasty-campaign",}');
    await fails("print dynasty --record game.json", /^game\.json:1:39: found a comma before \}/);
    await fails("print dynasty --record none.json", "none.json: there is no such file");
  });

  it("a record that was tampered with", async () => {
    await place.run("play dynasty --seed 5 --save game.json --quiet");
    const record = JSON.parse(place.read("game.json")) as { dice: number[] };
    record.dice[0] = (record.dice[0] % 6) + 1;
    place.write("game.json", JSON.stringify(record));
    await fails("print dynasty scoresheet --record game.json", /^game\.json/);
  });

  it("a template that needs what the sheet does not have", async () => {
    mkdirSync(join(place.folder, "mine", "dynasty"), { recursive: true });
    writeFileSync(
      join(place.folder, "mine", "dynasty", "scoresheet.hbs"),
      "{{#stack}}\n{{text nickname}}\n{{/stack}}\n",
    );
    await fails(
      "print dynasty scoresheet --templates mine",
      /scoresheet\.hbs:2:1 nickname: the template uses nickname/,
    );
    await fails("print dynasty --templates none", /there is no folder/);
  });

  it("a name with letters that the pencil lacks", async () => {
    await fails(["print", "dynasty", "scoresheet", "--coach-name", "\u0418\u0432\u0430\u043d"], /^coach /, /\u0418/);
    await fails(["print", "dynasty", "scoresheet", "--club", "Comets \u{1f3c8}"], /\u{1f3c8}/u);
    await fails(
      ["print", "dynasty", "scoresheet", "--seed", "1", "--coach-name", "\u0418\u0432\u0430\u043d"],
      /\u0418/,
    );
  });

  it("a name of sixty letters fits, or fails by name", async () => {
    for (const name of ["Maximilian Featherstonehaugh-Cholmondeley de la Tour du Pin x", "W".repeat(60)]) {
      const { code, err } = await place.run(["print", "dynasty", "scoresheet", "--coach-name", name, "--out", "long"]);
      if (code === 0) expect(place.files("long")).toEqual(["dynasty-scoresheet.pdf"]);
      else {
        expect(err).toContain(name.slice(0, 20));
        expect([code, place.files("long")]).toEqual([1, []]);
      }
    }
  });

  it("a file in place of a folder, a folder in place of a file", async () => {
    place.write("out", "not a folder");
    await fails("print dynasty scoresheet", /^out: a file already has the name of the folder needed here/);
    mkdirSync(join(place.folder, "sheet.pdf"));
    await fails(
      "print dynasty scoresheet --out sheet.pdf",
      /^sheet\.pdf: a folder already has the name of the file needed here/,
    );
  });

  it.skipIf(process.platform === "win32" || process.getuid?.() === 0)("a folder without write permission", async () => {
    mkdirSync(join(place.folder, "shut"));
    chmodSync(join(place.folder, "shut"), 0o500);
    await fails(
      "print dynasty scoresheet --out shut",
      /^shut.*: no permission to write here; hint: choose another place/,
    );
  });

  it.skipIf(process.platform !== "linux")("a place where not even root can write", async () => {
    await fails(
      "print dynasty scoresheet --out /proc/pressbox",
      /^\/proc\/pressbox: .*; hint: choose another place with --out/,
    );
  });

  it("no browser", async () => {
    await fails(
      "print dynasty scoresheet --engine chromium --browser /nowhere/chrome",
      /the browser "\/nowhere\/chrome", named by --browser/,
    );
  });
});

it.skipIf(installedBrowser === "")("prints with Chromium (skipped if no browser is installed)", async () => {
  const { code, err } = await place.run("print dynasty scoresheet --engine chromium --out c.pdf");
  expect([code, err]).toEqual([0, ""]);
  expect(place.read("c.pdf").slice(0, 5)).toBe("%PDF-");
});
