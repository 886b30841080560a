/** The checker of PDF/UA-1 finds what was broken on purpose, rule by rule, in a file that keeps them all. */
import { beforeAll, describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { hasTool } from "../helpers/pdf.js";
import { accessibilityFaults } from "../helpers/pdf-ua.js";
import { SYSTEMS } from "../helpers/sheets.js";

describe.skipIf(!hasTool("qpdf"))("rules of PDF/UA-1 that a program can test (needs qpdf)", () => {
  let sound: string;
  beforeAll(async () => {
    const system = SYSTEMS.find(({ id }) => id === "postcard")!;
    const spec = system.sheets.find(({ id }) => id === "card")!;
    const built = await testBuilt(system, spec, { fill: "forms" });
    const doc = bindDocument(testRequest(system, spec, { fill: "forms" }), [built], spec.title);
    sound = Buffer.from(await renderPdf(doc, fonts, { forms: true, compress: 0 })).toString("latin1");
  });
  const faultsOf = (text: string): string[] => accessibilityFaults(Buffer.from(text, "latin1"));

  it("hold for a form of the field card", () => expect(faultsOf(sound)).toEqual([]));

  // What is put in has the length of what it stands for, so that objects stay where the cross references say.
  it.each([
    ["07-001", /\/DisplayDocTitle true/, "/DisplayDocTitl_ true"],
    ["11-006", /\/Lang \(/, "/Lan_ ("],
    ["does not say that it is tagged", /\/Marked true/, "/Marke_ true"],
    ["14-002", /\/S ?\/H1/, (found: string) => found.replace("H1", "H3")],
    ["14-003", /\/S ?\/H2/, (found: string) => found.replace("H2", "H4")],
    ["13-004", /(\/S ?\/Figure[^\n]*)\/Alt/, (found: string) => found.replace("/Alt", "/Al_")],
    ["15-003", /\/Scope/, "/Scop_"],
    ["28-005", /\/TU /, "/T_ "],
    ["28-009", /\/Tabs \/S/, "/Tabs /R"],
    ["28-010", /\/S ?\/Form/, (found: string) => found.replace("Form", "Span")],
    ["02-001", /\/S ?\/Sect/, (found: string) => found.replace("Sect", "Sekt")],
    ["01-005", /\/Artifact BMC/, "/Articles BMC"],
    ["content 9 twice", /\/P ?<<\/MCID \d>>/, (found: string) => found.replace(/\d/, "9")],
    ["10-001", /\/ToUnicode/g, "/ToUnicod_"],
    ["06-002", "<pdfuaid:part>1", "<pdfuaid:part>2"],
    ["06-003", "<dc:title>", "<dc:titl_>"],
    ["06-001", "/Metadata ", "/Metadat_ "],
  ] as const)("finds %s", (code, sought, other) => {
    const broken = sound.replace(sought, other as string);
    expect(broken).not.toBe(sound);
    expect(broken).toHaveLength(sound.length);
    expect(faultsOf(broken).some((fault) => fault.includes(code))).toBe(true);
  });
});
