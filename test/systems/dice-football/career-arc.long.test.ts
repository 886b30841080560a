/** 200 careers, five minutes of computing, from the first game to the end: a man grows, is at his best, gets old and stops, and his points stay scarce (section 15). */
import { describe, expect, it } from "vitest";
import { CAREER_POSITIONS } from "../../../src/systems/dice-football/career/chart.js";
import { chronicleOf } from "../../../src/systems/dice-football/career/chronicle.js";
import { careers } from "../../../src/systems/dice-football/career/index.js";
import type { Career } from "../../../src/systems/dice-football/career/types.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";

const CAREERS = 200;

function live(seed: number): Career {
  let career: Career = careers.create({
    name: "Joe Kowalski",
    position: CAREER_POSITIONS[seed % CAREER_POSITIONS.length],
    team: seed % 2 === 0 ? "Oilers" : "Steelers",
    rules: STANDARD_RULES,
    seed,
    training: "coach",
  });
  while (!careers.status(career).over) career = careers.step(career).career;
  return career;
}

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

describe(`${CAREERS} careers`, () => {
  it("have an arc", { timeout: 7_200_000 }, () => {
    const lives = Array.from({ length: CAREERS }, (_, seed) => chronicleOf(live(seed)));
    const lengths = lives.map(({ years }) => years.length);
    // By the age chart alone the median is 13 and its standard error 1.25 * 2.7 / sqrt(200) = .24 seasons; injuries end some earlier.
    expect(middle(lengths)).toBeGreaterThanOrEqual(9);
    expect(middle(lengths)).toBeLessThanOrEqual(15);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(22);
    // Four in five end after 10 to 16 seasons by the chart: 81 %, with a standard error of 2.8 %.
    const most = lengths.filter((length) => length >= 10 && length <= 16).length / CAREERS;
    expect(most).toBeGreaterThan(0.65);
    const left = lives.map(({ now }) => now.bank);
    const earned = lives.map(({ now }) => now.points);
    const share = mean(left) / mean(earned);
    expect(share).toBeLessThanOrEqual(0.1);
    // At every position, the twelve or thirteen of each together: most of punters, who have one field to buy (7.2 %).
    for (const [place, position] of CAREER_POSITIONS.entries()) {
      const own = lives.filter((_, seed) => seed % CAREER_POSITIONS.length === place);
      const kept = mean(own.map(({ now }) => now.bank)) / mean(own.map(({ now }) => now.points));
      expect(kept, position).toBeLessThanOrEqual(0.1);
    }
    // The best season: 51 % in the sixth to the ninth, with a standard error of 3.5 %, and 71 % in the fifth to the tenth (3.2 %).
    const best = lives.map(({ years }) => {
      const points = years.map((year) => year.points);
      return points.indexOf(Math.max(...points)) + 1;
    });
    const bestIn = (from: number, to: number): number =>
      best.filter((season) => season >= from && season <= to).length / CAREERS;
    expect(bestIn(6, 9)).toBeGreaterThan(0.4);
    expect(bestIn(5, 10)).toBeGreaterThan(0.6);
    // An old man falls off: who plays fifteen seasons has 86 points in the last of them, and 94 in the eighth.
    const old = lives.filter(({ years }) => years.length >= 15);
    const meanOf = (season: number): number => mean(old.map(({ years }) => years[season - 1].points));
    expect(meanOf(15)).toBeLessThan(meanOf(8));
    // Points a season, all careers together: the best season is the sixth to the ninth of those who play at least ten.
    const long = lives.filter(({ years }) => years.length >= 10);
    const bySeason = Array.from({ length: 10 }, (_, i) => mean(long.map(({ years }) => years[i].points)));
    const thirds = [0, 1, 2].map((i) => mean(bySeason.slice(3 * i, 3 * i + 3)));
    console.log(
      `median ${middle(lengths)} seasons, longest ${Math.max(...lengths)}, 10 to 16: ${(100 * most).toFixed(0)} %; ` +
        `left ${(100 * share).toFixed(1)} % (most of one ${(100 * Math.max(...left.map((bank, i) => bank / Math.max(1, earned[i])))).toFixed(0)} %); ` +
        `points by season ${bySeason.map((one) => one.toFixed(0)).join(" ")}`,
    );
    expect(thirds[1]).toBeGreaterThan(thirds[0]);
    expect(thirds[2]).toBeGreaterThan(thirds[0]);
  });
});
