/** File extensions of outputs. */
import { resolve } from "node:path";
import { saysFormat } from "../../make/endings.js";
import { usageError } from "../spec.js";
import { lookUp } from "./target.js";

export { requireEnding } from "../../make/endings.js";

export const DATA = ["yaml", "yml", "json"] as const;
/** JSON is also YAML. */
export const RECORD = ["json", "yaml", "yml"] as const;

/** @throws UserError for a file name where a folder is expected */
export function requireFolderName(flag: string, path: string, cwd: string): void {
  if (saysFormat(path) && !lookUp(resolve(cwd, path)))
    throw usageError(`${flag} names a folder; found ${path}`, "remove the ending");
}
