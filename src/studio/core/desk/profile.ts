/** Unpacks the color profile of a press from the form that `scripts/studio-profile.mjs` packs. */
import { bytesIn } from "./bytes.js";

interface PackedTable {
  readonly at: number;
  readonly inputs: number;
  readonly channels: number;
  readonly side: number;
  /** Low bytes of the steps, then high bytes if values have two. */
  readonly planes: readonly string[];
}

export interface PackedProfile {
  /** The file with its tables left empty; base64. */
  readonly rest: string;
  readonly tables: readonly PackedTable[];
}

const byteAt = (text: string, i: number): number => {
  const code = text.charCodeAt(i) - 35;
  return code < 57 ? code : code - 1;
};

export function unpackProfile({ rest, tables }: PackedProfile): Uint8Array<ArrayBuffer> {
  const file = bytesIn(rest);
  const view = new DataView(file.buffer);
  for (const { at, inputs, channels, side, planes } of tables) {
    const wide = planes.length > 1;
    const mask = wide ? 0xffff : 0xff;
    const count = channels * side ** inputs;
    const values = new Uint16Array(count);
    for (let i = 0; i < count; i++) {
      const step = byteAt(planes[0], i) + (wide ? 256 * byteAt(planes[1], i) : 0);
      const place = ((i * channels) % count) + Math.floor((i * channels) / count);
      values[place] = (step % 2 === 0 ? step / 2 : -(step + 1) / 2) & mask;
    }
    // Sums do not depend on the order of the axes.
    for (let axis = 0, stride = channels; axis < inputs; axis++, stride *= side)
      for (let i = stride; i < count; i++)
        if (Math.floor(i / stride) % side > 0) values[i] = (values[i] + values[i - stride]) & mask;
    values.forEach((value, i) => (wide ? view.setUint16(at + 2 * i, value) : view.setUint8(at + i, value)));
  }
  return file;
}
