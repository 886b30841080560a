// What a script is given: options that it does not have, and all files that are missing, are named before any work; errors of their content
// are one line each.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";

/** Ends the script with one line per error of the input (UserError); any other error is a bug and keeps its stack trace. */
process.on("uncaughtException", (error) => {
  if (!Array.isArray(error?.issues)) {
    console.error(error);
    process.exit(70);
  }
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
});

function usageFault(message, usage) {
  if (message) console.error(message);
  console.error(`usage: ${usage}`);
  process.exit(2);
}

/** Options and files of the command line; ends the script with code 2 if an option is unknown or lacks its value. @param usage arguments of the script */
export function givenArgs(options, usage) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return usageFault(error.message.split(". ")[0], usage);
  }
}

/** A whole number from 1 on; anything else ends the script with code 2. */
export function givenTimes(word, usage) {
  if (!/^[1-9]\d*$/.test(word ?? ""))
    usageFault(`--times cannot be "${word ?? ""}"; expected a whole number from 1 on`, usage);
  return Number(word);
}

/** Years of four digits; anything else ends the script with code 2. */
export function requireYears(words, usage) {
  const wrong = words.find((word) => !/^(?:19|20)\d\d$/.test(word ?? ""));
  if (words.includes(undefined) || wrong !== undefined)
    usageFault(wrong === undefined ? "a year is missing" : `"${wrong}" is not a year`, usage);
}

/** Ends the script with code 2 if there are arguments that it does not have. */
export function requireNoMore(words, usage) {
  const option = words.find((word) => word.startsWith("-"));
  if (option !== undefined) usageFault(`Unknown option '${option}'`, usage);
  if (words.length > 0) usageFault(`"${words[0]}" is an extra argument`, usage);
}

/** Ends the script with code 1 if one of these is missing, or with 2 if there are none or one is an option. @param usage arguments of the script */
export function requireGiven(files, usage) {
  if (files.length === 0) usageFault(undefined, usage);
  const option = files.find((file) => /^-/.test(file));
  if (option !== undefined)
    usageFault(/^(?:--help|-h)$/.test(option) ? undefined : `Unknown option '${option}'`, usage);
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length === 0) return;
  for (const file of missing) console.error(`${file}: no such file`);
  console.error("hint: scripts/season-tables.mjs makes the tables of a season (docs/seasons.md)");
  process.exit(1);
}
