/** Contrast of two colors, as WCAG 2 measures it. */

/** Minimum contrast at which a monogram is readable on its helmet. */
export const LEAST_CONTRAST = 3;

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two `#RRGGBB` colors, 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
