// Runs a program that is not part of the package from the current sources: `node scripts/tool.mjs cli/bench/main --json`.
import { pathToFileURL } from "node:url";
import path from "node:path";
import { COMPILED, compileSources } from "./compile-sources.mjs";

await compileSources();
await import(pathToFileURL(path.join(COMPILED, `${process.argv[2]}.js`)).href);
