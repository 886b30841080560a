/** A page as a place to make sheets: the user's files are in memory. */
import { templatesOver } from "../../../host/own-templates.js";
import { memoryDisk } from "../../../host/memory-disk.js";
import { filesBelow, isFolder, NO_SUCH_FILE } from "../../../host/disk.js";
import { memoryCache } from "../../../kernel/cache/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { partsOf, type OutputFile } from "../../../make/output-file.js";
import type { Workplace } from "../../../make/workplace.js";
import { decodeText } from "../../../text/decode.js";
import type { Desk } from "../desk/assets.js";
import { joined, sha256 } from "../desk/bytes.js";
import { marked } from "../sheets/sheets.js";
import type { Talk } from "../desk/talk.js";

/** Set by the build: the version of Pressbox. */
declare const STUDIO_VERSION: string;

const ENDING = ".hbs";
/** A marked file is recognized by its extension. */
const bytesOf = ({ bytes }: OutputFile): Uint8Array<ArrayBuffer> => joined(partsOf(bytes));

/** @param files of one folder, by their names in it */
export function pagePlace(
  files: ReadonlyMap<string, Uint8Array>,
  desk: Desk,
  { paint }: Pick<Talk, "paint">,
): Workplace {
  const disk = memoryDisk(files);
  return {
    cwd: "",
    inputs: new Set(),
    disk,
    version: () => STUDIO_VERSION,
    press: {
      png: paint,
      browser: () => Promise.reject(new UserError(fault("usage", "Studio cannot print with another browser"))),
    },
    templates(folder, pictures) {
      if (folder === undefined) return Promise.resolve({ ...templatesOver(desk.templates), pictures });
      const names = filesBelow(disk, folder).filter((name) => name.endsWith(ENDING));
      if (names.length === 0 && !isFolder(disk, disk.paths.join(folder, "fonts")))
        throw new UserError(fault("templates-folder", `"${folder}" has no template`, { file: folder }));
      const read = (name: string) => {
        const file = disk.paths.join(folder, `${name}${ENDING}`);
        return { text: decodeText(disk.bytes(file), file), file, own: true };
      };
      const own = { folder, names: names.map((name) => name.slice(0, -ENDING.length)), read };
      return Promise.resolve({ ...templatesOver(desk.templates, own), pictures });
    },
    cache: () => memoryCache(),
    progress: () => ({ report: () => undefined, end: () => undefined }),
    paper: () => Promise.resolve({}),
    sha256: (parts) => sha256(...parts),
    async marked(file) {
      const bytes = bytesOf(file);
      return [file.toFill ? bytes : (await marked({ name: file.path, type: "", bytes })).bytes];
    },
    isStream: () => false,
    addressOf(path) {
      throw new UserError(fault("file-missing", NO_SUCH_FILE, { file: path }));
    },
  };
}
