/** What a heading says, without the traces that programs leave: pandas, R, spreadsheets, joined heading rows. */
import { plainHead } from "./plain.js";

/** A heading as it is reported and compared. */
export interface HeadWord {
  /** As people read it, without a program's traces; empty where a program named an empty heading. */
  readonly word: string;
  /** Group that a program wrote into the heading: `('Passing', 'Yds')`. */
  readonly group: string;
}

/** `Unnamed: 5`, `Unnamed: 2_level_0`, R's `...8` and `V3`: headings that were empty. */
const WAS_EMPTY = /^(?:unnamed:? ?\d+(?:_level_\d+)?|\.{3}\d+|V\d+)$/i;
const TUPLE = /^\(\s*(['"])(.*?)\1\s*,\s*(['"])(.*?)\3\s*\)$/;

/** One heading, without the traces that need no neighbors to be seen. */
export function headWord(cell: string): HeadWord {
  const text = cell.trim().replace(/\s+/g, " ");
  const tuple = TUPLE.exec(text);
  if (tuple) {
    const [group, word] = [tuple[2], tuple[4]].map((part) => (WAS_EMPTY.test(part) ? "" : part));
    return word === "" ? { word: group, group: "" } : { word, group };
  }
  return { word: WAS_EMPTY.test(text) ? "" : text, group: "" };
}

/**
 * The headings of one row. Counters behind repeated headings go (`Yds.1`, `Att...4`, `Att_1`), so do pandas' marks of a join
 * (`completions_x`); R's dots become what they were (`Cmp.` next to `Cmp` is `Cmp%`, `X3DAtt` is `3DAtt`).
 */
export function headRow(cells: readonly string[]): readonly HeadWord[] {
  const words = cells.map(headWord);
  const bare = new Set(words.map(({ word }) => word));
  const plain = new Set(words.map(({ word }) => plainHead(word)));
  return words.map(({ word, group }) => {
    let text = word.replace(/\.{3}\d+$/, "").replace(/\.\d{1,2}$/, "");
    if (/_[xy]$/i.test(text)) text = text.slice(0, -2);
    else if (/_\d{1,2}$/.test(text) && plain.has(plainHead(text.replace(/_\d+$/, ""))))
      text = text.replace(/_\d+$/, "");
    if (/^X\d[A-Za-z]/.test(text)) text = text.slice(1);
    if (text.endsWith(".") && bare.has(text.slice(0, -1))) text = `${text.slice(0, -1)}%`;
    return { word: text, group };
  });
}
