/** Every house card that the checks let pass is printed in every format, and nothing on it stands on something else (R7). */
import { describe, expect, it } from "vitest";
import { boardPlaces } from "../../../../src/systems/postcard/figures/board-places.js";
import { tryTags } from "../../../../src/systems/postcard/figures/try-tags.js";
import { validateRules } from "../../../../src/systems/postcard/proof/index.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { acceptedValues, faultsOn, FORMATS, isAccepted, numbersOf, toldBy, withNumbers } from "./house-variants.js";

const SPOTS = ["kickoffFrom", "safetyKickFrom", "kickoffTouchback", "puntTouchback"].map((key) => `kicking.${key}`);
const fives = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + 5 * i);

/** The widest values of the charts, all at once. */
const WIDEST = Object.fromEntries(
  numbersOf(STANDARD_RULES.card)
    .map((path) => path.join("."))
    .flatMap((path): [string, number][] => {
      if (/^pass\.[012]\.yards$/.test(path)) return [[path, -100]];
      if (path === "rush.2.yards") return [[path, 10]];
      if (/^(rush|pass|run)\.\d+\.yards$/.test(path)) return [[path, 100]];
      return /^levels\.\d\.(catch|pressure)$/.test(path) ? [[path, 20]] : [];
    }),
);

describe("charts", () => {
  it.each([...FORMATS, "quick-reference", "probability"])("at their widest fit on %s", async (id) => {
    const rules = withNumbers(WIDEST);
    expect(isAccepted(rules)).toBe(true);
    expect(await toldBy(id, rules, "widest")).toEqual([]);
  });

  it.each([
    ["rush.0.yards", 105],
    ["rush.5.yards", -105],
    ["rush.2.yards", 15],
    ["pass.10.yards", 200],
    ["pass.0.yards", -200],
    ["run.5.yards", 105],
    ["levels.1.catch", 21],
    ["levels.1.pressure", -1],
    ["levels.3.to", 16],
  ])("%s: %i is refused by name", (path, value) => {
    const faults = validateRules(withNumbers({ [path]: value })).filter(({ severity }) => severity === "error");
    expect(faults.map((issue) => issue.path)).toEqual([`card.${path.replace(/\.(\d+)/g, "[$1]")}`]);
    expect(faults[0].message).toContain(`${value}`);
  });
});

describe.each(FORMATS)("%s", (id) => {
  it.each(SPOTS)("has room for %s on every accepted line", async (path) => {
    const told: string[] = [];
    for (const value of fives(5, 50)) {
      const rules = withNumbers({ [path]: value });
      if (!isAccepted(rules)) continue;
      told.push(...(await faultsOn(id, rules, `${path} ${value}`)));
    }
    expect(told).toEqual([]);
  });

  it.each([
    ["four spots side by side", [40, 25, 30, 35]],
    ["four spots side by side at midfield", [45, 30, 35, 40]],
    ["three on one line", [35, 25, 25, 25]],
    ["two on the middle one of three", [30, 20, 25, 25]],
    ["all on one line at midfield", [45, 45, 45, 45]],
    ["all on one line at the goal", [5, 5, 5, 5]],
  ])("has room for %s", async (what, lines) => {
    const rules = withNumbers(Object.fromEntries(SPOTS.map((path, i) => [path, lines[i]])));
    expect(isAccepted(rules)).toBe(true);
    expect(await faultsOn(id, rules, what)).toEqual([]);
  });

  it.each([
    [20, 5],
    [50, 10],
    [15, 20],
    [20, 15],
    [20, 20],
    [15, 15],
    [50, 40],
  ])("keeps the tags of tries at %i and %i clear of the numbers", async (kick, two) => {
    const rules = withNumbers({ "kicking.tryMarker": kick, "kicking.twoPointFrom": two, "points.twoPoint": 20 });
    expect(isAccepted(rules)).toBe(true);
    expect(await faultsOn(id, rules, "tries")).toEqual([]);
  });

  it.each([
    ["a kick mark near the strategy circle", { "kickMarks.0.spot": 25 }],
    ["a long axis", { "rush.0.from": -12, "run.12.to": 15 }],
    ["the fewest and the most circles", { "clock.plays": 12, "timeStars.left.0": 4, barCap: 6 }],
    ["large bonuses of kicks", { "kickMarks.5.bonus": 9, "punts.10.receiver": 9, "punts.0.kicker": 9 }],
  ])("has room for %s", async (what, numbers) => {
    const rules = withNumbers(numbers as Readonly<Record<string, number>>);
    expect(isAccepted(rules)).toBe(true);
    expect(await faultsOn(id, rules, what)).toEqual([]);
  });
});

it("accepts no card whose charts, spots or bonuses do not fit", () => {
  const ends = (path: string): number[] => {
    const values = acceptedValues(path);
    return [Math.min(...values), Math.max(...values)];
  };
  expect(ends("rush.0.from")).toEqual([-12, -9]);
  expect(ends("run.12.to")).toEqual([9, 15]);
  for (const path of SPOTS) expect(ends(path)).toEqual([5, 45]);
  expect(ends("kickMarks.0.spot")).toEqual([-5, 25]);
  expect(ends("kickMarks.5.bonus")).toEqual([0, 9]);
  expect(ends("punts.10.receiver")).toEqual([0, 9]);
});

it("tags of tries never cover numbers, dice or each other", () => {
  for (const strip of [5.5, 7.4]) {
    const places = boardPlaces({ w: 146, h: 54.4 }, { strip, plays: 9, time: 7 });
    const onside = [45, 50, 55].map((yards) => ({
      x: places.field.x + ((yards + 10) * places.field.w) / 120 - 2.4,
      y: places.onsideY - 2.05,
      w: 4.8,
      h: 4.1,
    }));
    for (const kick of fives(10, 50))
      for (const two of fives(5, 40)) {
        const wanted = [
          { yards: 100 - kick, text: "XP", width: 2.4 },
          { yards: 100 - two, text: "2 PT", width: 3.8 },
        ];
        const { tags, between } = tryTags(places, wanted, onside);
        const [a, b] = tags;
        const met = [...onside, b].some(
          (one) => a.x < one.x + one.w && one.x < a.x + a.w && a.y < one.y + one.h && one.y < a.y + a.h,
        );
        expect([kick, two, met]).toEqual([kick, two, false]);
        for (const { x, w, y } of tags) {
          const yards = ((x + w / 2 - places.field.x) / places.field.w) * 120 - 10;
          if (Math.abs(y + 1.15 - places.numbersY) < 0.01 && Math.round(yards) % 10 === 0)
            expect(between.has(Math.round(yards))).toBe(true);
        }
      }
  }
});
