import type { HelpPage } from "../src/studio/protocol/help.js";

/** Reads a page of the docs; the module's header describes the result. */
export declare function helpPage(id: string, text: string): HelpPage;
export declare function helpGroups(
  games: readonly string[],
  ids: readonly string[],
): readonly (readonly [game: string, ids: readonly string[]])[];
/** Ids of the pages of Help among the names of the files of docs/. */
export declare function helpIds(files: readonly string[]): readonly string[];
