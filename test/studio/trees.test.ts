/** Trees of templates are sent small, and come out as the build made them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { packTree } from "../../scripts/studio-trees.mjs";
import { unpackTree } from "../../src/studio/core/trees.js";

const FOLDER = path.join("dist", "templates");

it("every built-in template's tree comes out as it went in, and is smaller on its way", () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  let [before, after] = [0, 0];
  for (const { parentPath, name } of files) {
    const text = readFileSync(path.join(parentPath, name), "utf8");
    const packed = JSON.stringify(packTree(JSON.parse(text)));
    expect(unpackTree(JSON.parse(packed)), name).toEqual(JSON.parse(text));
    before += text.length;
    after += packed.length;
  }
  expect(files.length).toBeGreaterThan(200);
  expect(after).toBeLessThan(before);
});
