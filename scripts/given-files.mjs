// What a script is given: options that it does not have, and all files that are missing, are named before any work.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

/** Options and files of the command line; ends the script with code 2 if an option is unknown or lacks its value. @param usage arguments of the script */
export function givenArgs(options, usage) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(error.message.split(". ")[0]);
    console.error(`usage: ${usage}`);
    process.exit(2);
  }
}

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
