/** What shows that a text is a page, and what it says of its letters. */

/** Whether a text is a page, or the piece of one that sites give as a file for spreadsheets. */
export const isPage = (text: string): boolean => PAGE.test(text.slice(0, 1 << 14));
const PAGE =
  /^[\uFEFF\s]*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|(?:html|head|body|table|div|meta|style|title|section|main|center|h[1-6]|p)\b)/i;

/** Whether a page says that its letters are those of Windows-1252, which browsers take Latin-1 for. */
export const saysWindows = (text: string): boolean =>
  /<meta[^>]+charset=["']?(?:windows-1252|iso-8859-1|latin-?1)/i.test(text.slice(0, 4096));
