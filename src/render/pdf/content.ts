/**
 * The content stream of one page or piece. The graphics state is remembered, so that an operator is written only when
 * something changes.
 */
import type {
  EllipseOp,
  LineOp,
  Matrix,
  Op,
  PageCopy,
  PathOp,
  Piece,
  PlaceOp,
  Rect,
  RectOp,
  Stroke,
  Tag,
  TagOp,
  TextOp,
} from "../../sheet/drawing/types.js";
import { ByteSink, STEPS } from "./bytes.js";
import { format, formatAll } from "./numbers.js";
import { isPolygon, isRuled, outlineEllipse, outlineRoundRect } from "./outlines.js";
import { textString } from "./object-text.js";
import { isUpright, PieceRun } from "./piece-run.js";
import type { Resources } from "./resources.js";
import { inRuns, ShapeRun, type Shape, type Straight } from "./shape-run.js";
import { showRun } from "./text-run.js";
import { wordsLast } from "./words-last.js";

/** Last value written of each kind; undefined = unknown. */
interface State {
  fill: string | undefined;
  stroke: Stroke | undefined;
  opacity: number;
  overprint: boolean;
  font: string;
  /** Ten-thousandths. */
  size: number;
  spacing: number;
  /** 0 = letters are filled, 1 = outlined, 2 = both. */
  mode: number;
  /** How much larger things come out than they are written. */
  scale: number;
}

/** Takes the parts of a page as their ink is written. */
export interface TagList {
  add(op: TagOp, copy: PageCopy | undefined): void;
}

/** What is being written belongs to a part of the page, or is decoration. */
type Marked = TagOp | typeof ARTIFACT | undefined;
const ARTIFACT = "artifact";

/** Names of the states in which ink goes over other inks, and in which it takes their place. */
export const OVERPRINT = "K1";
export const KNOCKOUT = "K0";

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
/** SVG's, and so that of strokes that name none. */
const MITER = 4;

/**
 * Steps that lengths are multiples of, in what comes out about as large as it is written. How high a line of text stands is as fine as
 * can be: viewers set letters on whole rows of dots, and a thousandth of a millimeter may move all of a row to the next.
 */
const LENGTHS = 10;
/** How far along its line a text begins: a five-hundredth of a millimeter, which moves no edge to another dot of a screen. */
const ALONG = 20;
const LIFE_SIZE = 1.5;

const SEGMENT_SIZES = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const;
const SEGMENTS = { M: "m\n", L: "l\n", C: "c\n", Q: "c\n", Z: "h\n" } as const;

/** Operators of a page, and the places in them where the numbers of its parts go. */
export interface NumberedContent {
  readonly bytes: Uint8Array;
  readonly places: readonly number[];
}

/** The operators with the numbers of their parts, in the order in which these were drawn. */
export function withNumbers({ bytes, places }: NumberedContent, numbers: readonly number[]): Uint8Array {
  if (places.length === 0) return bytes;
  const sink = new ByteSink();
  let from = 0;
  places.forEach((place, i) => {
    sink.bytes(bytes.subarray(from, place));
    sink.text(`${numbers[i]}`);
    from = place;
  });
  sink.bytes(bytes.subarray(from));
  return sink.finish();
}

export class Content {
  readonly #sink = new ByteSink();
  readonly #resources: Resources<unknown>;
  /** Absent in pieces: they belong to whatever they are placed in. */
  readonly #tags: TagList | undefined;
  /** What follows belongs to, and what the stream says by now. */
  #wanted: TagOp | undefined;
  #marked: Marked;
  #markedInText = false;
  /** Where the numbers of parts go. */
  readonly #places: number[] = [];
  #copy: PageCopy | undefined;
  /** The copy whose print is shared with other pages. */
  #shared: PageCopy | undefined;
  readonly #stack: State[] = [];
  #run: PieceRun | undefined;
  readonly #shapes = new ShapeRun(this.#sink);
  // Pieces begin with whatever state their page is in, except that nobody places one while opacity, overprinting,
  // letter-spacing or outlined letters are on, so these four are known.
  #state: State = {
    fill: undefined,
    stroke: undefined,
    opacity: 1,
    overprint: false,
    font: "",
    size: 0,
    spacing: 0,
    mode: 0,
    scale: 1,
  };
  #inText = false;
  /** Start of the last line of text in steps; each line is told by how far it is from the last. */
  #lineX = 0;
  #lineY = 0;

  /**
   * @param scale how much larger things come out than they are written
   * @param start operators that open the stream
   */
  constructor(resources: Resources<unknown>, scale: number, start = "", tags?: TagList) {
    this.#resources = resources;
    this.#state.scale = scale;
    this.#tags = tags;
    this.#sink.text(start);
  }

  /** Ends the stream; its parts have no numbers yet. */
  end(): NumberedContent {
    this.#leaveRun();
    this.#leaveText();
    this.#unmark();
    return { bytes: this.#sink.finish(), places: this.#places };
  }

  /** Ends a stream without parts and gives its bytes. */
  finish(): Uint8Array {
    return this.end().bytes;
  }

  /** Says what follows belongs to (ISO 32000-1, 14.6); inside of a text object marks begin and end there. */
  #mark(): void {
    const tags = this.#tags;
    const wanted = this.#belongs();
    if (!tags || this.#marked === wanted) return;
    if (this.#marked && this.#inText && !this.#markedInText) this.#leaveText();
    if (this.#marked) this.#sink.text("EMC\n");
    this.#marked = wanted;
    this.#markedInText = this.#inText;
    if (wanted === ARTIFACT) this.#sink.text("/Artifact BMC\n");
    else {
      tags.add(wanted, this.#copy);
      this.#sink.text("/P<</MCID ");
      this.#places.push(this.#sink.length);
      this.#sink.text(">>BDC\n");
    }
  }

  /** What follows belongs to. Of a form that many pages share all that is written is one part. */
  #belongs(): TagOp | typeof ARTIFACT {
    const wanted = this.#wanted;
    if (!wanted) return ARTIFACT;
    return this.#resources.coarse && this.#copy !== undefined && this.#copy === this.#shared && wanted.tag !== WHOLE
      ? WRITTEN_OP
      : wanted;
  }

  #unmark(): void {
    if (!this.#marked) return;
    this.#sink.text("EMC\n");
    this.#marked = undefined;
  }

  write(ops: readonly Op[]): void {
    for (const op of wordsLast(ops)) {
      switch (op.op) {
        case "text":
          this.#text(op);
          break;
        case "line":
          this.#line(op);
          break;
        case "rect":
          this.#rect(op);
          break;
        case "path":
          this.#path(op);
          break;
        case "ellipse":
          this.#ellipse(op);
          break;
        case "place":
          this.#putPiece(op);
          break;
        case "tag":
          this.#wanted = op.tag ? op : undefined;
          break;
        default: // links and fields are annotations of the page
      }
    }
  }

  #line({ x1, y1, x2, y2, stroke, opacity }: LineOp): void {
    this.#straight(this.#between(x1, y1, x2, y2), stroke, opacity);
  }

  #between(x1: number, y1: number, x2: number, y2: number): Straight {
    const [x, y] = [this.#rounded(x1), this.#rounded(y1)];
    return { x, y, across: this.#rounded(x2) - x, down: this.#rounded(y2) - y };
  }

  #straight({ x, y, across, down }: Straight, stroke: Stroke, opacity?: number): void {
    const shape: Shape = { kind: "line", x, y, across, down, fill: undefined, stroke, opacity, owner: this.#owner() };
    if (this.#shapes.goesOn(shape) || !this.#paint(undefined, stroke, opacity)) return;
    const sink = this.#sink;
    const from = sink.length;
    sink.steps(x);
    sink.steps(y);
    sink.text("m\n");
    sink.steps(x + across);
    sink.steps(y + down);
    sink.text("l\nS\n");
    this.#shapes.begin(shape, from);
  }

  #owner(): unknown {
    return this.#tags && this.#belongs();
  }

  #rect({ x, y, w, h, rx, ry, fill, stroke, opacity }: RectOp): void {
    if (w === 0 || h === 0) return;
    const [radiusX, radiusY] = [Math.min(rx ?? ry ?? 0, w / 2), Math.min(ry ?? rx ?? 0, h / 2)];
    if (radiusX > 0 && radiusY > 0) {
      const painted = this.#paint(fill, stroke, opacity);
      if (painted) this.#moved(x, y, outlineRoundRect(w, h, radiusX, radiusY), painted);
      return;
    }
    const shape: Shape = {
      kind: "rect",
      x: this.#rounded(x),
      y: this.#rounded(y),
      across: this.#rounded(w),
      down: this.#rounded(h),
      fill,
      stroke,
      opacity,
      owner: this.#owner(),
    };
    if (this.#shapes.goesOn(shape)) return;
    const painted = this.#paint(fill, stroke, opacity);
    if (!painted) return;
    const from = this.#sink.length;
    this.#rectangle({ x, y, w, h });
    this.#sink.text(painted);
    this.#shapes.begin(shape, from);
  }

  #ellipse({ x, y, rx, ry, fill, stroke, opacity }: EllipseOp): void {
    const painted = this.#paint(fill, stroke, opacity);
    if (painted && rx > 0 && ry > 0) this.#moved(x, y, outlineEllipse(rx, ry), painted);
  }

  #path({ d, evenOdd, fill, stroke, opacity }: PathOp): void {
    const lines = fill === undefined && stroke && opacity === undefined ? this.#linesOf(d) : undefined;
    if (lines) {
      for (const line of lines) this.#straight(line, stroke!);
      return;
    }
    const painted = this.#paint(fill, stroke, opacity);
    if (!painted || d.length === 0) return;
    if (!evenOdd && isPolygon(d)) return this.#polygon(d, painted);
    const sink = this.#sink;
    let [x, y, startX, startY] = [0, 0, 0, 0];
    for (let i = 0; i < d.length;) {
      const command = d[i];
      const size = SEGMENT_SIZES[command as keyof typeof SEGMENT_SIZES];
      if (size === undefined) throw new Error(`${command} is no command of a path`);
      if (command === "Q") {
        // PDF has cubic curves only.
        const [, qx, qy, toX, toY] = d.slice(i, i + 5) as number[];
        const third = (from: number, to: number): void => this.#length(from + (2 / 3) * (to - from));
        third(x, qx);
        third(y, qy);
        third(toX, qx);
        third(toY, qy);
        this.#length(toX);
        this.#length(toY);
      } else for (let n = i + 1; n <= i + size; n++) this.#length(d[n] as number);
      sink.text(SEGMENTS[command as keyof typeof SEGMENTS]);
      if (size > 0) [x, y] = [d[i + size - 1] as number, d[i + size] as number];
      else [x, y] = [startX, startY];
      if (command === "M") [startX, startY] = [x, y];
      i += 1 + size;
    }
    sink.text(evenOdd && fill !== undefined ? painted.replace("\n", "*\n") : painted);
  }

  /** The straight lines that a path consists of, yards of a field, where many are alike. */
  #linesOf(d: PathOp["d"]): readonly Straight[] | undefined {
    if (!isRuled(d)) return undefined;
    const lines: Straight[] = [];
    for (let i = 0; i < d.length; i += 6)
      lines.push(this.#between(...([d[i + 1], d[i + 2], d[i + 4], d[i + 5]] as [number, number, number, number])));
    return inRuns(lines);
  }

  /** Dice, arrowheads: told by where they begin, each is written as all others of its form, and deflates to next to nothing. */
  #polygon(d: PathOp["d"], painted: string): void {
    const sink = this.#sink;
    const [x, y] = [this.#rounded(d[1] as number), this.#rounded(d[2] as number)];
    sink.text("q 1 0 0 1 ");
    sink.steps(x);
    sink.steps(y);
    sink.text("cm\n0 0 m\n");
    for (let i = 3; i < d.length - 1; i += 3) {
      this.#length((d[i + 1] as number) - x / STEPS);
      this.#length((d[i + 2] as number) - y / STEPS);
      sink.text("l\n");
    }
    sink.text("h\n");
    sink.text(painted);
    sink.text("Q\n");
  }

  #text({ x, y, font, size, value, says, fill, spacing = 0, turn = 0, stroke, opacity }: TextOp): void {
    const resources = this.#resources;
    const sink = this.#sink;
    const filled = fill !== "none";
    if (value === "" || (!filled && !stroke)) return;
    const run = resources.run(font, value, spacing === 0);
    const wanted = this.#belongs();
    this.#leaveRun();
    // What was marked before its text began ends behind it; from here on marks stand inside.
    if (this.#inText && this.#tags && this.#marked !== wanted && !this.#markedInText) this.#leaveText();
    if (!this.#inText) {
      if (this.#marked !== wanted) this.#unmark();
      sink.text("BT\n");
      this.#inText = true;
      this.#lineX = NaN;
    }
    this.#mark();
    if (!this.#inText) {
      sink.text("BT\n");
      this.#inText = true;
      this.#lineX = NaN;
    }
    this.#setPaint(filled ? fill : undefined, stroke, opacity, true);
    const state = this.#state;
    const { name } = run.usage!;
    const step = Math.round(size * STEPS);
    if (state.font !== name || state.size !== step) {
      sink.text(`/${name} `);
      sink.steps(step);
      sink.text("Tf\n");
      [state.font, state.size] = [name, step];
    }
    this.#setLetters(spacing, stroke ? (filled ? 2 : 1) : 0);
    const stepX = this.#isEnlarged() ? Math.round(x * STEPS) : ALONG * Math.round(x * (STEPS / ALONG));
    const stepY = Math.round(y * STEPS);
    if (turn !== 0) {
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      sink.factor(cos);
      sink.factor(sin);
      sink.factor(sin);
      sink.factor(-cos);
      sink.steps(stepX);
      sink.steps(stepY);
      sink.text("Tm\n");
      this.#lineX = NaN;
    } else if (Number.isNaN(this.#lineX)) {
      // The page runs downwards; letters stand upright in it.
      sink.text("1 0 0 -1 ");
      sink.steps(stepX);
      sink.steps(stepY);
      sink.text("Tm\n");
      this.#lineX = stepX;
    } else {
      sink.steps(stepX - this.#lineX);
      sink.steps(this.#lineY - stepY);
      sink.text("Td\n");
      this.#lineX = stepX;
    }
    this.#lineY = stepY;
    if (says !== undefined) sink.text(`/Span<</ActualText${textString(says)}>>BDC\n`);
    sink.bytes(showRun(run, size));
    if (says !== undefined) sink.text("EMC\n");
  }

  #putPiece(op: PlaceOp): void {
    const { piece, copy, opacity } = op;
    if (piece.ops.length === 0 || opacity === 0) return;
    const outer = this.#copy;
    const around = this.#wanted;
    if (copy) this.#copy = copy;
    this.#placed(op);
    this.#copy = outer;
    this.#wanted = around;
  }

  #placed({ piece, matrix, clip, opacity = 1 }: PlaceOp): void {
    const scale = this.#state.scale * scaleOf(matrix);
    const name = this.#resources.nameOf(piece, opacity !== 1, scale);
    const stays = isIdentity(matrix);
    if (name === undefined && stays && !clip) return this.write(piece.ops);
    this.#leaveText();
    if (name === undefined || clip || !this.#goesOn(matrix, opacity)) this.#leaveRun();
    if (name !== undefined) {
      // A piece that stands here and elsewhere is heard as a whole (14.7.4.2).
      const whole = this.#wanted ? undefined : this.#tags && this.#copy && wordsOf(piece);
      if (whole) {
        this.#wanted = whole;
        this.#shared = this.#copy;
      }
      this.#mark();
    }
    if (name !== undefined) {
      this.#setOpacity(opacity);
      this.#setOverprint(false);
      this.#setLetters(0, 0);
    }
    const sink = this.#sink;
    if (stays && !clip) return sink.text(`/${name} Do\n`);
    if (name !== undefined && !clip && isUpright(matrix)) return this.#runOn(name, matrix);
    this.#stack.push({ ...this.#state });
    sink.text("q\n");
    if (!stays) this.#concatenate(matrix);
    this.#state.scale = scale;
    if (clip) this.#clip(clip);
    if (name === undefined) this.write(piece.ops);
    else sink.text(`/${name} Do\n`);
    this.#leaveRun();
    this.#leaveText();
    sink.text("Q\n");
    this.#state = this.#stack.pop() as State;
  }

  /** Whether a piece is one more of its size in a row or column, and of what is being written. */
  #goesOn(matrix: Matrix, opacity: number): boolean {
    if (!this.#run || (this.#tags && this.#marked !== this.#belongs()) || this.#state.opacity !== opacity) return false;
    return this.#run.goesOn(matrix, this.#rounded(matrix[4]), this.#rounded(matrix[5]));
  }

  /** Dice in a row are told by how far they are from each other: they are equally far. */
  #runOn(name: string, matrix: Matrix): void {
    const sink = this.#sink;
    const [x, y] = [this.#rounded(matrix[4]), this.#rounded(matrix[5])];
    if (this.#run) {
      const [dx, dy] = this.#run.step(x, y);
      sink.text("1 0 0 1 ");
      sink.steps(dx);
      sink.steps(dy);
      sink.text("cm\n");
    } else {
      sink.text("q\n");
      this.#concatenate(matrix);
      this.#run = new PieceRun(matrix, x, y);
    }
    sink.text(`/${name} Do\n`);
  }

  #leaveRun(): void {
    this.#shapes.leave();
    if (!this.#run) return;
    this.#run = undefined;
    this.#sink.text("Q\n");
  }

  #concatenate([a, b, c, d, e, f]: Matrix): void {
    const sink = this.#sink;
    if (a === 1 && b === 0 && c === 0 && d === 1) sink.text("1 0 0 1 ");
    else {
      sink.factor(a);
      sink.factor(b);
      sink.factor(c);
      sink.factor(d);
    }
    this.#length(e);
    this.#length(f);
    sink.text("cm\n");
  }

  /** A place or length of a shape. */
  #length(value: number): void {
    this.#sink.steps(this.#rounded(value));
  }

  #rounded(value: number): number {
    return this.#isEnlarged() ? Math.round(value * STEPS) : LENGTHS * Math.round(value * (STEPS / LENGTHS));
  }

  #isEnlarged(): boolean {
    return this.#state.scale > LIFE_SIZE;
  }

  /** Cuts off what is outside of the rectangles; without any, everything. */
  #clip(clip: readonly Rect[]): void {
    if (clip.length === 0) this.#rectangle({ x: 0, y: 0, w: 0, h: 0 });
    for (const rect of clip) this.#rectangle(rect);
    this.#sink.text("W n\n");
  }

  #rectangle({ x, y, w, h }: Rect): void {
    this.#length(x);
    this.#length(y);
    this.#length(w);
    this.#length(h);
    this.#sink.text("re\n");
  }

  /** An outline that was built at the origin. */
  #moved(x: number, y: number, outline: Uint8Array, painted: string): void {
    const sink = this.#sink;
    sink.text("q 1 0 0 1 ");
    this.#length(x);
    this.#length(y);
    sink.text("cm\n");
    sink.bytes(outline);
    sink.text(painted);
    sink.text("Q\n");
  }

  /** Sets the paint of a shape; gives the operator that paints it, or undefined when nothing of it can be seen. */
  #paint(fill: string | undefined, stroke: Stroke | undefined, opacity: number | undefined): string | undefined {
    // PDF would draw a width of 0 as the thinnest line of the printer.
    const drawn = stroke && stroke.width > 0 ? stroke : undefined;
    if (fill === undefined && !drawn) return undefined;
    this.#leaveRun();
    this.#leaveText();
    this.#mark();
    this.#setPaint(fill, drawn, opacity, fill === undefined);
    return fill === undefined ? "S\n" : drawn ? "B\n" : "f\n";
  }

  /** @param fine letters and lines: in black they go over other inks, where areas of black would show what lies under them */
  #setPaint(fill: string | undefined, stroke: Stroke | undefined, opacity = 1, fine = false): void {
    const state = this.#state;
    const { press, inks } = this.#resources;
    this.#setOpacity(opacity);
    if (press) {
      const over = (color: string | undefined): boolean => color === undefined || inks(color).overprints;
      this.#setOverprint(fine && opacity === 1 && over(fill) && over(stroke?.color));
    }
    if (fill !== undefined && state.fill !== fill) {
      this.#sink.bytes(this.#resources.inks(fill).fill);
      state.fill = fill;
    }
    if (stroke && state.stroke !== stroke) this.#setStroke(stroke, state.stroke);
  }

  #setStroke(stroke: Stroke, last: Stroke | undefined): void {
    const sink = this.#sink;
    const { color, width, cap = "butt", join = "miter", miter = MITER, dash, offset = 0 } = stroke;
    this.#state.stroke = stroke;
    if (last?.color !== color) sink.bytes(this.#resources.inks(color).stroke);
    if (last?.width !== width) {
      sink.number(width);
      sink.text("w\n");
    }
    if (!last || (last.cap ?? "butt") !== cap) sink.text(`${CAPS[cap]} J\n`);
    if (!last || (last.join ?? "miter") !== join) sink.text(`${JOINS[join]} j\n`);
    if (!last || (last.miter ?? MITER) !== miter) sink.text(`${format(miter)} M\n`);
    const pattern = dash ? formatAll(dash) : "";
    if (!last || dashOf(last) !== `${pattern} ${offset}`) sink.text(`[${pattern}] ${format(offset)} d\n`);
  }

  #setOpacity(opacity: number): void {
    if (this.#state.opacity === opacity) return;
    this.#sink.text(`/${this.#resources.alphaName(opacity)} gs\n`);
    this.#state.opacity = opacity;
  }

  #setOverprint(on: boolean): void {
    if (this.#state.overprint === on) return;
    this.#sink.text(`/${on ? OVERPRINT : KNOCKOUT} gs\n`);
    this.#state.overprint = on;
  }

  #setLetters(spacing: number, mode: number): void {
    const state = this.#state;
    if (state.spacing !== spacing) this.#sink.text(`${format((state.spacing = spacing))} Tc\n`);
    if (state.mode !== mode) this.#sink.text(`${(state.mode = mode)} Tr\n`);
  }

  #leaveText(): void {
    if (!this.#inText) return;
    if (this.#markedInText) this.#unmark();
    this.#markedInText = false;
    this.#sink.text("ET\n");
    this.#inText = false;
  }
}

/** All that is printed on a form, which many pages share. */
export const WHOLE: Tag = { role: "P", kids: [] };
/** All that is written on such a form, where a document is large. */
export const WRITTEN: Tag = { role: "P", kids: [] };
const WRITTEN_OP: TagOp = { op: "tag", tag: WRITTEN };
const heardWhole = new WeakMap<Piece, TagOp | undefined>();

/** A part of the page that a piece with words is, or undefined when it has none. */
function wordsOf(piece: Piece): TagOp | undefined {
  if (!heardWhole.has(piece)) {
    const worded = (ops: readonly Op[]): boolean =>
      ops.some((op) => op.op === "tag" || (op.op === "place" && worded(op.piece.ops)));
    heardWhole.set(piece, worded(piece.ops) ? { op: "tag", tag: WHOLE } : undefined);
  }
  return heardWhole.get(piece);
}

const dashOf = ({ dash, offset = 0 }: Stroke): string => `${dash ? formatAll(dash) : ""} ${offset}`;

/** How much larger things come out, in the direction in which they grow most. `Math.hypot` would take longer than all else that is done with a piece. */
const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.max(a * a + b * b, c * c + d * d));

const isIdentity = ([a, b, c, d, e, f]: Matrix): boolean =>
  a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;
