/** Tells a file, as it is and broken, to every command that reads it: all take it, or none does. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { brokenData, type Variant } from "./file-variants.js";
import { linesFor, type Asked } from "./readers.js";
import type { Workplace } from "./run.js";

/** Data, text, bytes, or the files of a folder by name. */
type Content = unknown;
export class Folder {
  constructor(readonly files: Readonly<Record<string, string>>) {}
}

/** Commands that work long before they are done, or read more besides, hear of the file as it is and of faults at its top. */
const SLOW = /^(read|print|rate|replay-season|solve|career) /;
const atTop = (broken: readonly Variant<Content>[]): Variant<Content>[] =>
  broken.filter(([title]) => /^(the file|format|a name alone|empty|no rows|a column that)/.test(title));

export interface OneReading {
  /** The file as it is, which all lines take, and each of its broken copies. */
  every(whole: Content, broken: readonly Variant<Content>[], ending: string, lines: readonly string[]): Promise<void>;
  /** The same; slow commands hear of faults at the top alone. */
  all(whole: Content, broken: readonly Variant<Content>[], ending: string, lines: readonly string[]): Promise<void>;
  /** Data of a kind, broken down to a depth, told to every command that reads it. */
  data(asked: Asked, data: object, depth: number, more?: readonly Variant<Content>[]): Promise<void>;
}

export function oneReading(place: Workplace): OneReading {
  let files = 0;
  const write = (content: Content, ending: string): string => {
    const name = `copy-${files++}`;
    if (content instanceof Folder) {
      mkdirSync(join(place.folder, name));
      for (const [file, text] of Object.entries(content.files)) place.write(join(name, file), text);
      return name;
    }
    const plain = typeof content === "string" || content instanceof Uint8Array;
    return place.write(`${name}.${ending}`, plain ? content : `${JSON.stringify(content)}\n`);
  };

  /** Whether each line takes the file. Files are read or refused: no command breaks off, none is used wrongly. */
  const verdicts = async (
    content: Content,
    ending: string,
    lines: readonly string[],
  ): Promise<Record<string, boolean>> => {
    const taken: Record<string, boolean> = {};
    for (const line of lines) {
      const file = write(content, ending);
      const { code, err } = await place.run(line.replace("FILE", file).replace("FRESH", `new-${file.split(".")[0]}`));
      expect([0, 1], `${line}: ${err}`).toContain(code);
      taken[line] = code === 0;
    }
    return taken;
  };

  const every: OneReading["every"] = async (whole, broken, ending, lines) => {
    expect(lines.length).toBeGreaterThan(1);
    expect(await verdicts(whole, ending, lines)).toEqual(Object.fromEntries(lines.map((line) => [line, true])));
    const disagreed: unknown[] = [];
    let refused = 0;
    for (const [title, copy] of broken) {
      const taken = await verdicts(copy, ending, lines);
      if (!Object.values(taken).includes(true)) refused++;
      if (new Set(Object.values(taken)).size > 1) disagreed.push({ title, taken });
    }
    expect(disagreed).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  };

  const all: OneReading["all"] = async (whole, broken, ending, lines) => {
    const slow = lines.filter((line) => SLOW.test(line));
    const quick = lines.filter((line) => !slow.includes(line));
    if (quick.length > 1) await every(whole, broken, ending, quick);
    // `read` opens a form before it hears of the teams.
    const [reads, others] = [true, false].map((isRead) => slow.filter((line) => line.startsWith("read ") === isRead));
    if (others.length > 0) await every(whole, atTop(broken), ending, [lines[0], ...others]);
    const few = broken.filter(([title]) => /^(the file|format: missing|no rows|a column that)/.test(title));
    if (reads.length > 0) await every(whole, few, ending, [lines[0], ...reads]);
  };

  return {
    every,
    all,
    data: (asked, data, depth, more = []) =>
      all(data, [...brokenData(data as Record<string, unknown>, depth), ...more], "json", linesFor(asked)),
  };
}
