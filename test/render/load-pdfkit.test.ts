/** pdfkit as a browser has it: no module loader to be asked, and the same bytes. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { findModules } from "../../src/kernel/host/index.js";
import { loadPdfkit } from "../../src/render/pdf/load-pdfkit.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts, markupPage } from "../helpers/markup-page.js";

const host = process as { getBuiltinModule?: unknown };
const own = Object.getOwnPropertyDescriptor(host, "getBuiltinModule");

/** A host that has no module loader. */
function inBrowser(): void {
  Object.defineProperty(host, "getBuiltinModule", { configurable: true, writable: true, value: undefined });
}

afterEach(() => {
  if (own) Object.defineProperty(host, "getBuiltinModule", own);
  else Reflect.deleteProperty(host, "getBuiltinModule");
  vi.restoreAllMocks();
});

const page = markupPage({
  form: '<text x="20" y="30" font-family="Barlow Condensed" font-weight="500" font-size="3">Game log</text><rect x="10" y="10" width="30" height="9" fill="none" stroke="#161616"/>',
});
// Streams are deflated by the host itself, each in its own way: here they stay plain.
const print = (): Promise<Uint8Array> =>
  renderPdf({ info: { title: "Log", subject: "", keywords: "" }, pages: [page], outline: [] }, fonts, { compress: 0 });

describe("loading pdfkit", () => {
  it("imports it as it is where there is no module loader", async () => {
    inBrowser();
    expect(findModules()).toBeUndefined();
    const PdfDocument = await loadPdfkit();
    expect(typeof PdfDocument).toBe("function");
    expect(PdfDocument.prototype).toHaveProperty("addPage");
  });

  it("prints the same bytes with and without a module loader", async () => {
    expect(findModules()).toBeDefined();
    const inNode = await print();
    inBrowser();
    const elsewhere = await print();
    expect(Buffer.from(elsewhere).equals(Buffer.from(inNode))).toBe(true);
    expect(Buffer.from(inNode).subarray(0, 5).toString()).toBe("%PDF-");
  });
});
