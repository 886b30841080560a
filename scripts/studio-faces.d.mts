/** Reduces a font to what the page needs. */
export function faceForPage(bytes: Uint8Array): Uint8Array;
