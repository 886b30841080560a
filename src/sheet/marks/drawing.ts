/** Artwork that a sheet brings along, and clickable areas. */
import { leadsAnywhere } from "../drawing/links.js";
import { drawFigure, report } from "../drawing/pen.js";
import type { Figure } from "../figures/canvas.js";
import { defineMark } from "./mark.js";

export interface DrawingProps {
  figure: Figure<object>;
  /** The same object for the same drawing, so that its cached version is found. */
  params: object;
  /** Size of the artwork in its own units; 0 = drawn at `scale` from the top left of its place. */
  unitsW: number;
  unitsH: number;
  /** Millimeters per unit; if a size is given, it fills its place. */
  scale: number;
  /** Degrees clockwise about the top left. */
  turn: number;
}

export const drawing = defineMark<DrawingProps>({
  name: "drawing",
  summary: "a figure from the facts, with its parameters",
  first: "figure",
  required: ["figure", "params"],
  defaults: { unitsW: 0, unitsH: 0, scale: 1, turn: 0 },
  wide: ({ unitsW, scale }) => unitsW * scale || 10,
  high: ({ unitsW, unitsH, scale }, _pen, width) => (unitsW > 0 ? (unitsH * width) / unitsW : unitsH * scale || 10),
  draw(at, { figure, params, unitsW, unitsH, scale, turn }, pen) {
    if (typeof figure?.draw !== "function" || typeof figure.id !== "function") {
      return report(pen, "figure-invalid", "drawing needs a figure with id and draw", {
        hint: "give an object made like those in sheet/figures",
      });
    }
    if (!(unitsW > 0 && unitsH > 0)) return drawFigure(pen, figure, params, at.x, at.y, scale, turn);
    const fit = Math.min(at.w / unitsW, at.h / unitsH);
    const [x, y] = [at.x + (at.w - unitsW * fit) / 2, at.y + (at.h - unitsH * fit) / 2];
    drawFigure(pen, figure, params, x, y, fit, turn);
  },
});

export interface LinkProps {
  /** Page of the document from 1, or an address; 0 or "" = no link. */
  to: number | string;
}

/** A clickable area that leads to another page; its visible content is drawn by other marks. */
export const link = defineMark<LinkProps>({
  name: "link",
  summary: "an area that opens a page of the document, or an address",
  first: "to",
  required: ["to"],
  wide: () => 0,
  high: () => 0,
  draw({ x, y, w, h }, { to }, pen) {
    const page = Number(to);
    const href = Number.isInteger(page) && page > 0 ? `#page-${page}` : page === 0 ? "" : `${to}`;
    if (href !== "" && !leadsAnywhere(href)) {
      const hint = "write the number of a page, or an address that begins with https:, http: or mailto:";
      return report(pen, "link-address", `a link cannot lead to ${JSON.stringify(href.slice(0, 60))}`, { hint });
    }
    if (href !== "") pen.ops.push({ op: "link", x, y, w, h, href });
  },
});
