/** The games and their sheets, as the build wrote them into the page. */
import type { ListedGame, ListedSheet } from "../protocol.js";

declare const STUDIO_GAMES: readonly ListedGame[];

/** In the order of their numbers on Start. */
export const GAMES: readonly ListedGame[] = STUDIO_GAMES;

export const gameOf = (id: string): ListedGame | undefined => GAMES.find((game) => game.id === id);

/** A sheet by its id or code. */
export const sheetOf = (game: ListedGame, id: string): ListedSheet | undefined =>
  game.sheets.find((sheet) => sheet.id === id || sheet.code.toLowerCase() === id.toLowerCase());

/** Heads of the list of sheets: the order in which one plays. */
export const WHEN: Readonly<Record<ListedSheet["when"], string>> = {
  before: "Before the game",
  during: "During",
  after: "After",
  season: "Season",
  proof: "Proof",
};

/** The sheet that a person most likely wants first. */
export const firstSheet = (game: ListedGame): ListedSheet =>
  game.sheets.find(({ when, ofGame }) => when === "during" && ofGame) ?? game.sheets[0];
