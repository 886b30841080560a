/** Pictures by the names in templates and team files. */
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import type { FontBook } from "../type/font-book.js";
import { PICTURE_ENDINGS } from "./kinds.js";
import type { openPicture, Picture } from "./open-picture.js";

/** Where the bytes of pictures come from: folders on a disk, or files of a web page. */
export interface PictureFiles {
  /** The bytes for a name, and the file's name for messages; undefined = not found. @throws UserError if it cannot be read */
  read(name: string): { readonly bytes: Uint8Array; readonly file: string } | undefined;
  /** Where it looks, in words: `teams/`. */
  readonly places: string;
  /** Decodes a file: `openPicture`. */
  readonly open: typeof openPicture;
}

/** Limits: length of a name, pictures per run, and their total bytes. */
const MOST_LETTERS = 200;
const MOST_PICTURES = 500;
const MOST_BYTES = 128 * 1024 * 1024;

/** What is wrong with a name; undefined if it may be looked up. Names refer to files in a folder, and never lead outside. */
export function nameFault(name: string): Pick<Issue, "message" | "hint"> | undefined {
  const hint = "name a PNG, JPEG or SVG file next to this one, or in a folder there: logos/comets.svg";
  if (name.length > MOST_LETTERS)
    return { message: `the name of the picture has ${name.length} letters; expected at most ${MOST_LETTERS}`, hint };
  if (/^[a-z][a-z\d+.-]*:/i.test(name) || name.startsWith("//"))
    return { message: `${JSON.stringify(name)} is an address; pictures are never fetched`, hint };
  if (/^[/\\]|\\|\0/.test(name) || name.split("/").some((part) => part === ".." || part === "" || part === "."))
    return { message: `${JSON.stringify(name)} leads out of its folder`, hint };
  if (!PICTURE_ENDINGS.includes(name.split(".").at(-1)!.toLowerCase()))
    return {
      message: `${JSON.stringify(name)} does not have the extension of a picture; expected .png, .jpg, .jpeg or .svg`,
      hint,
    };
  return undefined;
}

/** Opens each picture only once. */
export class PictureSource {
  readonly #files: PictureFiles;
  readonly #known = new Map<string, Picture | readonly Issue[]>();
  #bytes = 0;

  constructor(files: PictureFiles) {
    this.#files = files;
  }

  /** True if any picture was requested: only then are sheets checked for coarse ones. */
  get used(): boolean {
    return this.#known.size > 0;
  }

  /** A picture's raw file; undefined if missing or unreadable, which is reported when it is drawn. */
  bytes(name: string): Uint8Array | undefined {
    const files = this.#files;
    if (nameFault(name)) return undefined;
    try {
      return files.read(name)?.bytes;
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  }

  /** @returns the errors if it cannot be drawn; they name its file, or none if it does not exist */
  open(name: string, fonts: FontBook): Picture | readonly Issue[] {
    let known = this.#known.get(name);
    if (known === undefined) this.#known.set(name, (known = this.#open(name, fonts)));
    return known;
  }

  #open(name: string, fonts: FontBook): Picture | readonly Issue[] {
    const wrong = nameFault(name);
    if (wrong) return [fault("picture-name", wrong.message, { hint: wrong.hint })];
    if (this.#known.size >= MOST_PICTURES)
      return [
        fault("picture-too-large", `there are more than ${MOST_PICTURES} pictures`, {
          hint: "print fewer sheets at once",
        }),
      ];
    const files = this.#files;
    let found: ReturnType<PictureFiles["read"]>;
    try {
      found = files.read(name);
    } catch (error) {
      if (error instanceof UserError) return error.issues;
      throw error;
    }
    if (!found)
      return [fault("picture-missing", `the picture "${name}" is missing`, { hint: `looked for in ${files.places}` })];
    this.#bytes += found.bytes.length;
    if (this.#bytes > MOST_BYTES)
      return [
        fault("picture-too-large", `all pictures together are larger than ${MOST_BYTES / 1024 / 1024} MB`, {
          file: found.file,
          hint: "make them smaller: 300 pixels per printed inch are enough",
        }),
      ];
    return files.open(found.file, found.bytes, fonts);
  }
}
