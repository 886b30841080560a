/** Leaves: marks and fields as boxes, and live text that is on every copy. */
import { drawApart, report, type CallSite, type Pen } from "../drawing/pen.js";
import type { Layer, Op, Rect, Tag } from "../drawing/types.js";
import { FIELDS, type Field, type FieldProps } from "../fields/index.js";
import { spaced, type Hand, type SlotValue } from "../fields/field.js";
import { MARKS, type Mark } from "../marks/index.js";
import { Box, put, type Canvas, type Node, type Slot } from "../layout/node.js";
import { addTag, headingTag, tagDrawn, valueTag } from "../layout/tags.js";
import { live } from "./live.js";
import { heardAfter } from "./build.js";
import { spokenSigns } from "../type/words.js";
import { push } from "./boxes.js";
import { bodyOf, ownOf, wordsOf, type Block, type Call } from "./call.js";

/** Marks whose type size follows the surrounding text. */
const PROSE = new Set(["p", "item", "price"]);
/** Marks whose alignment follows their column. */
const ALIGNED = new Set(["text", "write"]);

/** Marks that print only their words. */
const WORDS_ALONE = new Set(["text", "p", "item"]);

type Props = Record<string, unknown>;

/** Props that are words rather than sizes. */
const READ = new Set(["value", "lead", "label", "title"]);
const wordsIn = (props: Props, key = ""): string => (READ.has(key) ? `${(props[key] ?? "") as string}` : "");

/** A printed mark as a box. */
export function leafNode<P extends object>(
  mark: Mark<P>,
  props: object,
  call: Pick<Call, "hash" | "site" | "build">,
): Node {
  return new Leaf(mark as unknown as Mark, props, call);
}

class Leaf extends Box {
  declare protected readonly mark: Mark;
  declare protected readonly props: object;
  declare private readonly pen: Pen;
  declare private readonly layer: Layer;
  declare private readonly width: unknown;
  // Caches the last width: columns of text ask every paragraph again for each height they try.
  declare private lastWidth: number;
  declare private lastHigh: number;

  constructor(mark: Mark, props: object, call: Pick<Call, "hash" | "site" | "build">) {
    super(mark.name, ownOf(call));
    this.mark = mark;
    this.props = props;
    this.pen = call.build.pen;
    this.layer = (call.hash.layer ?? "form") as Layer;
    this.width = call.hash.width;
    this.lastWidth = -1;
    this.lastHigh = 0;
  }

  override get words(): string | undefined {
    const { mark, props } = this;
    const words = [mark.first, mark.words].map((key) => wordsIn(props as Props, key)).filter(Boolean);
    return words.join(" ") || undefined;
  }

  override wide(): number {
    if (this.width !== undefined && this.width !== null) return Number(this.width);
    this.pen.site = this.site;
    return this.mark.wide(this.props, this.pen);
  }

  override high(width: number): number {
    this.pen.site = this.site;
    if (width !== this.lastWidth) {
      this.lastHigh = this.mark.high(this.props, this.pen, width);
      this.lastWidth = width;
    }
    return this.lastHigh;
  }

  override draw(at: Rect, canvas: Canvas): void {
    const { pen } = canvas;
    const ops = canvas.layers[this.layer];
    const from = ops.length;
    pen.site = this.site;
    pen.ops = ops;
    this.mark.draw(at, this.props, pen);
    if (ops.length === from) return;
    if (canvas.tag && !this.isDecoration()) tagDrawn(canvas, this.layer, from, this.tagged(canvas));
    canvas.drawn.push({ site: this.site, kind: this.kind, layer: this.layer, from, to: ops.length });
  }

  private isDecoration(): boolean {
    const { alt } = this.props as Props;
    return (this.mark.decorative === true && alt === undefined) || (this.mark.pictured === true && alt === "");
  }

  /** Accessible role of its ink: a heading, a link, a picture with alt text, or words. */
  protected tagged(canvas: Canvas): Pick<Tag, "role" | "level" | "words"> {
    const { mark, props } = this;
    const { alt, style, heading } = props as Props;
    // Inside a cell or a line, a die is read as its face; on its own it is decoration.
    const own = canvas.tag?.role === "Sect" && !mark.pictured ? undefined : mark.alt?.(props);
    const words = typeof alt === "string" && alt !== "" ? alt : own;
    if (Number(heading ?? 0) > 0) return headingTag(Number(heading), words);
    if (mark.name === "band" || this.kind === "head") return headingTag(canvas.level, words);
    if (style === "title" && (mark.name === "text" || mark.name === "p") && canvas.tag?.role === "Sect")
      return headingTag(1, words);
    if (mark.name === "link") return { role: "Link" };
    if (words !== undefined) return { role: "Figure", words };
    const spoken = WORDS_ALONE.has(mark.name) ? spokenSigns(this.words ?? "") : undefined;
    return { role: "P", ...(spoken !== undefined && { words: spoken }) };
  }
}

/** A mark that every copy prints differently. */
class LiveLeaf extends Leaf {
  override draw(at: Rect, canvas: Canvas): void {
    const tag = addTag(canvas.tag, this.tagged(canvas));
    canvas.slots.push(new MarkSlot(this.mark, this.props as Props & { slot: string }, this.site, at, canvas.pen, tag));
  }
}

/** Drawings cached per place: a column in a book prints a few dozen different values. */
const KEPT = 128;

/** The place of such a mark. The look of each value is computed once. */
class MarkSlot implements Slot {
  readonly name: string;
  readonly label = "";
  readonly spoken = "";
  readonly live = true;
  readonly kind: string;
  readonly hand: Hand;
  readonly otherwise: SlotValue | undefined;

  constructor(
    mark: Mark,
    props: Props & { slot: string },
    readonly site: CallSite,
    readonly at: Rect,
    { least }: Pen,
    public tag: Tag | undefined,
  ) {
    this.name = props.slot;
    this.kind = mark.name;
    const first = mark.first ?? "";
    this.otherwise = props[first] as SlotValue | undefined;
    const around = props.around as string | undefined;
    const kept = new Map<SlotValue, readonly Op[]>();
    this.hand = {
      fields: () => [],
      write(value, pen) {
        let ops = kept.get(value);
        if (!ops) {
          const parts = Array.isArray(value) ? [...(value as unknown[])] : [value];
          const words = around?.replace(/\{\}/g, () => `${(parts.shift() ?? "") as string}`);
          const own = typeof value === "object" && !Array.isArray(value) ? value : { [first]: words ?? value };
          const outer = pen.least;
          pen.least = least;
          ops = drawApart(pen, () => mark.draw(at, { ...props, ...own }, pen));
          pen.least = outer;
          if (kept.size >= KEPT) kept.clear();
          // Values that cannot be drawn are reported on every copy.
          if (ops.length > 0) kept.set(value, ops);
        }
        for (let i = 0; i < ops.length; i++) pen.ops.push(ops[i]);
      },
    };
  }
}

/** What is printed if a live slot has no value. */
type LiveProps = FieldProps & { readonly otherwise?: string | number };

/** A field as a box: its print, and a slot. */
class FieldBox extends Box {
  declare private readonly field: Field;
  declare private readonly props: LiveProps;
  declare private readonly heard: string;
  declare private readonly pen: Pen;
  declare private readonly width: unknown;

  constructor(field: Field, props: LiveProps, call: Call, heard: string) {
    super(field.name, ownOf(call));
    this.field = field;
    this.props = props;
    this.heard = heard;
    this.pen = call.build.pen;
    this.width = call.hash.width;
  }

  override get words(): string {
    return "";
  }

  override wide(): number {
    if (this.width !== undefined && this.width !== null) return Number(this.width);
    return this.field.wide(this.props, this.pen);
  }

  override high(width: number): number {
    return this.field.high(this.props, this.pen, width);
  }

  override draw(at: Rect, canvas: Canvas): void {
    const { field, props, site } = this;
    const { pen } = canvas;
    // Words printed next to a value and the value itself are one line for screen readers.
    const alt = field.alt?.(props);
    const around =
      alt !== undefined ? canvas.tag : field.print ? addTag(canvas.tag, { role: "P" }) : this.heading(canvas);
    if (field.print) {
      const from = canvas.layers.form.length;
      put(canvas, site, field.name, "form", (ink) => field.print!(at, props, ink));
      const said = alt === undefined ? ({ role: "Lbl" } as const) : ({ role: "Figure", words: alt } as const);
      tagDrawn(canvas, "form", from, said, around);
    }
    pen.site = site;
    const tag = addTag(around, field === LIVE ? { role: "P" } : valueTag(around));
    canvas.slots.push(new FieldSlot(field, props, this.heard, site, at, pen, tag));
  }

  /** A handwritten title, such as the name on a card, is a heading for what is below it. */
  private heading({ tag, level }: Canvas): Tag | undefined {
    const { style } = this.props as { readonly style?: unknown };
    if (style !== "title" || tag?.role !== "Sect") return tag;
    const heading: Tag = { ...headingTag(level), headed: true, kids: [] };
    tag.kids.push(heading);
    return heading;
  }
}

/** A field's place. Its handwriting is prepared on first use, because blanks do not need it. */
class FieldSlot implements Slot {
  declare readonly name: string;
  declare readonly label: string;
  declare readonly kind: string;
  declare readonly site: CallSite;
  declare readonly at: Rect;
  declare readonly live: boolean;
  declare readonly otherwise: string | number | undefined;
  declare readonly spoken: string;
  declare readonly says: string | undefined;
  declare tag: Tag | undefined;
  declare private readonly field: Field;
  declare private readonly props: LiveProps;
  declare private readonly pen: Pen;
  declare private readonly least: number;
  declare private known: Hand | undefined;

  constructor(field: Field, props: LiveProps, heard: string, site: CallSite, at: Rect, pen: Pen, tag: Tag | undefined) {
    this.name = props.name;
    this.tag = tag;
    this.label = heard;
    this.kind = field.name;
    this.site = site;
    this.at = at;
    this.live = field === LIVE;
    this.otherwise = props.otherwise;
    this.spoken = props.label || props.name;
    this.says = props.says || undefined;
    this.field = field;
    this.props = props;
    this.pen = pen;
    this.least = pen.least;
    this.known = undefined;
  }

  get hand(): Hand {
    if (this.known) return this.known;
    const { pen } = this;
    const { site, least } = pen;
    pen.site = this.site;
    pen.least = this.least;
    this.known = this.field.hand(this.at, this.props, pen);
    pen.site = site;
    pen.least = least;
    return this.known;
  }
}

const LIVE = live as Field;

/** Props of a call: its named arguments with defaults, the bare one, and the words of its body. */
function propsOf(call: Call, first: string | undefined, spoken = first): Props {
  const { args } = call;
  // Every call has its own object of named arguments, so the rest can be added to it.
  const props = call.hash as Props;
  const body = call.body && wordsOf(bodyOf(call));
  if (spoken !== undefined && body !== undefined) props[spoken] = body;
  if (first !== undefined && args.length > 0) props[first] = args[0];
  return props;
}

function markBlock(mark: Mark): Block {
  const { name, summary, first, required, defaults, words } = mark;
  return {
    name,
    summary,
    usage: first === undefined ? required.map((one) => `${one}=`).join(" ") : first,
    first,
    defaults: {
      ...Object.fromEntries(required.filter((one) => one !== first).map((one) => [one, undefined])),
      ...defaults,
      layer: "form",
    },
    body: false,
    box: true,
    mark: true,
    run: (call) => {
      const { build, site } = call;
      const props = propsOf(call, first, words ?? first);
      if (PROSE.has(name) && build.size > 0 && !given(call, "size")) {
        props.size = build.size;
        if ("leading" in props && build.leading > 0 && !given(call, "leading")) props.leading = build.leading;
        props.floor = Math.min(Number(props.floor), build.size);
        if ("valueSize" in props && !given(call, "valueSize")) props.valueSize = build.size + 1;
      }
      if (ALIGNED.has(name) && build.align && !given(call, "align")) {
        props.align = build.align;
        // Words that begin at a rule of the table need a distance from it.
        if (build.align !== "middle" && !given(call, "pad")) props.pad = 1.2;
      }
      if (typeof props.slot === "string") for (const key of required) props[key] ??= "";
      if (!complete(call, name, required, props, summary)) return "";
      build.pen.site = site;
      if (typeof props.slot !== "string") return push(call, leafNode(mark, props, call));
      props.slot = build.fullName(props.slot);
      return push(call, new LiveLeaf(mark, props, call));
    },
  };
}

const given = ({ site }: Call, key: string): boolean => key in site.sources;

function complete(call: Call, name: string, required: readonly string[], props: Props, summary: string): boolean {
  if (required.every((one) => props[one] !== undefined)) return true;
  const missing = required.filter((one) => props[one] === undefined);
  call.build.pen.site = call.site;
  report(call.build.pen, "block-argument", `${name} needs ${missing.map((one) => `${one}=`).join(", ")}`, {
    hint: `${name}: ${summary}`,
  });
  return false;
}

function fieldBlock(field: Field): Block {
  const { name, summary, first, defaults } = field;
  const required = field.required.filter((one) => one !== "label" || first === "label");
  return {
    name,
    summary,
    usage: `"${first}"`,
    first,
    defaults: {
      ...Object.fromEntries(field.required.filter((one) => one !== first).map((one) => [one, undefined])),
      ...defaults,
      says: "",
    },
    body: false,
    box: true,
    run: (call) => {
      const { build, site } = call;
      const props = propsOf(call, first);
      if (ALIGNED.has(name) && build.align && !given(call, "align")) props.align = build.align;
      if (!complete(call, name, required, props, summary)) return "";
      const short = `${props.name as string}`;
      props.name = build.fullName(short);
      const said = props.label === undefined || props.label === "" ? undefined : `${props.label as string}`;
      // In a table, row and column headings identify it; elsewhere, its own name is better than nothing.
      const bare = build.labels === "" || !(build.table || build.side);
      const heard = heardAfter(build.labels, said ?? (bare ? build.inWords(spaced(short)) : build.heading));
      props.label = said ?? (first === "label" ? "" : heard);
      build.pen.site = site;
      return push(call, new FieldBox(field, props as unknown as FieldProps, call, heard));
    },
  };
}

/** Marks by name, for figures. */
export const MARK_OF: ReadonlyMap<string, Mark> = new Map(MARKS.map((mark) => [mark.name, mark]));

export const MARK_BLOCKS: readonly Block[] = MARKS.map(markBlock);
export const FIELD_BLOCKS: readonly Block[] = [...FIELDS, live as Field].map(fieldBlock);
