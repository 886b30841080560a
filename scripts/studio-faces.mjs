// The fonts for the page: same characters, glyph numbers and metrics, without anything that no sheet shows: hinting, which neither print
// nor a high-resolution screen uses, and Kalam's Devanagari, which user text cannot contain (`kernel/words/letters`).

/** First and last characters of the ranges to drop: Devanagari, its extensions, Vedic signs. */
const LEFT_OUT = [
  [0x0900, 0x097f],
  [0x1cd0, 0x1cff],
  [0xa8e0, 0xa8ff],
];
const HINTS = new Set(["cvt ", "fpgm", "prep", "gasp", "DSIG"]);

const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTIONS = 0x0100;

const isKept = (code) => !LEFT_OUT.some(([first, last]) => code >= first && code <= last);

/** Widths and side bearings of the glyphs that are kept; zero for the others. */
function widthsOf(kept, count, tables) {
  const widths = Buffer.from(tables.get("hmtx"));
  const full = tables.get("hhea").readUInt16BE(34);
  for (let glyph = 0; glyph < count; glyph++) {
    if (kept.has(glyph)) continue;
    // After the full entries only side bearings follow, all with the last width.
    if (glyph < full - 1) widths.fill(0, glyph * 4, glyph * 4 + 4);
    else if (glyph >= full) widths.fill(0, full * 4 + (glyph - full) * 2, full * 4 + (glyph - full) * 2 + 2);
  }
  return widths;
}

/** @param bytes a TrueType file @returns the smaller one */
export function faceForPage(bytes) {
  const file = Buffer.from(bytes);
  const tables = tablesOf(file);
  const glyphs = glyphsOf(tables);
  const codes = [...codesOf(tables.get("cmap"))].filter(([code]) => isKept(code));
  const kept = withParts(reachable(new Set([0, ...codes.map(([, glyph]) => glyph)]), tables.get("GSUB")), glyphs);
  const outlines = glyphs.map((outline, glyph) => (kept.has(glyph) ? withoutHints(outline) : Buffer.alloc(0)));
  for (const tag of HINTS) tables.delete(tag);
  tables.set("glyf", Buffer.concat(outlines));
  tables.set("loca", placesOf(outlines));
  tables.set("cmap", mapOf(codes));
  tables.set("hmtx", widthsOf(kept, glyphs.length, tables));
  // Glyph names are only for font editors.
  const post = Buffer.from(tables.get("post").subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  tables.set("post", post);
  const head = Buffer.from(tables.get("head"));
  head.writeInt16BE(1, 50);
  tables.set("head", head);
  return assembled(tables);
}

function tablesOf(file) {
  const tables = new Map();
  for (let i = 0; i < file.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const start = file.readUInt32BE(at + 8);
    tables.set(file.toString("latin1", at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Outlines by glyph. */
function glyphsOf(tables) {
  const [loca, glyf] = [tables.get("loca"), tables.get("glyf")];
  const long = tables.get("head").readInt16BE(50) === 1;
  const place = (i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  const count = tables.get("maxp").readUInt16BE(4);
  return Array.from({ length: count }, (_, i) => glyf.subarray(place(i), place(i + 1)));
}

/** Character -> glyph, from the 16-bit cmap that every font has. */
function codesOf(cmap) {
  const codes = new Map();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const doubled = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = cmap.readUInt16BE(at + 14 + segment);
      const first = cmap.readUInt16BE(at + 16 + doubled + segment);
      const delta = cmap.readUInt16BE(at + 16 + 2 * doubled + segment);
      const rangeAt = at + 16 + 3 * doubled + segment;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const own = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
        const glyph = own === 0 && range !== 0 ? 0 : (own + delta) & 0xffff;
        if (glyph !== 0) codes.set(code, glyph);
      }
    }
    return codes;
  }
  throw new Error("the font has no 16-bit cmap");
}

/** Adds every glyph that a substitution rule can put in their place. */
function reachable(glyphs, gsub) {
  const rules = gsub ? rulesOf(gsub) : [];
  for (let before = -1; before !== glyphs.size;) {
    before = glyphs.size;
    for (const { from, to } of rules)
      if (from.every((glyph) => glyphs.has(glyph))) to.forEach((glyph) => glyphs.add(glyph));
  }
  return glyphs;
}

/** Possible substitutions, glyph by glyph. Contextual rules use these too. */
function rulesOf(gsub) {
  const lookups = gsub.readUInt16BE(8);
  const rules = [];
  const u16 = (at) => gsub.readUInt16BE(at);
  for (let i = 0; i < u16(lookups); i++) {
    const lookup = lookups + u16(lookups + 2 + 2 * i);
    for (let j = 0; j < u16(lookup + 4); j++) {
      const own = lookup + u16(lookup + 6 + 2 * j);
      const extended = u16(lookup) === 7;
      readRules(extended ? u16(own + 2) : u16(lookup), extended ? own + gsub.readUInt32BE(own + 4) : own);
    }
  }
  return rules;

  function readRules(type, at) {
    if (type === 8) throw new Error("the font has reverse-chaining substitution rules");
    if (type > 4) return;
    const covered = coverage(at + u16(at + 2));
    const list = (place) => Array.from({ length: u16(place) }, (_, k) => u16(place + 2 + 2 * k));
    covered.forEach((glyph, k) => {
      if (type === 1)
        rules.push({ from: [glyph], to: [u16(at) === 1 ? (glyph + u16(at + 4)) & 0xffff : u16(at + 6 + 2 * k)] });
      else if (type < 4) rules.push({ from: [glyph], to: list(at + u16(at + 6 + 2 * k)) });
      else
        for (const offset of list(at + u16(at + 6 + 2 * k)).map((one) => at + u16(at + 6 + 2 * k) + one)) {
          const rest = Array.from({ length: u16(offset + 2) - 1 }, (_, n) => u16(offset + 4 + 2 * n));
          rules.push({ from: [glyph, ...rest], to: [u16(offset)] });
        }
    });
  }

  function coverage(at) {
    if (u16(at) === 1) return Array.from({ length: u16(at + 2) }, (_, k) => u16(at + 4 + 2 * k));
    return Array.from({ length: u16(at + 2) }, (_, k) => {
      const [first, last] = [u16(at + 4 + 6 * k), u16(at + 6 + 6 * k)];
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    }).flat();
  }
}

/** Calls back for each component of a composite glyph. @returns where the last one ends */
function eachPart(outline, then) {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return 0;
  for (let at = 10; ;) {
    const flags = outline.readUInt16BE(at);
    let next = at + 4 + (flags & WORDS ? 4 : 2);
    if (flags & SCALE) next += 2;
    else if (flags & TWO_SCALES) next += 4;
    else if (flags & MATRIX) next += 8;
    then(at, outline.readUInt16BE(at + 2));
    if (!(flags & MORE)) return next;
    at = next;
  }
}

function withParts(glyphs, outlines) {
  // Iterating a Set also visits items added on the way, so nested components are found too.
  for (const glyph of glyphs) eachPart(outlines[glyph], (_, part) => glyphs.add(part));
  return glyphs;
}

function withoutHints(outline) {
  if (outline.length === 0) return outline;
  const contours = outline.readInt16BE(0);
  if (contours < 0) {
    const copy = Buffer.from(outline);
    const end = eachPart(outline, (at) => copy.writeUInt16BE(copy.readUInt16BE(at) & ~INSTRUCTIONS, at));
    return copy.subarray(0, end);
  }
  const at = 10 + 2 * contours;
  const end = at + 2 + outline.readUInt16BE(at);
  return Buffer.concat([outline.subarray(0, at), Buffer.alloc(2), outline.subarray(end)]);
}

function placesOf(outlines) {
  const loca = Buffer.alloc(4 * (outlines.length + 1));
  let at = 0;
  outlines.forEach((outline, i) => loca.writeUInt32BE((at += outline.length), 4 * (i + 1)));
  return loca;
}

/** A 16-bit cmap: one segment per run of characters and glyphs. */
function mapOf(codes) {
  const runs = [];
  for (const [code, glyph] of codes.sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1 && glyph === run.glyph + (code - run.first)) run.last = code;
    else runs.push({ first: code, last: code, glyph });
  }
  runs.push({ first: 0xffff, last: 0xffff, glyph: 0 });
  const count = runs.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const column = (value) => runs.map(value);
  const words = [
    ...[4, 16 + 8 * count, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)],
    ...column(({ last }) => last),
    0,
    ...column(({ first }) => first),
    ...column(({ first, glyph }) => (glyph - first) & 0xffff),
    ...column(() => 0),
  ];
  // Version, one table: platform 3, encoding 1, its offset.
  const all = [0, 1, 3, 1, 0, 12, ...words];
  const cmap = Buffer.alloc(2 * all.length);
  all.forEach((word, i) => cmap.writeUInt16BE(word, 2 * i));
  return cmap;
}

function sumOf(table) {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

function assembled(tables) {
  const padded = [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, table]) => {
      const whole = Buffer.alloc(4 * Math.ceil(table.length / 4));
      table.copy(whole);
      if (tag === "head") whole.writeUInt32BE(0, 8);
      return { tag, length: table.length, whole };
    });
  const count = padded.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  header.writeUInt32BE(0x00010000, 0);
  [count, 16 * power, Math.log2(power), 16 * (count - power)].forEach((word, i) =>
    header.writeUInt16BE(word, 4 + 2 * i),
  );
  let at = header.length;
  let headAt = 0;
  padded.forEach(({ tag, length, whole }, i) => {
    header.write(tag, 12 + 16 * i, "latin1");
    [sumOf(whole), at, length].forEach((word, k) => header.writeUInt32BE(word, 16 + 16 * i + 4 * k));
    if (tag === "head") headAt = at;
    at += whole.length;
  });
  const file = Buffer.concat([header, ...padded.map(({ whole }) => whole)]);
  file.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, headAt + 8);
  return file;
}
