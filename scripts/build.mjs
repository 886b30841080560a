// npm run build: bundles src/ into dist/, writes its declarations, and pre-renders the built-in figures. `--if-missing` builds only if
// dist/ does not exist, so that `npm start` also works in a checkout whose `npm ci` ran with --ignore-scripts.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = path.join(root, "dist");
const run = (file, ...args) => execFileSync(process.execPath, [file, ...args], { cwd: root, stdio: "inherit" });

/** Keeps only the declarations reachable from the library's own; the compiler writes them for every file it reads. */
function keepDeclarations() {
  const kept = new Set();
  const follow = (file) => {
    if (kept.has(file) || !existsSync(file)) return;
    kept.add(file);
    for (const [, to] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g))
      follow(path.join(path.dirname(file), `${to}.d.ts`));
  };
  follow(path.join(dist, "index.d.ts"));
  for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    const file = path.join(dist, name);
    if (name.endsWith(".d.ts") && !kept.has(file)) rmSync(file);
  }
}

if (!process.argv.includes("--if-missing") || !existsSync(path.join(dist, "figures.json"))) {
  const { bundle, bundleWeb } = await import("./bundle.mjs");
  rmSync(dist, { recursive: true, force: true });
  await bundle(root, dist);
  await bundleWeb(root, path.join(dist, "web"));
  run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
  keepDeclarations();
  run("scripts/tool.mjs", "cli/prebuild/main");
  const { buildStudio } = await import("./studio.mjs");
  await buildStudio(root, path.join(dist, "studio"));
}
