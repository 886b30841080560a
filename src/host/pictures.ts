/** A user's pictures: found by name in the folders of the files that name them, and never outside. */
import { fault, UserError } from "../kernel/issue/index.js";
import { MOST_PICTURE_BYTES } from "../sheet/pictures/kinds.js";
import { openPicture } from "../sheet/pictures/open-picture.js";
import { nameFault, type PictureFiles } from "../sheet/pictures/source.js";
import { isFile, type Disk } from "./disk.js";

/** Its name in messages: relative to the command's folder if it is below. */
const shownFrom = ({ paths }: Disk, cwd: string, file: string): string => {
  const short = paths.relative(cwd, file);
  return short.startsWith("..") ? file : short;
};

/** The file that a name refers to, starting from a folder; undefined = it does not exist. @throws UserError if it is outside */
export function pictureIn(disk: Disk, folder: string, name: string, shown: string): string | undefined {
  const file = disk.paths.join(folder, name);
  if (nameFault(name) || !isFile(disk, file)) return undefined;
  const inside = disk.paths.relative(disk.real(folder), disk.real(file));
  if (/^(?:\.\.(?:[\\/]|$)|[A-Za-z]:)/.test(inside))
    throw new UserError(
      fault("picture-name", "the picture leads out of its folder", { file: shown, hint: "copy it into the folder" }),
    );
  return file;
}

/**
 * @param folders where to look; called each time, because more files may have been read since
 * @param onRead receives each file that is read
 */
export function picturesFrom(
  disk: Disk,
  folders: () => readonly string[],
  cwd: string,
  onRead: (file: string) => void = () => undefined,
): PictureFiles {
  return {
    open: openPicture,
    get places() {
      return folders()
        .map((folder) => shownFrom(disk, cwd, folder) || ".")
        .join(", ");
    },
    read(name) {
      let first: { readonly bytes: Uint8Array; readonly file: string } | undefined;
      for (const folder of new Set(folders())) {
        const shown = shownFrom(disk, cwd, disk.paths.join(folder, name));
        const file = pictureIn(disk, folder, name, shown);
        if (file === undefined) continue;
        const bytes = disk.bytes(file, shown, { most: MOST_PICTURE_BYTES, expected: "a picture" });
        onRead(file);
        if (first && !isSame(bytes, first.bytes)) {
          const message = `"${name}" is a different picture here and in ${first.file}`;
          throw new UserError(fault("picture-twice", message, { file: shown, hint: "give one of them another name" }));
        }
        first ??= { bytes, file: shown };
      }
      return first;
    },
  };
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);
