/** When the strong coach kneels: every clock, down and number of timeouts, and what comes of it. */
import { describe, expect, it } from "vitest";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import {
  advance,
  makeGame,
  noDice,
  pending,
  type Game,
  type GameState,
} from "../../../src/systems/5d20/engine/index.js";
import { LEAGUE_AVERAGE, resolveRules, SEASON_RULES, type Switches } from "../../../src/systems/5d20/rules/index.js";
import { position } from "./scripted.js";

// No kick is good, so that no team sits on one.
const kick = { ...LEAGUE_AVERAGE.kick, fg: [] };
const gameOf = (switches: Partial<Switches> = {}, { season = 2014, playoff = false, by = SEASON_RULES } = {}): Game => {
  const chart = { ...LEAGUE_AVERAGE, season, kick };
  return makeGame({ rules: { ...by, switches: { ...by.switches, ...switches } }, away: chart, home: chart, playoff });
};
const game = gameOf();
const standard = gameOf({}, { by: resolveRules() });

const CLOCKS = Array.from({ length: 180 }, (_, i) => i + 1);
const upTo = (most: number): readonly number[] => CLOCKS.slice(0, most);
const DOWNS = [1, 2, 3, 4] as const;
const STOPS = [0, 1, 2, 3] as const;

const choiceOf = (by: Game, state: GameState) =>
  strong.choose(pending(by, state), by, state, { die: () => 20 } as never);
const isKnee = (by: Game, state: GameState): boolean => {
  const choice = choiceOf(by, state);
  return choice.kind === "snap" && choice.call === "kneel";
};
/** The visitors' position in the fourth quarter, who have three timeouts. */
const late = (by: Game, ahead: number, patch: Partial<GameState>): GameState =>
  position(by, { period: 4, spot: 30, score: { away: 30 + ahead, home: 30 }, ...patch });
const stopsOf = (home: number) => ({ timeouts: { away: 3, home } });
/** Most seconds with which the visitors kneel, who do with all fewer too; by down, then by the opponent's timeouts. */
const mostSeconds = (by: Game, ahead: number, patch: Partial<GameState> = {}): number[][] =>
  DOWNS.map((down) =>
    STOPS.map((home) => {
      const kneels = CLOCKS.filter((clock) => isKnee(by, late(by, ahead, { down, clock, ...stopsOf(home), ...patch })));
      expect(kneels).toEqual(upTo(kneels.length));
      return kneels.length;
    }),
  );

describe("with a lead", () => {
  it("knees take 43 seconds, or 7 with a timeout, and the two-minute warning stops the clock", () => {
    // Three knees are 129 seconds, but from above 2:00 the first one ends at the warning.
    const most = [
      [120, 93, 57, 21],
      [86, 50, 14, 14],
      [43, 7, 7, 7],
      [0, 0, 0, 0],
    ];
    for (const ahead of [1, 3, 20]) expect(mostSeconds(game, ahead)).toEqual(most);
    expect(mostSeconds(gameOf({ twoMinuteWarning: "no" }), 3)).toEqual([[129, 93, 57, 21], ...most.slice(1)]);
  });

  it("by the standard rules they take 40 and 10, and a third down 10 if it counts as failed", () => {
    const most = [
      [120, 90, 60, 30],
      [80, 50, 20, 20],
      [40, 10, 10, 10],
      [0, 0, 0, 0],
    ];
    expect(mostSeconds(standard, 3)).toEqual(most);
    expect(mostSeconds(gameOf({ thirdDownTime: "stopped" }, { by: resolveRules() }), 3)).toEqual([
      [90, 60, 30, 30],
      [50, 20, 20, 20],
      [10, 10, 10, 10],
      [0, 0, 0, 0],
    ]);
  });

  it("no knee is taken where the last could be a safety", () => {
    expect([4, 5].map((spot) => isKnee(game, late(game, 3, { clock: 5, spot })))).toEqual([false, true]);
  });
});

describe("with a tie", () => {
  it("knees of 18 seconds, or 7 with a timeout, take the last 40 seconds to overtime behind its 35", () => {
    const most = [
      [40, 40, 32, 21],
      [36, 25, 14, 14],
      [18, 7, 7, 7],
      [0, 0, 0, 0],
    ];
    expect(mostSeconds(game, 0)).toEqual(most);
    expect(mostSeconds(game, 0, { spot: 34 })).toEqual(most);
    const never = DOWNS.map(() => STOPS.map(() => 0));
    expect(mostSeconds(game, 0, { spot: 35 })).toEqual(never);
    expect(mostSeconds(gameOf({ endgame: "usual" }), 0)).toEqual(never);
    // Until 1973 a tie was the result, except in the playoffs.
    expect(mostSeconds(gameOf({}, { season: 1973 }), 0)).toEqual(never);
    expect(mostSeconds(gameOf({}, { season: 1973, playoff: true }), 0)).toEqual(most);
  });

  it("the team with the ball stops no clock if it waits for overtime then, but does if the tie is final", () => {
    const stops = (by: Game, clock: number, spot: number, down: number): boolean => {
      const state = late(by, 0, { clock, spot, down, stage: "clock", running: { asked: "away" } });
      const choice = choiceOf(by, state);
      return choice.kind === "clock" && choice.how === "timeout";
    };
    for (const down of DOWNS) {
      expect([1, 18, 40, 47, 48, 120, 121].map((clock) => stops(game, clock, 29, down))).toEqual([
        ...[false, false, false, false],
        ...[true, true, false],
      ]);
      expect([34, 35].map((spot) => stops(game, 40, spot, down))).toEqual([false, true]);
      expect([1, 40, 47].map((clock) => stops(gameOf({}, { season: 1973 }), clock, 29, down))).toEqual([
        ...[true, true, true],
      ]);
    }
  });
});

describe("before halftime", () => {
  const most = (by: Game, spot = 34): number[] =>
    mostSeconds(by, 0, { period: 2, spot }).map((row) => {
      expect(new Set(row).size).toBe(1);
      return row[0];
    });
  it("one knee behind the own 35 ends the half, never on fourth down", () => {
    expect(most(game)).toEqual([18, 18, 18, 0]);
    expect(most(standard)).toEqual([40, 40, 40, 0]);
    expect(most(gameOf({ thirdDownTime: "stopped" }))).toEqual([18, 18, 7, 0]);
    expect(most(game, 35)).toEqual([0, 0, 0, 0]);
  });
});

it("who kneels keeps kneeling to the end, calls no timeout, and meets no fourth down, whenever the defense stops the clock", () => {
  let ends = 0;
  const playOut = (by: Game, start: GameState, state: GameState): void => {
    if (state.period !== start.period || state.stage === "over") {
      ends++;
      return;
    }
    const asked = pending(by, state);
    if (asked.kind === "clock" && asked.team === "home") {
      for (const how of ["run", "timeout"] as const)
        playOut(by, start, advance(by, state, { kind: "clock", how }, noDice));
      return;
    }
    const choice = choiceOf(by, state);
    expect(choice).toEqual(asked.kind === "clock" ? { kind: "clock", how: "run" } : { kind: "snap", call: "kneel" });
    expect(state.down === 4 && asked.kind === "snap").toBe(false);
    playOut(by, start, advance(by, state, choice, noDice));
  };
  for (const by of [game, standard, gameOf({ thirdDownTime: "stopped" })])
    for (const ahead of [0, 3])
      for (const down of DOWNS)
        for (const home of STOPS)
          for (const clock of CLOCKS) {
            const start = late(by, ahead, { down, clock, ...stopsOf(home) });
            if (isKnee(by, start)) playOut(by, start, start);
          }
  expect(ends).toBeGreaterThan(2000);
});
