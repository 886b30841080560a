/** The current graphics state of a content stream: an operator is written only if something changes (ISO 32000-1, 8.4). */
import type { Stroke } from "../../sheet/drawing/types.js";
import type { ByteSink } from "./bytes.js";
import { format, formatAll } from "./numbers.js";
import type { Resources } from "./resources.js";

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
  /** Scale from written to visible size. */
  scale: number;
}

/** Names of the graphics states with overprinting and with knockout. */
export const OVERPRINT = "K1";
export const KNOCKOUT = "K0";

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
/** SVG's default miter limit, which applies to strokes that set none. */
const MITER = 4;

export class GraphicsState {
  readonly #sink: ByteSink;
  readonly #resources: Resources<unknown>;
  readonly #stack: State[] = [];
  // Pieces begin with whatever state their page is in, except that no one places one while opacity, overprinting, letter-spacing or
  // outlined letters are on, so these four are known.
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

  constructor(sink: ByteSink, resources: Resources<unknown>, scale: number) {
    this.#sink = sink;
    this.#resources = resources;
    this.#state.scale = scale;
  }

  /** Scale from written to visible size. */
  get scale(): number {
    return this.#state.scale;
  }

  set scale(scale: number) {
    this.#state.scale = scale;
  }

  get opacity(): number {
    return this.#state.opacity;
  }

  /** Forgets everything: the following content may be reused on other pages, after other content. */
  forget(): void {
    this.setOpacity(1);
    this.setOverprint(false);
    this.setLetters(0, 0);
    this.#state = { ...this.#state, fill: undefined, stroke: undefined, font: "", size: 0 };
  }

  /** `restore` undoes everything set after this. */
  save(): void {
    this.#stack.push({ ...this.#state });
    this.#sink.text("q\n");
  }

  restore(): void {
    this.#sink.text("Q\n");
    this.#state = this.#stack.pop()!;
  }

  /** @param fine true for letters and lines: black ones overprint; black areas do not, because they would show what is below */
  setPaint(fill: string | undefined, stroke: Stroke | undefined, opacity = 1, fine = false): void {
    const state = this.#state;
    const { press, inks } = this.#resources;
    this.setOpacity(opacity);
    if (press) {
      const over = (color: string | undefined): boolean => color === undefined || inks(color).overprints;
      this.setOverprint(fine && opacity === 1 && over(fill) && over(stroke?.color));
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

  setOpacity(opacity: number): void {
    if (this.#state.opacity === opacity) return;
    this.#sink.text(`/${this.#resources.alphaName(opacity)} gs\n`);
    this.#state.opacity = opacity;
  }

  setOverprint(on: boolean): void {
    if (this.#state.overprint === on) return;
    this.#sink.text(`/${on ? OVERPRINT : KNOCKOUT} gs\n`);
    this.#state.overprint = on;
  }

  setLetters(spacing: number, mode: number): void {
    const state = this.#state;
    if (state.spacing !== spacing) this.#sink.text(`${format((state.spacing = spacing))} Tc\n`);
    if (state.mode !== mode) this.#sink.text(`${(state.mode = mode)} Tr\n`);
  }

  setFont(name: string, size: number): void {
    const state = this.#state;
    if (state.font === name && state.size === size) return;
    this.#sink.text(`/${name} `);
    this.#sink.steps(size);
    this.#sink.text("Tf\n");
    [state.font, state.size] = [name, size];
  }
}

const dashOf = ({ dash, offset = 0 }: Stroke): string => `${dash ? formatAll(dash) : ""} ${offset}`;
