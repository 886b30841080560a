/**
 * Pressbox as a library: play a game, build its sheets, write them.
 *
 * ```ts
 * import { writeFileSync } from "node:fs";
 * import { bindDocument, buildSheets, FontBook, loadFontFiles, NO_CACHE, play, renderPdf, requireSystem, rulesOfRecord, templatesFrom } from "pressbox";
 *
 * const system = await requireSystem("dynasty");
 * const record = await play("dynasty", { seed: 42, coach: "expert", names: { coach: "Dutch Kowalski" } });
 * const fonts = new FontBook(loadFontFiles());
 * const request = {
 *   system, records: [record], rules: rulesOfRecord(system, record), fill: "filled", theme: "color", paper: "letter",
 *   names: {}, templates: templatesFrom(), fonts, cache: NO_CACHE,
 * } as const;
 * const sheets = await buildSheets(request, system.sheets.filter((sheet) => sheet.fills === "record"));
 * writeFileSync("campaign.pdf", await renderPdf(bindDocument(request, sheets, "My campaign"), fonts));
 * ```
 *
 * Whatever a person can put right is thrown as a `UserError` with every `Issue` found; anything else is a fault of ours.
 */

// Node as its host
import "./host/node.js";

// Everything that needs no disk
export * from "./web.js";

// Files from the disk, as `readFile` takes them
export { readContent } from "./host/node/content.js";
export { readCsvFile } from "./host/node/csv-file.js";
export { readDataFile } from "./host/node/data-files.js";
export { loadFontFiles } from "./host/node/fonts.js";
export { templatesFrom } from "./host/node/templates.js";

// Bytes that need native code, or a browser
export { renderPng, type PngOptions } from "./render/png/index.js";
export { findBrowser, renderPdfWithChromium, renderPngWithChromium } from "./render/chromium/index.js";
