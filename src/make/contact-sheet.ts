/** The contact sheet of a kit: one self-contained HTML file with fonts and pictures. */
import { base64 } from "../sheet/pictures/base64.js";
import type { Paths } from "../host/disk.js";
import type { FontFile } from "../sheet/type/font-book.js";
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";
import { countText } from "../kernel/words/index.js";
import { PageWords, type PageText } from "../print/page-words.js";
import { CONTACT_STYLE } from "./contact-style.js";

export interface Thumbnail {
  readonly spec: Pick<SheetSpec, "code" | "title">;
  readonly summary: string;
  readonly links: readonly { readonly words: string; readonly path: string }[];
  /** Pages as outlined SVG or as paths of pictures, sizes in millimeters: the blank first, then the filled one. */
  readonly pictures: readonly Picture[];
}

type Picture = ({ readonly svg: string } | { readonly path: string }) & {
  readonly width: number;
  readonly height: number;
};

export interface ContactPart {
  readonly system: GameSystem;
  readonly thumbnails: readonly Thumbnail[];
  /** Text below the yard band, as HTML. */
  lead(linkTo: LinkTo, words: Words): string;
  /** Heading of the sheets, if it is not the game's. */
  readonly title?: string;
  readonly summary?: string;
}

type Words = PageWords<"kit/contents">;

/** Introduction of a kit: one PDF with everything, and the game on the filled sheets. */
export const kitLead =
  ({ path, pages }: { readonly path: string; readonly pages: number }, line: string): ContactPart["lead"] =>
  (linkTo, words) =>
    `<a href="${linkTo(path)}">${said(words, "Everything in one PDF")}</a> (${escapeHtml(words.text("{pages} pages", { pages: countText(pages) }))}). ` +
    `${said(words, "The filled sheets show one game:")} ${escapeHtml(words.value(line))}.`;

export interface ContactOptions {
  readonly paths: Pick<Paths, "dirname" | "relative">;
  /** Where the HTML file will be saved; links are relative to it. */
  readonly file: string;
  /** From `contactFaces`. */
  readonly faces: string;
  /** Path from the HTML file to Studio's page, if it is built. */
  readonly studio?: string;
  /** Title of the page; default: that of the kit. */
  readonly title?: string;
  /** The words of its sheets; default: English. */
  readonly words?: Words | undefined;
}

/** Fonts of the page: slab serif for titles, condensed sans for the rest (design.md). */
const FACES = [
  ["Graduate", 400],
  ["Barlow Condensed", 500],
  ["Barlow Condensed", 700],
] as const;

type LinkTo = (path: string) => string;

const slashes = (path: string): string => path.replaceAll("\\", "/");

const FOOTER = [
  "Made by Pressbox.",
  "Print every PDF at actual size (100%).",
  "Filled sheets name their seed: the same seed makes the same game.",
] as const;

/** The page's fonts as CSS, with embedded files. */
export function contactFaces(fontFiles: readonly FontFile[]): string {
  return FACES.map(([family, weight]) => faceCss(fontFiles, family, weight)).join("\n");
}

export function contactSheet(
  parts: readonly ContactPart[],
  { paths, file, faces, studio, title, words = new PageWords("kit/contents") }: ContactOptions,
): string {
  const linkTo = (path: string): string => escapeHtml(encodeURI(slashes(paths.relative(paths.dirname(file), path))));
  const body = parts.map((part) => partHtml(part, linkTo, words)).join("\n");
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === undefined ? said(words, "Pressbox starter kit") : escapeHtml(title)}</title>
<style>
${faces}
${CONTACT_STYLE}
</style>
</head>
<body>
<p class="studio">${said(words, "Studio prints, plays and makes teams on a page:")} <code>pressbox studio --open</code>${
    studio === undefined
      ? ""
      : `, ${said(words, "or")} <a href="${escapeHtml(encodeURI(slashes(studio)))}">${said(words, "its folder")}</a> ${said(words, "on any web server")}`
  }.</p>
${body}
<footer>${FOOTER.map((text) => said(words, text)).join(" ")}</footer>
</body>
</html>
`;
}

function partHtml({ system, thumbnails, lead, title, summary }: ContactPart, linkTo: LinkTo, words: Words): string {
  return `<main style="--accent:${system.accent}">
<header>
<h1>${escapeHtml(title ?? system.title)}</h1>
<p class="tag">${summary === undefined ? escapeHtml(words.value(system.summary)) : escapeHtml(summary)}</p>
${yardBand()}
<p class="lead">${lead(linkTo, words)}</p>
</header>
<ul>
${thumbnails.map((thumbnail) => thumbnailHtml(thumbnail, linkTo, words)).join("\n")}
</ul>
<p class="credit">${escapeHtml(words.value(system.credit))}</p>
</main>`;
}

function thumbnailHtml({ spec, summary, links, pictures }: Thumbnail, linkTo: LinkTo, words: Words): string {
  const shown = pictures[pictures.length - 1];
  const [first] = links;
  const pdfs = links.every(({ path }) => path.endsWith(".pdf"));
  const choice = links
    .map(({ words: label, path }) => `<a href="${linkTo(path)}">${escapeHtml(words.either(label))}</a>`)
    .join(" ");
  const title = escapeHtml(words.value(spec.title));
  return `<li${shown.width > shown.height ? ' class="wide"' : ""}>
<h2><span>${escapeHtml(spec.code)}</span> ${title}</h2>
<a class="page" href="${linkTo(links[links.length - 1]?.path ?? first.path)}"><img alt="${title}" width="${Math.round(shown.width * 4)}" height="${Math.round(shown.height * 4)}" src="${"svg" in shown ? svgUrl(shown.svg) : linkTo(shown.path)}"></a>
<p>${summary === "" ? "" : `${capital(escapeHtml(words.value(summary)))}.`}</p>
<p class="links">${pdfs ? "PDF: " : ""}${choice}</p>
</li>`;
}

/** The project's visual signature: a field in side view, one tick per yard, hatched end zones. */
function yardBand(): string {
  const ticks = Array.from({ length: 101 }, (_, yard) => {
    const x = 10 + yard;
    return `M${x} ${yard % 10 === 0 ? 0 : yard % 5 === 0 ? 1 : 1.8}V3`;
  }).join("");
  const hatch = Array.from({ length: 4 }, (_, i) => `M${i * 2} 3l3-3M${111 + i * 2} 3l3-3`).join("");
  return `<svg class="yards" viewBox="0 0 120 3" preserveAspectRatio="none" aria-hidden="true"><path class="zone" d="${hatch}"/><path d="${ticks}M0 3H120"/></svg>`;
}

function faceCss(fontFiles: readonly FontFile[], family: string, weight: number): string {
  const font = fontFiles.find((face) => face.family === family && face.weight === weight);
  if (!font) return "";
  const data = base64(font.data);
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
}

/** SVG as the shortest possible data URL: escapes only characters that would end it or be misread. */
function svgUrl(svg: string): string {
  const escaped = svg
    .trim()
    .replace(/\s*\n\s*/g, " ")
    .replace(/"/g, "'")
    .replace(/[%#<>&{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${escaped}`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const said = (words: Words, text: PageText<"kit/contents">): string => escapeHtml(words.text(text));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, "");
