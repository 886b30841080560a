import { describe, expect, it } from "vitest";
import { totalProbability } from "../../../helpers/dice.js";
import { oddsOf, type PassOutcome } from "../../../../src/systems/postcard/odds/index.js";
import { STOP_RULES } from "../../../../src/systems/postcard/odds/odds-of.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { expectPrinted, percent } from "./printed.js";

const odds = oddsOf(STANDARD_RULES);

/** Result: stop | throw farther, each caught, intercepted, sacked, yards. */
const STEPS: Record<string, string> = {
  "-6": "0/0/100/-15 0/2.3/83.3/-7.8",
  "-5": "0/0/100/-10 0/6.9/50/-4.2",
  "-4": "0/0/100/-5 0/9.3/16.7/-2.2",
  "-3": "0/13.9/0/-1.7 0/6.9/0/-1.7",
  "-2": "0/13.9/0/-1.7 7.4/3.2/0/.2",
  "-1": "0/0/0/-1.7 22.2/2.5/0/4.2",
  "0": "0/0/0/-1.7 72.2/2.5/0/20.2",
  "1": "80.6/1.9/0/12.4 66.2/3.1/0/21.9",
  "2": "80.6/1.9/0/16.4 60.2/3.6/0/23.3",
  "3": "80.6/1.9/0/20.4 54.2/4.2/0/24.4",
  "4": "63.9/3.2/0/20.7 48.1/4.7/0/24.2",
  "5": "63.9/3.2/0/23.9 42.1/5.2/0/23.7",
  "6": "63.9/3.2/0/27.1 36.1/5.8/0/22.9",
  "7": "44.4/5.1/0/22.6 33.3/6.0/0/23.0",
};

/** Beta: stop from 3, stop from 1, always throw, never: caught/intercepted/sack/grounding/fumble in the run, yards. */
const ATTEMPTS: Record<string, string[]> = {
  "-3": ["14.9/4.6/23.1/8.7/.4/1.3", "16.2/4.5/23.1/8.7/.5/.6", "14.9/4.6/23.1/8.7/.4/1.3", "6.7/4.4/41.7/8.3/.2/-4.0"],
  "-2": [
    "23.4/4.4/13.4/8.2/.7/5.0",
    "25.8/4.2/13.4/8.2/.7/3.8",
    "22.7/4.4/13.4/8.2/.7/5.1",
    "13.4/4.6/27.8/9.3/.3/-1.1",
  ],
  "-1": ["33.4/4.0/6.5/6.9/1.0/8.8", "36.7/3.8/6.5/6.9/1.0/7.2", "31.5/4.2/6.5/6.9/.9/9.1", "21.9/4.0/16.7/9.3/.5/2.1"],
  "0": [
    "43.9/3.7/2.3/5.1/1.2/12.7",
    "48.1/3.3/2.3/5.1/1.3/10.6",
    "40.2/4.0/2.3/5.1/1.2/13.2",
    "32.2/3.6/8.3/8.3/.8/5.7",
  ],
  "1": ["52.1/3.3/.5/3.4/1.1/16.8", "57.3/2.9/.5/3.4/1.2/14.2", "45.9/3.9/.5/3.4/1.1/17.4", "44.2/3.2/2.8/6.5/.9/10.1"],
  "2": ["57.9/3.1/0/1.9/1.3/21.2", "63.3/2.6/0/1.9/1.3/18.7", "48.8/3.9/0/1.9/1.2/21.8", "53.0/2.9/0/4.6/1.1/15.2"],
  "3": ["61.6/3.1/0/.8/1.4/25.8", "66.0/2.7/0/.8/1.4/23.8", "49.3/4.2/0/.8/1.2/26.6", "58.6/2.7/0/2.8/1.2/21.0"],
};

describe("throws", () => {
  it("are caught and intercepted as printed, by level", () => {
    expectPrinted(
      ["80.56/1.85", "63.89/3.24", "44.44/5.09", "27.78/6.48"].flatMap((printed, i) => {
        const { level, caught, intercepted } = odds.levels[i];
        const [first, second] = printed.split("/");
        return [
          [`level ${level} caught`, percent(caught), first],
          [`level ${level} intercepted`, percent(intercepted), second],
        ] as const;
      }),
    );
  });

  it("gain the printed yards, by distance", () => {
    const printed = {
      5: "12.4",
      10: "16.4",
      15: "20.4",
      20: "20.7",
      25: "23.9",
      30: "27.1",
      35: "22.6",
      40: "24.9",
      45: "27.1",
      50: "19.4",
      65: "23.6",
    };
    const rows = odds.throws.filter((row) => row.throw in printed);
    expect(rows).toHaveLength(11);
    expectPrinted(rows.map((row) => [`${row.throw} yards`, row.yards, printed[row.throw as 5]]));
    expectPrinted(["9.3", "11.5", "13.8"].map((text, i) => [`scramble ${i}`, odds.scrambles[i].yards, text]));
  });
});

describe("the second die", () => {
  const cells = ({ caught, intercepted, sack, yards }: PassOutcome) => [
    ...[caught, intercepted, sack].map(percent),
    yards,
  ];

  it("changes each result of the challenge as printed", () => {
    expect(odds.steps.map(({ result }) => result)).toEqual(Array.from({ length: 14 }, (_, i) => i - 6));
    expectPrinted(
      odds.steps.flatMap(({ result, stop, throw: more }) => {
        const printed = STEPS[result].split(/[ /]/);
        return [...cells(stop), ...cells(more)].map((cell, i) => [`result ${result} #${i}`, cell, printed[i]] as const);
      }),
      ["result 6 #7"],
    );
  });

  it("omits nothing", () => {
    for (const { stop, throw: more } of odds.steps) for (const outcome of [stop, more]) expectWhole(outcome);
  });
});

function expectWhole({ caught, intercepted, sack, grounding, incomplete }: PassOutcome): void {
  expect(totalProbability([caught, intercepted, sack, grounding, incomplete])).toEqual({ n: 1, d: 1 });
}

describe("whole attempts", () => {
  it("are as printed under the four rules for the second die", () => {
    expect(odds.attempts.map(({ beta }) => `${beta}`).sort()).toEqual(Object.keys(ATTEMPTS).sort());
    expect(STOP_RULES).toEqual([3, 1, Infinity, -Infinity]);
    expectPrinted(
      odds.attempts.flatMap(({ beta, byRule }) =>
        byRule.flatMap(({ stopAt, outcome }, rule) => {
          const { caught, intercepted, sack, grounding, fumble, yards } = outcome;
          const values = [...[caught, intercepted, sack, grounding, fumble].map(percent), yards];
          const printed = ATTEMPTS[beta][rule].split("/");
          return values.map((value, i) => [`beta ${beta} stop at ${stopAt} #${i}`, value, printed[i]] as const);
        }),
      ),
      ["beta 2 stop at 3 #5"],
    );
  });

  it("omit nothing", () => {
    for (const { byRule } of odds.attempts) for (const { outcome } of byRule) expectWhole(outcome);
  });
});

describe("against uniform picks", () => {
  const { rush, pass, betas, rushBetas, passBetas } = odds.uniform;

  it("the net bonus has the printed chances", () => {
    const text = (list: typeof betas) => list.map(({ beta, chance }) => `${beta}: ${chance.n}/${chance.d}`).join(" ");
    expect(text(betas)).toBe("-2: 1/6 -1: 1/4 0: 1/6 1: 1/4 2: 1/6");
    expect(text(rushBetas)).toBe("-2: 1/6 -1: 2/9 0: 1/6 1: 1/3 2: 1/9");
    expect(text(passBetas)).toBe("-2: 1/6 -1: 5/18 0: 1/6 1: 1/6 2: 2/9");
    for (const list of [betas, rushBetas, passBetas])
      expect(totalProbability(list.map(({ chance }) => chance))).toEqual({ n: 1, d: 1 });
  });

  it("rushes and passes are as printed", () => {
    const { caught, intercepted, sack, grounding, strip, yards } = pass.outcome;
    expect(pass.stopAt).toBe(3);
    expectPrinted([
      ["rush yards", rush.yards, "9.56"],
      ["rush no gain", percent(rush.noGain), "56.6"],
      ["rush fumble", percent(rush.fumble), "3.7"],
      ["rush lost", percent(rush.lost), "1.5"],
      ["pass yards", yards, "12.9"],
      ["caught", percent(caught), "42.0"],
      ["intercepted", percent(intercepted), "3.7"],
      ["sack", percent(sack), "4.5"],
      ["grounding", percent(grounding), "5.1"],
      ["strip", percent(strip), ".4"],
    ]);
  });
});

describe("a house card", () => {
  it("has its own catches, strips and scrambles", () => {
    const house: PostcardRules = {
      ...STANDARD_RULES,
      name: "house",
      card: {
        ...STANDARD_RULES.card,
        levels: STANDARD_RULES.card.levels.map((row) => (row.level === 1 ? { ...row, catch: 3 } : row)),
        passing: { ...STANDARD_RULES.card.passing, strip: 10 },
      },
      switches: { ...STANDARD_RULES.switches, scrambleDeep: "byDistance" },
    };
    const own = oddsOf(house);
    // Needs 3 instead of 2 whenever level 1 is not pressed: 5 of 6 rolls of pressure, 1 of 6 of the catch.
    expect(percent(odds.levels[0].caught) - percent(own.levels[0].caught)).toBeCloseTo((100 * 5) / 36, 10);
    expect(own.spends[0].strip).toEqual({ n: 1, d: 6 });
    expect(own.scrambles.slice(0, 7).map(({ level }) => level)).toEqual([3, 3, 3, 2, 2, 2, 3]);
    expect(odds.scrambles.slice(0, 7).map(({ level }) => level)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });
});
