/**
 * Rules of PDF/A-2u (ISO 19005-2, by clause) and PDF/X-4 (ISO 15930-7), read off a file by a reader that is not the writer's: qpdf's objects, and
 * pdf.js for its metadata. This is no substitute for a preflight; none can be had from npm or Debian.
 */
import { getDocument } from "./pdfjs.js";
import { PdfObjects, readOperators, type Dictionary, type Value } from "./pdf-objects.js";

type Faults = string[];

/** Operators of ISO 32000-1, annex A, but for inline pictures and Type 3 glyphs. */
const OPERATORS = new Set(
  "b B b* B* BDC BMC BT BX c cm CS cs d Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \"".split(
    " ",
  ),
);
const RGB = ["rg", "RG", "g", "G"];
const CMYK = ["k", "K"];
const COLORS = [...RGB, ...CMYK, "cs", "CS", "sc", "SC", "scn", "SCN", "sh", "ri"];

/** What is wrong with a file that claims PDF/A-2u; empty = every rule is kept. */
export async function archiveFaults(bytes: Uint8Array): Promise<Faults> {
  const pdf = new PdfObjects(bytes);
  const faults: Faults = [];
  syntaxFaults(pdf, faults);
  intentFaults(pdf, { kind: "/GTS_PDFA1", deviceClass: "mntr", space: "RGB ", parts: 3 }, faults);
  contentFaults(pdf, { colors: RGB, space: "/DeviceRGB" }, faults);
  fontFaults(pdf, faults);
  const { catalog } = pdf;
  for (const key of ["/AA", "/OCProperties", "/Requirements", "/Perms", "/AcroForm"])
    if (catalog[key] !== undefined) faults.push(`6.1.12, 6.4, 6.5.2, 6.9, 6.11: the catalog has ${key}`);
  const names = pdf.dictionary(catalog["/Names"]);
  for (const key of ["/JavaScript", "/EmbeddedFiles", "/AlternatePresentations"])
    if (names[key] !== undefined) faults.push(`6.5.1, 6.8, 6.10: the catalog names ${key}`);
  for (const one of pdf.dictionaries()) {
    const action = one["/S"];
    if (
      typeof action === "string" &&
      /^\/(Launch|Sound|Movie|ResetForm|ImportData|Hide|SetOCGState|Rendition|Trans|GoTo3DView|JavaScript)$/.test(
        action,
      )
    )
      faults.push(`6.5.1: the action ${action}`);
  }
  for (const page of pdf.pages) {
    if (page["/AA"] !== undefined || page["/PresSteps"] !== undefined)
      faults.push("6.5.2, 6.10: a page acts by itself");
    for (const annotation of pdf.list(page["/Annots"])) annotationFaults(pdf, pdf.dictionary(annotation), faults);
  }
  await metadataFaults(pdf, { "pdfaid:part": "2", "pdfaid:conformance": "U" }, faults);
  return [...new Set(faults)];
}

/** What is wrong with a file that claims PDF/X-4. */
export async function pressFaults(bytes: Uint8Array): Promise<Faults> {
  const pdf = new PdfObjects(bytes);
  const faults: Faults = [];
  syntaxFaults(pdf, faults);
  if (Number(pdf.version) > 1.6) faults.push(`PDF/X-4 is about PDF 1.6, not ${pdf.version}`);
  intentFaults(pdf, { kind: "/GTS_PDFX", deviceClass: "prtr", space: "CMYK", parts: 4 }, faults);
  contentFaults(pdf, { colors: CMYK, space: "/DeviceCMYK" }, faults);
  fontFaults(pdf, faults);
  const { catalog } = pdf;
  for (const key of ["/AA", "/OpenAction", "/AcroForm", "/OCProperties"])
    if (catalog[key] !== undefined) faults.push(`actions, forms: the catalog has ${key}`);
  if (pdf.dictionary(catalog["/Names"])["/JavaScript"] !== undefined) faults.push("scripts");
  for (const page of pdf.pages) boxFaults(pdf, page, faults);
  const info = pdf.dictionary(pdf.trailer["/Info"]);
  if (!["/True", "/False"].includes(pdf.value(info["/Trapped"]) as string)) faults.push("Trapped is not told");
  for (const key of ["/Title", "/Creator", "/Producer", "/CreationDate", "/ModDate"])
    if (!pdf.text(info[key])) faults.push(`${key} is not told`);
  await metadataFaults(
    pdf,
    {
      "pdfxid:GTS_PDFXVersion": "PDF/X-4",
      "pdf:Trapped": String(pdf.value(info["/Trapped"])).slice(1),
      "xmpMM:VersionID": "1",
      "xmpMM:RenditionClass": "default",
    },
    faults,
  );
  if (!/<xmpMM:DocumentID>uuid:[0-9a-f-]{36}</.test(metadataOf(pdf))) faults.push("metadata: no id of the document");
  return [...new Set(faults)];
}

/** Header, trailer, streams, limits (6.1). */
function syntaxFaults(pdf: PdfObjects, faults: Faults): void {
  const { bytes, trailer } = pdf;
  const text = Buffer.from(bytes).toString("latin1");
  if (!/^%PDF-1\.[0-7]\n%[\x80-\xff]{4,}\n/.test(text)) faults.push("6.1.2: the header");
  if (!/%%EOF\r?\n?$/.test(text)) faults.push("6.1.3: something stands behind the end");
  if (pdf.list(trailer["/ID"]).length !== 2) faults.push("6.1.3: no ID");
  if (trailer["/Encrypt"] !== undefined) faults.push("6.1.3: encrypted");
  for (const [, keyword] of text.matchAll(/\n\d+ 0 obj\n<<[^]*?>>\n(stream[^]?)/g))
    if (keyword !== "stream\n") faults.push("6.1.7.1: no end of line behind stream");
  if (pdf.all.size > 8_388_607) faults.push("6.1.13: too many objects");
  for (const [id, { value, data }] of pdf.all) {
    if (data) {
      const dictionary = value as Dictionary;
      for (const key of ["/F", "/FFilter", "/FDecodeParms"])
        if (dictionary[key] !== undefined) faults.push(`6.1.7.1: ${id} lies in another file`);
      for (const filter of [dictionary["/Filter"] ?? []].flat())
        if (filter !== "/FlateDecode") faults.push(`6.1.7.2: ${id} has the filter ${String(filter)}`);
    }
    limitFaults(id, value, faults);
  }
}

function limitFaults(id: string, value: Value, faults: Faults): void {
  if (typeof value === "number") {
    if (Math.abs(value) > (Number.isInteger(value) ? 2_147_483_647 : 3.403e38)) faults.push(`6.1.13: ${id}: ${value}`);
  } else if (typeof value === "string") {
    if (value.startsWith("/") && Buffer.byteLength(value) > 128) faults.push(`6.1.13: ${id}: a long name`);
    if (value.startsWith("u:") && 2 * value.length > 32_767) faults.push(`6.1.13: ${id}: a long text`);
  } else if (Array.isArray(value)) for (const one of value as readonly Value[]) limitFaults(id, one, faults);
  else if (value !== null && typeof value === "object")
    for (const [key, one] of Object.entries(value)) {
      limitFaults(id, key, faults);
      if (one !== undefined) limitFaults(id, one, faults);
    }
}

interface Intent {
  readonly kind: string;
  readonly deviceClass: string;
  readonly space: string;
  readonly parts: number;
}

/** One output intent with a sound profile (6.2.3, 6.2.4.2; of PDF/X-4 the embedded profile of a printing condition). */
function intentFaults(pdf: PdfObjects, { kind, deviceClass, space, parts }: Intent, faults: Faults): void {
  const intents = pdf.list(pdf.catalog["/OutputIntents"]).map((one) => pdf.dictionary(one));
  if (intents.length !== 1 || intents[0]["/S"] !== kind) faults.push("6.2.3: not one output intent of its kind");
  const [intent = {}] = intents;
  if (!pdf.text(intent["/OutputConditionIdentifier"])) faults.push("6.2.3: the condition has no name");
  const { value, data = Buffer.alloc(132) } = pdf.stored(intent["/DestOutputProfile"]);
  if ((value as Dictionary | null)?.["/N"] !== parts) faults.push("6.2.4.2: N is not the profile's");
  const ascii = (at: number): string => data.toString("latin1", at, at + 4);
  if (data.readUInt32BE(0) !== data.length || ascii(36) !== "acsp") faults.push("6.2.3: no ICC profile");
  if (data[8] > 4) faults.push(`6.2.3: a profile of version ${data[8]}`);
  if (ascii(12) !== deviceClass || ascii(16) !== space) faults.push(`6.2.3: a profile of ${ascii(12)} ${ascii(16)}`);
  const tags = new Map<string, string>();
  for (let i = 0, at = 132; i < data.readUInt32BE(128); i++, at += 12) {
    const [start, length] = [data.readUInt32BE(at + 4), data.readUInt32BE(at + 8)];
    if (start % 4 !== 0 || start + length > data.length) faults.push(`6.2.3: the profile's ${ascii(at)} lies outside`);
    tags.set(ascii(at), ascii(start));
  }
  const needed = parts === 3 ? ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"] : ["A2B0", "A2B1", "A2B2", "B2A0", "B2A1", "B2A2", "gamt"]; // prettier-ignore
  for (const tag of ["desc", "cprt", "wtpt", ...needed])
    if (!tags.has(tag)) faults.push(`6.2.3: the profile has no ${tag}`);
}

interface Colors {
  /** Operators that may set a color. */
  readonly colors: readonly string[];
  readonly space: string;
}

/** Content of pages and pieces: operators, resources, colors, transparency, glyphs (6.2.2, 6.2.4.3, 6.2.5, 6.2.10, 6.2.11). */
function contentFaults(pdf: PdfObjects, { colors, space }: Colors, faults: Faults): void {
  const fonts = new Map<Value, Glyphs>();
  const read = (place: string, content: Buffer, owner: Dictionary): void => {
    if (owner["/Resources"] === undefined) faults.push(`6.2.2: ${place} has no resources`);
    const resources = pdf.dictionary(owner["/Resources"]);
    const named = (kind: string, name: unknown): Value | undefined => {
      const found = pdf.dictionary(resources[kind])[name as string];
      if (found === undefined) faults.push(`6.2.2: ${place}: ${kind} has no ${String(name)}`);
      return found;
    };
    let font: Glyphs | undefined;
    let paint = UNPAINTED;
    // What is set behind `q` is let go at `Q`.
    const kept: (readonly [Glyphs | undefined, Paint])[] = [];
    for (const { name, operands } of readOperators(content.toString("latin1"))) {
      if (!OPERATORS.has(name)) faults.push(`6.2.2: ${place}: the operator ${name}`);
      if (COLORS.includes(name) && !colors.includes(name)) faults.push(`6.2.4.3: ${place}: a color set by ${name}`);
      if (name === "q" && kept.push([font, paint]) > 28) faults.push(`6.1.13: ${place}: states nested too deep`);
      if (name === "Q") {
        if (kept.length === 0) faults.push(`6.2.2: ${place}: a state that was not kept`);
        [font, paint] = kept.pop() ?? [undefined, UNPAINTED];
      }
      if (name === "Do") named("/XObject", operands[0]);
      if (name === "gs") {
        const state = pdf.dictionary(named("/ExtGState", operands[0]));
        stateFaults(state, faults);
        paint = { ...paint, ...overprintOf(state) };
      }
      if (name === "k") paint = { ...paint, fill: operands.join(" ") };
      if (name === "K") paint = { ...paint, stroke: operands.join(" ") };
      if (name === "Tr") paint = { ...paint, mode: Number(operands[0]) };
      if (colors === CMYK) overprintFaults(name, paint, place, faults);
      if (name === "Tf") {
        const reference = named("/Font", operands[0]) ?? null;
        font = fonts.get(reference) ?? new Glyphs(pdf, pdf.dictionary(reference));
        fonts.set(reference, font);
      }
      if (name === "Tj" || name === "TJ")
        for (const shown of operands.flat())
          if (!(shown instanceof Uint8Array)) continue;
          else if (font) font.show(shown, place, faults);
          else faults.push(`6.2.2: ${place}: text without a font`);
    }
    if (kept.length > 0) faults.push(`6.2.2: ${place}: ${kept.length} states are left open`);
  };
  pdf.pages.forEach((page, i) => {
    const group = pdf.dictionary(page["/Group"]);
    if (group["/S"] !== "/Transparency" || group["/CS"] !== space)
      faults.push(`6.2.10: page ${i + 1} is mixed in no color space`);
    const { data } = pdf.stored(page["/Contents"]);
    read(`page ${i + 1}`, data ?? Buffer.alloc(0), page);
  });
  for (const [id, { value, data }] of pdf.all) {
    const dictionary = value as Dictionary;
    if (!data || dictionary["/Type"] !== "/XObject") continue;
    if (dictionary["/Subtype"] !== "/Form")
      faults.push(`${id}: an XObject of the kind ${String(dictionary["/Subtype"])}`);
    for (const key of ["/OPI", "/PS", "/Subtype2", "/Ref"])
      if (dictionary[key] !== undefined) faults.push(`6.2.9: ${id} has ${key}`);
    const { "/CS": own } = pdf.dictionary(dictionary["/Group"]);
    if (own !== undefined && own !== space) faults.push(`6.2.10: ${id} is mixed in ${String(own)}`);
    // A piece that lists itself is recursion for programs that check files for a press.
    const pieces = pdf.dictionary(pdf.dictionary(dictionary["/Resources"])["/XObject"]);
    if (Object.values(pieces).includes(id)) faults.push(`6.2.2: ${id} is among its own resources`);
    read(id, data, dictionary);
  }
}

function stateFaults(state: Dictionary, faults: Faults): void {
  for (const key of ["/TR", "/TR2", "/HTP", "/HT", "/BG", "/UCR"])
    if (state[key] !== undefined) faults.push(`6.2.5: ${key}`);
  const { "/BM": mode = "/Normal", "/SMask": mask = "/None" } = state;
  if (mode !== "/Normal" || mask !== "/None") faults.push("6.2.10: a blend mode or mask");
}

/** What decides whether ink goes over other inks. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
  /** As of `Tr`. */
  readonly mode: number;
  readonly op: boolean;
  readonly OP: boolean;
  /** Whether inks of which there is none leave what lies under them. */
  readonly onlyOwn: boolean;
  readonly solid: boolean;
}
const UNPAINTED: Paint = { fill: "", stroke: "", mode: 0, op: false, OP: false, onlyOwn: false, solid: true };
const BLACK = "0 0 0 1";

const overprintOf = (state: Dictionary): Partial<Paint> => ({
  ...(state["/OP"] !== undefined && { OP: state["/OP"] === true, op: (state["/op"] ?? state["/OP"]) === true }),
  ...(state["/OPM"] !== undefined && { onlyOwn: state["/OPM"] === 1 }),
  ...(state["/ca"] !== undefined && { solid: state["/ca"] === 1 }),
});

/** Black letters and lines go over other inks; nothing else does, white and areas least of all (ISO 32000-1, 8.6.7). */
function overprintFaults(name: string, paint: Paint, place: string, faults: Faults): void {
  const { fill, stroke, mode, op, OP, onlyOwn, solid } = paint;
  const text = name === "Tj" || name === "TJ";
  const fills = text ? mode % 4 !== 1 : FILLS.has(name);
  const strokes = text ? mode % 4 === 1 || mode % 4 === 2 : STROKES.has(name);
  if (name === "Do" && (op || OP)) faults.push(`overprint: ${place} places a piece that would go over other inks`);
  if (!fills && !strokes) return;
  const black = (!fills || fill === BLACK) && (!strokes || stroke === BLACK);
  const over = black && solid && (text || !fills);
  if (over && !((!fills || op) && (!strokes || OP) && onlyOwn))
    faults.push(`overprint: ${place}: black ${name} knocks out`);
  if (!over && ((fills && op) || (strokes && OP)))
    faults.push(`overprint: ${place}: ${name} in ${fills ? fill : stroke} goes over other inks`);
}

const FILLS = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);
const STROKES = new Set(["S", "s", "B", "B*", "b", "b*"]);

/** The glyphs of a font by their codes, as the dictionary and the embedded file have them. */
class Glyphs {
  readonly #widths = new Map<number, number>();
  readonly #unicode = new Map<number, string>();
  readonly #advance: (glyph: number) => number;
  /** Glyph of a code; 0 = none. */
  readonly #glyphOf: (code: number) => number;
  readonly #count: number;
  readonly #units: number;
  /** Bytes of a code. */
  readonly #size: 1 | 2;

  constructor(pdf: PdfObjects, font: Dictionary) {
    const simple = font["/Subtype"] === "/TrueType";
    const descendant = simple ? font : pdf.dictionary(pdf.list(font["/DescendantFonts"])[0]);
    this.#size = simple ? 1 : 2;
    const list = simple ? [font["/FirstChar"], font["/Widths"]] : [...pdf.list(descendant["/W"])];
    while (list.length > 0) {
      const first = list.shift() as number;
      pdf.list(list.shift()).forEach((width, i) => this.#widths.set(first + i, width as number));
    }
    const map = pdf.stored(font["/ToUnicode"]).data?.toString("latin1") ?? "";
    const code = `<([0-9a-f]{${2 * this.#size}})>`;
    if (!new RegExp(`begincodespacerange\n<${"00".repeat(this.#size)}><${"ff".repeat(this.#size)}>\n`).test(map))
      throw new Error("the table of characters has other codes");
    for (const [, one, unicode] of map.matchAll(new RegExp(`^${code}<([0-9a-f]*)>$`, "gm")))
      this.#unicode.set(parseInt(one, 16), unicode);
    for (const [, first, last, unicode] of map.matchAll(new RegExp(`^${code}${code}<([0-9a-f]{4})>$`, "gm")))
      for (let one = parseInt(first, 16), i = 0; one <= parseInt(last, 16); one++, i++)
        this.#unicode.set(one, (parseInt(unicode, 16) + i).toString(16).padStart(4, "0"));
    const file = pdf.stored(pdf.dictionary(descendant["/FontDescriptor"])["/FontFile2"]).data ?? Buffer.alloc(0);
    const tables = new Map<string, number>();
    for (let i = 0, at = 12; i < file.readUInt16BE(4); i++, at += 16)
      tables.set(file.toString("latin1", at, at + 4), file.readUInt32BE(at + 8));
    const hmtx = tables.get("hmtx")!;
    const metrics = file.readUInt16BE(tables.get("hhea")! + 34);
    this.#units = file.readUInt16BE(tables.get("head")! + 18);
    this.#count = file.readUInt16BE(tables.get("maxp")! + 4);
    this.#advance = (glyph) => file.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1));
    this.#glyphOf = simple ? symbolGlyphs(file.subarray(tables.get("cmap"))) : (one) => one;
  }

  show(bytes: Uint8Array, place: string, faults: Faults): void {
    if (bytes.length % this.#size !== 0) faults.push(`6.2.11.3.3: ${place} shows half a code`);
    for (let at = 0; at + this.#size <= bytes.length; at += this.#size)
      this.#showOne(this.#size === 1 ? bytes[at] : 256 * bytes[at] + bytes[at + 1], place, faults);
  }

  #showOne(code: number, place: string, faults: Faults): void {
    const glyph = this.#glyphOf(code);
    if (glyph === 0) faults.push(`6.2.11.8: ${place} shows .notdef`);
    if (glyph >= this.#count) faults.push(`6.2.11.4.1: ${place}: glyph ${glyph} is not in the font`);
    const width = this.#widths.get(code);
    const own = (this.#advance(glyph) * 1000) / this.#units;
    if (width === undefined || Math.abs(width - own) > 1)
      faults.push(`6.2.11.5: ${place}: glyph ${glyph} is ${width} wide, in its font ${own}`);
    const unicode = this.#unicode.get(code);
    if (!unicode || /^(0000|feff|fffe)/.test(unicode))
      faults.push(`6.2.11.7.2: ${place}: code ${code} stands for no character`);
  }
}

/** Reads the one map of a symbol font: Microsoft's for symbols (3, 0), format 4, without lists of glyphs (OpenType, cmap). */
export function symbolGlyphs(map: Buffer): (code: number) => number {
  const word = (at: number): number => map.readUInt16BE(at);
  const at = map.readUInt32BE(8);
  if (word(2) !== 1 || word(4) !== 3 || word(6) !== 0 || word(at) !== 4)
    throw new Error("6.2.11.6: no map for symbols");
  const segments = word(at + 6) / 2;
  const field = (row: number, i: number): number => word(at + 14 + (row > 0 ? 2 : 0) + 2 * (row * segments + i));
  return (code) => {
    for (let i = 0; i < segments; i++) {
      const [last, first, delta, lists] = [0, 1, 2, 3].map((row) => field(row, i));
      if (lists !== 0) throw new Error("a map with lists of glyphs");
      const character = 0xf000 + code;
      if (character <= last) return character >= first ? (character + delta) & 0xffff : 0;
    }
    return 0;
  };
}

/** Fonts are embedded, and say which glyph is which (6.2.11.2 to 6.2.11.6). */
function fontFaults(pdf: PdfObjects, faults: Faults): void {
  for (const font of pdf.dictionaries()) {
    if (font["/Type"] !== "/Font") continue;
    const name = String(font["/BaseFont"]);
    if (font["/Subtype"] === "/Type0") {
      if (font["/Encoding"] !== "/Identity-H") faults.push(`6.2.11.3.3: ${name} has a CMap of its own`);
      continue;
    }
    const descriptor = pdf.dictionary(font["/FontDescriptor"]);
    if (font["/Subtype"] === "/TrueType") {
      if (font["/Encoding"] !== undefined || descriptor["/Flags"] !== 4)
        faults.push(`6.2.11.6: ${name} has codes of its own, and another encoding`);
      if (pdf.list(font["/Widths"]).length !== Number(font["/LastChar"]) - Number(font["/FirstChar"]) + 1)
        faults.push(`6.2.11.5: ${name} has not as many widths as codes`);
    } else {
      if (font["/Subtype"] !== "/CIDFontType2") faults.push(`6.2.11.2: ${name} is ${String(font["/Subtype"])}`);
      if (font["/CIDToGIDMap"] !== "/Identity") faults.push(`6.2.11.3.2: ${name} has no map of glyphs`);
      const system = pdf.dictionary(font["/CIDSystemInfo"]);
      if (pdf.text(system["/Ordering"]) !== "Identity") faults.push(`6.2.11.3.1: ${name} has codes of another system`);
    }
    if (!pdf.stored(descriptor["/FontFile2"]).data) faults.push(`6.2.11.4.1: ${name} is not embedded`);
    if (descriptor["/FontName"] !== name)
      faults.push(`6.2.11.2: ${name} is ${String(descriptor["/FontName"])} in its descriptor`);
    if (!/^\/[A-Z]{6}\+/.test(name)) faults.push(`6.2.11.4.2: ${name} does not say that it is a subset`);
    if (descriptor["/CIDSet"] !== undefined) faults.push(`6.2.11.4.2: ${name} lists its glyphs`);
  }
}

/** 6.3: links that are printed as they are seen. */
function annotationFaults(pdf: PdfObjects, annotation: Dictionary, faults: Faults): void {
  const kind = annotation["/Subtype"];
  if (kind !== "/Link") faults.push(`6.3.1, 6.4: an annotation ${String(kind)}`);
  const flags = Number(annotation["/F"] ?? 0);
  // Print is set; Invisible, Hidden, NoView, ToggleNoView are not.
  if ((flags & 4) === 0 || (flags & (1 | 2 | 32 | 256)) !== 0) faults.push(`6.3.2: flags ${flags}`);
  if (annotation["/AA"] !== undefined) faults.push("6.5.2: an annotation acts by itself");
  if (!["/URI", "/GoTo"].includes(pdf.dictionary(annotation["/A"])["/S"] as string))
    faults.push("6.5.1: a link of another kind");
}

/** Every page says what is paper, where it is cut and how far color runs; nothing to click stands on it. */
function boxFaults(pdf: PdfObjects, page: Dictionary, faults: Faults): void {
  const box = (name: string): number[] => pdf.list(page[name]).map(Number);
  const [media, bleed, trim] = ["/MediaBox", "/BleedBox", "/TrimBox"].map(box);
  const within = (inner: number[], outer: number[]): boolean =>
    inner.length === 4 &&
    outer.length === 4 &&
    inner[0] >= outer[0] &&
    inner[1] >= outer[1] &&
    inner[2] <= outer[2] &&
    inner[3] <= outer[3];
  if (!within(trim, bleed) || !within(bleed, media))
    faults.push(`boxes: ${media.join(" ")} / ${bleed.join(" ")} / ${trim.join(" ")}`);
  if (page["/ArtBox"] !== undefined) faults.push("boxes: ArtBox beside TrimBox");
  if (pdf.list(page["/Annots"]).length > 0) faults.push("annotations on a page");
  if (page["/AA"] !== undefined) faults.push("a page acts by itself");
}

const metadataOf = (pdf: PdfObjects): string => pdf.stored(pdf.catalog["/Metadata"]).data?.toString("utf8") ?? "";

/** 6.6: metadata say what the information dictionary says, and which standard it is. */
async function metadataFaults(pdf: PdfObjects, says: Readonly<Record<string, string>>, faults: Faults): Promise<void> {
  const stream = pdf.stored(pdf.catalog["/Metadata"]);
  const dictionary = stream.value as Dictionary | null;
  if (dictionary?.["/Type"] !== "/Metadata" || dictionary["/Subtype"] !== "/XML") faults.push("6.6.2.1: no metadata");
  if (dictionary?.["/Filter"] !== undefined) faults.push("6.6.2.1: metadata behind a filter");
  const text = metadataOf(pdf);
  if (
    !/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(text) ||
    !/<\?xpacket end="[rw]"\?>$/.test(text)
  )
    faults.push("6.6.2.1: the packet has another head or end");
  for (const [name, value] of Object.entries(says))
    if (!text.includes(`<${name}>${value}</${name}>`)) faults.push(`6.6.4: ${name} is not ${value}`);
  // Properties of schemas that the standards know; others are described (6.6.2.3).
  const known =
    /^(dc:(format|title|description)|pdf:(Keywords|Producer|Trapped)|xmp:(CreatorTool|CreateDate|ModifyDate|MetadataDate)|xmpMM:(DocumentID|VersionID|RenditionClass)|pdfaid:\w+|pdfxid:\w+|rdf:\w+|x:xmpmeta|pdfaExtension:schemas|pdfaSchema:(schema|namespaceURI|prefix|property)|pdfaProperty:(name|valueType|category|description))$/;
  const described = new Set(
    [...text.matchAll(/<pdfaSchema:prefix>(\w+)<[^]*?<\/pdfaSchema:property>/g)].flatMap(([schema, prefix]) =>
      [...schema.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => `${prefix}:${name}`),
    ),
  );
  for (const [, name] of text.matchAll(/<([a-zA-Z]+:\w+)/g))
    if (!known.test(name) && !described.has(name)) faults.push(`6.6.2.3: the property ${name}`);
  const info = pdf.dictionary(pdf.trailer["/Info"]);
  const task = getDocument({ data: new Uint8Array(pdf.bytes), verbosity: 0, useSystemFonts: false });
  const { metadata } = await (await task.promise).getMetadata();
  const date = (value: string | undefined): string | undefined =>
    value?.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  const told = (key: string): string | undefined => pdf.text(info[key]);
  const pairs: readonly (readonly [string, string | undefined])[] = [
    ["dc:title", told("/Title")],
    ["dc:description", told("/Subject")],
    ["pdf:keywords", told("/Keywords")],
    ["pdf:producer", told("/Producer")],
    ["xmp:creatortool", told("/Creator")],
    ["xmp:createdate", date(told("/CreationDate"))],
    ["xmp:modifydate", date(told("/ModDate"))],
  ];
  for (const [name, value] of pairs) {
    const found = metadata?.get(name) as unknown;
    if (found !== value) faults.push(`6.6.3: ${name} is "${String(found)}", but info says "${value}"`);
  }
  const mirrored = /^\/(Title|Subject|Keywords|Producer|Creator|CreationDate|ModDate|Trapped)$/;
  for (const key of Object.keys(info)) if (!mirrored.test(key)) faults.push(`6.6.3: info alone has ${key}`);
  await task.destroy();
}
