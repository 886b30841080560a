/** What pdf-lib finds in a file: many sites that fill in forms are built on it, and what it cannot read it drops when it saves. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, PDFStream, type PDFObject } from "pdf-lib";

export interface SeenByPdfLib {
  readonly pages: number;
  /** Elements of the structure tree. */
  readonly elements: number;
  /** Full names of form fields. */
  readonly fields: readonly string[];
  readonly faults: readonly string[];
}

const name = (key: string): PDFName => PDFName.of(key);

export async function openWithPdfLib(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false });
}

/** Counts what can be reached; references that lead nowhere and circles of drawings are faults. */
export function seenByPdfLib(document: PDFDocument): SeenByPdfLib {
  const { context, catalog } = document;
  const faults: string[] = [];
  const lookup = (value: PDFObject | undefined, what: string): PDFObject | undefined => {
    const found = value instanceof PDFRef ? context.lookup(value) : value;
    if (value && !found) faults.push(`${what} ${value.toString()} is missing`);
    return found;
  };
  let elements = 0;
  const walk = (value: PDFObject | undefined): void => {
    const found = lookup(value, "structure element");
    if (found instanceof PDFArray) return found.asArray().forEach(walk);
    if (!(found instanceof PDFDict) || found.get(name("Type")) === name("OBJR")) return;
    if (found.has(name("S"))) {
      elements++;
      if (!lookup(found.get(name("P")), "parent")) faults.push("an element has no parent");
    }
    walk(found.get(name("K")));
  };
  const root = lookup(catalog.get(name("StructTreeRoot")), "structure tree");
  walk(root);
  // The way back, from ink and fields to their elements.
  const parents = (value: PDFObject | undefined): void => {
    const found = lookup(value, "parent tree");
    if (found instanceof PDFArray) found.asArray().forEach(parents);
    else if (found instanceof PDFDict && !found.has(name("S")))
      for (const key of ["Kids", "Nums"]) parents(found.get(name(key)));
  };
  if (root instanceof PDFDict) parents(root.get(name("ParentTree")));
  for (const [reference, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFStream && holds(object.dict, reference, new Set()))
      faults.push(`drawing ${reference.toString()} lists itself among its resources`);
  const form = lookup(catalog.get(name("AcroForm")), "form");
  return {
    pages: document.getPageCount(),
    elements,
    fields: form
      ? document
          .getForm()
          .getFields()
          .map((field) => field.getName())
      : [],
    faults,
  };
}

/** Whether a drawing names another one among its resources, or in theirs. */
function holds(drawing: PDFDict, wanted: PDFRef, seen: Set<PDFRef>): boolean {
  if (drawing.get(name("Subtype")) !== name("Form")) return false;
  const listed = drawing.lookupMaybe(name("Resources"), PDFDict)?.lookupMaybe(name("XObject"), PDFDict);
  return (listed?.values() ?? []).some((one) => {
    if (!(one instanceof PDFRef) || seen.has(one)) return false;
    if (one === wanted) return true;
    seen.add(one);
    const inner = drawing.context.lookup(one);
    return inner instanceof PDFStream && holds(inner.dict, wanted, seen);
  });
}
