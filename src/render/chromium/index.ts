/** The second engine: an installed Chromium, Chrome or Edge prints the same pages. */
export { BROWSER_VARIABLE, BROWSERS, findBrowser, type BrowserFound, type BrowserSearch } from "./find-browser.js";
export { renderPdfWithChromium, renderPngWithChromium, type BrowserOptions } from "./print-pdf.js";
