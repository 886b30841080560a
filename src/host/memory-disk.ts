/** A user's files in memory, as in a web page. Names are paths from a single folder, with `/`. */
import { fault, UserError } from "../kernel/issue/index.js";
import { folderFault, MAX_BYTES, NO_SUCH_FILE, sizeFault, type Disk, type Paths } from "./disk.js";

/** `a/./b/../c` -> `a/c`; a name that leads outside keeps its dots. */
function plain(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/"))
    if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  return parts.join("/");
}

/** Paths with `/` that all start from one folder. */
export const PLAIN_PATHS: Paths = {
  join: (...parts) => plain(parts.join("/")),
  resolve: (...parts) => plain(parts.join("/")),
  dirname: (path) => plain(path).split("/").slice(0, -1).join("/"),
  basename: (path) => plain(path).split("/").at(-1) ?? "",
  extname: (path) => /(?<=[^/])\.[^./]*$/.exec(path)?.[0] ?? "",
  relative(from, to) {
    const [start, end] = [plain(from), plain(to)].map((path) => (path === "" ? [] : path.split("/")));
    let same = 0;
    while (same < start.length && start[same] === end[same]) same++;
    return [...start.slice(same).map(() => ".."), ...end.slice(same)].join("/");
  },
};

/** @param files by name */
export function memoryDisk(files: ReadonlyMap<string, Uint8Array>): Disk {
  const folders = new Set([""]);
  for (const name of files.keys())
    for (let at = name.lastIndexOf("/"); at > 0; at = name.lastIndexOf("/", at - 1)) folders.add(name.slice(0, at));
  return {
    paths: PLAIN_PATHS,
    look(path) {
      const file = files.get(plain(path));
      if (file) return { kind: "file", size: file.length };
      return folders.has(plain(path)) ? { kind: "folder", size: 0 } : undefined;
    },
    real: plain,
    names(folder) {
      const top = plain(folder) === "" ? "" : `${plain(folder)}/`;
      if (!folders.has(plain(folder))) throw new Error(`${folder} is no folder`);
      const below = [...files.keys()].filter((name) => name.startsWith(top));
      return [...new Set(below.map((name) => name.slice(top.length).split("/")[0]))];
    },
    bytes(path, shown = path, { most = MAX_BYTES, expected = "a file" } = {}) {
      const found = files.get(plain(path));
      if (found && found.length <= most) return found;
      if (found) throw new UserError(sizeFault(shown, found.length, most));
      if (folders.has(plain(path))) throw new UserError(folderFault(shown, expected));
      throw new UserError(fault("file-missing", NO_SUCH_FILE, { file: shown }));
    },
  };
}
