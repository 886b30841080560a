/** The picture formats that Pressbox draws. */
export const KINDS = {
  png: { name: "PNG", endings: ["png"] },
  jpeg: { name: "JPEG", endings: ["jpg", "jpeg"] },
  svg: { name: "SVG", endings: ["svg"] },
} as const;
export const PICTURE_ENDINGS: readonly string[] = Object.values(KINDS).flatMap(({ endings }) => [...endings]);
/** Maximum size of a picture file. */
export const MOST_PICTURE_BYTES = 16 * 1024 * 1024;
