/** Nothing that is shipped makes code from text: pages with a strict content policy load it, and no template or file can become code. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MADE_OF_TEXT =
  /\bnew Function\b|(?<![.\w])Function\s*\(|(?<![.\w])eval\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\bnode:vm\b/;

const found = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:[cm]?js|ts)$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
    .filter((file) => MADE_OF_TEXT.test(readFileSync(path.join(ROOT, file), "utf8")));

/**
 * Packages bundled for pages that name it: zod tries whether it may, and does without where it may not; core-js, below svgdom, looks for
 * the global object in older ways first; pdf.js, which reads forms, compiles functions of a PDF where it may.
 */
const OF_PACKAGES = /^dist\/(?:web\/chunks|studio\/js)\/(?:zod|svg-canvas|pdfjs)-/;

describe("code made from text", () => {
  it.each(["src", "scripts", "dist"].filter((folder) => existsSync(path.join(ROOT, folder))))(
    "is absent from %s",
    (folder) => {
      expect(found(folder).filter((file) => !OF_PACKAGES.test(file))).toEqual([]);
    },
  );

  it.each(["new Function('')", "Function('return 1')()", "x = eval ('1')", "setTimeout('f()', 1)", 'import "node:vm"'])(
    "is noticed: %s",
    (code) => {
      expect(code).toMatch(MADE_OF_TEXT);
    },
  );

  it.each(["page.evaluate(f)", "isFunction(x)", "typeof f === 'Function'", "setTimeout(f, 1)", "retrieval(x)"])(
    "has no false alarm: %s",
    (code) => {
      expect(code).not.toMatch(MADE_OF_TEXT);
    },
  );
});
