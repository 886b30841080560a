import { describe } from "vitest";
import { hasTool } from "../helpers/pdf.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { standardsContract } from "./pdf-standards.js";

/** A sheet or two of each game; all of them are in the long tests. */
const SOME = [
  "5d20 team-chart",
  "dice-football line-ups",
  "dynasty scoresheet",
  "pen-and-paper team-cards-us",
  "postcard card-shop",
];

describe.skipIf(!hasTool("qpdf"))("PDF standards (needs qpdf)", () => {
  for (const { name, system, spec } of SHEET_CASES)
    if (SOME.includes(name)) standardsContract(name, system, spec, [spec.fills === "nothing" ? "blank" : "filled"]);
});
