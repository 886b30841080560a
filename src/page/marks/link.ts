import { escapeXml, num } from "../env.js";
import { defineMark } from "./mark.js";

export interface LinkProps {
  /** Page of the document, 1 = the first; 0 = no link. */
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** An address instead of a page. */
  address: string;
}

/** An area that leads to another page; what is printed on it is drawn by other marks. */
export const link = defineMark<LinkProps>({
  name: "link",
  summary: "an area that opens a page of the document, or an address",
  required: ["page", "x", "y", "w", "h"],
  defaults: { address: "" },
  draw: ({ page, x, y, w, h, address }) => {
    const href = address === "" ? (page > 0 ? `#page-${page}` : "") : address;
    if (href === "") return "";
    return `<a href="${escapeXml(href)}"><rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="none"/></a>`;
  },
});
