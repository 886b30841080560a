/** N27: a set author's faces, in the folder `fonts` beside the templates. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadFontFiles } from "../../src/data/fonts.js";
import { openWorkplace, type Workplace } from "./run.js";

const face = (family: string, weight: number): Buffer =>
  readFileSync(loadFontFiles().find((font) => font.family === family && font.weight === weight)!.file);

let place: Workplace;
beforeEach(() => {
  place = openWorkplace();
  mkdirSync(join(place.folder, "my", "fonts"), { recursive: true });
});
afterEach(() => place.remove());

const print = (sheet = "dynasty scoresheet") => place.run(`print ${sheet} --templates my --format svg --out out`);

it("a face of one's own takes the place of the built-in one, as templates do", async () => {
  await place.run("print dynasty scoresheet --format svg --out plain");
  place.write("my/fonts/Graduate-400.ttf", face("Kalam", 700));
  expect(await print()).toMatchObject({ code: 0, err: "" });
  const [file] = place.files("out");
  expect(place.read(`out/${file}`)).not.toBe(place.read(`plain/${file}`));
});

it("letters that do not fit any more are told in millimeters, at their template's line", async () => {
  place.write("my/fonts/Barlow Condensed-500.ttf", face("Kalam", 700));
  place.write("my/fonts/barlowcondensed-600.ttf", face("Kalam", 700));
  const { code, err } = await print("postcard card");
  expect(code).toBe(1);
  expect(err).toMatch(/^templates\/postcard\/[\w-]+\.hbs:\d+:\d+: ".*" is [\d.]+ mm wide/);
});

it("files that are no such face are named one by one", async () => {
  place.write("my/fonts/Graduate-400.ttf", "no font");
  place.write("my/fonts/Kalam-400.ttf", face("Kalam", 400).subarray(0, 30_000));
  place.write("my/fonts/Comic-400.ttf", face("Kalam", 400));
  place.write("my/fonts/Kalam-700.ttf", new Uint8Array(0));
  place.write("my/fonts/readme.txt", "not looked at");
  const { code, err } = await print();
  expect(code).toBe(1);
  const told = err.trimEnd().split("\n");
  expect(told).toHaveLength(4);
  expect(told[0]).toMatch(/Comic-400\.ttf: this takes the place of no face; hint: faces: BarlowCondensed-400\.ttf, /);
  expect(told[1]).toMatch(/Graduate-400\.ttf: this is no TrueType font; hint: save it as TrueType/);
  expect(told[2]).toMatch(/Kalam-400\.ttf: the font has no table .* or is cut off/);
  expect(told[3]).toMatch(/Kalam-700\.ttf: this is no TrueType font/);
  expect(place.files("out")).toEqual([]);
});
