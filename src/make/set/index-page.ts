/** The index page of a build: a picture of each sheet with links to its files; works from disk, without scripts. */
import { contactFaces, contactSheet, escapeHtml, type Thumbnail } from "../contact-sheet.js";
import { countOf, formatBytes } from "../../kernel/words/amounts.js";
import type { Paths } from "../../host/disk.js";
import type { DoneJob } from "./built-file.js";
import { OUT } from "./jobs.js";
import type { OpenSet } from "./open-set.js";

export const INDEX_FILE = "index.html";

/** Maximum links listed one by one for a sheet; a deck of pictures shows its first and last. */
const MOST_LINKS = 8;

export async function indexPage(
  { set, dir, system, studio }: OpenSet,
  done: readonly DoneJob[],
  paths: Paths,
): Promise<string> {
  const at = (path: string): string => paths.join(dir, OUT, path);
  const files = done.flatMap(({ built }) => built.files);
  const thumbnails = done.flatMap(({ job, built }): Thumbnail[] => {
    if (!built.picture) return [];
    const { path, width, height } = built.picture;
    const links = built.files.map((file) => ({
      words: file.path.slice(file.path.lastIndexOf("/") + 1),
      path: at(file.path),
    }));
    return [
      {
        spec: { code: job.code, title: job.title },
        summary: job.summary,
        links: links.length > MOST_LINKS ? [links[0], links[links.length - 1]] : links,
        pictures: [{ path: at(path), width, height }],
      },
    ];
  });
  const pages = files.reduce((sum, file) => sum + file.pages, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const others = done.filter(({ built }) => !built.picture).flatMap(({ built }) => built.files);
  return contactSheet(
    [
      {
        system,
        thumbnails,
        title: set.name,
        summary: `${system.title}: ${countOf(files.length, "file")}, ${countOf(pages, "page")}, ${formatBytes(bytes)}`,
        lead: (linkTo) => others.map(({ path }) => `<a href="${linkTo(at(path))}">${escapeHtml(path)}</a>`).join(" "),
      },
    ],
    { paths, file: at(INDEX_FILE), faces: contactFaces(studio.fontFiles), title: set.name },
  );
}
