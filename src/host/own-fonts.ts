/** A user's own fonts: replacing built-in ones, or adding letters that those do not have. */
import { NotLoaded } from "../kernel/host/index.js";
import { fault, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import { bareText } from "../kernel/words/index.js";
import type { FontFile } from "../sheet/type/font-book.js";
import { fontFault } from "../sheet/type/font-fault.js";
import type { OwnFace as LetterFace } from "../sheet/type/own-face.js";
import { FONT_ENDINGS, MOST_FONT_BYTES, openOwnFont } from "../sheet/type/own-font-file.js";
import { builtInFonts, fileNameOf, FONT_SOURCES } from "./fonts.js";
import { isFile, isFolder, NO_SUCH_FILE, type Disk } from "./disk.js";

/** A user's font for letters that the built-in ones do not have. */
export interface NamedFont {
  /** Its file, as the user named it. */
  readonly file: string;
  /** Where it is. */
  readonly path: string;
  /** True for handwriting; takes precedence over all others. */
  readonly hand: boolean;
}

const ENDINGS_HINT = `a TrueType, OpenType or WOFF font (${FONT_ENDINGS.map((ending) => `.${ending}`).join(", ")})`;

/** Such fonts, in order. @throws UserError `font-own` for every file that is not a usable font */
export function letterFonts(disk: Disk, named: readonly NamedFont[]): LetterFace[] {
  const issues: Issue[] = [];
  const faces: LetterFace[] = [];
  for (const [i, { file, path, hand }] of named.entries()) {
    const report = (message: string): void =>
      void issues.push(fault("font-own", message, { file, hint: `expected ${ENDINGS_HINT}` }));
    if (!disk.look(path)) {
      report(NO_SUCH_FILE);
      continue;
    }
    let opened: LetterFace | string = "";
    const wrong = readable(() => {
      const size = sizeFault(disk, path);
      if (size !== undefined) return size;
      opened = openOwnFont({ file, bytes: fontBytes(disk, path), hand, number: i + 1 });
      return typeof opened === "string" ? opened : undefined;
    });
    if (wrong !== undefined) report(wrong);
    else faces.push(opened as unknown as LetterFace);
  }
  throwOnErrors(issues);
  return faces;
}

/** A font file that is read on first use. */
class OwnFace implements FontFile {
  #data: Uint8Array | undefined;

  constructor(
    readonly family: string,
    readonly weight: number,
    readonly file: string,
    private readonly disk: Disk,
  ) {}

  get data(): Uint8Array {
    return (this.#data ??= fontBytes(this.disk, this.file));
  }
}

/** The problem that the work finds, or the reason why the disk denies access. */
function readable(work: () => string | undefined): string | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotLoaded) throw error;
    return `it cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
  }
}

const fontBytes = (disk: Disk, file: string): Uint8Array => disk.bytes(file, file, { most: MOST_FONT_BYTES });

function sizeFault(disk: Disk, file: string): string | undefined {
  if (!isFile(disk, file)) return "this is not a file";
  return (disk.look(file)?.size ?? 0) > MOST_FONT_BYTES ? "the font is larger than 16 MB" : undefined;
}

/** What is wrong with a font file; undefined if it is usable. */
const fileFault = (disk: Disk, file: string): string | undefined =>
  sizeFault(disk, file) ?? fontFault(fontBytes(disk, file));

/**
 * A set author's fonts, in the folder `fonts` next to the templates: each replaces the built-in font of the same name.
 * @throws UserError `font-own` for every file that is not a usable font
 */
function ownFonts(disk: Disk, folder: string): Map<string, string> {
  const own = new Map<string, string>();
  const at = disk.paths.join(folder, "fonts");
  if (!isFolder(disk, at)) return own;
  const issues: Issue[] = [];
  let names: string[] = [];
  const closed = readable(() => void (names = [...disk.names(at)].sort()));
  if (closed !== undefined) throw new UserError(fault("font-own", closed, { file: at, hint: "check its permissions" }));
  for (const name of names) {
    if (!/\.(ttf|otf|woff2?)$/i.test(name)) continue;
    const file = disk.paths.join(at, name);
    const face = FONT_SOURCES.find(([family, weight]) => bareText(fileNameOf(family, weight)) === bareText(name));
    const known = FONT_SOURCES.map(([family, weight]) => fileNameOf(family, weight));
    if (!face) {
      issues.push(
        fault("font-own", "this file replaces no built-in typeface", { file, hint: `faces: ${known.join(", ")}` }),
      );
      continue;
    }
    const wrong = readable(() => fileFault(disk, file));
    if (wrong !== undefined) issues.push(fault("font-own", wrong, { file, hint: "save it as TrueType (.ttf)" }));
    else own.set(fileNameOf(face[0], face[1]), file);
  }
  throwOnErrors(issues);
  return own;
}

/**
 * The fonts to print with.
 * @param folder of the user's templates: fonts in its folder `fonts` replace built-in ones of the same name
 * @throws UserError `font-own` for a file that is not such a font
 */
export function fontFiles(disk: Disk, folder?: string): FontFile[] {
  const own = folder === undefined ? new Map<string, string>() : ownFonts(disk, folder);
  return builtInFonts().map((face) => {
    const instead = own.get(fileNameOf(face.family, face.weight));
    return instead === undefined ? face : new OwnFace(face.family, face.weight, instead, disk);
  });
}
