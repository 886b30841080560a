/** What stands in a PDF, read by pdf.js: page sizes, words with their places, links, outline. Lengths are millimetres. */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const MM = 25.4 / 72;

export interface PdfWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PdfWord[];
  /** PostScript names of the fonts. */
  readonly fontNames: readonly string[];
  /** 1-based pages that the page's links lead to, and web addresses. */
  readonly links: readonly (number | string)[];
}

export interface PdfContent {
  readonly pages: readonly PdfPage[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly outlineTitles: readonly string[];
}

interface OutlineNode {
  readonly title: string;
  readonly items: readonly OutlineNode[];
}

/** Reads the whole document. */
export async function readPdfPages(pdf: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const [left, bottom, right, top] = page.view;
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [
            {
              text: item.str,
              x: (item.transform[4] - left) * MM,
              y: (top - item.transform[5]) * MM,
              width: item.width * MM,
            },
          ]
        : [],
    );
    const { fnArray, argsArray } = await page.getOperatorList();
    const used = new Set(argsArray.filter((_, i) => fnArray[i] === OPS.setFont).map(([id]) => id as string));
    const fontNames = [...used].map((id) => (page.commonObjs.get(id) as { name: string }).name);
    const links: (number | string)[] = [];
    for (const { url, dest } of (await page.getAnnotations()) as { url?: string; dest?: string | unknown[] }[]) {
      const target = typeof dest === "string" ? await file.getDestination(dest) : dest;
      if (target) links.push((await file.getPageIndex(target[0] as Parameters<typeof file.getPageIndex>[0])) + 1);
      else if (url !== undefined) links.push(url);
    }
    pages.push({ width: (right - left) * MM, height: (top - bottom) * MM, words, fontNames, links });
  }
  const { info } = await file.getMetadata();
  const outline = ((await file.getOutline()) ?? []) as readonly OutlineNode[];
  await task.destroy();
  return { pages, info: info as Record<string, unknown>, outlineTitles: titlesOf(outline) };
}

const titlesOf = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ title, items }) => [title, ...titlesOf(items)]);
