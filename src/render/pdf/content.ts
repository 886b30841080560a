/** The content stream of one page or piece: its operations as PDF operators, with consecutive text and rows of shapes combined. */
import type {
  EllipseOp,
  ImageOp,
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
  TagOp,
  TextOp,
} from "../../sheet/drawing/types.js";
import { ByteSink, STEPS } from "./bytes.js";
import { GraphicsState } from "./graphics-state.js";
import { ARTIFACT, WHOLE, wordsOf, WRITTEN_OP, type Marked, type TagList } from "./marked-content.js";
import { isPolygon, isRuled, outlineEllipse, outlineRoundRect } from "./outlines.js";
import { textString } from "./object-text.js";
import { hasParts } from "./parted-piece.js";
import { isUpright, PieceRun } from "./piece-run.js";
import type { Resources } from "./resources.js";
import { inRuns, ShapeRun, type Shape, type Straight } from "./shape-run.js";
import { showRun } from "./text-run.js";
import { wordsLast } from "./words-last.js";

/**
 * Lengths are multiples of this step in content printed near its original size. The vertical position of text is as
 * precise as possible: viewers place letters on whole rows of pixels, and a thousandth of a millimeter may move a row
 * to the next one.
 */
const LENGTHS = 10;
/** Precision of a text's start along its line: a five-hundredth of a millimeter, which moves no edge to another pixel. */
const ALONG = 20;
const LIFE_SIZE = 1.5;

const SEGMENT_SIZES = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const;
const SEGMENTS = { M: "m\n", L: "l\n", C: "c\n", Q: "c\n", Z: "h\n" } as const;

/** Paths whose lines are not alike, with and without rounded positions. */
const noRuns = { asWritten: new WeakSet<PathOp["d"]>(), enlarged: new WeakSet<PathOp["d"]>() };

/** Minimum size of shared print for a stream of its own, bytes. */
const APART = 2500;

/** A part of a page's content. */
export interface StreamPart {
  readonly bytes: Uint8Array;
  /** True if other pages may contain it too. */
  readonly shared: boolean;
}

export class Content {
  readonly #sink = new ByteSink();
  readonly #resources: Resources<unknown>;
  /** Absent in pieces, which belong to whatever contains them. */
  readonly #tags: TagList | undefined;
  /** The tag of what follows, and the tag currently open in the stream. */
  #wanted: TagOp | undefined;
  #marked: Marked | undefined;
  #markedInText = false;
  #copy: PageCopy | undefined;
  /** Pieces with tagged parts already on the page, by the copies that contain them; and whether the current one is repeated. */
  readonly #heard = new Map<Piece, (PageCopy | undefined)[]>();
  #muted = false;
  /** The copy whose print is shared with other pages. */
  #shared: PageCopy | undefined;
  #run: PieceRun | undefined;
  /** Where print shared with other pages starts and ends in the stream. */
  readonly #cuts: number[] = [];
  /** Nesting depth of pieces being written. */
  #depth = 0;
  readonly #shapes = new ShapeRun(this.#sink);
  readonly #state: GraphicsState;
  #inText = false;
  /** Start of the last line of text, in steps; each line is written relative to the last. */
  #lineX = 0;
  #lineY = 0;

  /**
   * @param scale how much larger content is printed than written
   * @param start operators that open the stream
   */
  constructor(resources: Resources<unknown>, scale: number, start = "", tags?: TagList) {
    this.#resources = resources;
    this.#state = new GraphicsState(this.#sink, resources, scale);
    this.#tags = tags;
    this.#sink.text(start);
  }

  /** Ends the stream. @returns its bytes */
  finish(): Uint8Array {
    this.#leave();
    return this.#sink.finish();
  }

  /** Ends the stream of a page, split into parts that other pages share and the rest. */
  finishParts(): readonly StreamPart[] {
    const bytes = this.finish();
    const ends = [...this.#cuts, bytes.length];
    return ends.flatMap((end, i) => {
      const from = ends[i - 1] ?? 0;
      return end > from || ends.length === 1 ? [{ bytes: bytes.subarray(from, end), shared: i % 2 === 1 }] : [];
    });
  }

  /** Ends any run or marked content. */
  #leave(): void {
    this.#leaveRun();
    this.#leaveText();
    this.#unmark();
  }

  /** Marks what follows with its tag (ISO 32000-1, 14.6); inside a text object, marks begin and end there. */
  #mark(): void {
    const tags = this.#tags;
    const wanted = this.#belongs();
    if (!tags || this.#marked === wanted) return;
    if (this.#marked && this.#inText && !this.#markedInText) this.#leaveText();
    if (this.#marked) this.#sink.text("EMC\n");
    this.#marked = wanted;
    this.#markedInText = this.#inText;
    if (wanted === ARTIFACT) this.#sink.text("/Artifact BMC\n");
    else this.#sink.text(`/P<</MCID ${tags.add(wanted, this.#copy)}>>BDC\n`);
  }

  /** The tag of what follows. In a form shared by many pages, everything written is one part. */
  #belongs(): Marked {
    const wanted = this.#wanted;
    if (!wanted || this.#muted) return ARTIFACT;
    return this.#resources.coarse &&
      this.#copy !== undefined &&
      this.#copy === this.#shared &&
      wanted.tag !== WHOLE &&
      wanted.tag?.role !== "H"
      ? WRITTEN_OP
      : wanted;
  }

  #unmark(): void {
    if (!this.#marked) return;
    this.#sink.text("EMC\n");
    this.#marked = undefined;
  }

  write(ops: readonly Op[]): void {
    this.#writeInOrder(wordsLast(ops));
  }

  #writeInOrder(ops: readonly Op[]): void {
    for (let i = 0; i < ops.length; i++) {
      const op = ops[i];
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
        case "image":
          this.#image(op);
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

  /** A picture's y points up, the page's down: flips it. */
  #image({ raster, x, y, w, h }: ImageOp): void {
    this.#leaveRun();
    this.#leaveText();
    this.#mark();
    this.#state.setOpacity(1);
    this.#sink.text("q\n");
    this.#concatenate([w, 0, 0, -h, x, y + h]);
    this.#do(this.#resources.imageName(raster));
    this.#sink.text("Q\n");
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
      if (size === undefined) throw new Error(`${command} is not a path command`);
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

  /** The straight lines of a path, such as yard lines, if many are alike. */
  #linesOf(d: PathOp["d"]): readonly Straight[] | undefined {
    // A tally is examined once, not on each page that contains it.
    const apart = this.#isEnlarged() ? noRuns.enlarged : noRuns.asWritten;
    if (!isRuled(d) || apart.has(d)) return undefined;
    const lines: Straight[] = [];
    for (let i = 0; i < d.length; i += 6)
      lines.push(this.#between(...([d[i + 1], d[i + 2], d[i + 4], d[i + 5]] as [number, number, number, number])));
    const runs = inRuns(lines);
    if (!runs) apart.add(d);
    return runs;
  }

  /** Dice, arrowheads: written relative to their start, so equal shapes are equal bytes and compress to almost nothing. */
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
    // Content marked before this text object began ends after it; from here on, marks are inside.
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
    this.#state.setPaint(filled ? fill : undefined, stroke, opacity, true);
    this.#state.setFont(run.usage!.name, Math.round(size * STEPS));
    this.#state.setLetters(spacing, stroke ? (filled ? 2 : 1) : 0);
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
      // On the page, y points down; letters need it pointing up.
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
    const muted = this.#muted;
    if (copy) this.#copy = copy;
    this.#depth++;
    // A card that is on a sheet several times is read aloud once.
    if (this.#tags && hasParts(piece)) this.#muted ||= this.#isHeard(piece);
    this.#placed(op);
    this.#depth--;
    this.#copy = outer;
    this.#wanted = around;
    this.#muted = muted;
  }

  /** True if the same piece of the same copy is already on the page; records it. */
  #isHeard(piece: Piece): boolean {
    const heard = this.#heard.get(piece);
    if (!heard) this.#heard.set(piece, [this.#copy]);
    else if (heard.includes(this.#copy)) return true;
    else heard.push(this.#copy);
    return false;
  }

  #placed({ piece, matrix, clip, opacity = 1 }: PlaceOp): void {
    const scale = this.#state.scale * scaleOf(matrix);
    // Tagged parts cannot be in a piece that is placed more than once (Matterhorn 30-002), so they are written on each
    // page.
    const heard = this.#tags && !this.#wanted && opacity === 1;
    const parted = heard ? this.#resources.partedOf(piece) : undefined;
    const name = parted ? undefined : this.#resources.nameOf(piece, opacity !== 1, scale);
    const stays = isIdentity(matrix);
    const inline = (): void => (parted ? this.#writeParted(piece, parted) : this.write(piece.ops));
    if (name === undefined && stays && !clip) return inline();
    this.#leaveText();
    if (name === undefined || clip || !this.#goesOn(matrix, opacity)) this.#leaveRun();
    if (name !== undefined) {
      // A piece that is used several times is read aloud as a whole (14.7.4.2).
      const whole = this.#wanted || this.#muted ? undefined : this.#tags && this.#copy && wordsOf(piece);
      if (whole) {
        this.#wanted = whole;
        this.#shared = this.#copy;
      }
      this.#mark();
    }
    if (name !== undefined) {
      this.#state.setOpacity(opacity);
      this.#state.setOverprint(false);
      this.#state.setLetters(0, 0);
    }
    if (name !== undefined && !clip) {
      if (stays) return this.#do(name);
      if (isUpright(matrix)) return this.#runOn(name, matrix);
      this.#sink.text("q\n");
      this.#concatenate(matrix);
      this.#do(name);
      return this.#sink.text("Q\n");
    }
    this.#state.save();
    if (!stays) this.#concatenate(matrix);
    this.#state.scale = scale;
    if (clip) this.#clip(clip);
    if (name === undefined) inline();
    else this.#do(name);
    this.#leaveRun();
    this.#leaveText();
    this.#state.restore();
  }

  /**
   * Writes print shared between pages whose words are separate tagged parts. For a whole page it is one stream, stored
   * once in the file; cards need separate numbers for each position on a page.
   */
  #writeParted(piece: Piece, ops: readonly Op[]): void {
    const tags = this.#tags;
    const resources = this.#resources;
    if (!tags || this.#depth > 1 || !resources.standsApart(piece, ops)) return this.#writeInOrder(ops);
    this.#leave();
    this.#state.forget();
    tags.goTo(resources.numberOf(ops, tags.next));
    const from = this.#sink.length;
    this.#writeInOrder(ops);
    this.#leave();
    if (this.#sink.length - from < APART) resources.setSmall(ops);
    else this.#cuts.push(from, this.#sink.length);
  }

  #do(name: string): void {
    const sink = this.#sink;
    sink.text("/");
    sink.text(name);
    sink.text(" Do\n");
  }

  /** True if a piece continues a row or column of equal size and equal content. */
  #goesOn(matrix: Matrix, opacity: number): boolean {
    if (!this.#run || (this.#tags && this.#marked !== this.#belongs()) || this.#state.opacity !== opacity) return false;
    return this.#run.goesOn(matrix, this.#rounded(matrix[4]), this.#rounded(matrix[5]));
  }

  /** Writes dice in a row relative to each other, because they are evenly spaced. */
  #runOn(name: string, matrix: Matrix): void {
    const sink = this.#sink;
    const x = this.#rounded(matrix[4]);
    const y = this.#rounded(matrix[5]);
    const run = this.#run;
    if (run) {
      run.stepTo(x, y);
      sink.text("1 0 0 1 ");
      sink.steps(run.dx);
      sink.steps(run.dy);
      sink.text("cm\n");
    } else {
      sink.text("q\n");
      this.#concatenate(matrix);
      this.#run = new PieceRun(matrix, x, y);
    }
    this.#do(name);
  }

  #leaveRun(): void {
    this.#shapes.leave();
    if (!this.#run) return;
    this.#run = undefined;
    this.#sink.text("Q\n");
  }

  #concatenate(m: Matrix): void {
    const sink = this.#sink;
    if (m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1) sink.text("1 0 0 1 ");
    else for (let i = 0; i < 4; i++) sink.factor(m[i]);
    this.#length(m[4]);
    this.#length(m[5]);
    sink.text("cm\n");
  }

  /** Writes a position or length of a shape. */
  #length(value: number): void {
    this.#sink.steps(this.#rounded(value));
  }

  #rounded(value: number): number {
    return this.#isEnlarged() ? Math.round(value * STEPS) : LENGTHS * Math.round(value * (STEPS / LENGTHS));
  }

  #isEnlarged(): boolean {
    return this.#state.scale > LIFE_SIZE;
  }

  /** Clips to the rectangles; with none, clips everything. */
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

  /** Writes an outline that was built at the origin. */
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

  /** Sets the paint of a shape. @returns the operator that paints it, or undefined if nothing would be visible */
  #paint(fill: string | undefined, stroke: Stroke | undefined, opacity: number | undefined): string | undefined {
    // PDF would draw a width of 0 as the thinnest line of the printer.
    const drawn = stroke && stroke.width > 0 ? stroke : undefined;
    if (fill === undefined && !drawn) return undefined;
    this.#leaveRun();
    this.#leaveText();
    this.#mark();
    this.#state.setPaint(fill, drawn, opacity, fill === undefined);
    return fill === undefined ? "S\n" : drawn ? "B\n" : "f\n";
  }

  #leaveText(): void {
    if (!this.#inText) return;
    if (this.#markedInText) this.#unmark();
    this.#markedInText = false;
    this.#sink.text("ET\n");
    this.#inText = false;
  }
}

/** The scale factor in the direction of greatest enlargement. `Math.hypot` would take longer than everything else done with a piece. */
const scaleOf = (m: Matrix): number => Math.sqrt(Math.max(m[0] * m[0] + m[1] * m[1], m[2] * m[2] + m[3] * m[3]));

const isIdentity = (m: Matrix): boolean =>
  m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1 && m[4] === 0 && m[5] === 0;
