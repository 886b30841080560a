/** Where Pressbox is on the disk: the only place that knows, so that code may be in src/, in dist/ or in any chunk of a bundle. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the package: the nearest one above this code that has a package.json. */
function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder);
  return folder;
}

const ROOT = findRoot();

/** The folder of the code that runs, `src` or `dist`: next to it lies what the build made of the sources ahead. */
const CODE = path.relative(ROOT, fileURLToPath(import.meta.url)).split(path.sep)[0];

/** A file of the package by its path from the package's folder: `templates`, `assets/schemas/x.json`. */
export const packageFile = (...parts: string[]): string => path.join(ROOT, ...parts);

/** A file that the build writes, in the folder of the code that runs: there is none where the sources run as they are. */
export const builtFile = (...parts: string[]): string => path.join(ROOT, CODE, ...parts);

/** The version in package.json. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(packageFile("package.json"), "utf8")) as { version: string }).version;
