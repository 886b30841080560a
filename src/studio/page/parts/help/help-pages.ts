/** The docs in the page: each game's pages load on first use, and search covers all of them. */
import type { HelpPage, Words } from "../../../protocol/help.js";

interface Group {
  /** Id of a game; "" for shared pages. */
  readonly game: string;
  readonly file: string;
  readonly pages: readonly { readonly id: string; readonly title: string }[];
}

declare const STUDIO_HELP: readonly Group[];
export const HELP: readonly Group[] = STUDIO_HELP;

export const groupOf = (page: string): Group | undefined =>
  HELP.find(({ pages }) => pages.some(({ id }) => id === page));

const loaded = new Map<string, Promise<readonly HelpPage[]>>();

/** @throws Error if the network is down */
export function pagesOf({ file }: Pick<Group, "file">): Promise<readonly HelpPage[]> {
  let pages = loaded.get(file);
  if (!pages) {
    pages = fetch(new URL(file, document.baseURI)).then((response) => {
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response.json() as Promise<HelpPage[]>;
    });
    loaded.set(file, pages);
    pages.catch(() => loaded.delete(file));
  }
  return pages;
}

/** Words as plain text. */
export function plainText(words: Words): string {
  if (words === 0) return " ";
  if (typeof words === "string") return words.startsWith("`") ? words.slice(1) : words;
  if (Array.isArray(words)) return (words as readonly Words[]).map(plainText).join("");
  const marked = words as { readonly b?: Words; readonly i?: Words; readonly t?: Words };
  return plainText(marked.b ?? marked.i ?? marked.t ?? "");
}

/** The text under one heading. */
export interface Section {
  readonly game: string;
  readonly page: string;
  readonly pageTitle: string;
  readonly anchor: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The whole text in lowercase. */
  readonly text: string;
}

function sectionsOf(game: string, { id, title, blocks }: HelpPage): Section[] {
  const sections: { anchor: string; title: string; lines: string[] }[] = [];
  for (const block of blocks) {
    if (block[0] === "h") {
      sections.push({ anchor: block[2], title: plainText(block[3]), lines: [] });
      continue;
    }
    const lines = sections.at(-1)?.lines;
    if (block[0] === "p") lines?.push(plainText(block[1]));
    else if (block[0] === "code") lines?.push(...block[1].split("\n"));
    else if (block[0] === "table") lines?.push(...block[2].map((cells) => cells.map(plainText).join(" · ")));
    else lines?.push(...block[1].map(plainText));
  }
  return sections.map((section) => ({
    ...section,
    game,
    page: id,
    pageTitle: title,
    text: [section.title, ...section.lines].join("\n").toLowerCase(),
  }));
}

let sections: Promise<readonly Section[]> | undefined;

/** Every section of every page of all games. */
export function allSections(): Promise<readonly Section[]> {
  if (!sections) {
    sections = Promise.all(
      HELP.map(async (group) => (await pagesOf(group)).flatMap((page) => sectionsOf(group.game, page))),
    ).then((lists) => lists.flat());
    sections.catch(() => (sections = undefined));
  }
  return sections;
}

export interface Found {
  readonly section: Section;
  /** The matching line. */
  readonly line: string;
}

/**
 * Sections with all of the words: matches in titles first, then the open game's.
 * @param most maximum number of results
 */
export function search(
  all: readonly Section[],
  wanted: string,
  game: string,
  most: number,
): { readonly found: readonly Found[]; readonly count: number } {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return { found: [], count: 0 };
  const hits = all.filter(({ text }) => parts.every((part) => text.includes(part)));
  const rank = ({ title, game: of }: Section): number =>
    (parts.every((part) => title.toLowerCase().includes(part)) ? 0 : 4) + (of === game ? 0 : of === "" ? 1 : 2);
  const ranked = hits
    .map((section, i) => ({ section, i }))
    .sort((a, b) => rank(a.section) - rank(b.section) || a.i - b.i);
  return {
    count: hits.length,
    found: ranked.slice(0, most).map(({ section }) => ({ section, line: bestLine(section, parts) })),
  };
}

const LONGEST = 180;

function bestLine({ lines }: Section, parts: readonly string[]): string {
  const low = lines.map((line) => line.toLowerCase());
  const count = (line: string): number => parts.filter((part) => line.includes(part)).length;
  const best = low.reduce((found, line, i) => (count(line) > count(low[found] ?? "") ? i : found), 0);
  const line = lines[best] ?? "";
  if (line.length <= LONGEST) return line;
  const at = Math.max(0, Math.min(...parts.map((part) => low[best].indexOf(part)).filter((n) => n >= 0)) - 60);
  return `${at > 0 ? "... " : ""}${line.slice(at, at + LONGEST)} ...`;
}
