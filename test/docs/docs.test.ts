import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { templatesFrom } from "../../src/host/node/templates.js";
import { docFiles } from "../../src/docs/index.js";
import { fonts } from "../helpers/draw.js";
import { cache, SYSTEMS } from "../helpers/sheets.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string): string =>
  existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), "utf8") : "";

describe("documents generated from the code", () => {
  const files = docFiles({ systems: SYSTEMS, templates: templatesFrom(), fonts, cache });

  it.each(files.map((file) => [file.path, file] as const))("%s matches the code (npm run docs)", async (name, file) => {
    expect(read(name) === (await file.content()), `${name} is stale: run npm run docs`).toBe(true);
  });
});

describe("links in Markdown", () => {
  it.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])(
    "%s points to files that exist",
    (name) => {
      const targets = [...read(name).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
        .map((match) => match[1] ?? match[2])
        .filter((target) => !/^https?:/.test(target));
      expect(targets.filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
    },
  );
});
