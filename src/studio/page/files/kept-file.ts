/** A file that keeps growing, a league or a career: opened from the store, saved after each step, reloaded when another tab writes it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Issue } from "../../../kernel/issue/index.js";
import { Superseded } from "../ask/ask.js";
import { issuesOf } from "../ask/issues-of.js";
import { say } from "../place/status.js";
import { onFileChanged, readFile, writeFile } from "../store/store.js";

interface PlayedView {
  /** The whole file. */
  readonly text: string;
  readonly warnings: readonly Issue[];
  readonly status: { readonly name: string; readonly when: string; readonly revision: number };
}

interface KeptFile<V> {
  /** Its current file name. */
  readonly name: string;
  /** Undefined until it is open. */
  readonly view: V | undefined;
  readonly issues: readonly Issue[] | undefined;
  readonly failed: (error: unknown) => void;
  /** Saves the result of a step; in a conflict, the later tab saves under another name. */
  readonly keep: (next: V) => Promise<void>;
  /** While true, changes by other tabs are not loaded: both versions are kept. */
  readonly playing: { current: boolean };
}

/**
 * @param given the file's name in the store
 * @param word what it is, such as `league`
 */
export function useKept<V extends PlayedView>(
  given: string,
  word: string,
  open: (name: string, text: string) => Promise<V>,
): KeptFile<V> {
  const [name, call] = useState(given);
  const [view, show] = useState<V>();
  const [issues, setIssues] = useState<readonly Issue[]>();
  /** The last revision seen, kept outside the state because play does not wait for rendering. */
  const seen = useRef({ name: given, revision: 0, text: "" });
  const playing = useRef(false);
  const failed = (error: unknown): void => {
    if (error instanceof Superseded) return;
    setIssues(issuesOf(error));
    say(issuesOf(error)[0].message);
  };
  const shown = (next: V): void => {
    show(next);
    setIssues(next.warnings.length > 0 ? next.warnings : undefined);
  };
  const sayStatus = ({ status }: V): void =>
    say(`${status.name} · ${status.when} · revision ${status.revision}, saved here`);
  const load = (): void =>
    void readFile(name)
      .then(async (file) => {
        const text = file?.content;
        if (typeof text !== "string") throw new Error(`${name} is not kept here`);
        const opened = await open(name, text);
        // Do not overwrite a file that cannot be read: another program may be writing it.
        seen.current = { name, revision: file!.revision, text: opened.text };
        shown(opened);
        sayStatus(opened);
      })
      .catch(failed);
  useEffect(() => {
    // A file saved under another name is already on screen.
    if (seen.current.name !== name || seen.current.revision === 0) load();
    return onFileChanged((changed) => void (changed === name && !playing.current && load()));
  }, [name]);
  const keep = async (next: V): Promise<void> => {
    shown(next);
    const was = seen.current;
    if (next.text !== was.text) {
      const { file, kept } = await writeFile(was.name, next.text, was.revision);
      seen.current = { name: file.name, revision: file.revision, text: next.text };
      if (kept !== undefined) {
        call(kept);
        say(`Another tab went on with ${was.name}: this ${word} is kept as ${kept}`);
        return;
      }
    }
    sayStatus(next);
  };
  return { name, view, issues, failed, keep, playing };
}
