/** N27: a sheet is printed again whenever its template, or what it is filled from, is saved. */
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { savedFiles } from "../../src/cli/saved-files.js";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

const SHEET = "mine/dynasty/slip.hbs";
const slip = (words: string) => `---\ntitle: My slip\nlike: scoresheet\n---\n{{#page}}{{text "${words}"}}{{/page}}\n`;
const save = (name: string, content: string): string => {
  mkdirSync(join(place.folder, name, ".."), { recursive: true });
  return place.write(name, content);
};

it("prints at every save, reports errors and continues, opens the file once", async () => {
  save(SHEET, slip("first"));
  const pages: string[] = [];
  const { code, out, err } = await place.run("print dynasty slip --templates mine --format svg --watch --open", {
    saves: [
      () => (pages.push(place.read("out/dynasty-slip.svg")), save(SHEET, slip("second"))),
      () => (pages.push(place.read("out/dynasty-slip.svg")), save(SHEET, slip("third").replace("{{text", "{{txt"))),
      () => (pages.push(place.read("out/dynasty-slip.svg")), save(SHEET, slip("fourth"))),
    ],
  });
  pages.push(place.read("out/dynasty-slip.svg"));
  expect(code).toBe(0);
  expect(pages[1]).not.toBe(pages[0]);
  expect(pages[2]).toBe(pages[1]);
  expect(pages[3]).not.toBe(pages[2]);
  expect(out.match(/out\/dynasty-slip\.svg/g)).toHaveLength(3);
  expect(err).toMatch(/every save reprints; Ctrl-C ends\nsaved: mine.dynasty.slip\.hbs\n/);
  expect(err).toMatch(/slip\.hbs:5:\d+: .*txt/);
  expect(place.opened).toEqual(["out/dynasty-slip.svg"]);
});

it("refuses to run without a file to wait for, and with --json", async () => {
  const none = await place.run("print dynasty mat --watch", { saves: [] });
  expect([none.code, none.err]).toEqual([2, expect.stringContaining("no file to wait for")]);
  const json = await place.run("print dynasty mat --templates mine --watch --json", { saves: [] });
  expect([json.code, json.err]).toEqual([2, expect.stringContaining("--json")]);
});

it("reports which files were saved, created and removed, once they are stable, until it is stopped", async () => {
  const [kept, gone] = ["a.txt", "b.txt"].map((name) => join(place.folder, name));
  writeFileSync(gone, "x");
  const ended = new AbortController();
  const saves = savedFiles(() => [kept, gone], ended.signal);
  const next = async (change: () => void): Promise<unknown> => {
    const told = saves.next();
    change();
    return (await told).value;
  };
  expect(await next(() => writeFileSync(kept, "one"))).toEqual([kept]);
  const { atimeMs, mtimeMs } = statSync(kept);
  expect(await next(() => utimesSync(kept, atimeMs / 1000, mtimeMs / 1000 + 5))).toEqual([kept]);
  expect(await next(() => rmSync(gone))).toEqual([gone]);
  expect(await next(() => ended.abort())).toBeUndefined();
});

it("reports a template folder one level too high once", async () => {
  save("above/mine/dynasty/mat.hbs", slip("x"));
  const { err } = await place.run("print dynasty mat --templates above");
  expect(err.trim().split("\n")).toEqual([
    expect.stringMatching(/"[^"]*above" has its templates in a subfolder; hint: name .*above.mine$/),
  ]);
});
