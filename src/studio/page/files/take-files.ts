/** Adds files: dropped, chosen, or unpacked from an archive. Overwrites nothing, and reports every skipped file. */
import type { KeptFile } from "../../protocol/files.js";
import { bytesOf, contentOf } from "../../file-content.js";
import type { GivenFile } from "../../protocol/calls.js";
import { ask } from "../ask/ask.js";
import { nameFault, tidyName } from "../store/file-names.js";
import { readFile, writeFile } from "../store/store.js";

/** The result for a file. */
export interface Taken {
  readonly name: string;
  readonly came: "new" | "same" | "beside" | "renamed" | "left";
  /** Its new name, or why it was skipped. */
  readonly words?: string;
}

function isSame(a: string | Uint8Array, b: string | Uint8Array): boolean {
  if (typeof a === "string" && typeof b === "string") return a === b;
  const [one, other] = [bytesOf(a), bytesOf(b)];
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

const isArchive = ({ name, bytes }: GivenFile): boolean =>
  name.toLowerCase().endsWith(".zip") && bytes[0] === 0x50 && bytes[1] === 0x4b;

/** @param game the open game; it gets templates that are not in a folder */
export async function takeFiles(files: readonly GivenFile[], game: string): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  for (const file of files) {
    if (isArchive(file)) {
      try {
        const { files: parts, left } = await ask(`unpack ${file.name}`, "unpack", [file.name, file.bytes]);
        for (const part of parts) taken.push(await take(part));
        taken.push(...left.map(({ name, why }) => ({ name, came: "left" as const, words: why })));
      } catch (error) {
        taken.push({ name: file.name, came: "left", words: error instanceof Error ? error.message : String(error) });
      }
    } else {
      const name = /^[^/]+\.hbs$/.test(file.name) ? `templates/${game}/${file.name}` : file.name;
      taken.push(await take({ name, content: contentOf(name, file.bytes) }));
    }
  }
  return taken;
}

async function take({ name: given, content }: KeptFile): Promise<Taken> {
  const name = tidyName(given);
  const wrong = nameFault(name);
  if (wrong !== undefined) return { name: given, came: "left", words: wrong };
  const there = await readFile(name);
  if (there && isSame(there.content, content)) return { name, came: "same" };
  const { kept } = await writeFile(name, content, 0);
  if (kept !== undefined) return { name, came: "beside", words: kept };
  return name === given ? { name, came: "new" } : { name: given, came: "renamed", words: name };
}

/** A summary for the footer. */
export function takenWords(taken: readonly Taken[]): string {
  const of = (...ways: readonly Taken["came"][]): readonly Taken[] => taken.filter(({ came }) => ways.includes(came));
  const count = (n: number): string => `${n} ${n === 1 ? "file" : "files"}`;
  const kept = of("new", "renamed", "beside").length;
  const same = of("same").length;
  return [
    kept > 0 && `${count(kept)} added`,
    same > 0 && `${count(same)} already here`,
    ...of("beside").map(({ name, words }) => `there was another ${name}: yours is now ${words}`),
    ...of("renamed").map(({ name, words }) => `${name} is now ${words}`),
    ...of("left").map(({ name, words }) => `${name} skipped: ${words}`),
  ]
    .filter((words) => words !== false)
    .join("; ");
}
