export { renderPdf, renderPdfBlocks, type PdfOptions } from "./render-pdf.js";
