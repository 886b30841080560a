/** A person's own files in Studio: in, told apart, opened where they belong, out again as the command reads them. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import type { ElementHandle, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyKind } from "../../src/files/every-kind.js";
import { readFile } from "../../src/files/read-file.js";
import { openWorkplace } from "../cli/run.js";
import { installedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { violations } from "./axe.js";
import { click, fileIn, inFirefox, openSite, saveFrom, type Site, SOON, textOf, untilStatus } from "./site.js";

const press = (): never => {
  throw new Error("no values among these files");
};

describe.skipIf(installedBrowser === "")(`Studio's files (${whyNoBrowser})`, () => {
  const place = openWorkplace();
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    for (const { id } of SYSTEMS) expect((await place.run(`play ${id} --seed 7 --save ${id}.json`)).code).toBe(0);
    expect((await place.run("season pen-and-paper --teams 6 --weeks 2 --seed 3 --file league.yaml")).code).toBe(0);
    place.write("teams.yaml", readFileSync("assets/samples/5d20/teams.yaml"));
    place.write("rules.yaml", "format: pressbox/5d20-rules\nnope: 3\n");
    place.write("notes.yaml", "who: knows\n");
    place.write("passing.csv", "Player,Tm,Cmp,Att,Yds,TD,Int\nA. Ames,GUL,12,30,200,1,1\n");
    place.write("box-score.hbs", readFileSync("templates/5d20/box-score.hbs"));
    place.write("season-log.hbs", "{{#stack}}\n  {{text 3}}\n{{/stick}}\n");
  });
  afterAll(async () => {
    await site?.close();
    place.remove();
  });

  const OWN = [
    ...SYSTEMS.map(({ id }) => `${id}.json`),
    "league.yaml",
    "teams.yaml",
    "rules.yaml",
    "notes.yaml",
    "passing.csv",
    "box-score.hbs",
    "season-log.hbs",
  ];
  /** As it is called here: templates lie below the folder that the command knows. */
  const kept = (name: string): string => (name.endsWith(".hbs") ? `templates/5d20/${name}` : name);

  const open = async (hash = "#/files/5d20"): Promise<Page> => {
    const page = await site.open(hash);
    await page.waitForSelector(".fileswork");
    return page;
  };
  const give = async (page: Page, ...files: readonly string[]): Promise<void> => {
    const input = (await page.waitForSelector(".in-out input[type=file]"))!;
    await (input as ElementHandle<never>).uploadFile(...files.map((file) => path.join(place.folder, file)));
  };
  /** Waits until every file has been told apart. @returns words by name */
  const told = async (page: Page, count: number): Promise<Readonly<Record<string, string>>> => {
    await page.waitForFunction(
      `(() => { const rows = [...document.querySelectorAll(".file-list > li:not(.gone)")];
        return rows.length === ${count} && rows.every((row) => row.querySelector(".what p").textContent !== "Reading"); })()`,
      { timeout: 90_000 },
    );
    return (await page.evaluate(
      `Object.fromEntries([...document.querySelectorAll(".file-list > li")].map((row) =>
        [row.querySelector(".what .hand").textContent, row.querySelector(".what p").textContent]))`,
    )) as Record<string, string>;
  };
  const row = (name: string): string => `.row-acts[aria-label=${JSON.stringify(name)}]`;
  const button = (name: string, words: string): string =>
    `::-p-xpath(//div[@aria-label="${name}"]//*[text()="${words}"])`;
  const clear = async (page: Page): Promise<void> => {
    await page.evaluate(`new Promise((done) => { const asked = indexedDB.open("pressbox");
      asked.onsuccess = () => { const all = asked.result.transaction("files", "readwrite").objectStore("files").clear();
        all.onsuccess = () => { asked.result.close(); done(); } } })`);
    await page.reload();
    await page.waitForSelector(".no-files");
  };

  it("starts with an empty list", async () => {
    const page = await open();
    await untilStatus(page, /No files yet/);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("describes each file as the command does, with its errors at their lines", async () => {
    const page = await open();
    await give(page, ...OWN);
    await untilStatus(page, /added/);
    const words = await told(page, OWN.length);
    expect(Object.keys(words).sort()).toEqual(OWN.map(kept).sort());
    for (const name of OWN.filter((one) => !one.endsWith(".hbs"))) {
      const { kind, issues } = await readFile(place.read(name), name, everyKind(SYSTEMS, press));
      expect(words[name], name).toContain(kind?.title ?? "Unknown");
      const shown = await page.$$eval(`.file-list > li:has(${row(name)}) .faults li`, (list) =>
        list.map((one) => one.textContent ?? ""),
      );
      expect(shown.length, name).toBe(issues.filter(({ severity }) => severity === "error").length);
      for (const [i, { line, message }] of issues.entries()) {
        expect(shown[i]).toContain(message);
        if (line !== undefined) expect(shown[i]).toContain(`${name}:${line}`);
      }
    }
    expect(words["templates/5d20/box-score.hbs"]).toBe("Template, 5D20 Football");
    await expect
      .poll(() => textOf(page, `.file-list > li:has(${row("templates/5d20/season-log.hbs")}) .faults`), SOON)
      .toMatch(/season-log\.hbs:1:4.*stick/s);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  it("exports a ZIP that the command reads, the same bytes each time, and imports it again", async () => {
    const page = await open();
    await told(page, OWN.length);
    const name = "pressbox-files.zip";
    const exportAll = async (): Promise<Buffer> =>
      readFileSync(await saveFrom(page, () => page.keyboard.press("a"), name, place.folder));
    const first = await exportAll();
    const parts = unzipSync(first);
    expect(Object.keys(parts)).toEqual(OWN.map(kept).sort());
    for (const one of OWN)
      expect(Buffer.from(parts[kept(one)]).equals(readFileSync(path.join(place.folder, one))), one).toBe(true);
    // The command takes them as they lie.
    mkdirSync(path.join(place.folder, "out-of-page", "templates", "5d20"), { recursive: true });
    for (const one of Object.keys(parts)) place.write(`out-of-page/${one}`, parts[one]);
    for (const { id } of SYSTEMS) expect(await place.run(`replay out-of-page/${id}.json`)).toMatchObject({ code: 0 });
    const drawn = await place.run("print 5d20 season-log --templates out-of-page/templates --out drawn");
    expect(drawn.err).toMatch(/season-log\.hbs:1:4.*stick/);

    await clear(page);
    await give(page, name);
    await untilStatus(page, new RegExp(`${OWN.length} files added`));
    await told(page, OWN.length);
    expect((await exportAll()).equals(first)).toBe(true);
    // And again: nothing is there twice.
    await give(page, name);
    await untilStatus(page, new RegExp(`^${OWN.length} files already here`));
    await expect.poll(() => page.$$eval(".file-list > li", (list) => list.length), SOON).toBe(OWN.length);
    await page.close();
  });

  it("opens a record on its sheet: the PDF is the command's", async () => {
    const page = await open();
    await told(page, OWN.length);
    await click(page, button("5d20.json", "Open"));
    await untilStatus(page, /\d pages/);
    expect(page.url()).toContain("file=5d20.json");
    await expect.poll(() => textOf(page, ".from-file"), SOON).toContain("5d20.json");
    await page.waitForFunction(`document.querySelectorAll(".story li").length > 100`);
    await page.evaluate(`location.hash = location.hash + "&paper=letter"`);
    await untilStatus(page, /\d pages/);
    const pdf = "5d20-game-log-filled.pdf";
    const saved = await saveFrom(page, () => click(page, "::-p-aria(PDF)"), pdf, place.folder);
    expect((await place.run("print 5d20 game-log --record 5d20.json --out printed")).code).toBe(0);
    expect(readFileSync(saved).equals(readFileSync(path.join(place.folder, "printed", pdf)))).toBe(true);
    await page.close();
  });

  it("prints teams and leagues, and says which sheets they do not fill", async () => {
    const page = await open();
    await told(page, OWN.length);
    await click(page, button("league.yaml", "Print"));
    await untilStatus(page, /\d pages?,/);
    const there = page.url();
    await page.goto(there.replace(/sheet\/pen-and-paper\/[^?]*/, "sheet/pen-and-paper/scoresheet"));
    await page.waitForSelector(".faults");
    await expect.poll(() => textOf(page, ".faults"), SOON).toMatch(/league\.yaml.*cannot fill.*it fills/s);
    await page.close();
  });

  it("resumes a game that was left at the table", async () => {
    const page = await site.open("#/table/dynasty");
    await click(page, "::-p-aria(Begin)");
    await page.waitForSelector(".answer");
    await page.keyboard.press("Enter");
    await page.waitForFunction(`!document.querySelector(".at-thumb button").disabled`);
    const asked = await textOf(page, ".ask h1");
    await page.goto(`${site.url}#/files/dynasty`);
    await page.waitForSelector(".fileswork");
    const words = await told(page, OWN.length + 1);
    expect(words["dynasty-by-hand.json"]).toContain("in progress");
    expect(words["dynasty.json"]).not.toContain("in progress");
    await click(page, button("dynasty-by-hand.json", "Open"));
    await click(page, "::-p-aria(Continue your game)");
    await page.waitForFunction(`document.querySelector(".ask h1")?.textContent === ${JSON.stringify(asked)}`);
    await page.close();
  });

  it("renames, keeps names distinct, removes, and undoes that in place", async () => {
    const page = await open();
    await told(page, OWN.length + 1);
    await click(page, button("notes.yaml", "Rename"));
    const type = async (name: string): Promise<void> => {
      await page.waitForSelector(".new-name input:focus");
      await page.$eval(".new-name input", (input) => input.select());
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
    };
    for (const [name, why] of [
      ["teams.yaml", /teams\.yaml already exists/],
      ["../notes.yaml", /outside the folder/],
      ["a|b.yaml", /characters/],
    ] as const) {
      await type(name);
      await page.waitForFunction(`${why}.test(document.querySelector(".wrong")?.textContent ?? "")`);
    }
    await type("old/notes.yaml");
    await untilStatus(page, /Renamed notes\.yaml to old\/notes\.yaml/);
    await page.waitForSelector(row("old/notes.yaml"));
    await click(page, button("old/notes.yaml", "Remove"));
    await untilStatus(page, /old\/notes\.yaml is removed/);
    const at = (): Promise<number> =>
      page.$$eval(".file-list > li", (list) => list.findIndex((one) => one.textContent?.includes("old/notes.yaml")));
    const place1 = await at();
    expect(await page.$(row("old/notes.yaml"))).toBeNull();
    await click(page, "::-p-aria(Undo)");
    await page.waitForSelector(row("old/notes.yaml"));
    expect(await at()).toBe(place1);
    await page.close();
  });

  it("shows at once what another tab writes, and keeps both on conflict", async () => {
    const [one, other] = [await open(), await open()];
    await told(one, OWN.length + 1);
    await told(other, OWN.length + 1);
    place.write("plays.txt", "first");
    await give(other, "plays.txt");
    await one.waitForSelector(row("plays.txt"));
    await expect
      .poll(() => textOf(one, `.file-list > li:has(${row("plays.txt")})`), SOON)
      .toContain("changed in another tab");
    place.write("plays.txt", "second");
    await give(one, "plays.txt");
    await untilStatus(one, /there was another plays\.txt: yours is now plays \(2\)\.txt/);
    await other.waitForSelector(row("plays (2).txt"));
    await expect.poll(() => textOf(one, ".taken"), SOON).toContain("plays (2).txt");
    // A tab that removes a file takes it from the other's list, too.
    await click(other, button("plays.txt", "Remove"));
    await one.waitForFunction(`document.querySelector(${JSON.stringify(row("plays.txt"))}) === null`);
    await one.close();
    await other.close();
  });

  it("takes files dropped on any pane", async () => {
    const page = await site.open("#/start/postcard");
    await page.waitForSelector(".rack");
    await page.evaluate(`(() => { const data = new DataTransfer();
      data.items.add(new File(["team,wins\\n"], "dropped.csv"));
      for (const type of ["dragover", "drop"])
        document.querySelector(".rack").dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })); })()`);
    await page.waitForSelector(row("dropped.csv"));
    await untilStatus(page, /1 file added/);
    await page.close();
  });

  // Only Chromium can be told to drop what is on the disk.
  it.skipIf(inFirefox())("takes a folder with its subfolders", async () => {
    for (const name of ["my-set/rules/house.yaml", "my-set/templates/5d20/box-score.hbs", "my-set/.hidden/x.yaml"]) {
      mkdirSync(path.join(place.folder, path.dirname(name)), { recursive: true });
      place.write(name, name.endsWith(".hbs") ? readFileSync("templates/5d20/box-score.hbs") : "a: 1\n");
    }
    const page = await site.open("#/start/postcard");
    await page.waitForSelector(".rack");
    const client = await page.createCDPSession();
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await client.send("Input.dispatchDragEvent", {
        type,
        ...{ x: 400, y: 400 },
        data: { items: [], files: [path.join(place.folder, "my-set")], dragOperationsMask: 1 },
      });
    await page.waitForSelector(row("rules/house.yaml"));
    const own = "templates/5d20/box-score.hbs";
    await untilStatus(page, /1 file added; 1 file already here|2 files added/);
    expect(await page.$(row(own))).not.toBeNull();
    for (const name of ["rules/house.yaml", own]) await click(page, button(name, "Remove"));
    await page.close();
  });

  it("draws the pictures that teams name, as the command does, and those added later", async () => {
    const fixture = (name: string): Uint8Array => readFileSync(path.join("test/fixtures/pictures", name));
    const square = (color: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`;
    const team = (city: string, home: string, LB: number, logo: string): object => ({
      ...{ city, name: "Owls", home, logo: `logos/${logo}`, colors: ["#14532D", "#FEF9C3"] },
      scores: { QB: LB, RB: 20 - LB, WR: LB + 1, LM: 19 - LB, LB: 10, DB: 10 },
    });
    const teams = [
      team("Ames", "IA", 8, "palette.png"),
      team("Boone", "KS", 9, "baseline.jpg"),
      team("Clear Lake", "NB", 10, "clear.png"),
      team("Dows", "OKC", 11, "square.svg"),
    ];
    const parts = {
      "owls.yaml": strToU8(JSON.stringify({ format: "pressbox/pen-and-paper-teams", teams })),
      ...Object.fromEntries(
        ["palette.png", "baseline.jpg", "clear.png"].map((name) => [`logos/${name}`, fixture(name)]),
      ),
      "logos/broken.png": fixture("palette.png").subarray(0, 60),
    };
    mkdirSync(path.join(place.folder, "logos"), { recursive: true });
    for (const [name, bytes] of Object.entries(parts)) place.write(name, bytes);
    place.write("owls.zip", zipSync(parts));
    const page = await open("#/files/pen-and-paper");
    await untilStatus(page, /files/);
    await give(page, "owls.zip");
    await untilStatus(page, /5 files added/);
    await page.waitForSelector(`.file-list > li:has(${row("logos/broken.png")}) .faults`);
    await expect
      .poll(() => textOf(page, `.file-list > li:has(${row("logos/palette.png")}) .what p`), SOON)
      .toBe("Picture");
    await page.goto(`${site.url}#/sheet/pen-and-paper/team-cards?fill=filled&paper=letter&file=owls.yaml`);
    await untilStatus(page, /\d pages?,/);
    await page.waitForSelector(".side .faults");
    await expect
      .poll(() => textOf(page, ".side .faults"), SOON)
      .toMatch(/logos\/square\.svg" is missing.*palette\.png.*dpi/s);
    await expect.poll(() => page.$$eval(".page image", (all) => all.length), SOON).toBe(3);
    expect(await violations(page)).toEqual([]);

    // Its last picture comes from another tab; the page draws it at once.
    place.write("logos/square.svg", square("#C02020"));
    const tab = await open("#/files/pen-and-paper");
    place.write("square.svg", square("#C02020"));
    await give(tab, "square.svg");
    await tab.waitForSelector(row("square.svg"));
    await click(tab, button("square.svg", "Rename"));
    await tab.waitForSelector(".new-name input:focus");
    await tab.$eval(".new-name input", (input) => input.select());
    await tab.keyboard.type("logos/square.svg");
    await tab.keyboard.press("Enter");
    await page.waitForSelector(`.page [fill="#C02020" i]`);
    const pdf = "pen-and-paper-team-cards.pdf";
    const saved = await saveFrom(page, () => click(page, "::-p-aria(PDF)"), pdf, place.folder);
    expect(await place.run("print pen-and-paper team-cards --record owls.yaml --out owls")).toMatchObject({ code: 0 });
    if (process.env.STUDIO_PICTURES)
      await page.screenshot({ path: `${process.env.STUDIO_PICTURES}/sheet-logos.png` as `${string}.png` });
    expect(readFileSync(saved).equals(readFileSync(path.join(place.folder, "owls", pdf)))).toBe(true);
    await tab.close();
    await page.close();
  });

  it("runs nothing from a stranger's file or link", async () => {
    const page = await site.open("#/files/5d20");
    await page.waitForSelector(".fileswork");
    const attack = `<img src=x onerror="globalThis.caught=1"><script>globalThis.caught=1</script>`;
    const archive = zipSync({
      "../../out.yaml": strToU8("a: 1"),
      "/etc/rooted.yaml": strToU8("a: 1"),
      "a/../b.yaml": strToU8("a: 1"),
      "bad\u202eyaml.exe.yaml": strToU8("a: 1"),
      "<b>bold<b>.json": strToU8(`{"format": "pressbox/5d20-game", "${attack.replaceAll('"', "'")}": 1}`),
      "__MACOSX/._x": strToU8("x"),
      constructor: strToU8("x"),
      "bomb.yaml": strToU8(
        `a: &a [x, x]\n${"bcdefghijk"
          .split("")
          .map((k, i) => `${k}: &${k} [${`*${"abcdefghijk"[i]},`.repeat(9)}]`)
          .join("\n")}\n`,
      ),
      "proto.json": strToU8(`{"__proto__": {"caught": 1}, "constructor": {"prototype": {"caught": 1}}}`),
      "templates/5d20/box-score.hbs": strToU8(
        `{{lookup . "constructor"}}{{#svg}}<svg onload="globalThis.caught=1">${attack}</svg>{{/svg}}`,
      ),
      "templates/../../x.hbs": strToU8("x"),
      "page.svg": strToU8(
        `<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.caught=1"><script>globalThis.caught=1</script></svg>`,
      ),
      "page.html": strToU8(`${attack}<table><tr><td>Tm</td></tr></table>`),
      "link.csv": strToU8(`Player,Tm,Cmp\n"=HYPERLINK(""https://evil.example"")",A,1\n`),
    });
    place.write("hostile.zip", archive);
    place.write("cut.zip", archive.subarray(0, 300));
    await clear(page);
    await give(page, "hostile.zip");
    await untilStatus(page, /added/);
    const words = await told(page, 9);
    expect(Object.keys(words).sort()).toEqual([
      "-b-bold-b-.json",
      "bad-yaml.exe.yaml",
      "bomb.yaml",
      "constructor",
      "link.csv",
      "page.html",
      "page.svg",
      "proto.json",
      "templates/5d20/box-score.hbs",
    ]);
    const said = await textOf(page, ".taken");
    for (const left of ["../../out.yaml", "/etc/rooted.yaml", "a/../b.yaml", "templates/../../x.hbs", "__MACOSX/._x"])
      expect(said).toContain(`${left} ${left} skipped`);
    await give(page, "cut.zip");
    await untilStatus(page, /cut\.zip skipped: /);
    expect(await page.evaluate(`globalThis.caught`)).toBeUndefined();
    for (const hash of [
      `#/sheet/5d20/${encodeURIComponent(attack)}?fill=filled&seed=${encodeURIComponent(attack)}`,
      `#/sheet/5d20/game-log?fill=filled&file=${encodeURIComponent(attack)}`,
      `#/help/5d20/${encodeURIComponent(attack)}/${encodeURIComponent(attack)}`,
      `#/help/5d20?find=${encodeURIComponent(attack)}`,
      `#/files/${encodeURIComponent("javascript:globalThis.caught=1")}`,
      `#/table/5d20?file=${encodeURIComponent("../x")}`,
      "#/__proto__/constructor/%E0%A4%A?__proto__=1&constructor=2",
      "#javascript:globalThis.caught=1",
      `#/season/5d20/${encodeURIComponent(attack)}?file=${encodeURIComponent(attack)}`,
      `#/template/5d20/${encodeURIComponent(attack)}`,
    ]) {
      await page.goto(`${site.url}${hash}`);
      await page.waitForSelector(".foot");
      await new Promise((done) => setTimeout(done, 250));
      expect(await page.evaluate(`globalThis.caught`), hash).toBeUndefined();
    }
    await page.close();
  });

  it("works offline after the first visit", async () => {
    const page = await site.open("#/start/5d20", undefined, { kept: true });
    await page.evaluate(`navigator.serviceWorker.ready`);
    await page.waitForFunction(`caches.keys().then((names) => names.length === 1)`);
    site.offline(true);
    for (const [hash, selector] of [
      ["#/start/dynasty", ".cover"],
      ["#/files/5d20", ".file-list > li"],
      ["#/help/postcard/postcard-sheets", ".doc table"],
      ["#/sheet/dice-football/game-log?fill=filled&seed=7", ".page svg"],
    ] as const) {
      await page.goto(`${site.url}${hash}`);
      await page.reload();
      await page.waitForSelector(selector, { timeout: 60_000 });
    }
    site.offline(false);
    await page.close();
  });

  it("contacts no server, and logs nothing to the console", () => expect(site.troubles).toEqual([]));

  it("opens a folder with a button, with the same names as a drop", async () => {
    if (inFirefox()) return;
    const folder = path.join(place.folder, "picked");
    mkdirSync(path.join(folder, "logos"), { recursive: true });
    mkdirSync(path.join(folder, ".git"));
    place.write("picked/notes.md", "Owls");
    place.write("picked/logos/owls.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    place.write("picked/.git/config", "");
    const page = await open("#/files/postcard");
    expect(await page.$$eval(".drop button", (list) => list.map((one) => one.textContent))).toContain("Open folder");
    const input = (await page.waitForSelector("input[webkitdirectory]"))!;
    await (input as ElementHandle<never>).uploadFile(folder);
    await untilStatus(page, /2 files added/);
    expect(await fileIn(page, "notes.md")).toBe("Owls");
    expect(await fileIn(page, "logos/owls.svg")).toBeDefined();
    await page.close();
  });
});
