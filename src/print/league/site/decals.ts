/** Pictures on the helmets of a league's pages: each is written once, as a drawing beside the pages, and nothing in it can run. */
import { warning, type Issue } from "../../../kernel/issue/index.js";
import { fnv1aText } from "../../../kernel/hash/index.js";
import { slugOf } from "../../../kernel/words/index.js";
import type { LeagueTables } from "../../../contract/league-tables.js";
import { renderSvg } from "../../../render/svg/index.js";
import { LAYERS, type Layer, type Op } from "../../../sheet/drawing/types.js";
import type { Picture } from "../../../sheet/pictures/open-picture.js";
import type { PictureSource } from "../../../sheet/pictures/source.js";
import type { FontBook } from "../../../sheet/type/font-book.js";

/** Where the pictures of a league are. */
export interface DecalMeans {
  readonly pictures: PictureSource;
  readonly fonts: FontBook;
}

export interface Decals {
  /** The file of the site by the name that teams give. */
  readonly names: ReadonlyMap<string, string>;
  readonly files: readonly (readonly [file: string, text: string])[];
  /** Pictures that are not there: their helmets have letters. */
  readonly warnings: readonly Issue[];
  /** Pictures that cannot be drawn. */
  readonly faults: readonly Issue[];
}

/** Most dots on a side: the largest helmet of a page is 140 pixels wide, on screens of up to four dots each. */
const MOST_DOTS = 256;

/** A drawing without notes, as large as its picture. Rasters are scaled down, so that a photo is not on every page in full. */
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
