/** The user's sets: `pressbox build` in the page. The result stays here until the page asks for it. */
import { LANGUAGE_LIST } from "../../../text/languages.js";
import { gameNamedIn, SET_FILE } from "../../../files/set/set-file.js";
import { provide } from "../../../host/web.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { Gathered } from "../../../make/gathered.js";
import type { Workplace } from "../../../make/workplace.js";
import { useLetters } from "../../../kernel/words/letters.js";
import { buildSet } from "../../../make/set/build-set.js";
import { jobsOf, OUT } from "../../../make/set/jobs.js";
import { openSet } from "../../../make/set/open-set.js";
import { SYSTEMS } from "../../../systems/index.js";
import { bytesOf } from "../../file-content.js";
import type { MadeFile } from "../../protocol/calls.js";
import type { BuiltSetView, SetView } from "../../protocol/set.js";
import { pack } from "../files/archive.js";
import { openDesk, openGame, openPencil, openProfile, openSetFiles, openWords } from "../desk/assets.js";
import type { KeptFile } from "../../protocol/files.js";
import { pagePlace } from "./page-place.js";
import { loadDecoders } from "../pictures/pictures.js";
import type { Talk } from "../desk/talk.js";

/** The set's folder in messages: all paths start there. */
const HERE = ".";

/** The last set that was made: its files by their paths in `out/`. */
let made: { readonly name: string; readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> } | undefined;
let stopped = false;

/** Recognizes a set for a print shop or in another language before its file is checked. */
const NAMES_SHOP = /\bshop["']?\s*:/;
const NAMES_WORDS = /\bwords["']?\s*:/;

/** Loads everything that a set may need. */
async function placeFor(files: readonly KeptFile[], talk: Talk): Promise<Workplace> {
  const bytes = new Map(files.map(({ name, content }) => [name, bytesOf(content)]));
  const text = new TextDecoder().decode(bytes.get(SET_FILE));
  const game = gameNamedIn(text);
  const known = SYSTEMS.find((id) => id === game);
  const languages = NAMES_WORDS.test(text) ? LANGUAGE_LIST : [];
  await Promise.all([...languages.map(openWords), NAMES_SHOP.test(text) && openProfile()]);
  return openPlace(bytes, known ? [known] : SYSTEMS, talk);
}

/** A place that can make every sheet of the games, with all that the command's code may ask for. */
export async function openPlace(
  files: ReadonlyMap<string, Uint8Array>,
  games: readonly string[],
  talk: Talk,
): Promise<Workplace> {
  const desk = await openDesk();
  await provide(desk.host, ["zod", "yaml", "fontkit", "pdfkit", "handlebars"]);
  await Promise.all([...games.map(openGame), openPencil(), openSetFiles(), loadDecoders()]);
  return pagePlace(files, desk, talk);
}

/** Runs work with only the set's own fonts. */
export async function withLetters<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    useLetters();
  }
}

/** @param files of the set's folder, by their names in it @throws UserError with every error of all files */
export function openSetView(files: readonly KeptFile[], talk: Talk): Promise<SetView> {
  return withLetters(async () => {
    const place = await placeFor(files, talk);
    const open = await openSet(HERE, place);
    const all = new Gathered();
    const jobs = open.set.statistics === undefined ? await jobsOf(open, { cache: false, quiet: true }, all, place) : [];
    if (all.issues.length > 0) throw new UserError(all.issues);
    return {
      name: open.set.name,
      game: open.system.id,
      parts: jobs.map(({ title }) => title),
      warnings: open.warnings,
    };
  });
}

export const stopSet = (): void => void (stopped = true);

/** Stopping a build is not an error of the set. */
const STOPPED = "set-stopped";

/** Lets waiting calls in, `stopSet` among them. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** @throws UserError with every error of all files, or with `set-stopped` */
export function makeSet(files: readonly KeptFile[], talk: Talk): Promise<BuiltSetView> {
  const from = performance.now();
  stopped = false;
  made = undefined;
  return withLetters(async () => {
    const place = await placeFor(files, talk);
    const request = {
      all: true,
      clean: false,
      cache: false,
      quiet: true,
      async part(done: number, of: number) {
        talk.progress(done, of);
        await pause();
        if (stopped) throw new UserError(fault(STOPPED, "stopped"));
      },
    };
    const built = await buildSet(HERE, request, place);
    const below = (path: string): string => path.slice(OUT.length + 1);
    const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const file of built.files) {
      const [whole] = await place.marked(file);
      bytes.set(below(file.path), whole as Uint8Array<ArrayBuffer>);
    }
    made = { name: built.open.set.name, files: bytes };
    return {
      parts: built.done.map(({ job, built: { files: own, picture } }) => ({
        title: job.title,
        files: own.map(({ path, pages }) => ({ path, pages, size: bytes.get(path)?.length ?? 0 })),
        ...(picture && { picture: { path: picture.path, width: picture.width, height: picture.height } }),
      })),
      size: [...bytes.values()].reduce((sum, { length }) => sum + length, 0),
      warnings: built.warnings,
      ms: performance.now() - from,
    };
  });
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  png: "image/png",
  html: "text/html",
  json: "application/json",
  yaml: "application/yaml",
  csv: "text/csv",
};

/** The media type of a file, by its extension. */
export const typeOf = (name: string): string => TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";

const gone = (file: string): UserError =>
  new UserError(fault("set-gone", "the page no longer has this file", { file, hint: "build the set again" }));

export function setFile(path: string): MadeFile {
  const bytes = made?.files.get(path);
  if (!bytes) throw gone(path);
  const name = path.split("/").at(-1)!;
  // Sends a copy: bytes transferred to the page are gone from the core.
  return { name, type: typeOf(name), bytes: bytes.slice() };
}

/** All files as `pressbox build` writes them: unpacked in the set's folder, they become its `out/`. */
export async function setArchive(): Promise<MadeFile> {
  if (!made) throw gone(OUT);
  const stem = made.name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "set";
  const files = [...made.files].map(([path, content]) => ({ name: `${OUT}/${path}`, content }));
  return { name: `${stem.toLowerCase()}.zip`, type: "application/zip", bytes: await pack(files) };
}

/** The sample set as the user's files. */
export async function sampleSet(): Promise<readonly KeptFile[]> {
  return openSetFiles();
}
