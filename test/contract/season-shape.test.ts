/** The printed pages about a season's shape: no sheet of one game, so that the contracts of the games' sheets do not meet them. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { PT_PER_MM } from "../../src/kernel/units/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import { checkForm } from "../../src/sheet/layout/check.js";
import { THEMES } from "../../src/sheet/theme.js";
import {
  compareHistograms,
  compareShapes,
  eraShape,
  shapePage,
  shapeSheet,
  type ShapeCounts,
} from "../../src/sim/shape/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testForm, testPages, testRequest } from "../helpers/forms.js";
import { expectGolden } from "../helpers/golden.js";
import { heardFaults } from "../helpers/heard-rules.js";
import { layoutText } from "../helpers/layout-golden.js";
import { hasTool } from "../helpers/pdf.js";
import { eachHeard, readStructure } from "../helpers/pdf-structure.js";
import { accessibilityFaults } from "../helpers/pdf-ua.js";
import { expectRasters, rasterLines } from "../helpers/raster-golden.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { spanishFaults } from "./spanish.js";

const system = SYSTEMS.find(({ id }) => id === "5d20")!;
const { counts: real } = eraShape(2019);

/** Everybody scores three points more, a third of the games are ties, and no one runs or throws far. */
function otherGames(): ShapeCounts {
  const played = structuredClone(real) as ShapeCounts & Record<string, never>;
  const near = (counts: number[]): void => void counts.fill(0, 60);
  played.points = [0, 0, 0, ...real.points.slice(0, -3)];
  played.ties = Math.round(real.games / 3);
  for (const kind of ["runs", "completions"] as const) {
    near(played.gains[kind]);
    near(played.longest[kind]);
  }
  return played;
}

/** Games of no season, with the longest words. */
const ANY = { season: 0, gameTitle: "d6 Pro Football Dynasty", rules: "A".repeat(40), coach: "Expertxxxxxxxxxxxxxxxx" };
const pageOf = (played: ShapeCounts, era = 0, head: Partial<Parameters<typeof shapePage>[1]> = {}) =>
  shapePage(
    { figures: compareShapes(real, played), histograms: compareHistograms(real, played) },
    { season: 2019, games: played.games, era, ...head },
  );
const facts = pageOf(otherGames());
const spec = shapeSheet(facts);

describe("facts of the pages", () => {
  it("are the figures of both sides, with those far off marked", () => {
    const [own, played, off] = facts.sides as unknown as Record<string, { text: string; far: boolean }>[];
    expect([own.points, played.points, off.points]).toEqual([
      { text: "22.81", far: false },
      { text: "25.81", far: false },
      { text: "+13%", far: true },
    ]);
    expect([own.ties.text, played.ties.text, off.ties]).toEqual(["0.4%", "33.2%", { text: "+32.8", far: true }]);
    // The same on both sides.
    expect(off.oneScore).toEqual({ text: "+0.0", far: false });
  });

  it("count every column of a plot in percent, those beyond its end in the last one", () => {
    for (const plot of Object.values(facts.plots))
      for (const side of [plot.real, plot.played]) expect(side.reduce((a, b) => a + b)).toBeCloseTo(100, 9);
    const { points } = facts.plots;
    // Columns of three points: three more are a column more.
    expect(points.played.slice(1, 17)).toEqual(points.real.slice(0, 16));
    expect(points.played[0]).toBe(0);
    const over = real.points.slice(51).reduce((a, b) => a + b) / (2 * real.games);
    expect(points.real[17]).toBeCloseTo(100 * over, 9);
    expect(points.across.at(-1)).toEqual({ at: 17, label: "51+" });
  });

  it("omit what neither side has", () => {
    const without = structuredClone(real) as ShapeCounts;
    for (const grid of Object.values(without.byScore)) grid[6].fill(0);
    expect(pageOf(without).scores.filter(({ window }) => window === 6).length).toBeGreaterThan(0);
    const both = shapePage(
      { figures: compareShapes(without, without), histograms: compareHistograms(without, without) },
      { season: 2019, games: 256, era: 0 },
    );
    expect(both.scores.filter(({ window }) => window === 6)).toEqual([]);
  });
});

describe("the pages", () => {
  it("are laid out as in their golden file without overlaps; A4 only recenters them", async () => {
    const form = await testForm(system, spec);
    expect(checkForm(form)).toEqual([]);
    expectGolden("shared/season-shape.txt", layoutText(form));
    expect(layoutText(await testForm(system, spec, { paper: "a4" }))).toBe(layoutText(form));
    const { pages } = await testPages(system, spec);
    expectRasters("shared", spec.id, await rasterLines(spec.id, "filled", pages));
  });

  it.each(THEMES.map(({ id }) => id))("print in the theme %s", async (theme) => {
    const { pages, warnings } = await testPages(system, spec, { theme });
    expect(warnings).toEqual([]);
    const least = theme === "large-print" ? 12.9 : 6;
    for (const page of pages) {
      const small = LAYERS.flatMap((layer) => textsIn(page.layers[layer])).filter(
        ({ size, at }) => size * PT_PER_MM < least - 0.01 && at.y + at.h < page.height - 20,
      );
      expect(small.map(({ value }) => value)).toEqual([]);
      const colors = [...pageSvg(page).matchAll(/"#(..)(..)(..)"/g)];
      if (theme === "mono") expect(colors.filter(([, r, g, b]) => r !== g || g !== b)).toEqual([]);
    }
  });

  it("draw the outline of the played side over the bars of the real one", async () => {
    const { pages } = await testPages(system, spec, { theme: "mono" });
    const same = await testPages(system, shapeSheet(pageOf(structuredClone(real))), { theme: "mono" });
    expect(pageSvg(pages[0])).not.toBe(pageSvg(same.pages[0]));
  });

  it("are read aloud: every plot as words with its means, every table with headings", async () => {
    for (const theme of ["color", "large-print"] as const) {
      const built = await testBuilt(system, spec, { theme });
      const bytes = await renderPdf(bindDocument(testRequest(system, spec, { theme }), [built], spec.title), fonts);
      const heard = await readStructure(bytes);
      expect(heard.flatMap(({ stray }) => stray)).toEqual([]);
      const figures = heard.flatMap(({ tree }) => [...eachHeard(tree!)].filter(({ role }) => role === "Figure"));
      expect(figures.map(({ alt }) => alt).filter((alt) => alt.startsWith("Histogram of "))).toHaveLength(6);
      expect(figures.map(({ alt }) => alt)).toContain(
        "Histogram of Points, of a team. Mean: real 22.8, played 25.8. Standard deviation: real 10.1, played 10.1.",
      );
      if (theme === "color") expect(heardFaults(heard)).toEqual([]);
      if (hasTool("qpdf")) expect(accessibilityFaults(bytes)).toEqual([]);
    }
  });

  it.each(["letter", "a4"] as const)("are Spanish, %s", async (paper) => {
    expect(await spanishFaults(system, spec, "filled", paper)).toEqual([]);
    expect(await spanishFaults(system, shapeSheet(pageOf(real, 2019)), "filled", paper, "large-print")).toEqual([]);
    const games = shapeSheet(pageOf(real, 2019, ANY));
    expect(await spanishFaults(system, games, "filled", paper, "large-print")).toEqual([]);
  });
});
