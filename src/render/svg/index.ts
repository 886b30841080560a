/** Pages as pictures for the web: self-contained SVG without fonts. */
export { renderSvg } from "./outline-svg.js";
