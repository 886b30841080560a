/** Accessibility as axe-core sees it: everything in light, colors in dark too. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";
import { inFirefox } from "./site.js";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A drawing is one picture with a name: what is inside of it, half of all nodes, is no part of the page. */
const PAGE = `{ include: [["html"]], exclude: [[".page svg > *"], [".thumb svg > *"]] }`;
/** All else is the same in both. */
const OF_COLORS = `, runOnly: ["color-contrast"]`;

/** Violations on the page now: rule, and the first places of each. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(`"axe" in globalThis`))) await page.evaluate(source);
  // Firefox cannot be told to be dark.
  for (const value of inFirefox() ? ["light"] : ["light", "dark"]) {
    if (!inFirefox()) await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    const results = (await page.evaluate(
      `axe.run(${PAGE}, { resultTypes: ["violations"]${value === "dark" ? OF_COLORS : ""} }).then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(" | ")))`,
    )) as string[];
    found.push(...results.map((one) => `${value} ${one}`));
  }
  if (!inFirefox()) await page.emulateMediaFeatures([]);
  return found;
}
