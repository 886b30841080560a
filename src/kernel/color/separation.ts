/** Converts screen colors to press inks, using the Lab-to-ink table of the press's own ICC profile (ICC.1:2001-04). */

/** Cyan, magenta, yellow and black, percent. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** sRGB adapted to D50: X, Y, Z of the profile connection space from red, green and blue light. */
const TO_XYZ = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const;
const D50 = [0.9642, 1, 0.8249] as const;

/** Offsets in an 8-bit lookup table (ICC section 6.5.7): bytes before its curves, and length of a curve. */
const TABLE_HEAD = 48;
const CURVE = 256;
const INKS = 4;

/**
 * Turns `#rrggbb` into inks, in whole percents.
 * @param profile a four-ink output profile whose `B2A1` is an 8-bit table
 * @throws Error for any other profile
 */
export function separation(profile: Uint8Array): (color: string) => Cmyk {
  const table = tableOf(profile, "B2A1");
  const side = table[10];
  const curve = (channel: number, value: number): number => {
    const at = Math.min(CURVE - 1, Math.max(0, value));
    const low = Math.min(CURVE - 2, Math.floor(at));
    const start = TABLE_HEAD + CURVE * channel + low;
    return (table[start] + (table[start + 1] - table[start]) * (at - low)) / (CURVE - 1);
  };
  const nodes = table.subarray(TABLE_HEAD + 3 * CURVE, TABLE_HEAD + 3 * CURVE + INKS * side ** 3);
  return (color) => {
    const [l, a, b] = labOf(color);
    const places = [l * 2.55, a + 128, b + 128].map((value, channel) => {
      const at = curve(channel, value) * (side - 1);
      const low = Math.min(side - 2, Math.floor(at));
      return { low, share: at - low };
    });
    const inks = [0, 0, 0, 0];
    for (let corner = 0; corner < 8; corner++) {
      let weight = 1;
      let node = 0;
      places.forEach(({ low, share }, i) => {
        const far = (corner >> i) & 1;
        weight *= far ? share : 1 - share;
        node = node * side + low + far;
      });
      for (let ink = 0; ink < INKS; ink++) inks[ink] += weight * nodes[INKS * node + ink];
    }
    return inks.map((value) => Math.round(value / 2.55)) as unknown as Cmyk;
  };
}

function tableOf(profile: Uint8Array, name: string): Uint8Array {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const text = (at: number): string => String.fromCharCode(...profile.subarray(at, at + 4));
  for (let i = 0, at = 132; i < view.getUint32(128); i++, at += 12) {
    if (text(at) !== name) continue;
    const start = view.getUint32(at + 4);
    const table = profile.subarray(start, start + view.getUint32(at + 8));
    if (text(start) === "mft1" && table[8] === 3 && table[9] === INKS) return table;
  }
  throw new Error(`the color profile has no 8-bit table ${name} for four inks`);
}

function labOf(color: string): readonly [number, number, number] {
  const light = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = TO_XYZ.map((row, i) => {
    const t = row.reduce((sum, value, n) => sum + value * light[n], 0) / D50[i];
    return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
