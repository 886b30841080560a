/** Error correction of QR codes: Reed-Solomon check bytes over GF(256), x^8 + x^4 + x^3 + x^2 + 1, and the interleaving of blocks. */
const FIELD = 0x11d;
const POWERS = new Uint8Array(255);
const POWER_OF = new Uint8Array(256);
for (let i = 0, element = 1; i < 255; i++) {
  POWERS[i] = element;
  POWER_OF[element] = i;
  element <<= 1;
  if (element > 255) element ^= FIELD;
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(POWER_OF[a] + POWER_OF[b]) % 255]);

/** Coefficients of (x - 1)(x - 2)(x - 4) ... below the highest, from the highest down. */
function generator(degree: number): Uint8Array {
  let coefficients = new Uint8Array([1]);
  for (let i = 0; i < degree; i++) {
    const next = new Uint8Array(coefficients.length + 1);
    coefficients.forEach((value, k) => {
      next[k] ^= value;
      next[k + 1] ^= times(value, POWERS[i]);
    });
    coefficients = next;
  }
  return coefficients.subarray(1);
}

/** The check bytes of a block. @internal */
export function checkBytes(block: Uint8Array, count: number): Uint8Array {
  const by = generator(count);
  const rest = new Uint8Array(count);
  for (const byte of block) {
    const out = byte ^ rest[0];
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    by.forEach((value, i) => (rest[i] ^= times(value, out)));
  }
  return rest;
}

/** Data and check bytes of all blocks, interleaved. @param sizes of the blocks, shorter ones first */
export function blocksOf(data: Uint8Array, sizes: readonly number[], checks: number): Uint8Array {
  let from = 0;
  const blocks = sizes.map((size) => data.subarray(from, (from += size)));
  const inTurn = (parts: readonly Uint8Array[]): number[] =>
    Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, i) =>
      parts.flatMap((part) => (i < part.length ? [part[i]] : [])),
    ).flat();
  return Uint8Array.from([...inTurn(blocks), ...inTurn(blocks.map((block) => checkBytes(block, checks)))]);
}
