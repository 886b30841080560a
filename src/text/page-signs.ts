/** Recognizes web pages, and what they say about their encoding. */

/** True for a page, or for the HTML fragment that some sites offer as a spreadsheet file. */
export const isPage = (text: string): boolean => PAGE.test(text.slice(0, 1 << 14));
const PAGE =
  /^[\uFEFF\s]*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|(?:html|head|body|table|div|meta|style|title|section|main|center|h[1-6]|p)\b)/i;

/** True if a page declares Windows-1252, or Latin-1, which browsers treat as Windows-1252. */
export const saysWindows = (text: string): boolean =>
  /<meta[^>]+charset=["']?(?:windows-1252|iso-8859-1|latin-?1)/i.test(text.slice(0, 4096));
