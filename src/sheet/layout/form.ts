/** A form: pages laid out once, with places for values; filled for each game without another layout. */
import type { FontBook } from "../type/font-book.js";
import { fault, warning, suggestHint, type Issue } from "../../kernel/issue/index.js";
import type { Size } from "../../kernel/units/index.js";
import type { FrontMatter } from "../template/front-matter.js";
import type { Pen } from "../drawing/pen.js";
import type { Seen } from "../template/seen.js";
import {
  IDENTITY,
  LAYERS,
  type FieldOp,
  type Fill,
  type Layer,
  type Matrix,
  type Op,
  type Page,
  type PageCopy,
  type Piece,
  type PlaceOp,
  type Rect,
  type Tag,
  type TagOp,
} from "../drawing/types.js";
import { spaced, type Hand, type SlotValue } from "../fields/field.js";
import type { Canvas, Drawn, Placed, Slot } from "./node.js";
import { rememberOrigin } from "./origins.js";
import { inked } from "./tags.js";

/** Values by slot (`season.3.left`), or as nested objects (`{ season: { 3: { left: 2 } } }`), which are faster for many values. */
export type Values = Readonly<Record<string, SlotValue | undefined>>;

/** The values of slots with a common prefix: `season.3.`, split into its parts. */
interface Group {
  readonly parents: readonly string[];
}

/** A slot's name as a group and a last part; slots of one group share it. */
interface Address {
  readonly slot: Slot;
  /** Spoken labels of written values, by value. */
  readonly heard: Map<SlotValue, TagOp>;
  readonly group: Group;
  readonly leaf: string;
  /** True for values that the page itself supplies: its number, the command. */
  readonly framed: boolean;
}

/** Reads values by slot, group by group. */
class Reader {
  private group: Group | undefined;
  private inner: Record<string, SlotValue | undefined> | undefined;

  constructor(private readonly values: Values) {}

  get({ slot, group, leaf }: Address): SlotValue | undefined {
    if (group !== this.group) {
      this.group = group;
      let at: unknown = this.values;
      for (const parent of group.parents) {
        at = (at as Record<string, unknown>)[parent];
        if (typeof at !== "object" || at === null) break;
      }
      this.inner = typeof at === "object" && at !== null ? (at as Record<string, SlotValue | undefined>) : undefined;
    }
    return this.inner?.[leaf] ?? this.values[slot.name];
  }

  /** A value of a group, by its last name. */
  beside({ parents }: Group, leaf: string): SlotValue | undefined {
    let at: unknown = this.values;
    for (const parent of parents) at = typeof at === "object" && at !== null ? at[parent as never] : undefined;
    const found = typeof at === "object" && at !== null ? (at[leaf as never] as SlotValue | undefined) : undefined;
    return found ?? this.values[[...parents, leaf].join(".")];
  }
}

/** Something drawn on a page in its own units: the body, the footer. */
export interface Part {
  readonly matrix: Matrix;
  /** Printed operations by layer; `pencil` is empty. */
  readonly printed: Readonly<Record<Layer, Piece>>;
  readonly slots: readonly Slot[];
  readonly placed: readonly Placed[];
  readonly drawn: readonly Drawn[];
  /** Its meaning for a screen reader; absent = decoration. */
  readonly tag?: Tag;
}

/** `true`: omitted from a filled copy if nothing is written on the page; `more`: omitted from a blank, too. */
export type Optional = boolean | "more";

export interface FormPage extends Size {
  /** "" = the sheet's own. */
  readonly title: string;
  readonly optional: Optional;
  readonly parts: readonly Part[];
  readonly trim?: Page["trim"];
}

export function partOf(canvas: Canvas, matrix: Matrix): Part {
  const { layers, slots, placed, drawn, tag } = canvas;
  const printed = Object.fromEntries(LAYERS.map((layer) => [layer, { ops: layers[layer] }])) as unknown as Record<
    Layer,
    Piece
  >;
  return { matrix, printed, slots, placed, drawn, ...(tag && { tag }) };
}

/** What one part of a page receives, by kind. */
interface Written {
  readonly live: Op[];
  readonly pencil: Op[];
  readonly fields: FieldOp[];
}

export interface FillOptions {
  readonly fill: Fill;
  /** Prefix of every field name, so that sheets and copies bound into one file do not share fields. */
  readonly fieldPrefix: string;
  /** Spoken after every label if a file has several copies. */
  readonly heard?: string;
  /** Values on the page in every copy: page number, command. */
  readonly frame: (page: number, pages: number) => Values;
}

/** Slots that take text: all others take a choice or a number with its own name. */
const WORDED: ReadonlySet<string> = new Set(["write", "blank", "notes", "live", "text", "p", "lead", "band", "item"]);

export class Form {
  readonly #slots: ReadonlyMap<string, Slot>;
  #known: ReadonlyMap<Part, readonly Address[]> | undefined;
  #heard: ReadonlyMap<string, string> | undefined;
  readonly #capacities = new Map<string, number>();

  constructor(
    readonly name: string,
    readonly front: FrontMatter,
    readonly pages: readonly FormPage[],
    private readonly pen: Pen,
    /** The engine that laid it out: the same template from another templates folder is another form. */
    readonly engine: object,
    /** The scopes of its templates; absent unless an editor has them open. */
    readonly seen?: Seen,
  ) {
    const slots = new Map<string, Slot>();
    for (const page of pages) for (const part of page.parts) for (const slot of part.slots) slots.set(slot.name, slot);
    this.#slots = slots;
  }

  /** The fonts it was measured with. */
  get fonts(): FontBook {
    return this.pen.fonts;
  }

  /** Locations of the slots' values; computed on first use. */
  get #addresses(): ReadonlyMap<Part, readonly Address[]> {
    if (this.#known) return this.#known;
    const groups = new Map<string, Group>();
    const address = (slot: Slot): Address => {
      const dot = slot.name.lastIndexOf(".");
      const key = slot.name.slice(0, Math.max(0, dot));
      let group = groups.get(key);
      if (!group) groups.set(key, (group = { parents: key === "" ? [] : key.split(".") }));
      return { slot, heard: new Map(), group, leaf: slot.name.slice(dot + 1), framed: slot.name.startsWith(FRAME) };
    };
    const parts = this.pages.flatMap((page) => page.parts);
    return (this.#known = new Map(parts.map((part) => [part, part.slots.map(address)])));
  }

  /** The spoken label of a slot. If the template has several with the same label, it includes the part of the name that differs. */
  #labelOf({ name, label }: Slot): string {
    return (this.#heard ??= distinctLabels(this.slots, (name) => this.#saidIn(name) as string)).get(name) ?? label;
  }

  get slots(): Slot[] {
    return this.pages.flatMap(({ parts }) => parts.flatMap(({ slots }) => slots));
  }

  /** How many rows named `table.1`, `table.2` ... the form has: the number of lines per copy. 0 = no such table. */
  capacity(table: string): number {
    let count = this.#capacities.get(table);
    if (count !== undefined) return count;
    const start = `${table}.`;
    const rows = new Set<string>();
    for (const name of this.#slots.keys()) {
      if (!name.startsWith(start)) continue;
      const row = name.slice(start.length).split(".")[0];
      if (/^\d+$/.test(row)) rows.add(row);
    }
    count = rows.size;
    this.#capacities.set(table, count);
    return count;
  }

  has(name: string): boolean {
    return this.#slots.has(name);
  }

  /** Pages of a copy that holds these values, in order. */
  pagesFor(values: Values, fill: Fill): readonly FormPage[] {
    if (fill === "forms") return this.pages;
    const reader = new Reader(values);
    const writes = (address: Address): boolean => !address.slot.live && isWritten(reader.get(address));
    const written = this.pages.filter(
      ({ optional, parts }) =>
        !optional || (fill === "filled" && parts.some((part) => this.#addresses.get(part)!.some(writes))),
    );
    // A blank includes every page that is worth printing.
    return fill === "blank"
      ? this.pages.filter(({ optional }) => optional !== "more")
      : written.length > 0
        ? written
        : this.pages.slice(0, 1);
  }

  /**
   * One copy of the form as pages: blank, filled in, or fillable. Errors in the values (a character without a glyph,
   * text that does not fit) go to `issues`, with the slot's line in the template.
   */
  copy(values: Values, { fill, fieldPrefix, frame, heard = "" }: FillOptions, issues: Issue[]): Page[] {
    const pages = this.pagesFor(values, fill);
    const reader = new Reader(values);
    const names = new Map<string, number>();
    return pages.map((page, i) => {
      const layers: Record<Layer, Op[]> = { art: [], form: [], pencil: [], marks: [] };
      const framed = frame(i + 1, pages.length);
      for (const part of page.parts) {
        const { matrix, printed, tag } = part;
        const copy: PageCopy | undefined = tag && { title: page.title, tag };
        const placed = { op: "place", matrix, ...(copy && { copy }) } as const;
        const { slots, placed: blocks } = part;
        const written = () => this.#valuesOn(part, values, framed);
        const origin = { slots, placed: blocks, values, written, ...(this.seen && { seen: this.seen }) };
        let known: PlaceOp | undefined;
        const put = (layer: Layer, piece: Piece): void => {
          const op: PlaceOp = { ...placed, piece };
          layers[layer].push(op);
          if (!known) rememberOrigin((known = op), origin);
        };
        for (const layer of LAYERS) if (printed[layer].ops.length > 0) put(layer, printed[layer]);
        const ink: Written = { live: [], pencil: [], fields: [] };
        this.#write(this.#addresses.get(part)!, reader, framed, fill, fieldPrefix, ink, issues);
        const { live, pencil, fields } = ink;
        if (live.length > 0) put("form", { ops: live, once: true });
        if (pencil.length > 0) put("pencil", { ops: pencil, once: true });
        for (const field of fields) {
          // A heading on every page is a separate field on each of them.
          const count = (names.get(field.name) ?? 0) + 1;
          names.set(field.name, count);
          const label = [field.label, heard, count === 1 ? "" : `${count}`].filter(Boolean).join(", ");
          const own = { ...field, label, ...(count > 1 && { name: `${field.name}-${count}` }) };
          layers.pencil.push(moved(copy ? { ...own, copy } : own, matrix));
        }
      }
      const { width, height, title, trim } = page;
      return { width, height, title, layers, ...(trim && { trim }) };
    });
  }

  /** The values of a part's slots, in order; undefined if nothing is written. */
  #valuesOn(part: Part, values: Values, framed: Values): readonly (SlotValue | undefined)[] {
    const reader = new Reader(values);
    return this.#addresses.get(part)!.map((address) => {
      const value =
        (address.framed ? framed[address.slot.name] : undefined) ?? reader.get(address) ?? address.slot.otherwise;
      return isWritten(value) ? value : undefined;
    });
  }

  /** The fields of an empty copy: what the user may type into. */
  typed(): readonly FieldOp[] {
    const pages = this.copy({}, { fill: "forms", fieldPrefix: "", frame: () => ({}) }, []);
    return pages.flatMap(({ layers }) => layers.pencil.filter((op): op is FieldOp => op.op === "field"));
  }

  #write(
    addresses: readonly Address[],
    reader: Reader,
    frame: Values,
    fill: Fill,
    prefix: string,
    { live, pencil, fields }: Written,
    issues: Issue[],
  ): void {
    const { pen } = this;
    const before = pen.issues.length;
    const { least } = pen;
    pen.least = Math.min(least, HAND_LEAST);
    for (const address of addresses) {
      const { slot, framed } = address;
      const value = (framed ? frame[slot.name] : undefined) ?? reader.get(address) ?? slot.otherwise;
      if (slot.live) {
        if (!isWritten(value)) continue;
        pen.least = 0;
        this.#put(address, value, live, reader);
        pen.least = Math.min(least, HAND_LEAST);
      } else if (fill === "forms") {
        const own = slot.hand.fields(value);
        // Drawn values that cannot be typed come from a form that was filled before.
        if (own.length === 0 && isWritten(value)) this.#put(address, value, pencil, reader);
        for (const field of own) {
          const rest = field.label.startsWith(slot.spoken) ? field.label.slice(slot.spoken.length) : field.label;
          fields.push({
            ...field,
            ...(field.adds && this.#added(slot, field.adds, prefix)),
            name: prefix + field.name,
            label: slot.label === "" ? field.label : this.#labelOf(slot) + rest,
            ...(slot.tag && { tag: slot.tag }),
          });
        }
      } else if (fill === "filled" && isWritten(value)) {
        const sound = pen.issues.length;
        this.#put(address, value, pencil, reader);
        for (let i = sound; i < pen.issues.length; i++) pen.issues[i] = { path: slot.name, ...pen.issues[i] };
      }
    }
    pen.least = least;
    if (pen.issues.length > before) issues.push(...pen.issues.splice(before));
  }

  /** Translates a value into the sheet's language. @param file of the template that has its slot */
  #saidIn(value: unknown, file?: string): unknown {
    return this.pen.words?.said(value, file) ?? value;
  }

  /** Writes a value as the ink of its part. */
  #put(address: Address, value: SlotValue, ops: Op[], reader: Reader): void {
    const { pen } = this;
    const { slot } = address;
    pen.ops = ops;
    pen.site = slot.site;
    const shown = WORDED.has(slot.kind) ? (this.#saidIn(value, slot.site.file) as SlotValue) : value;
    inked(ops, this.#saidOf(address, value, reader), () => slot.hand.write(shown, pen));
  }

  /** The spoken label of a value in its place: computed once for the same number on a hundred pages. Live text is read as printed. */
  #saidOf(address: Address, value: SlotValue, reader: Reader): TagOp | undefined {
    const { slot, heard } = address;
    const { tag, live, says } = slot;
    if (!tag) return undefined;
    if (says !== undefined)
      return { op: "tag", tag, figure: true, words: this.#wordsFor(says, address, value, reader) };
    let said = heard.get(value);
    if (said) return said;
    const drawn = slot.hand.heard?.(value);
    if (drawn !== undefined)
      return {
        op: "tag",
        tag,
        figure: true,
        words: `${this.#labelOf(slot) || slot.spoken}: ${this.#saidIn(drawn) as string}`,
      };
    said = { op: "tag", tag, ...(live ? {} : heardOf(slot, this.#labelOf(slot), this.#saidIn(value) as SlotValue)) };
    if (typeof value !== "object") {
      if (heard.size >= KEPT) heard.clear();
      heard.set(value, said);
    }
    return said;
  }

  /** Words for a drawing: names in brackets are parts of its own value (`[time.home]`), or values next to it in its row. */
  #wordsFor(says: string, { group }: Address, value: SlotValue, reader: Reader): string {
    const words = says.replace(/\[([^\]]+)\]/g, (_, name: string) => {
      let own: unknown = value;
      for (const part of name.split("."))
        own = typeof own === "object" && own !== null ? own[part as never] : undefined;
      return textIn(this.#saidIn(own ?? reader.beside(group, name)));
    });
    return words.replace(/\s+/g, " ").trim();
  }

  /** Names that a field adds up, from its template's patterns. */
  #added(
    { name, site }: Slot,
    patterns: readonly string[],
    prefix: string,
  ): Pick<FieldOp, "adds" | "carries" | "takes"> {
    const row = name.slice(0, name.lastIndexOf(".") + 1);
    const names = [...this.#slots.keys()];
    const [adds, carries, takes]: string[][] = [[], [], []];
    for (const given of patterns) {
      const minus = given.startsWith("-");
      const pattern = minus ? given.slice(1) : given;
      const above = pattern.startsWith("^.");
      const full = above || pattern.startsWith(".") ? row + pattern.slice(above ? 2 : 1) : pattern;
      const sought = above ? full.replace(/(\d+)(?=\.[^.]*$)/, (number) => `${Number(number) - 1}`) : full;
      const like = new RegExp(`^${sought.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}$`);
      const found = names.filter((one) => one !== name && like.test(one));
      (minus ? takes : above ? carries : adds).push(...found.map((one) => prefix + one));
      // The first row has none above it.
      if (found.length === 0 && !above)
        this.pen.issues.push(
          fault("adds-nothing", `"${pattern}" is not a field that could be added up`, { ...site, path: name }),
        );
    }
    return { adds, carries, takes };
  }

  /** Warnings for values without a slot, one for all rows of a table. The user's own sheets may use only some values. */
  strays(values: Values): Issue[] {
    if (this.front.like !== undefined) return [];
    const general = (name: string): string => name.replace(/\.\d+(?=\.|$)/g, ".*");
    const strays = new Map<string, number>();
    const said = namesSaid(this.#slots.values());
    const parents = new Set([...this.#slots.keys()].map((name) => name.slice(0, Math.max(0, name.lastIndexOf(".")))));
    for (const name of this.#written(values, "", parents))
      if (!this.#slots.has(name) && !said.has(name)) strays.set(general(name), (strays.get(general(name)) ?? 0) + 1);
    if (strays.size === 0) return [];
    const known = [...new Set([...this.#slots.keys()].map(general))].filter((name) => !name.startsWith(FRAME));
    return [...strays].map(([name, count]) =>
      warning(
        "value-without-slot",
        `nothing on the sheet takes ${count === 1 ? "this value" : `these ${count} values`}`,
        {
          file: this.front.file,
          path: name,
          hint: suggestHint(name, known),
        },
      ),
    );
  }

  /** Names of all nonempty values, including nested ones. */
  #written(values: object, before: string, parents: ReadonlySet<string>): string[] {
    return Object.entries(values as Values).flatMap(([key, value]) => {
      const name = before + key;
      if (!isWritten(value)) return [];
      const holds = typeof value === "object" && !Array.isArray(value) && !this.#slots.has(name);
      return holds && (parents.has(name) || isNested(value)) ? this.#written(value, `${name}.`, parents) : [name];
    });
  }

  /** Error for a table that the sheet's values need and the template does not have. */
  missingTable(table: string): Issue {
    const tables = [...new Set([...this.#slots.keys()].map((name) => name.split(".")[0]))];
    return fault(
      "slot-unknown",
      `the sheet writes into rows called ${table}.1, ${table}.2 \u2026, but the template has none`,
      {
        file: this.front.file,
        hint: suggestHint(table, tables) ?? `give the table the name "${table}"`,
      },
    );
  }
}

/** Prefix of slots that every page fills itself. */
const FRAME = "frame.";

/** Maximum number of values per slot whose spoken labels are cached. */
const KEPT = 128;

/** Handwriting may be a little smaller than large print: 13 points after enlargement. */
const HAND_LEAST = 6.5;

const isWritten = (value: SlotValue | undefined): value is SlotValue =>
  value !== undefined && value !== "" && value !== false && value !== null;

/** Distinguishing parts for slots whose labels would sound the same, by name. */
function distinctLabels(slots: readonly Slot[], said: (name: string) => string): ReadonlyMap<string, string> {
  const alike = new Map<string, Set<string>>();
  for (const { name, label, live } of slots) {
    if (live || label === "") continue;
    const names = alike.get(label);
    if (names) names.add(name);
    else alike.set(label, new Set([name]));
  }
  const distinct = new Map<string, string>();
  for (const [label, all] of alike) {
    if (all.size === 1) continue;
    const names = [...all];
    const levels = names.map((name) => name.split("."));
    const differs = (at: number): boolean => levels.some((own) => own[at] !== levels[0][at]);
    levels.forEach((own, i) => {
      const rest = own.filter((_, at) => differs(at)).map((level) => said(spaced(level)));
      distinct.set(names[i], [label, ...rest].join(", "));
    });
  }
  return distinct;
}

function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textIn).join(" ");
  if (typeof value === "object" && value !== null) return "text" in value ? textIn(value.text) : "";
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

/** Names used in the words for drawings, for the slots next to them. */
const namesSaid = (slots: Iterable<Slot>): Set<string> => {
  const names = new Set<string>();
  for (const { name, says } of slots)
    for (const [, said] of says?.matchAll(/\[([^\]]+)\]/g) ?? [])
      names.add(name.slice(0, name.lastIndexOf(".") + 1) + said);
  return names;
};

/** The spoken label of a value without headings over or next to it, or drawn instead of written. */
function heardOf({ tag, spoken, kind }: Slot, label: string, value: SlotValue): Pick<TagOp, "words" | "headed"> {
  const text = typeof value === "object" && "text" in value ? value.text : value;
  const plain = typeof text === "string" || typeof text === "number";
  const words = plain
    ? `${text}`
    : Array.isArray(text) && text.every((one) => typeof one !== "object")
      ? text.join(" ")
      : "";
  const name = label || spoken;
  const headed = tag?.headed && plain && kind === "write";
  return { words: words === "" ? name : `${name}: ${words}`, ...(headed && { headed }) };
}

/** The upright box around a transformed rectangle. */
export function movedRect({ x, y, w, h }: Rect, m: Matrix): Rect {
  const xs = [
    m[0] * x + m[2] * y,
    m[0] * (x + w) + m[2] * y,
    m[0] * x + m[2] * (y + h),
    m[0] * (x + w) + m[2] * (y + h),
  ];
  const ys = [
    m[1] * x + m[3] * y,
    m[1] * (x + w) + m[3] * y,
    m[1] * x + m[3] * (y + h),
    m[1] * (x + w) + m[3] * (y + h),
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left + m[4], y: top + m[5], w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

/** True for nested values, as opposed to one value that is an object (a line on a scale): keys are slots or rows. */
const isNested = (value: object): boolean => !["text", "from", "counts"].some((key) => key in value);

/** A field at its place on the paper. Typed text is not rotated. */
function moved(field: FieldOp, m: Matrix): FieldOp {
  if (m[0] === 1 && m[4] === 0 && m[5] === 0) return field;
  return { ...field, ...movedRect(field, m), size: field.size * Math.hypot(m[0], m[1]) };
}

/** Writes into a separate list, which is placed as a whole. */
function writeThrough(hand: Hand, place: Omit<PlaceOp, "op" | "piece">): Hand["write"] {
  return (value, pen) => {
    const outer = pen.ops;
    const ops: Op[] = [];
    pen.ops = ops;
    hand.write(value, pen);
    pen.ops = outer;
    if (ops.length > 0) outer.push({ op: "place", piece: { ops }, ...place });
  };
}

/** A slot's description, except where and by whom it is written. */
const shown = ({ name, label, spoken, says, kind, site, live, otherwise, tag }: Slot): Omit<Slot, "at" | "hand"> => ({
  name,
  label,
  spoken,
  says,
  kind,
  site,
  live,
  otherwise,
  tag,
});

/** A slot inside something that is scaled, rotated or moved as a whole. */
export function placedSlot(slot: Slot, matrix: Matrix): Slot {
  const { hand } = slot;
  return {
    ...shown(slot),
    at: movedRect(slot.at, matrix),
    hand: {
      write: writeThrough(hand, { matrix }),
      fields: (value) => hand.fields(value).map((field) => moved(field, matrix)),
    },
  };
}

/** The visible part of a slot in a window, with the fields that belong to it; undefined if nothing is visible. */
export function clippedSlot(slot: Slot, clip: Rect, owns: (field: Rect) => boolean): Slot | undefined {
  const { at, hand } = slot;
  const [x, y] = [Math.max(at.x, clip.x), Math.max(at.y, clip.y)];
  const [w, h] = [Math.min(at.x + at.w, clip.x + clip.w) - x, Math.min(at.y + at.h, clip.y + clip.h) - y];
  if (w <= 0 || h <= 0) return undefined;
  return {
    ...shown(slot),
    at: { x, y, w, h },
    hand: {
      write: writeThrough(hand, { matrix: IDENTITY, clip: [clip] }),
      fields: (value) => hand.fields(value).filter(owns),
    },
  };
}
