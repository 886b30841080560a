/** Pictures by the names that templates and files of teams give them. */
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import type { FontBook } from "../type/font-book.js";
import { PICTURE_ENDINGS } from "./kinds.js";
import type { openPicture, Picture } from "./open-picture.js";

/** Where the bytes of pictures come from: folders on a disk, files of a page. */
export interface PictureFiles {
  /** The bytes of a name, and the file as messages call it; undefined = there is none. @throws UserError for one that cannot be read */
  read(name: string): { readonly bytes: Uint8Array; readonly file: string } | undefined;
  /** Where it looks, in words: `teams/`. */
  readonly places: string;
  /** Decodes a file: `openPicture`. */
  readonly open: typeof openPicture;
}

/** Longest name, and most pictures of a run and their bytes. */
const MOST_LETTERS = 200;
const MOST_PICTURES = 500;
const MOST_BYTES = 128 * 1024 * 1024;

/** What is wrong with a name; undefined for one that may be looked for. Names lead to files of a folder, and never out of it. */
export function nameFault(name: string): Pick<Issue, "message" | "hint"> | undefined {
  const hint = "name a PNG, JPEG or SVG file beside this one, or in a folder there: logos/comets.svg";
  if (name.length > MOST_LETTERS)
    return { message: `the name of the picture has ${name.length} letters; expected at most ${MOST_LETTERS}`, hint };
  if (/^[a-z][a-z\d+.-]*:/i.test(name) || name.startsWith("//"))
    return { message: `${JSON.stringify(name)} is an address; pictures are never fetched`, hint };
  if (/^[/\\]|\\|\0/.test(name) || name.split("/").some((part) => part === ".." || part === "" || part === "."))
    return { message: `${JSON.stringify(name)} leads out of its folder`, hint };
  if (!PICTURE_ENDINGS.includes(name.split(".").at(-1)!.toLowerCase()))
    return {
      message: `${JSON.stringify(name)} has another ending than a picture; expected .png, .jpg, .jpeg or .svg`,
      hint,
    };
  return undefined;
}

/** Opens each picture once. */
export class PictureSource {
  readonly #files: PictureFiles;
  readonly #known = new Map<string, Picture | readonly Issue[]>();
  #bytes = 0;

  constructor(files: PictureFiles) {
    this.#files = files;
  }

  /** Whether any was asked for: then sheets are looked through for those that are too coarse. */
  get used(): boolean {
    return this.#known.size > 0;
  }

  /** A picture's file as it is; undefined where there is none, or it can't be read: that is told when it is drawn. */
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

  /** @returns what is wrong with it, where it cannot be drawn; faults name its file, or none where there is no such file */
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
        fault("picture-too-large", `all pictures have more than ${MOST_BYTES / 1024 / 1024} MB`, {
          file: found.file,
          hint: "save them smaller: 300 pixels to the printed inch are enough",
        }),
      ];
    return files.open(found.file, found.bytes, fonts);
  }
}
