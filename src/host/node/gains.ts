/** Finds the table of plays next to a season's statistics. */
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { fault, UserError, warning } from "../../kernel/issue/index.js";
import { firstBadByte } from "../../text/decode.js";
import { decodeTable, type TableText } from "../../text/tables/decode-table.js";
import { isPlaysName } from "../../text/tables/table-names.js";
import { gainsOf, type FoundGains } from "../../text/tables/gains.js";
import { playsOfTable, type FoundPlays } from "../../text/tables/plays-table.js";
import { isGzip, MOST_PLAYS, notPacked } from "../../text/tables/unpack.js";
import { readBytes } from "./read-text.js";

/** A season's plays: the lengths of its runs and completions, and every play if wanted. */
export interface ReadPlays extends FoundGains, Pick<FoundPlays, "plays"> {
  /** The table, as the user would name it; absent if there is none. */
  readonly file?: string;
}

/**
 * Reads the table of plays in a statistics folder, or in the folder of a statistics file.
 * @param path the path to open; `shown` is the name for messages
 * @throws UserError for a table that cannot be read
 */
export function readPlays(
  path: string,
  shown: string,
  year: number | undefined,
  { every = false }: { readonly every?: boolean } = {},
): ReadPlays {
  const isFolder = statSync(path).isDirectory();
  const [folder, shownFolder] = isFolder ? [path, shown] : [dirname(path), dirname(shown)];
  const [name, ...others] = readdirSync(folder)
    .filter((file) => isPlaysName(file))
    .sort();
  if (name === undefined) return { issues: [] };
  const file = join(shownFolder, name);
  const { text, issues } = tableText(join(folder, name), file);
  const plays: FoundPlays = every ? playsOfTable(text, file, year) : { issues: [] };
  const gains = gainsOf(text, file, year);
  // Both read the same rows.
  const said = new Set(plays.issues.map(({ code }) => code));
  const unused = others.map((other) =>
    warning("plays-twice", `this table of plays is not used: ${file} is`, {
      file: join(shownFolder, other),
      hint: "keep one table of plays in the folder",
    }),
  );
  return {
    file,
    gains: gains.gains,
    plays: plays.plays,
    issues: [...unused, ...issues, ...plays.issues, ...gains.issues.filter(({ code }) => !said.has(code))],
  };
}

/** A table's text, packed or not, whatever its name says. @throws UserError */
export function tableText(path: string, file: string): TableText {
  const bytes = readBytes(path, file, { most: MOST_PLAYS, expected: "a table" });
  if (!isGzip(bytes)) {
    if (/\.gz$/i.test(file) && firstBadByte(bytes) >= 0) throw new UserError(notPacked(file));
    return decodeTable(bytes, file);
  }
  let plain: Uint8Array;
  try {
    plain = gunzipSync(bytes, { maxOutputLength: MOST_PLAYS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      const message = `the file has more than ${MOST_PLAYS / 1024 / 1024} MB unpacked`;
      throw new UserError(fault("file-too-large", message, { file, hint: "keep the plays of one season" }));
    }
    throw new UserError(notPacked(file));
  }
  return decodeTable(plain, file);
}
