/** League play: every row of digest tables 9.1 and 9.2 by enumeration, and the source's example. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { scriptedRoller } from "../../../helpers/dice.js";
import { chartsOf, STANDARD_RULES, type PenAndPaperRules } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { leagueModifiers, playLeagueGame } from "../../../../src/systems/pen-and-paper/league/index.js";
import { gameDistribution, quarterWays } from "./league-odds.js";

interface GameOdds {
  readonly home: number;
  readonly tie: number;
  readonly away: number;
}

/** Chances of a home win, a tie and an away win by the two total modifiers. */
function gameOdds(homeModifier: number, awayModifier: number): GameOdds {
  const odds = { home: 0, tie: 0, away: 0 };
  const away = gameDistribution(STANDARD_RULES, awayModifier);
  for (const [h, p] of gameDistribution(STANDARD_RULES, homeModifier)) {
    for (const [a, q] of away) odds[h > a ? "home" : h < a ? "away" : "tie"] += p * q;
  }
  return odds;
}

/** Modifier; ways of 0 3 6 7 10 13 14 17 21; mean and deviation of a quarter; mean of a game; % of no points. */
const TABLE_9_1 = `
-6 14 4 1 1 0 0 0 0 0 1.25 2.118 5.0 24.010
-5 13 4 1 2 0 0 0 0 0 1.60 2.437 6.4 17.851
-4 12 4 1 3 0 0 0 0 0 1.95 2.673 7.8 12.960
-3 11 4 1 4 0 0 0 0 0 2.30 2.848 9.2 9.151
-2 10 4 1 5 0 0 0 0 0 2.65 2.971 10.6 6.250
-1 9 4 1 6 0 0 0 0 0 3.00 3.050 12.0 4.101
+0 8 4 1 6 1 0 0 0 0 3.50 3.324 14.0 2.560
+1 7 4 1 6 2 0 0 0 0 4.00 3.507 16.0 1.501
+2 6 4 1 6 2 1 0 0 0 4.65 3.889 18.6 0.810
+3 5 4 1 6 2 1 1 0 0 5.35 4.234 21.4 0.391
+4 4 4 1 6 2 1 1 1 0 6.20 4.750 24.8 0.160
+5 3 4 1 6 2 1 1 1 1 7.25 5.522 29.0 0.051
+6 2 4 1 6 2 1 1 1 2 8.30 6.017 33.2 0.010
+7 1 4 1 6 2 1 1 1 3 9.35 6.303 37.4 0.001
+8 0 4 1 6 2 1 1 1 4 10.40 6.406 41.6 0.000`;

/** Home modifier; home win / tie / away win in % for away modifiers -4 to +6. */
const TABLE_9_2 = `
-4 44.4/11.2/44.4 37.8/10.2/52.1 31.6/9.1/59.2 26.1/8.1/65.8 20.2/6.7/73.1 15.3/5.3/79.3 11.0/4.0/85.1 7.5/2.8/89.7 4.8/1.9/93.4 2.8/1.2/96.0 1.5/0.6/97.9
-3 52.1/10.2/37.8 45.1/9.7/45.1 38.6/9.2/52.2 32.6/8.4/59.0 25.8/7.2/67.0 20.0/6.0/74.0 14.7/4.5/80.8 10.2/3.3/86.4 6.7/2.3/91.0 4.1/1.5/94.4 2.3/0.8/96.9
-2 59.2/9.1/31.6 52.2/9.2/38.6 45.5/9.0/45.5 39.1/8.6/52.3 31.7/7.6/60.8 25.1/6.5/68.4 18.8/5.0/76.2 13.4/3.8/82.8 9.0/2.7/88.3 5.7/1.8/92.6 3.3/1.0/95.7
-1 65.8/8.1/26.1 59.0/8.4/32.6 52.3/8.6/39.1 45.7/8.5/45.7 37.8/7.7/54.5 30.5/6.8/62.6 23.3/5.4/71.2 16.9/4.3/78.8 11.6/3.1/85.3 7.5/2.1/90.5 4.4/1.3/94.3
+0 73.1/6.7/20.2 67.0/7.2/25.8 60.8/7.6/31.7 54.5/7.7/37.8 46.3/7.5/46.3 38.5/7.0/54.5 30.4/5.9/63.7 22.8/4.9/72.3 16.2/3.8/80.0 10.8/2.7/86.5 6.7/1.8/91.5
+1 79.3/5.3/15.3 74.0/6.0/20.0 68.4/6.5/25.1 62.6/6.8/30.5 54.5/7.0/38.5 46.5/6.9/46.5 37.7/6.1/56.2 29.2/5.3/65.5 21.3/4.3/74.3 14.7/3.2/82.1 9.5/2.3/88.2
+2 85.1/4.0/11.0 80.8/4.5/14.7 76.2/5.0/18.8 71.2/5.4/23.3 63.7/5.9/30.4 56.2/6.1/37.7 47.1/5.8/47.1 38.0/5.3/56.8 28.9/4.5/66.5 20.8/3.5/75.7 14.2/2.7/83.1
+3 89.7/2.8/7.5 86.4/3.3/10.2 82.8/3.8/13.4 78.8/4.3/16.9 72.3/4.9/22.8 65.5/5.3/29.2 56.8/5.3/38.0 47.5/5.1/47.5 37.7/4.6/57.7 28.1/3.8/68.0 20.2/3.1/76.8
+4 93.4/1.9/4.8 91.0/2.3/6.7 88.3/2.7/9.0 85.3/3.1/11.6 80.0/3.8/16.2 74.3/4.3/21.3 66.5/4.5/28.9 57.7/4.6/37.7 47.7/4.5/47.7 37.3/4.0/58.7 28.1/3.4/68.5
+5 96.0/1.2/2.8 94.4/1.5/4.1 92.6/1.8/5.7 90.5/2.1/7.5 86.5/2.7/10.8 82.1/3.2/14.7 75.7/3.5/20.8 68.0/3.8/28.1 58.7/4.0/37.3 48.1/3.8/48.1 38.4/3.5/58.2
+6 97.9/0.6/1.5 96.9/0.8/2.3 95.7/1.0/3.3 94.3/1.3/4.4 91.5/1.8/6.7 88.2/2.3/9.5 83.1/2.7/14.2 76.8/3.1/20.2 68.5/3.4/28.1 58.2/3.5/38.4 48.3/3.4/48.3`;

const rows = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
const POINTS = [0, 3, 6, 7, 10, 13, 14, 17, 21];
const house = (switches: Partial<PenAndPaperRules["switches"]>): PenAndPaperRules => ({
  ...STANDARD_RULES,
  switches: { ...STANDARD_RULES.switches, ...switches },
});

describe("league play", () => {
  it.each(rows(TABLE_9_1))("matches table 9.1 at %s", (modifier, ...cells) => {
    const ways = quarterWays(STANDARD_RULES, Number(modifier));
    expect(POINTS.map((points) => ways.get(points) ?? 0)).toEqual(cells.slice(0, 9).map(Number));
    const mean = [...ways].reduce((sum, [points, n]) => sum + (points * n) / 20, 0);
    const variance = [...ways].reduce((sum, [points, n]) => sum + ((points - mean) ** 2 * n) / 20, 0);
    expect([mean.toFixed(2), Math.sqrt(variance).toFixed(3), (mean * 4).toFixed(1)]).toEqual(cells.slice(9, 12));
    const none = (gameDistribution(STANDARD_RULES, Number(modifier)).get(0) ?? 0) * 100;
    expect(none.toFixed(3)).toBe(cells[12]);
  });

  it.each(rows(TABLE_9_2))("matches table 9.2 at %s", (home, ...cells) => {
    cells.forEach((cell, i) => {
      const { home: win, tie, away } = gameOdds(Number(home), i - 4);
      const percent = [win, tie, away].map((p) => p * 100);
      cell
        .split("/")
        .forEach((printed, k) => expect(Math.abs(percent[k] - Number(printed)), cell).toBeLessThan(0.0501));
    });
  });

  it("cannot score under -11", () => {
    expect([...quarterWays(STANDARD_RULES, -12)]).toEqual([[0, 20]]);
    expect(quarterWays(STANDARD_RULES, -11).get(3)).toBe(1);
  });

  it("plays the childhood table without modifiers", () => {
    const classic = house({ pointsTable: "classic" });
    expect([...quarterWays(classic, 9)]).toEqual([0, 3, 6, 7, 10, 14].map((points) => [points, 1]));
    const game = playLeagueGame(
      classic,
      scriptedRoller(6, 1, 5, 2, 1, 1, 1, 1),
      { off: 5, def: 5 },
      { off: 9, def: 9 },
    );
    expect([game.awayPoints, game.homePoints]).toEqual([3, 24]);
  });

  it("rolls the home team first, quarter by quarter", () => {
    const game = playLeagueGame(
      STANDARD_RULES,
      scriptedRoller(20, 1, 19, 2, 18, 3, 17, 4),
      { off: 9, def: 9 },
      { off: 9, def: 9 },
    );
    expect(game.home.map(({ die, total, points }) => [die, total, points])).toEqual([
      [20, 21, 10],
      [19, 20, 10],
      [18, 19, 7],
      [17, 18, 7],
    ]);
    expect(game.away.map(({ die }) => die)).toEqual([1, 2, 3, 4]);
    expect([game.awayPoints, game.homePoints]).toEqual([0, 34]);
  });

  it("continues only if a game must be decided (A7)", () => {
    const even = { off: 9, def: 9 };
    const dice = [1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 12, 14];
    expect(playLeagueGame(STANDARD_RULES, scriptedRoller(...dice), even, even).home).toHaveLength(4);
    const decided = playLeagueGame(STANDARD_RULES, scriptedRoller(...dice), even, even, { mustDecide: true });
    expect([decided.home.length, decided.awayPoints, decided.homePoints]).toEqual([6, 7, 6]);
    const hopeless = playLeagueGame(
      STANDARD_RULES,
      seededRoller(1),
      { off: 0, def: 18 },
      { off: 0, def: 18 },
      { mustDecide: true },
    );
    expect([hopeless.awayPoints, hopeless.homePoints]).toEqual([0, 0]);
  });

  it("gives no home bonus on neutral ground (A3)", () => {
    expect(leagueModifiers(STANDARD_RULES, { off: 8, def: 7 }, { off: 10, def: 9 }, true)).toEqual({
      away: -1,
      home: 3,
    });
  });
});

describe("the source's example game: Tycoons (11/10) at Cruisers (8/10)", () => {
  const modifiers = leagueModifiers(STANDARD_RULES, { off: 11, def: 10 }, { off: 8, def: 10 });
  it("V2, V3: modifiers by the rule", () => expect(modifiers).toEqual({ away: 1, home: -1 }));
  it("V3: +2 against the DEF of 9 that the example uses", () => {
    expect(leagueModifiers(STANDARD_RULES, { off: 11, def: 10 }, { off: 8, def: 9 }).away).toBe(2);
  });
  it("V4: an 11 of the Cruisers is 3 points either way", () => {
    for (const modifier of [-1, -2]) {
      const dice = scriptedRoller(11, 1, 1, 1, 1, 1, 1, 1);
      const game = playLeagueGame(STANDARD_RULES, dice, { off: 0, def: 10 - modifier }, { off: 11, def: 20 });
      expect(game.homePoints).toBe(3);
    }
  });

  /** What the source prints and its own rules contradict; the digest's errata say why. */
  const KNOWN_CONTRADICTIONS = [
    { vector: "V2", erratum: "E3", printed: -2, rules: modifiers.home },
    {
      vector: "V5",
      erratum: "E4",
      printed: 13,
      rules: pointsOf(19),
    },
    { vector: "V6", erratum: "E4", printed: 16, rules: pointsOf(19) + 0 + 0 + 3 },
  ];
  it("contradicts its rules in three known places", () => {
    expect(KNOWN_CONTRADICTIONS.map(({ vector, rules }) => [vector, rules])).toEqual([
      ["V2", -1],
      ["V5", 7],
      ["V6", 10],
    ]);
    for (const { printed, rules } of KNOWN_CONTRADICTIONS) expect(rules).not.toBe(printed);
  });
  it("V6: totals of the quarters as printed", () => {
    expect([3 + 0 + 3 + 3, 13 + 0 + 0 + 3]).toEqual([9, 16]);
  });
});

/** Points of a quarter for a total. */
function pointsOf(total: number): number {
  return chartsOf(STANDARD_RULES).leaguePoints.lookup(total).value.points;
}
