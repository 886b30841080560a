/** The user's files that fill sheets: the core gets each once, and again after a change. */
import { ask, startCore } from "../ask/ask.js";
import { readFile } from "../store/store.js";

/** Ids of the sheets that a file fills, by its name and revision, for the life of this core. */
const known = new WeakMap<Worker, Map<string, Promise<readonly string[]>>>();

/**
 * Passes a file to the core.
 * @returns ids of the sheets that it fills
 * @throws Faults with the file's errors
 */
export async function give(game: string, name: string): Promise<readonly string[]> {
  const file = await readFile(name);
  if (!file) throw new Error(`${name} is not among your files: it comes apart from the link; drop it here`);
  const core = startCore();
  const all = known.get(core) ?? new Map<string, Promise<readonly string[]>>();
  known.set(core, all);
  const key = JSON.stringify([game, name, file.revision, file.changed]);
  let sheets = all.get(key);
  if (!sheets) {
    all.set(key, (sheets = ask(`give ${name}`, "give", [game, { name, content: file.content }])));
    sheets.catch(() => all.delete(key));
  }
  return sheets;
}
