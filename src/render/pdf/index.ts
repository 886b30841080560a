export { renderPdf, type PdfOptions } from "./render-pdf.js";
