/** A heading as it is compared: without case, blanks, `_`, `.`, `'` and dashes, those between numbers too: `20-29` -> `2029`. */
export const plainHead = (head: string): string => head.toLowerCase().replace(/[\s_.\-\u2013\u2014'"*]/g, "");
