/**
 * Words in the row below the field: each next to the pointer to its line, on the side with room, in short form if there is none. House
 * rules may put the spots on any five-yard line, so positions are found by a search; for the standard card, the first candidate works.
 */
import type { RunPiece } from "../../../sheet/marks/runs.js";

/** A label for one line; several labels may point to the same. */
export interface SpotLabel {
  /** Possible starts or ends of its words. */
  readonly stands: readonly Stand[];
  /** The words, then shorter ones; possibly none, if they may be omitted. */
  readonly forms: readonly Words[];
}

/** Words next to a pointer: to its left they end at x, to its right they begin there. `worse` ones are a last resort. */
export interface Stand {
  readonly x: number;
  readonly align: "start" | "end";
  readonly worse: number;
}

export interface Words {
  readonly pieces: readonly RunPiece[];
  readonly width: number;
}

export type Stretch = readonly [from: number, to: number];

interface Chosen {
  readonly stand: Stand;
  readonly words: readonly Words[];
}

export interface PlacedWords {
  readonly x: number;
  readonly align: "start" | "end";
  readonly pieces: readonly RunPiece[];
}

/** Gap between words, and between words and a pointer. */
const AIR = 0.6;
const BESIDE = 0.25;
/** Penalty for a short form, larger than for the other side. */
const SHORTER = 10;

const stretchOf = ({ stand: { x, align }, words }: Chosen, dot: Words): Stretch => {
  const width = words.reduce((sum, one) => sum + one.width, 0) + dot.width * (words.length - 1);
  return align === "start" ? [x, x + width] : [x - width, x];
};

const clear = ([a, b]: Stretch, [c, d]: Stretch, air: number): boolean => b + air <= c || d + air <= a;

/**
 * The best placement of all labels; undefined if there is none. `words` and `pointers` are already in the row; `dot` separates words on the
 * same side of a pointer.
 */
export function placeLabels(
  labels: readonly SpotLabel[],
  {
    words,
    pointers,
    dot,
  }: { readonly words: readonly Stretch[]; readonly pointers: readonly Stretch[]; readonly dot: Words },
): PlacedWords[] | undefined {
  let best: { readonly cost: number; readonly chosen: readonly Chosen[] } | undefined;
  const fits = (chosen: readonly Chosen[]): boolean => {
    const taken = chosen.map((one) => stretchOf(one, dot));
    return taken.every(
      (one, i) =>
        pointers.every((other) => clear(one, other, BESIDE)) &&
        words.every((other) => clear(one, other, AIR)) &&
        taken.every((other, k) => k <= i || clear(one, other, AIR)),
    );
  };
  const place = (i: number, chosen: readonly Chosen[], cost: number): void => {
    if (best && cost >= best.cost) return;
    if (!fits(chosen)) return;
    if (i === labels.length) {
      best = { cost, chosen };
      return;
    }
    const { stands, forms } = labels[i];
    forms.forEach((form, f) => {
      if (form.pieces.length === 0) return place(i + 1, chosen, cost + f * SHORTER);
      for (const stand of stands) {
        const same = chosen.findIndex((one) => one.stand.x === stand.x && one.stand.align === stand.align);
        const next =
          same < 0
            ? [...chosen, { stand, words: [form] }]
            : chosen.map((one, k) => (k === same ? { stand, words: [...one.words, form] } : one));
        place(i + 1, next, cost + stand.worse + f * SHORTER);
      }
    });
  };
  place(0, [], 0);
  return best?.chosen.map(({ stand: { x, align }, words: own }) => ({
    x,
    align,
    pieces: joined(own.flatMap(({ pieces }, i) => (i === 0 ? pieces : [...dot.pieces, ...pieces]))),
  }));
}

/** Joins neighbors with the same style. */
function joined(pieces: readonly RunPiece[]): RunPiece[] {
  const out: RunPiece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last?.text !== undefined && piece.text !== undefined && last.style === piece.style && !piece.gap)
      out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}
