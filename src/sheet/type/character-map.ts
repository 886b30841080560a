/** Characters -> glyphs: the `cmap` table in formats 4 and 12. */

/** Glyph of a code point; 0 if there is none. */
export type CharacterMap = (codePoint: number) => number;

/** Platform and encoding of the Unicode maps, largest first. */
const UNICODE = [
  [3, 10],
  [0, 6],
  [0, 4],
  [3, 1],
  [0, 3],
] as const;

export function readCharacterMap(table: DataView | undefined): CharacterMap {
  const none: CharacterMap = () => 0;
  if (!table) return none;
  for (const [platform, encoding] of UNICODE) {
    for (let i = 0; i < table.getUint16(2); i++) {
      const record = 4 + 8 * i;
      if (table.getUint16(record) !== platform || table.getUint16(record + 2) !== encoding) continue;
      const at = table.getUint32(record + 4);
      const format = table.getUint16(at);
      if (format === 4) return (codePoint) => findIn4(table, at, codePoint);
      if (format === 12) return (codePoint) => findIn12(table, at, codePoint);
    }
  }
  return none;
}

/** Format 4: segments of 16-bit codes. */
function findIn4(table: DataView, at: number, codePoint: number): number {
  if (codePoint > 0xffff) return 0;
  const doubled = table.getUint16(at + 6);
  let [low, high] = [0, doubled / 2 - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (table.getUint16(at + 14 + 2 * middle) < codePoint) low = middle + 1;
    else high = middle;
  }
  const start = table.getUint16(at + 16 + doubled + 2 * low);
  if (codePoint < start || codePoint > table.getUint16(at + 14 + 2 * low)) return 0;
  const delta = table.getUint16(at + 16 + 2 * doubled + 2 * low);
  const rangeAt = at + 16 + 3 * doubled + 2 * low;
  const range = table.getUint16(rangeAt);
  if (range === 0) return (codePoint + delta) & 0xffff;
  const glyph = table.getUint16(rangeAt + range + 2 * (codePoint - start));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

/** Format 12: groups of 32-bit codes. */
function findIn12(table: DataView, at: number, codePoint: number): number {
  let [low, high] = [0, table.getUint32(at + 12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const group = at + 16 + 12 * middle;
    if (codePoint < table.getUint32(group)) high = middle - 1;
    else if (codePoint > table.getUint32(group + 4)) low = middle + 1;
    else return table.getUint32(group + 8) + codePoint - table.getUint32(group);
  }
  return 0;
}
