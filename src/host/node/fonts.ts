/** The font files that Pressbox prints with: the only place that knows where they lie on the disk. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fault, throwOnErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { bareText } from "../../kernel/words/index.js";
import type { FontFile } from "../../sheet/type/font-book.js";

/** Family, weight and file inside its `@expo-google-fonts` package (fonts under OFL-1.1). */
export const FONT_SOURCES = [
  ["Barlow Condensed", 400, "barlow-condensed/400Regular/BarlowCondensed_400Regular.ttf"],
  ["Barlow Condensed", 500, "barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf"],
  ["Barlow Condensed", 600, "barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf"],
  ["Barlow Condensed", 700, "barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf"],
  ["Graduate", 400, "graduate/Graduate_400Regular.ttf"],
  ["Kalam", 400, "kalam/400Regular/Kalam_400Regular.ttf"],
  ["Kalam", 700, "kalam/700Bold/Kalam_700Bold.ttf"],
] as const satisfies readonly (readonly [family: string, weight: number, file: string])[];

/** A font file that is read when its bytes are first asked for: a sheet seldom needs every face. */
class LazyFontFile implements FontFile {
  #data: Uint8Array | undefined;

  constructor(
    readonly family: string,
    readonly weight: number,
    readonly file: string,
  ) {}

  get data(): Uint8Array {
    return (this.#data ??= readFileSync(this.file));
  }
}

/** `Graduate-400.ttf`: how a file is called that takes the place of a face. */
const fileNameOf = (family: string, weight: number): string => `${family.replace(/ /g, "")}-${weight}.ttf`;

/** Tables without which a face cannot be measured and embedded; an OpenType font of cubic curves has no `glyf`. */
const TABLES = ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "OS/2", "post"];
const MOST_BYTES = 16 * 1024 * 1024;

/** What is wrong with a font file; undefined when it can be used. */
function fontFault(file: string): string | undefined {
  if (!statSync(file).isFile()) return "this is no file";
  if (statSync(file).size > MOST_BYTES) return "the font is larger than 16 MB";
  const bytes = readFileSync(file);
  if (bytes.length < 12 || bytes.readUInt32BE(0) !== 0x00010000) return "this is no TrueType font";
  const tags = Array.from({ length: bytes.readUInt16BE(4) }, (_, i) => {
    const at = 12 + 16 * i;
    const whole = at + 16 <= bytes.length && bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) <= bytes.length;
    return whole ? bytes.toString("latin1", at, at + 4) : "";
  });
  const missing = TABLES.filter((tag) => !tags.includes(tag));
  if (missing.length > 0) return `the font has no table ${missing.join(", ")}, or is cut off`;
  const damaged = tags.filter((tag, i) => TABLES.includes(tag) && !isWhole(bytes, 12 + 16 * i, tag));
  if (damaged.length > 0)
    return `the font is damaged: the checksum of its ${damaged.length === 1 ? "table" : "tables"} ${damaged.join(", ")} differs`;
  return outlinesFault(bytes, (tag) => bytes.readUInt32BE(12 + 16 * tags.indexOf(tag) + 8));
}

/** Whether a table is as it was when its checksum was written: the sum of its words, without the one that sums up the whole file. */
function isWhole(bytes: Buffer, entry: number, tag: string): boolean {
  const [written, from, length] = [4, 8, 12].map((at) => bytes.readUInt32BE(entry + at));
  let sum = 0;
  for (let at = 0; at < length; at += 4) {
    if (tag === "head" && at === 8) continue;
    let word = 0;
    for (let k = 0; k < 4; k++) word = word * 256 + (at + k < length ? bytes[from + at + k] : 0);
    sum = (sum + word) % 0x1_0000_0000;
  }
  return sum === written;
}

/** Outlines lie one behind the other, inside of their table. */
function outlinesFault(bytes: Buffer, startOf: (tag: string) => number): string | undefined {
  const glyphs = bytes.readUInt16BE(startOf("maxp") + 4);
  const long = bytes.readInt16BE(startOf("head") + 50) === 1;
  const loca = startOf("loca");
  const offset = (i: number): number =>
    long ? bytes.readUInt32BE(loca + 4 * i) : 2 * bytes.readUInt16BE(loca + 2 * i);
  for (let i = 0; i < glyphs; i++)
    if (offset(i + 1) < offset(i) || startOf("glyf") + offset(i + 1) > bytes.length)
      return `the font is damaged: the outline of glyph ${i} lies outside of its table`;
  return undefined;
}

/** What the work finds wrong, or why the disk does not let it look. */
function readable(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (error) {
    return `it cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
  }
}

/**
 * A set author's faces, in the folder `fonts` beside the templates: each takes the place of the built-in one of its name.
 * @throws UserError `font-own` for every file that is none
 */
function ownFonts(folder: string): Map<string, string> {
  const own = new Map<string, string>();
  const at = join(folder, "fonts");
  if (!existsSync(at) || !statSync(at).isDirectory()) return own;
  const issues: Issue[] = [];
  let names: string[] = [];
  const closed = readable(() => void (names = readdirSync(at).sort()));
  if (closed !== undefined) throw new UserError(fault("font-own", closed, { file: at, hint: "check its permissions" }));
  for (const name of names) {
    if (!/\.(ttf|otf|woff2?)$/i.test(name)) continue;
    const file = join(at, name);
    const face = FONT_SOURCES.find(([family, weight]) => bareText(fileNameOf(family, weight)) === bareText(name));
    const known = FONT_SOURCES.map(([family, weight]) => fileNameOf(family, weight));
    if (!face) {
      issues.push(fault("font-own", "this takes the place of no face", { file, hint: `faces: ${known.join(", ")}` }));
      continue;
    }
    const wrong = readable(() => fontFault(file));
    if (wrong !== undefined) issues.push(fault("font-own", wrong, { file, hint: "save it as TrueType (.ttf)" }));
    else own.set(fileNameOf(face[0], face[1]), file);
  }
  throwOnErrors(issues);
  return own;
}

/**
 * Finds the fonts in the installed packages, from src/ and dist/ alike and when Pressbox is itself a dependency.
 * @param folder of own templates: faces in its folder `fonts` take the place of the built-in ones of their names
 * @throws UserError `font-file-missing` when a font package is not installed, `font-own` for a file that is no such face.
 */
export function loadFontFiles(folder?: string): FontFile[] {
  const { resolve } = createRequire(import.meta.url);
  const own = folder === undefined ? new Map<string, string>() : ownFonts(folder);
  return FONT_SOURCES.map(([family, weight, file]) => {
    const instead = own.get(fileNameOf(family, weight));
    if (instead !== undefined) return new LazyFontFile(family, weight, instead);
    try {
      return new LazyFontFile(family, weight, resolve(`@expo-google-fonts/${file}`));
    } catch {
      throw new UserError(
        fault("font-file-missing", `the font file @expo-google-fonts/${file} is not installed`, { hint: "run npm ci" }),
      );
    }
  });
}
