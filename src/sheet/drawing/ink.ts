/** Black as it looks on paper: softer than a screen's. What prints writes it as pure black (`render/pdf`). */
export const INK = "#161616";
