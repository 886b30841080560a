/** Pictures of a person's own in print: embedded as they should be, in every kind of file; what is wrong with them, told at its place. */
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataText } from "../../src/text/data-text.js";
import { openWorkplace } from "./run.js";

const place = openWorkplace();
afterAll(() => place.remove());

type Team = Record<string, unknown>;
const fixture = (name: string): string => join(import.meta.dirname, "..", "fixtures", "pictures", name);
const colors = ["#14532D", "#FEF9C3"];
/** Teams that differ: cards that look copied are told of. */
const CITIES: Readonly<Record<string, Team>> = {
  A: { home: "KS", scores: { QB: 10, RB: 10, WR: 10, LM: 10, LB: 10, DB: 11 } },
  B: { home: "NB", scores: { QB: 11, RB: 10, WR: 9, LM: 12, LB: 10, DB: 10 } },
  C: { home: "IA", scores: { QB: 9, RB: 12, WR: 10, LM: 8, LB: 13, DB: 10 } },
};
const team = (city: string, more: Team): Team => ({ city, name: `Owls ${city}`, colors, ...CITIES[city], ...more });
const teams = (...all: Team[]): string =>
  dataText({ format: "pressbox/pen-and-paper-teams", teams: all }, "teams.yaml");
const SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#C02020"/></svg>`;

beforeAll(() => {
  for (const folder of ["logos", "own/pen-and-paper", "own/dice-football"])
    mkdirSync(join(place.folder, folder), { recursive: true });
  for (const name of ["baseline.jpg", "cmyk.jpg", "gray.jpg", "clear.png", "palette.png"])
    copyFileSync(fixture(name), join(place.folder, "logos", name));
  place.write("logos/square.svg", SQUARE);
});

/** Pictures of a PDF: colors, filter, mask. */
async function imagesOf(file: string): Promise<string[]> {
  const pdf = await PDFDocument.load(readFileSync(join(place.folder, file)));
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => {
      if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of("Subtype")) !== PDFName.of("Image"))
        return [];
      const of = (key: string): string => String(object.dict.get(PDFName.of(key)) ?? "");
      return [
        `${of("Width")}x${of("Height")} ${of("ColorSpace")} ${of("Filter")}${object.dict.has(PDFName.of("SMask")) ? " masked" : ""}`,
      ];
    })
    .sort();
}

const print = async (line: string): Promise<string> => {
  const ran = await place.run(line);
  expect([ran.code, ran.err.replace(/^warning: .*dpi; .*\n/gm, "")]).toEqual([0, ""]);
  return ran.out;
};

describe("a picture in print", () => {
  const kinds = [
    ["baseline.jpg", ["24x16 /DeviceRGB /DCTDecode"], ["24x16 /DeviceCMYK /FlateDecode"]],
    ["gray.jpg", ["24x16 /DeviceGray /DCTDecode"], ["24x16 /DeviceGray /DCTDecode"]],
    ["cmyk.jpg", ["24x16 /DeviceRGB /FlateDecode"], ["24x16 /DeviceCMYK /FlateDecode"]],
    ["palette.png", ["24x16 /DeviceRGB /FlateDecode"], ["24x16 /DeviceCMYK /FlateDecode"]],
    [
      "clear.png",
      ["24x16 /DeviceGray /FlateDecode", "24x16 /DeviceRGB /FlateDecode masked"],
      ["24x16 /DeviceCMYK /FlateDecode masked", "24x16 /DeviceGray /FlateDecode"],
    ],
    ["square.svg", [], []],
  ] as const;

  it.each(kinds)("%s is one object, for your own printer and for a press", async (name, own, press) => {
    place.write("teams.yaml", teams(team("A", { logo: `logos/${name}` }), team("B", { logo: `logos/${name}` })));
    await print("print pen-and-paper team-cards --teams teams.yaml --out own.pdf --force");
    expect(await imagesOf("own.pdf")).toEqual(own);
    await print("print pen-and-paper team-cards-us --teams teams.yaml --shop poker --out press.pdf --force");
    expect(await imagesOf("press.pdf")).toEqual(press);
  });

  it("prints the same each time; in black it is gray; SVG and PNG contain it", async () => {
    place.write(
      "teams.yaml",
      teams(team("A", { logo: "logos/palette.png" }), team("B", { logo: "logos/baseline.jpg" })),
    );
    const line = "print pen-and-paper team-cards --teams teams.yaml --force --out";
    await print(`${line} one.pdf`);
    await print(`${line} two.pdf`);
    expect(place.read("one.pdf")).toBe(place.read("two.pdf"));
    await print(`${line} mono.pdf --theme mono`);
    expect(await imagesOf("mono.pdf")).toEqual(["24x16 /DeviceGray /FlateDecode", "24x16 /DeviceGray /FlateDecode"]);
    await print(`${line} cards.svg`);
    const uris = [...place.read("cards.svg").matchAll(/<image [^>]*href="data:image\/(\w+);base64,([^"]*)"/g)];
    expect(uris.map(([, kind]) => kind).sort()).toEqual(["jpeg", "png"]);
    await print(`${line} cards.png --dpi 60`);
    await print(`${line} kept.pdf --pdf-a`);
  });

  it("replaces the letters, which stay without it", async () => {
    place.write(
      "teams.yaml",
      teams(team("A", { monogram: "QX" }), team("B", { monogram: "QZ", decal: "logos/square.svg" })),
    );
    await print("print pen-and-paper team-cards --teams teams.yaml --out letters.svg --force");
    const svg = place.read("letters.svg");
    expect(svg.match(/fill="#C02020"/gi)).toHaveLength(1);
  });

  it("is reported if it has too few dots for its size: file, dots, size", async () => {
    place.write("teams.yaml", teams(team("A", { logo: "logos/palette.png" })));
    const { err } = await place.run("print pen-and-paper team-cards --teams teams.yaml --out coarse.pdf --force");
    expect(err).toMatch(
      /^warning: logos\/palette\.png: printed at 15\.\d x 10\.\d mm this picture of 24 x 16 pixels has 38 dpi; expected at least 200; hint: save it with 188 x 125 pixels/,
    );
  });
});

describe("errors in a picture", () => {
  it("are reported at the line that names it, all at once, and nothing is written", async () => {
    place.write(
      "teams.yaml",
      teams(
        team("A", { logo: "logos/none.svg" }),
        team("B", { logo: "../secret.png" }),
        team("C", { decal: "https://x.org/a.png" }),
      ),
    );
    const { code, err } = await place.run("print pen-and-paper team-cards --teams teams.yaml --out no.pdf");
    expect([code, place.has("no.pdf")]).toEqual([1, false]);
    expect(err).toMatch(/teams\.yaml:\d+:\d+ \S+: logos\/none\.svg: picture not found/);
    expect(err).toMatch(/teams\.yaml:\d+:\d+ \S+: "\.\.\/secret\.png" leads out of its folder/);
    expect(err).toMatch(
      /teams\.yaml:\d+:\d+ \S+: "https:\/\/x\.org\/a\.png" is an address; pictures are never fetched/,
    );
  });

  it("are reported for the picture's file, by print and check alike", async () => {
    place.write("logos/bad.png", "GIF89a and more");
    place.write("logos/evil.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>`);
    place.write("teams.yaml", teams(team("A", { logo: "logos/bad.png" }), team("B", { logo: "logos/evil.svg" })));
    for (const line of ["print pen-and-paper team-cards --teams teams.yaml --out no.pdf", "check teams.yaml"]) {
      const { code, out, err } = await place.run(line);
      expect(code).toBe(1);
      expect(out + err).toMatch(/logos\/bad\.png: this is a GIF; expected PNG, JPEG or SVG/);
      expect(out + err).toMatch(/logos\/evil\.svg:2:1: <script> is not/);
    }
  });
});

/** Wishes of authors: each by a template and files alone, ten lines at most. */
const WISHES = [
  [
    "a player's number and portrait on his card",
    "dice-football/faces.hbs",
    `---
title: Faces
like: player-cards
paper: player
---
{{#each cards as |card|}}{{#page}}{{#scope card.kind}}{{#stack pad=5 gap=2 grow=1}}
  {{#columns "1fr auto" height=12}}{{write "name" style="title" size=18 floor=8 align="start"}}{{text card.own.number style="title" size=26 fill="accent"}}{{/columns}}
  {{#if card.portrait}}{{image card.portrait fit="crop" focus="50 30" grow=1 alt="Portrait"}}{{/if}}
{{/stack}}{{/scope}}{{/page}}{{/each}}
`,
  ],
  [
    "a line of the rival",
    "pen-and-paper/rival.hbs",
    `---
title: Rivals
like: team-cards
paper: poker
---
{{#stack pad=5 justify="middle" gap=3 grow=1}}
  {{image logo h=30}}{{text nickname style="title" size=18 floor=8}}{{text "against the {own.rival}" style="strong" size=11 floor=7}}
{{/stack}}
`,
  ],
  [
    "a certificate",
    "pen-and-paper/honor.hbs",
    `---
title: Certificate
like: team-cards
paper: landscape
---
{{#over grow=1}}{{box height=1 stroke="accent" weight="heavy"}}{{#stack pad=16 gap=6 justify="middle"}}
  {{image logo h=60}}{{text "The {city} {nickname}" style="title" size=30 floor=14}}
  {{text "champions of the {own.league}, {own.year}" style="strong" size=18 floor=10}}{{image "seal.svg" h=22 alt=""}}
{{/stack}}{{/over}}
`,
  ],
] as const;

describe("wishes", () => {
  it.each(WISHES)("%s", async (_, file, text) => {
    expect(text.trim().split("\n").length).toBeLessThanOrEqual(10);
    place.write(`own/${file}`, text);
    place.write("own/seal.svg", SQUARE);
    const [game, sheet] = file.replace(".hbs", "").split("/");
    const own = { rival: "Foxes", league: "Plains League", year: 1931 };
    if (game === "pen-and-paper") place.write("teams.yaml", teams(team("A", { logo: "logos/clear.png", own })));
    else {
      const sample = readFileSync(join(import.meta.dirname, "../../assets/samples/dice-football/teams.yaml"), "utf8");
      place.write(
        "teams.yaml",
        sample.replace(
          "- name: Dan Pastorini\n",
          "- name: Dan Pastorini\n          own: { number: 7 }\n          portrait: logos/baseline.jpg\n",
        ),
      );
    }
    await print(`print ${game} ${sheet} --teams teams.yaml --templates own --single --out wish.pdf --force`);
    const pdf = await PDFDocument.load(readFileSync(join(place.folder, "wish.pdf")));
    expect(await imagesOf("wish.pdf")).toHaveLength(game === "pen-and-paper" ? 2 : 1);
    const alt = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const said = object instanceof PDFDict ? object.get(PDFName.of("Alt")) : undefined;
      return said === undefined ? [] : [(said as unknown as { decodeText(): string }).decodeText()];
    });
    expect(alt).toContain(game === "pen-and-paper" ? "clear" : "Portrait");
  });
});
