/** Large print: blocks of text and tables flowed onto landscape pages, 16 pt and more. */
import { fault, UserError } from "../kernel/issue/index.js";
import { ptToMm, type Size } from "../kernel/units/index.js";
import type { PageModel } from "./draw.js";
import type { Env } from "./env.js";
import type { FontBook } from "../sheet/type/font-book.js";
import type { StyleName } from "../sheet/type/styles.js";
import { wrapParagraph } from "../sheet/type/wrap.js";

/** Building blocks of a large-print sheet. */
export type LargeBlock =
  | { readonly kind: "heading"; readonly text: string; readonly note?: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | LargeTable
  | { readonly kind: "break" };

export interface LargeTable {
  readonly kind: "table";
  /** Form-field names of its pencil cells start with this; unique in a sheet. */
  readonly name: string;
  readonly columns: readonly LargeColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface LargeColumn {
  readonly head: string;
  /** Part of the page width; shares of a table are scaled to fill it. */
  readonly share: number;
  readonly align?: "start" | "middle" | "end";
  /** Written in by hand: the printed form leaves the cell empty. */
  readonly pencil?: boolean;
}

export interface FlowOptions {
  readonly title: string;
  readonly fonts: FontBook;
  readonly live: Size;
}

/** Points. Nothing that a player reads is smaller than 16 (printing.md: large print 16 to 22). */
const TYPE = { heading: 22, body: 16, head: 16, leading: 1.25 } as const;
const GAP = 4;
const PAD = 2;
const HEADING = 13;
/** Room left for the footer. */
const FOOT = 7;

interface Item {
  readonly kind: string;
  readonly y: number;
  readonly [key: string]: unknown;
}

/**
 * Breaks blocks into pages. A table goes on with its heads repeated; a heading never stands last on a page.
 * @throws UserError `large-row` when a single row is higher than a page.
 */
export function flowBlocks(blocks: readonly LargeBlock[], options: FlowOptions): PageModel[] {
  const pages: Item[][] = [[]];
  const bottom = options.live.height - FOOT;
  let y = 0;
  const put = (height: number, item: Omit<Item, "y">): void => {
    pages[pages.length - 1].push({ ...item, y } as unknown as Item);
    y += height;
  };
  const newPage = (): void => {
    if (pages[pages.length - 1].length > 0) pages.push([]);
    y = 0;
  };
  const room = (height: number): boolean => y + height <= bottom;

  blocks.forEach((block, at) => {
    if (block.kind === "break") return newPage();
    if (block.kind === "heading") {
      const next = blocks[at + 1];
      const least = next?.kind === "table" ? 3 * 12 : 10;
      if (!room(HEADING + least)) newPage();
      put(HEADING, {
        kind: "heading",
        heading: true,
        text: block.text,
        note: block.note ?? "",
        size: TYPE.heading,
        noteSize: TYPE.body,
        h: HEADING - 3,
      });
      return;
    }
    if (block.kind === "table") return flowTable(block, options, { put, newPage, room });
    const items = block.kind === "list" ? block.items : block.text.split("\n");
    const indent = block.kind === "list" ? 6 : 0;
    for (const text of items) {
      const height = textHeight(options, text, options.live.width - indent) + 1.5;
      if (!room(height)) newPage();
      put(height, {
        kind: "text",
        paragraph: true,
        bullet: indent > 0,
        text,
        x: indent,
        w: options.live.width - indent,
        size: TYPE.body,
      });
    }
    y += GAP - 1.5;
  });
  return pages
    .filter((items) => items.length > 0)
    .map((items, i, all) => ({
      template: "shared/large",
      title: all.length === 1 ? options.title : `${options.title}, page ${i + 1}`,
      model: {
        items: items.map((item) => ({
          heading: false,
          paragraph: false,
          table: false,
          textY: item.y + 1.6,
          bulletY: item.y + ptToMm(TYPE.body) * 0.62,
          ...item,
        })),
      },
    }));
}

interface Cursor {
  put(height: number, item: Omit<Item, "y">): void;
  newPage(): void;
  room(height: number): boolean;
}

function flowTable(table: LargeTable, options: FlowOptions, cursor: Cursor): void {
  const total = table.columns.reduce((sum, column) => sum + column.share, 0);
  let x = 0;
  const placed = table.columns.map((column) => {
    const w = (column.share / total) * options.live.width;
    const at = {
      x,
      w,
      right: x + w,
      align: column.align ?? "start",
      pencil: column.pencil ?? false,
      head: column.head,
    };
    x += w;
    return at;
  });
  const headHeight =
    Math.max(...placed.map((column) => textHeight(options, column.head, column.w - 2 * PAD, "semi"))) + 3;
  const head = (): void =>
    cursor.put(headHeight, {
      kind: "row",
      table: true,
      head: true,
      h: headHeight,
      odd: false,
      cells: placed.map((column) => cell(column, column.head, "", "semi")),
    });
  let open = false;
  table.rows.forEach((values, r) => {
    const height = Math.max(
      11,
      ...placed.map((column, c) => textHeight(options, values[c] ?? "", column.w - 2 * PAD) + 3.5),
    );
    if (height + headHeight > options.live.height - FOOT) {
      throw new UserError(
        fault("large-row", `row ${r + 1} of ${table.name} is higher than a page in large print`, {
          path: `${table.name}[${r}]`,
        }),
      );
    }
    if (!cursor.room(height + (open ? 0 : headHeight))) {
      cursor.newPage();
      open = false;
    }
    if (!open) {
      head();
      open = true;
    }
    const cells = placed.map((column, c) => cell(column, values[c] ?? "", `${table.name}.${r + 1}.${c + 1}`));
    cursor.put(height, { kind: "row", table: true, head: false, h: height, odd: r % 2 === 1, cells });
  });
  cursor.put(GAP, { kind: "gap" });

  function cell(column: (typeof placed)[number], text: string, name: string, style = "body"): object {
    return {
      x: column.x,
      w: column.w,
      textX: column.x + PAD,
      textW: column.w - 2 * PAD,
      align: column.align,
      text,
      name,
      style,
      pencil: column.pencil && name !== "",
      size: TYPE.body,
    };
  }
}

function textHeight(options: FlowOptions, text: string, width: number, style: StyleName = "body"): number {
  const env = { fonts: options.fonts } as Env;
  const lines = wrapParagraph(env, text, width, style, "strong", TYPE.body).length;
  return Math.max(1, lines) * ptToMm(TYPE.body) * TYPE.leading;
}
