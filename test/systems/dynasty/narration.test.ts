/** The story of a campaign agrees with its scoresheet, season by season and step by step. */
import { describe, expect, it } from "vitest";
import { steady } from "../../../src/systems/dynasty/coaches/index.js";
import { seasonLines } from "../../../src/systems/dynasty/engine/index.js";
import { playCampaign } from "../../../src/systems/dynasty/record.js";
import { resolveRules, STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";
import { eventsBySeason, narrateCampaign } from "../../../src/systems/dynasty/narrate-campaign.js";
import { seasonSteps } from "../../../src/systems/dynasty/narration/index.js";
import { chanceOf, percent } from "../../../src/systems/dynasty/narration/odds.js";

const SEEDS = [1, 7, 42, 2024];
const HOUSES = [
  STANDARD_RULES,
  resolveRules({ switches: { playoffMatch: "orBetter", nothingWins: "natural", buyBeforeGain: false } }),
];

describe.each(HOUSES.flatMap((rules) => SEEDS.map((seed) => [rules.name, seed, rules] as const)))(
  "%s rules, seed %i",
  (_, seed, rules) => {
    const record = playCampaign({ rules, coach: steady, seed, names: { coach: "Dutch Kowalski", club: "Toledo" } });
    const lines = seasonLines(record.events);
    const seasons = eventsBySeason(record.events);

    it("narrates every season, and steps that end where the season ends", () => {
      expect(seasons).toHaveLength(lines.length);
      seasons.forEach((events, i) => {
        const steps = seasonSteps(rules, events);
        expect(steps.reduce((sum, step) => sum + step.points, 0)).toBe(lines[i].total);
        expect(steps.at(-1)?.influence).toBe(lines[i].influence.left);
        const regular = steps.filter((step) => step.phase === "regular" && step.faces.length > 0);
        expect(regular[0].faces).toEqual(lines[i].regular.first);
        expect(regular.at(-1)?.faces).toEqual(lines[i].regular.final);
      });
    });

    it("prints nothing empty, undefined or outside a terminal's characters", () => {
      for (const text of [
        ...seasons.flatMap((events) => seasonSteps(rules, events).map(({ text }) => text)),
        narrateCampaign(record),
      ]) {
        expect(text).toMatch(/^[\x20-\x7e\n]+$/);
        expect(text).not.toMatch(/undefined|NaN|null|\.\.|\( /);
      }
    });

    it("fits 80 columns and ends with the career", () => {
      const told = narrateCampaign(record);
      expect(Math.max(...told.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(told).toContain(`${lines.at(-1)?.running} points in ${lines.length} seasons`);
    });
  },
);

it("gives exact chances", () => {
  expect(chanceOf([3, 3, 5], [2], (faces) => faces[2] === 3)).toBe(1 / 6);
  expect(chanceOf([1, 1], [0, 1], (faces) => faces[0] + faces[1] >= 11)).toBe(3 / 36);
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "under 1%", "50%", "over 99%", "100%"]);
});
