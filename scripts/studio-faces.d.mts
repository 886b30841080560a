/** A face as the page has it. */
export function faceForPage(bytes: Uint8Array): Uint8Array;
