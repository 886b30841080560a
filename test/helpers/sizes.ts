/**
 * Bytes of PDFs: no file grows unseen. Objects have one filter and no predictor, as PDFBox and pdf-lib read no others: that costs five to
 * seven bytes per part of a tagged page, and dense pages have a thousand parts.
 */
import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** What a file may be larger by: other versions of fonts, a line of text more. */
const ALLOWED = 1.03;

/** A line a file, `dynasty scoresheet forms 71185`. */
const lines = readFileSync(new URL("../golden/sizes.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const SIZES = new Map(
  lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
);

/** Compares with `test/golden/sizes.txt`. A new sheet gets a line by hand, with what it has. */
export function expectSize(name: string, bytes: Uint8Array): void {
  const known = SIZES.get(name);
  expect(known, `${name}: ${bytes.length} bytes, write them into test/golden/sizes.txt`).toBeDefined();
  expect(bytes.length, `${name}: bytes at most`).toBeLessThanOrEqual(Math.floor(known! * ALLOWED));
}
