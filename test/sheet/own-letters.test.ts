/** Typefaces of a person's own: letters that the built-in faces lack, one by one; a stranger's file does nothing but be refused. */
import { describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { foreignHint, foreignSign, useLetters } from "../../src/kernel/words/letters.js";
import { bareText, slugOf } from "../../src/kernel/words/index.js";
import { capitals } from "../../src/kernel/words/latin.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { renderSvg } from "../../src/render/svg/index.js";
import { mixedMeasure } from "../../src/sheet/type/fit.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { OwnFace } from "../../src/sheet/type/own-face.js";
import { MOST_FONT_BYTES, openOwnFont } from "../../src/sheet/type/own-font-file.js";
import { ADVANCE, asWoff, callSubr, composite, EM, makeFont, type MadeFont } from "../helpers/make-font.js";
import { markupPage } from "../helpers/markup-page.js";
import { readPdf } from "../helpers/pdf.js";

const opened = (bytes: Uint8Array, hand = false, number = 1): OwnFace | string =>
  openOwnFont({ file: "own.ttf", bytes, hand, number });

function faceOf(made: MadeFont, hand = false, number = 1): OwnFace {
  const face = opened(makeFont(made), hand, number);
  if (typeof face === "string") throw new Error(face);
  return face;
}

const files = loadFontFiles();
const bookWith = (...own: readonly OwnFace[]): FontBook => new FontBook(files, own);
const runsOf = (
  book: FontBook,
  text: string,
  family = "Barlow Condensed",
  weight = 500,
): (readonly [string, string])[] =>
  (book.runs(book.font(family, weight), text) ?? []).map(({ font, value }) => [font.postscriptName, value] as const);

describe("the face that draws a letter", () => {
  const plain = faceOf({ letters: "ЖΨ", family: "Plain" });
  const bold = faceOf({ letters: "ЖΨ", family: "Plain", weight: 700 }, false, 2);
  const other = faceOf({ letters: "Ж東", family: "Other", cubic: true }, false, 3);
  const hand = faceOf({ letters: "Ж", family: "Hand" }, true, 4);
  const book = bookWith(plain, bold, other, hand);

  it("is chosen per letter: the sheet's own face, else the first that has it, with the nearest weight of its family", () => {
    expect(runsOf(book, "aЖ-Ψ b東")).toEqual([
      ["BarlowCondensed-Medium", "a"],
      ["Plain-400", "Ж"],
      ["BarlowCondensed-Medium", "-"],
      ["Plain-400", "Ψ"],
      ["BarlowCondensed-Medium", " b"],
      ["Other-400", "東"],
    ]);
    expect(runsOf(book, "ЖΨ", "Barlow Condensed", 700)).toEqual([["Plain-700", "ЖΨ"]]);
    expect(runsOf(book, "Ж", "Kalam", 400)).toEqual([["Hand-400", "Ж"]]);
    expect(runsOf(book, "Ψ", "Kalam", 700)).toEqual([["Plain-700", "Ψ"]]);
  });

  it("is one face for a word of another script, though the sheet's own has some of its letters", () => {
    const greek = bookWith(faceOf({ letters: "Ολυμπς", family: "Greek" }));
    expect(runsOf(greek, "FC Ολυμπς")).toEqual([
      ["BarlowCondensed-Medium", "FC "],
      ["Greek-400", "Ολυμπς"],
    ]);
    // A line of letters that are all built in stays as it is.
    expect(runsOf(greek, "2π")).toEqual([["BarlowCondensed-Medium", "2π"]]);
  });

  it("is missing for an unknown letter: the line is not drawn, and the letter is reported with a hint", () => {
    const body = book.font("Barlow Condensed", 500);
    expect(book.runs(body, "Жя")).toBeUndefined();
    expect(book.missing(body, "aЖяя")).toEqual(["я"]);
    expect(foreignHint("я")).toContain("--font FILE");
    expect(foreignHint("\u{1F3C8}")).toBe("write it in Latin letters");
    expect(foreignHint("\u0301")).toContain("as one character");
  });

  it("sets a line as wide as its runs, each kerned by its own face, with spacing between all letters", () => {
    const kerned = faceOf({ letters: "ГАЖ", kern: { ГА: -80, АГ: -60 } });
    expect(kerned.shape("ГАГ").advances).toEqual([ADVANCE - 80, ADVANCE - 60, ADVANCE]);
    const own = bookWith(kerned);
    const body = own.font("Barlow Condensed", 500);
    const measure = mixedMeasure(own, body);
    const latin = body.width("Ab", 1);
    expect(measure.width("AbГА", 1)).toBeCloseTo(latin + (2 * ADVANCE - 80) / EM, 9);
    expect(measure.width("AbГА", 1, 0.1)).toBeCloseTo(body.width("Ab", 1, 0) + (2 * ADVANCE - 80) / EM + 0.3, 9);
    // Across the seam nothing is kerned: these two letters are of two faces.
    expect(measure.width("ГVА", 1)).toBeCloseTo((2 * ADVANCE) / EM + body.width("V", 1), 9);
  });

  it("does not count letters that it draws as nothing", () => {
    expect(faceOf({ letters: "ЖЯ", outlines: [Uint8Array.of(), composite(1)] }).missingGlyphs("ЖЯ")).toEqual([
      "Ж",
      "Я",
    ]);
    expect(faceOf({ letters: "Ж", cubic: true, outlines: [Uint8Array.of(14)] }).has("Ж")).toBe(false);
  });

  it("lets files and names have its letters as long as it is in use", () => {
    try {
      expect(foreignSign("Жук")).toBe("Ж");
      useLetters((sign) => plain.has(sign));
      expect([foreignSign("Ж-Ψ"), foreignSign("Жя"), foreignSign("Ж\u{1F3C8}")]).toEqual([undefined, "я", "\u{1F3C8}"]);
    } finally {
      useLetters();
    }
    expect(foreignSign("Ж")).toBe("Ж");
  });
});

describe("names in other scripts", () => {
  it("are distinguished, and become IDs that people can type", () => {
    expect(["Спартак Москва", "Ολυμπιακός", "東京", "Łódź", "São Paulo"].map(slugOf)).toEqual([
      "spartak-moskva",
      "olympiakos",
      "u6771u4eac",
      "odz",
      "sao-paulo",
    ]);
    expect(bareText("Спартак-2")).toBe("спартак2");
    expect(bareText("Динамо")).not.toBe(bareText("Спартак"));
    expect(bareText("Łódź 1")).toBe("lodz1");
    expect([capitals("Αθήνα"), capitals("Йошкар"), capitals("Łódź"), capitals("straße")]).toEqual([
      "ΑΘΗΝΑ",
      "ЙОШКАР",
      "ŁÓDŹ",
      "STRASSE",
    ]);
  });
});

const TEXT = '<text x="10" y="20" font-family="Barlow Condensed" font-weight="500" font-size="10">FC Ж東Ψ 1</text>';

describe.each([
  ["quadratic", false],
  ["cubic", true],
])("printed with %s curves", (_, cubic) => {
  const face = faceOf({ letters: "ЖΨ東", cubic });
  const book = bookWith(face);
  const page = markupPage({ form: TEXT }, { fonts: book });

  it("as PDF: readers get the letters, the subset has no others, and each is in its place", async () => {
    const bytes = await renderPdf(
      { info: { title: "t", subject: "", keywords: "" }, pages: [page], outline: [] },
      book,
      { compress: 0 },
    );
    const [{ texts }] = (await readPdf(bytes)).pages;
    expect(texts.map(({ text }) => text.trim()).join("|")).toBe("FC|Ж東Ψ|1");
    const run = texts.find(({ text }) => text.includes("Ж"))!;
    expect([run.text, run.font]).toEqual(["Ж東Ψ", "Made-400"]);
    const before = book.font("Barlow Condensed", 500).width("FC ", 10);
    expect(run.x).toBeCloseTo(10 + before, 1);
    expect(run.width).toBeCloseTo((3 * ADVANCE * 10) / EM, 1);
    const text = Buffer.from(bytes).toString("latin1");
    expect(text.includes("/CIDFontType0C")).toBe(cubic);
  });

  it("as SVG: three bars, as high as the font says", () => {
    const svg = renderSvg(page);
    for (const height of [200, 210, 220]) expect(svg).toMatch(new RegExp(`d="m50 0[^"]*(?:v-?|[ l])${height}`));
  });
});

describe("forms", () => {
  const field = (value: string): string =>
    `<rect data-field="text" data-name="n" data-value="${value}" data-size="10" x="10" y="10" width="60" height="8"/>`;
  const print = async (value: string, book: FontBook): Promise<string> => {
    const page = markupPage({ pencil: field(value) }, { fonts: book });
    const bytes = await renderPdf(
      { info: { title: "t", subject: "", keywords: "" }, pages: [page], outline: [] },
      book,
      { forms: true, compress: 0 },
    );
    expect((await readPdf(bytes)).pages[0].fields[0].value).toBe(value);
    return Buffer.from(bytes).toString("latin1");
  };

  it.each([false, true])("a value is typed in the one face that has all its letters (cubic: %s)", async (cubic) => {
    const text = await print("ЖΨЖ", bookWith(faceOf({ letters: "ЖΨ", cubic })));
    expect(text).toMatch(/\/DA \(\/Own1 /);
    expect(text).toMatch(/\/Own1 [\d.]+ Tf\n[\d. ]+ Td\n<[0-9a-f]{12}> Tj/);
  });

  it("a value in several faces is drawn in each, and typed on in the pencil's", async () => {
    const text = await print("FC Ж", bookWith(faceOf({ letters: "ЖΨ" })));
    expect(text).toMatch(/\/DA \(\/Kalam /);
    expect(text).toMatch(/\/F\d+ [\d.]+ Tf\n[\d. ]+ Td\n.*Tj\n\/F\d+ [\d.]+ Tf\n[\d. ]+ 0 Td\n/s);
  });
});

describe("files that are not typefaces, or hostile ones", () => {
  const good = makeFont({ letters: "Ж" });
  const changed = (tag: string, at: number, ...values: readonly number[]): Uint8Array => {
    const bytes = good.slice();
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < view.getUint16(4); i++) {
      const entry = 12 + 16 * i;
      if (String.fromCharCode(...bytes.subarray(entry, entry + 4)) !== tag) continue;
      const from = view.getUint32(entry + 8);
      bytes.set(values, from + at);
      // Whoever means harm writes checksums that fit.
      let sum = 0;
      for (let k = 0; k < view.getUint32(entry + 12); k += 4)
        if (tag !== "head" || k !== 8) sum = (sum + view.getUint32(from + k)) >>> 0;
      view.setUint32(entry + 4, sum);
    }
    return bytes;
  };

  it.each<readonly [string, Uint8Array, RegExp]>([
    ["text", Buffer.from("not a font at all"), /not a TrueType or OpenType font/],
    ["nothing", new Uint8Array(), /not a TrueType or OpenType font/],
    ["a collection", Buffer.from("ttcf00000000000000"), /collection of fonts/],
    ["WOFF2", Buffer.from("wOF200000000000000"), /WOFF2 font; expected TrueType, OpenType or WOFF/],
    ["cut off", good.subarray(0, 400), /has no table .* or is cut off/],
    [
      "damaged",
      Uint8Array.from(good, (byte, i) => (i === good.length - 20 ? byte ^ 1 : byte)),
      /damaged: the checksum/,
    ],
    ["too large", new Uint8Array(MOST_FONT_BYTES + 1), /larger than 16 MB/],
    ["a license against it", makeFont({ letters: "Ж", fsType: 2 }), /license does not allow embedding \(fsType 2\)/],
    ["pictures of letters alone", makeFont({ letters: "Ж", fsType: 0x200 }), /only pictures of its letters/],
    ["an em of nothing", changed("head", 18, 0, 0), /does not say how wide/],
    ["no widths", changed("hhea", 34, 0, 0), /does not say how wide/],
    ["more glyphs than outlines", changed("maxp", 4, 0xff, 0xff), /damaged/],
    ["WOFF cut off", asWoff(good).subarray(0, 300), /WOFF font is cut off/],
    ["WOFF that says less than it holds", asWoff(good, 8), /WOFF font is cut off or damaged/],
    ["WOFF that unpacks to gigabytes", asWoff(good, 0xf0000000), /larger than 16 MB when it is unpacked/],
  ])("%s", (_, bytes, told) => {
    expect(opened(bytes)).toMatch(told);
  });

  // OpenType, OS/2: 2 forbids embedding unless 4 or 8 allows some of it, 0x200 allows bitmaps alone; other bits forbid nothing.
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [4, true],
    [8, true],
    [2 | 4, true],
    [2 | 8, true],
    [0x100, true],
    [0x100 | 2, false],
    [0x200, false],
    [8 | 0x200, false],
  ])("a font whose license says %i is embedded: %s", (fsType, embedded) => {
    expect(typeof opened(makeFont({ letters: "Ж", fsType })) !== "string").toBe(embedded);
  });

  it("WOFF unpacks to the same face", () => {
    const face = opened(asWoff(good)) as OwnFace;
    expect(face.has("Ж")).toBe(true);
    expect(face.source.data).toEqual(good);
  });

  const refusals: readonly (readonly [string, MadeFont])[] = [
    ["letters made of each other", { letters: "ЖЯ", outlines: [composite(2), composite(1)] }],
    [
      "letters that double thirty times",
      {
        letters: Array.from({ length: 31 }, (_, i) => String.fromCodePoint(0x410 + i)).join(""),
        outlines: Array.from({ length: 31 }, (_, i) => composite(i + 2, i + 2)),
      },
    ],
    [
      "subroutines that call themselves",
      {
        letters: "Ж",
        cubic: true,
        outlines: [Uint8Array.from([...callSubr(0), 14])],
        subrs: [Uint8Array.from([...callSubr(0), 11])],
      },
    ],
    [
      "subroutines that double sixty times",
      {
        letters: "Ж",
        cubic: true,
        outlines: [Uint8Array.from([...callSubr(0), 14])],
        subrs: Array.from({ length: 61 }, (_, i) =>
          Uint8Array.from(i === 60 ? [11] : [...callSubr(i + 1), ...callSubr(i + 1), 11]),
        ),
      },
    ],
  ];
  it.each(refusals)("%s: reported, and quickly", (_, made) => {
    const face = faceOf(made);
    const told = (): unknown => {
      try {
        return face.has(made.letters[0]);
      } catch (error) {
        return error;
      }
    };
    const error = told();
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).issues).toMatchObject([
      { code: "font-own", file: "own.ttf", message: expect.stringMatching(/damaged inside/) as string },
    ]);
  });

  it("rejects a character map that leads out of the file", () => {
    const face = opened(changed("cmap", 8, 0x7f, 0xff, 0xff, 0xf0)) as OwnFace;
    expect(() => face.has("Ж")).toThrow(UserError);
  });

  it("names in the file cannot end a name in a PDF", () => {
    expect(faceOf({ letters: "Ж", family: "A/B (c) <<" }).postscriptName).toMatch(/^[\w-]+$/);
  });
});
