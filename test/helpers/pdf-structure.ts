/** The structure of a PDF as pdf.js tells it: what a screen reader in a browser hears, with where it stands. */
import { fontsOf, getDocument } from "./pdfjs.js";

/** An element with what is in it, in reading order. */
export interface Heard {
  /** `P`, `TH` ...; `text` and `field` for what has no parts of its own. */
  readonly role: string;
  readonly alt: string;
  readonly text: string;
  /** Whether a hand wrote it. */
  readonly written: boolean;
  /** Of level text: left and baseline, points from the bottom left; for those who sit opposite as they see it. */
  readonly at: readonly [x: number, y: number] | undefined;
  /** Of a field: its name and label. */
  readonly field: { readonly name: string; readonly label: string } | undefined;
  readonly kids: readonly Heard[];
}

export interface HeardPage {
  readonly tree: Heard | undefined;
  /** Words that belong to no part, and are no decoration. */
  readonly stray: readonly string[];
  /** Names of all fields of the page. */
  readonly fields: readonly string[];
}

interface Item {
  readonly type?: string;
  readonly id?: string | null;
  readonly tag?: string;
  readonly str?: string;
  readonly fontName?: string;
  readonly transform?: readonly number[];
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

interface Annotation {
  readonly id: string;
  readonly fieldName?: string;
  readonly alternativeText?: string;
}

const DECORATION = "decoration";
const HAND = "Kalam";

/**
 * Reads every page.
 * @param words false where only its parts and fields are asked for: reading what is printed takes as long as all the rest
 */
export async function readStructure(bytes: Uint8Array, { words = true } = {}): Promise<readonly HeardPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  try {
    const pages: HeardPage[] = [];
    for (let n = 1; n <= document.numPages; n++) {
      const page = await document.getPage(n);
      const { items } = words ? await page.getTextContent({ includeMarkedContent: true }) : { items: [] };
      const annotations = (await page.getAnnotations()) as readonly Annotation[];
      const root = (await page.getStructTree()) as Node | null;
      // Fonts are known by name once a page with them is drawn: reading what is drawn takes as long as all the rest.
      if (fontsOf(items).some((font) => !page.commonObjs.has(font))) await page.getOperatorList();
      const isHand = (font: string): boolean => {
        const { name = "" } = page.commonObjs.get(font) as { readonly name?: string };
        return name.includes(HAND);
      };
      pages.push(heardPage(items as readonly Item[], isHand, annotations, root));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

function heardPage(
  items: readonly Item[],
  isHand: (font: string) => boolean,
  annotations: readonly Annotation[],
  root: Node | null,
): HeardPage {
  const open: string[] = [];
  const texts = new Map<string, { text: string; written: boolean; at: Heard["at"] }>();
  const stray: string[] = [];
  for (const { type, id, tag, str, fontName = "", transform } of items) {
    if (type?.startsWith("begin")) open.push(id ?? (tag === "Artifact" ? DECORATION : (open.at(-1) ?? "")));
    else if (type === "endMarkedContent") open.pop();
    else if (str !== undefined && str.trim() !== "") {
      const part = open.at(-1) ?? "";
      if (part === DECORATION) continue;
      if (part === "") stray.push(str);
      else {
        const known = texts.get(part);
        if (known) known.text += ` ${str}`;
        else texts.set(part, { text: str, written: isHand(fontName), at: placeOf(transform!) });
      }
    }
  }
  const fields = new Map(annotations.filter((one) => one.fieldName !== undefined).map((one) => [one.id, one]));
  const heard = (node: Node): Heard => {
    const { role = "", type, id = "", alt = "", children = [] } = node;
    if (type === "content") {
      const found = texts.get(id);
      texts.delete(id);
      const { text = "", written = false, at } = found ?? {};
      return { role: "text", alt: "", text, written, at, field: undefined, kids: [] };
    }
    const field = type === undefined ? undefined : fields.get(id.replace("pdfjs_internal_id_", ""));
    return {
      role: type === undefined ? role : field ? "field" : type,
      alt,
      text: "",
      written: false,
      at: undefined,
      field: field && { name: field.fieldName!, label: field.alternativeText ?? "" },
      kids: children.map(heard),
    };
  };
  const tree = root === null ? undefined : heard(root);
  return {
    tree,
    stray: [...stray, ...[...texts.values()].map(({ text }) => text)],
    fields: [...fields.values()].map(({ fieldName }) => fieldName!),
  };
}

/** Where text stands; undefined for text that is turned on its side. */
function placeOf([a, b, , , x, y]: readonly number[]): Heard["at"] {
  if (Math.abs(b) > Math.abs(a) / 2) return undefined;
  return a < 0 ? [-x, -y] : [x, y];
}

/** Every element below, the element itself first. */
export function* eachHeard(node: Heard): Generator<Heard> {
  yield node;
  for (const kid of node.kids) yield* eachHeard(kid);
}
