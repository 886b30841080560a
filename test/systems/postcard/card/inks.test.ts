import { describe, expect, it } from "vitest";
import { contrastOf } from "../../../../src/kernel/color/index.js";
import { cardInks, readableColor, ACCENT } from "../../../../src/systems/postcard/figures/inks.js";
import { twoParts } from "../../../../src/systems/postcard/figures/board.js";
import { sampleTeams } from "../../../../src/systems/postcard/teams/sample-teams.js";
import { NAME_LETTERS } from "../../../../src/systems/postcard/teams/types.js";
import { single } from "./build-card.js";

/** Least contrast of small words with what they stand on (design.md). */
const READABLE = 4.5;
const PALE = ["#FFE14D", "#F4F4F4"] as const;

describe("colors of a half", () => {
  it.each([...sampleTeams().map(({ short, colors }) => ({ short, colors })), { short: "pale", colors: PALE }])(
    "$short is readable everywhere",
    ({ colors }) => {
      for (const theme of ["color", "mono", "low-ink"] as const) {
        const { band, onBand, accent, paper, ink, tints, greys, arc, name } = cardInks(theme, colors);
        expect(contrastOf(onBand, band)).toBeGreaterThanOrEqual(READABLE);
        for (const ground of [paper, tints[0]]) expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(READABLE);
        expect(contrastOf(name, tints[2])).toBeGreaterThanOrEqual(READABLE);
        for (const ground of [...tints, ...greys, arc])
          expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(READABLE);
      }
    },
  );

  it("use the second color if the first is unreadable, otherwise ink", () => {
    expect(readableColor(["#FFE14D", "#1F3A68"])).toBe("#1F3A68");
    expect(readableColor(PALE)).toBe("#161616");
    expect(readableColor([ACCENT])).toBe(ACCENT);
  });

  it("are grays in mono, and without tints in low-ink", () => {
    const grey = /^#([0-9A-F]{2})\1\1$/i;
    const { accent, line, tints, greys, arc } = cardInks("mono", ["#12355B", "#F2C14E"]);
    for (const color of [accent, line, ...tints, ...greys, arc]) expect(color).toMatch(grey);
    const low = cardInks("low-ink", ["#12355B", "#F2C14E"]);
    expect(new Set([...low.tints, ...low.greys, low.arc, low.band])).toEqual(new Set(["#FFFFFF"]));
  });
});

describe("names in the end zones", () => {
  it("are in two parts, a single word on both sides", () => {
    expect(twoParts("Harbor City")).toEqual(["Harbor", "City"]);
    expect(twoParts("Upper Saint Marrow Cartographers")).toEqual(["Upper Saint Marrow", "Cartographers"]);
    expect(twoParts("Toledo")).toEqual(["Toledo", "Toledo"]);
  });

  it.each([...sampleTeams().map(({ name }) => name), "W".repeat(NAME_LETTERS), `${"Wide ".repeat(8)}Name`])(
    "%s fits every card",
    async (name) => {
      for (const id of ["card", "card-a6"]) await single(id, { names: { home: name, away: name }, fill: "blank" });
    },
  );
});
