/**
 * Rules of PDF/UA-1 (ISO 14289-1) that a program can test, by their numbers in the Matterhorn Protocol 1.1, read off a file by a reader that is
 * not the writer's: qpdf's objects. What needs eyes (sense, order, contrast) it cannot see. Pressbox has no pictures, sound, optional content,
 * embedded files or notes, so their rules are that there are none.
 */
import { PdfObjects, readOperators, type Dictionary, type Operator, type Stored, type Value } from "./pdf-objects.js";

type Faults = string[];

/** Standard structure types that Pressbox may write (ISO 32000-1, 14.8.4); there is no role map. */
const TYPES = new Set(
  "Document Part Sect Div Caption P H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD Span Link Form Figure".split(" "),
);
/** What may stand in parts of a table (ISO 32000-1, table 337). */
const IN_TABLES: Readonly<Record<string, RegExp>> = { Table: /^(TR|Caption)$/, TR: /^(TH|TD)$/ };
/** Operators that put ink on a page. */
const INK = new Set("b b* B B* f F f* S s sh Do Tj TJ ' \"".split(" "));

interface Found {
  readonly id: string;
  readonly type: string;
  readonly element: Dictionary;
  readonly parent: Found | undefined;
  readonly kids: Found[];
}

/** What is wrong with a file by PDF/UA-1; empty = every rule that a program can test is kept. */
export function accessibilityFaults(bytes: Uint8Array, { claimed = true } = {}): Faults {
  const pdf = new PdfObjects(bytes);
  const faults: Faults = [];
  documentFaults(pdf, claimed, faults);
  const tree = new Tree(pdf, faults);
  new Contents(pdf, tree, faults).check();
  annotationFaults(pdf, tree, faults);
  tree.check(faults);
  fontFaults(pdf, faults);
  return [...new Set(faults)];
}

/** Title, language, metadata, and what a file must not have (06, 07, 11, 20, 21, 25, 26). */
function documentFaults(pdf: PdfObjects, claimed: boolean, faults: Faults): void {
  const { catalog, trailer } = pdf;
  if (!pdf.text(catalog["/Lang"])) faults.push("11-006: the document has no language");
  const marked = pdf.dictionary(catalog["/MarkInfo"]);
  if (marked["/Marked"] !== true) faults.push("the document does not say that it is tagged");
  if (marked["/Suspects"] === true) faults.push("02-001: its tags are suspect");
  if (pdf.dictionary(catalog["/ViewerPreferences"])["/DisplayDocTitle"] !== true)
    faults.push("07-001: viewers show the name of the file, not the title");
  const metadata = pdf.stored(catalog["/Metadata"]).data?.toString("utf8") ?? "";
  if (claimed) {
    if (metadata === "") faults.push("06-001: no metadata");
    if (!/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata)) faults.push("06-002: the metadata do not name PDF/UA-1");
    if (!/<dc:title><rdf:Alt><rdf:li xml:lang="x-default">[^<]+</.test(metadata))
      faults.push("06-003: the metadata have no title");
  } else if (metadata.includes("pdfuaid")) faults.push("06-002: the metadata claim PDF/UA");
  if (!pdf.text(pdf.dictionary(trailer["/Info"])["/Title"])) faults.push("the document has no title");
  if (catalog["/OCProperties"] !== undefined) faults.push("20-001: optional content");
  if (pdf.dictionary(catalog["/Names"])["/EmbeddedFiles"] !== undefined) faults.push("21-001: embedded files");
  if (pdf.dictionary(catalog["/AcroForm"])["/XFA"] !== undefined) faults.push("25-001: an XFA form");
  if (trailer["/Encrypt"] !== undefined) faults.push("26-001: encrypted");
}

/** The structure tree: elements by their objects, and which of them owns what. */
class Tree {
  readonly elements = new Map<string, Found>();
  readonly roots: Found[] = [];
  /** Owner of marked content, by page and number, and of an annotation. */
  readonly content = new Map<string, string>();
  readonly annotations = new Map<string, Found>();
  readonly #parents = new Map<number, Value>();

  constructor(
    readonly pdf: PdfObjects,
    faults: Faults,
  ) {
    const root = pdf.dictionary(pdf.catalog["/StructTreeRoot"]);
    if (root["/Type"] !== "/StructTreeRoot") faults.push("the document has no structure");
    if (root["/RoleMap"] !== undefined) faults.push("02-003: a role map");
    for (const kid of this.#list(root["/K"])) {
      const found = this.#read(kid, undefined, undefined, String(pdf.catalog["/StructTreeRoot"]), faults);
      if (found) this.roots.push(found);
    }
    const leaves = (node: Dictionary): void => {
      const numbers = pdf.list(node["/Nums"]);
      for (let i = 0; i < numbers.length; i += 2) this.#parents.set(numbers[i] as number, numbers[i + 1]);
      for (const kid of pdf.list(node["/Kids"])) leaves(pdf.dictionary(kid));
    };
    leaves(pdf.dictionary(root["/ParentTree"]));
  }

  /** What the parent tree says of a key. */
  parents(key: Value | undefined): Value | undefined {
    return typeof key === "number" ? this.#parents.get(key) : undefined;
  }

  #list(kids: Value | undefined): readonly Value[] {
    const value = this.pdf.value(kids);
    return Array.isArray(value) ? (value as Value[]) : kids === undefined ? [] : [kids];
  }

  #read(kid: Value, parent: Found | undefined, page: Value | undefined, above: string, faults: Faults) {
    const { pdf } = this;
    const element = pdf.dictionary(kid);
    const id = String(kid);
    const type = String(element["/S"]).slice(1);
    if (element["/P"] !== above) faults.push(`${id} ${type}: its parent is ${String(element["/P"])}, not ${above}`);
    if (this.elements.has(id)) {
      faults.push(`${id} ${type}: stands in the tree twice`);
      return undefined;
    }
    const found: Found = { id, type, element, parent, kids: [] };
    this.elements.set(id, found);
    const own = element["/Pg"] ?? page;
    for (const one of this.#list(element["/K"])) {
      const inside = pdf.dictionary(one);
      if (typeof one === "number") this.content.set(`${String(own)} ${one}`, id);
      else if (inside["/Type"] === "/MCR")
        this.content.set(`${String(inside["/Pg"] ?? own)} ${String(inside["/MCID"])}`, id);
      else if (inside["/Type"] === "/OBJR") this.annotations.set(String(inside["/Obj"]), found);
      else {
        const below = this.#read(one, found, own, id, faults);
        if (below) found.kids.push(below);
      }
    }
    return found;
  }

  attribute(found: Found, name: string): Value | undefined {
    for (const one of this.#list(found.element["/A"])) {
      const value = this.pdf.dictionary(one)[name];
      if (value !== undefined) return value;
    }
    return undefined;
  }

  says(found: Found): string {
    const { element } = found;
    return this.pdf.text(element["/Alt"]) ?? this.pdf.text(element["/ActualText"]) ?? "";
  }

  /** Types, headings, tables, figures (01-006, 13 to 16, 19). */
  check(faults: Faults): void {
    let level = 0;
    const visit = (found: Found): void => {
      const { id, type, kids } = found;
      if (!TYPES.has(type)) faults.push(`02-001: ${id} is a ${type}`);
      if (type === "Document" && found.parent) faults.push(`${id}: a document in a document`);
      if (/^H\d$/.test(type)) {
        const own = Number(type[1]);
        if (level === 0 && own !== 1) faults.push(`14-002: the first heading is ${type}`);
        else if (own > level + 1) faults.push(`14-003: ${type} after H${level}`);
        level = own;
        if (this.says(found) === "" && !this.hasContent(found)) faults.push(`${id}: a heading of nothing`);
      }
      if (type === "Figure" && this.says(found).trim() === "")
        faults.push(`13-004: ${id}: nothing is said of a figure`);
      const allowed = IN_TABLES[type];
      if (allowed)
        for (const kid of kids) if (!allowed.test(kid.type)) faults.push(`09: a ${kid.type} appears in a ${type}`);
      if (/^(TR|TH|TD|Caption)$/.test(type) && !/^(Table|TR)$/.test(found.parent?.type ?? ""))
        faults.push(`09: a ${type} appears in a ${found.parent?.type ?? "root"}`);
      if (type === "TH" && !/^\/(Row|Column|Both)$/.test(String(this.attribute(found, "/Scope"))))
        faults.push(`15-003: ${id}: a head does not say what it heads`);
      if (type === "Table") this.#table(found, faults);
      if (type === "LI" && found.parent?.type !== "L") faults.push(`09: an item stands in a ${found.parent?.type}`);
      for (const kid of kids) visit(kid);
    };
    for (const root of this.roots) visit(root);
  }

  hasContent(found: Found): boolean {
    return (
      this.#list(found.element["/K"]).some((one) => typeof one === "number") ||
      found.kids.some((kid) => this.hasContent(kid))
    );
  }

  /** Rows of a table are of one width (15-004 and 15-005 need a person; that rows end together does not). */
  #table(found: Found, faults: Faults): void {
    const rows = found.kids.filter(({ type }) => type === "TR");
    const widths = rows.map(({ kids }) => kids.reduce((all, kid) => all + this.span(kid), 0));
    const widest = Math.max(0, ...widths);
    widths.forEach((width, i) => {
      if (width !== widest) faults.push(`09: row ${i + 1} of table ${found.id} is ${width} cells wide, not ${widest}`);
    });
  }

  span(found: Found): number {
    return Number(this.attribute(found, "/ColSpan") ?? 1);
  }
}

/** Content of pages and pieces: all of it belongs to an element, or is decoration (01, 30). */
class Contents {
  /** Times that a piece is placed. */
  readonly #placed = new Map<string, number>();

  constructor(
    readonly pdf: PdfObjects,
    readonly tree: Tree,
    readonly faults: Faults,
  ) {}

  check(): void {
    const { pdf, tree, faults } = this;
    const references = pageReferences(pdf);
    pdf.pages.forEach((page, i) => {
      const place = `page ${i + 1}`;
      const text = contentsOf(pdf, page)
        .map(({ data }) => data?.toString("latin1") ?? "")
        .join("\n");
      const numbers = this.#read(place, readOperators(text), pdf.dictionary(page["/Resources"]), false);
      const owners = pdf.list(tree.parents(page["/StructParents"]));
      if (numbers.length > 0 && owners.length === 0) faults.push(`${place}: no list of owners`);
      for (const number of numbers) {
        const owner = tree.content.get(`${references[i]} ${number}`);
        if (owner === undefined) faults.push(`01-005: ${place}: content ${number} belongs to no element`);
        if (owners[number] !== owner)
          faults.push(`${place}: content ${number} is ${owner}'s, not ${String(owners[number])}'s`);
      }
    });
    const met = new Set([...this.#placed.keys()]);
    for (const id of met) {
      const { value, data } = pdf.stored(id);
      const marks = readOperators(data?.toString("latin1") ?? "").some(
        ({ name, operands }) => name === "BDC" && mcidOf(operands) !== undefined,
      );
      if (marks) faults.push(`30-002: ${id}: a piece with parts of its own`);
      if ((value as Dictionary)["/Ref"] !== undefined) faults.push(`30-001: ${id} appears in another file`);
    }
  }

  /** Reads operators; gives the numbers of marked content. @param within whether what stands around them is marked already */
  #read(place: string, operators: readonly Operator[], resources: Dictionary, within: boolean): number[] {
    const { pdf, faults } = this;
    const numbers: number[] = [];
    const open: ("tagged" | "artifact" | "other")[] = [];
    for (const { name, operands } of operators) {
      if (name === "BMC" || name === "BDC") {
        const number = name === "BDC" ? mcidOf(operands) : undefined;
        const kind = operands[0] === "/Artifact" ? "artifact" : number === undefined ? "other" : "tagged";
        if (kind === "artifact" && open.includes("tagged"))
          faults.push(`01-003: ${place}: decoration inside of content`);
        if (kind === "tagged" && open.includes("artifact"))
          faults.push(`01-004: ${place}: content inside of decoration`);
        if (number !== undefined) {
          if (numbers.includes(number)) faults.push(`${place}: content ${number} twice`);
          numbers.push(number);
        }
        open.push(kind);
      }
      if (name === "EMC" && open.pop() === undefined) faults.push(`${place}: an end without a beginning`);
      if (INK.has(name) && !within && !open.includes("tagged") && !open.includes("artifact"))
        faults.push(`01-005: ${place}: ${name} is neither content nor decoration`);
      if (name === "Do") {
        const id = String(pdf.dictionary(resources["/XObject"])[operands[0] as string]);
        this.#placed.set(id, (this.#placed.get(id) ?? 0) + 1);
      }
    }
    if (open.length > 0) faults.push(`${place}: content without an end`);
    return numbers;
  }
}

const mcidOf = (operands: readonly unknown[]): number | undefined => {
  const found = /\/MCID (\d+)/.exec(String(operands[1]));
  return found ? Number(found[1]) : undefined;
};

/** References of pages in order. */
function pageReferences(pdf: PdfObjects): readonly string[] {
  const below = (kid: Value): string[] => {
    const node = pdf.dictionary(kid);
    return node["/Type"] === "/Page" ? [String(kid)] : pdf.list(node["/Kids"]).flatMap(below);
  };
  return below(pdf.catalog["/Pages"]!);
}

/** Fields and links: in the structure, with words, in the order of it (28). */
function annotationFaults(pdf: PdfObjects, tree: Tree, faults: Faults): void {
  pdf.pages.forEach((page, i) => {
    const annotations = pdf.list(page["/Annots"]);
    if (annotations.length > 0 && page["/Tabs"] !== "/S") faults.push(`28-009: page ${i + 1}: tabs in another order`);
    for (const reference of annotations) {
      const annotation = pdf.dictionary(reference);
      const kind = String(annotation["/Subtype"]).slice(1);
      const place = `page ${i + 1}, ${kind} ${String(reference)}`;
      if ((Number(annotation["/F"] ?? 0) & 2) !== 0) continue;
      const owner = tree.annotations.get(String(reference));
      if (!owner) faults.push(`28-002: ${place}: is not in the structure`);
      else {
        if (tree.parents(annotation["/StructParent"]) !== owner.id)
          faults.push(`${place}: names ${String(tree.parents(annotation["/StructParent"]))}, not ${owner.id}`);
        if (kind === "Widget" && owner.type !== "Form") faults.push(`28-010: ${place}: stands in a ${owner.type}`);
        if (kind === "Link" && owner.type !== "Link") faults.push(`28-011: ${place}: stands in a ${owner.type}`);
      }
      if (kind === "Widget" && !fieldLabel(pdf, annotation)) faults.push(`28-005: ${place}: has no label`);
      if (kind === "Link" && !pdf.text(annotation["/Contents"])) faults.push(`28-012: ${place}: has no words`);
      if (kind !== "Widget" && kind !== "Link") faults.push(`28: ${place}: an annotation of another kind`);
    }
  });
}

function fieldLabel(pdf: PdfObjects, field: Dictionary): string | undefined {
  return pdf.text(field["/TU"]) ?? (field["/Parent"] ? fieldLabel(pdf, pdf.dictionary(field["/Parent"])) : undefined);
}

/** Fonts that letters are shown in are embedded, and say which letter is which (10-001, 31). A form names one more, for viewers to type with. */
function fontFaults(pdf: PdfObjects, faults: Faults): void {
  for (const reference of shownFonts(pdf)) {
    const font = pdf.dictionary(reference);
    const name = String(font["/BaseFont"]);
    const own = font["/Subtype"] === "/Type0" ? pdf.dictionary(pdf.list(font["/DescendantFonts"])[0]) : font;
    const descriptor = pdf.dictionary(own["/FontDescriptor"]);
    if (!pdf.stored(descriptor["/FontFile2"]).data) faults.push(`31-009: ${name} is not embedded`);
    if (!pdf.stored(font["/ToUnicode"]).data) faults.push(`10-001: ${name} does not say what its letters are`);
    if (descriptor["/CIDSet"] !== undefined) faults.push(`31-011: ${name} lists its glyphs`);
    if (font["/Subtype"] === "/Type0" && own["/CIDToGIDMap"] !== "/Identity") faults.push(`31-004: ${name} has no map`);
  }
}

/** Fonts that pages, pieces and looks of fields show letters in. */
function shownFonts(pdf: PdfObjects): ReadonlySet<string> {
  const fonts = new Set<string>();
  const read = (content: Buffer | undefined, owner: Dictionary): void => {
    const named = pdf.dictionary(pdf.dictionary(owner["/Resources"])["/Font"]);
    let font = "";
    for (const { name, operands } of readOperators(content?.toString("latin1") ?? "")) {
      if (name === "Tf") font = String(named[operands[0] as string]);
      if (name === "Tj" || name === "TJ") fonts.add(font);
    }
  };
  for (const page of pdf.pages) for (const { data } of contentsOf(pdf, page)) read(data, page);
  for (const { value, data } of pdf.all.values())
    if (data && (value as Dictionary)["/Subtype"] === "/Form") read(data, value as Dictionary);
  return fonts;
}

/** Streams of a page. */
function contentsOf(pdf: PdfObjects, page: Dictionary): readonly Stored[] {
  const contents = page["/Contents"];
  return (Array.isArray(pdf.value(contents)) ? pdf.list(contents) : [contents]).map((one) => pdf.stored(one));
}
