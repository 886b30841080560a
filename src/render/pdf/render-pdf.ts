/** Pages -> PDF: draws every page, then writes pieces, fonts, links and fields into one file. */
import { throwOnErrors, type Issue } from "../../kernel/issue/index.js";
import { mmToPt } from "../../kernel/units/index.js";
import { LAYERS, type Page, type Tag } from "../../sheet/drawing/types.js";
import { activeOps, boundsOfRect } from "../../sheet/drawing/walk.js";
import type { FontBook } from "../../sheet/type/font-book.js";
import type { Pages, PrintDocument } from "../types.js";
import { openFile, type PdfFile } from "./container.js";
import type { Packed, PdfDictionary, PdfReference } from "./values.js";
import { Content, type StreamPart } from "./content.js";
import { FontEmbedder } from "./embed-font.js";
import { FieldReader, type FieldSpec } from "./form/field-specs.js";
import { FormHands } from "./form/form-font.js";
import { FormWriter } from "./form/form-writer.js";
import { KNOCKOUT, OVERPRINT } from "./graphics-state.js";
import { Hasher, hashHex } from "./hash.js";
import { imageWriter } from "./images.js";
import { pressInks, screenInks, type Inks } from "./inks.js";
import { linkedPage, writeLink, type PlacedLink } from "./links.js";
import { format } from "./numbers.js";
import { pointerText } from "./object-text.js";
import { createPacker } from "./pack.js";
import { Resources } from "./resources.js";
import { pageGroup, rulesOf, type PdfStandard } from "./standard.js";
import { PageTags, Structure } from "./structure.js";
import { LABELLED_PAGES, type Element, type TaggedAnnotation } from "./structure-elements.js";

export interface PdfOptions {
  /** True to turn the fields of the pencil layer into form fields. If false, they are issues. */
  readonly forms?: boolean;
  /** 0 leaves streams readable, 1 to 9 compresses them; default: 5, or 9 for a few pages. */
  readonly compress?: number;
  /** A standard that the file follows and claims; it then has no form fields and, for a press, no links. */
  readonly standard?: PdfStandard | undefined;
}

/** A quarter faster than zlib's default of 6, for 1% more bytes. */
const COMPRESSION = 5;
/** Documents up to this many pages are quick enough for the best compression. */
const SHORT = 24;
/** The handwriting font of fields. */
const FIELD_FONT = { family: "Kalam", weight: 400 } as const;
/** Pages compressed at the same time: each takes memory until it is in the file. */
const IN_FLIGHT = 8;
/** Bounding box of pieces in their own units; larger than any page, because viewers clip to it. */
const PIECE_BOX = [-3000, -3000, 3000, 3000];
/** Points per millimeter, as in the page's coordinate operator: exact to a ten-thousandth of a point. */
const SCALE = mmToPt(1).toFixed(8);

/** A document whose pages may be made while it is being written. */
export type PdfDocument = Omit<PrintDocument, "pages"> & { readonly pages: Pages };

/**
 * The document as PDF bytes; the same document gives the same bytes.
 * @throws UserError as in `renderPdfBlocks`
 */
export async function renderPdf(doc: PdfDocument, fonts: FontBook, options: PdfOptions = {}): Promise<Uint8Array> {
  const blocks = await renderPdfBlocks(doc, fonts, options);
  const bytes = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const block of blocks) {
    bytes.set(block, at);
    at += block.length;
  }
  return bytes;
}

/**
 * The bytes of `renderPdf` in blocks, one after another: for writing a large document without a copy in one piece.
 * @param fonts the book with the font of form fields; pages bring their own
 * @throws UserError with every issue of every page: glyphs, dead links, fields without `forms`
 */
export async function renderPdfBlocks(
  doc: PdfDocument,
  fonts: FontBook,
  options: PdfOptions = {},
): Promise<readonly Uint8Array[]> {
  const { forms = false, compress = doc.pages.length > SHORT ? COMPRESSION : 9, standard } = options;
  if (forms && standard) throw new Error(`a file of ${standard.id} has no form fields`);
  const packer = createPacker(compress);
  const listed = Array.isArray(doc.pages) ? (doc.pages as readonly Page[]) : undefined;
  const resources: Resources<Promise<Packed>> = new Resources(
    listed,
    inksOf(standard),
    (ops, scale) => {
      const content = new Content(resources, scale);
      content.write(ops);
      return content.finish();
    },
    packer.packLater,
  );
  resources.coarse = doc.pages.length > LABELLED_PAGES;
  resources.press = isForPress(standard);
  resources.paged = doc.pages.length > 1;
  const shared = new Map<string, Promise<Packed>>();
  const pack = (part: StreamPart): Promise<Packed> => {
    if (!part.shared) return packer.packLater(part.bytes);
    const key = contentKey(part.bytes);
    let known = shared.get(key);
    if (!known) shared.set(key, (known = packer.packLater(part.bytes)));
    return known;
  };
  const file = await openFile(doc, compress > 0, packer, standard);
  const writer = new PageWriter(file, doc, resources, forms ? fonts : undefined, standard);
  const waiting: { readonly page: ReadPage; readonly content: Promise<readonly Packed[]> }[] = [];
  let number = 0;
  for await (const page of doc.pages) {
    const [first] = waiting;
    if (waiting.length >= IN_FLIGHT) {
      writer.write(first.page, await first.content);
      waiting.shift();
    }
    resources.place = `page ${++number} "${page.title}"`;
    // The drawing itself is freed: only its operators are kept.
    const tags = new PageTags();
    const drawn = drawPage(page, resources, tags);
    const read = writer.read(page, tags);
    waiting.push({ page: read, content: Promise.all(drawn.map(pack)) });
  }
  if (number !== doc.pages.length) throw new Error(`the document has ${number} pages of ${doc.pages.length}`);
  for (const { page, content } of waiting) writer.write(page, await content);
  throwOnErrors(writer.finishForm());
  await writer.writeResources();
  writer.structure.finish();
  file.addOutline(doc.outline);
  if (doc.labels) file.addLabels(doc.labels);
  return file.finish(writer.hasher.finish(), !resources.coarse);
}

const inksOf = (standard: PdfStandard | undefined): Inks =>
  standard && isForPress(standard) ? pressInks(standard.condition.profile) : screenInks;

const isForPress = (standard: PdfStandard | undefined): boolean => standard !== undefined && rulesOf(standard).press;

/** The operators of a page: its layers, in order. */
function drawPage(page: Page, resources: Resources<Promise<Packed>>, tags: PageTags): readonly StreamPart[] {
  // Millimeters from the top left, y down: the page's own numbers can be written unchanged.
  const content = new Content(resources, 1, `${SCALE} 0 0 -${SCALE} 0 ${format(mmToPt(page.height))} cm\n`, tags);
  for (const layer of LAYERS) {
    resources.printed = layer !== "pencil";
    content.write(page.layers[layer]);
  }
  return content.finishParts();
}

const contentKey = (bytes: Uint8Array): string => `${hashHex(new Hasher().add(bytes).finish())} ${bytes.length}`;

/** What is kept of a page after it is drawn. */
interface ReadPage extends Pick<Page, "width" | "height" | "trim"> {
  readonly links: readonly (PlacedLink & { readonly tagged: TaggedAnnotation })[];
  readonly specs: readonly PlacedSpec[];
  readonly elements: readonly Element[];
  /** Number of marked contents on the page. */
  readonly inked: number;
}

/** A field and the part of the page it belongs to. */
interface PlacedSpec {
  readonly spec: FieldSpec;
  readonly tagged: TaggedAnnotation;
}

/** Stands for anything that is not inside a sheet's parts. */
const LOOSE: Tag = { role: "Value", kids: [] };
const LOOSE_LINK: Tag = { role: "Link", kids: [] };

/** Writes pages into the file, one after another, with their links and fields. */
class PageWriter {
  readonly hasher: Hasher;
  readonly structure: Structure;
  readonly #file: PdfFile;
  readonly #shared: Resources<Promise<Packed>>;
  readonly #fonts: FontEmbedder;
  readonly #references: readonly PdfReference[];
  readonly #resources: PdfReference;
  readonly #fields: FieldReader | undefined;
  readonly #form: FormWriter | undefined;
  readonly #standard: PdfStandard | undefined;
  readonly #contents = new Map<string, PdfReference>();
  #next = 0;

  /** @param fonts absent if pages must not have fields */
  constructor(
    file: PdfFile,
    doc: PdfDocument,
    shared: Resources<Promise<Packed>>,
    fonts: FontBook | undefined,
    standard: PdfStandard | undefined,
  ) {
    const head = [doc.info, doc.outline, doc.binding, doc.labels, fonts !== undefined];
    this.hasher = new Hasher().addText(JSON.stringify(standard ? [...head, standard.id] : head));
    this.#file = file;
    this.#standard = standard;
    this.structure = new Structure(file);
    this.#shared = shared;
    this.#fonts = new FontEmbedder(file);
    this.#resources = file.reference();
    this.#references = Array.from({ length: doc.pages.length }, () => file.reference());
    const hands = fonts && new FormHands(fonts, fonts.font(FIELD_FONT.family, FIELD_FONT.weight));
    this.#fields = hands && new FieldReader(hands);
    this.#form = hands && new FormWriter(file, shared, hands, this.#resources);
  }

  /** Reads the links and fields of a page and reports their errors. */
  read(page: Page, tags: PageTags): ReadPage {
    const { width, height, trim } = page;
    const active = this.#active(page);
    const annotations = [...active.links, ...active.specs].map(({ tagged }) => tagged);
    const elements = tags.elements(annotations);
    return { width, height, ...(trim && { trim }), ...active, elements, inked: tags.ink.length };
  }

  /** Writes the next page. */
  write(page: ReadPage, content: readonly Packed[]): void {
    const index = this.#next++;
    const reference = this.#references[index];
    const { structure } = this;
    const { links, specs, elements, inked } = page;
    const key = structure.key();
    const annotations: PdfReference[] = [];
    const put = (tagged: TaggedAnnotation, annotation: (own: number) => PdfReference): void => {
      const own = structure.key();
      tagged.written = { reference: annotation(own), key: own };
      annotations.push(tagged.written.reference);
    };
    for (const link of links) put(link.tagged, (own) => writeLink(this.#file, page, link, this.#references, own));
    for (const { spec, tagged } of specs) put(tagged, (own) => (this.#form as FormWriter).write(spec, reference, own));
    structure.addPage(reference, key, elements, inked);
    Object.assign(reference.data, pageEntries(page, this.#standard), {
      ...(annotations.length > 0 && { Annots: this.#listed(annotations) }),
      StructParents: key,
      Parent: this.#file.pages,
      Resources: this.#resources,
      Contents: content.length === 1 ? this.#contentOf(content[0]) : content.map((part) => this.#contentOf(part)),
    });
    this.#file.addPage(reference);
    this.#file.endPage(reference);
    for (const { bytes } of content) this.hasher.add(bytes);
    this.hasher.addText(
      JSON.stringify([
        page.width,
        page.height,
        page.trim,
        links.map(({ op, box }) => [op.href, box]),
        specs.map(({ spec }) => spec),
      ]),
    );
  }

  /** A list of references, stored with other number-only objects: a page of a form has a thousand fields. */
  #listed(references: readonly PdfReference[]): PdfReference {
    const { objects } = this.#file;
    const id = objects.reserve();
    objects.put(id, `[${references.map((one) => pointerText(one.id)).join(" ")}]`, true);
    return this.#file.pointer(id);
  }

  /** Identical pages, such as backs of cards, share their content; pages of a form share its print. */
  #contentOf(content: Packed): PdfReference {
    const key = contentKey(content.bytes);
    let known = this.#contents.get(key);
    if (known === undefined) this.#contents.set(key, (known = this.#file.packedStream({}, content)));
    return known;
  }

  /** Ends the form; returns every issue of all pages. */
  finishForm(): readonly Issue[] {
    this.#form?.finish(this.#fonts);
    return [...this.#shared.issues, ...(this.#fields?.finish() ?? [])];
  }

  #active(page: Page): Pick<ReadPage, "links" | "specs"> {
    const links: ReadPage["links"][number][] = [];
    const specs: PlacedSpec[] = [];
    const { place } = this.#shared;
    const printed = isForPress(this.#standard);
    for (const layer of LAYERS) {
      for (const { op, matrix, copy } of activeOps(page.layers[layer])) {
        const box = boundsOfRect(op, matrix);
        if (op.op === "field") {
          if (this.#fields) {
            const spec = this.#fields.read({ op, box }, page, place);
            specs.push({ spec, tagged: { tag: op.tag ?? LOOSE, copy: op.copy ?? copy } });
          } else this.#reportField(op.name);
        } else if (this.#isMet(op.href) && !printed)
          links.push({ op, box, copy, tagged: { tag: op.tag ?? LOOSE_LINK, copy } });
      }
    }
    return { links, specs };
  }

  #reportField(name: string): void {
    this.#shared.report(
      "field-outside-form",
      `the form field "${name}" is on a page that prints without forms`,
      "print with forms, or fill the sheet before printing",
    );
  }

  #isMet(href: string): boolean {
    const target = linkedPage(href);
    const { length } = this.#references;
    if (target === undefined || (target >= 1 && target <= length)) return true;
    this.#shared.report("link-dangling", `the link goes to page ${target}; the document has ${length}`);
    return false;
  }

  /** One resource dictionary serves all pages; each piece lists what it uses, but never itself, which would be circular. */
  async writeResources(): Promise<void> {
    const file = this.#file;
    const fonts: PdfDictionary = {};
    for (const usage of this.#shared.fonts) {
      const shown = usage.shown;
      if (shown.length === 0) continue;
      const reference = file.reference();
      if (usage.font.file.isCubic) this.#fonts.embedCubic(reference, usage.font, shown);
      else if (usage.wide) this.#fonts.embedWide(reference, usage.font, shown);
      else this.#fonts.embed(reference, usage.font, shown);
      fonts[usage.name] = reference;
    }
    this.#fonts.finish();
    const states: PdfDictionary = {};
    for (const [opacity, name] of this.#shared.alphas) {
      states[name] = { Type: "ExtGState", ca: opacity, CA: opacity };
    }
    if (this.#shared.press) {
      // Inks with value zero leave what is below them (ISO 32000-1, 8.6.7).
      states[OVERPRINT] = { Type: "ExtGState", OP: true, op: true, OPM: 1 };
      states[KNOCKOUT] = { Type: "ExtGState", OP: false, op: false };
    }
    const shared = { Font: file.object(fonts), ExtGState: file.object(states) };
    const plain = file.object(shared);
    const pieces: PdfDictionary = {};
    const put = imageWriter(file, this.#standard);
    for (const [raster, name] of this.#shared.images) pieces[name] = put(raster, this.hasher);
    for (const { name, operators, group, inside } of this.#shared.pieces) {
      const content = await operators;
      this.hasher.add(content.bytes);
      pieces[name] = file.packedStream(
        {
          Subtype: "Form",
          BBox: PIECE_BOX,
          Resources:
            inside.size === 0
              ? plain
              : { ...shared, XObject: Object.fromEntries([...inside].map((one) => [one, pieces[one]])) },
          ...(group && { Group: { Type: "Group", S: "Transparency" } }),
        },
        content,
      );
    }
    this.#resources.data = { ...shared, XObject: pieces };
    file.end(this.#resources);
  }
}

/** Boxes of the page: media and trim. */
function pageEntries(page: ReadPage, standard: PdfStandard | undefined): PdfDictionary {
  const height = round(mmToPt(page.height));
  const media = [0, 0, round(mmToPt(page.width)), height];
  const trim = page.trim ?? (isForPress(standard) ? { x: 0, y: 0, width: page.width, height: page.height } : undefined);
  return {
    Type: "Page",
    MediaBox: media,
    ...(trim && {
      BleedBox: media,
      TrimBox: [
        round(mmToPt(trim.x)),
        round(height - mmToPt(trim.y + trim.height)),
        round(mmToPt(trim.x + trim.width)),
        round(height - mmToPt(trim.y)),
      ],
    }),
    ...(standard && { Group: pageGroup(standard) }),
    // The tab key visits fields and links in reading order.
    Tabs: "S",
  };
}

const round = (points: number): number => Math.round(points * 1000) / 1000;
