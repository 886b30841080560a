// The color profile of a press as the page fetches it. Its tables are smooth: each value is stored as the difference
// from the prediction of its
// neighbors along every side of the table, which compresses to less than half. `src/studio/core/desk/profile.ts` reverses
// this.

/** Bytes before the curves of a table (ICC.1:2001-04, 6.5.7 and 6.5.8). */
const HEAD = { mft1: 48, mft2: 52 };

/** Location of a profile's tables, without duplicates. */
function tablesIn(file) {
  const starts = new Set();
  for (let i = 0; i < file.readUInt32BE(128); i++) starts.add(file.readUInt32BE(136 + 12 * i));
  return [...starts].flatMap((start) => {
    const type = file.toString("latin1", start, start + 4);
    if (!(type in HEAD)) return [];
    const [inputs, channels, side] = file.subarray(start + 8);
    const curve = type === "mft1" ? 256 : 2 * file.readUInt16BE(start + 48);
    return [{ at: start + HEAD[type] + inputs * curve, inputs, channels, side, wide: type === "mft2" }];
  });
}

/** Encodes bytes as characters that JSON does not escape. */
const letters = (bytes) => String.fromCharCode(...bytes.map((byte) => 35 + byte + (byte < 57 ? 0 : 1)));
const ROW = 4096;
const textOf = (bytes) =>
  Array.from({ length: Math.ceil(bytes.length / ROW) }, (_, i) => letters(bytes.slice(i * ROW, (i + 1) * ROW))).join(
    "",
  );

/** @param bytes an ICC profile @returns plain JSON */
export function packProfile(bytes) {
  const file = Buffer.from(bytes);
  const tables = tablesIn(file).map(({ at, inputs, channels, side, wide }) => {
    const size = wide ? 2 : 1;
    const most = 256 ** size;
    const count = channels * side ** inputs;
    const steps = Array.from({ length: count }, (_, i) => file.readUIntBE(at + size * i, size));
    file.fill(0, at, at + size * count);
    for (let axis = 0, stride = channels; axis < inputs; axis++, stride *= side)
      for (let i = count - 1; i >= 0; i--)
        if (Math.floor(i / stride) % side > 0) steps[i] = (steps[i] - steps[i - stride] + most) % most;
    // Maps small differences of either sign to small numbers, channel by channel.
    const apart = Array.from(
      { length: count },
      (_, i) => steps[((i * channels) % count) + Math.floor((i * channels) / count)],
    );
    const signed = apart.map((step) => (step < most / 2 ? 2 * step : 2 * (most - step) - 1));
    const planes = [signed.map((step) => step & 255), ...(wide ? [signed.map((step) => step >> 8)] : [])];
    return { at, inputs, channels, side, planes: planes.map(textOf) };
  });
  return { rest: file.toString("base64"), tables };
}
