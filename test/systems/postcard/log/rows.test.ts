import { describe, expect, it } from "vitest";
import { logRows } from "../../../../src/systems/postcard/log/index.js";
import { events, row, roll, rowEnd } from "./helpers.js";

const texts = (tokens: readonly { text: string }[]): string => tokens.map(({ text }) => text).join(" ");
const TD = { type: "points", team: "home", period: 1, kind: "touchdown", points: 6 } as const;

describe("handwritten rows", () => {
  const touchdown = [
    row(4),
    { type: "pick", offense: 2, defense: 3, bonus: 2 },
    { type: "call", call: "pass" },
    roll("challenge", ["home", 2, 1, 2], ["away", 4]),
    roll("second", ["home", 2]),
    roll("pressure", ["away", 1]),
    roll("catch", ["home", 5, 2]),
    { type: "pass", total: 3, level: 1, pressed: 1, caught: true },
    roll("tackle", ["home", 6], ["away", 1, 2]),
    { type: "play", team: "home", period: 1, down: 1, toGo: 10, spot: 40, result: "complete", yards: 60 },
    { ...TD },
    { type: "driveEnd", team: "home", period: 1, spot: 100, result: "touchdown" },
    rowEnd("touchdown", 60, { spot: 95, score: { home: 6, away: 0 } }),
  ] as const;
  const kick = (good: boolean) => [
    row(5, { what: "try", down: 0, spot: 95 }),
    { type: "call", call: "kick" } as const,
    roll("block", ["home", 3], ["away", 1]),
    roll("fieldGoal", ["home", [4, good ? 5 : 6]]),
    ...(good ? [{ type: "points", team: "home", period: 1, kind: "extraPoint", points: 1 } as const] : []),
    rowEnd(good ? "tryGood" : "tryFailed", 0, { score: { home: good ? 7 : 6, away: 0 }, bar: { home: 0, away: 2 } }),
  ];

  it("puts the kick into the touchdown's row", () => {
    const [play, next, ...rest] = logRows(
      events(...touchdown, ...kick(true), row(6, { what: "kickoff" }), rowEnd("touchback", 0)),
    );
    expect(rest).toEqual([]);
    expect(play).toMatchObject({
      number: 1,
      holds: [4, 5],
      words: "Pass TD +1",
      result: 1,
      total: 3,
      level: 1,
      pressed: false,
      spent: { offense: 3, defense: 2 },
      scorer: "home",
      endsDrive: true,
      score: { home: 7, away: 0 },
      bar: { home: 0, away: 2 },
    });
    expect(next).toMatchObject({ number: 2, holds: [6], drive: 2 });
    expect(Object.entries(play.dice).map(([column, die]) => [column, die.face, die.one])).toEqual([
      ["offense", 2, false],
      ["defense", 4, false],
      ["second", 2, false],
      ["pressure", 1, true],
      ["catch", 5, false],
    ]);
    expect(texts(play.other)).toBe("B3-1 K9");
    expect(play.other.map(({ ones }) => ones)).toEqual([1, 0]);
    expect(texts(play.runs)).toBe("c+6 +3");
    expect(play.runs.map(({ ones }) => ones)).toEqual([0, 1]);
    expect(play.path).toEqual({
      start: 40,
      parts: [
        { kind: "pass", from: 40, to: 55 },
        { kind: "run", from: 55, to: 105 },
      ],
      turnovers: [],
      end: "touchdown",
      endAt: 105,
    });
  });

  it("says so if the kick fails, and keeps a two-point try in its own row", () => {
    expect(logRows(events(...touchdown, ...kick(false)))[0].words).toBe("Pass TD, kick no");
    const two = [
      row(5, { what: "try", down: 0, spot: 95 }),
      { type: "pick", offense: 1, defense: 2, bonus: 1 } as const,
      { type: "call", call: "rush" } as const,
      roll("challenge", ["home", 4, 0, 1], ["away", 3]),
      { type: "points", team: "home", period: 1, kind: "twoPoint", points: 2 } as const,
      rowEnd("tryGood", 5, { score: { home: 8, away: 0 } }),
    ];
    const rows = logRows(events(...touchdown, ...two));
    expect(rows.map(({ words, endsDrive, holds }) => [words, endsDrive, holds])).toEqual([
      ["Pass TD", false, [4]],
      ["Two points good", true, [5]],
    ]);
    expect(rows[1].path).toMatchObject({ start: 95, end: "touchdown", endAt: 105 });
  });

  it("tags rolls that have no column, and follows an interception both ways", () => {
    const [only] = logRows(
      events(
        row(1),
        { type: "pick", offense: 2, defense: 2, bonus: 0 },
        { type: "call", call: "pass" },
        roll("challenge", ["home", 2], ["away", 5]),
        { type: "pass", total: -3 },
        roll("contested", ["home", 2], ["away", 5, 3]),
        roll("tackle", ["away", 4], ["home", 2]),
        roll("tackle", ["away", 1], ["home", 1]),
        { type: "play", team: "home", period: 1, down: 1, toGo: 10, spot: 40, result: "intercepted", yards: 0 },
        { type: "turnover", team: "home", how: "interception" },
        { type: "return", team: "away", of: "interception", yards: 10 },
        { type: "driveEnd", team: "home", period: 1, spot: 40, result: "interception" },
        rowEnd("interception", 0, { ball: "away", spot: 70 }),
      ),
    );
    expect(texts(only.other)).toBe("G2 i5+3");
    expect(texts(only.runs)).toBe("+2 0");
    expect(only.runs[1].ones).toBe(2);
    expect(only).toMatchObject({
      words: "INTERCEPTED",
      loud: true,
      endsDrive: true,
      spent: { offense: 0, defense: 3 },
    });
    expect(only.path).toMatchObject({ turnovers: [40], parts: [{ kind: "run", from: 40, to: 30 }], end: "arrow" });
  });

  it("marks where the ball came loose", () => {
    const [only] = logRows(
      events(
        row(1, { offense: "away", spot: 40 }),
        { type: "call", call: "rush" },
        roll("challenge", ["away", 6], ["home", 4]),
        roll("tackle", ["away", 1], ["home", 6]),
        roll("recovery", ["away", 2, 1], ["home", 6]),
        { type: "fumble", team: "away", by: "home", spot: 50, blocked: false, runs: false },
        { type: "turnover", team: "away", how: "fumble" },
        rowEnd("fumbleLost", 10, { ball: "home", spot: 50 }),
      ),
    );
    expect(texts(only.runs)).toBe("\u22125 F");
    expect(texts(only.other)).toBe("F2+1-6");
    expect(only.path).toMatchObject({
      start: 60,
      parts: [{ kind: "run", from: 60, to: 50 }],
      turnovers: [50],
      endAt: 50,
    });
  });

  it("shows the die that a team skill rerolled, and its first face", () => {
    const [only] = logRows(
      events(
        row(1),
        { type: "call", call: "rush" },
        roll("challenge", ["home", 1], ["away", 3]),
        { ...roll("skill", ["home", 5]), result: 2 },
        rowEnd("rush", 10),
      ),
    );
    expect(only.dice.offense).toMatchObject({ face: 5, one: false });
    expect(only.result).toBe(2);
    expect(only.other).toEqual([{ text: "R1", ones: 0 }]);
  });

  it("reads the aim of a punt and the play of a fake", () => {
    const [punt, fake] = logRows(
      events(
        row(1, { down: 4 }),
        { type: "call", call: "punt" },
        roll("block", ["home", 4], ["away", 2]),
        { type: "call", call: "punt", target: 45 },
        roll("punt", ["home", [3, 1]]),
        { type: "kick", team: "home", period: 1, kind: "punt", yards: 40 },
        rowEnd("fairCatch", 0, { ball: "away", spot: 20 }),
        row(2, { down: 4 }),
        { type: "call", call: "fakePunt" },
        roll("fake", ["home", 5], ["away", 1]),
        { type: "call", call: "rush" },
        roll("challenge", ["home", 2, 0, 2], ["away", 5]),
        { type: "turnover", team: "home", how: "downs" },
        rowEnd("noGain", 0, { ball: "away", spot: 60 }),
      ),
    );
    expect(punt).toMatchObject({ words: "Punt 45, fair catch", call: "punt" });
    expect(punt.dice).toMatchObject({ offense: { face: 4 }, defense: { face: 2 } });
    expect(punt.other).toEqual([{ text: "K4", ones: 1 }]);
    expect(punt.path).toMatchObject({ parts: [{ kind: "kick", from: 40, to: 80 }], end: "arrow" });
    expect(fake).toMatchObject({ words: "Fake, no gain, downs", loud: true });
    expect(texts(fake.other)).toBe("X5-1");
    expect(fake.path.turnovers).toEqual([40]);
  });

  it("omits a row that was broken off", () => {
    expect(logRows(events(row(1), { type: "call", call: "rush" }))).toEqual([]);
  });
});
