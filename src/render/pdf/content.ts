/**
 * The content stream of one page or drawing: a string of operators, with the graphics state remembered so that
 * an operator is written only when something changes.
 */
import { ByteSink } from "./bytes.js";
import { format, formatAll } from "./numbers.js";
import { OPAQUE, type Paint, type StrokeOperators } from "./paint.js";
import type { Matrix } from "../../sheet/svg-subset/index.js";

/** Last operator written of each kind; empty = unknown. */
interface State {
  fill: string;
  stroke: StrokeOperators | undefined;
  strokeColor: string;
  width: string;
  cap: string;
  join: string;
  miter: string;
  dash: string;
  alpha: string;
  font: string;
  spacing: string;
  mode: string;
}

/** Operators are turned into bytes in pieces of this length: strings built from many parts are slow to encode when long. */
const PIECE = 8192;
export const NO_SPACING = "0 Tc\n";
export const FILL_TEXT = "0 Tr\n";

export class Content {
  readonly #sink = new ByteSink();
  #out: string;
  #inText = false;
  #state: State;
  readonly #stack: State[] = [];
  readonly #setAlpha: (alpha: string) => string;

  /**
   * @param start operators that open the stream
   * @param setAlpha gives the operator for an opacity pair and registers it as a resource
   */
  constructor(start: string, setAlpha: (alpha: string) => string) {
    this.#out = start;
    this.#setAlpha = setAlpha;
    // Drawings begin with whatever state their page is in, except that nobody places one while opacity or
    // letter-spacing is on (see `placeDrawing`), so these three are known.
    this.#state = {
      fill: "",
      stroke: undefined,
      strokeColor: "",
      width: "",
      cap: "",
      join: "",
      miter: "",
      dash: "",
      alpha: OPAQUE,
      font: "",
      spacing: NO_SPACING,
      mode: FILL_TEXT,
    };
  }

  /** Ends the stream and gives its bytes. */
  finish(): Uint8Array {
    this.#leaveText();
    this.#sink.add(this.#out);
    return this.#sink.finish();
  }

  /** Appends path and painting operators that need the paint. */
  drawPath(body: string, paint: Paint): void {
    this.#leaveText();
    this.#paint(paint);
    this.#out += body;
    if (this.#out.length > PIECE) this.#flush();
  }

  /** Appends text-showing operators that need the paint, font, letter-spacing and way of drawing letters. */
  drawText(body: string, font: string, spacing: string, mode: string, paint: Paint): void {
    const state = this.#state;
    if (!this.#inText) {
      this.#out += "BT\n";
      this.#inText = true;
    }
    this.#paint(paint);
    if (state.font !== font) this.#out += state.font = font;
    if (state.spacing !== spacing) this.#out += state.spacing = spacing;
    if (state.mode !== mode) this.#out += state.mode = mode;
    this.#out += body;
    if (this.#out.length > PIECE) this.#flush();
  }

  /** Saves the state and changes the coordinates. */
  save(matrix?: Matrix): void {
    this.#leaveText();
    this.#stack.push({ ...this.#state });
    this.#out += "q\n";
    if (matrix) this.#out += `${concatenate(matrix)}\n`;
  }

  /** Cuts off what is outside of the rectangles (each x y width height). Only between save and restore. */
  clip(rectangles: readonly string[]): void {
    this.#leaveText();
    this.#out += `${rectangles.map((rectangle) => `${rectangle} re\n`).join("")}W n\n`;
  }

  restore(): void {
    this.#leaveText();
    this.#out += "Q\n";
    this.#state = this.#stack.pop() as State;
  }

  /** Places a drawing that was written once as a form XObject. */
  placeDrawing(name: string, matrix: Matrix | undefined, alpha: string): void {
    this.#leaveText();
    this.#setOpacity(alpha);
    if (this.#state.spacing !== NO_SPACING) this.#out += this.#state.spacing = NO_SPACING;
    if (this.#state.mode !== FILL_TEXT) this.#out += this.#state.mode = FILL_TEXT;
    this.#out += matrix ? `q ${concatenate(matrix)} /${name} Do Q\n` : `/${name} Do\n`;
  }

  #setOpacity(alpha: string): void {
    if (this.#state.alpha === alpha) return;
    this.#out += this.#setAlpha(alpha);
    this.#state.alpha = alpha;
  }

  #paint({ fill, stroke, alpha }: Paint): void {
    const state = this.#state;
    this.#setOpacity(alpha);
    if (fill !== undefined && state.fill !== fill) this.#out += state.fill = fill;
    if (stroke === undefined || state.stroke === stroke) return;
    if (state.strokeColor !== stroke.color) this.#out += state.strokeColor = stroke.color;
    if (state.width !== stroke.width) this.#out += state.width = stroke.width;
    if (state.cap !== stroke.cap) this.#out += state.cap = stroke.cap;
    if (state.join !== stroke.join) this.#out += state.join = stroke.join;
    if (state.miter !== stroke.miter) this.#out += state.miter = stroke.miter;
    if (state.dash !== stroke.dash) this.#out += state.dash = stroke.dash;
    state.stroke = stroke;
  }

  #flush(): void {
    this.#sink.add(this.#out);
    this.#out = "";
  }

  #leaveText(): void {
    if (!this.#inText) return;
    this.#out += "ET\n";
    this.#inText = false;
  }
}

function concatenate(matrix: Matrix): string {
  const [a, b, c, d, e, f] = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1) return `1 0 0 1 ${format(e)} ${format(f)} cm`;
  // Six places for the turning part: it is multiplied by whole page widths.
  return `${[a, b, c, d].map((part) => `${Math.round(part * 1e6) / 1e6}`).join(" ")} ${formatAll([e, f])} cm`;
}
