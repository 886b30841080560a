/** Parts of a replayed season, as `replay-season --part` writes them. Only a merge knows the season, so a part is checked by itself. */
import type { FormatKind } from "../../files/read-file.js";
import { counted } from "../../kernel/words/index.js";
import { seasonsOfPart } from "../../sim/part-of.js";
import { PART_FORMAT, readPartFile } from "../../sim/season-parts.js";

/** How such a file begins; enough bytes to see it. */
const BEGINNING = new RegExp(`^\\uFEFF?\\s*\\{\\s*"format"\\s*:\\s*"${PART_FORMAT}"`);
const BEGUN = 256;

/** What a part's run says of itself. */
interface PartRun {
  readonly head?: { readonly system?: string; readonly season?: number; readonly times?: number };
}

export interface FoundPart {
  /** `part-3.json: part 3/16 of a replay of 5d20, season 2014: 6 of 100 seasons; replay-season --merge adds it up`. */
  readonly account: string;
}

export const partKind: FormatKind<FoundPart> = {
  id: "replay-part",
  title: "Part of a replayed season",
  recognizes({ isFolder, files }) {
    if (isFolder) return false;
    const [{ content }] = files;
    const begun =
      typeof content === "string" ? content.slice(0, BEGUN) : new TextDecoder().decode(content.subarray(0, BEGUN));
    return BEGINNING.test(begun);
  },
  read(source) {
    const read = readPartFile<PartRun>(source.text(), source.name);
    if (!("value" in read)) return Promise.resolve({ issues: [read] });
    const { part, of, run, pressbox } = read.value;
    const { system = "a game", season, times = of } = run.head ?? {};
    const { count } = seasonsOfPart({ part, of }, times);
    const made = pressbox === undefined ? "" : `, Pressbox ${pressbox}`;
    const year = season === undefined ? "" : `, season ${season}`;
    const account = `${source.name}: part ${part}/${of} of a replay of ${system}${year}${made}: ${count} of ${counted(times, "season")}; replay-season --merge adds it up`;
    return Promise.resolve({ issues: [], value: { account } });
  },
};
