/** Goldens: readable files that a change must answer for. A failing one leaves a `-changed` sibling. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

const FOLDER = fileURLToPath(new URL("../golden", import.meta.url));

/** Compares text with `test/golden/<name>`; `UPDATE_GOLDENS=1` accepts it. */
export function expectGolden(name: string, content: string): void {
  const file = path.join(FOLDER, name);
  const extension = path.extname(name);
  const changed = `${file.slice(0, -extension.length)}-changed${extension}`;
  if (process.env.UPDATE_GOLDENS === "1") {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    rmSync(changed, { force: true });
    return;
  }
  const golden = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (golden === content) {
    rmSync(changed, { force: true });
    return;
  }
  mkdirSync(path.dirname(changed), { recursive: true });
  writeFileSync(changed, content);
  const [was, is] = [golden.split("\n"), content.split("\n")];
  const line = is.findIndex((text, i) => text !== was[i]);
  expect.fail(
    `${name} has changed at line ${line + 1}:\n- ${was[line] ?? "(end)"}\n+ ${is[line] ?? "(end)"}\n` +
      `compare ${path.relative(process.cwd(), file)} with ${path.basename(changed)}; accept with UPDATE_GOLDENS=1 npm test`,
  );
}
