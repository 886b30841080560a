/** Module hooks: `./name.js` in TypeScript means `./name.ts`, and TypeScript is read where it lies compiled. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

let root = "";
let modules = "";

export function initialize({ root: from, folder }) {
  root = from;
  modules = join(folder, "modules");
}

/** An address in the project's own folders. */
const isOwn = (url) => url?.startsWith(`${root}src/`) || url?.startsWith(`${root}test/`);
const isTypeScript = (url) => isOwn(url) && new URL(url).pathname.endsWith(".ts");

export function resolve(specifier, context, next) {
  if (specifier.startsWith(".") && specifier.endsWith(".js") && isTypeScript(context.parentURL)) {
    return next(specifier.replace(/\.js$/, ".ts"), context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const file = fileURLToPath(url).slice(fileURLToPath(root).length);
  return { format: "module", source: await readFile(join(modules, file)), shortCircuit: true };
}
