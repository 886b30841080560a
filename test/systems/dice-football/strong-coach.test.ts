/** The strong coach: what he does where he differs from the solo coach, over every face of his die. */
import { describe, expect, it } from "vitest";
import { goesForTwo, goesOn } from "../../../src/kernel/football/index.js";
import { strong } from "../../../src/systems/dice-football/coaches/index.js";
import { pending, type Choice, type Game, type GameState } from "../../../src/systems/dice-football/engine/index.js";
import type { Team } from "../../../src/systems/dice-football/rules/index.js";
import { checkedGame } from "./invariants.js";
import { gameOf, HOUSTON, PITTSBURGH, position } from "./scripted.js";

const FACES = Array.from({ length: 20 }, (_, i) => i + 1);
const modern = gameOf({ away: { ...HOUSTON, season: 2019 }, home: { ...PITTSBURGH, season: 2019 } });
const old = gameOf();
const ahead = (away: number, home = 0) => ({ score: { away, home } });

const answer = (of: Game, state: GameState, face = 20): Choice =>
  strong.choose(pending(of, state), of, state, { die: () => face } as never);
const call = (of: Game, patch: Partial<GameState>, face?: number): string =>
  (answer(of, position(of, { down: 4, ...patch }), face) as { call: string }).call;
/** Numbers of the coach's die on which he goes on. */
const going = (of: Game, patch: Partial<GameState>): number =>
  FACES.filter((face) => !["punt", "coffin", "fieldGoal"].includes(call(of, patch, face))).length;

describe("fourth down", () => {
  it("is gone for as often as coaches of the season did", () => {
    for (const spot of [10, 30, 45, 50, 58, 62, 70, 85, 97])
      for (const toGo of [1, 2, 3, 5, 9]) {
        if (toGo > 100 - spot) continue;
        expect(going(modern, { spot, toGo }), `2019, ${spot}, ${toGo}`).toBe(
          goesOn(100 - spot, toGo, 2019, toGo === 1 ? 2 : 0),
        );
        expect(going(old, { spot, toGo }), `1975, ${spot}, ${toGo}`).toBe(goesOn(100 - spot, toGo, 1975));
      }
    expect([going(modern, { spot: 50, toGo: 1 }), going(old, { spot: 50, toGo: 1 })]).toEqual([14, 4]);
  });

  it("is otherwise a kick: for points in range, for the corner, or far", () => {
    expect(call(old, { spot: 88, toGo: 8 })).toBe("fieldGoal");
    expect(call(old, { spot: 60, toGo: 8 })).toBe("coffin");
    expect(call(old, { spot: 25, toGo: 8 })).toBe("punt");
  });

  it("is kicked from far as often as coaches did, by a kicker who can reach it", () => {
    const sure = (team: Team, season: number): Team => ({
      ...team,
      season,
      roster: {
        ...team.roster,
        kickers: team.roster.kickers.map((card) => ({ ...card, bands: [{ from: 0, to: 65, good: [0, 89] as const }] })),
      },
    });
    const by = (season: number): Game => gameOf({ away: sure(HOUSTON, season), home: sure(PITTSBURGH, season) });
    /** Faces that kick, of those that do not go on. */
    const kicks = (of: Game, yards: number): number =>
      FACES.filter((face) => call(of, { spot: 117 - yards, toGo: 15 }, face) === "fieldGoal").length +
      going(of, { spot: 117 - yards, toGo: 15 });
    expect(
      [50, 53, 56, 59].map((yards) => kicks(by(2019), yards) > going(by(2019), { spot: 117 - yards, toGo: 15 })),
    ).toEqual([true, true, true, false]);
    expect([50, 53, 56].map((yards) => kicks(by(2019), yards))).toEqual([20, 18, 5]);
    expect([50, 53, 56].map((yards) => kicks(by(2014), yards))).toEqual([20, 15, 4]);
    expect([47, 50, 53, 56].map((yards) => kicks(by(2010), yards))).toEqual([20, 17, 12, 1]);
  });

  it("with few yards to go is gone for more often in counted seasons, whose games offer it less", () => {
    const game = gameOf({ away: { ...HOUSTON, season: 2014 }, home: { ...PITTSBURGH, season: 2014 } });
    for (const toGo of [1, 2, 3]) expect(going(game, { spot: 58, toGo }), `${toGo}`).toBe(goesOn(42, toGo, 2014) + 3);
    expect(going(game, { spot: 58, toGo: 5 })).toBe(goesOn(42, 5, 2014));
  });

  it("late is gone for when behind, and kicked when ahead", () => {
    // 10 boxes are five minutes of 30 boxes.
    const late = { period: 4, left: 20, toGo: 8 } as const;
    expect(going(modern, { ...late, spot: 60, ...ahead(0, 4) })).toBe(20);
    expect(going(old, { ...late, spot: 60, ...ahead(0, 4) })).toBe(0);
    expect(going(old, { ...late, spot: 60, ...ahead(0, 9) })).toBe(20);
    expect(call(old, { ...late, spot: 88, ...ahead(0, 3) })).toBe("fieldGoal");
    expect(going(modern, { ...late, left: 8, toGo: 2, spot: 60, ...ahead(7) })).toBe(0);
  });
});

describe("kneeling", () => {
  const kneeling = gameOf({ switches: { kneel: "on" } });
  const kneels = (patch: Partial<GameState>): boolean => call(kneeling, { down: 1, ...patch }) === "kneel";
  const NO_STOPS = { timeouts: { away: 3, home: 0 } } as const;
  const late = (down: number, left: number, timeouts: number, lead = 1): boolean =>
    kneels({
      period: 4,
      down,
      left,
      timeouts: { away: 3, home: timeouts },
      ...ahead(Math.max(0, lead), Math.max(0, -lead)),
    });

  it("ends the game if the kneel-downs that are left take the last boxes, whatever timeouts the opponent has", () => {
    const most = (down: number, timeouts: number): number =>
      Math.max(0, ...[1, 2, 3, 4, 5, 6, 7, 8].filter((left) => late(down, left, timeouts)));
    expect([0, 1, 2, 3].map((timeouts) => most(1, timeouts))).toEqual([6, 5, 4, 3]);
    expect([0, 1, 2, 3].map((timeouts) => most(3, timeouts))).toEqual([2, 1, 1, 1]);
    expect([late(1, 2, 0, 0), late(1, 2, 0, -3)]).toEqual([false, false]);
  });

  it("ends the game only if each knee may still lose a yard", () => {
    const most = (spot: number): number =>
      Math.max(0, ...[1, 2, 3, 4, 5, 6].filter((left) => kneels({ period: 4, left, spot, ...NO_STOPS, ...ahead(1) })));
    expect([1, 2, 3, 4, 50].map(most)).toEqual([0, 2, 4, 6, 6]);
  });

  it("ends the first half deep in a team's own half, whatever the score", () => {
    expect([20, 21].map((spot) => kneels({ period: 2, left: 2, spot }))).toEqual([true, false]);
    expect([2, 3].map((left) => kneels({ period: 2, left, spot: 20, ...ahead(0, 7) }))).toEqual([true, false]);
    expect([1, 3].map((period) => kneels({ period, left: 2, spot: 20 }))).toEqual([false, false]);
  });

  it("ends the first half only if no fourth down follows, whatever timeouts the opponent has", () => {
    const most = (down: number, home: number): number =>
      Math.max(0, ...[1, 2].filter((left) => kneels({ period: 2, left, down, spot: 20, timeouts: { away: 3, home } })));
    for (const home of [0, 1, 2, 3])
      expect(
        [1, 2, 3, 4].map((down) => most(down, home)),
        `${home}`,
      ).toEqual([2, 2, home === 0 ? 2 : 1, 0]);
  });

  it("is followed by no timeout of the same team, nor is a timeout by a knee", () => {
    const stops = (patch: Partial<GameState>): boolean =>
      (
        answer(
          kneeling,
          position(kneeling, {
            stage: "clock",
            period: 2,
            running: { asked: "away", half: false, hold: false },
            ...ahead(0, 7),
            ...patch,
          }),
        ) as { timeout: boolean }
      ).timeout;
    for (const down of [1, 2, 3, 4])
      for (const spot of [1, 12, 20])
        expect(
          [2, 3, 4].map((left) => stops({ down, spot, left })),
          `down ${down}, own ${spot}`,
        ).toEqual([false, false, true]);
    expect([2, 3].map((left) => stops({ spot: 21, left }))).toEqual([true, true]);
    // The defense, behind, stops the clock.
    const asked = { asked: "home", half: false, hold: false } as const;
    expect(stops({ spot: 12, left: 2, running: asked, ...ahead(7) })).toBe(true);
    expect(stops({ period: 4, spot: 12, left: 2 })).toBe(true);
  });
});

describe("the columns by score and time", () => {
  /** Runs of 100 plays of the calls over the faces of his die; @param card the card's own, on first down 52 */
  const runs = (patch: Partial<GameState>, card = 52): number => {
    const of: Readonly<Record<string, number>> = { noRuns: 0, fewRuns: 15, card, fewPasses: 85, noPasses: 100 };
    const calls = FACES.map((face) => call(modern, { down: 1, spot: 40, toGo: 10, ...patch }, face));
    return calls.reduce((sum, one) => sum + of[one], 0) / FACES.length;
  };
  /** A number of his die is up to 3 runs of 100. */
  const NEAR = 1.6;
  it("have the runs of 2009-19 on first down: by lead in the second half, and few before halftime", () => {
    for (const [period, left, lead, wanted] of [
      [1, 40, 0, 52],
      [2, 8, -10, 15],
      [2, 8, 3, 25],
      [2, 9, 3, 52],
      [3, 40, -8, 52],
      [3, 40, -17, 37],
      [4, 40, -8, 43],
      [4, 40, 8, 52],
      [4, 40, 9, 60],
      [4, 32, 3, 61],
      [4, 32, -3, 33],
      [4, 12, 3, 82],
      [4, 12, 20, 91],
      [4, 12, -1, 13],
    ] as const) {
      const given = { period, left, ...(lead < 0 ? ahead(0, -lead) : ahead(lead)) };
      expect(Math.abs(runs(given) - wanted), JSON.stringify(given)).toBeLessThanOrEqual(NEAR);
    }
  });
  it("have them by down and distance, more for a leader and fewer for a team behind", () => {
    const early = { period: 1, left: 40 } as const;
    for (const [patch, card, wanted] of [
      [{ down: 1, toGo: 15 }, 52, 37],
      [{ down: 2, toGo: 1 }, 65, 79],
      [{ down: 2, toGo: 10 }, 36, 48],
      [{ down: 2, toGo: 8 }, 36, 36],
      [{ down: 3, toGo: 1 }, 58, 75],
      [{ down: 3, toGo: 2 }, 58, 29],
      [{ down: 3, toGo: 5 }, 10, 10],
      [{ down: 1, spot: 99, toGo: 1 }, 52, 80],
      [{ down: 1, spot: 94, toGo: 6 }, 52, 66],
    ] as const)
      expect(Math.abs(runs({ ...early, ...patch }, card) - wanted), JSON.stringify(patch)).toBeLessThanOrEqual(NEAR);
    const late = { period: 4, left: 12, down: 3 } as const;
    expect(runs({ ...late, toGo: 4, ...ahead(7) }, 10)).toBeGreaterThan(50);
    expect(runs({ ...late, toGo: 1, ...ahead(0, 9) }, 58)).toBeLessThan(15);
  });
});

describe("after a touchdown", () => {
  it("two points are tried as often as coaches of the season did, by quarter and score", () => {
    for (const season of [1994, 2014, 2016, 2019]) {
      const of = gameOf({ away: { ...HOUSTON, season }, home: PITTSBURGH, switches: { twoPoint: "yes" } });
      for (const period of [1, 3, 4])
        for (let lead = -20; lead <= 20; lead++) {
          const state = position(of, { stage: "try", period, ...(lead < 0 ? ahead(0, -lead) : ahead(lead)) });
          const tries = FACES.filter((face) => (answer(of, state, face) as { go: string }).go === "two").length;
          expect(tries, `${season}, quarter ${period}, ${lead}`).toBe(goesForTwo(lead, period, season));
        }
    }
  });
});

describe("kickoffs", () => {
  const kick = (of: Game, patch: Partial<GameState> = {}) =>
    (answer(of, position(of, { stage: "kickoff", driving: false, ...patch })) as { kick: string }).kick;
  it("go over the goal line when most are touchbacks, and are angled away from a dangerous returner before", () => {
    expect([kick(modern), kick(old)]).toEqual(["regular", "angled"]);
  });
  it("are onside late, by up to 16 points behind", () => {
    const late = { period: 4, left: 10 } as const;
    expect(kick(modern, { ...late, ...ahead(0, 8) })).toBe("onside");
    expect(kick(modern, { ...late, left: 16, ...ahead(0, 9) })).toBe("onside");
    expect(kick(modern, { ...late, left: 12, ...ahead(0, 8) })).toBe("regular");
    expect(kick(modern, { ...late, ...ahead(0, 17) })).toBe("regular");
    expect(kick(modern, { ...late, ...ahead(3) })).toBe("regular");
  });
});

it("a hundred games with it are valid", () => {
  for (let seed = 0; seed < 100; seed++)
    checkedGame(modern, seed, (ask, game, state, dice) => strong.choose(ask, game, state, dice));
});
