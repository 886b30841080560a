/** A heading normalized for comparison: without case, spaces, `_`, `.`, `'` and dashes, even between numbers: `20-29` -> `2029`. */
export const plainHead = (head: string): string => head.toLowerCase().replace(/[\s_.\-\u2013\u2014'"*]/g, "");
