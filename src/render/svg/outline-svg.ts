/**
 * The page as self-contained SVG: every letter is an outline, so that it looks the same in a README, an `<img>` or a viewer without our
 * fonts. `pageSvg` makes the version with editable `<text>`.
 */
import { fault, throwOnErrors, type Issue } from "../../kernel/issue/index.js";
import { compact, compactScale } from "../../sheet/drawing/short-numbers.js";
import { escapeXml, link, SvgWriter } from "../../sheet/drawing/to-svg.js";
import type { Page, TextOp } from "../../sheet/drawing/types.js";
import { missingGlyphIssue } from "../../sheet/type/fit.js";
import type { BookFont } from "../../sheet/type/font-book.js";
import { shortenGlyphPath } from "./glyph-path.js";

/** Decimals for millimeters, and for font units. */
const MM_DIGITS = 3;
const UNIT_DIGITS = 1;

/**
 * The page as SVG text.
 * @param blankFields true to omit form fields; otherwise they are errors, because a picture cannot be typed into
 * @throws UserError `glyph-missing` for letters that a font does not have, `field-outside-form`
 */
export function renderSvg(page: Page, { blankFields = false }: { readonly blankFields?: boolean } = {}): string {
  const issues: Issue[] = [];
  const glyphs = new Glyphs();
  const writer = new SvgWriter(page, {
    digits: MM_DIGITS,
    prefix: "",
    text: (op, own) => {
      const missing = missingGlyphIssue(op.font, op.value, { file: page.title });
      if (missing) issues.push(missing);
      return outline(op, own, glyphs);
    },
    // A link to another page has no meaning in a single picture.
    link: (op, own) => (op.href.startsWith("#") ? "" : link(op, own)),
    field: ({ name }) => {
      if (blankFields) return "";
      const message = `the form field "${name}" is on a page that becomes a picture`;
      issues.push(fault("field-outside-form", message, { file: page.title, hint: "only a PDF can be typed into" }));
      return "";
    },
  });
  throwOnErrors(issues);
  const defs = glyphs.defs + writer.defs;
  const [width, height] = [compact(page.width, MM_DIGITS), compact(page.height, MM_DIGITS)];
  const title = escapeXml(page.title);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${title}"><title>${title}</title>` +
    (defs === "" ? "" : `\n<defs>${defs}</defs>`) +
    `\n${writer.layers}\n</svg>\n`
  );
}

/** A line of text as glyphs in font units, y up, under one transform. */
function outline(op: TextOp, writer: SvgWriter, glyphs: Glyphs): string {
  const { x, y, font, size, value, spacing = 0, turn = 0 } = op;
  const unit = size / font.unitsPerEm;
  const shaped = font.shape(value, spacing === 0);
  let pen = 0;
  let uses = "";
  shaped.glyphs.forEach((glyph, i) => {
    const [dx, dy] = shaped.offsets?.[i] ?? [0, 0];
    const id = glyphs.id(font, glyph);
    if (id !== undefined) {
      const [left, base] = [compact(pen + dx, UNIT_DIGITS), compact(dy, UNIT_DIGITS)];
      uses += `<use href="#${id}"${left === "0" ? "" : ` x="${left}"`}${base === "0" ? "" : ` y="${base}"`}/>`;
    }
    pen += shaped.advances[i] + spacing / unit;
  });
  if (uses === "") return "";
  const scale = compactScale(unit);
  const turned = turn === 0 ? "" : `rotate(${compact(turn, 5)})`;
  const place = `translate(${writer.number(x)} ${writer.number(y)})${turned}scale(${scale} -${scale})`;
  return `<g${writer.paint(op, unit)} transform="${place}">${uses}</g>`;
}

/** Cache of shortened outlines: pictures of many pages share letters. */
const shortened = new WeakMap<BookFont, Map<number, string>>();

function outlineOf(font: BookFont, glyph: number): string {
  let known = shortened.get(font);
  if (!known) shortened.set(font, (known = new Map()));
  let path = known.get(glyph);
  if (path === undefined) known.set(glyph, (path = shortenGlyphPath(font.outline(glyph))));
  return path;
}

/** The glyphs of a picture, each outline only once. */
class Glyphs {
  readonly #fontNames = new Map<BookFont, string>();
  /** Id -> outline, in order of first use; blank glyphs are empty. */
  readonly #outlines = new Map<string, string>();

  /** Id of a glyph's outline; undefined if it draws nothing. */
  id(font: BookFont, glyph: number): string | undefined {
    let name = this.#fontNames.get(font);
    if (name === undefined) this.#fontNames.set(font, (name = `_${this.#fontNames.size}`));
    const id = `${name}-${glyph}`;
    let path = this.#outlines.get(id);
    if (path === undefined) this.#outlines.set(id, (path = outlineOf(font, glyph)));
    return path === "" ? undefined : id;
  }

  get defs(): string {
    return [...this.#outlines].map(([id, d]) => (d === "" ? "" : `<path id="${id}" d="${d}"/>`)).join("");
  }
}
