import { describe } from "vitest";
import { SHEET_CASES } from "../helpers/sheets.js";
import { readersContract } from "./readers.js";

describe("dynasty in pdf-lib, unpdf and PDFBox", () =>
  readersContract(
    SHEET_CASES.filter(({ system }) => system.id === "dynasty"),
    true,
  ));
