/** Pressbox as a library: the example in the head of src/index.ts, and the checks. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as pressbox from "../../src/index.js";

const {
  bindDocument,
  booklet,
  buildBook,
  buildSheets,
  checkData,
  checkTable,
  FontBook,
  formatIssue,
  loadFontFiles,
  loadSystems,
  NO_CACHE,
  PAPERS,
  parseCsv,
  parseData,
  play,
  playSeasons,
  renderPdf,
  replay,
  requireSystem,
  rulesOfRecord,
  templatesFrom,
} = pressbox;

describe("the library", () => {
  it("runs its own example", async () => {
    const source = readFileSync(new URL("../../src/index.ts", import.meta.url), "utf8");
    for (const [, list] of source.matchAll(/import \{ ([^}]*) \} from "pressbox"/g)) {
      for (const name of list.split(", ")) expect(pressbox).toHaveProperty(name);
    }
    const system = await requireSystem("dynasty");
    const record = await play("dynasty", { seed: 42, coach: "expert", names: { coach: "Dutch Kowalski" } });
    const fonts = new FontBook(loadFontFiles());
    const request = {
      system,
      records: [record],
      rules: rulesOfRecord(system, record),
      fill: "filled",
      theme: "color",
      paper: "letter",
      names: {},
      templates: templatesFrom(),
      fonts,
      cache: NO_CACHE,
    } as const;
    const specs = system.sheets.filter((sheet) => sheet.fills === "record");
    const document = bindDocument(request, await buildSheets(request, specs), "My campaign");
    expect(document.outline.map(({ title }) => title)).toEqual(specs.map(({ code, title }) => `${code} ${title}`));
    const pdf = await renderPdf(document, fonts);
    expect(new TextDecoder("latin1").decode(pdf.subarray(0, 5))).toBe("%PDF-");
    expect(await replay(record)).toEqual([]);
  });

  it("N29: plays a league, writes its book, folds it, and reads teams from a spreadsheet", async () => {
    const { seasons, ...game } = await requireSystem("postcard");
    const text = "name\nAces\nKings\nQueens\nJacks\n";
    const checked = checkTable([game.kinds.teams!], parseCsv(text, "teams.csv"));
    expect(checked.issues).toEqual([]);
    const league = seasons!.create({ rules: game.standardRules, seed: 7, teams: checked.value });
    const stop = playSeasons({ seasons: seasons!, league, years: 1, onStep: () => undefined });
    expect(seasons!.champions(stop.league)).toHaveLength(1);
    const { parts, ...words } = seasons!.book!({ league: stop.league, theme: "mono", logs: "none" });
    const fonts = new FontBook(loadFontFiles());
    const look = { theme: "mono", paper: "a4", fonts, templates: templatesFrom(), cache: NO_CACHE } as const;
    const book = await buildBook({ ...words, game: { ...game, ...words.game }, ...look }, parts);
    expect(book.pages.length).toBeGreaterThan(3);
    const folded = booklet(book.pages, { paper: PAPERS.a4, shrink: true, title: "book" });
    expect(folded.sheets.length).toBeLessThan(book.pages.length);
  });

  it("takes words as seeds, and reports unknown names", async () => {
    expect(await play("dynasty", { seed: "bears" })).toEqual(await play("dynasty", { seed: "bears", coach: "expert" }));
    await expect(play("dinasty", { seed: 1 })).rejects.toThrow('did you mean "dynasty"');
    await expect(play("dynasty", { seed: 1, coach: "exprt" })).rejects.toThrow('did you mean "expert"');
    await expect(play("dynasty", { seed: -1 })).rejects.toThrow("outside 0 to 4294967295");
    expect((await replay({ hello: "world" })).map(formatIssue)).toEqual(["this is not a game record"]);
  });

  it("checks data from anywhere", async () => {
    const systems = await loadSystems();
    const { data, locate } = parseData("switches: {playoffMatch: orBetter, mustTakeBest: maybe}\n", "house.yaml");
    expect(checkData(data, systems, locate).issues.map(formatIssue)).toEqual([
      'house.yaml:1:50 switches.mustTakeBest: found "maybe"; expected true or false',
    ]);
    expect(checkData({ switches: { mustTakeBest: false } }, systems).issues).toEqual([]);
    expect(checkData(await play("dynasty", { seed: 3 }), systems).issues).toEqual([]);
  });
});
