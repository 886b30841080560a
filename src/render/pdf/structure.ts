/** The structure tree: the parts of every page in the order in which they are read aloud (ISO 32000-1, 14.7). */
import type { PageCopy, Tag, TagOp } from "../../sheet/drawing/types.js";
import type { PdfFile } from "./container.js";
import type { PdfReference } from "./values.js";
import type { TagList } from "./marked-content.js";
import { pointerText, textString } from "./object-text.js";
import { elementsOf, type Element, type Present, type TaggedAnnotation } from "./structure-elements.js";

/** Ink of a page in the order in which it is drawn. */
export class PageTags implements TagList {
  readonly ink: { readonly op: TagOp; readonly copy: PageCopy | undefined }[] = [];

  add(op: TagOp, copy: PageCopy | undefined): number {
    return this.ink.push({ op, copy }) - 1;
  }

  get next(): number {
    return this.ink.length;
  }

  goTo(next: number): void {
    this.ink.length = next;
  }

  /** The elements of the page, its ink and its annotations among them. */
  elements(annotations: readonly TaggedAnnotation[]): readonly Element[] {
    const copies = new Map<PageCopy | undefined, Present>();
    const presentIn = (copy: PageCopy | undefined): Present => {
      let present = copies.get(copy);
      if (!present) copies.set(copy, (present = { ink: new Map(), annotations: new Map() }));
      return present;
    };
    this.ink.forEach(({ op, copy }, i) => {
      const known = presentIn(copy).ink;
      const inked = known.get(op.tag as Tag);
      if (inked) inked.numbers.push(i);
      else known.set(op.tag as Tag, { numbers: [i], op });
    });
    for (const annotation of annotations) {
      const { tag, copy } = annotation;
      const known = presentIn(copy).annotations;
      const others = known.get(tag);
      if (others) others.push(annotation);
      else known.set(tag, [annotation]);
    }
    return [...copies].flatMap(([copy, present]) => elementsOf(copy, present));
  }
}

/** An element with its number, which it has before it is written. */
interface Planned {
  readonly element: Element;
  readonly role: string;
  readonly parent: Planned | undefined;
  readonly kids: Planned[];
  id: number;
}

/** Pairs of one leaf of the parent tree. */
const LEAF = 1000;

export class Structure {
  readonly #file: PdfFile;
  readonly #document: number;
  readonly #sections: number[] = [];
  /** Number of the element, or of the list of elements, by key. */
  readonly #parents: number[] = [];
  /** Attributes of cells, once for all that share them. */
  readonly #attributes = new Map<string, number>();
  #level = 0;

  constructor(file: PdfFile) {
    this.#file = file;
    this.#document = file.objects.reserve();
  }

  /** A key of the parent tree: by it a page or an annotation names what it belongs to. */
  key(): number {
    return this.#parents.push(0) - 1;
  }

  /**
   * Writes the elements of a page.
   * @param key of the page
   * @param inked how many marked contents the page has
   */
  addPage(page: PdfReference, key: number, elements: readonly Element[], inked: number): void {
    const kinds = new Map<string, Planned[]>();
    const sections = elements.map((element) => this.#plan(element, undefined, kinds));
    const alike = [...kinds.values()];
    for (const kind of alike) for (const planned of kind) planned.id = this.#file.objects.reserve();
    const owners = new Array<string>(inked).fill("null");
    const on = `/Pg ${pointerText(page.id)}`;
    for (const kind of alike) for (const planned of kind) this.#write(planned, on, owners);
    for (const { id } of sections) this.#sections.push(id);
    if (inked > 0) this.#parents[key] = this.#put(`[${owners.join(" ")}]`, true);
  }

  /** Writes the root and names it in the catalog. */
  finish(): void {
    const { objects, catalog } = this.#file;
    const root = objects.reserve();
    const sections = this.#sections.map(pointerText).join(" ");
    objects.put(this.#document, `<</S/Document/P ${pointerText(root)}/K[${sections}]>>`);
    const leaves: string[] = [];
    for (let from = 0; from < this.#parents.length; from += LEAF) {
      const pairs = this.#parents.slice(from, from + LEAF).flatMap((id, i) => (id === 0 ? [] : [[from + i, id]]));
      if (pairs.length === 0) continue;
      const numbers = pairs.map(([own, id]) => `${own} ${pointerText(id)}`).join(" ");
      const limits = `${pairs[0][0]} ${pairs[pairs.length - 1][0]}`;
      leaves.push(pointerText(this.#put(`<</Limits[${limits}]/Nums[${numbers}]>>`, true)));
    }
    const parents = this.#put(`<</Kids[${leaves.join(" ")}]>>`);
    const next = this.#parents.length;
    objects.put(
      root,
      `<</Type/StructTreeRoot/K[${pointerText(this.#document)}]/ParentTree ${pointerText(parents)}/ParentTreeNextKey ${next}>>`,
    );
    catalog.MarkInfo = { Marked: true };
    catalog.StructTreeRoot = this.#file.pointer(root);
  }

  #put(text: string, numbers = false): number {
    const id = this.#file.objects.reserve();
    this.#file.objects.put(id, text, numbers);
    return id;
  }

  /** An element and all within it, by kind: what is alike is numbered and written together, so that it deflates well. */
  #plan(element: Element, parent: Planned | undefined, kinds: Map<string, Planned[]>): Planned {
    const role = this.#roleOf(element);
    const planned: Planned = { element, role, parent, kids: [], id: 0 };
    const kind = kinds.get(role);
    if (kind) kind.push(planned);
    else kinds.set(role, [planned]);
    for (const kid of element.kids) planned.kids.push(this.#plan(kid, planned, kinds));
    return planned;
  }

  #write(planned: Planned, on: string, owners: string[]): void {
    const { element, id } = planned;
    const { numbers, annotation } = element;
    const own = pointerText(id);
    for (const one of numbers) owners[one] = own;
    const attributes = attributesOf(element);
    let text = `<</S/${planned.role}/P ${pointerText(planned.parent?.id ?? this.#document)}`;
    if (attributes) text += `/A ${pointerText(this.#attributeId(attributes))}`;
    const inside: (string | number)[] = [...numbers];
    for (const kid of planned.kids) inside.push(pointerText(kid.id));
    const written = annotation?.written;
    if (written) {
      this.#parents[written.key] = id;
      inside.push(`<</Type/OBJR/Obj ${pointerText(written.reference.id)}>>`);
    }
    if (numbers.length > 0 || written) text += on;
    if (inside.length > 0) text += inside.length === 1 ? `/K ${inside[0]}` : `/K[${inside.join(" ")}]`;
    const words = wordsOf(element);
    this.#file.objects.put(id, `${text}${words}>>`, words === "");
  }

  #attributeId(text: string): number {
    let id = this.#attributes.get(text);
    if (id === undefined) this.#attributes.set(text, (id = this.#put(text)));
    return id;
  }

  /** Levels of headings are never passed over, as readers leap from one to the next. */
  #roleOf({ level, role }: Element): string {
    if (role !== "H") return role;
    this.#level = Math.min(level ?? 2, this.#level + 1, 6);
    return `H${this.#level}`;
  }
}

function attributesOf({ scope, span = 1 }: Element): string {
  if (scope === undefined && span === 1) return "";
  return `<</O/Table${scope ? `/Scope/${scope}` : ""}${span > 1 ? `/ColSpan ${span}` : ""}>>`;
}

function wordsOf({ words, title, annotation }: Element): string {
  if (title) return `/T${textString(title)}`;
  return words === undefined || annotation ? "" : `/Alt${textString(words)}`;
}
