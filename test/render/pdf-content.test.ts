/** Content streams keep the nesting of ISO 32000-1, 8.2: no shape, picture or piece inside of a text, and whatever is opened is closed in order. */
import { describe, expect, it } from "vitest";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { Op, Page, PathOp, Piece } from "../../src/sheet/drawing/types.js";
import { fonts, markupPage, ops } from "../helpers/markup-page.js";

const text = (x: number, y: number, value: string): string =>
  `<text x="${x}" y="${y}" font-family="Barlow Condensed" font-weight="500" font-size="3">${value}</text>`;

/** One of each kind of drawing, all over the same spot, so that none may be drawn before the words below it. */
const DRAWINGS: Readonly<Record<string, string>> = {
  rect: '<rect x="10" y="10" width="9" height="5" fill="#ddeedd"/>',
  "round rect": '<rect x="10" y="10" width="9" height="5" rx="1" fill="#ddeedd"/>',
  ellipse: '<ellipse cx="13" cy="12" rx="5" ry="3" fill="#ddeedd"/>',
  line: '<line x1="10" y1="12" x2="19" y2="12" stroke="#161616" stroke-width=".3"/>',
  polygon: '<polygon points="10,10 19,10 14,15" fill="#ddeedd"/>',
  curve: '<path d="M10 10C12 8 14 8 19 12Z" fill="#ddeedd" stroke="#161616" stroke-width=".3"/>',
  "clear rect": '<rect x="10" y="10" width="9" height="5" fill="#ddeedd" opacity=".5"/>',
  turned: `<g transform="rotate(30 10 10)">${text(10, 12, "turned")}</g>`,
  clipped: `<clipPath id="c"><rect x="10" y="10" width="9" height="5"/></clipPath><g clip-path="url(#c)"><circle cx="13" cy="12" r="5" fill="#ddeedd"/>${text(10, 12, "cut")}</g>`,
};

/** What nests: states and texts, texts and marks (14.6). A mark may begin in one state and end in another. */
const NESTS = [
  { q: "Q", BT: "ET" },
  { BT: "ET", BDC: "EMC", BMC: "EMC" },
] as const satisfies readonly Readonly<Record<string, string>>[];
/** Operators that may stand in a text object (8.2, figure 9): state, color, text and marks. */
const IN_TEXT = /^(?:T[cdfmrswzJjDL*]|Tf|Tr|g|G|rg|RG|k|K|cs|CS|sc|SC|scn|SCN|w|J|j|M|d|i|ri|gs|BDC|BMC|EMC|ET|'|")$/;

/** Strings, names and marks' dictionaries, in which anything may stand. */
const OPERANDS = /\((?:\\.|[^\\()])*\)|<<.*?>>|<[0-9A-Fa-f\s]*>|\/[^\s/<>[\]()]+/g;

/** What is wrong with the nesting of a stream, one entry each. */
function nestingFaults(stream: string): string[] {
  const operators = stream.replace(OPERANDS, " ").match(/[A-Za-z'"]+\d?\*?/g) ?? [];
  const faults: string[] = [];
  for (const ends of NESTS as readonly Readonly<Record<string, string>>[]) {
    const open: string[] = [];
    for (const operator of operators)
      if (operator in ends) open.push(ends[operator]);
      else if (Object.values(ends).includes(operator) && open.pop() !== operator)
        faults.push(`${operator} out of turn`);
    faults.push(...open.map((end) => `${end} is missing`));
  }
  let inText = false;
  for (const operator of operators) {
    if (inText && !IN_TEXT.test(operator)) faults.push(`${operator} in a text`);
    inText = operator === "BT" || (inText && operator !== "ET");
  }
  return faults;
}

async function streamsOf(page: Page): Promise<string[]> {
  const info = { title: "Nesting", subject: "", keywords: "" };
  const bytes = await renderPdf({ info, pages: [page], outline: [] }, fonts, { compress: 0 });
  return [
    ...Buffer.from(bytes)
      .toString("latin1")
      .matchAll(/stream\r?\n([^]*?)\nendstream/g),
  ]
    .map(([, stream]) => stream)
    .filter((stream) => /(?:^|\n)BT\n/.test(stream));
}

describe.each(Object.entries(DRAWINGS))("words, a drawing over them (%s) and words again", (_, drawing) => {
  const form = text(10, 13, "below") + drawing + text(11, 14, "above") + DRAWINGS.rect;
  it("nest on a page", async () => {
    const streams = await streamsOf(markupPage({ form }));
    expect(streams).toHaveLength(1);
    expect(streams.flatMap(nestingFaults)).toEqual([]);
  });
  it("nest in a piece that is placed twice", async () => {
    const piece: Piece = { ops: ops(form) };
    const at = (x: number): Op => ({ op: "place", piece, matrix: [1, 0, 0, 1, x, 0] });
    const page = markupPage({ form: text(9, 9, "page") });
    const streams = await streamsOf({ ...page, layers: { ...page.layers, art: [at(0), at(50)] } });
    expect(streams.length).toBeGreaterThan(1);
    expect(streams.flatMap(nestingFaults)).toEqual([]);
  });
});

it("reports nesting errors", () => {
  expect(nestingFaults("BT\n(re)Tj 0 0 9 9 re\nf\nET")).toEqual(["re in a text", "f in a text"]);
  expect(nestingFaults("q 1 0 0 1 5 5 cm\nBT\nQ\nET")).toContain("Q out of turn");
  expect(nestingFaults("/P<</MCID 0>>BDC\nBT\n(a)Tj\nET")).toEqual(["EMC is missing"]);
  expect(nestingFaults("BT\n/P<</MCID 0>>BDC\n(a)Tj\nET\nEMC")).toContain("ET out of turn");
});

it("a quadratic curve is the cubic one with two thirds of its handle", async () => {
  const page = markupPage({ form: text(10, 13, "words") });
  const streamOf = async (d: PathOp["d"]): Promise<string> => {
    const path: PathOp = { op: "path", d, stroke: { color: "#161616", width: 0.3 } };
    return (await streamsOf({ ...page, layers: { ...page.layers, art: [path] } }))[0];
  };
  const quadratic = await streamOf(["M", 10, 10, "Q", 40, 10, 40, 40]);
  const cubic = await streamOf(["M", 10, 10, "C", 30, 10, 40, 20, 40, 40]);
  expect(quadratic).toMatch(/\d c\n/);
  expect(quadratic).toBe(cubic);
});
