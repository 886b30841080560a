/** The one list of what a file may be: `check` reads a file as whichever of these it is. */
import { formKind } from "./form-file.js";
import { allKinds, type KnownTeams } from "./kinds.js";
import type { Kind } from "./read-file.js";
import type { ReadRequest } from "./read-form.js";
import { playsKind } from "./plays-file.js";
import { statisticsKind } from "./statistics-file.js";
import type { GameSystem } from "../contract/game.js";

/** Sheet layout, loaded for the first file that needs it: values files are tried on their sheets, forms are read back. */
export type Press = () => Promise<Omit<ReadRequest, "systems">>;

/** All file kinds. @param known teams that schedules refer to @param more kinds that only commands read */
export const everyKind = (
  systems: readonly GameSystem[],
  press: Press,
  known: readonly KnownTeams[] = [],
  more: readonly Kind[] = [],
): readonly Kind[] => [
  playsKind,
  statisticsKind(),
  formKind(async () => ({ ...(await press()), systems })),
  ...allKinds(systems, known, press),
  ...more,
];
