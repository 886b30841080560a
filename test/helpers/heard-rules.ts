/** Rules of what is heard of a page: headings, heads of tables, figures with words, and no paragraph that holds a page. */
import { eachHeard, type Heard, type HeardPage } from "./pdf-structure.js";

/** Rows and columns from which on a table needs heads. */
const TABLE = 3;
/** Parts and letters of a paragraph at most: the longest printed ones are the remarks of the field card. */
const PARTS = 16;
const LETTERS = 700;
/** Letters that stand apart in an arc, heard one by one. */
const SOUP = /^(?:\p{L} ){4,}\p{L}$/u;

/**
 * What is wrong with pages, one line a fault.
 * @param isTitled whether a page has a heading of its own
 */
export function heardFaults(pages: readonly HeardPage[], isTitled: (words: string) => boolean = () => true): string[] {
  const faults: string[] = [];
  pages.forEach(({ tree }, i) => {
    const report = (fault: string): void => void faults.push(`page ${i + 1}: ${fault}`);
    if (!tree) return;
    const parts = [...eachHeard(tree)];
    const titled = isTitled(wordsOf(tree));
    const headings = parts.filter(({ role }) => /^H\d$/.test(role));
    // A white side of a sheet has none.
    if (titled && headings.length === 0 && parts.some(({ role }) => role === "text")) report("no heading");
    if (titled && headings.length > 0 && !headings.some(({ role }) => role === "H1")) report("no heading of level 1");
    for (const part of parts) {
      const { role, alt, kids } = part;
      if (role === "Figure" && alt.trim() === "") report("nothing is said of a figure");
      if (role === "Table" && isHeadless(part)) report(`a table without heads: "${wordsOf(part).slice(0, 60)}"`);
      if (role !== "P" || alt !== "") continue;
      const words = wordsOf(part);
      if (kids.length > PARTS || words.length > LETTERS) report(`a paragraph of ${words.length} letters`);
      if (SOUP.test(words)) report(`letters one by one: "${words}"`);
    }
  });
  return faults;
}

/** A table of three rows and columns or more, in which no row consists of heads. */
function isHeadless({ kids }: Heard): boolean {
  const rows = kids.filter(({ role }) => role === "TR").map((row) => row.kids);
  const wide = Math.max(0, ...rows.map((cells) => cells.length));
  const heads = rows.some((cells) => cells.length > 1 && cells.slice(1).every(({ role }) => role === "TH"));
  return rows.length >= TABLE && wide >= TABLE && !heads;
}

const wordsOf = (part: Heard): string =>
  [...eachHeard(part)]
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
