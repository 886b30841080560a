/**
 * Accessible structure of a sheet: boxes report their roles while they draw, and PDFs are tagged accordingly. The template's blocks decide
 * what is a table, a heading or a label.
 */
import type { CallSite, Pen } from "../drawing/pen.js";
import type { Layer, Op, Piece, Tag, TagOp } from "../drawing/types.js";
import type { Canvas } from "./node.js";

const UNTAGGED: TagOp = { op: "tag" };

/** A part's role before it has a place in the tree. */
type Said = Omit<Tag, "kids">;

/** The root for an accessible sheet. */
export const rootTag = (): Tag => ({ role: "Sect", kids: [] });

/** A heading; level 1 is the sheet's own. */
export const headingTag = (level: number, words?: string): Said => ({
  role: "H",
  level,
  ...(words !== undefined && { words }),
});

/** A drawing: a picture if it has alt text, else the words in it. */
export const pictureTag = (alt: string): Said => (alt === "" ? { role: "P" } : { role: "Figure", words: alt });

/** A handwritten value inside a part. */
export const valueTag = (into: Tag | undefined): Said => ({ role: "Value", ...(into?.headed && { headed: true }) });

/**
 * Makes everything drawn meanwhile one figure with `words` as its alt text; handwriting in it stays separate.
 * @param heading level of a heading that the figure represents, 0 = none
 * @param first true to read it before everything else in its part
 */
export function described(
  canvas: Canvas,
  words: string,
  { heading, first }: { readonly heading: number; readonly first: boolean },
  draw: () => void,
): void {
  const parent = canvas.tag;
  if (!parent) return draw();
  const outer: Tag = heading > 0 ? { ...headingTag(heading), kids: [] } : { role: "Figure", words, kids: [] };
  if (first) parent.kids.unshift(outer);
  else parent.kids.push(outer);
  const figure = heading > 0 ? addTag(outer, { role: "Figure", words })! : outer;
  const lists = [canvas.layers.art, canvas.layers.form, canvas.layers.marks];
  const starts = lists.map((ops) => ops.push({ op: "tag", tag: figure }));
  const slots = canvas.slots.length;
  canvas.tag = undefined;
  draw();
  canvas.tag = parent;
  lists.forEach((ops, i) => {
    if (ops.length === starts[i]) ops.pop();
    else ops.push(UNTAGGED);
  });
  for (const slot of canvas.slots.slice(slots)) slot.tag ??= addTag(parent, valueTag(parent));
}

/** A new part of `parent`, after its existing ones. */
export function addTag(parent: Tag | undefined, said: Said): Tag | undefined {
  if (!parent) return undefined;
  const tag: Tag = { ...said, kids: [] };
  parent.kids.push(tag);
  return tag;
}

/** Everything drawn meanwhile belongs to `tag`. */
export function within(canvas: Canvas, tag: Tag | undefined, draw: () => void): void {
  const outer = canvas.tag;
  canvas.tag = tag;
  draw();
  canvas.tag = outer;
}

/** Operations added to `ops` meanwhile are the ink of the part in `said`. */
export function inked(ops: Op[], said: TagOp | undefined, draw: () => void): void {
  if (!said) return draw();
  const from = ops.length;
  ops.push(said);
  draw();
  if (ops.length === from + 1) ops.pop();
  else ops.push(UNTAGGED);
}

/** Like `put`, with words that belong to `tag`. */
export function putWords(
  canvas: Canvas,
  site: CallSite,
  kind: string,
  layer: Layer,
  tag: Tag | undefined,
  draw: (pen: Pen) => void,
): void {
  const { pen } = canvas;
  const ops = canvas.layers[layer];
  const from = ops.length;
  pen.site = site;
  pen.ops = ops;
  inked(ops, tag && { op: "tag", tag }, () => draw(pen));
  if (ops.length > from) canvas.drawn.push({ site, kind, layer, from, to: ops.length });
}

/** Makes operations from `from` on a part of the sheet, if they have words or alt text. Other shapes are decoration. */
export function tagDrawn(canvas: Canvas, layer: Layer, from: number, said: Said, parent = canvas.tag): void {
  const ops = canvas.layers[layer];
  if (!parent || ops.length === from) return;
  if (said.words === undefined && said.role !== "Link" && !hasWords(ops, from)) return;
  const tag = addTag(parent, said)!;
  for (let i = from; i < ops.length; i++) {
    const op = ops[i];
    if (op.op === "link") ops[i] = { ...op, tag };
  }
  if (said.role === "Link") return;
  ops.splice(from, 0, { op: "tag", tag });
  ops.push(UNTAGGED);
  // The tag operations belong to the call too.
  const last = canvas.drawn.at(-1);
  if (last && last.layer === layer && last.from === from)
    canvas.drawn[canvas.drawn.length - 1] = { ...last, to: ops.length };
}

const worded = new WeakMap<Piece, boolean>();

function hasWords(ops: readonly Op[], from: number): boolean {
  for (let i = from; i < ops.length; i++) {
    const op = ops[i];
    if (op.op === "text" && op.value.trim() !== "") return true;
    if (op.op !== "place") continue;
    let known = worded.get(op.piece);
    if (known === undefined) worded.set(op.piece, (known = hasWords(op.piece.ops, 0)));
    if (known) return true;
  }
  return false;
}
