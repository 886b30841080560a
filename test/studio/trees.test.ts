/** Trees of templates are sent small, and come out as the build made them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { packTree, withoutBlanks } from "../../scripts/studio-trees.mjs";
import { unpackTree } from "../../src/studio/core/desk/trees.js";

const FOLDER = path.join("dist", "templates");

it("every built-in template's tree unpacks unchanged, and is smaller when packed", () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  let [before, after] = [0, 0];
  for (const { parentPath, name } of files) {
    const { text, ...tree } = JSON.parse(readFileSync(path.join(parentPath, name), "utf8")) as { text: string };
    const whole = JSON.stringify(tree);
    const packed = JSON.stringify(packTree(tree, text));
    expect(unpackTree(JSON.parse(packed), text), name).toEqual(withoutBlanks(JSON.parse(whole)));
    before += whole.length;
    after += packed.length;
  }
  expect(files.length).toBeGreaterThan(200);
  // Names and places are a quarter of it.
  expect(after).toBeLessThan(before * 0.8);
});

it("omits the blanks between boxes, but none between words", () => {
  const tree = (call: string) => ({
    body: [{ call, body: [" ", { call: "if", body: [{ call: "text" }, "  "] }, "\n"] }],
  });
  expect(withoutBlanks(tree("stack"))).toEqual({
    body: [{ call: "stack", body: [{ call: "if", body: [{ call: "text" }] }] }],
  });
  expect(withoutBlanks(tree("p"))).toEqual(tree("p"));
});
