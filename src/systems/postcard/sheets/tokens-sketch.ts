/** Pieces of a token, drawn upright or upside down: the back of a chip that folds over stands on its head. */
import { ptToMm } from "../../../kernel/units/index.js";
import { round } from "../../../page/lay-out.js";

type Points = readonly (readonly [number, number])[];
/** Capital height of the two faces, as a share of the type size. */
const CAPS = { title: 0.75, strong: 0.7, band: 0.7, semi: 0.7, rules: 0.7, label: 0.7 } as const;
export type TokenStyle = keyof typeof CAPS;

export interface Sketch {
  readonly boxes: object[];
  readonly circles: object[];
  readonly polygons: object[];
  readonly balls: object[];
  readonly lines: object[];
  readonly texts: object[];
}

export const emptySketch = (): Sketch => ({ boxes: [], circles: [], polygons: [], balls: [], lines: [], texts: [] });

const INNER = 0.382;

/** Corners of a five-pointed star around a middle. */
export const starPoints = (cx: number, cy: number, r: number, turned: boolean): Points =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2 + (turned ? Math.PI : 0);
    const radius = i % 2 === 0 ? r : r * INNER;
    return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))] as const;
  });

/** Draws around the middle of one face; offsets turn with it. */
export class Face {
  constructor(
    private readonly sketch: Sketch,
    readonly cx: number,
    readonly cy: number,
    /** Side of a square face. */
    readonly side: number,
    readonly turned: boolean,
  ) {}

  private at(dx: number, dy: number): { x: number; y: number } {
    const way = this.turned ? -1 : 1;
    return { x: round(this.cx + way * dx), y: round(this.cy + way * dy) };
  }

  /** A line of type whose capitals stand around (dx, dy); `size` in millimeters of capital height. */
  text(value: string, dx: number, dy: number, caps: number, style: TokenStyle, fill: string, width: number): void {
    const size = round(caps / CAPS[style] / ptToMm(1));
    const { x, y } = this.at(dx, dy + caps / 2);
    this.sketch.texts.push({ value, x, y, size, style, fill, turn: this.turned ? 180 : 0, width });
  }

  /** The whole face in one color, with a margin. */
  fill(fill: string, stroke: string, margin = 0.05): void {
    const side = this.side * (1 - 2 * margin);
    const half = side / 2;
    this.sketch.boxes.push({
      x: round(this.cx - half),
      y: round(this.cy - half),
      w: round(side),
      h: round(side),
      radius: round(this.side * 0.08),
      fill,
      stroke,
      weight: "frame",
    });
  }

  ball(dx: number, dy: number, w: number): void {
    this.sketch.balls.push({ ...this.at(dx, dy), w: round(w) });
  }

  star(dx: number, dy: number, r: number, fill: string, stroke = "none"): void {
    const { x, y } = this.at(dx, dy);
    this.sketch.polygons.push({ points: starPoints(x, y, r, this.turned), fill, stroke, weight: "frame" });
  }

  shape(points: Points, fill: string, stroke = "none"): void {
    const turned = points.map(([dx, dy]) => {
      const { x, y } = this.at(dx, dy);
      return [x, y] as const;
    });
    this.sketch.polygons.push({ points: turned, fill, stroke, weight: "frame" });
  }

  ring(r: number, fill: string, stroke: string): void {
    this.sketch.circles.push({ x: this.cx, y: this.cy, r: round(r), fill, stroke, weight: "frame" });
  }
}
