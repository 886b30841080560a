/** Every sheet of every game opened, saved and opened again by other readers of PDF. */
import { describe } from "vitest";
import { SYSTEM_IDS } from "../../src/contract/game.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { readersContract } from "./readers.js";

describe.each(SYSTEM_IDS)("%s in pdf-lib, unpdf and PDFBox", (id) =>
  readersContract(
    SHEET_CASES.filter(({ system }) => system.id === id),
    true,
  ),
);
