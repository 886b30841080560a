/** The chapter "Change a sheet in ten minutes" is run as it is written: its commands, its changes, its file. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openWorkplace } from "../cli/run.js";

const CHAPTER = fileURLToPath(new URL("../../docs/change-a-sheet.md", import.meta.url));
const place = openWorkplace();
const { folder } = place;
afterAll(() => place.remove());

interface Fence {
  readonly step: string;
  readonly language: string;
  readonly body: string;
  /** What stands before it: names the file that is saved. */
  readonly before: string;
}

const text = readFileSync(CHAPTER, "utf8");
const fences: Fence[] = [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map((match) => {
  const before = text.slice(0, match.index);
  return { step: /## (\d[^\n]*)(?![\s\S]*\n## )/.exec(before)?.[1] ?? "", language: match[1], body: match[2], before };
});

/** Lines after `-` become lines after `+`; each must stand once in the file. */
function change(file: string, diff: string): void {
  const side = (sign: string): string =>
    diff
      .split("\n")
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(2))
      .join("\n");
  const before = readFileSync(file, "utf8");
  expect(before.split(side("-")).length - 1, `"${side("-")}" stands once in the template`).toBe(1);
  writeFileSync(
    file,
    before.replace(side("-"), () => side("+")),
  );
}

describe("Change a sheet in ten minutes", () => {
  const steps = [...new Set(fences.map(({ step }) => step))];

  it("has five steps", () => {
    expect(steps.map((step) => step.slice(0, 2))).toEqual(["1.", "2.", "3.", "4.", "5."]);
  });

  it.each(steps)("%s", async (step) => {
    for (const { language, body, before } of fences.filter((fence) => fence.step === step)) {
      if (language === "diff") change(path.join(folder, /Open `([^`]+)`/.exec(before)![1]), body);
      else if (language === "handlebars") {
        const name = path.join(folder, /Save this as `([^`]+)`/.exec(before)![1]);
        mkdirSync(path.dirname(name), { recursive: true });
        writeFileSync(name, body);
      } else
        for (const line of body.trim().split("\n")) {
          const run = await place.run(line.replace(/^pressbox /, ""));
          expect([line, run.err, run.code]).toEqual([line, expect.not.stringContaining("hbs:"), 0]);
        }
    }
    if (step.startsWith("5")) expect(place.has("out/dynasty-titles-filled.pdf")).toBe(true);
  });
});
