/** Pictures: every kind of PNG and JPEG to its pixels, what is refused and why, and how they come out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import "../../src/host/node.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { openWebHost } from "../../src/host/whole-web.js";
import { useHost } from "../../src/kernel/host/index.js";
import { nodeHost } from "../../src/host/node.js";
import type { Op } from "../../src/sheet/drawing/types.js";
import { crc32 } from "../../src/sheet/pictures/png-chunk.js";
import { openPicture, type Picture } from "../../src/sheet/pictures/open-picture.js";
import type { Raster } from "../../src/sheet/pictures/pixels.js";
import { writePng } from "../../src/sheet/pictures/png.js";
import { nameFault, PictureSource } from "../../src/sheet/pictures/source.js";
import { FontBook } from "../../src/sheet/type/font-book.js";

const fonts = new FontBook(loadFontFiles());
const file = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "..", "fixtures", "pictures", name)));
const opened = (name: string, bytes = file(name)): Picture => {
  const found = openPicture(name, bytes, fonts);
  if (!("piece" in found)) throw new Error(found.map(({ message }) => message).join("; "));
  return found;
};
const rasterIn = (ops: readonly Op[]): Raster => {
  for (const op of ops) {
    if (op.op === "image") return op.raster;
    if (op.op === "place") return rasterIn(op.piece.ops);
  }
  throw new Error("no dots");
};
const rasterOf = (picture: Picture): Raster => rasterIn(picture.piece.ops);

/** The fixtures are 24 x 16 dots of four colors, each 12 x 8. */
const COLORS = [
  [0xc0, 0x20, 0x20],
  [0x20, 0xa0, 0x40],
  [0x20, 0x40, 0xc0],
  [0xf0, 0xe8, 0xd0],
] as const;
/** The middles of the four. */
const MIDDLES = [
  [6, 4],
  [18, 4],
  [6, 12],
  [18, 12],
] as const;

function colorsOf(raster: Raster): (readonly number[])[] {
  const { data, parts, width } = raster.pixels();
  return MIDDLES.map(([x, y]) =>
    Array.from({ length: 3 }, (_, i) => data[(y * width + x) * parts + (parts === 1 ? 0 : i)]),
  );
}

const light = ([r, g, b]: readonly number[]): number => 0.299 * r + 0.587 * g + 0.114 * b;
/** ImageMagick's gray is that of Rec. 709. */
const rec709 = ([r, g, b]: readonly number[]): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

describe("the pixels of a picture", () => {
  it.each(["rgb.png", "interlaced.png", "deep.png", "palette.png", "clear.png"])("%s, to the bit", (name) => {
    expect(colorsOf(rasterOf(opened(name)))).toEqual(COLORS);
  });

  it.each([
    ["baseline.jpg", 3],
    ["progressive.jpg", 6],
    ["restart.jpg", 6],
    ["cmyk.jpg", 3],
  ] as const)("%s, within its compression loss", (name, most) => {
    const found = colorsOf(rasterOf(opened(name)));
    for (const [i, color] of found.entries())
      for (const [k, part] of color.entries()) expect(Math.abs(part - COLORS[i][k])).toBeLessThanOrEqual(most);
  });

  it("of restart.jpg begin anew five times", () => {
    const bytes = file("restart.jpg");
    const markers = [...bytes.keys()].filter(
      (at) => bytes[at] === 0xff && bytes[at + 1] >= 0xd0 && bytes[at + 1] <= 0xd7,
    );
    expect(markers.map((at) => bytes[at + 1] - 0xd0)).toEqual([0, 1, 2, 3, 4]);
  });

  it("have one part for grays: exact at four bits, as bright as its colors in a JPEG", () => {
    const [png, jpeg] = ["gray.png", "gray.jpg"].map((name) => rasterOf(opened(name)));
    expect([png.pixels().parts, jpeg.pixels().parts]).toEqual([1, 1]);
    // ImageMagick's own: 2, 13, 2 and 7 of 15.
    expect(colorsOf(png).map(([part]) => part)).toEqual([34, 221, 34, 119]);
    for (const [i, [part]] of colorsOf(jpeg).entries())
      expect(Math.abs(part - rec709(COLORS[i]))).toBeLessThanOrEqual(3);
  });

  it("keep alpha if there is any, and none if all are opaque", () => {
    const { alpha } = rasterOf(opened("clear.png")).pixels();
    expect(new Set(alpha)).toEqual(new Set([128]));
    expect(rasterOf(opened("rgb.png")).pixels().alpha).toBeUndefined();
  });

  it("are the same from a page's unpacker", async () => {
    const page = await openWebHost({});
    const found = colorsOf(rasterOf(opened("interlaced.png")));
    expect(page.inflate(deflateSync(new Uint8Array(1000)), 999)).toBeUndefined();
    expect(page.inflate(deflateSync(new Uint8Array(1000)), 1000)).toEqual(new Uint8Array(1000));
    expect(page.inflate(deflateSync(new Uint8Array(1000)).subarray(0, 8), 1000)).toBeUndefined();
    useHost(nodeHost);
    expect(found).toEqual(COLORS);
  });

  it("turn into grays for printing in black", () => {
    const raster = rasterIn(opened("rgb.png").gray().ops);
    expect(raster.pixels().parts).toBe(1);
    expect(colorsOf(raster).map(([part]) => part)).toEqual(COLORS.map((color) => Math.round(light(color))));
  });

  it("read back the same when written as PNG", () => {
    const pixels = rasterOf(opened("clear.png")).pixels();
    expect(rasterOf(opened("copy.png", writePng(pixels))).pixels()).toEqual(pixels);
  });
});

/** A JPEG whose camera was held so. */
function heldSo(orientation: number): Uint8Array {
  const exif = [
    ...[0xff, 0xe1, 0, 34, ...Buffer.from("Exif\0\0MM"), 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ];
  exif[3] = exif.length - 2;
  const bytes = file("baseline.jpg");
  return Uint8Array.from([...bytes.subarray(0, 2), ...exif, ...bytes.subarray(2)]);
}

/** Where each of the four colors shows, as shares of what is shown. */
function shownAt(picture: Picture): number[][] {
  const [outer] = picture.piece.ops;
  if (outer.op !== "place") return MIDDLES.map(([x, y]) => [x / 24, y / 16]);
  const [image] = outer.piece.ops as [Extract<Op, { op: "image" }>];
  const [a, b, c, d, e, f] = outer.matrix;
  return MIDDLES.map(([x, y]) => {
    const [px, py] = [(x / 24) * image.w, (y / 16) * image.h];
    return [(a * px + c * py + e) / picture.width, (b * px + d * py + f) / picture.height].map(
      (n) => Math.round(n * 100) / 100,
    );
  });
}

describe("a camera held another way", () => {
  const [tl, tr, bl, br] = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ];
  // EXIF 2.3: row 0 and column 0 of the file are shown at ...
  it.each([
    [1, [tl, tr, bl, br]],
    [2, [tr, tl, br, bl]],
    [3, [br, bl, tr, tl]],
    [4, [bl, br, tl, tr]],
    [5, [tl, bl, tr, br]],
    [6, [tr, br, tl, bl]],
    [7, [br, tr, bl, tl]],
    [8, [bl, tl, br, tr]],
  ] as const)("orientation %i", (orientation, places) => {
    const picture = opened("held.jpg", heldSo(orientation));
    expect(shownAt(picture)).toEqual(places);
    expect(picture.shape > 1).toBe(orientation < 5);
    // Where and when it was taken stays out of print.
    expect(Buffer.from(rasterOf(picture).jpeg!.bytes).includes("Exif")).toBe(false);
  });
});

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(Buffer.from(name), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
};
const png = (width: number, height: number, packed: Uint8Array, bits = [8, 2, 0, 0, 0]): Uint8Array => {
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set(bits, 8);
  const parts = [chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND", new Uint8Array(0))];
  return Buffer.concat([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
};
const changed = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, i) => (i === at ? byte ^ 0x55 : byte));
const both = (...parts: (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const svg = (inner: string, before = ""): Uint8Array =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`);
const zeros = (n: number): Uint8Array => deflateSync(new Uint8Array(n));
const box = `<rect width="1" height="1"/>`;

/** Files that harm, or are none: each is refused by its name. */
const HOSTILE: readonly (readonly [what: string, name: string, bytes: Uint8Array, says: RegExp])[] = [
  ["no bytes", "a.png", new Uint8Array(0), /the file is empty/],
  [
    "dimensions of a bomb",
    "a.png",
    png(100_000, 100_000, zeros(10)),
    /100,000 x 100,000 pixels; expected at most 12,000 on a side/,
  ],
  ["many small rows", "a.png", png(12_000, 12_000, zeros(10)), /18,000,000 in all/],
  ["more pixels than it says", "a.png", png(4, 4, zeros(5_000_000)), /more than the header says/],
  ["fewer pixels than it says", "a.png", png(40, 40, zeros(100)), /its pixels end early: 100 of 4840 bytes/],
  ["pixels that are nothing", "a.png", png(4, 4, Uint8Array.of(1, 2, 3)), /cannot be unpacked/],
  [
    "sixteen bits that take too much",
    "a.png",
    png(4200, 4200, zeros(10), [16, 6, 0, 0, 0]),
    /135 MB unpacked; expected at most 96 MB/,
  ],
  ["a filter that there is not", "a.png", png(1, 1, deflateSync(Uint8Array.of(9, 0, 0, 0))), /names the filter 9/],
  [
    "a color that its palette lacks",
    "a.png",
    changed(file("palette.png"), 0),
    /Pressbox does not know this kind of file/,
  ],
  ["a cut file", "a.png", file("rgb.png").subarray(0, 200), /the file ends/],
  ["a changed byte", "a.png", changed(file("rgb.png"), file("rgb.png").length - 20), /checksum is wrong/],
  [
    "a depth that there is not",
    "a.png",
    png(1, 1, zeros(4), [3, 2, 0, 0, 0]),
    /3 bits of color type 2 are not valid in a PNG/,
  ],
  [
    "a page behind the picture",
    "a.png",
    both(file("rgb.png"), "<script>alert(1)</script>"),
    /25 bytes follow after the end/,
  ],
  ["a ZIP behind the picture", "a.jpg", both(file("baseline.jpg"), "PK\u0003\u0004stuff"), /hidden in it/],
  ["a cut file", "a.jpg", file("progressive.jpg").subarray(0, 600), /ends before the picture does/],
  [
    "pixels that are cut, with an end",
    "a.jpg",
    both(file("baseline.jpg").subarray(0, -30), Uint8Array.of(0xff, 0xd9)),
    /pixels end early|damaged/,
  ],
  [
    "a scan without a head",
    "a.jpg",
    Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 1, 1, 0xff, 0xd9]),
    /its pixels come before its header/,
  ],
  [
    "a height of none",
    "a.jpg",
    Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0, 0xff, 0xd9]),
    /9 x 0 pixels/,
  ],
  [
    "a bomb",
    "a.jpg",
    Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0, 0xff, 0xd9]),
    /65,535 x 65,535 pixels/,
  ],
  [
    "a lossless one",
    "a.jpg",
    Uint8Array.from([0xff, 0xd8, 0xff, 0xc3, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0, 0xff, 0xd9]),
    /a JPEG of the lossless kind/,
  ],
  ["a script", "a.svg", svg("<script>alert(1)</script>"), /<script> is not/],
  ["a handler", "a.svg", svg(`<rect width="1" height="1" onload="alert(1)"/>`), /onload/],
  ["a picture from elsewhere", "a.svg", svg(`<image href="https://example.com/x.png"/>`), /<image> is not/],
  ["a drawing from elsewhere", "a.svg", svg(`<use href="https://example.com/x.svg#a"/>`), /https:\/\/example.com/],
  ["a page inside", "a.svg", svg("<foreignObject/>"), /<foreignObject> is not/],
  ["entities that swell", "a.svg", svg(box, `<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "x">]>`), /<!DOCTYPE/],
  [
    "a file of the machine",
    "a.svg",
    svg("&x;", `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`),
    /<!DOCTYPE/,
  ],
  [
    "drawings that swell",
    "a.svg",
    svg(
      `<defs>${Array.from({ length: 20 }, (_, i) => `<g id="a${i}">${i === 0 ? box : `<use href="#a${i - 1}"/><use href="#a${i - 1}"/>`}</g>`).join("")}</defs><use href="#a19"/>`,
    ),
    /100,000 parts/,
  ],
  [
    "a drawing that uses itself",
    "a.svg",
    svg(`<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>`),
    /uses itself/,
  ],
  ["groups without end", "a.svg", svg("<g>".repeat(5000) + box + "</g>".repeat(5000)), /more than 64 deep/],
  ["a link", "a.svg", svg(`<a href="https://example.com">${box}</a>`), /no links/],
  ["no size", "a.svg", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${box}</svg>`), /needs a valid viewBox/],
  ["a PNG that is called a JPEG", "a.jpg", file("rgb.png"), /this is a PNG with the extension \.jpg/],
  ["a JPEG that is called an SVG", "a.svg", file("baseline.jpg"), /this is a JPEG with the extension \.svg/],
  ["a GIF", "a.png", Buffer.from("GIF89a........"), /this is a GIF; expected PNG, JPEG or SVG/],
  ["a web page", "a.svg", Buffer.from("<!doctype html><svg></svg>"), /this is a web page/],
  ["a ZIP", "a.png", Buffer.from("PK\u0003\u0004........"), /this is a ZIP/],
  ["17 MB", "a.png", new Uint8Array(17 * 1024 * 1024), /17 MB; expected at most 16 MB/],
];

describe("a stranger's file is refused by name", () => {
  it.each(HOSTILE)("%s (%s)", (_, name, bytes, says) => {
    const before = process.memoryUsage().arrayBuffers;
    const found = openPicture(name, Uint8Array.from(bytes), fonts);
    expect("piece" in found).toBe(false);
    for (const issue of found as Exclude<typeof found, Picture>) {
      expect(issue.file).toBe(name);
      expect(issue.severity).toBe("error");
    }
    expect((found as Exclude<typeof found, Picture>).map(({ message }) => message).join("\n")).toMatch(says);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });

  it.each([
    "../x.png",
    "/etc/x.png",
    "a/../../x.png",
    "C:\\x.png",
    "a\\x.png",
    "https://e.com/x.png",
    "//e.com/x.png",
    "data:image/png;base64,AAAA.png",
    "x.gif",
    "x",
    `${"a".repeat(200)}.png`,
  ])("the name %s leads nowhere", (name) => {
    expect(nameFault(name)).toBeDefined();
  });

  it("any byte of a picture may change: it is opened or refused, and nothing else happens", () => {
    for (const name of ["palette.png", "progressive.jpg", "restart.jpg"])
      for (let at = 0; at < file(name).length; at++) {
        const found = openPicture(name, changed(file(name), at), fonts);
        if ("piece" in found) expect(rasterOf(found).pixels().data.length).toBeGreaterThan(0);
        else expect(found[0].file).toBe(name);
      }
  });
});

describe("all pictures of a run", () => {
  const MB = 1024 * 1024;
  /** Pictures of this size each, which are never looked into. */
  const source = (bytes: number): PictureSource =>
    new PictureSource({
      places: "teams/",
      read: (name) => ({ bytes: { length: bytes } as Uint8Array, file: `teams/${name}` }),
      open: () => ({}) as Picture,
    });
  const told = (of: PictureSource, name: string): unknown => {
    const found = of.open(name, fonts);
    return Array.isArray(found) ? found.map(({ file: where, message }: { file: string; message: string }) => [where, message]) : []; // prettier-ignore
  };

  it("may have 128 MB, and not a byte more; each counts once", () => {
    const pictures = source(32 * MB);
    for (const name of ["a.png", "b.png", "a.png", "c.png", "d.png", "b.png"]) expect(told(pictures, name)).toEqual([]);
    expect(told(pictures, "e.png")).toEqual([["teams/e.png", "all pictures together are larger than 128 MB"]]);
    expect(told(source(128 * MB), "a.png")).toEqual([]);
    expect(told(source(128 * MB + 1), "a.png")).toHaveLength(1);
  });

  it("may number 500", () => {
    const pictures = source(1);
    for (let i = 1; i <= 500; i++) expect(told(pictures, `${i}.png`)).toEqual([]);
    expect(told(pictures, "more.png")).toEqual([[undefined, "there are more than 500 pictures"]]);
    expect(told(pictures, "500.png")).toEqual([]);
  });
});
