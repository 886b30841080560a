/** A host in memory, as a page has it: the same bytes as in Node, compressed by pako in place of zlib. */
import { afterEach, describe, expect, it } from "vitest";
import * as fontkit from "fontkit";
import handlebars from "handlebars";
import { deflate } from "pako";
import pdfkit from "pdfkit";
import * as yaml from "yaml";
import * as zod from "zod";
import { memoryHost } from "../../src/host/memory.js";
import { nodeHost } from "../../src/host/node.js";
import { host, ownText, useHost } from "../../src/kernel/host/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts, markupPage } from "../helpers/markup-page.js";

const inMemory = () => memoryHost({ deflate }, { fontkit, handlebars, pdfkit, yaml, zod });

afterEach(() => useHost(nodeHost));

const pages = Array.from({ length: 3 }, (_, i) =>
  markupPage({
    form: `<text x="20" y="30" font-family="Barlow Condensed" font-weight="500" font-size="3">Game log ${i}</text><rect x="10" y="${10 + i}" width="30" height="9" fill="none" stroke="#161616"/>`,
  }),
);
const print = (compress?: number): Promise<Uint8Array> =>
  renderPdf({ info: { title: "Log", subject: "", keywords: "" }, pages, outline: [] }, fonts, {
    ...(compress !== undefined && { compress }),
  });

describe("a host in memory", () => {
  it.each([undefined, 0, 5, 9])("prints the same bytes as Node, compression %s", async (level) => {
    const inNode = await print(level);
    useHost(inMemory());
    expect(Buffer.from(await print(level)).equals(Buffer.from(inNode))).toBe(true);
    expect(Buffer.from(inNode).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("compresses like zlib, for any window and memory", () => {
    const words = "1st & 10 at own 20: run, gain of 4. 2nd & 6 at own 24: pass, incomplete. ".repeat(300);
    const noise = Uint8Array.from({ length: 40_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
    for (const bytes of [new Uint8Array(), new TextEncoder().encode(words), noise])
      for (let level = 1; level <= 9; level++)
        for (const options of [{ level }, { level, memLevel: 4 }, { level, memLevel: 4, windowBits: 9 }])
          expect(Buffer.from(deflate(bytes, options)).equals(Buffer.from(nodeHost.deflate(bytes, options)))).toBe(true);
  });

  it("holds files, and lists those below a folder", () => {
    const memory = inMemory();
    useHost(memory);
    expect(ownText("templates/dynasty/mat.hbs")).toBeUndefined();
    memory.put({ "templates/dynasty/mat.hbs": "words", "templates/x.hbs": "", "templates-b/y.hbs": "" });
    expect(ownText("templates/dynasty/mat.hbs")).toBe("words");
    expect(host().files.list("templates")).toEqual(["templates/dynasty/mat.hbs", "templates/x.hbs"]);
  });

  it("names a missing package", () => {
    useHost(memoryHost({ deflate }, {}));
    expect(() => host().need("yaml")).toThrow("the host does not have the package yaml yet");
  });
});

describe("Node as a host", () => {
  it("reads the package's own files and faces, and lists a folder", () => {
    expect(ownText("assets/print-shops.yaml")).toContain("format: pressbox/print-shops");
    expect(nodeHost.files.list("templates")).toContain("templates/dynasty/scoresheet.hbs");
    expect(
      nodeHost.files.read("node_modules/@expo-google-fonts/kalam/400Regular/Kalam_400Regular.ttf")?.length,
    ).toBeGreaterThan(9999);
    expect(nodeHost.files.read("node_modules/no-such-package/x.ttf")).toBeUndefined();
    expect(nodeHost.files.list("no-such-folder")).toEqual([]);
  });
});
