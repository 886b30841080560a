/** Pages -> PDF: draws every page, then writes pages, drawings, fonts, links and fields into one file. */
import { throwOnErrors, type Issue } from "../../kernel/issue/index.js";
import { mmToPt } from "../../kernel/units/index.js";
import type { FontBook } from "../../sheet/type/font-book.js";
import type { PrintDocument } from "../types.js";
import { checkPage } from "./check-page.js";
import { openFile, type Packed, type PdfDictionary, type PdfFile, type PdfReference } from "./container.js";
import { drawPage, findSharedLayers, type DrawnPage } from "./draw-page.js";
import { embedFont } from "./embed-font.js";
import { readFields } from "./field-specs.js";
import { writeForm } from "./form.js";
import { Hasher } from "./hash.js";
import { writeLinks } from "./links.js";
import { createPacker } from "./pack.js";
import { Session } from "./session.js";

export interface PdfOptions {
  /** Turns `data-field` rectangles of the pencil layer into form fields. Off, they are issues. */
  readonly forms?: boolean;
  /** 0 leaves streams readable, 1 to 9 deflates them; 6 when nothing is said. */
  readonly compress?: number;
}

/** The hand that fields are filled in with. */
const FIELD_FONT = { family: "Kalam", weight: 400 } as const;
/** Pages that are compressed at the same time. */
const IN_FLIGHT = 16;
/** Area that drawings may cover, in their own units; wider than any page, because viewers clip to it. */
const DRAWING_BOX = [-3000, -3000, 3000, 3000];

/**
 * The document as PDF bytes; the same document gives the same bytes.
 * @throws UserError with every issue of every page: unknown elements, attributes, fonts, glyphs, fields without forms.
 */
export async function renderPdf(doc: PrintDocument, fonts: FontBook, options: PdfOptions = {}): Promise<Uint8Array> {
  const { forms = false, compress = 6 } = options;
  const packer = createPacker(compress);
  // Loads pdfkit while the pages are drawn.
  const opening = openFile(doc.info, packer.compress, packer.pack);
  const session = new Session(fonts, forms);
  const shared = findSharedLayers(doc.pages);
  const contents: Promise<Packed>[] = [];
  const drawn: DrawnPage[] = [];
  for (const page of doc.pages) {
    // Every compression under way takes memory, so that long documents wait for their earlier pages.
    if (drawn.length >= IN_FLIGHT) await contents[drawn.length - IN_FLIGHT];
    const { drawn: result, operators } = drawPage(page, session, shared);
    contents.push(packer.packLater(operators));
    drawn.push(result);
  }
  const drawings = session.drawings.map(({ operators }) => packer.packLater(operators));
  const hand = forms ? fonts.font(FIELD_FONT.family, FIELD_FONT.weight) : undefined;
  const specs = hand ? readFields(drawn, hand) : undefined;
  throwOnErrors([...explainFaults(drawn, fonts, forms), ...(specs?.issues ?? [])]);

  const file = await opening;
  const hasher = new Hasher().addText(JSON.stringify([doc.info, doc.outline, forms]));
  const resources = file.reference();
  const references = drawn.map(() => file.reference());
  const widgets = hand && specs ? writeForm(file, session, hand, specs.pages, references, resources) : [];
  for (const [i, { page, work }] of drawn.entries()) {
    const content = await contents[i];
    const annotations = [...writeLinks(file, page, work.links, references), ...(widgets[i] ?? [])];
    Object.assign(references[i].data, pageEntries(drawn[i], annotations), {
      Parent: file.pages,
      Resources: resources,
      Contents: file.packedStream({}, content),
    });
    file.addPage(references[i]);
    file.end(references[i]);
    hasher
      .add(content.bytes)
      .addText(JSON.stringify([page.width, page.height, page.trim, work.links, specs?.pages[i]]));
  }
  resources.data = await writeResources(file, session, drawings, resources, hasher);
  file.end(resources);
  file.addOutline(doc.outline);
  return file.finish(hasher.finish());
}

/** The issues of all pages that could not be drawn as they are. */
function explainFaults(drawn: readonly DrawnPage[], fonts: FontBook, forms: boolean): Issue[] {
  const last = drawn.length;
  const faulty = drawn.flatMap(({ page, work }, i) => {
    const dangling = work.links.some(({ href }) => Number(/^#page-(\d+)$/.exec(href)?.[1] ?? 0) > last);
    return work.faulty || dangling ? [{ page, number: i + 1 }] : [];
  });
  if (faulty.length === 0) return [];
  const issues: Issue[] = faulty.flatMap(({ page, number }) =>
    checkPage(page, `page ${number} "${page.title}"`, fonts, forms, last),
  );
  // Drawing found a fault that the check does not know: a mistake in this program, not in the page.
  if (issues.length === 0) throw new Error(`page ${faulty[0].number} could not be drawn and the check found nothing`);
  return issues;
}

/** Boxes of the page: what is printed on, and where it is cut. */
function pageEntries({ page }: DrawnPage, annotations: readonly PdfReference[]): PdfDictionary {
  const height = round(mmToPt(page.height));
  const media = [0, 0, round(mmToPt(page.width)), height];
  const { trim } = page;
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
    ...(annotations.length > 0 && { Annots: annotations }),
  };
}

/** One resource dictionary serves all pages and drawings. */
async function writeResources(
  file: PdfFile,
  session: Session,
  packed: readonly Promise<Packed>[],
  resources: PdfReference,
  hasher: Hasher,
): Promise<PdfDictionary> {
  const fonts: PdfDictionary = {};
  for (const font of session.fonts.fonts) {
    const usage = session.usages.get(font);
    if (!usage) continue;
    const reference = file.reference();
    embedFont(file, reference, usage);
    fonts[session.fontName(font)] = reference;
  }
  const drawings: PdfDictionary = {};
  for (const [i, { name, group }] of session.drawings.entries()) {
    const content = await packed[i];
    hasher.add(content.bytes);
    drawings[name] = file.packedStream(
      {
        Type: "XObject",
        Subtype: "Form",
        BBox: DRAWING_BOX,
        Resources: resources,
        ...(group && { Group: { Type: "Group", S: "Transparency" } }),
      },
      content,
    );
  }
  const alphas: PdfDictionary = {};
  for (const [alpha, name] of session.alphas) {
    const [fill, stroke] = (alpha || "1 1").split(" ").map(Number);
    alphas[name] = { Type: "ExtGState", ca: fill, CA: stroke };
  }
  return { Font: fonts, XObject: drawings, ExtGState: alphas };
}

const round = (points: number): number => Math.round(points * 1000) / 1000;
