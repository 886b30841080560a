/** What is wrong with a picture; the caller adds the file's name. */
import { countText } from "../../kernel/words/index.js";

export class PictureFault extends Error {
  constructor(
    readonly code: "picture-kind" | "picture-broken" | "picture-too-large" | "picture-unsupported",
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

export const broken = (message: string, hint = "save it again in an image program"): PictureFault =>
  new PictureFault("picture-broken", message, hint);

/** Maximum side of a picture, pixels. */
const MOST_SIDE = 12_000;
/** Maximum pixels of a picture: A3 at 300 dpi has 17 million. */
const MOST_PIXELS = 18_000_000;

/** @throws PictureFault for a picture that would need too much memory; checked before decoding */
export function requireSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw broken(`the picture is ${width} x ${height} pixels`);
  if (Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS) return;
  throw new PictureFault(
    "picture-too-large",
    `the picture is ${countText(width)} x ${countText(height)} pixels; expected at most ${countText(MOST_SIDE)} on a side and ${countText(MOST_PIXELS)} in all`,
    "save it smaller: 300 pixels to the printed inch are enough",
  );
}
