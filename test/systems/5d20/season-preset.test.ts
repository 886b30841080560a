/** What the rules `season` do beside the standard ones, over all dice and scores. */
import { describe, expect, it } from "vitest";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { adjustOf, callNumber, measuredGain, turnedWhite } from "../../../src/systems/5d20/engine/calls.js";
import { rushed } from "../../../src/systems/5d20/engine/pass.js";
import { makeGame, type GameState } from "../../../src/systems/5d20/engine/index.js";
import { teamChart } from "../../../src/systems/5d20/facts/team-chart.js";
import { homeFieldOfSeason } from "../../../src/systems/5d20/rate/situations/home-field.js";
import {
  LEAGUE_AVERAGE,
  SEASON_RULES,
  STANDARD_RULES,
  type FiveD20Rules,
} from "../../../src/systems/5d20/rules/index.js";

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
const noDice = {
  die: () => {
    throw new Error("no dice");
  },
} as never;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const gameBy = (rules: FiveD20Rules, home = LEAGUE_AVERAGE) => makeGame({ rules, away: LEAGUE_AVERAGE, home });

describe("long gains", () => {
  const [far, standard] = [SEASON_RULES.tables.yardage, STANDARD_RULES.tables.yardage];

  it("go farther with the same mean, in ascending columns, and leave the rulebook's number", () => {
    for (const key of ["SG", "SP", "MP"] as const) expect(sum(far[key])).toBe(sum(standard[key]));
    far.BRK.forEach((column, i) => expect(sum(column), `BRK ${i + 1}`).toBe(sum(standard.BRK[i])));
    for (const column of [far.SG, far.SP, far.MP, ...far.BRK]) {
      expect(column).toHaveLength(20);
      expect(column).toEqual([...column].sort((a, b) => a - b));
    }
    expect(far.MP[4]).toBe(12);
    expect([far.SG[19], far.MP[19]]).toEqual([57, 50]);
  });
});

describe("gains that are measured", () => {
  it("are a yard short with yellow to 7, of exactly the yards to go, on 2nd to 4th and 2 to 10, before the goal line", () => {
    const [season, standard] = [gameBy(SEASON_RULES), gameBy(STANDARD_RULES)];
    let short = 0;
    const wrong: unknown[] = [];
    for (const down of [1, 2, 3, 4])
      for (let toGo = 1; toGo <= 20; toGo++)
        for (const spot of [20, 89, 90, 95])
          for (let yards = -2; yards <= 21; yards++)
            for (const yellow of FACES) {
              const state = { down, toGo, spot };
              const measured = measuredGain(season, state, yards, yellow);
              const counts = down > 1 && toGo >= 2 && toGo <= 10 && toGo < 100 - spot && yards === toGo && yellow <= 7;
              if (measured !== (counts ? yards - 1 : yards)) wrong.push([state, yards, yellow]);
              if (measuredGain(standard, state, yards, yellow) !== yards) wrong.push([state, yards, yellow]);
              if (counts) short++;
            }
    expect(wrong).toEqual([]);
    // 9 distances at the 20 and 11 yards out, 8 at 10 yards, 3 at 5 yards; 3 downs, 7 numbers of yellow.
    expect(short).toBe((9 + 9 + 8 + 3) * 3 * 7);
  });
});

describe("ground that is given late", () => {
  const at = (rules: FiveD20Rules, period: number, away: number) =>
    (["pass", "run"] as const).map((kind) =>
      adjustOf(
        gameBy(rules),
        { ball: "away", down: 1, period, score: { away, home: 20 } },
        { row: "T10", zone: 1 },
        kind,
      ),
    );

  it("turns white against a two-score leader and for who is two behind, in the fourth quarter alone", () => {
    for (let away = 0; away <= 40; away++)
      for (const period of [1, 2, 3, 4, 5]) {
        const n = period !== 4 ? 0 : away - 20 >= 8 ? -2 : away - 20 <= -8 ? 1 : 0;
        expect(at(SEASON_RULES, period, away)).toEqual([n, 0 - n]);
        expect(at(STANDARD_RULES, period, away)).toEqual([0, 0]);
      }
  });
});

describe("second down", () => {
  it("turns white 2 to the good of the offense, where run and pass are both to be feared", () => {
    const at = (rules: FiveD20Rules, down: number) =>
      (["pass", "run"] as const).map((kind) =>
        adjustOf(gameBy(rules), { ball: "away", down }, { row: "T10", zone: 1 }, kind),
      );
    expect([1, 2, 3, 4].map((down) => at(SEASON_RULES, down))).toEqual([
      [0, 0],
      [2, -2],
      [0, 0],
      [0, 0],
    ]);
    expect(at(STANDARD_RULES, 2)).toEqual([0, 0]);
  });
});

describe("the pass rush of the down", () => {
  it("throws away a fifth of the early sacks, sacks a tenth of what is thrown away late, and nothing else", () => {
    const [season, standard] = [gameBy(SEASON_RULES), gameBy(STANDARD_RULES)];
    const others = ["CMP", "YAC", "PD", "SCR", "OUT"] as const;
    for (const down of [0, 1, 2, 3, 4]) {
      const changed = (came: "SCK" | "INC") => FACES.filter((yellow) => rushed(season, down, came, yellow) !== came);
      expect(changed("SCK"), `sacks on ${down}`).toEqual(down === 1 || down === 2 ? [17, 18, 19, 20] : []);
      expect(changed("INC"), `thrown away on ${down}`).toEqual(down >= 3 ? [19, 20] : []);
      for (const yellow of FACES) {
        for (const came of others) expect(rushed(season, down, came, yellow)).toBe(came);
        for (const came of [...others, "SCK", "INC"] as const) expect(rushed(standard, down, came, yellow)).toBe(came);
      }
    }
    expect(rushed(season, 1, "SCK", 20)).toBe("INC");
    expect(rushed(season, 3, "INC", 20)).toBe("SCK");
  });
});

describe("the home field", () => {
  it("turns both ways on passes alone, or what the home team's chart says", () => {
    const turned = (field: "full" | "passes" | "off", isPass: boolean, homeHasBall: boolean) =>
      FACES.filter((white) => turnedWhite(white, homeHasBall, isPass, field) !== white);
    for (const homeHasBall of [true, false]) {
      for (const isPass of [true, false]) {
        const one = homeHasBall === isPass ? [1] : [20];
        expect(turned("full", isPass, homeHasBall)).toEqual(one);
        expect(turned("passes", isPass, homeHasBall)).toEqual(isPass ? one : []);
        expect(turned("off", isPass, homeHasBall)).toEqual([]);
      }
    }
    expect(gameBy(SEASON_RULES).homeField).toBe("passes");
    for (const homeField of ["full", "passes", "off"] as const) {
      const home = { ...LEAGUE_AVERAGE, id: homeField, homeField };
      expect(gameBy(SEASON_RULES, home).homeField).toBe(homeField);
      expect(gameBy(STANDARD_RULES, home).homeField).toBe("full");
    }
  });

  it("comes of the season's own results, ties apart, where there are a hundred", () => {
    const season = (won: number, lost: number, ties = 0) => {
      const games = [
        ...Array.from({ length: won }, () => ({ homePoints: 20, awayPoints: 10 })),
        ...Array.from({ length: lost }, () => ({ homePoints: 3, awayPoints: 10 })),
        ...Array.from({ length: ties }, () => ({ homePoints: 3, awayPoints: 3 })),
      ];
      return homeFieldOfSeason({ tables: { games } } as never);
    };
    expect([season(116, 84), season(115, 85), season(105, 95), season(104, 96)]).toEqual([
      "full",
      "passes",
      "passes",
      "off",
    ]);
    expect([season(60, 39, 1), season(60, 40, 1)]).toEqual([undefined, "full"]);
  });
});

describe("calls by down and distance", () => {
  it("add on first and ten and on second and short, and leave a late down one number at least", () => {
    const game = gameBy(SEASON_RULES);
    const added = (down: number, toGo: number, row: "LT10" | "T10" | "T20" | "T30") => {
      const state = { ball: "away", score: { away: 0, home: 0 }, period: 1, clock: 900, down, toGo } as GameState;
      const { total, cell, defense, situation } = callNumber(game, state, row, 1);
      expect(total).toBe(cell + defense + situation);
      return total - cell;
    };
    expect([added(1, 10, "T10"), added(1, 11, "T10"), added(2, 3, "LT10"), added(2, 4, "LT10")]).toEqual([2, 0, 3, 0]);
    const [, long] = LEAGUE_AVERAGE.calls.T30;
    expect(added(3, 10, "T30")).toBe(1 - long);
    expect(added(3, 2, "LT10")).toBe(-7);
  });
});

describe("two-point tries", () => {
  it("of the strong coach are those of modern coaches, and by the standard rules those of the fourth quarter", () => {
    const leads = (rules: FiveD20Rules, period: number): number[] => {
      const game = gameBy(rules);
      return Array.from({ length: 61 }, (_, i) => i - 30).filter((ahead) => {
        const state = { ball: "away", period, clock: 400, score: { away: 40 + ahead, home: 40 } } as GameState;
        const choice = strong.choose({ kind: "try", team: "away" } as never, game, state, noDice);
        return choice.kind === "try" && choice.go === "two";
      });
    };
    expect([1, 3, 4].map((period) => leads(STANDARD_RULES, period))).toEqual([[], [], [-13, -10, -5, -2, 1, 5]]);
    const far = Array.from({ length: 13 }, (_, i) => i - 30);
    expect([2, 3, 4].map((period) => leads(SEASON_RULES, period))).toEqual([
      [],
      [-13, -11, -10, -8, -5, -2],
      [...far, -13, -11, -10, -8, -5, -2, 1, 5],
    ]);
  });
});

describe("the home field on paper", () => {
  const entry = (rules: FiveD20Rules, homeField?: "full" | "passes" | "off") => {
    const chart = { ...LEAGUE_AVERAGE, ...(homeField && { homeField }) };
    const [copy] = teamChart.fill!([{ teams: [chart] }], { rules } as never);
    const { facts, values } = copy as { facts: { homeField: boolean }; values: { homeField?: string } };
    return [facts.homeField, values.homeField];
  };

  it("stands on the team chart where the chart has it, and has room where the rules ask for it", () => {
    for (const field of ["full", "passes", "off"] as const) {
      expect(entry(SEASON_RULES, field)).toEqual([true, field]);
      expect(entry(STANDARD_RULES, field)).toEqual([true, field]);
    }
    expect(entry(SEASON_RULES)).toEqual([true, undefined]);
    expect(entry(STANDARD_RULES)).toEqual([false, undefined]);
  });
});
