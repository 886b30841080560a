/** The user's templates: stored as `templates/<name>.hbs`, the layout of the command's `--templates` folder. */
import { useEffect } from "preact/hooks";
import type { ListedGame, ListedSheet } from "../../protocol/calls.js";
import type { TemplateTexts } from "../../protocol/template.js";
import { fileNames, onFileChanged, readFile, removeFile, writeFile } from "../store/store.js";
import { say } from "../place/status.js";
import { useChanges, type Listeners } from "../place/changes.js";

const FILE = /^templates\/(.+)\.hbs$/;
/** Valid template names. A copy from a conflict between tabs has another form, so nothing prints it. */
const NAME = /^[\w-]+(\/[\w-]+)+$/;
const fileOf = (name: string): string => `templates/${name}.hbs`;
/** Pause in typing before a save, milliseconds. */
const PAUSE = 300;

export interface OwnTemplates {
  readonly texts: TemplateTexts;
  /** Copies kept because another tab had changed the file. */
  readonly copies: TemplateTexts;
  /** True once the browser's storage was read. */
  readonly ready: boolean;
}

let current: OwnTemplates = { texts: {}, copies: {}, ready: false };
const revisions = new Map<string, number>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const listeners: Listeners = new Set();
let reading: Promise<void> | undefined;

function update(more: Partial<OwnTemplates>): void {
  current = { ...current, ...more };
  listeners.forEach((listener) => listener());
}

const without = (texts: TemplateTexts, name: string): TemplateTexts =>
  Object.fromEntries(Object.entries(texts).filter(([one]) => one !== name));

const textOf = (content: string | Uint8Array): string =>
  (typeof content === "string" ? content : new TextDecoder().decode(content)).replace(/\r\n?/g, "\n");

/** Applies a file's current content from the store; undefined = it was removed. */
function take(file: string, content: string | Uint8Array | undefined, revision: number): void {
  const name = FILE.exec(file)?.[1];
  if (name === undefined || waiting.has(name)) return;
  revisions.set(name, revision);
  const list = NAME.test(name) ? "texts" : "copies";
  update({
    [list]: content === undefined ? without(current[list], name) : { ...current[list], [name]: textOf(content) },
  });
}

const notRead = (error: unknown): void => say(`Not read: ${error instanceof Error ? error.message : String(error)}`);

async function read(): Promise<void> {
  onFileChanged((file) => {
    if (FILE.test(file)) readFile(file).then((found) => take(file, found?.content, found?.revision ?? 0), notRead);
  });
  addEventListener("pagehide", () => [...waiting.keys()].forEach((name) => void keep(name)));
  try {
    const names = (await fileNames()).filter((name) => FILE.test(name));
    for (const file of await Promise.all(names.map(readFile))) if (file) take(file.name, file.content, file.revision);
  } catch {
    // A private window stores nothing: changes last until it closes.
  }
  update({ ready: true });
}

export function useOwnTemplates(): OwnTemplates {
  useChanges(listeners);
  useEffect(() => void (reading ??= read()), []);
  return current;
}

/** The user's template right now; the last drawing may be some keystrokes behind. */
export const ownNow = (name: string): string | undefined => current.texts[name];

/** Changes a template; undefined = back to the built-in one. Takes effect at once and is saved after a pause. */
export function setOwn(name: string, text: string | undefined): void {
  if (current.texts[name] === text) return;
  update({ texts: text === undefined ? without(current.texts, name) : { ...current.texts, [name]: text } });
  clearTimeout(waiting.get(name));
  waiting.set(
    name,
    setTimeout(() => void keep(name), PAUSE),
  );
}

export async function removeCopy(name: string): Promise<void> {
  try {
    if (!(await removeFile(fileOf(name), revisions.get(name) ?? 0)))
      return say(`${name} was changed elsewhere, so it was kept`);
    update({ copies: without(current.copies, name) });
  } catch (error) {
    say(`Not removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function keep(name: string): Promise<void> {
  clearTimeout(waiting.get(name));
  const text = current.texts[name];
  try {
    if (text === undefined) {
      if (await removeFile(fileOf(name), revisions.get(name) ?? 0)) revisions.set(name, 0);
      else await theirsHolds(name);
    } else {
      const { file, kept } = await writeFile(fileOf(name), text, revisions.get(name) ?? 0);
      if (kept === undefined) revisions.set(name, file.revision);
      else await keepBoth(name, kept);
    }
  } catch (error) {
    say(`Not saved: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Text typed in the meantime is saved next.
  if (current.texts[name] === text) waiting.delete(name);
}

/** The file changed before it could be removed: keep it. */
async function theirsHolds(name: string): Promise<void> {
  waiting.delete(name);
  const theirs = await readFile(fileOf(name));
  take(fileOf(name), theirs?.content, theirs?.revision ?? 0);
  say(`${name} was changed elsewhere, so it was kept`);
}

/** Another tab changed the file: use its text, and keep this tab's text in a copy. */
async function keepBoth(name: string, kept: string): Promise<void> {
  waiting.delete(name);
  const [theirs, ours] = await Promise.all([readFile(fileOf(name)), readFile(kept)]);
  take(fileOf(name), theirs?.content, theirs?.revision ?? 0);
  if (ours) take(kept, ours.content, ours.revision);
  say(`Another tab changed ${name}: its text is used, yours is kept as ${kept}`);
}

/** The user's templates that affect a game. */
export const ownOf = (texts: TemplateTexts, game: string): TemplateTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([name]) => name.startsWith(`${game}/`) || name.startsWith("shared/")),
  );

/** Reads a setting of the front matter line by line: untrusted text must not stall the page. */
function front(text: string, key: string): string | undefined {
  const lines = text.split("\n");
  if (lines[0].trimEnd() !== "---") return undefined;
  const end = lines.findIndex((line, i) => i > 0 && line.startsWith("---"));
  const line = lines.slice(1, end < 0 ? lines.length : end).find((one) => one.startsWith(`${key}:`));
  const value = line?.slice(key.length + 1).trim();
  return value !== undefined && value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1)
    : value;
}

/** A game with the user's sheets after its own. */
export function withOwnSheets(game: ListedGame, texts: TemplateTexts): ListedGame {
  const own = Object.entries(texts).flatMap(([name, text], i): ListedSheet[] => {
    const id = name.slice(game.id.length + 1);
    const like = game.sheets.find((sheet) => sheet.id === front(text, "like"));
    const title = front(text, "title") ?? (front(text, "like") === undefined ? undefined : like?.title);
    if (!name.startsWith(`${game.id}/`) || title === undefined || game.sheets.some((sheet) => sheet.id === id))
      return [];
    const base = like ?? { fills: "nothing", always: false, ofGame: false, when: "before" };
    const summary = front(text, "summary") ?? "A sheet of your own";
    return [{ ...base, id, title, code: front(text, "code") ?? `MY-${i + 1}`, summary, template: name } as ListedSheet];
  });
  return own.length === 0 ? game : { ...game, sheets: [...game.sheets, ...own] };
}
