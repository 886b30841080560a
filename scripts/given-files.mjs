// Files that a script of seasons is given: all that are missing are named at once, before any work.
import { existsSync } from "node:fs";

/** Ends the script with code 1 if one of these is missing, or with 2 if there are none. @param usage arguments of the script */
export function requireGiven(files, usage) {
  if (files.length === 0) {
    console.error(`usage: ${usage}`);
    process.exit(2);
  }
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  for (const file of missing) console.error(`${file}: no such file`);
  console.error("hint: scripts/season-tables.mjs makes the tables of a season (docs/seasons.md)");
  process.exit(1);
}
