/** The package's own files in a page: fetched per game on first use. */
import { builtInFonts } from "../../../host/fonts.js";
import { packageTemplates } from "../../../host/templates.js";
import type { GameSystem } from "../../../contract/game.js";
import type { Rater } from "../../../contract/rating.js";
import { openLateHost, provide, withPackages } from "../../../host/web.js";
import type { MemoryHost } from "../../../host/memory.js";
import { FontBook } from "../../../sheet/type/font-book.js";
import { requireSystem } from "../../../sim/play.js";
import { loadRater } from "../../../systems/index.js";
import type { TemplateSource } from "../../../sheet/template/source.js";
import { packedFile, type Language } from "../../../text/languages.js";
import type { AssetList } from "../../protocol/calls.js";
import type { KeptFile } from "../../protocol/files.js";
import { bytesIn } from "./bytes.js";
import { inflate } from "../pictures/pictures.js";
import type { PackedProfile } from "./profile.js";
import { unpackTree } from "./trees.js";

/** Set by the build. */
declare const STUDIO_ASSETS: AssetList;
declare const STUDIO_TEMPLATES: readonly string[];

/** A template's text, and its packed parse tree; null if the build did not parse it. */
interface Pack {
  readonly templates: Readonly<Record<string, readonly [text: string, tree?: object]>>;
  /** Sample teams as the build parsed them, with their source text. */
  readonly files: Readonly<Record<string, string>>;
}

/** Files are next to the folder of the core's scripts. */
const at = (path: string): URL => new URL(`../${path}`, import.meta.url);

/** A file of the page that does not come: its name says nothing to a person. */
export const NOT_HERE = "a part of Studio did not load: you are offline, or Studio was updated; reload the page";

async function got(path: string): Promise<Response> {
  const response = await fetch(at(path)).catch(() => undefined);
  if (!response?.ok) throw new Error(NOT_HERE);
  return response;
}

export interface Desk {
  readonly host: MemoryHost;
  readonly fonts: FontBook;
  readonly templates: TemplateSource;
}

const KALAM = /kalam/;

/**
 * Does work once. An attempt that fails is forgotten, and whoever joined it starts another: the network may be back by then.
 */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let attempt: Promise<T> | undefined;
  const start = (): Promise<T> =>
    (attempt ??= work().catch((error: unknown) => {
      attempt = undefined;
      throw error;
    }));
  return () => (attempt === undefined ? start() : attempt.catch(start));
}

/** Opens the host with what every sheet needs; the handwriting font comes with the first filled sheet. */
export const openDesk = once(open);

async function open(): Promise<Desk> {
  const host = await openLateHost({}, { inflate });
  const printed = Object.keys(STUDIO_ASSETS.fonts).filter((path) => !KALAM.test(path));
  await Promise.all([
    putFonts(host, printed),
    putPack(host, "shared"),
    got(STUDIO_ASSETS.figures).then(async (found) => host.put({ "built/figures.json": await found.text() })),
  ]);
  return { host, fonts: new FontBook(builtInFonts()), templates: packageTemplates(STUDIO_TEMPLATES) };
}

/** Loads fonts, fetching each file once. */
async function putFonts(host: MemoryHost, paths: readonly string[]): Promise<void> {
  const files = [...new Set(paths.map((path) => STUDIO_ASSETS.fonts[path][0]))];
  const bytes = new Map(
    await Promise.all(files.map(async (file) => [file, await (await got(file)).arrayBuffer()] as const)),
  );
  for (const path of paths) {
    const [file, from, to] = STUDIO_ASSETS.fonts[path];
    host.put({ [path]: new Uint8Array(bytes.get(file)!, from, to - from) });
  }
}

async function putPack(host: MemoryHost, set: string): Promise<void> {
  const { templates, files } = (await (await got(STUDIO_ASSETS.games[set])).json()) as Pack;
  for (const [name, built] of Object.entries(files)) {
    const { text } = JSON.parse(built) as { readonly text: string };
    host.put({ [`built/${name}`]: built, [`assets/${name.slice(0, -".json".length)}`]: text });
  }
  for (const [name, [text, tree]] of Object.entries(templates)) {
    host.put({
      [`templates/${name}.hbs`]: text,
      ...(tree && { [`built/templates/${name}.json`]: JSON.stringify({ text, ...unpackTree(tree, text) }) }),
    });
  }
}

const parts = new Map<string, () => Promise<void>>();
/** Opens a part of the package that has this name, once. */
const openPart = (name: string, work: () => Promise<void>): Promise<void> => {
  let part = parts.get(name);
  if (!part) parts.set(name, (part = once(work)));
  return part();
};

/** Templates and teams of a game, and what its modules need while loading. */
export const openGame = async (system: string): Promise<void> => {
  const { host } = await openDesk();
  await openPart(system, async () => {
    // Two-team games build schemas while loading, and a module that fails to load stays failed.
    await Promise.all([putPack(host, system), system !== "dynasty" && provide(host, ["zod"])]);
  });
};

/**
 * A game, once its files and packages have loaded: if a module ran before them, it would fail until the page is
 * reloaded.
 * @throws UserError `system-unknown`
 */
export const gameAt = async (system: string): Promise<GameSystem> => {
  await openGame(system);
  return requireSystem(system);
};

/** The part of a game that rates teams from statistics, loaded as in {@link gameAt}; undefined for a game without one. */
export const raterAt = async (system: string): Promise<Rater | undefined> => {
  await openGame(system);
  return loadRater(system);
};

/** Files that sets need, by their paths in the package: text, or `base64:` and bytes. */
let setFiles: readonly KeptFile[] | undefined;
const SAMPLE = "assets/samples/set/";
const BYTES = "base64:";

/** Puts the extra files that sets need into the host. @returns the sample set, by file names in its folder */
export const openSetFiles = async (): Promise<readonly KeptFile[]> => {
  const { host } = await openDesk();
  await openPart("sets", async () => {
    const found = (await (await got(STUDIO_ASSETS.sets)).json()) as Readonly<Record<string, string>>;
    const files = Object.entries(found).map(([name, text]) => ({
      name,
      content: text.startsWith(BYTES) ? bytesIn(text.slice(BYTES.length)) : text,
    }));
    host.put(Object.fromEntries(files.map(({ name, content }) => [name, content])));
    setFiles = files.flatMap(({ name, content }) =>
      name.startsWith(SAMPLE) ? [{ name: name.slice(SAMPLE.length), content }] : [],
    );
  });
  return setFiles!;
};

/** The color profile of a press, for print-shop PDFs. */
export const openProfile = async (): Promise<void> => {
  const { host } = await openDesk();
  await openPart("profile", async () => {
    const [name, file] = STUDIO_ASSETS.profile;
    const [{ unpackProfile }, packed] = await Promise.all([
      import("./profile.js"),
      got(file).then((found) => found.json() as Promise<PackedProfile>),
    ]);
    host.put({ [name]: unpackProfile(packed) });
  });
};

/** Sheet translations that come with Pressbox. */
export const openWords = async (language: Language): Promise<void> => {
  const { host } = await openDesk();
  await openPart(`words ${language}`, async () => {
    host.put({ [packedFile(language)]: await (await got(STUDIO_ASSETS.words[language])).text() });
  });
};

/** The handwriting font. */
export const openPencil = async (): Promise<void> => {
  const { host } = await openDesk();
  const paths = Object.keys(STUDIO_ASSETS.fonts).filter((path) => KALAM.test(path));
  await openPart("pencil", async () => putFonts(host, paths));
};

/** Runs work, loading each package that it turns out to need. */
export async function atDesk<T>(work: (desk: Desk) => T | Promise<T>): Promise<T> {
  const desk = await openDesk();
  return withPackages(desk.host, () => work(desk));
}
