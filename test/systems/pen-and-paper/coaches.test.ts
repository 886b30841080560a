/** The coaches: the solo chart, the simple coach's decisions, expected points. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { scriptedRoller } from "../../helpers/dice.js";
import { checkRangeRows } from "../../../src/kernel/chart/index.js";
import {
  chartDefense,
  chartOffense,
  plainValue,
  rushNumbers,
  simple,
  situationRow,
  SOLO_CHART,
  solo,
  strong,
} from "../../../src/systems/pen-and-paper/coaches/index.js";
import { lookAhead } from "../../../src/systems/pen-and-paper/coaches/look-ahead.js";
import { fourthDown } from "../../../src/systems/pen-and-paper/coaches/kicking.js";
import type { OpenDecision } from "../../../src/systems/pen-and-paper/coaches/coach.js";
import { touchdownWorth } from "../../../src/systems/pen-and-paper/coaches/values/kick-worth.js";
import {
  afterExchange,
  solvePoints,
  type PointValues,
} from "../../../src/systems/pen-and-paper/coaches/values/point-values.js";
import { pending, startGame, type GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import { games as kept } from "../../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { ACCEPT, DECLINE, gameOf, modifiers, play, position, snap } from "./engine-scripted.js";
import { headToHead } from "./coaches-match.js";
import { flaggedTouchdowns, PAIRS } from "./coaches-scores.js";

const game = gameOf();
const at = (patch: Partial<GameState>): GameState => position(game, patch);

describe("points after a change of possession", () => {
  it("are the opponent's gains, and the cost of its new series, with the opposite sign", () => {
    const against = { home: { exchange: 0.5 }, away: { exchange: -0.25 } } as unknown as PointValues["against"];
    const values = { against } as PointValues;
    expect(afterExchange(values, "home", 2)).toBe(-2.5);
    expect(afterExchange(values, "away", 2)).toBe(-1.75);
  });
});

describe("the solo chart", () => {
  it("has a row for every face, down and distance", () => {
    for (const rows of [SOLO_CHART.rush, SOLO_CHART.pass, SOLO_CHART.specials]) {
      expect(checkRangeRows(rows, 1, SOLO_CHART.die, "chart", "4.2")).toEqual([]);
    }
    for (const down of [0, 1, 2, 3, 4]) {
      for (let toGo = 1; toGo <= 40; toGo++) {
        const rows = SOLO_CHART.situations.filter(
          (r) => r.downs.includes(down) && toGo >= r.toGo[0] && toGo <= r.toGo[1],
        );
        expect(rows).toHaveLength(down === 0 && toGo > 99 ? 0 : 1);
      }
    }
    const calls = [...SOLO_CHART.rush, ...SOLO_CHART.pass].flatMap((r) => [
      ...r.calls,
      ...(r.otherwise ? [r.otherwise] : []),
    ]);
    expect(calls.every((call) => game.book.play.has(call))).toBe(true);
  });

  it("reads the numbers of section 4.2", () => {
    expect(situationRow(3, 4).id).toBe("lateMiddle");
    expect(rushNumbers(game, at({}))).toEqual([10, 11]);
    expect(rushNumbers(game, at({ down: 2, toGo: 9 }))).toEqual([7, 7]);
    expect(rushNumbers(game, at({ down: 3, toGo: 7, spot: 85 }))).toEqual([7, 6]);
    expect(rushNumbers(game, at({ period: 4, score: { home: 0, away: 9 } }))).toEqual([16, 15]);
    expect(rushNumbers(game, at({ period: 4, score: { home: 9, away: 0 } }))).toEqual([4, 6]);
    expect(rushNumbers(game, at({ period: 3, score: { home: 9, away: 0 } }))).toEqual([10, 11]);
  });

  it("turns two d20s into a call", () => {
    const call = (first: number, second: number, patch: Partial<GameState> = {}) =>
      chartOffense(game, at(patch), scriptedRoller(first, second)).call;
    expect(call(10, 10)).toBe("rush");
    expect(call(10, 12)).toBe("sweep");
    expect(call(10, 18)).toBe("rush");
    expect(call(10, 18, { toGo: 2 })).toBe("blast");
    expect(call(10, 20)).toBe("statueOfLiberty");
    const used = { ...at({}).away, tricks: { statueOfLiberty: 1, reverse: 1 } };
    expect(call(10, 20, { away: used })).toBe("qbSneak");
    expect(call(10, 20, { away: { ...used, tricks: { ...used.tricks, qbSneak: 1 } } })).toBe("rush");
    expect(call(11, 10)).toBe("pass");
    expect(call(11, 10, { toGo: 6 })).toBe("hook");
    expect(call(11, 20)).toBe("fleaFlicker");
    expect(call(11, 20, { period: 2, round: 38 })).toBe("hailMary");
    expect(call(11, 20, { period: 1, round: 38 })).toBe("fleaFlicker");
  });

  it("and into a defense", () => {
    const call = (first: number, second: number, patch: Partial<GameState> = {}) => {
      const { against, special } = chartDefense(game, at(patch), scriptedRoller(first, second));
      return [against, special];
    };
    expect(call(11, 14)).toEqual(["rush", "none"]);
    expect(call(12, 15)).toEqual(["pass", "blitz"]);
    expect(call(12, 13, { down: 3, toGo: 5 })).toEqual(["pass", "blitz"]);
    expect(call(12, 13, { down: 3, toGo: 4 })).toEqual(["pass", "none"]);
    expect(call(12, 19, { spot: 95 })[1]).toBe("goalLineStand");
    expect(call(12, 19, { spot: 94 })[1]).toBe("none");
    expect(call(12, 20, { period: 4, round: 28, score: { home: 3, away: 0 } })[1]).toBe("prevent");
    expect(call(12, 20, { period: 4, round: 27, score: { home: 3, away: 0 } })[1]).toBe("none");
  });

  it("needs nothing else for the solo coach but kicks", () => {
    expect(solo.offense(game, at({}), scriptedRoller(5, 5), [])).toMatchObject({
      call: "rush",
      dice: [],
      chart: [5, 5],
    });
    expect(solo.offense(game, at({ down: 4, spot: 30 }), scriptedRoller(), [])).toMatchObject({ call: "punt" });
  });
});

describe("the simple coach (4.1)", () => {
  it("decides fourth downs", () => {
    const plan = (patch: Partial<GameState>) => fourthDown(game, at({ down: 4, ...patch }));
    expect(plan({ spot: 68, toGo: 2 })).toBe("fieldGoal");
    expect(plan({ spot: 68, toGo: 1 })).toBe("go");
    expect(plan({ spot: 67, toGo: 3 })).toBe("punt");
    expect(plan({ spot: 45, toGo: 2 })).toBe("go");
    expect(plan({ spot: 44, toGo: 2 })).toBe("punt");
    expect(plan({ spot: 30, period: 4, round: 30, score: { home: 3, away: 0 } })).toBe("go");
    expect(plan({ spot: 58, toGo: 5, period: 2, round: 37 })).toBe("fieldGoal");
  });

  const choose = (open: OpenDecision, patch: Partial<GameState> = {}) =>
    simple.choose(open, game, at(patch), seededRoller(1));
  it("kicks off, returns and tries", () => {
    const late = { period: 4, round: 25, ball: "home" } as const;
    const kick = (patch: Partial<GameState>) => choose({ kind: "kickoff", team: "home", canKickOnside: true }, patch);
    expect(kick(late)).toMatchObject({ kick: "standard" });
    expect(kick({ ...late, score: { home: 0, away: 9 } })).toMatchObject({ kick: "onside" });
    expect(kick({ ...late, score: { home: 0, away: 8 } })).toMatchObject({ kick: "standard" });
    expect(kick({ ...late, round: 32, score: { home: 0, away: 1 } })).toMatchObject({ kick: "onside" });
    expect(kick({ period: 2, round: 37, score: { home: 1, away: 0 } })).toMatchObject({ kick: "squib" });
    const back = (of: "kickoff" | "punt", spot: number) => choose({ kind: "return", team: "away", of, spot });
    expect([back("kickoff", 0), back("kickoff", 3), back("punt", 7), back("punt", 8)]).toMatchObject(
      ["fairCatch", "return", "fairCatch", "return"].map((how) => ({ how })),
    );
    // Not where a kneel would be a safety: the coach brings those out (R5).
    expect([1, 2, 3].map((spot) => back("punt", spot))).toMatchObject(
      ["return", "return", "fairCatch"].map((how) => ({ how })),
    );
    const go = (lead: number, period = 4) =>
      choose({ kind: "try", team: "away", canGoForTwo: true }, { period, score: { home: 20, away: 20 + lead } });
    expect([-2, -5, -10, 1, 5].map((lead) => go(lead))).toMatchObject(new Array(5).fill({ go: "two" }));
    expect([go(-1), go(0), go(-2, 3)]).toMatchObject(new Array(3).fill({ go: "kick" }));
  });

  it("kneels, hurries, counts", () => {
    const call = (patch: Partial<GameState>, g = game) =>
      simple.offense(g, position(g, patch), seededRoller(2), []).call;
    expect(call({ period: 4, round: 37, down: 2, score: { home: 0, away: 1 } })).toBe("kneel");
    expect(call({ period: 4, round: 36, down: 2, score: { home: 0, away: 1 } })).not.toBe("kneel");
    expect(call({ period: 4, score: { home: 1, away: 0 } })).toBe("hurryUp");
    expect(call({ period: 4, score: { home: 1, away: 0 }, hurried: true })).not.toBe("hurryUp");
    const sharp = gameOf({ away: { QB: 5 } });
    expect(call({ down: 3, toGo: 5 }, sharp)).toBe("hardCount");
    expect(call({ down: 3, toGo: 5, counted: true }, sharp)).not.toBe("hardCount");
  });

  it("takes the option that leaves more", () => {
    const flag = play(game, at({ down: 3, toGo: 8, spot: 40 }), [snap("pass", "pass")], [2, 1, 1, 1, 7]);
    // Holding after an incompletion on third down: fourth and 8 is better for the defense than third and 18.
    expect(
      simple.choose({ kind: "penalty", team: "home", foul: 7, isTry: false }, game, flag.state, seededRoller(1)),
    ).toEqual({ kind: "penalty", accept: false });
    const face = play(game, at({ down: 3, toGo: 8, spot: 40 }), [snap("pass", "pass")], [2, 1, 1, 1, 16]);
    expect(
      simple.choose({ kind: "penalty", team: "away", foul: 16, isTry: false }, game, face.state, seededRoller(1)),
    ).toEqual(ACCEPT);
    expect(plainValue({ team: "home", down: 1, toGo: 10, spot: 50, scored: "touchdown" })).toBe(7);
  });
});

describe("expected points", () => {
  it("rise with the spot, fall with downs and distance, and are the same for equal teams", () => {
    const { home, away } = solvePoints(STANDARD_RULES, modifiers(3), modifiers(3));
    for (let spot = 5; spot < 95; spot += 5) {
      expect(home.first(spot + 5)).toBeGreaterThan(home.first(spot));
      expect(home.first(spot)).toBeCloseTo(away.first(spot), 1);
      expect(home.at(2, 10, spot)).toBeLessThan(home.at(1, 10, spot));
      expect(home.at(4, 10, spot)).toBeLessThan(home.at(3, 10, spot));
      if (spot < 88) expect(home.at(3, 12, spot)).toBeLessThan(home.at(3, 2, spot));
    }
  });

  it("favor the better team", () => {
    const { home, away } = solvePoints(STANDARD_RULES, modifiers(5), modifiers(2));
    expect(home.first(80) - home.first(20)).toBeLessThan(away.first(80) - away.first(20));
  });
});

describe("a touchdown is worth more than any first down", () => {
  // Pairs from all over the list: equal and unequal teams, strong and weak offenses.
  it.each(PAIRS.filter((_, i) => i % 425 === 0))("for $home.name and $away.name", ({ home, away }) => {
    const values = solvePoints(STANDARD_RULES, home.modifiers, away.modifiers);
    for (const side of ["home", "away"] as const) {
      const touchdown = touchdownWorth(STANDARD_RULES, values.against[side]);
      for (let spot = 1; spot < 100; spot++) expect(values[side].first(spot)).toBeLessThan(touchdown);
    }
  });

  it("and no flag on the defense costs the strong coach one (60 games)", () => {
    const { flagged, lost } = flaggedTouchdowns(
      60,
      PAIRS.filter((_, i) => i % 425 === 0),
    );
    expect(flagged).toBeGreaterThan(10);
    expect(lost).toEqual([]);
  });

  it("a safety scores two points and the ball by a free kick (A82)", () => {
    // Behind by the foul of the defense the offense would have a new series at its own 19: better than the safety.
    const tackled = play(
      game,
      at({ spot: 4, down: 2, toGo: 10 }),
      [snap("pass", "rush")],
      [1, 1, 6, 5, 1, 1, 16],
    ).state;
    const open = { kind: "penalty", team: "away", foul: 16, isTry: false } as const;
    expect(tackled.outcome).toMatchObject({ end: "safety" });
    for (const coach of [simple, strong]) expect(coach.choose(open, game, tackled, seededRoller(1))).toEqual(ACCEPT);
    const flagged = play(game, at({ spot: 4, down: 2, toGo: 10 }), [snap("pass", "rush")], [1, 1, 6, 5, 1, 1, 8]).state;
    const hold = { kind: "penalty", team: "home", foul: 8, isTry: false } as const;
    for (const coach of [simple, strong]) expect(coach.choose(hold, game, flagged, seededRoller(1))).toEqual(DECLINE);
  });
});

describe("the strong coach (4.3)", () => {
  it("R4: kicks onside only from behind, whenever that pays", () => {
    const kick = (lead: number, g = game) => {
      const patch = { stage: "kickoff", ball: "home", spot: 35, score: { home: 20 + lead, away: 20 } } as const;
      const state = position(g, patch);
      return strong.choose(pending(g, state) as OpenDecision, g, state, seededRoller(1));
    };
    expect([7, 1, 0].map((lead) => kick(lead))).toEqual(new Array(3).fill({ kind: "kickoff", kick: "standard" }));
    expect(kick(-1)).toEqual({ kind: "kickoff", kick: "onside" });
  });

  it("R2: keeps its touchdown if the defense is flagged, and takes one back by a flag on the offense", () => {
    const scored = (d20: number) =>
      play(game, at({ spot: 95, down: 2, toGo: 5 }), [snap("rush", "pass")], [15, 1, 5, 5, 1, 1, d20]).state;
    const answer = (team: "home" | "away", foul: number) =>
      strong.choose({ kind: "penalty", team, foul, isTry: false }, game, scored(foul), seededRoller(1));
    for (const foul of [15, 16, 17, 18, 19, 20]) expect(answer("away", foul)).toEqual(DECLINE);
    for (const foul of [3, 7, 8, 11]) expect(answer("home", foul)).toEqual(ACCEPT);
  });

  it("accounts for injuries, tricks, the red zone and possession at once, whatever it evaluated before", () => {
    const hurt = { ...startGame(game).home, modifiers: { ...modifiers(3), QB: 1 } };
    const tricky = { ...startGame(game).away, tricks: { fleaFlicker: 2 } };
    const states = [
      {},
      { spot: 85 },
      { home: hurt },
      { away: tricky },
      { ball: "home", home: hurt },
      {},
      { spot: 85 },
    ].map((patch) => at(patch as Partial<GameState>));
    const fresh = (state: GameState) => {
      // Rules of their own: nothing is remembered of them.
      const own = { ...game, rules: structuredClone(game.rules) };
      return [...lookAhead(own, state).payoff];
    };
    for (const state of states) expect([...lookAhead(game, state).payoff]).toEqual(fresh(state));
  });

  it("clearly beats the simple one (60 games; the margin is about 15, its error about 2)", () => {
    const { margin, wins } = headToHead(strong, simple, 60);
    expect(margin).toBeGreaterThan(9);
    expect(wins).toBeGreaterThan(0.75);
  });
});

describe("figures under both settings of who may kick onside (R4, A83)", () => {
  it.each([
    ["solo", solo, 20, 0.3],
    ["simple", simple, 20, 0.3],
    ["strong", strong, 8, 3.1],
  ] as const)("are the same for the %s coach, who states them", (_, coach, games, onside) => {
    const kicks = (onsideKick: "anytime" | "behind") => {
      const ruled = gameOf({ switches: { onsideKick } });
      return Array.from({ length: games }, (_each, seed) => {
        const kicked: unknown[] = [];
        kept.hear(ruled, { coaches: coach, seed }, (event) => event.type === "kick" && kicked.push(event));
        return kicked;
      });
    };
    expect(kicks("anytime")).toEqual(kicks("behind"));
    expect(coach.summary).toMatch(new RegExp(`\\d+ points and ${onside} onside kicks per game.*\\(A83\\)`));
  });
});
