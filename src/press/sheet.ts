/** Puts pages on a sheet of paper: layers stay in order, drawings are shared, ids never clash. */
import type { Size } from "../kernel/units/index.js";
import { LAYERS, type Layer, type Page } from "../page/types.js";
import { mm, moveMarkup, trimBox, type Sides } from "./box.js";
import { declaredIds, referredIds, renameIds } from "./ids.js";

/** A page on a sheet: its trim lands on (x, y). */
export interface Placement {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  /** Upside down within the same rectangle. */
  readonly turned: boolean;
  /** How far the page may show past its trim, by side of the sheet. */
  readonly bleed: Sides;
}

const NOTHING: Record<Layer, string> = { art: "", form: "", pencil: "", marks: "" };

/** An empty page. */
export function blankPage(size: Size, title: string): Page {
  return { width: size.width, height: size.height, title, layers: NOTHING, symbols: new Map() };
}

/**
 * One sheet from placed pages.
 * @param marks markup of the sheet's own marks (cut and fold), over everything else.
 */
export function composeSheet(paper: Size, title: string, placements: readonly Placement[], marks = ""): Page {
  const names = new SheetNames();
  const layers = { ...NOTHING };
  for (const placement of placements) {
    const rename = names.admit(placement.page);
    const used = LAYERS.filter((layer) => placement.page.layers[layer] !== "");
    for (const layer of used) {
      // Every layer holds its own clips: the PDF writes layers that pages share once, and by themselves.
      const clip = names.clip(layer, clipOf(placement));
      const markup = rename ? renameIds(placement.page.layers[layer], rename) : placement.page.layers[layer];
      const moved = moveMarkup(markup, transformOf(placement), ` clip-path="url(#${clip.id})"`);
      layers[layer] += clip.declaration + moved;
    }
  }
  layers.marks += marks;
  return { width: paper.width, height: paper.height, title, layers, symbols: names.symbols };
}

function transformOf({ page, x, y, turned }: Placement): string {
  const trim = trimBox(page);
  if (!turned) return `translate(${mm(x - trim.x)} ${mm(y - trim.y)})`;
  return `translate(${mm(x + trim.x + trim.width)} ${mm(y + trim.y + trim.height)}) rotate(180)`;
}

/** What the page may show, in its own coordinates: never its neighbour's half of the gutter. */
function clipOf({ page, turned, bleed }: Placement): string {
  const trim = trimBox(page);
  const side = turned ? { top: bleed.bottom, right: bleed.left, bottom: bleed.top, left: bleed.right } : bleed;
  const width = trim.width + side.left + side.right;
  const height = trim.height + side.top + side.bottom;
  return `<rect x="${mm(trim.x - side.left)}" y="${mm(trim.y - side.top)}" width="${mm(width)}" height="${mm(height)}"/>`;
}

/** The ids of one sheet. Equal id and equal meaning is shared; equal id with another meaning gets a number behind it. */
class SheetNames {
  readonly symbols = new Map<string, string>();
  readonly #used = new Set<string>(LAYERS);
  /** id and full meaning (its markup and that of all it refers to) -> id on the sheet. */
  readonly #known = new Map<string, string>();
  /** Layer and rectangle -> id of the clip that shows it; equal cards share one. */
  readonly #clips = new Map<string, string>();

  /** Takes in a page's drawings and gives the renaming for its layers; undefined when every id may stay. */
  admit(page: Page): ((id: string) => string) | undefined {
    const renamed = new Map<string, string>();
    const fresh: string[] = [];
    for (const id of page.symbols.keys()) {
      const key = `${id}\n${meaning(page.symbols, id)}`;
      const known = this.#known.get(key);
      if (known === undefined) {
        this.#known.set(key, this.#claim(id, renamed));
        fresh.push(id);
      } else renamed.set(id, known);
    }
    for (const layer of LAYERS) {
      for (const id of declaredIds(page.layers[layer])) this.#claim(id, renamed);
    }
    const rename = (id: string): string => renamed.get(id) ?? id;
    for (const id of fresh) {
      const markup = page.symbols.get(id) as string;
      for (const inner of declaredIds(markup)) if (!renamed.has(inner)) this.#claim(inner, renamed);
      this.symbols.set(rename(id), renameIds(markup, rename));
    }
    return [...renamed].some(([id, name]) => id !== name) ? rename : undefined;
  }

  /** The clip for a rectangle; it is declared where its layer first uses it. */
  clip(layer: Layer, rect: string): { readonly id: string; readonly declaration: string } {
    const key = `${layer} ${rect}`;
    const known = this.#clips.get(key);
    if (known !== undefined) return { id: known, declaration: "" };
    const id = this.#claim("cell", new Map());
    this.#clips.set(key, id);
    return { id, declaration: `<clipPath id="${id}">${rect}</clipPath>` };
  }

  #claim(id: string, renamed: Map<string, string>): string {
    let name = id;
    for (let n = 2; this.#used.has(name); n++) name = `${id}-${n}`;
    this.#used.add(name);
    renamed.set(id, name);
    return name;
  }
}

/** A drawing's markup with that of all drawings it refers to. */
function meaning(symbols: Page["symbols"], id: string, seen: ReadonlySet<string> = new Set()): string {
  const markup = symbols.get(id);
  if (markup === undefined || seen.has(id)) return "";
  const within = new Set([...seen, id]);
  return (
    markup +
    referredIds(markup)
      .map((other) => meaning(symbols, other, within))
      .join("")
  );
}
