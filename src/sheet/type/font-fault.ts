/** Checks a TrueType font: its tables, their checksums, the order of its outlines. */

/** Tables required to measure and embed a font; an OpenType font with cubic curves has no `glyf`. */
const TABLES = ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "OS/2", "post"];
const QUADRATIC = 0x00010000;
/** `OTTO`: an OpenType font with cubic curves. */
const CUBIC = 0x4f54544f;
const CUBIC_TABLES = TABLES.flatMap((tag) => (tag === "loca" ? [] : tag === "glyf" ? ["CFF "] : [tag]));

/**
 * What is wrong with the bytes of a font; undefined if it is usable.
 * @param cubic true to accept fonts with cubic curves
 */
export function fontFault(font: Uint8Array, cubic = false): string | undefined {
  const bytes = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const version = font.length < 12 ? 0 : bytes.getUint32(0);
  if (version !== QUADRATIC && !(cubic && version === CUBIC))
    return `this is not a TrueType${cubic ? " or OpenType" : ""} font`;
  const needed = version === CUBIC ? CUBIC_TABLES : TABLES;
  const tags = Array.from({ length: bytes.getUint16(4) }, (_, i) => {
    const at = 12 + 16 * i;
    const whole = at + 16 <= font.length && bytes.getUint32(at + 8) + bytes.getUint32(at + 12) <= font.length;
    return whole ? String.fromCharCode(...font.subarray(at, at + 4)) : "";
  });
  const missing = needed.filter((tag) => !tags.includes(tag));
  if (missing.length > 0) return `the font has no table ${missing.join(", ")}, or is cut off`;
  const damaged = tags.filter((tag, i) => needed.includes(tag) && !isWhole(bytes, 12 + 16 * i, tag));
  if (damaged.length > 0)
    return `the font is damaged: the checksum of its ${damaged.length === 1 ? "table" : "tables"} ${damaged.join(", ")} differs`;
  const short = needed.find((tag) => lengthOf(bytes, tags.indexOf(tag)) < (LEAST[tag] ?? 0));
  if (short !== undefined) return `the font is damaged: its table ${short} is too short`;
  if (version === CUBIC) return undefined;
  return outlinesFault(bytes, (tag) => bytes.getUint32(12 + 16 * tags.indexOf(tag) + 8));
}

/** Minimum sizes of tables that are read at fixed offsets. */
const LEAST: Readonly<Record<string, number>> = { head: 54, hhea: 36, maxp: 6, "OS/2": 10 };

const lengthOf = (bytes: DataView, index: number): number => bytes.getUint32(12 + 16 * index + 12);

/** True if a table matches its checksum: the sum of its words, without the one that sums up the whole file. */
function isWhole(bytes: DataView, entry: number, tag: string): boolean {
  const [written, from, length] = [4, 8, 12].map((at) => bytes.getUint32(entry + at));
  let sum = 0;
  for (let at = 0; at < length; at += 4) {
    if (tag === "head" && at === 8) continue;
    let word = 0;
    for (let k = 0; k < 4; k++) word = word * 256 + (at + k < length ? bytes.getUint8(from + at + k) : 0);
    sum = (sum + word) % 0x1_0000_0000;
  }
  return sum === written;
}

/** Outlines must be consecutive, inside their table. */
function outlinesFault(bytes: DataView, startOf: (tag: string) => number): string | undefined {
  const glyphs = bytes.getUint16(startOf("maxp") + 4);
  const long = bytes.getInt16(startOf("head") + 50) === 1;
  const loca = startOf("loca");
  const offset = (i: number): number => (long ? bytes.getUint32(loca + 4 * i) : 2 * bytes.getUint16(loca + 2 * i));
  for (let i = 0; i < glyphs; i++)
    if (offset(i + 1) < offset(i) || startOf("glyf") + offset(i + 1) > bytes.byteLength)
      return `the font is damaged: the outline of glyph ${i} is outside its table`;
  return undefined;
}
