/** N27: a set author's faces, in the folder `fonts` beside the templates. */
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
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

it("the user's face replaces the built-in one, as templates do", async () => {
  await place.run("print dynasty scoresheet --format svg --out plain");
  place.write("my/fonts/Graduate-400.ttf", face("Kalam", 700));
  expect(await print()).toMatchObject({ code: 0, err: "" });
  const [file] = place.files("out");
  expect(place.read(`out/${file}`)).not.toBe(place.read(`plain/${file}`));
});

it("reports in millimeters, at their template's line, letters that no longer fit", async () => {
  place.write("my/fonts/Barlow Condensed-500.ttf", face("Kalam", 700));
  place.write("my/fonts/barlowcondensed-600.ttf", face("Kalam", 700));
  const { code, err } = await print("postcard card");
  expect(code).toBe(1);
  expect(err).toMatch(/^templates\/postcard\/[\w-]+\.hbs:\d+:\d+: ".*" is [\d.]+ mm wide/);
});

it("reports files that are not such faces one by one", async () => {
  place.write("my/fonts/Graduate-400.ttf", "no font");
  place.write("my/fonts/Kalam-400.ttf", face("Kalam", 400).subarray(0, 30_000));
  place.write("my/fonts/Comic-400.ttf", face("Kalam", 400));
  place.write("my/fonts/Kalam-700.ttf", new Uint8Array(0));
  place.write("my/fonts/readme.txt", "not looked at");
  const { code, err } = await print();
  expect(code).toBe(1);
  const told = err.trimEnd().split("\n");
  expect(told).toHaveLength(4);
  expect(told[0]).toMatch(
    /Comic-400\.ttf: this file replaces no built-in typeface; hint: faces: BarlowCondensed-400\.ttf, /,
  );
  expect(told[1]).toMatch(/Graduate-400\.ttf: this is not a TrueType font; hint: save it as TrueType/);
  expect(told[2]).toMatch(/Kalam-400\.ttf: the font has no table .* or is cut off/);
  expect(told[3]).toMatch(/Kalam-700\.ttf: this is not a TrueType font/);
  expect(place.files("out")).toEqual([]);
});

it("reports damaged faces and prints none of their letters", async () => {
  const damaged = (at: (bytes: Buffer) => number): Buffer => {
    const bytes = Buffer.from(face("Kalam", 400));
    bytes[at(bytes)] ^= 0x55;
    return bytes;
  };
  const tableOf = (bytes: Buffer, tag: string): number => {
    for (let i = 0; i < bytes.readUInt16BE(4); i++)
      if (bytes.toString("latin1", 12 + 16 * i, 16 + 16 * i) === tag) return bytes.readUInt32BE(20 + 16 * i);
    throw new Error(tag);
  };
  for (const tag of ["glyf", "loca", "cmap", "hmtx", "head", "OS/2"]) {
    place.write(
      "my/fonts/Kalam-400.ttf",
      damaged((bytes) => tableOf(bytes, tag) + 40),
    );
    const { code, err } = await print();
    expect([tag, code]).toEqual([tag, 1]);
    expect(err).toMatch(
      /Kalam-400\.ttf: the font is damaged: the checksum of its table \S+ differs; hint: save it as TrueType/,
    );
    expect(err).toContain(`table ${tag} differs`);
  }
  expect(place.files("out")).toEqual([]);
});

it("does not follow a template that links out of its folder", async () => {
  const outside = openWorkplace();
  outside.write("part.hbs", "{{text secret}}");
  mkdirSync(join(place.folder, "my", "dynasty"), { recursive: true });
  symlinkSync(join(outside.folder, "part.hbs"), join(place.folder, "my", "dynasty", "scoresheet-form.hbs"));
  const { code, err } = await print();
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/scoresheet-form\.hbs" leads out of its folder; hint: copy the file/),
  ]);
  outside.remove();
});
