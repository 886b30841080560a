/** Pictures as objects of the file (ISO 32000-1, 8.9): a JPEG unchanged, everything else as pixels. For a press, converted to its inks. */
import { separation } from "../../kernel/color/separation.js";
import type { Raster } from "../../sheet/pictures/pixels.js";
import { packRows } from "../../sheet/pictures/png.js";
import { Hasher, hashHex } from "./hash.js";
import { rulesOf, type PdfStandard } from "./standard.js";
import type { PdfDictionary, PdfObjects, PdfReference } from "./values.js";

/** Writes a picture; returns its object. Everything that affects its look goes into the hash. */
export type ImageWriter = (raster: Raster, hasher: Hasher) => PdfReference;

export function imageWriter(file: PdfObjects, standard: PdfStandard | undefined): ImageWriter {
  const press = standard !== undefined && rulesOf(standard).press;
  const inked = press ? pressDots(standard.condition.profile) : undefined;
  const written = new Map<string, PdfReference>();
  return (raster, hasher) => {
    /** Identical files under two names become one object. */
    const once = (data: PdfDictionary, bytes: Uint8Array): PdfReference => {
      hasher.add(bytes);
      const { SMask, ...plain } = data as { SMask?: PdfReference };
      const key = `${hashHex(new Hasher().add(bytes).finish())} ${bytes.length} ${JSON.stringify(plain)} ${SMask?.id ?? ""}`;
      let known = written.get(key);
      if (!known) written.set(key, (known = file.plainStream(data, bytes)));
      return known;
    };
    const { width, height, jpeg } = raster;
    const head = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
    if (jpeg && (!press || jpeg.parts === 1)) {
      return once(
        {
          ...head,
          ColorSpace: jpeg.parts === 1 ? "DeviceGray" : "DeviceRGB",
          Filter: "DCTDecode",
          ...(jpeg.parts === 3 && { DecodeParms: { ColorTransform: jpeg.differences ? 1 : 0 } }),
        },
        jpeg.bytes,
      );
    }
    const { parts, data, alpha } = raster.pixels();
    const rows = (bytes: Uint8Array, step: 1 | 3 | 4, mask?: PdfReference): PdfReference => {
      return once(
        {
          ...head,
          ColorSpace: SPACES[step],
          Filter: "FlateDecode",
          DecodeParms: { Predictor: 15, Colors: step, BitsPerComponent: 8, Columns: width },
          ...(mask && { SMask: mask }),
        },
        packRows(bytes, width * step, step),
      );
    };
    const mask = alpha && rows(alpha, 1);
    return parts === 3 && inked ? rows(inked(data), 4, mask) : rows(data, parts, mask);
  };
}

const SPACES = { 1: "DeviceGray", 3: "DeviceRGB", 4: "DeviceCMYK" } as const;

/** Converts red, green, blue to press inks, one byte each. */
function pressDots(profile: Uint8Array): (data: Uint8Array) => Uint8Array {
  const separate = separation(profile);
  const known = new Map<number, readonly number[]>();
  return (data) => {
    const out = new Uint8Array((data.length / 3) * 4);
    for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
      const color = (data[from] << 16) | (data[from + 1] << 8) | data[from + 2];
      let inks = known.get(color);
      if (inks === undefined) {
        const shares = separate(`#${color.toString(16).padStart(6, "0")}`);
        inks = shares.map((share) => Math.round(share * 2.55));
        if (known.size < MOST_COLORS) known.set(color, inks);
      }
      for (let i = 0; i < 4; i++) out[to + i] = inks[i];
    }
    return out;
  };
}

/** Maximum cached colors. */
const MOST_COLORS = 1 << 18;
