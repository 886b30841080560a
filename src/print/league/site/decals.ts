/** Helmet pictures for a league's web pages: each is written once, as an SVG file next to the pages that contains nothing executable. */
import { warning, type Issue } from "../../../kernel/issue/index.js";
import { fnv1aText } from "../../../kernel/hash/index.js";
import { slugOf } from "../../../kernel/words/index.js";
import type { LeagueTables } from "../../../contract/league-tables.js";
import { renderSvg } from "../../../render/svg/index.js";
import { LAYERS, type Layer, type Op } from "../../../sheet/drawing/types.js";
import type { Picture } from "../../../sheet/pictures/open-picture.js";
import type { PictureSource } from "../../../sheet/pictures/source.js";
import type { FontBook } from "../../../sheet/type/font-book.js";

/** Where to find a league's pictures. */
export interface DecalMeans {
  readonly pictures: PictureSource;
  readonly fonts: FontBook;
}

export interface Decals {
  /** File on the site, by the name that teams use. */
  readonly names: ReadonlyMap<string, string>;
  readonly files: readonly (readonly [file: string, text: string])[];
  /** Missing pictures: their helmets have letters instead. */
  readonly warnings: readonly Issue[];
  /** Pictures that cannot be drawn. */
  readonly faults: readonly Issue[];
}

/** Maximum pixels per side: a page's largest helmet is 140 pixels wide, on screens with up to four physical pixels each. */
const MOST_DOTS = 256;

/** An SVG without comments, the size of its picture. Bitmaps are scaled down, so that pages do not carry full-size photos. */
function drawingOf({ piece, small, width, height }: Picture): string {
  const ops: readonly Op[] = (small?.(MOST_DOTS) ?? piece).ops;
  const none = Object.fromEntries(LAYERS.map((layer) => [layer, []])) as unknown as Record<Layer, readonly Op[]>;
  return renderSvg({ width, height, title: "", layers: { ...none, art: ops } });
}

export function decalsOf({ tables }: LeagueTables, { pictures, fonts }: DecalMeans): Decals {
  const rows = tables.find(({ id }) => id === "teams")?.rows ?? [];
  const wanted = new Set(rows.flatMap(({ decal }) => (typeof decal === "string" && decal !== "" ? [decal] : [])));
  const names = new Map<string, string>();
  const files: (readonly [string, string])[] = [];
  const warnings: Issue[] = [];
  const faults: Issue[] = [];
  for (const name of wanted) {
    const found = pictures.open(name, fonts);
    if ("piece" in found) {
      const text = drawingOf(found);
      const stem = name.slice(name.lastIndexOf("/") + 1, name.lastIndexOf("."));
      const file = `helmet-${slugOf(stem)}-${fnv1aText(name).toString(16).padStart(8, "0")}.svg`;
      names.set(name, file);
      files.push([file, text]);
      continue;
    }
    for (const issue of found) {
      if (issue.code !== "picture-missing") faults.push(issue);
      else warnings.push(warning(issue.code, issue.message, { ...(issue.hint !== undefined && { hint: issue.hint }) }));
    }
  }
  return { names, files, warnings, faults };
}
