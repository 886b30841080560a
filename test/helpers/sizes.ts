/**
 * Bytes of PDFs: no file grows unseen, and none is much larger than it was when objects had two filters and predictors, which PDFBox and
 * pdf-lib cannot read. Without them each part of a tagged page costs 15 bytes: its number in the page, its element, the list of owners,
 * the place of the object and the cross reference. Pages with hundreds of parts and little else are over the limit, and are listed as such.
 */
import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** What a file may be larger by than it is today: other versions of fonts, a line of text more. */
const ALLOWED = 1.03;
/** What it may be larger by than it was before. */
const LIMITS = { forms: 1.3, others: 1.1 } as const;

interface Known {
  readonly today: number;
  readonly most: number;
}

/** A line a file: its name, bytes today, bytes before, and how many times as large it may be where it is over the limit. */
const KNOWN = new Map(
  readFileSync(new URL("../golden/sizes.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): [string, Known] => {
      const [system, sheet, fill, today, before, over] = line.split(" ");
      const factor = over === undefined ? LIMITS[fill === "forms" ? "forms" : "others"] : Number(over);
      return [
        `${system} ${sheet} ${fill}`,
        { today: Number(today), most: before ? Number(before) * factor : Infinity },
      ];
    }),
);

/** Compares with `test/golden/sizes.txt`. A new sheet gets a line by hand, with what it has. */
export function expectSize(name: string, bytes: Uint8Array): void {
  const known = KNOWN.get(name);
  expect(known, `${name}: ${bytes.length} bytes, write them into test/golden/sizes.txt`).toBeDefined();
  expect(bytes.length, `${name}: bytes at most, by what it has today`).toBeLessThanOrEqual(known!.today * ALLOWED);
  expect(bytes.length, `${name}: bytes at most, by what it had before`).toBeLessThanOrEqual(known!.most);
}
