/** Packs the user's files into a ZIP and unpacks it: the command's folder layout, same bytes for the same files. */
import { fault, UserError } from "../../../kernel/issue/index.js";
import { zipNames, zipParts, type ZipBounds } from "../../../text/zip-parts.js";
import { bytesOf, contentOf } from "../../file-content.js";
import type { KeptFile, Unpacked } from "../../protocol/files.js";

const BOUNDS: ZipBounds = {
  what: "archive",
  unpacked: 200 * 1024 * 1024,
  parts: 2000,
  hint: "unpack it and drop the files you want",
};
/** Files that operating systems add to archives. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
/** The first date that a ZIP can store, in any time zone. */
const DAY = new Date(1980, 0, 1);

export async function pack(files: readonly KeptFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import("fflate");
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(({ name, content }) => [name, bytesOf(content)])), {
    level: 9,
    mtime: DAY,
    os: 0,
  }) as Uint8Array<ArrayBuffer>;
}

/** @throws UserError if the bytes are not an archive, or it is too large */
export async function unpack(archive: string, bytes: Uint8Array): Promise<Unpacked> {
  const names = await zipNames(bytes);
  if (!names) throw new UserError(fault("archive", "this is not a ZIP archive", { file: archive }));
  const files = names.filter((name) => !name.endsWith("/"));
  const wanted = files.filter((name) => !OF_SYSTEMS.test(name));
  const left = files.filter((name) => OF_SYSTEMS.test(name)).map((name) => ({ name, why: "it is a system file" }));
  const parts = await zipParts(bytes, archive, BOUNDS, (name) => wanted.includes(name));
  if (!parts) throw new UserError(fault("archive", "this archive is damaged", { file: archive }));
  const top = commonFolder(wanted);
  return {
    files: Object.entries(parts)
      .filter(([name]) => !name.endsWith("/"))
      .map(([name, part]) => {
        const own = name.slice(top.length);
        return { name: own, content: contentOf(own, part) };
      }),
    left,
  };
}

/** The single top folder that archivers add; `templates` does not count as one. */
function commonFolder(names: readonly string[]): string {
  const top = /^[^/]+\//.exec(names[0] ?? "")?.[0] ?? "";
  return top !== "templates/" && names.every((name) => name.startsWith(top)) ? top : "";
}
