import type { Env } from "../env.js";
import { dieFigure, type DieLook } from "../../sheet/figures/die.js";
import { placeFigure } from "../place-figure.js";
import { perTheme } from "../../sheet/theme.js";
import { defineMark } from "./mark.js";

/** Looks of a printed die or of the space for one. */
export const DIE_LOOKS = ["plain", "coach", "reverse", "space", "space-won", "space-coach"] as const;
export type DieLookName = (typeof DIE_LOOKS)[number];

type Drawn = DieLookName | "pencil" | "pencil-coach";

/** Colours of a die, by `<look>-<face>`; the same object every time, so that its drawing is found at once. */
const looks = perTheme((theme, key): DieLook => {
  const { ink, paper, accent, grey, tint12, solidBands, pencil } = theme;
  const face = Number(key.slice(-1));
  switch (key.slice(0, -2) as Drawn) {
    case "coach":
      return solidBands
        ? { face, body: accent, edge: accent, pips: paper }
        : { face, body: paper, edge: accent, pips: accent, edgeWidth: 0.1 };
    case "reverse":
      return { face, body: paper, edge: "none", pips: solidBands ? accent : ink };
    case "space":
      return { face: 0, body: paper, edge: grey, pips: ink };
    case "space-won":
      return { face: 0, body: paper, edge: grey, pips: ink, dashed: true };
    case "space-coach":
      return { face: 0, body: tint12, edge: accent, pips: ink, edgeWidth: 0.07 };
    case "pencil":
      return { face, body: "none", edge: "none", pips: pencil };
    case "pencil-coach":
      return solidBands
        ? { face, body: accent, edge: accent, pips: paper }
        : { face, body: "none", edge: "none", pips: accent };
    default:
      return { face, body: paper, edge: ink, pips: ink };
  }
});

const lookOf = (env: Env, look: Drawn, face: number): DieLook => looks(env.theme, `${look}-${face}`);

export interface DieProps {
  x: number;
  y: number;
  size: number;
  face: number;
  look: DieLookName;
}

/** A printed die (top left corner at x, y), or an empty space for one. */
export const die = defineMark<DieProps>({
  name: "die",
  summary: "a printed d6, or the space that one is written into",
  required: ["x", "y", "size"],
  defaults: { face: 0, look: "plain" },
  draw: ({ x, y, size, face, look }, env) => placeFigure(env, dieFigure, lookOf(env, look, face), x, y, size),
});

export interface DiceRowProps {
  x: number;
  y: number;
  size: number;
  /** Distance from die to die. */
  pitch: number;
  faces: readonly number[];
  /** Dashed spaces that fill the row up to this many dice. */
  spaces: number;
  look: DieLookName;
}

/** A row of printed dice, padded with dashed spaces. */
export const diceRow = defineMark<DiceRowProps>({
  name: "diceRow",
  summary: "a row of printed d6",
  required: ["x", "y", "size", "pitch", "faces"],
  defaults: { spaces: 0, look: "plain" },
  draw: ({ x, y, size, pitch, faces, spaces, look }, env) => {
    const count = Math.max(faces.length, spaces);
    let out = "";
    for (let i = 0; i < count; i++) {
      const drawn = i < faces.length ? lookOf(env, look, faces[i]) : lookOf(env, "space-won", 0);
      out += placeFigure(env, dieFigure, drawn, x + i * pitch, y, size);
    }
    return out;
  },
});

/** A die as a player draws it: pips only, or the Coach Die painted solid. */
export function pencilDie(env: Env, face: number, coach: boolean, x: number, y: number, size: number): string {
  return placeFigure(env, dieFigure, lookOf(env, coach ? "pencil-coach" : "pencil", face), x, y, size);
}
