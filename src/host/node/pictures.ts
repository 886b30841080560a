/** Pictures from the disk: by name from the folders of the files that name them, and never from outside of these. */
import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fault, UserError } from "../../kernel/issue/index.js";
import { MOST_PICTURE_BYTES } from "../../sheet/pictures/kinds.js";
import { openPicture } from "../../sheet/pictures/open-picture.js";
import { nameFault, type PictureFiles } from "../../sheet/pictures/source.js";
import { readBytes } from "./read-text.js";

/** As messages name it: from where the command runs, if it is there. */
const shownFrom = (cwd: string, file: string): string => {
  const short = path.relative(cwd, file);
  return short.startsWith("..") ? file : short;
};

/** The file that a name leads to from a folder; undefined = there is none. @throws UserError for one that is outside */
export function pictureIn(folder: string, name: string, shown: string): string | undefined {
  const file = path.join(folder, name);
  if (nameFault(name) || !existsSync(file) || !statSync(file).isFile()) return undefined;
  if (!realpathSync(file).startsWith(realpathSync(folder) + path.sep))
    throw new UserError(
      fault("picture-name", "the picture leads out of its folder", { file: shown, hint: "copy it into the folder" }),
    );
  return file;
}

/**
 * @param folders where to look, asked for anew each time: more files may have been read by then
 * @param told hears of each file that is read
 */
export function picturesFrom(
  folders: () => readonly string[],
  cwd: string,
  told: (file: string) => void = () => undefined,
): PictureFiles {
  return {
    open: openPicture,
    get places() {
      return folders()
        .map((folder) => shownFrom(cwd, folder) || ".")
        .join(", ");
    },
    read(name) {
      let first: { readonly bytes: Uint8Array; readonly file: string } | undefined;
      for (const folder of new Set(folders())) {
        const shown = shownFrom(cwd, path.join(folder, name));
        const file = pictureIn(folder, name, shown);
        if (file === undefined) continue;
        const bytes = readBytes(file, shown, { most: MOST_PICTURE_BYTES, expected: "a picture" });
        told(file);
        if (first && !bytes.equals(first.bytes)) {
          const message = `"${name}" is another picture here than in ${first.file}`;
          throw new UserError(fault("picture-twice", message, { file: shown, hint: "give one of them another name" }));
        }
        first ??= { bytes, file: shown };
      }
      return first;
    },
  };
}
