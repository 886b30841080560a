/** Cleans headings of the traces that programs leave: pandas, R, spreadsheets, joined heading rows. */
import { plainHead } from "./plain.js";

/** A heading, for display and comparison. */
export interface HeadWord {
  /** For display, without a program's traces; empty if a program made up a name for an empty heading. */
  readonly word: string;
  /** Group that a program wrote into the heading: `('Passing', 'Yds')`. */
  readonly group: string;
}

/** `Unnamed: 5`, `Unnamed: 2_level_0`, R's `...8` and `V3`: names for empty headings. */
const WAS_EMPTY = /^(?:unnamed:? ?\d+(?:_level_\d+)?|\.{3}\d+|V\d+)$/i;
const TUPLE = /^\(\s*(['"])(.*?)\1\s*,\s*(['"])(.*?)\3\s*\)$/;

/** Additions to a heading that change nothing: `Yards (gross)`, `Sacks (times)`. */
const REMARK = /\s*\((?:gross|times|total|totals|season|no\.?|number|count|#|yds|yards)\)$/i;

/** One heading, without the traces recognizable in isolation. */
export function headWord(cell: string): HeadWord {
  const text = cell.trim().replace(/\s+/g, " ").replace(REMARK, "");
  const tuple = TUPLE.exec(text);
  if (tuple) {
    const [group, word] = [tuple[2], tuple[4]].map((part) => (WAS_EMPTY.test(part) ? "" : part));
    return word === "" ? { word: group, group: "" } : { word, group };
  }
  return { word: WAS_EMPTY.test(text) ? "" : text, group: "" };
}

/**
 * The headings of one row. Removes numbering of repeated headings (`Yds.1`, `Att...4`, `Att_1`) and pandas' join suffixes
 * (`completions_x`), and restores what R replaced by dots (`Cmp.` next to `Cmp` is `Cmp%`, `X3DAtt` is `3DAtt`).
 */
export function headRow(cells: readonly string[]): readonly HeadWord[] {
  const words = joined(cells.map(headWord));
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

/** Groups in Pro-Football-Reference's tables, as programs prefix them to headings. */
const GROUPED =
  /^(Passing|Rushing|Receiving|Scrimmage|Tot Yds & TO|Penalties|Scoring|Games|Kickoffs|Punting|Punts|Kick Returns|Punt Returns|Def Interceptions|Fumbles|Tackles)[_. ](.+)$/;

/**
 * `Passing_Cmp`, `Tot Yds & TO_Ply`: two heading rows joined, if a table has several such groups. If all columns have the same prefix, it
 * is just a naming style.
 */
function joined(words: readonly HeadWord[]): readonly HeadWord[] {
  const found = words.map(({ word }) => GROUPED.exec(word));
  const groups = new Set(found.flatMap((one) => (one ? [one[1]] : [])));
  if (!groups.has("Tot Yds & TO")) return words;
  return words.map((one, i) => (found[i] ? { word: found[i][2], group: found[i][1] } : one));
}
