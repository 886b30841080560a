/** Six-sided dice: printed ones, spaces for them, and hand-drawn ones. */
import { usedHint } from "../../kernel/issue/index.js";
import { dieFigure, type DieLook } from "../figures/die.js";
import { perTheme, type Theme } from "../theme.js";
import { drawFigure, figurePiece, report, type Pen } from "./pen.js";
import type { Piece } from "./types.js";

/** Styles of a printed die or of the space for one. */
export const DIE_LOOKS = ["plain", "coach", "reverse", "space", "space-won", "space-coach"] as const;
export type DieLookName = (typeof DIE_LOOKS)[number];

type Drawn = DieLookName | "pencil" | "pencil-coach";

function lookOf({ ink, paper, accent, grey, tint12, solidBands, pencil }: Theme, look: Drawn, face: number): DieLook {
  switch (look) {
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
}

/** Styles by `<look> <face>`; always the same object, so that its cached drawing is found. */
const looks = perTheme((theme, key): DieLook => {
  const [look, face] = key.split(" ");
  return lookOf(theme, look as Drawn, Number(face));
});

/** A valid face of a die; anything else is reported and drawn as an empty square. */
function faceOf(pen: Pen, face: number): number {
  if (Number.isInteger(face) && face >= 0 && face <= 6) return face;
  report(pen, "face-unknown", `a d6 has no face ${face}`, { hint: "give 1 to 6, or 0 for an empty die" });
  return 0;
}

/** A printed die of `size` millimeters with its top left corner at (x, y). An unknown style is reported. */
export function drawDie(pen: Pen, face: number, look: DieLookName, x: number, y: number, size: number): void {
  let known = look;
  if (!DIE_LOOKS.includes(look)) {
    report(pen, "look-unknown", `"${String(look)}" is not a die style`, {
      hint: usedHint(String(look), DIE_LOOKS),
    });
    known = "plain";
  }
  drawFigure(pen, dieFigure, looks(pen.theme, `${known} ${faceOf(pen, face)}`), x, y, size);
}

/** A die as players draw it, in a unit square: only pips, or the Coach Die painted solid. */
export function pencilDie(pen: Pen, face: number, coach: boolean): Piece {
  return figurePiece(
    pen.fonts,
    dieFigure,
    looks(pen.theme, `${coach ? "pencil-coach" : "pencil"} ${faceOf(pen, face)}`),
  );
}

/** Minimum edge width of a die in a line of type, millimeters. */
const HAIR = 0.2;

const typeset = perTheme((theme, key): DieLook => {
  const [face, color, dark, edge] = key.split(" ");
  const shared = { face: Number(face), edgeWidth: Number(edge) };
  // On a solid band a die is white without an edge: white pips on a white die could not be read.
  if (color === theme.paper) return { ...shared, ...lookOf(theme, dark ? "coach" : "reverse", shared.face) };
  if (dark && theme.solidBands) return { ...shared, body: color, edge: color, pips: theme.paper };
  return { ...shared, body: theme.paper, edge: color, pips: color };
});

/** A die among words: white with the words' color (#rrggbb), or dark, for the other side. */
export function drawTypeDie(
  pen: Pen,
  face: number,
  color: string,
  dark: boolean,
  x: number,
  y: number,
  size: number,
): void {
  const thin = Math.max(dark && !pen.theme.solidBands ? 0.17 : 0.11, Math.ceil((HAIR / size) * 1000) / 1000);
  const look = typeset(pen.theme, `${faceOf(pen, face)} ${color} ${dark ? "dark" : ""} ${thin}`);
  drawFigure(pen, dieFigure, look, x, y, size);
}
