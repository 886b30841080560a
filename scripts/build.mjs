// npm run build: compiles src/ into dist/ and draws the built-in figures ahead. `--if-missing` builds only where dist/ is absent,
// so that `npm start` also works on a checkout whose `npm ci` ran with --ignore-scripts.
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const run = (file, ...args) => execFileSync(process.execPath, [file, ...args], { cwd: root, stdio: "inherit" });

if (!process.argv.includes("--if-missing") || !existsSync(new URL("../dist/figures.json", import.meta.url))) {
  rmSync(new URL("../dist", import.meta.url), { recursive: true, force: true });
  run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
  run("dist/cli/ahead.js");
}
