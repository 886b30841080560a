/** What the page can ask of the core. */
import type { Choice, Drawn, MadeFile, StoryLine } from "../protocol.js";
import { openGame, openDesk } from "./assets.js";
import { draw, pdf, svgFile } from "./sheets.js";
import { story } from "./story.js";

export const VERBS = {
  /** Fetches a game's files before they are asked for. */
  async warm(system: string): Promise<void> {
    await openDesk();
    await openGame(system);
  },
  async draw(choice: Choice, wanted: readonly number[]): Promise<Drawn> {
    const from = performance.now();
    const drawn = await draw(choice, wanted);
    return { ...drawn, ms: performance.now() - from };
  },
  pdf: (choice: Choice): Promise<MadeFile> => pdf(choice),
  svgFile: (choice: Choice, page: number): Promise<MadeFile> => svgFile(choice, page),
  story: (choice: Choice): Promise<readonly StoryLine[]> => story(choice),
};

export type Verbs = typeof VERBS;
