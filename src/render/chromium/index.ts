/** The second engine: an installed Chromium, Chrome or Edge prints the same pages. */
export { findBrowser } from "./find-browser.js";
export { renderPdfWithChromium, renderPngWithChromium } from "./print-pdf.js";
