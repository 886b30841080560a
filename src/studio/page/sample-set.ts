/** The sample set as files of one's own, in a folder of its name. */
import { contentOf } from "../file-content.js";
import { go } from "./address.js";
import { ask } from "./ask.js";
import { readFile, writeFile } from "./store.js";

const FOLDER = "plains-six";
const GAME = "pen-and-paper";

/** Writes what is not there yet, and opens it. What one has changed of it stays as it is. */
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
