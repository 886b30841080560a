/** The games and their sheets, embedded in the page by the build. */
import type { ListedGame, ListedSheet } from "../../protocol/calls.js";

declare const STUDIO_GAMES: readonly ListedGame[];

/** In the order of their numbers on Start. */
export const GAMES: readonly ListedGame[] = STUDIO_GAMES;

export const gameOf = (id: string): ListedGame | undefined => GAMES.find((game) => game.id === id);

/** A sheet by its id or code. */
export const sheetOf = (game: ListedGame, id: string): ListedSheet | undefined =>
  game.sheets.find((sheet) => sheet.id === id || sheet.code.toLowerCase() === id.toLowerCase());

/** Headings of the sheet list, in order of play. */
export const WHEN: Readonly<Record<ListedSheet["when"], string>> = {
  before: "Before the game",
  during: "During",
  after: "After",
  season: "Season",
  proof: "Proof",
};

/** The sheet that most users want first. */
export const firstSheet = (game: ListedGame): ListedSheet =>
  game.sheets.find(({ when, ofGame }) => when === "during" && ofGame) ?? game.sheets[0];
