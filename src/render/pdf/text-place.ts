/** Where the parts of a line of text stand: positions, anchors, letter-spacing. */
import type { SvgNode } from "../../sheet/svg-subset/index.js";
import type { FontBook } from "../../sheet/type/font-book.js";
import { format } from "./numbers.js";
import { inheritStyle, type Style } from "./style.js";
import { textRun, type TextRun } from "./text-run.js";

/** A run of glyphs and the place of its first one; millimetres of the text's own coordinates. */
export interface PlacedText {
  readonly run: TextRun;
  readonly x: string;
  readonly y: string;
  readonly size: number;
  readonly spacing: number;
  /** The element that paints it, and what that inherits. */
  readonly node: SvgNode;
  readonly style: Style;
}

/** A part of the line before it has its place. */
interface Piece {
  readonly run: TextRun;
  readonly size: number;
  readonly spacing: number;
  readonly anchor: string;
  readonly node: SvgNode;
  readonly style: Style;
  /** Position that the part asks for; parts without x or y follow the one before. */
  readonly x: string | undefined;
  readonly y: string | undefined;
  readonly dx: number;
  readonly dy: number;
}

/** Places every run of the line; undefined when a font or a glyph is missing. */
export function placeText(node: SvgNode, style: Style, fonts: FontBook): readonly PlacedText[] | undefined {
  if (node.children.length === 0) return placeSimple(node, style, fonts);
  const pieces: Piece[] = [];
  if (!collect(node, style, fonts, pieces)) return undefined;
  return placeChunks(pieces);
}

/** Nearly every line is one run: its numbers are passed on as they were written where nothing has to be computed. */
function placeSimple(node: SvgNode, style: Style, fonts: FontBook): readonly PlacedText[] | undefined {
  const { attributes, text } = node;
  if (text === "") return [];
  const font = fonts.find(attributes["font-family"] ?? style.family, Number(attributes["font-weight"] ?? style.weight));
  const spacing = Number(attributes["letter-spacing"] ?? style.spacing);
  const run = font && textRun(font, text, spacing === 0);
  if (!run?.complete) return undefined;
  const size = Number(attributes["font-size"] ?? style.size);
  const { x = "0", y = "0", dx, dy } = attributes;
  const anchor = attributes["text-anchor"] ?? style.anchor;
  let shift = dx === undefined ? 0 : Number(dx);
  if (anchor !== "start") {
    const width = run.width * size + spacing * (run.shaped.glyphs.length - 1);
    shift += anchorShift(anchor, width);
  }
  const left = shift === 0 ? x : format(Number(x) + shift);
  const base = dy === undefined ? y : format(Number(y) + Number(dy));
  return [{ run, x: left, y: base, size, spacing, node, style }];
}

/** A chunk begins wherever a part names its own x or y, and is anchored as a whole. */
function placeChunks(pieces: readonly Piece[]): PlacedText[] {
  const placed: PlacedText[] = [];
  let [penX, penY] = [0, 0];
  for (let from = 0; from < pieces.length;) {
    let until = from + 1;
    while (until < pieces.length && pieces[until].x === undefined && pieces[until].y === undefined) until++;
    const chunk = pieces.slice(from, until);
    penX = Number(chunk[0].x ?? penX) + anchorShift(chunk[0].anchor, chunkWidth(chunk));
    penY = Number(chunk[0].y ?? penY);
    for (const piece of chunk) {
      penX += piece.dx;
      penY += piece.dy;
      const { run, size, spacing, node, style } = piece;
      placed.push({ run, x: format(penX), y: format(penY), size, spacing, node, style });
      penX += pieceWidth(piece);
    }
    from = until;
  }
  return placed;
}

/** Width of a part with the space after its last character. */
const pieceWidth = ({ run, size, spacing }: Piece): number => run.width * size + spacing * run.shaped.glyphs.length;

/** Width of a chunk; letter-spacing counts between characters only, so that centred heads stand in the middle. */
function chunkWidth(pieces: readonly Piece[]): number {
  const shifts = pieces.reduce((sum, piece, i) => sum + (i === 0 ? 0 : piece.dx), 0);
  const width = pieces.reduce((sum, piece) => sum + pieceWidth(piece), 0);
  const last = pieces[pieces.length - 1];
  return width + shifts - (last.run.shaped.glyphs.length > 0 ? last.spacing : 0);
}

function anchorShift(anchor: string, width: number): number {
  return anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
}

/** Gathers the runs in reading order; false when a font or a glyph is missing. */
function collect(
  node: SvgNode,
  outer: Style,
  fonts: FontBook,
  pieces: Piece[],
  from: Partial<Pick<Piece, "x" | "y" | "dx" | "dy">> = {},
): boolean {
  const { attributes } = node;
  const place = {
    x: attributes.x ?? from.x,
    y: attributes.y ?? from.y,
    dx: Number(attributes.dx ?? "0") + (from.dx ?? 0),
    dy: Number(attributes.dy ?? "0") + (from.dy ?? 0),
  };
  const parts: readonly (SvgNode | string)[] = node.children.length > 0 ? node.children : [node.text];
  const style = node.children.length > 0 ? inheritStyle(outer, attributes) : outer;
  const family = attributes["font-family"] ?? outer.family;
  const weight = Number(attributes["font-weight"] ?? outer.weight);
  const font = fonts.find(family, weight);
  let complete = true;
  let waiting: typeof place | undefined = place;
  for (const part of parts) {
    const text = typeof part === "string" ? part : part.name === "#text" ? part.text : undefined;
    if (text === undefined) {
      const before = pieces.length;
      complete = collect(part as SvgNode, style, fonts, pieces, waiting) && complete;
      if (pieces.length > before) waiting = undefined;
    } else if (text !== "") {
      const spacing = Number(attributes["letter-spacing"] ?? outer.spacing);
      const run = font && textRun(font, text, spacing === 0);
      if (!run?.complete) return false;
      pieces.push({
        run,
        size: Number(attributes["font-size"] ?? outer.size),
        spacing,
        anchor: attributes["text-anchor"] ?? outer.anchor,
        node,
        style: outer,
        ...(waiting ?? { x: undefined, y: undefined, dx: 0, dy: 0 }),
      });
      waiting = undefined;
    }
  }
  return complete;
}
