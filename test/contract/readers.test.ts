/** A few sheets in other readers; the long suite has all of them. */
import { describe } from "vitest";
import { SHEET_CASES } from "../helpers/sheets.js";
import { readersContract } from "./readers.js";

const FEW = [
  "dynasty scoresheet",
  "postcard card",
  "pen-and-paper line-scores",
  "5d20 team-chart",
  "dice-football trc",
];

describe("sheets in pdf-lib, unpdf and PDFBox", () =>
  readersContract(
    SHEET_CASES.filter(({ name }) => FEW.includes(name)),
    false,
  ));
