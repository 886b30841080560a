/** The command's options in an address, and the files that they need. */
import type { Choice } from "../../protocol/calls.js";
import type { KeptFile } from "../../protocol/files.js";
import type { Ways } from "../../protocol/ways.js";
import { isPicture } from "../store/file-names.js";
import { fileNames, readFile } from "../store/store.js";

/** Options of an address that the page has controls for; all others are the command's. */
const OF_PAGE: ReadonlySet<string> = new Set([
  "code",
  "coach",
  "file",
  "fill",
  "own",
  "page",
  "paper",
  "play",
  "rules",
  "seed",
  "t",
  "theme",
  "words",
]);

type Options = Readonly<Record<string, string>>;
const those = (options: Options, wanted: (name: string) => boolean): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => wanted(name)));

export const waysOf = (options: Options): Ways => those(options, (name) => !OF_PAGE.has(name));
/** Those for the printer alone: a file format is not for paper. */
export const onPaper = (ways: Ways): Ways => those(ways, (name) => name !== "format" && name !== "dpi");
/** Options that another sheet keeps: it starts at its first page, and on the user's own paper. */
export const forAnotherSheet = (options: Options): Options =>
  those(options, (name) => OF_PAGE.has(name) && name !== "page");

/** The file that fills a sheet, and all pictures: which ones it names, only the core knows. */
export async function filesFor({ file }: Choice): Promise<readonly KeptFile[]> {
  const wanted = (await fileNames()).filter((name) => name === file || isPicture(name));
  const files = await Promise.all(wanted.map(readFile));
  return files.flatMap((one) => (one ? [{ name: one.name, content: one.content }] : []));
}
