import { describe } from "vitest";
import { hasTool } from "../helpers/pdf.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { standardsContract } from "./pdf-standards.js";

describe.skipIf(!hasTool("qpdf"))("PDF standards, every sheet (needs qpdf)", () => {
  for (const { name, system, spec } of SHEET_CASES) standardsContract(name, system, spec, ["blank", "filled"]);
});
