/** A game's story. */
import { narrateRecord } from "../../../contract/records.js";
import type { Choice, StoryLine } from "../../protocol/calls.js";
import { atDesk, gameAt } from "../desk/assets.js";
import { paragraphs, storyByPlay } from "./paragraphs.js";
import { playedGame } from "./sheets.js";

export async function story(choice: Choice): Promise<readonly StoryLine[]> {
  return atDesk(async () => {
    const system = await gameAt(choice.system);
    return paragraphs(narrateRecord(system, await playedGame(system, choice)));
  });
}

/** The story with the play of each paragraph; slower, so it comes second. */
export async function storyPlays(choice: Choice): Promise<readonly StoryLine[]> {
  return atDesk(async () => {
    const system = await gameAt(choice.system);
    return storyByPlay(system, await playedGame(system, choice));
  });
}
