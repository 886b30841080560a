/**
 * The page as a self-contained SVG: every letter an outline, so that it looks the same in a README, an `<img>` or a
 * viewer without our fonts. The form with `<text>` that people can edit is `pageSvg`.
 */
import { throwOnErrors } from "../../kernel/issue/index.js";
import { escapeXml } from "../../page/env.js";
import { parseSvg, type SvgAttributes, type SvgNode } from "../../sheet/svg-subset/index.js";
import type { BookFont, FontBook } from "../../sheet/type/font-book.js";
import { pageSvg, type Page } from "../../page/types.js";
import { inheritStyle, INITIAL_STYLE, type Style } from "../pdf/style.js";
import { placeText, type PlacedText } from "../pdf/text-place.js";
import { compact, compactNumbers, compactPath, compactScale, FACTOR_DIGITS } from "./compact.js";
import { shortenGlyphPath } from "./glyph-path.js";

/**
 * @throws UserError with the faults of a page that is outside the SVG subset.
 */
export function renderSvg(page: Page, fonts: FontBook): string {
  const { root, issues } = parseSvg(pageSvg(page), page.title, fonts);
  throwOnErrors(issues);
  return new Outliner(fonts).write(root, page);
}

/** Attributes that say how text is set; outlines have no use for them. */
const TEXT_ONLY = new Set([
  "x",
  "y",
  "dx",
  "dy",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "letter-spacing",
  "stroke-width",
  "stroke-dasharray",
  "stroke-dashoffset",
]);
const FONT_ONLY = new Set(["font-family", "font-size", "font-weight", "text-anchor", "letter-spacing", "style"]);

class Outliner {
  readonly #fonts: FontBook;
  readonly #fontNames = new Map<BookFont, string>();
  /** Id -> outline, in order of first use. */
  readonly #glyphs = new Map<string, string>();
  readonly #drawings = new Map<string, SvgNode>();
  readonly #clips = new Set<string>();

  constructor(fonts: FontBook) {
    this.#fonts = fonts;
  }

  write(root: SvgNode, page: Page): string {
    this.#collectDrawings(root);
    const body = root.children
      .filter(({ name }) => name !== "title" && name !== "defs")
      .map((child) => this.#element(child, INITIAL_STYLE))
      .join("\n");
    const drawings = [...this.#drawings.values()].filter((node) => !holdsText(node)).map((node) => this.#drawing(node));
    const glyphs = [...this.#glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`);
    const defs = [...glyphs, ...drawings].join("");
    const [width, height] = [compact(page.width), compact(page.height)];
    const title = escapeXml(page.title);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" ` +
      `role="img" aria-label="${title}"><title>${title}</title>` +
      (defs === "" ? "" : `\n<defs>${defs}</defs>`) +
      `\n${body}\n</svg>\n`
    );
  }

  #collectDrawings(node: SvgNode): void {
    for (const child of node.children) {
      const { id } = child.attributes;
      if (node.name === "defs" && id !== undefined && child.name !== "clipPath") this.#drawings.set(id, child);
      this.#collectDrawings(child);
    }
  }

  #drawing(node: SvgNode): string {
    // A <symbol> would be cut off at its own edges by browsers; here it is a group that is drawn when used.
    return this.#group("g", node, INITIAL_STYLE);
  }

  #element(node: SvgNode, outer: Style): string {
    const { name, attributes } = node;
    const style = inheritStyle(outer, attributes);
    if (name === "text") return this.#text(node, outer);
    if (name === "clipPath") return this.#clip(node, style);
    if (name === "defs")
      return node.children
        .filter((child) => child.name === "clipPath")
        .map((clip) => this.#clip(clip, style))
        .join("");
    if (name === "title") return `<title>${escapeXml(node.text)}</title>`;
    if (name === "use") return this.#use(node, style);
    // A page of the document is no address in a picture that stands alone.
    if (name === "a")
      return this.#group(
        attributes.href?.startsWith("#") ? "g" : "a",
        node,
        outer,
        attributes.href?.startsWith("#") ? ["href"] : [],
      );
    if (name === "g") return this.#group("g", node, outer);
    return `<${name}${attributesText(attributes)}/>`;
  }

  #group(tag: string, node: SvgNode, outer: Style, without: readonly string[] = []): string {
    const style = inheritStyle(outer, node.attributes);
    const content = node.children.map((child) => this.#element(child, style)).join("");
    if (content === "" && node.attributes.id === undefined) return "";
    return `<${tag}${attributesText(node.attributes, new Set([...FONT_ONLY, ...without]))}>${content}</${tag}>`;
  }

  #clip(node: SvgNode, style: Style): string {
    const id = node.attributes.id as string;
    if (this.#clips.has(id)) return ""; // a drawing with text is written out at each use, its clip once
    this.#clips.add(id);
    return `<clipPath id="${id}">${node.children.map((child) => this.#element(child, style)).join("")}</clipPath>`;
  }

  /** A drawing with text takes its font from where it is used, so it is written out there. */
  #use(node: SvgNode, style: Style): string {
    const { attributes } = node;
    const drawing = this.#drawings.get((attributes.href ?? "").slice(1));
    if (!drawing || !holdsText(drawing)) return `<use${attributesText(attributes, FONT_ONLY)}/>`;
    const { x = "0", y = "0", transform } = attributes;
    const moved = Number(x) === 0 && Number(y) === 0 ? "" : `translate(${compact(Number(x))} ${compact(Number(y))})`;
    const place = [transform ?? "", moved].filter((part) => part !== "").join(" ");
    const own = { ...attributes, ...(place === "" ? {} : { transform: place }) };
    const content = this.#group("g", { ...drawing, attributes: { ...drawing.attributes, id: undefined } }, style);
    return `<g${attributesText(own, new Set([...FONT_ONLY, "href", "x", "y"]))}>${content}</g>`;
  }

  #text(node: SvgNode, outer: Style): string {
    const { attributes } = node;
    const runs = placeText(node, outer, this.#fonts) ?? [];
    const style = inheritStyle(outer, attributes);
    const { transform } = attributes;
    if (runs.length === 1 && runs[0].node === node) {
      return this.#run(runs[0], style, attributesText(attributes, new Set([...TEXT_ONLY, "transform"])), transform);
    }
    const inner = runs.map((run) =>
      this.#run(run, inheritStyle(run.style, run.node.attributes), paintBeyond(style, run)),
    );
    return `<g${attributesText(attributes, TEXT_ONLY)}>${inner.join("")}</g>`;
  }

  /** Glyphs in font units, y up, under one transform. */
  #run({ run, x, y, size, spacing }: PlacedText, style: Style, paint: string, transform = ""): string {
    const { font, shaped } = run;
    const unit = size / font.unitsPerEm;
    let pen = 0;
    const uses = shaped.glyphs.map((glyph, i) => {
      const [dx, dy] = shaped.offsets?.[i] ?? [0, 0];
      const use = this.#glyph(font, glyph, pen + dx, dy);
      pen += shaped.advances[i] + spacing / unit;
      return use;
    });
    const glyphs = uses.join("");
    if (glyphs === "") return "";
    const scale = compactScale(unit);
    const turned = transform === "" ? "" : compactNumbers(transform, FACTOR_DIGITS);
    const place = `${turned}translate(${compactNumbers(x)} ${compactNumbers(y)})scale(${scale} -${scale})`;
    return `<g${paint}${strokeInFontUnits(style, unit)} transform="${place}">${glyphs}</g>`;
  }

  /** One glyph at a place in font units; a space draws nothing. */
  #glyph(font: BookFont, glyph: number, x: number, y: number): string {
    let name = this.#fontNames.get(font);
    if (name === undefined) this.#fontNames.set(font, (name = `_${this.#fontNames.size}`));
    const id = `${name}-${glyph}`;
    let outline = this.#glyphs.get(id);
    if (outline === undefined) {
      outline = shortenGlyphPath(font.outline(glyph));
      if (outline !== "") this.#glyphs.set(id, outline);
    }
    if (outline === "") return "";
    const [dx, dy] = [compact(x, 1), compact(y, 1)];
    return `<use href="#${id}"${dx === "0" ? "" : ` x="${dx}"`}${dy === "0" ? "" : ` y="${dy}"`}/>`;
  }
}

/** Paint properties by the attribute that sets them. Lengths of strokes follow in `strokeInFontUnits`. */
const PAINT = {
  fill: "fill",
  "fill-opacity": "fillOpacity",
  "fill-rule": "fillRule",
  stroke: "stroke",
  "stroke-opacity": "strokeOpacity",
  "stroke-linecap": "lineCap",
  "stroke-linejoin": "lineJoin",
  "stroke-miterlimit": "miterLimit",
} as const satisfies Record<string, keyof Style>;

/** What a part of a line paints otherwise than the line. */
function paintBeyond(line: Style, part: PlacedText): string {
  const style = inheritStyle(part.style, part.node.attributes);
  const changed = Object.entries(PAINT).filter(([, key]) => style[key] !== line[key]);
  return changed.map(([name, key]) => ` ${name}="${valueText(name, style[key])}"`).join("");
}

/** Outlined letters with a stroke: its lengths are scaled with the glyphs, so they are divided first. */
function strokeInFontUnits(style: Style, unit: number): string {
  if (style.stroke === "none") return "";
  const scaled = (lengths: string): string =>
    (lengths.match(/-?[\d.]+(?:e[-+]?\d+)?/gi) ?? []).map((length) => compact(Number(length) / unit)).join(" ");
  const dashes = scaled(style.dashes);
  const dashed = dashes === "" ? "" : ` stroke-dasharray="${dashes}" stroke-dashoffset="${scaled(style.dashOffset)}"`;
  return ` stroke-width="${scaled(style.strokeWidth)}"${dashed}`;
}

const holdsText = (node: SvgNode): boolean => node.name === "text" || node.children.some(holdsText);

const NONE: ReadonlySet<string> = new Set();

function attributesText(attributes: SvgAttributes, without: ReadonlySet<string> = NONE): string {
  let text = "";
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || without.has(name)) continue;
    text += ` ${name}="${valueText(name, value)}"`;
  }
  return text;
}

const LENGTHS = new Set(["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points"]);

function valueText(name: string, value: string): string {
  if (name === "d") return compactPath(value);
  if (name === "transform") return compactNumbers(value, FACTOR_DIGITS);
  if (LENGTHS.has(name) || name.startsWith("stroke-") || name.endsWith("opacity")) return compactNumbers(value, 4);
  return escapeXml(value);
}
