/** The sample set as the user's files, in a folder of the same name. */
import { contentOf } from "../../file-content.js";
import { go } from "../place/address.js";
import { ask } from "../ask/ask.js";
import { readFile, writeFile } from "../store/store.js";

const FOLDER = "plains-six";
const GAME = "pen-and-paper";

/** Writes missing files and opens the set; files that the user changed stay. */
export async function openSampleSet(): Promise<void> {
  for (const { name, content } of await ask("set", "sampleSet", [])) {
    const path = `${FOLDER}/${name}`;
    if (await readFile(path)) continue;
    await writeFile(
      path,
      typeof content === "string" ? content : contentOf(name, content as Uint8Array<ArrayBuffer>),
      0,
    );
  }
  go({ pane: "set", game: GAME, options: { dir: FOLDER } });
}
