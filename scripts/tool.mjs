// Runs one of the programs that are no part of the package, from the sources as they stand: `node scripts/tool.mjs cli/bench/main --json`.
import { pathToFileURL } from "node:url";
import path from "node:path";
import { COMPILED, compileSources } from "./compile-sources.mjs";

await compileSources();
await import(pathToFileURL(path.join(COMPILED, `${process.argv[2]}.js`)).href);
