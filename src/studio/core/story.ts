/** A game's story in paragraphs. */
import { narrateRecord } from "../../contract/records.js";
import { requireSystem } from "../../sim/play.js";
import type { Choice, StoryLine } from "../protocol.js";
import { atDesk } from "./assets.js";
import { playedGame } from "./sheets.js";

/** A line that continues the one before: the terminal breaks long ones. */
const GOES_ON = /^ {2}\S/;

/** @internal exported for its test */
export function paragraphs(told: string): StoryLine[] {
  const lines: StoryLine[] = [];
  let open = false;
  for (const line of told.trimEnd().split("\n")) {
    if (line === "") open = false;
    else if (open && GOES_ON.test(line)) lines.push({ text: `${lines.pop()!.text} ${line.trim()}` });
    else {
      lines.push({
        text: line.trim().replace(/ {2,}/g, "  "),
        ...(!open && /^(Quarter|Overtime|Half|Game)\b/.test(line) && { head: true }),
      });
      open = true;
    }
  }
  return lines;
}

export async function story(choice: Choice): Promise<readonly StoryLine[]> {
  return atDesk(async () => {
    const system = await requireSystem(choice.system);
    return paragraphs(narrateRecord(system, playedGame(system, choice)));
  });
}

/** The story with the play of each paragraph: takes longer, so it comes after. */
export async function storyPlays(choice: Choice): Promise<readonly StoryLine[]> {
  const { storyByPlay } = await import("./rows.js");
  return atDesk(async () => {
    const system = await requireSystem(choice.system);
    return storyByPlay(system, playedGame(system, choice));
  });
}
