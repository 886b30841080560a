/** Storage of edited teams: a file of their own, next to the files with the original teams and the targets. */
import type { MadeFile } from "../../protocol/calls.js";
import { contentOf } from "../../file-content.js";
import { ask } from "../ask/ask.js";
import { say } from "../place/status.js";
import { fileNames, readFile, writeFile } from "../store/store.js";

/** Pause in typing before a save, milliseconds. */
const PAUSE = 400;

export interface Keeping {
  /** Undefined until teams without a file first change. */
  readonly name: string | undefined;
  /** Call after each change. */
  changed(): void;
  stop(): void;
}

const stemOf = (name: string): string => name.replace(/(-teams)?\.(ya?ml|json)$/i, "");

/** `5d20-1998-teams.yaml`, `5d20-1998-2-teams.yaml`, ... */
async function freeName(stem: string): Promise<string> {
  const taken = new Set(await fileNames());
  for (let n = 1; ; n++) {
    const name = `${stem}${n > 1 ? `-${n}` : ""}-teams.yaml`;
    if (!taken.has(name)) return name;
  }
}

/**
 * @param like name of the file that the teams came from
 * @param over revision of that file, to save into it
 */
export function keepTeams(
  game: string,
  like: string,
  over: { readonly revision: number } | undefined,
  onSaved: (name: string) => void,
): Keeping {
  let name = over ? like : undefined;
  let revision = over?.revision ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();
  const text = (file: MadeFile): string | Uint8Array => contentOf(file.name, file.bytes);
  async function keep(): Promise<void> {
    const fresh = name === undefined;
    const own = name ?? (await freeName(stemOf(like).startsWith(game) ? stemOf(like) : `${game}-${stemOf(like)}`));
    const files = await ask("keep", "benchFiles", [game, own]);
    if (!files) return say("Kept when no cell has a fault");
    const { file, kept } = await writeFile(own, text(files.teams), revision);
    if (kept !== undefined) say(`Another tab changed ${own}: yours is kept as ${kept}`);
    name = kept ?? own;
    revision = file.revision;
    for (const beside of [files.fitted, files.proof])
      if (beside && !(await readFile(beside.name))) await writeFile(beside.name, text(beside), 0);
    if (fresh || kept !== undefined) onSaved(name);
  }
  const soon = (): void => {
    clearTimeout(timer);
    timer = undefined;
    work = work.then(keep).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error);
      if (words !== "") say(`Not kept: ${words}`);
    });
  };
  return {
    get name() {
      return name;
    },
    changed() {
      clearTimeout(timer);
      timer = setTimeout(soon, PAUSE);
    },
    stop() {
      if (timer !== undefined) soon();
    },
  };
}
