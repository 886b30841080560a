/** PC-3: the game log, one row a play, with trackers, drive strip and box score. */
import { largeGameLog } from "./game-log-large.js";
import { gameLogPages } from "./game-log-page.js";
import type { PostcardSheet } from "./shared.js";

export const gameLog: PostcardSheet = {
  id: "game-log",
  code: "PC-3",
  title: "Game log",
  summary: "one row per play with picks, dice, results, trackers and a drive chart, and the box score below",
  orientation: "landscape",
  fills: "record",
  pages: gameLogPages,
  large: largeGameLog,
};
