import { describe, expect, it } from "vitest";
import { pageSvg } from "../../src/page/types.js";
import { PAPERS } from "../../src/kernel/units/index.js";
import { declaredIds, impose, prefixIds, referredIds, type Placement, composeSheet } from "../../src/press/index.js";
import { card } from "./placed.js";
import type { Page } from "../../src/page/types.js";

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const at = (page: Page, x: number): Placement => ({ page, x, y: 0, turned: false, bleed: none });
const withUse = (name: string, symbols: Record<string, string>, use: string): Page => {
  const page = card(name, 20, 20, 0, symbols);
  return { ...page, layers: { ...page.layers, art: `<use href="#${use}"/>` } };
};
const used = (sheet: Page): string[] => referredIds(sheet.layers.art).filter((id) => !id.startsWith("cell"));

describe("drawings on a sheet", () => {
  const red = { helmet: '<g id="helmet"><path d="M0 0" fill="#F00"/></g>' };
  const blue = { helmet: '<g id="helmet"><path d="M0 0" fill="#00F"/></g>' };

  it("shares equal drawings and keeps different ones of the same id apart", () => {
    const sheet = composeSheet({ width: 80, height: 20 }, "t", [
      at(withUse("a", red, "helmet"), 0),
      at(withUse("b", blue, "helmet"), 20),
      at(withUse("c", red, "helmet"), 40),
      at(withUse("d", blue, "helmet"), 60),
    ]);
    expect([...sheet.symbols.keys()]).toEqual(["helmet", "helmet-2"]);
    expect(used(sheet)).toEqual(["helmet", "helmet-2", "helmet", "helmet-2"]);
    expect(sheet.symbols.get("helmet-2")).toBe('<g id="helmet-2"><path d="M0 0" fill="#00F"/></g>');
  });

  it("looks through to the drawings that a drawing uses", () => {
    const wrapped = (inner: Record<string, string>) => ({ badge: '<g id="badge"><use href="#helmet"/></g>', ...inner });
    const sheet = composeSheet({ width: 40, height: 20 }, "t", [
      at(withUse("a", wrapped(red), "badge"), 0),
      at(withUse("b", wrapped(blue), "badge"), 20),
    ]);
    expect(used(sheet)).toEqual(["badge", "badge-2"]);
    expect(sheet.symbols.get("badge-2")).toBe('<g id="badge-2"><use href="#helmet-2"/></g>');
  });

  it("renames clips inside layers, so that every id of a sheet is there once and every reference is met", () => {
    const page = withUse("a", red, "helmet");
    const clipped: Page = {
      ...page,
      layers: {
        ...page.layers,
        form: '<clipPath id="hole"><rect/></clipPath><g clip-path="url(#hole)"><text>url(#hole) id="hole"</text></g>',
      },
    };
    const once = impose([clipped, clipped, clipped], { paper: PAPERS.a6 }).sheets[0];
    const twice = impose([once, once], { paper: PAPERS.a4 }).sheets[0];
    const svg = pageSvg(twice);
    const ids = declaredIds(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of referredIds(svg)) expect(ids).toContain(id);
    expect(svg.match(/>url\(#hole\) id="hole"</g)).toHaveLength(6);
  });
});

describe("layers of a sheet", () => {
  it("hold every clip that they use, so that each can be drawn by itself", () => {
    const base = withUse("a", { helmet: '<g id="helmet"/>' }, "helmet");
    const card: Page = { ...base, layers: { ...base.layers, form: "<g/>", pencil: "<g/>" } };
    const { layers } = impose([card, card], { paper: PAPERS.a4 }).sheets[0];
    for (const markup of [layers.art, layers.form, layers.pencil]) {
      const clips = [...markup.matchAll(/clip-path="url\(#([^)]+)\)"/g)].map(([, id]) => id);
      expect(clips).toHaveLength(2);
      for (const id of clips) expect(declaredIds(markup)).toContain(id);
    }
  });
});

describe("prefixIds", () => {
  it("changes declarations and references in tags, never text", () => {
    expect(
      prefixIds(
        `<g id="a" aria-label="x > id='b'"><use xlink:href="#a"/><text fill="#123456">id="a" #a</text></g>`,
        "p1-",
      ),
    ).toBe(`<g id="p1-a" aria-label="x > id='b'"><use xlink:href="#p1-a"/><text fill="#123456">id="a" #a</text></g>`);
  });
});
