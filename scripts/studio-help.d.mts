import type { HelpPage } from "../src/studio/help-protocol.js";

/** Reads a page of the docs; the header of the module says what comes of it. */
export declare function helpPage(id: string, text: string): HelpPage;
export declare function helpGroups(
  games: readonly string[],
  ids: readonly string[],
): readonly (readonly [game: string, ids: readonly string[]])[];
