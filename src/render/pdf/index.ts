export { renderPdf, renderPdfBlocks, type PdfOptions } from "./render-pdf.js";
export type { PdfStandard } from "./standard.js";
