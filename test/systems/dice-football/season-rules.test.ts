/** The rules `season`: each ruling face by face, their charts number by number. */
import { describe, expect, it } from "vitest";
import { ScriptedRoller } from "../../../src/kernel/dice/index.js";
import { boxScore } from "../../../src/kernel/football/index.js";
import { playerLines } from "../../../src/systems/dice-football/log/player-lines.js";
import { pending, startGame, type Game, type GameState } from "../../../src/systems/dice-football/engine/index.js";
import { givenBy } from "../../../src/systems/dice-football/engine/plays/pass.js";
import { toTheSticks } from "../../../src/systems/dice-football/engine/plays/passing-down.js";
import { redZoneRun } from "../../../src/systems/dice-football/engine/plays/red-zone.js";
import { placePawn } from "../../../src/systems/dice-football/engine/clock.js";
import { copyState } from "../../../src/systems/dice-football/engine/state.js";
import {
  CODES,
  SEASON_RULES,
  SITUATION_SHARES,
  STANDARD_RULES,
  lawOf,
  type Rows,
  type Span,
  type Switches,
} from "../../../src/systems/dice-football/rules/index.js";
import { foulOn } from "../../../src/systems/dice-football/engine/flag.js";
import { foulRange, penaltiesWith } from "../../../src/systems/dice-football/rate/foul-range.js";
import { homeLineOf } from "../../../src/systems/dice-football/rate/home-line.js";
import { longRunsColumn, receivingColumns, RUSHED, RUSH_MEAN } from "../../../src/systems/dice-football/rate/shapes.js";
import { cutsOf, gained, kneelShare } from "../../../src/systems/dice-football/rate/game-shape.js";
import { runNumbers } from "../../../src/systems/dice-football/rate/calls.js";
import { defenseUnit } from "../../../src/systems/dice-football/trc/index.js";
import { digits, gameOf, HOUSTON, one, PITTSBURGH, play, position, REGULAR, snap, withCard } from "./scripted.js";
import { advance, goOn } from "./steps.js";

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe("a gain of exactly the yards to go", () => {
  const strict = gameOf({ switches: { inches: "measured" } });
  /** Coleman behind left guard gains 3 and 1 (vectors T4 to T8); the blue die of that roll. */
  const gain = (game: Game, patch: Partial<GameState>, blue: number): number =>
    one(play(game, position(game, patch), [snap()], `1456 3967 733${blue}`), "play").yards;

  it("is a yard short with blue 0 to 4, and a first down with 5 to 9", () => {
    const gains = DIGITS.map((blue) => gain(strict, { toGo: 4 }, blue));
    expect(gains).toEqual([3, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    expect(DIGITS.map((blue) => gain(gameOf(), { toGo: 4 }, blue))).toEqual(DIGITS.map(() => 4));
  });

  it("is one at the goal line, too, if the play gains exactly these yards", () => {
    const at = (spot: number): number[] =>
      DIGITS.map((blue) => snapped(strict, { spot, toGo: 100 - spot }, `1456 3967 733${blue} 0000`)).map(
        (events) => (events.find(({ type }) => type === "play") as { yards?: number }).yards!,
      );
    expect(at(96)).toEqual([3, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    expect(at(97)).toEqual(DIGITS.map(() => 3));
  });

  it("stays as it is otherwise: with fewer or more yards to go", () => {
    for (const blue of DIGITS) {
      expect([gain(strict, { toGo: 3 }, blue), gain(strict, { toGo: 5 }, blue)]).toEqual([4, 4]);
    }
  });
});

/** Second and six; a short pass against a zone, the line lost: complete on 09-50 (vectors T9 to T12). */
const SECOND = { down: 2, toGo: 6, left: 40 } as const;

describe("an incomplete pass", () => {
  const timed = gameOf({ switches: { incompleteTime: "odd", oddQuarterBoxes: 30 } });
  const after = (game: Game, patch: Partial<GameState>, x: number): number =>
    play(game, position(game, { ...SECOND, ...patch }), [snap()], `6875 89${x}`).state.left;

  it("takes a box on an odd roll before the last boxes, and half a box in them", () => {
    // 51 would be a foul.
    expect([52, 53, 54, 55, 56].map((x) => after(timed, {}, x))).toEqual([40, 38, 40, 38, 40]);
    expect([52, 53, 54].map((x) => after(gameOf(), {}, x))).toEqual([38, 38, 38]);
    expect([52, 53].map((x) => after(timed, { period: 2, left: 8 }, x))).toEqual([7, 7]);
  });
});

describe("a tight red zone", () => {
  const tight = gameOf({ switches: { redZone: "tight" } });
  const caught = (game: Game, spot: number, x: number): boolean => {
    const more = x <= 43 || game !== tight || spot < 80 ? " 2500" : "";
    const played = play(game, position(game, { ...SECOND, spot }), [snap()], `6875 89${x}${more}`);
    return one(played, "play").result === "complete";
  };
  it("takes 7 numbers off completions from the 20 on", () => {
    for (const x of [42, 43, 44, 48]) {
      expect(caught(tight, 79, x), `79, ${x}`).toBe(true);
      expect(caught(tight, 80, x), `80, ${x}`).toBe(x <= 43);
      expect(caught(gameOf(), 80, x), `printed, ${x}`).toBe(true);
    }
  });

  it("goes by the offense's number, if its card has one", () => {
    for (const [redZone, most] of [
      [-5, 45],
      [-8, 42],
    ]) {
      const game = gameOf({ away: { ...HOUSTON, redZone }, switches: { redZone: "tight" } });
      for (const x of [most, most + 1]) {
        const rolls = `6875 89${x}${x <= most ? " 2500" : ""}`;
        const played = play(game, position(game, { ...SECOND, spot: 80 }), [snap()], rolls);
        expect(one(played, "play").result, `${redZone}, ${x}`).toBe(x <= most ? "complete" : "incomplete");
      }
    }
  });

  it("takes a yard off runs from the 10 on, and two from the 5 on", () => {
    const yards = (game: Game, spot: number): number =>
      one(play(game, position(game, { spot, toGo: 10 }), [snap()], "1456 3967 7335"), "play").yards;
    expect([89, 90, 94, 95].map((spot) => yards(tight, spot))).toEqual([4, 3, 3, 2]);
    expect(yards(gameOf(), 90)).toBe(4);
  });

  it("takes no more than the gain: a stopped run loses nothing more", () => {
    const at = (spot: number, gain: number): number =>
      redZoneRun({ game: tight, draft: position(tight, { spot }) }, gain);
    expect([-2, 0, 1, 2, 3].map((gain) => at(96, gain))).toEqual([0, 0, -1, -2, -2]);
    expect([-2, 0, 1, 2].map((gain) => at(91, gain))).toEqual([0, 0, -1, -1]);
  });
});

describe("the home field", () => {
  /** Houston, on the road, runs against Pittsburgh: 76 against 81 (vector T5). */
  const line = (homeLine: number | undefined, switches: Partial<Switches>) => {
    const game = gameOf({ home: { ...PITTSBURGH, ...(homeLine !== undefined && { homeLine }) }, switches });
    return one(play(game, position(game, {}), [snap()], "1456 3967 7335"), "play").line;
  };
  it("takes the home team's number off the visitors' line", () => {
    expect(line(4, { homeField: "line" })).toMatchObject({ offense: 72, defense: 81, winner: "away" });
    expect(line(6, { homeField: "line" })).toMatchObject({ offense: 70, defense: 81, winner: "home" });
    expect(line(undefined, { homeField: "line" })).toMatchObject({ offense: 66 });
    expect(line(6, {})).toMatchObject({ offense: 76, winner: "away" });
  });
  it("is as strong as in the season's own games", () => {
    const of = (won: number, games: number) =>
      homeLineOf(
        {
          tables: {
            games: Array.from({ length: games }, (_, i) => ({ homePoints: i < won ? 20 : 10, awayPoints: 14 })),
          },
        } as never,
        SEASON_RULES,
      );
    expect([of(128, 256), of(146, 256), of(120, 256), of(60, 90)]).toEqual([0, 9, -4, undefined]);
  });
});

describe("yards that the goal line and a tight red zone leave", () => {
  const [plain, tight] = [cutsOf(STANDARD_RULES), cutsOf(SEASON_RULES)];
  it("are fewer by the share of plays that start there", () => {
    // Of 100 passes 12 start inside the 20; of 100 runs 3.1 start inside the 10 and 3 inside the 5.
    expect(gained(plain.catches, 0) - gained(tight.catches, 0)).toBe(0);
    for (const loss of [0, -3]) expect(gained(plain.runs, loss)).toBe(gained(tight.runs, loss));
    // A yard is all that a run of one loses.
    expect(gained(plain.runs, 1) - gained(tight.runs, 1)).toBeCloseTo(0.061, 6);
    // From the 1, a run of 2 yards scores either way.
    expect(gained(plain.runs, 2) - gained(tight.runs, 2)).toBeCloseTo(0.091 - 0.006, 6);
  });
});

describe("a lead in the fourth quarter", () => {
  const careful = gameOf({ switches: { lateLead: "careful" } });
  /** Rolls that complete a short pass with the line lost: up to 50 as printed (vector T10). */
  const ROLLS = [43, 44, 45, 48, 52, 55, 56, 57];
  const caught = (game: Game, lead: number, patch: Partial<GameState> = {}): number[] => {
    const score = { away: Math.max(0, lead), home: Math.max(0, -lead) };
    const state = position(game, { ...SECOND, spot: 30, period: 4, score, ...patch });
    return ROLLS.filter((x) => {
      const roller = new ScriptedRoller(digits(`6875 89${x} 2500 0000`));
      const events: { readonly type: string; readonly result?: string }[] = [];
      advance(game, state, snap(), roller, (event) => events.push(event));
      return events.some(({ result }) => result === "complete");
    });
  };
  const [few, usual, many] = [46, 50, 54].map((most) => ROLLS.filter((x) => x <= most));

  it("takes 4 off the net of a team that leads by up to 16, and adds 4 for one that is as far behind", () => {
    const leads = [-17, -16, -9, -8, -1, 0, 1, 8, 16, 17];
    expect(leads.map((lead) => caught(careful, lead))).toEqual([
      usual,
      many,
      many,
      many,
      many,
      usual,
      few,
      few,
      few,
      usual,
    ]);
    expect(leads.map((lead) => caught(careful, lead, { period: 3 }))).toEqual(leads.map(() => usual));
    expect(caught(gameOf(), 8)).toEqual(usual);
  });

  it("takes a yard off the leader's runs", () => {
    const gain = (game: Game, lead: number): number => {
      const score = { away: Math.max(0, lead), home: Math.max(0, -lead) };
      const state = position(game, { period: 4, toGo: 10, score });
      return one(play(game, state, [snap()], "1456 3967 7335"), "play").yards;
    };
    expect([-16, -1, 0, 1, 16, 17].map((lead) => gain(careful, lead))).toEqual([4, 4, 4, 3, 3, 4]);
    expect(gain(gameOf(), 8)).toBe(4);
  });
});

/** Houston with one call in all situations. */
const calling = (call: "S2" | "LG") => ({
  ...HOUSTON,
  offense: {
    ...HOUSTON.offense,
    calls: Object.fromEntries(CODES.map((code) => [code, [{ from: 0, to: 99, value: call }]])) as unknown as Calls,
  },
});
type Calls = typeof HOUSTON.offense.calls;

/** The events of a snap; dice left over are not rolled. */
function snapped(game: Game, patch: Partial<GameState>, dice: string) {
  const events: { readonly type: string; readonly result?: string; readonly team?: string }[] = [];
  const roller = new ScriptedRoller(digits(`${dice} 0000 0000 0000`));
  advance(game, position(game, { spot: 30, ...patch }), snap(), roller, (event) => events.push(event));
  return events;
}

describe("third and fourth down", () => {
  const games = {
    printed: gameOf({ away: calling("S2") }),
    rushed: gameOf({ away: calling("S2"), switches: { passingDowns: "rushed" } }),
  };
  /** A short pass to the second receiver against a zone. */
  const thrown = (passingDowns: keyof typeof games, patch: Partial<GameState>, dice: string) =>
    snapped(games[passingDowns], patch, `6875 ${dice} 2500`).find(({ type }) => type === "play")!;
  const NUMBERS = Array.from({ length: 90 }, (_, x) => x).filter((x) => x % 10 !== 1 && x % 10 !== 0);
  const told = (passingDowns: keyof typeof games, patch: Partial<GameState>, line: string, result: string): number =>
    NUMBERS.filter((x) => thrown(passingDowns, patch, `${line}${String(x).padStart(2, "0")}`).result === result).length;

  it("rushers sack after a won line, too, and 7 numbers are no longer complete: from 3 to go", () => {
    const won = "00";
    for (const [down, toGo, harder] of [
      [2, 8, false],
      [3, 2, false],
      [3, 3, true],
      [3, 15, true],
      [4, 2, false],
      [4, 3, true],
    ] as const) {
      const [plain, now] = (["printed", "rushed"] as const).map((passingDowns) =>
        ["sack", "complete"].map((result) => told(passingDowns, { down, toGo }, won, result)),
      );
      if (!harder) expect(now, `${down} and ${toGo}`).toEqual(plain);
      else {
        expect(now[0], `${down} and ${toGo}`).toBe(told("printed", { down, toGo }, "99", "sack"));
        expect(now[0]).toBeGreaterThan(plain[0]);
        // Of seven numbers in a row, one or two end in 0 or 1, which are not tried here.
        expect([5, 6]).toContain(plain[1] - now[1]);
      }
    }
  });

  it("a catch 1 to 4 yards short gains 4 more with blue 0 to 5, up to 10 to go, not at the goal line", () => {
    const sticks = (toGo: number, yards: number, spot: number): number[] => {
      const state = { draft: position(games.rushed, { down: 3, toGo, spot }) };
      return DIGITS.map((blue) => toTheSticks(state, yards, blue));
    };
    const more = (yards: number): number[] => DIGITS.map((blue) => (blue <= 5 ? yards + 4 : yards));
    for (let yards = 0; yards <= 12; yards++) {
      expect(sticks(10, yards, 30), `${yards} of 10`).toEqual(
        yards >= 6 && yards < 10 ? more(yards) : sticks(11, yards, 30),
      );
      expect(sticks(11, yards, 30)).toEqual(DIGITS.map(() => yards));
      expect(sticks(6, yards, 94), `${yards} at the goal line`).toEqual(DIGITS.map(() => yards));
    }
    expect(sticks(6, 5, 92)).toEqual(DIGITS.map((blue) => (blue <= 5 ? 8 : 5)));
  });
});

describe("fouls by down", () => {
  /** Rolls of the foul chart, by last die, on which a foul is called: Coleman gains 4, play result `face`. */
  const called = (foulsByDown: "same" | "late", down: number, face: number): number[] => {
    const game = gameOf({ away: calling("LG"), switches: { foulsByDown } });
    return DIGITS.filter((last) =>
      snapped(game, { down, toGo: 20 }, `1456 3967 ${face}335 0${last}`).some(
        ({ type, team }) => type === "flag" && team !== undefined,
      ),
    );
  };

  it("two of ten fouls are none on first and second down; a 2 calls six of ten on third and fourth", () => {
    expect([1, 2, 3, 4].map((down) => called("same", down, 1))).toEqual([DIGITS, DIGITS, DIGITS, DIGITS]);
    expect([1, 2, 3, 4].map((down) => called("same", down, 2))).toEqual([[], [], [], []]);
    expect([1, 2, 3, 4].map((down) => called("late", down, 1))).toEqual([
      DIGITS.slice(2),
      DIGITS.slice(2),
      DIGITS,
      DIGITS,
    ]);
    expect([1, 2, 3, 4].map((down) => called("late", down, 2))).toEqual([[], [], DIGITS.slice(4), DIGITS.slice(4)]);
    expect([3, 8].map((face) => called("late", 3, face))).toEqual([[], []]);
  });
});

describe("foul ranges of teams", () => {
  /** Of 100 numbers on the two more dice, how many call holding on Houston, whose run has this play result. */
  const called = (fouls: Span | undefined, down: number, face: number): number => {
    const away = { ...calling("LG"), ...(fouls !== undefined && { fouls }) };
    const game = gameOf({ away, switches: { foulsByDown: "teams" } });
    return NUMBERS.filter((two) =>
      snapped(game, { down, toGo: 20 }, `1456 3967 ${face}335 00 ${two}`).some(
        ({ type, team }) => type === "flag" && team === "away",
      ),
    ).length;
  };
  const NUMBERS = DIGITS.flatMap((tens) => DIGITS.map((ones) => `${tens}${ones}`));

  it("count as many of 100 fouls as they have numbers, 80 without one", () => {
    for (const [fouls, often] of [
      [undefined, 80],
      [[0, 49], 50],
      [[0, 0], 1],
      [[0, 99], 100],
      [null, 0],
    ] as const) {
      expect([1, 2, 3, 4].map((down) => called(fouls, down, 1))).toEqual([often, often, often, often]);
      expect([1, 2, 3, 4].map((down) => called(fouls, down, 2))).toEqual([0, 0, often, often]);
      expect([1, 2, 3, 4].map((down) => called(fouls, down, 3))).toEqual([0, 0, 0, 0]);
    }
  });

  it("are asked of the guilty team, on returns with a 2 or 3, too", () => {
    const game = gameOf({ home: { ...PITTSBURGH, fouls: [0, 9] }, switches: { foulsByDown: "teams" } });
    const guilty = (chart: "punt" | "run", die: number, rolls: string) => {
      const draft = position(game, { down: 1 });
      const turn = { game, draft: copyState(draft), dice: new ScriptedRoller(digits(rolls)), emit: () => undefined };
      return foulOn(turn, { chart, offense: "away", die, result: die === 1 ? "penalty" : "none" })?.team;
    };
    // Holding by the receivers; holding by the offense, which has no range of its own.
    expect(["0009", "0010"].map((rolls) => guilty("punt", 3, rolls))).toEqual(["home", undefined]);
    expect(["0079", "0080"].map((rolls) => guilty("run", 1, rolls))).toEqual(["away", undefined]);
    expect([2, 4].map((die) => guilty("punt", die, "0000"))).toEqual(["home", undefined]);
    expect(guilty("run", 3, "")).toBeUndefined();
  });

  it("count fouls on coverage as officials of the season do", () => {
    const called = (season: number, chart: "run" | "pass", roll: string): string =>
      DIGITS.filter((die) => {
        const game = gameOf({
          home: { ...PITTSBURGH, season, fouls: [0, 99] },
          switches: { foulsByDown: "teams", coverageFouls: "season" },
          tables: SEASON_RULES.tables,
        });
        const draft = position(game, { down: 1 });
        const dice = new ScriptedRoller(digits(`${roll}0${die}`));
        const turn = { game, draft: copyState(draft), dice, emit: () => undefined };
        return foulOn(turn, { chart, offense: "away", die: 1, result: "penalty" }) !== null;
      }).join("");
    // Holding by the defense, offside, and roughness at the end of a pass; holding on a run.
    const rolls = [
      ["pass", "66"],
      ["pass", "80"],
      ["pass", "98"],
      ["run", "86"],
    ] as const;
    const all = "0123456789";
    expect(rolls.map(([chart, roll]) => called(2010, chart, roll))).toEqual(["0123456", all, all, all]);
    expect(rolls.map(([chart, roll]) => called(2013, chart, roll))).toEqual(["012345678", all, all, all]);
    expect(rolls.map(([chart, roll]) => called(2014, chart, roll))).toEqual([all, all, all, all]);
  });

  it("match a team's penalties per game, as far as 100 numbers go", () => {
    const range = (penalties: number | undefined, year = 2019) => foulRange({ penalties }, 16, SEASON_RULES, year, 1);
    for (const year of [2010, 2019])
      for (const penalties of [60, 85, 110]) {
        const made = penaltiesWith(range(penalties, year)!, SEASON_RULES, year, 1);
        expect(Math.abs(made - penalties / 16)).toBeLessThan(0.05);
      }
    // Officials of 2010 called fewer fouls on coverage.
    expect([range(100), range(100, 2010)]).toEqual([
      [0, 80],
      [0, 82],
    ]);
    expect([range(0), range(1000)]).toEqual([
      [0, 0],
      [0, 99],
    ]);
    expect(range(undefined)).toBeUndefined();
    expect(foulRange({ penalties: 100 }, 16, STANDARD_RULES, 2019, 1)).toBeUndefined();
  });
});

describe("kneeling", () => {
  const kneeling = gameOf({ switches: { kneel: "on" } });
  const offered = (game: Game, patch: Partial<GameState>): boolean => {
    const ask = pending(game, position(game, patch));
    return ask.kind === "snap" && ask.calls.includes("kneel");
  };

  it("takes no dice, a yard, a down and a box, and is the passer's rush", () => {
    const played = play(kneeling, position(kneeling, { down: 2, toGo: 7, spot: 40, left: 40 }), [snap("kneel")], "");
    expect(one(played, "play")).toMatchObject({ result: "kneel", came: "kneel", yards: -1, throws: [] });
    expect(played.state).toMatchObject({ down: 3, toGo: 8, spot: 39, left: 38 });
    const [passer] = HOUSTON.roster.quarterbacks;
    expect(playerLines(played.events).away).toMatchObject([
      { name: passer.name, rushes: 1, rushYards: -1, touches: 0 },
    ]);
    expect(boxScore(played.events).away).toMatchObject({ rushes: 1, rushYards: -1 });
  });

  it("is for first to third down beyond the 1, where the rules have it", () => {
    expect([1, 2, 3, 4].map((down) => offered(kneeling, { down }))).toEqual([true, true, true, false]);
    expect([1, 2].map((spot) => offered(kneeling, { spot }))).toEqual([false, true]);
    expect(offered(kneeling, { stage: "twoPoint" })).toBe(false);
    expect(offered(gameOf(), {})).toBe(false);
  });

  it("is a share of the rushes that the cards make up for", () => {
    const share = kneelShare(16, 16, SEASON_RULES);
    expect(share).toBeCloseTo(1 / 69, 9);
    expect(kneelShare(undefined, 16, SEASON_RULES)).toBeCloseTo(0.77 / 69, 9);
    expect(kneelShare(16, 16, STANDARD_RULES)).toBe(0);
  });
});

describe("the free safety as last man", () => {
  /** Gains of a pass to Johnson that is caught, by the free safety's pass defense: white 5 reads 11 in column S. */
  const gain = (last: "printed" | "yards", level: "S" | "M", PD: number, patch: Partial<GameState> = {}): number => {
    const safety = PITTSBURGH.roster.backs.find(({ position }) => position === "FS")!;
    const home = withCard(PITTSBURGH, "backs", safety.name, { PD });
    const calls = { ...HOUSTON.offense.calls, "2A": [{ from: 0, to: 99, value: `${level}2` as const }] };
    const away = { ...HOUSTON, offense: { ...HOUSTON.offense, calls } };
    const game = gameOf({ away, home, switches: { lastMan: last } });
    return one(play(game, position(game, { ...SECOND, spot: 30, ...patch }), [snap()], "6875 8912 2500"), "play").yards;
  };
  const [short, medium] = [gain("printed", "S", -6), gain("printed", "M", -6)];

  it("gives a yard of a medium catch for each point under 6, and takes one for each point over it", () => {
    expect([short, medium]).toEqual([11, HOUSTON.roster.carriers.find(({ name }) => name === "Billy Johnson")!.M[5]]);
    for (const PD of [0, -3, -6, -9, -20]) {
      expect(gain("yards", "M", PD), `${PD}`).toBe(Math.max(0, medium + 6 + PD));
      expect(gain("printed", "M", PD), `${PD}`).toBe(medium);
      expect(gain("yards", "S", PD), `${PD}`).toBe(short);
    }
  });
  it("changes nothing if none is on the field", () => {
    // Third and one: the goal line formation has one safety, a strong one.
    const game = gameOf({ switches: { lastMan: "yards" } });
    const unit = (number: number) => defenseUnit(PITTSBURGH, number);
    expect([0, 1, 2, 3].map((number) => unit(number).men.some(({ at }) => at === "FS"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(givenBy(unit(3), game.rules)).toBe(0);
    expect(givenBy(unit(0), gameOf().rules)).toBe(0);
  });
});

describe("the pawn", () => {
  const boxes = (game: Game, period: number, tossed: number): number => {
    const draft = { ...copyState(startGame(game)), period, tossed };
    placePawn({ draft, game } as never);
    return draft.left / 2;
  };
  it("begins the odd quarters on box 1 and the die of the toss, the others on box 3", () => {
    const game = gameOf({ switches: { quarterStart: "toss", oddQuarterBoxes: 30 } });
    for (const tossed of DIGITS)
      expect([1, 2, 3, 4, 5].map((period) => boxes(game, period, tossed))).toEqual([
        30 - tossed,
        28,
        30 - tossed,
        28,
        25,
      ]);
    for (const tossed of DIGITS) expect(boxes(gameOf(), 1, tossed)).toBe(25);
    const tosses = DIGITS.map((digit) => goOn(game, startGame(game), { die: () => digit || 10 }).left / 2);
    expect(tosses).toEqual(DIGITS.map((digit) => 30 - digit));
  });
});

describe("the charts", () => {
  const { tables } = SEASON_RULES;
  const covers = (rows: Rows<unknown>): void => {
    expect(sum(rows.map(({ from, to }) => to - from + 1))).toBe(100);
    rows.forEach(({ from }, i) => expect(from).toBe(i === 0 ? 0 : rows[i - 1].to + 1));
  };
  it("have a row for each number, and keep those of the rulebook", () => {
    for (const rows of [tables.penalties.run, tables.penalties.pass, tables.kickoffRegular, tables.turnoverReturn])
      covers(rows as Rows<unknown>);
    for (const id of ["playResult", "longInjury", "kickoffOnside", "sneak", "hailMary", "timing"] as const)
      expect(tables[id]).toBe(STANDARD_RULES.tables[id]);
  });
});

describe("kickoffs", () => {
  const two = (roll: number): string => `${roll}`.padStart(2, "0");
  const inSeason = (season: number, kickoffTouchback: Switches["kickoffTouchback"] = "counted"): Game =>
    gameOf({ home: { ...PITTSBURGH, season }, switches: { kickoffTouchback } });
  const touchback = (game: Game, dice: string): boolean => {
    const state = position(game, { stage: "kickoff", driving: false });
    return one(play(game, state, [REGULAR], dice), "kick").touchback === true;
  };
  it("are touchbacks as often as in the season of the home team", () => {
    for (const [season, last] of [
      [1985, 3],
      [2010, 3],
      [2011, 36],
      [2012, 36],
      [2013, 42],
      [2014, 42],
      [2015, 50],
      [2017, 50],
      [2018, 56],
      [2024, 56],
    ]) {
      const game = inSeason(season);
      expect(touchback(game, two(last)), `${season}`).toBe(true);
      expect(touchback(game, `${two(last + 1)} 30 54`), `${season}`).toBe(false);
    }
  });
  it("come from the season's spot, and are caught as deep as in it, never behind the goal line", () => {
    // 54: caught on the 11 of the chart.
    const kicked = (season: number, roll: number, counted?: Switches["kickoffTouchback"]) => {
      const game = inSeason(season, counted);
      const dice = `${game.law.touchbacks > 0 ? "99 " : ""}${roll} 30 54`;
      const { spot, yards } = one(
        play(game, position(game, { stage: "kickoff", driving: false }), [REGULAR], dice),
        "kick",
      );
      return [spot, 100 - spot! - yards!];
    };
    expect([2009, 2010, 2011, 2015, 2016, 2019].map((season) => kicked(season, 52))).toEqual([
      [30, 7],
      [30, 7],
      [35, 2],
      [35, 2],
      [35, 5],
      [35, 5],
    ]);
    expect(kicked(2014, 30)).toEqual([35, 0]);
    expect(kicked(2014, 52, "season")).toEqual([30, 10]);
  });
  it("are returned as often as in 2009 to 2019, within 2 of 100", () => {
    // Returns of 100 kickoffs, onside kicks excluded.
    const returned = { 2009: 82.2, 2010: 82.1, 2011: 54.9, 2012: 54.6, 2013: 49.3, 2014: 48.4 };
    const later = { 2015: 42.5, 2016: 40.4, 2017: 41.5, 2018: 37.6, 2019: 36.9 };
    const dead = sum(
      SEASON_RULES.tables.kickoffRegular.map(({ from, to, value }) => (typeof value === "string" ? to - from + 1 : 0)),
    );
    for (const [season, real] of Object.entries({ ...returned, ...later })) {
      const { touchbacks } = lawOf(SEASON_RULES.switches, Number(season));
      const ours = ((100 - touchbacks) * (100 - dead)) / 100;
      expect(Math.abs(ours - real), season).toBeLessThan(2);
    }
  });
  it("are touchbacks as before by the standard rules: 51 of 100 from 2011 on", () => {
    expect([2010, 2011, 2019].map((season) => inSeason(season, "season").law.touchbacks)).toEqual([0, 51, 51]);
  });
});

describe("cards of rated players", () => {
  it("have long runs of 18 to 88 yards, longer for players who ran farther with as many carries", () => {
    const sorted = (column: readonly number[]): number[] => [...column].sort((a, b) => a - b);
    expect(sorted(longRunsColumn(undefined, 5, 0))).toEqual([18, 21, 22, 23, 24, 26, 30, 37, 50, 88]);
    expect(sorted(longRunsColumn(undefined, 5, 2))).toEqual([16, 19, 20, 21, 22, 24, 28, 35, 48, 86]);
    const [short, long] = [longRunsColumn(20, 250, 0), longRunsColumn(91, 250, 0)].map(sum);
    expect(short).toBeLessThan(sum(longRunsColumn(undefined, 250, 0)));
    expect(long).toBeGreaterThan(sum(longRunsColumn(undefined, 250, 0)));
    expect(Math.max(...longRunsColumn(99, 12, 0))).toBe(99);
  });
  it("run as far as players of 2009-19 did, blockers and defenders included", () => {
    // Of 100 runs of rated teams: what blockers and defenders add to them.
    const bonus = { [-4]: 0.8, [-3]: 12.9, [-2]: 30.7, [-1]: 4.6, 0: 1, 1: 11.6, 2: 32.5, 3: 5.9 };
    // Of 77,759 runs outside the red zone, less the longest 3 of 100: up to so many yards.
    const real = { [-3]: 3, [-2]: 6, [-1]: 10, 0: 20, 1: 32, 2: 45, 3: 57, 4: 67, 5: 75, 6: 81, 8: 88, 10: 93, 12: 96 };
    expect(sum(Object.values(bonus))).toBeCloseTo(100, 6);
    expect(sum(RUSHED) / 10).toBe(RUSH_MEAN);
    for (const [most, share] of Object.entries(real)) {
      const got = sum(
        Object.entries(bonus).map(
          ([add, often]) =>
            (often * RUSHED.filter((yards) => Math.round(yards) + Number(add) <= Number(most)).length) / 10,
        ),
      );
      expect(Math.abs(got - share), `up to ${most}`).toBeLessThan(5);
    }
  });
  it("have catches of whole yards, in total as many as the factor says", () => {
    const { Q, S, M, L } = receivingColumns(1);
    expect([Q, S, M, L].map(sum)).toEqual([65, 95, 175, 367]);
  });
  it("run on third and long as seldom as teams do", () => {
    const numbers = runNumbers(0.407);
    const share = sum(CODES.map((code) => (SITUATION_SHARES[code] * numbers[code]) / 100));
    expect(share).toBeCloseTo(40.7, 0);
    expect(numbers["3A"]).toBeLessThan(10);
    expect(numbers["3D"]).toBeGreaterThan(50);
  });
});
