/**
 * Consecutive lines and areas of the same size and look, such as the rules of a table: each is the previous one, translated. If the steps
 * are equal, the operators are the same bytes over and over.
 */
import type { Stroke } from "../../sheet/drawing/types.js";
import type { ByteSink } from "./bytes.js";

/** Tolerance of a shape's position: a thousandth of a millimeter, to which positions are rounded. */
const NEAR = 10;

/** What two shapes must share, and where this one begins. All lengths are in steps of the page. */
export interface Shape {
  readonly kind: "line" | "rect";
  /** From its start to its end. */
  readonly across: number;
  readonly down: number;
  /** Equal paint is one object: see `Stroke`. */
  readonly fill: string | undefined;
  readonly stroke: Stroke | undefined;
  readonly opacity: number | undefined;
  /** The part of the page it belongs to. */
  readonly owner: unknown;
  readonly x: number;
  readonly y: number;
}

export class ShapeRun {
  readonly #sink: ByteSink;
  #last: Shape | undefined;
  /** Offset of the first shape's operators in the sink. */
  #from = 0;
  #to = 0;
  /** Actual position of the last shape, and its step from the previous one. */
  #x = 0;
  #y = 0;
  #dx = NaN;
  #dy = NaN;
  /** True if the coordinate system is currently translated. */
  #moved = false;

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  /** Notes the first shape of a possible run; its operators are in the sink from `from` to the end. */
  begin(shape: Shape, from: number): void {
    this.#last = shape;
    this.#from = from;
    this.#to = this.#sink.length;
    [this.#x, this.#y, this.#dx, this.#dy] = [shape.x, shape.y, NaN, NaN];
  }

  /** Writes a shape if it is like the previous one; returns true if so. */
  goesOn(shape: Shape): boolean {
    if (!this.#last || !alike(this.#last, shape)) return false;
    const sink = this.#sink;
    const [dx, dy] = [shape.x - this.#x, shape.y - this.#y];
    // The previous step, if it leads to nearly the same position: tolerances do not add up.
    if (!(Math.abs(dx - this.#dx) <= NEAR && Math.abs(dy - this.#dy) <= NEAR)) [this.#dx, this.#dy] = [dx, dy];
    sink.text(this.#moved ? "1 0 0 1 " : "q\n1 0 0 1 ");
    this.#moved = true;
    sink.steps(this.#dx);
    sink.steps(this.#dy);
    sink.text("cm\n");
    sink.again(this.#from, this.#to);
    this.#x += this.#dx;
    this.#y += this.#dy;
    return true;
  }

  /** Something else follows. */
  leave(): void {
    if (this.#moved) this.#sink.text("Q\n");
    this.#moved = false;
    this.#last = undefined;
  }
}

const alike = (a: Shape, b: Shape): boolean =>
  a.kind === b.kind &&
  a.across === b.across &&
  a.down === b.down &&
  a.fill === b.fill &&
  a.stroke === b.stroke &&
  a.opacity === b.opacity &&
  a.owner === b.owner;

/** A straight line in steps: its start, and its extent. */
export interface Straight {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** Minimum lines per group; otherwise their order stays, because there is nothing to gain. */
const MANY = 3;

/** Lines of one look, reordered into runs: equal ones in a row or column follow each other. */
export function inRuns(lines: readonly Straight[]): readonly Straight[] | undefined {
  const groups = new Map<string, Straight[]>();
  for (const line of lines) {
    const { x, y, across, down } = line;
    const key = `${across} ${down} ${down === 0 ? x : y}`;
    const known = groups.get(key);
    if (known) known.push(line);
    else groups.set(key, [line]);
  }
  return groups.size * MANY <= lines.length ? [...groups.values()].flat() : undefined;
}
