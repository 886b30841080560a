/**
 * The structure tree: what the parts of every page are, in the order in which they are heard (ISO 32000-1, 14.7). Elements are written as
 * text, those that are alike at equal length, because a large document has a hundred thousand of them.
 */
import type { PageCopy, Tag, TagOp } from "../../sheet/drawing/types.js";
import type { PdfFile, PdfReference } from "./container.js";
import type { TagList } from "./marked-content.js";
import { GRAIN, LIST, PAIRS, PARTS, WORDS } from "./object-streams.js";
import { listText, padded, partsText, pointerText, rowsText, textString } from "./object-text.js";
import { elementsOf, type Element, type Present, type TaggedAnnotation } from "./structure-elements.js";

/** Ink of a page in the order in which it is drawn. */
export class PageTags implements TagList {
  readonly ink: { readonly op: TagOp; readonly copy: PageCopy | undefined }[] = [];

  add(op: TagOp, copy: PageCopy | undefined): void {
    this.ink.push({ op, copy });
  }
}

/** The elements of a page before they have numbers in the file. */
export interface PagePlan {
  /** Elements that are alike follow each other, each kind as it is heard. */
  readonly parts: readonly PlannedPart[];
  readonly sections: readonly PlannedPart[];
  /**
   * Numbers of the ink in the page's content, in the order in which it is drawn. They count up with the elements: so do the rows of
   * these, and the list that leads from ink to elements.
   */
  readonly numbers: readonly number[];
}

interface PlannedPart {
  readonly element: Element;
  readonly kids: readonly PlannedPart[];
  readonly parent: PlannedPart | undefined;
  readonly role: string;
  /** What is heard instead of it stands by itself. */
  readonly apart: boolean;
  /** Its words as they are written. */
  readonly said: string;
  /** What it is written like. */
  readonly like: string;
  /** Number of the object. */
  id: number;
}

/** Parts of an element that is written as a list. */
const MANY = 3;
/** Letters of a role, so that elements are alike whatever they are: longer ones are few. */
const ROLE = 4;
/** Words of a page that may be worth a stream of their own, and the share of their letters that must be other than those above. */
const WORDY = 30;
const UNLIKE = 0.4;
/** Pages whose lists are not worth a stream of their own. */
const FEW = 2;
/** Pairs of one leaf of the parent tree. */
const LEAF = 1000;

export class Structure {
  readonly #file: PdfFile;
  readonly #document: number;
  readonly #sections: number[] = [];
  /** Number of the element, or of the list of elements, by key. */
  readonly #parents: number[] = [];
  /** What is said of cells, once for all that are alike. */
  readonly #attributes = new Map<string, number>();
  #level = 0;
  /** Whether the lists that lead from ink to elements are too short for a stream of their own. */
  readonly #few: boolean;

  /** @param pages how many the document has */
  constructor(file: PdfFile, pages: number) {
    this.#file = file;
    this.#few = pages <= FEW;
    this.#document = file.objects.reserve();
  }

  /** A key of the parent tree: by it a page or an annotation names what it belongs to. */
  key(): number {
    return this.#parents.push(0) - 1;
  }

  /** Says in which order the elements of a page are written. Pages are planned one after the other. */
  plan({ ink }: PageTags, annotations: readonly TaggedAnnotation[]): PagePlan {
    const copies = new Map<PageCopy | undefined, Present>();
    const presentIn = (copy: PageCopy | undefined): Present => {
      let present = copies.get(copy);
      if (!present) copies.set(copy, (present = { ink: new Map(), annotations: new Map() }));
      return present;
    };
    ink.forEach(({ op, copy }, i) => {
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
    const elements = [...copies].flatMap(([copy, present]) => elementsOf(copy, present));
    const apart = standApart(wordsIn(elements));
    const sections = elements.map((element) => this.#planned(element, undefined, apart));
    const kinds = new Map<string, PlannedPart[]>();
    // Level by level, so that what is in one element follows each other, and cells go on from row to row.
    for (let level: readonly PlannedPart[] = sections; level.length > 0; level = level.flatMap(({ kids }) => kids))
      for (const part of level) {
        const alike = kinds.get(part.like);
        if (alike) alike.push(part);
        else kinds.set(part.like, [part]);
      }
    const parts = [...kinds.values()].flat();
    const numbers = new Array<number>(ink.length).fill(-1);
    let next = 0;
    for (const { element } of parts) for (const one of element.numbers) numbers[one] = next++;
    return { parts, sections, numbers: numbers.map((one) => (one === -1 ? next++ : one)) };
  }

  /** Writes the elements of a page, whose key is `key`. */
  addPage(page: PdfReference, key: number, { parts, sections, numbers }: PagePlan): void {
    for (const part of parts) part.id = this.#file.objects.reserve();
    for (const { id } of sections) this.#sections.push(id);
    const owners = numbers.map(() => "null");
    for (const part of parts) {
      const own = part.element.numbers.map((one) => numbers[one]);
      for (const one of own) owners[one] = pointerText(part.id);
      this.#write(part, own, page);
    }
    if (numbers.length > 0)
      this.#parents[key] = this.#few ? this.#put(rowsText(owners), PARTS) : this.#put(listText(owners), LIST);
  }

  /** Writes the root and names it in the catalog. */
  finish(): void {
    const { objects, catalog } = this.#file;
    const root = objects.reserve();
    const sections = this.#put(listText(this.#sections.map((id) => pointerText(id))), LIST);
    objects.put(this.#document, `<</S/Document/P ${pointerText(root)}/K ${pointerText(sections)}>>`);
    const leaves: string[] = [];
    for (let from = 0; from < this.#parents.length; from += LEAF) {
      const pairs = this.#parents.slice(from, from + LEAF).flatMap((id, i) => (id === 0 ? [] : [[from + i, id]]));
      if (pairs.length === 0) continue;
      const numbers = this.#put(
        listText(
          pairs.map(([key, id]) => `${padded(key)} ${pointerText(id)}`),
          2 * GRAIN,
        ),
        PAIRS,
      );
      const limits = `${pairs[0][0]} ${pairs[pairs.length - 1][0]}`;
      leaves.push(pointerText(this.#put(`<</Limits[${limits}]/Nums ${pointerText(numbers)}>>`)));
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

  #put(text: string, like?: string): number {
    const id = this.#file.objects.reserve();
    this.#file.objects.put(id, text, like);
    return id;
  }

  #planned(element: Element, parent: PlannedPart | undefined, apart: boolean): PlannedPart {
    const kids: PlannedPart[] = [];
    const own = apart && isWorded(element);
    const said = wordsOf(element);
    const part: PlannedPart = {
      element,
      kids,
      parent,
      role: this.#roleOf(element, element.role),
      apart: own,
      said,
      like: `${element.annotation ? "a" : element.numbers.length} ${element.kids.length} ${own ? "w" : Math.ceil(said.length / GRAIN)}`,
      id: 0,
    };
    for (const kid of element.kids) kids.push(this.#planned(kid, part, apart));
    return part;
  }

  /** Writes an element; what varies stands last. */
  #write(part: PlannedPart, own: readonly number[], page: PdfReference): void {
    const { element, kids, parent, role, apart, said, like, id } = part;
    const above = pointerText(parent?.id ?? this.#document);
    const attributes = attributesOf(element);
    const rest =
      (attributes && `/A ${pointerText(this.#attributeId(attributes))}`) +
      (apart ? `/Alt ${pointerText(this.#put(textString(spokenOf(element)!), WORDS))}` : said);
    const on = `/Pg ${pointerText(page.id)}`;
    const inside = [...own.map((one) => padded(one, 4)), ...kids.map((kid) => pointerText(kid.id))];
    const written = element.annotation?.written;
    if (!written && inside.length >= MANY) {
      const text = partsText(inside, `/P ${above}/S/${role}${own.length > 0 ? on : ""}${rest}`);
      return this.#file.objects.put(id, text, PARTS);
    }
    let text = `<</S/${role.padEnd(ROLE)}/P ${above}`;
    if (written) {
      this.#parents[written.key] = id;
      text += `${on}/K<</Type/OBJR/Obj ${pointerText(written.reference.id)}>>`;
    } else {
      if (own.length > 0) text += on;
      if (inside.length > 0) text += inside.length === 1 ? `/K ${inside[0]}` : `/K[${inside.join(" ")}]`;
    }
    this.#file.objects.put(id, `${text}${rest}>>`, like);
  }

  #attributeId(text: string): number {
    let id = this.#attributes.get(text);
    if (id === undefined) this.#attributes.set(text, (id = this.#put(text)));
    return id;
  }

  /** Levels of headings are never passed over, as readers leap from one to the next. */
  #roleOf({ level }: Element, role: string): string {
    if (role !== "H") return role;
    this.#level = Math.min(level ?? 2, this.#level + 1, 6);
    return `H${this.#level}`;
  }
}

function attributesOf({ scope, span = 1 }: Element): string {
  if (scope === undefined && span === 1) return "";
  return `<</O/Table${scope ? `/Scope/${scope}` : ""}${span > 1 ? `/ColSpan ${span}` : ""}>>`;
}

/** What is heard instead of an element. */
const spokenOf = ({ words, title, annotation }: Element): string | undefined =>
  annotation || title ? undefined : words;

/** What has ink; heads that all pages share have the same words on each. */
const isWorded = (one: Element): boolean => one.numbers.length > 0 && spokenOf(one) !== undefined;

function wordsOf(element: Element): string {
  if (element.title) return `/T${textString(element.title)}`;
  const words = spokenOf(element);
  return words === undefined ? "" : `/Alt${textString(words)}`;
}

/** Words of what stands on the page, element by element. */
const wordsIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((one) => [...(isWorded(one) ? [spokenOf(one)!] : []), ...wordsIn(one.kids)]);

/** Whether words are so many, and so unlike those before them, that rows of elements would not deflate with them inside. */
function standApart(words: readonly string[]): boolean {
  if (words.length < WORDY) return false;
  const above = new Map<number, string>();
  let [all, other] = [0, 0];
  for (const one of words) {
    const rows = Math.ceil(one.length / GRAIN);
    const last = above.get(rows) ?? "";
    for (let i = 0; i < one.length; i++) if (one[i] !== last[i]) other++;
    all += one.length;
    above.set(rows, one);
  }
  return other > UNLIKE * all;
}
