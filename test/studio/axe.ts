/** Accessibility as axe-core sees it, in light and dark. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Page } from "puppeteer-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations of what stands on the page now: rule, and the first place of each. */
export async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    await page.evaluate(source);
    const results = (await page.evaluate(
      `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(" | ")))`,
    )) as string[];
    found.push(...results.map((one) => `${value} ${one}`));
  }
  await page.emulateMediaFeatures([]);
  return found;
}
