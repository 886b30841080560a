/** Faces from the disk: a set author's own in the place of the built-in ones. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fault, throwOnErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { bareText } from "../../kernel/words/index.js";
import type { FontFile } from "../../sheet/type/font-book.js";
import { fontFault } from "../../sheet/type/font-fault.js";
import { builtInFonts, fileNameOf, FONT_SOURCES } from "../fonts.js";

const MOST_BYTES = 16 * 1024 * 1024;

/** A font file that is read when its bytes are first asked for. */
class OwnFace implements FontFile {
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

/** What the work finds wrong, or why the disk does not let it look. */
function readable(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (error) {
    return `it cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
  }
}

/** What is wrong with a font file; undefined when it can be used. */
function fileFault(file: string): string | undefined {
  const stats = statSync(file);
  if (!stats.isFile()) return "this is not a file";
  if (stats.size > MOST_BYTES) return "the font is larger than 16 MB";
  return fontFault(readFileSync(file));
}

/**
 * A set author's faces, in the folder `fonts` next to the templates: each takes the place of the built-in one of its name.
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
      issues.push(
        fault("font-own", "this file replaces no built-in typeface", { file, hint: `faces: ${known.join(", ")}` }),
      );
      continue;
    }
    const wrong = readable(() => fileFault(file));
    if (wrong !== undefined) issues.push(fault("font-own", wrong, { file, hint: "save it as TrueType (.ttf)" }));
    else own.set(fileNameOf(face[0], face[1]), file);
  }
  throwOnErrors(issues);
  return own;
}

/**
 * The faces to print with.
 * @param folder of own templates: faces in its folder `fonts` take the place of the built-in ones of their names
 * @throws UserError `font-own` for a file that is no such face.
 */
export function loadFontFiles(folder?: string): FontFile[] {
  const own = folder === undefined ? new Map<string, string>() : ownFonts(folder);
  return builtInFonts().map((face) => {
    const instead = own.get(fileNameOf(face.family, face.weight));
    return instead === undefined ? face : new OwnFace(face.family, face.weight, instead);
  });
}
