// Makes the color profiles in assets/color from public data: `node scripts/color-profiles.mjs`. The same data gives the same bytes.
// - srgb.icc: primaries, white and curve of IEC 61966-2-1, as a matrix profile.
// - coated-fogra39.icc: the characterization data FOGRA39L (color/FOGRA39L.ti3, zlib license), as tables both ways.
// Profiles are version 2 (ICC.1:2001-04), which every reader of PDF 1.6 and 1.7 supports.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const HERE = import.meta.dirname;
const TARGET = path.join(HERE, "..", "assets", "color");
/** White point of the connection space (ICC.1:2001-04, 6.3.4.3). */
const D50 = [0.9642, 1, 0.8249];

// ---------------------------------------------------------------- bytes of a profile

const u8 = (...values) => Buffer.from(values);
const u16 = (...values) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values) => Buffer.concat(values.map((value) => u16((value >>> 16) & 0xffff, value & 0xffff)));
const s15f16 = (...values) => Buffer.concat(values.map((value) => u32(Math.round(value * 65536) >>> 0)));
const ascii = (text) => Buffer.from(text, "latin1");
const type = (name) => Buffer.concat([ascii(name), u32(0)]);

const textTag = (text) => Buffer.concat([type("text"), ascii(`${text}\0`)]);
const xyzTag = (xyz) => Buffer.concat([type("XYZ "), s15f16(...xyz)]);
const curveTag = (values) => Buffer.concat([type("curv"), u32(values.length), u16(...values)]);
/** ASCII text, without Unicode or Macintosh text (6.5.17). */
const descriptionTag = (text) =>
  Buffer.concat([type("desc"), u32(text.length + 1), ascii(`${text}\0`), u32(0, 0), u16(0), u8(0), Buffer.alloc(67)]);

/** @param tags name -> bytes; equal buffers are stored once (6.2) */
function profile({ deviceClass, space, connection, tags }) {
  const entries = Object.entries(tags);
  const blocks = new Map();
  let at = 128 + 4 + 12 * entries.length;
  for (const [, bytes] of entries) {
    if (blocks.has(bytes)) continue;
    blocks.set(bytes, at);
    at += (bytes.length + 3) & ~3;
  }
  const head = Buffer.concat([
    u32(at, 0, 0x02400000),
    ascii(deviceClass + space + connection),
    u16(2000, 1, 1, 0, 0, 0),
    ascii("acsp"),
    u32(0, 0, 0, 0, 0, 0, 1),
    s15f16(...D50),
  ]);
  const file = Buffer.alloc(at);
  head.copy(file);
  const table = [u32(entries.length)];
  for (const [name, bytes] of entries) {
    table.push(ascii(name), u32(blocks.get(bytes), bytes.length));
    bytes.copy(file, blocks.get(bytes));
  }
  Buffer.concat(table).copy(file, 128);
  return file;
}

// ---------------------------------------------------------------- sRGB

/** Colorants of sRGB, adapted to D50 by the Bradford transform. */
function srgb() {
  const bradford = [
    [0.8951, 0.2664, -0.1614],
    [-0.7502, 1.7135, 0.0367],
    [0.0389, -0.0685, 1.0296],
  ];
  const xyzOf = ([x, y]) => [x / y, 1, (1 - x - y) / y];
  const white = xyzOf([0.3127, 0.329]);
  const primaries = [xyzOf([0.64, 0.33]), xyzOf([0.3, 0.6]), xyzOf([0.15, 0.06])];
  const columns = transpose(primaries);
  const shares = times(inverse(columns), white);
  const cone = [times(bradford, white), times(bradford, D50)];
  const scaled = bradford.map((row, i) => row.map((value) => (value * cone[1][i]) / cone[0][i]));
  const adapt = scaled.map((_, i) =>
    [0, 1, 2].map((k) =>
      dot(
        inverse(bradford)[i],
        scaled.map((row) => row[k]),
      ),
    ),
  );
  const colorants = primaries.map((one, i) =>
    times(
      adapt,
      one.map((value) => value * shares[i]),
    ),
  );
  const decode = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const curve = curveTag(Array.from({ length: 1024 }, (_, i) => Math.round(65535 * decode(i / 1023))));
  return profile({
    deviceClass: "mntr",
    space: "RGB ",
    connection: "XYZ ",
    tags: {
      desc: descriptionTag("sRGB IEC61966-2.1"),
      cprt: textTag("No copyright, use freely"),
      wtpt: xyzTag(white),
      rXYZ: xyzTag(colorants[0]),
      gXYZ: xyzTag(colorants[1]),
      bXYZ: xyzTag(colorants[2]),
      rTRC: curve,
      gTRC: curve,
      bTRC: curve,
    },
  });
}

const dot = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0);
const times = (matrix, vector) => matrix.map((row) => dot(row, vector));
const transpose = (matrix) => matrix[0].map((_, i) => matrix.map((row) => row[i]));
function inverse([[a, b, c], [d, e, f], [g, h, i]]) {
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ].map((row) => row.map((value) => value / det));
}

// ---------------------------------------------------------------- what offset printing makes of inks

/** Measured patches: ink percentages, and X, Y, Z. */
function readPatches() {
  const lines = readFileSync(path.join(HERE, "color", "FOGRA39L.ti3"), "utf8").split(/\r?\n/);
  return lines.slice(lines.indexOf("BEGIN_DATA") + 1, lines.indexOf("END_DATA")).map((line) => {
    const [, c, m, y, k, ...xyz] = line.trim().split(/\s+/).map(Number);
    return { inks: [c, m, y, k], xyz: xyz.slice(0, 3) };
  });
}

const patches = readPatches();
const measured = new Map(patches.map(({ inks, xyz }) => [inks.join(" "), xyz]));
const PAPER = measured.get("0 0 0 0");

/** Percentages of cyan, magenta and yellow printed in all their mixtures, by the percentage of black below them. */
const MIXED = new Map([
  [0, [0, 10, 20, 30, 40, 55, 70, 85, 100]],
  [20, [0, 10, 20, 40, 70, 100]],
  [40, [0, 20, 40, 70, 100]],
  [60, [0, 20, 40, 70, 100]],
  [80, [0, 40, 100]],
  [100, [0, 40, 100]],
]);
const FINE = MIXED.get(0);
/** Percentages of black in the table. */
const BLACKS = [0, 10, 20, 30, 40, 55, 70, 85, 100];

/** Position of a value between the nodes: the node before it, and the fraction of the way to the next. */
function between(nodes, value) {
  let i = 0;
  while (i < nodes.length - 2 && value >= nodes[i + 1]) i++;
  return [i, (value - nodes[i]) / (nodes[i + 1] - nodes[i])];
}

/** How much light a percentage of black leaves, per channel, as a logarithm: on bare paper, and on inks. */
function darkening(inks, black) {
  const nodes = MIXED.get(black);
  const places = inks.map((ink) => between(nodes, ink));
  const sum = [0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1;
    const at = places.map(([i, share], n) => {
      const far = (corner >> n) & 1;
      weight *= far ? share : 1 - share;
      return nodes[i + far];
    });
    if (weight === 0) continue;
    const over = measured.get([...at, black].join(" "));
    const under = measured.get([...at, 0].join(" "));
    for (let n = 0; n < 3; n++) sum[n] += weight * Math.log(over[n] / under[n]);
  }
  return sum;
}

/** The ramp of black alone, which was measured in finer steps than its mixtures. */
const ramp = patches
  .filter(({ inks: [c, m, y, k], xyz }) => c + m + y === 0 && measured.get(`0 0 0 ${k}`) === xyz)
  .sort((a, b) => a.inks[3] - b.inks[3]);
function blackAlone(black) {
  const steps = ramp.map(({ inks }) => inks[3]);
  const [i, share] = between(steps, black);
  return [0, 1, 2].map(
    (n) => Math.log(ramp[i].xyz[n] / PAPER[n]) * (1 - share) + Math.log(ramp[i + 1].xyz[n] / PAPER[n]) * share,
  );
}

/** X, Y, Z of the paper with these inks, at nodes of `FINE` and with any black. */
function printedXyz(inks, black) {
  const bare = measured.get([...inks, 0].join(" "));
  if (black === 0) return bare;
  const levels = [...MIXED.keys()];
  const [i] = between(levels, black);
  const [low, high] = [darkening(inks, levels[i]), darkening(inks, levels[i + 1])];
  const [alone, first, last] = [black, levels[i], levels[i + 1]].map(blackAlone);
  return bare.map((value, n) => {
    const share = (alone[n] - first[n]) / (last[n] - first[n]);
    return value * Math.exp(low[n] + (high[n] - low[n]) * share);
  });
}

const cube = (t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
/** L, a, b relative to the paper (6.3.4.3). */
function labOf(xyz) {
  const [x, y, z] = xyz.map((value, i) => cube(value / PAPER[i]));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Lab at all nodes: cyan varies slowest, black fastest. */
const SIDE = FINE.length;
const nodes = FINE.flatMap((c) =>
  FINE.flatMap((m) => FINE.flatMap((y) => BLACKS.map((k) => labOf(printedXyz([c, m, y], k))))),
);

/** The appearance of inks (percent), from the table. */
function lab(inks) {
  const places = inks.map((ink, n) => between(n === 3 ? BLACKS : FINE, ink));
  const out = [0, 0, 0];
  for (let corner = 0; corner < 16; corner++) {
    let weight = 1;
    let at = 0;
    for (let n = 0; n < 4; n++) {
      const far = (corner >> n) & 1;
      weight *= far ? places[n][1] : 1 - places[n][1];
      at = at * SIDE + places[n][0] + far;
    }
    if (weight === 0) continue;
    for (let n = 0; n < 3; n++) out[n] += weight * nodes[at][n];
  }
  return out;
}

// ---------------------------------------------------------------- which inks print a color

/** Maximum ink on one spot, in percent: the limit of card manufacturers. */
const MOST_INK = 240;
const difference = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** Percentages of cyan, magenta and yellow that come closest to a color, above a percentage of black (damped least squares). */
function colorAbove(target, black, start) {
  const most = MOST_INK - black;
  const within = (inks) => {
    const sum = inks[0] + inks[1] + inks[2];
    return sum > most ? inks.map((ink) => (ink * most) / sum) : inks;
  };
  let inks = within(start);
  let found = lab([...inks, black]);
  let off = difference(found, target);
  let damping = 0.01;
  for (let round = 0; round < 40 && off > 0.05; round++) {
    const slopes = inks.map((ink, n) => {
      const step = ink > 98 ? -2 : 2;
      const moved = lab([...inks.map((one, i) => (i === n ? one + step : one)), black]);
      return moved.map((value, i) => (value - found[i]) / step);
    });
    const miss = target.map((value, i) => value - found[i]);
    const square = slopes.map((a, i) => slopes.map((b, k) => dot(a, b) + (i === k ? damping * (1 + dot(a, a)) : 0)));
    const move = times(
      inverse(square),
      slopes.map((slope) => dot(slope, miss)),
    );
    const next = within(inks.map((ink, i) => clamp(ink + move[i], 0, 100)));
    const came = lab([...next, black]);
    const now = difference(came, target);
    if (now < off - 1e-4) [inks, found, off, damping] = [next, came, now, damping / 4];
    else if ((damping *= 6) > 1e4) break;
  }
  return { inks: [...inks, black], off };
}

const STARTS = [[50, 50, 50], [10, 10, 10], [95, 60, 5], [60, 5, 95], [5, 95, 60]]; // prettier-ignore

/**
 * Inks of a color: as much black as possible, because lines and letters are sharp in few inks. The percentage is found to within one
 * percent, so that neighbors in the table are similar.
 */
function separate(target) {
  let before = [];
  const above = (black) => {
    const found = [...STARTS, ...before]
      .map((start) => colorAbove(target, black, start))
      .reduce((a, b) => (b.off < a.off ? b : a));
    before = [found.inks.slice(0, 3)];
    return found;
  };
  const tried = [];
  for (let black = 0; black <= 100; black += 10) tried.push(above(black));
  const best = Math.min(...tried.map(({ off }) => off));
  const last = tried.findLastIndex(({ off }) => off <= best + 0.5);
  let found = tried[last];
  before = [found.inks.slice(0, 3)];
  for (let step = 5, black = 10 * last; black < 100 && step >= 1; step = step === 5 ? 2.5 : step === 2.5 ? 1.25 : 0) {
    const more = above(black + step);
    if (more.off > best + 0.5) continue;
    [found, black] = [more, black + step];
  }
  return found;
}

/** Nodes of the table from Lab to inks, and the range of a and b: nothing beyond it can be printed. */
const WAYS = 17;
const REACH = 96;

function separations() {
  const table = [];
  const offs = [];
  for (let l = 0; l < WAYS; l++)
    for (let a = 0; a < WAYS; a++)
      for (let b = 0; b < WAYS; b++) {
        const spot = (i) => ((i - (WAYS - 1) / 2) * 2 * REACH) / (WAYS - 1);
        const { inks, off } = separate([(l * 100) / (WAYS - 1), spot(a), spot(b)]);
        table.push(inks.map((ink) => Math.round(2.55 * ink)));
        offs.push(off);
      }
  return { table, offs };
}

// ---------------------------------------------------------------- the profile of the press

const IDENTITY = s15f16(1, 0, 0, 0, 1, 0, 0, 0, 1);

/** From inks to Lab, 16 bits (6.5.8); the curves before the table put the nodes where patches were measured. */
function printedTable() {
  const entries = 256;
  const curve = (spots) =>
    Array.from({ length: entries }, (_, i) => {
      const [at, share] = between(spots, (100 * i) / (entries - 1));
      return Math.round((65535 * (at + share)) / (spots.length - 1));
    });
  const encoded = nodes.flatMap(([l, a, b]) =>
    [l * 652.8, (a + 128) * 256, (b + 128) * 256].map((value) => clamp(Math.round(value), 0, 65535)),
  );
  return Buffer.concat([
    type("mft2"),
    u8(4, 3, SIDE, 0),
    IDENTITY,
    u16(entries, 2),
    u16(...curve(FINE), ...curve(FINE), ...curve(FINE), ...curve(BLACKS)),
    u16(...encoded),
    u16(0, 65535, 0, 65535, 0, 65535),
  ]);
}

/** From Lab to other values, 8 bits (6.5.7). */
function fromLab(outputs, values) {
  const straight = Array.from({ length: 256 }, (_, i) => i);
  const reach = straight.map((i) => Math.round(255 * clamp((i - 128 + REACH) / (2 * REACH), 0, 1)));
  return Buffer.concat([
    type("mft1"),
    u8(3, outputs, WAYS, 0),
    IDENTITY,
    u8(...straight, ...reach, ...reach),
    u8(...values),
    ...Array.from({ length: outputs }, () => u8(...straight)),
  ]);
}

function fogra39() {
  const { table, offs } = separations();
  const printed = printedTable();
  const inked = fromLab(4, table.flat());
  return profile({
    deviceClass: "prtr",
    space: "CMYK",
    connection: "Lab ",
    tags: {
      desc: descriptionTag("Coated FOGRA39 by Pressbox"),
      cprt: textTag(
        "Made by Pressbox from the characterization data FOGRA39L (Fogra, December 2006; file of icc-profiles-free, copyright Kai-Uwe Behrmann, zlib license). An altered form of those data, not the data themselves.",
      ),
      wtpt: xyzTag(PAPER.map((value) => value / 100)),
      A2B0: printed,
      A2B1: printed,
      A2B2: printed,
      B2A0: inked,
      B2A1: inked,
      B2A2: inked,
      // Values other than 0 cannot be printed (6.4.21).
      gamt: fromLab(1, offs.map((off) => (off < 2 ? 0 : 255))), // prettier-ignore
    },
  });
}

if (process.argv.includes("--check")) {
  const offs = patches.map(({ inks, xyz }) => difference(lab(inks), labOf(xyz))).sort((a, b) => a - b);
  const mean = offs.reduce((sum, off) => sum + off, 0) / offs.length;
  console.log(
    `patches ${offs.length}: mean ${mean.toFixed(2)}, 95 % ${offs[Math.floor(0.95 * offs.length)].toFixed(2)}, most ${offs.at(-1).toFixed(2)}`,
  );
}
writeFileSync(path.join(TARGET, "srgb.icc"), srgb());
writeFileSync(path.join(TARGET, "coated-fogra39.icc"), fogra39());
