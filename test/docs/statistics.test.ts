/** The page of definitions. */
import { expect, it } from "vitest";
import { statisticsReference } from "../../src/docs/statistics.js";
import { boxScore, STATISTICS } from "../../src/kernel/football/index.js";
import { SYSTEMS } from "../helpers/sheets.js";

const page = statisticsReference(SYSTEMS);

it("defines every figure of a box score in sentences", () => {
  for (const figure of Object.keys(boxScore([]).home)) expect(page).toContain(`| \`${figure}\` |`);
  for (const { definition } of Object.values(STATISTICS)) expect(definition).toMatch(/^[A-Z].*\.$/);
});

it("names what a game counts differently", () => {
  const own = SYSTEMS.flatMap(({ title, ownStatistics = [] }) => ownStatistics.map((one) => ({ title, ...one })));
  expect(own.length).toBeGreaterThan(5);
  for (const { title, statistic, definition } of own)
    expect(page).toContain(`| ${title} | ${STATISTICS[statistic].name} | ${definition} |`);
});
