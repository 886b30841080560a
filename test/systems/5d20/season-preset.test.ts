/** What the rules `season` do beside the standard ones, over all dice and scores. */
import { describe, expect, it } from "vitest";
import { goesForTwo, twoHelps } from "../../../src/kernel/football/index.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { adjustOf, callNumber, measuredGain, turnedWhite } from "../../../src/systems/5d20/engine/calls.js";
import { rushed } from "../../../src/systems/5d20/engine/pass.js";
import { makeGame, secondsInBounds, type GameState } from "../../../src/systems/5d20/engine/index.js";
import { teamChart } from "../../../src/systems/5d20/facts/team-chart.js";
import type { Column } from "../../../src/systems/5d20/engine/row.js";
import { homeFieldOfSeason } from "../../../src/systems/5d20/rate/situations/home-field.js";
import {
  LEAGUE_AVERAGE,
  SEASON_RULES,
  STANDARD_RULES,
  type FiveD20Rules,
} from "../../../src/systems/5d20/rules/index.js";
import { checkedGame } from "./engine-invariants.js";

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const gameBy = (rules: FiveD20Rules, home = LEAGUE_AVERAGE) => makeGame({ rules, away: LEAGUE_AVERAGE, home });

const cited = (cites: readonly string[]): boolean => cites.some((cite) => cite.startsWith("long gain, yellow"));

describe("long gains", () => {
  const [far, standard] = [SEASON_RULES.tables.yardage, STANDARD_RULES.tables.yardage];

  it("go farther with the same mean, in ascending columns, and leave the rulebook's number", () => {
    for (const key of ["SG", "SP", "MP"] as const) expect(sum(far[key])).toBe(sum(standard[key]));
    far.BRK.forEach((column, i) => expect(sum(column), `BRK ${i + 1}`).toBe(sum(standard.BRK[i])));
    for (const column of [far.SG, far.SP, far.MP, ...far.BRK]) {
      expect(column).toHaveLength(20);
      expect(column).toEqual([...column].sort((a, b) => a - b));
    }
    // Sacks lose 6.6 yards, as in 2015-19.
    expect(sum(far.SACK)).toBe(-132);
    expect(far.SACK).toEqual([...far.SACK].sort((a, b) => a - b));
    expect(far.MP[4]).toBe(12);
    expect([far.SG[19], far.MP[19]]).toEqual([52, 49]);
    // Breaks of a man with rating 4 go 72 yards with black 20, those of 5 to 8 go that far more often than their charts.
    for (const column of far.BRK.slice(3, 8)) expect(Math.max(...column)).toBeGreaterThanOrEqual(72);
  });

  const { longGains } = SEASON_RULES.tables;
  it("add yards by yellow, none on average, and stay gains", () => {
    expect(STANDARD_RULES.tables.longGains).toEqual([]);
    expect(longGains.map(({ from }) => from)).toEqual([12, 19, 39]);
    for (const { from, yards } of longGains) {
      expect(yards).toHaveLength(20);
      expect(sum(yards)).toBe(0);
      expect(yards).toEqual([...yards].sort((a, b) => a - b));
      expect(from + yards[0]).toBeGreaterThanOrEqual(11);
    }
  });

  it("move runs, catches and interception returns of 12 yards or more, but not 99, passes in the air, losses or blocked kicks", () => {
    const { charts } = gameBy(SEASON_RULES);
    expect(charts.SG.gains[20][20]).toBe(52 + longGains[2].yards[19]);
    expect(charts.SG.gains[18][1]).toBe(19 + longGains[1].yards[0]);
    expect(charts.INT[5].gains[20]).toEqual(new Array(21).fill(99));
    const wrong: unknown[] = [];
    for (const column of [
      charts.STF,
      charts.SEC,
      charts.SG,
      charts.SP,
      charts.MP,
      ...charts.BRK,
      ...charts.LP,
      ...charts.INT,
    ])
      for (const black of FACES)
        for (const yellow of FACES) {
          const yards = column.yards[black];
          const band = yards >= 39 ? 2 : yards >= 19 ? 1 : yards >= 12 ? 0 : undefined;
          const added = band === undefined || yards === 99 ? 0 : longGains[band].yards[yellow - 1];
          if (column.gains[black][yellow] !== yards + added) wrong.push([column.name, black, yellow]);
        }
    expect(wrong).toEqual([]);
    for (const black of FACES) expect(new Set(charts.SACK.gains[black])).toEqual(new Set([charts.SACK.yards[black]]));
    for (const black of FACES)
      expect(new Set(charts.fumbleReturn.gains[black])).toEqual(new Set([charts.fumbleReturn.yards[black]]));
  });

  it("make no number of yards too frequent: none of 30 or more has more than 1 in 40 of the gains of a column's 19 and 20", () => {
    const { SG, MP } = gameBy(SEASON_RULES).charts;
    for (const { name, gains } of [SG, MP]) {
      const counts = new Map<number, number>();
      for (const yards of gains.slice(1).flatMap((row) => row.slice(1)))
        counts.set(yards, (counts.get(yards) ?? 0) + 1);
      const long = [...counts].filter(([yards]) => yards >= 30);
      expect(long.length, name).toBeGreaterThanOrEqual(10);
      // Of 400 combinations of black and yellow.
      expect(Math.max(...long.map(([, count]) => count)), name).toBeLessThanOrEqual(3);
    }
  });

  it("are applied by the engine to runs, catches and interception returns, and cited", () => {
    const game = gameBy(SEASON_RULES);
    const moved = { rush: 0, return: 0 };
    const wrong: unknown[] = [];
    for (let seed = 0; seed < 150; seed++)
      for (const event of checkedGame(game, seed, strong.choose)) {
        if (event.type === "return" && event.of === "interception") moved.return += cited(event.cites) ? 1 : 0;
        if (event.type !== "play" || event.kind !== "run" || !event.column || !event.dice2) continue;
        const columns = Object.values(game.charts).flat() as Column[];
        const { yards, gains } = columns.find(({ name }) => name === event.column)!;
        const [, , , k, y] = event.dice2;
        const gained = Math.max(-event.spot, Math.min(100 - event.spot, gains[k][y]));
        if (Math.abs(event.yards - gained) > 1) wrong.push(event);
        if (cited(event.cites) !== (gains[k][y] !== yards[k])) wrong.push(event);
        if (cited(event.cites)) moved.rush++;
      }
    expect(wrong).toEqual([]);
    expect(moved.rush).toBeGreaterThan(100);
    expect(moved.return).toBeGreaterThan(20);
  });
});

describe("measured gains", () => {
  it("are a yard short with yellow to 7 and a yard past from 18, for exactly the yards to go, on 2nd to 4th and 2 to 10, before the goal line", () => {
    const [season, standard] = [gameBy(SEASON_RULES), gameBy(STANDARD_RULES)];
    let [short, past] = [0, 0];
    const wrong: unknown[] = [];
    for (const down of [1, 2, 3, 4])
      for (let toGo = 1; toGo <= 20; toGo++)
        for (const spot of [20, 89, 90, 95])
          for (let yards = -2; yards <= 21; yards++)
            for (const yellow of FACES) {
              const state = { down, toGo, spot };
              const measured = measuredGain(season, state, yards, yellow);
              const counts = down > 1 && toGo >= 2 && toGo <= 10 && toGo < 100 - spot && yards === toGo;
              const moved = !counts ? 0 : yellow <= 7 ? -1 : yellow >= 18 ? 1 : 0;
              if (measured !== yards + moved) wrong.push([state, yards, yellow]);
              if (measuredGain(standard, state, yards, yellow) !== yards) wrong.push([state, yards, yellow]);
              if (moved < 0) short++;
              if (moved > 0) past++;
            }
    expect(wrong).toEqual([]);
    // 9 distances at the 20 and 11 yards out, 8 at 10 yards, 3 at 5 yards; 3 downs, 7 and 3 numbers of yellow.
    expect([short, past]).toEqual([(9 + 9 + 8 + 3) * 3 * 7, (9 + 9 + 8 + 3) * 3 * 3]);
  });
});

describe("ground given by score and clock", () => {
  const at = (rules: FiveD20Rules, period: number, clock: number, away: number) =>
    (["pass", "run"] as const).map((kind) =>
      adjustOf(
        gameBy(rules),
        { ball: "away", down: 1, period, clock, score: { away, home: 20 } },
        { row: "T10", zone: 1 },
        kind,
      ),
    );

  it("helps a team two scores behind in the second half, and hurts leaders late in the fourth quarter", () => {
    for (let away = 0; away <= 40; away++)
      for (const period of [1, 2, 3, 4, 5])
        for (const clock of [900, 601, 600, 181, 180, 1]) {
          const [behind, leads] = [away <= 12, away >= 28 ? 2 : away > 20 ? 1 : 0];
          const late = leads > 0 && clock <= 180 ? -3 : leads === 2 && clock <= 600 ? -2 : 0;
          const n = behind && (period === 3 || period === 4) ? 1 : period === 4 ? late : 0;
          expect(at(SEASON_RULES, period, clock, away)).toEqual([n, 0 - n]);
          expect(at(STANDARD_RULES, period, clock, away)).toEqual([0, 0]);
        }
  });
});

describe("white by down and distance", () => {
  const at = (rules: FiveD20Rules, down: number, toGo: number) =>
    (["pass", "run"] as const).map((kind) =>
      adjustOf(gameBy(rules), { ball: "away", down, toGo }, { row: "T10", zone: 1 }, kind),
    );

  it("favors the offense on second down and on late downs with 7 or more to go, most on fourth, and the defense with less", () => {
    for (let toGo = 1; toGo <= 40; toGo++) {
      const late = toGo <= 6 ? -1 : toGo <= 10 ? 1 : 2;
      for (const [down, n] of [0, 0, 1, late, late + (toGo > 6 ? 3 : 0)].entries()) {
        expect(at(SEASON_RULES, down, toGo), `${down} and ${toGo}`).toEqual([n, 0 - n]);
        expect(at(STANDARD_RULES, down, toGo)).toEqual([0, 0]);
      }
    }
  });
});

describe("the pass rush", () => {
  const by = (passRush: "even" | "late" | "score") =>
    gameBy({ ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, passRush } });
  const others = ["CMP", "YAC", "PD", "SCR", "OUT"] as const;
  const open = { spot: 50, period: 1, score: { away: 0, home: 0 }, ball: "away" } as const;
  /** Yellows that change a result. */
  const changed = (passRush: "even" | "late" | "score", came: "SCK" | "INC", state: object, down: number) =>
    FACES.filter((yellow) => rushed(by(passRush), { ...open, ...state, down }, came, yellow) !== came);

  it("by down throws away a fifth of early sacks, sacks a tenth of late throwaways, and nothing else", () => {
    for (const passRush of ["late", "score"] as const)
      for (const down of [0, 1, 2, 3, 4]) {
        const [early, late] = [down === 1 || down === 2, down >= 3];
        expect(changed(passRush, "SCK", {}, down), `sacks on ${down}`).toEqual(early ? [17, 18, 19, 20] : []);
        expect(changed(passRush, "INC", {}, down), `thrown away on ${down}`).toEqual(late ? [19, 20] : []);
        expect(changed("even", "SCK", {}, down)).toEqual([]);
        expect(changed("even", "INC", {}, down)).toEqual([]);
        for (const came of others)
          expect(FACES.filter((y) => rushed(by(passRush), { ...open, down }, came, y) !== came)).toEqual([]);
      }
    expect(rushed(by("late"), { ...open, down: 1 }, "SCK", 20)).toBe("INC");
    expect(rushed(by("late"), { ...open, down: 3 }, "INC", 20)).toBe("SCK");
  });

  it("by field and score spares passers from the 35 on, and sacks a team two scores behind in the second half once more in twenty", () => {
    const FROM_12 = FACES.filter((face) => face >= 12);
    for (const down of [1, 2, 3, 4]) {
      for (const spot of [64, 65, 99]) {
        expect(changed("score", "SCK", { spot }, down).length).toBe(spot >= 65 ? FROM_12.length : down < 3 ? 4 : 0);
        expect(changed("score", "INC", { spot }, down).length).toBe(spot >= 65 || down < 3 ? 0 : 2);
        expect(changed("late", "SCK", { spot }, down).length).toBe(down < 3 ? 4 : 0);
      }
      for (const period of [1, 2, 3, 4, 5])
        for (let away = -20; away <= 20; away++) {
          const early = period >= 3 && away <= -8 ? [20] : [];
          expect(changed("score", "INC", { period, score: { away, home: 0 } }, down)).toEqual(
            down < 3 ? early : [19, 20],
          );
        }
    }
  });
});

describe("a shortening field", () => {
  it("turns white against passes from the 35, 15, 10 and 5, against runs from the 15, and nowhere else", () => {
    const at = (rules: FiveD20Rules, left: number) =>
      (["pass", "run"] as const).map((kind) =>
        adjustOf(
          gameBy(rules),
          { ball: "away", down: 1, spot: 100 - left },
          { row: "T10", zone: left <= 20 ? 2 : 1 },
          kind,
        ),
      );
    for (let left = 1; left < 100; left++) {
      const pass = left <= 5 ? 9 : left <= 10 ? 7 : left <= 15 ? 4 : left <= 35 ? 2 : 0;
      expect(at(SEASON_RULES, left), `${left} to go`).toEqual([0 - pass, left <= 15 ? 1 : 0]);
      expect(at(STANDARD_RULES, left)).toEqual([0, 0]);
    }
  });
});

describe("tempo", () => {
  const at = (rules: FiveD20Rules, period: number, clock: number, away: number) =>
    secondsInBounds(gameBy(rules), "away", { period, clock, score: { away, home: 30 } });

  it("speeds up teams before halftime and those that need points late, and lets leaders take their time", () => {
    for (let period = 1; period <= 5; period++)
      for (let clock = 1; clock <= 900; clock++)
        for (const lead of [-9, -8, -7, -1, 0, 1, 9]) {
          const late = lead > 0 ? 43 : clock <= 180 ? 18 : lead > -8 ? 40 : clock <= 480 ? 32 : 36;
          const wanted = period === 2 ? (clock <= 120 ? 18 : 40) : period === 4 ? late : 40;
          if (at(SEASON_RULES, period, clock, 30 + lead) !== wanted)
            expect.fail(`Q${period} ${clock} ${lead}: ${at(SEASON_RULES, period, clock, 30 + lead)}, not ${wanted}`);
          if (at(STANDARD_RULES, period, clock, 30 + lead) !== 40) expect.fail(`standard, Q${period} ${clock} ${lead}`);
        }
  });
});

describe("a loss into the team's own end zone", () => {
  it("is a safety with yellow to 10, otherwise it ends on the 1; always a safety by the rulebook", () => {
    const [season, standard] = [gameBy(SEASON_RULES), gameBy(STANDARD_RULES)];
    for (let spot = 1; spot <= 12; spot++)
      for (let yards = -12; yards <= -1; yards++)
        for (const yellow of FACES) {
          const state = { down: 1, toGo: 10, spot };
          const saved = spot + yards <= 0 && yellow > 10;
          expect(measuredGain(season, state, yards, yellow)).toBe(saved ? 1 - spot : yards);
          expect(measuredGain(standard, state, yards, yellow)).toBe(yards);
        }
  });
});

describe("long field goals", () => {
  // Good from 43 to 62 yards, a yard less often each: 95 % at 44, 45 % at 54.
  const fg = Array.from({ length: 20 }, (_, i) => 43 + i);
  /** Faces of the coach's die with which a team that never goes for it kicks on 4th and 15, by the length of the kick. */
  const faces = (rules: FiveD20Rules, season: number, tries = 0): ReadonlyMap<number, number> => {
    const chart = { ...LEAGUE_AVERAGE, season, tries, fourth: -4, kick: { ...LEAGUE_AVERAGE.kick, fg } };
    const game = makeGame({ rules, away: chart, home: chart });
    const even = { ball: "away", period: 1, clock: 900, score: { away: 0, home: 0 }, down: 4, toGo: 15, timeouts: {} };
    const ask = { kind: "snap", team: "away", isTry: false, calls: ["chart", "punt", "fieldGoal"] };
    const kicks = (length: number, face: number): boolean => {
      const state = { ...even, spot: 117 - length };
      const choice = strong.choose(ask as never, game, state as never, { die: () => face } as never);
      return choice.kind === "snap" && choice.call === "fieldGoal";
    };
    return new Map(
      Array.from({ length: 17 }, (_, i) => 46 + i).map((length) => [
        length,
        FACES.filter((face) => kicks(length, face)).length,
      ]),
    );
  };
  const of = (map: ReadonlyMap<number, number>, ...lengths: readonly number[]) => lengths.map((one) => map.get(one));

  it("are tried by their length, as often out of 20 as in their season, two yards farther for each number of a team", () => {
    const lengths = [46, 51, 52, 53, 54, 55, 56, 57, 58, 62] as const;
    for (const season of [2018, 2019])
      expect(of(faces(SEASON_RULES, season), ...lengths)).toEqual([20, 19, 18, 17, 13, 6, 2, 2, 0, 0]);
    for (const season of [2012, 2017])
      expect(of(faces(SEASON_RULES, season), ...lengths)).toEqual([20, 19, 17, 12, 9, 5, 2, 2, 0, 0]);
    for (const season of [2009, 2011])
      expect(of(faces(SEASON_RULES, season), ...lengths)).toEqual([20, 17, 14, 8, 6, 1, 0, 0, 0, 0]);
    // This kicker is good from 57 yards 6 times of 20; who is good less often than 30 % of the time does not try.
    expect(of(faces(SEASON_RULES, 2019, 1), 53, 54, 56, 57, 58)).toEqual([19, 18, 13, 6, 0]);
    // No coach punts up to 51 yards more often than all do, and none kicks from beyond 57.
    expect(of(faces(SEASON_RULES, 2019, -2), 46, 50, 51, 52, 54, 55, 57)).toEqual([20, 19, 19, 2, 0, 0, 0]);
    expect(of(faces(SEASON_RULES, 2019, 5), 54, 55, 57, 58)).toEqual([19, 19, 19, 0]);
  });

  it("are tried by the standard rules, and before 2009, at the chance that coaches of the time required", () => {
    expect(of(faces(STANDARD_RULES, 2019), 46, 51, 52, 57)).toEqual([20, 20, 0, 0]);
    expect(faces(SEASON_RULES, 2008)).toEqual(faces(STANDARD_RULES, 2008));
  });
});

describe("the home field", () => {
  it("turns both ways only on passes, or as the home team's chart says", () => {
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

  it("derives from the season's own results, ties excluded, with a hundred or more", () => {
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
  const at = (rules: FiveD20Rules, down: number, toGo: number, row: "LT10" | "T10" | "T20" | "T30", late?: object) => {
    const state = {
      ball: "away",
      score: { away: 0, home: 0 },
      period: 1,
      clock: 900,
      down,
      toGo,
      ...late,
    } as GameState;
    const { total, cell, defense, situation } = callNumber(gameBy(rules), state, row, 1);
    expect(total).toBe(cell + defense + situation);
    return total;
  };
  const cell = (row: "LT10" | "T10" | "T20" | "T30"): number => LEAGUE_AVERAGE.calls[row][1];

  it("by down raise first and ten and second and short, and leave a late down at least one number", () => {
    const counted = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, downs: "counted" } } as const;
    const added = (down: number, toGo: number, row: "LT10" | "T10" | "T30"): number =>
      at(counted, down, toGo, row) - cell(row);
    expect([added(1, 10, "T10"), added(1, 11, "T10"), added(2, 3, "LT10"), added(2, 4, "LT10")]).toEqual([2, 0, 3, 0]);
    expect(at(counted, 3, 10, "T30")).toBe(1);
    expect(added(3, 2, "LT10")).toBe(-7);
  });

  it("by distance are one number on late downs with 4 to 10 to go and two with more, for any team, and more with a lead late", () => {
    const added = (down: number, toGo: number, row: "LT10" | "T10" | "T20"): number =>
      at(SEASON_RULES, down, toGo, row) - cell(row);
    expect([added(1, 10, "T10"), added(1, 11, "T10")]).toEqual([1, 0]);
    expect([1, 2, 3, 4].map((toGo) => added(2, toGo, "LT10"))).toEqual([4, 2, 2, 0]);
    expect([5, 6, 7, 8, 9].map((toGo) => added(2, toGo, "T10"))).toEqual([0, 0, -3, -3, -3]);
    expect([10, 11, 14].map((toGo) => added(2, toGo, "T20"))).toEqual([3, 0, 0]);
    expect([2, 3].map((toGo) => added(3, toGo, "LT10"))).toEqual([-6, -6]);
    for (const down of [3, 4])
      for (let toGo = 4; toGo <= 20; toGo++)
        for (const row of ["T10", "T20", "T30"] as const) {
          expect(at(SEASON_RULES, down, toGo, row)).toBe(toGo <= 10 ? 1 : 2);
          const lead = { period: 4, clock: 200, score: { away: 20, home: 3 } };
          expect(at(SEASON_RULES, down, toGo, row, lead)).toBe(toGo <= 10 ? 10 : 11);
          const behind = { period: 4, clock: 200, score: { away: 3, home: 20 } };
          expect(at(SEASON_RULES, down, toGo, row, behind)).toBe(1);
        }
  });
});

describe("two-point tries", () => {
  it("by the strong coach are those of the season's coaches, and by the standard rules those of the fourth quarter", () => {
    const tries = (rules: FiveD20Rules, season: number, period: number, ahead: number): number => {
      const game = gameBy(rules, { ...LEAGUE_AVERAGE, season });
      const state = { ball: "away", period, clock: 400, score: { away: 40 + ahead, home: 40 } } as GameState;
      return FACES.filter((face) => {
        const dice = { die: () => face } as never;
        const choice = strong.choose({ kind: "try", team: "away" } as never, game, state, dice);
        return choice.kind === "try" && choice.go === "two";
      }).length;
    };
    for (const season of [2010, 2016, 2019])
      for (const period of [1, 2, 3, 4])
        for (let ahead = -30; ahead <= 30; ahead++) {
          const where = `${season}, quarter ${period}, ${ahead}`;
          expect(tries(SEASON_RULES, season, period, ahead), where).toBe(goesForTwo(ahead, period, season));
          expect(tries(STANDARD_RULES, season, period, ahead), where).toBe(twoHelps(ahead, period) ? 20 : 0);
        }
  });
});

describe("the home field on paper", () => {
  const entry = (rules: FiveD20Rules, homeField?: "full" | "passes" | "off") => {
    const chart = { ...LEAGUE_AVERAGE, ...(homeField && { homeField }) };
    const [copy] = teamChart.fill!([{ teams: [chart] }], { rules } as never);
    const { facts, values } = copy as { facts: { homeField: boolean }; values: { homeField?: string } };
    return [facts.homeField, values.homeField];
  };

  it("is printed on the team chart if the chart has it, and has room if the rules ask for it", () => {
    for (const field of ["full", "passes", "off"] as const) {
      expect(entry(SEASON_RULES, field)).toEqual([true, field]);
      expect(entry(STANDARD_RULES, field)).toEqual([true, field]);
    }
    expect(entry(SEASON_RULES)).toEqual([true, undefined]);
    expect(entry(STANDARD_RULES)).toEqual([false, undefined]);
  });
});
