/** A user's picture: a team's logo, a player's portrait. */
import { report, type Pen } from "../drawing/pen.js";
import type { Matrix, Rect } from "../drawing/types.js";
import type { Picture } from "../pictures/open-picture.js";
import { defineMark } from "./mark.js";
import { oneOf } from "./place.js";

export interface ImageProps {
  /** Its file name; empty = nothing is drawn. */
  file: string;
  /** Size in millimeters; 0 = as large as its place. */
  w: number;
  h: number;
  /** `whole` shows all of it; `crop` fills the place. */
  fit: "whole" | "crop";
  /** The part that stays visible if cropped, and the alignment in a place of another shape: percent from left and top. */
  focus: string;
}

const FITS = ["whole", "crop"] as const;
const USUAL_WIDTH = 20;

/** The picture of that name; errors are reported at the template's call, under the picture's own name. */
export function pictureOf(pen: Pen, name: unknown): Picture | undefined {
  if (name === undefined || name === null || name === "") return undefined;
  if (typeof name !== "string") {
    report(pen, "picture-name", `${JSON.stringify(name)} is not the name of a picture`, {
      hint: "for example logos/comets.svg",
    });
    return undefined;
  }
  if (!pen.pictures) return undefined;
  const found = pen.pictures.open(name, pen.fonts);
  if (!("piece" in found)) {
    for (const issue of found) {
      if (issue.file !== undefined) pen.issues.push(issue);
      else {
        // Names in team files were already checked when the file was read; a record may have been moved away from its pictures.
        const mild = issue.severity === "warning" || (issue.code === "picture-missing" && !isLiteral(pen));
        report(pen, issue.code, issue.message, {
          ...(issue.hint !== undefined && { hint: issue.hint }),
          ...(mild && { severity: "warning" }),
        });
      }
    }
    return undefined;
  }
  return found;
}

/** True if the name is literally in the template. */
const isLiteral = ({ site }: Pen): boolean =>
  Object.values(site.sources).some((source) => /^["'].*\.(?:png|jpe?g|svg)["']$/i.test(source));

/** Draws a picture into a rectangle: all of it, or cropped. @param focus shares from left and top, 0 to 1 */
export function drawPicture(
  pen: Pen,
  picture: Picture,
  { x, y, w, h }: Rect,
  crop: boolean,
  [across, down]: readonly [number, number],
): void {
  const piece = pen.theme.id === "mono" ? picture.gray() : picture.piece;
  const scales = [w / picture.width, h / picture.height] as const;
  const scale = crop ? Math.max(...scales) : Math.min(...scales);
  const [left, top] = [x + (w - picture.width * scale) * across, y + (h - picture.height * scale) * down];
  const matrix: Matrix = [scale, 0, 0, scale, left, top];
  if (!crop) return void pen.ops.push({ op: "place", piece, matrix });
  const seen = { x: (x - left) / scale, y: (y - top) / scale, w: w / scale, h: h / scale };
  pen.ops.push({ op: "place", piece, matrix, clip: [seen] });
}

function focusOf(pen: Pen, focus: string): readonly [number, number] {
  const parts = `${focus}`.trim().split(/\s+/).map(Number);
  if (parts.length === 2 && parts.every((part) => part >= 0 && part <= 100)) return [parts[0] / 100, parts[1] / 100];
  report(pen, "prop-unknown", `focus cannot be ${JSON.stringify(focus)}`, {
    hint: 'percent from the left and from the top: focus="50 20"',
  });
  return [0.5, 0.5];
}

/** `logos/blue-comets.svg` -> `blue comets`. */
const wordsOf = (file: string): string =>
  file
    .slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."))
    .replace(/[-_]+/g, " ")
    .trim();

export const image = defineMark<ImageProps>({
  name: "image",
  summary:
    'a picture of your own, PNG, JPEG or SVG, by its file; `fit="crop"` fills the space, which needs a height or `grow`, and `focus` is the point that stays visible, in percent from left and top. Without a file nothing is drawn. `alt=""` = decoration',
  first: "file",
  required: ["file"],
  defaults: { w: 0, h: 0, fit: "whole", focus: "50 50" },
  pictured: true,
  alt: ({ file }) => (typeof file === "string" && file !== "" ? wordsOf(file) : undefined),
  wide: ({ file, w, h }, pen) => w || (h > 0 ? h * (pictureOf(pen, file)?.shape ?? 1) : USUAL_WIDTH),
  high: ({ file, w, h, fit }, pen, width) => {
    // A cropped picture has no shape of its own: its height must come from the template.
    if (h > 0 || fit === "crop") return h;
    const shape = pictureOf(pen, file)?.shape;
    return shape === undefined ? 0 : (w || width) / shape;
  },
  draw(at, { file, w, h, fit, focus }, pen) {
    const picture = pictureOf(pen, file);
    if (!picture) return;
    if (at.h <= 0)
      return report(pen, "picture-flat", "the picture has no height here", { hint: "give it h=, height= or grow=" });
    const [width, height] = [w > 0 ? Math.min(w, at.w) : at.w, h > 0 ? Math.min(h, at.h) : at.h];
    const place = { x: at.x + (at.w - width) / 2, y: at.y + (at.h - height) / 2, w: width, h: height };
    drawPicture(pen, picture, place, oneOf(pen, "fit", fit, FITS, "whole") === "crop", focusOf(pen, focus));
  },
});
