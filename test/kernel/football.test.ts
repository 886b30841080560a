/** Field, downs and the folds that every football game shares. */
import { describe, expect, it } from "vitest";
import {
  boxScore,
  clampSpot,
  driveChart,
  driveLines,
  firstDownYards,
  halfTheDistance,
  inRedZone,
  isFootballEvent,
  leaderOf,
  lineScore,
  mirrorSpot,
  nameSeries,
  nameSpot,
  netPassYards,
  otherSide,
  scoreOf,
  seriesAfter,
  SIDES,
  totalFirstDowns,
  totalYards,
  turnoversOf,
  yardsToGoal,
  type Drive,
  type FootballEvent,
  type PlayEvent,
} from "../../src/kernel/football/index.js";

describe("the field", () => {
  it("counts from the own goal and mirrors for the other side", () => {
    expect([yardsToGoal(33), mirrorSpot(33), otherSide("home"), SIDES]).toEqual([67, 67, "away", ["away", "home"]]);
    expect([1, 50, 99].map(mirrorSpot).map(mirrorSpot)).toEqual([1, 50, 99]);
  });

  it("names spots", () => {
    expect([-3, 0, 1, 49, 50, 51, 60, 99, 100].map(nameSpot)).toEqual([
      "own end zone",
      "own end zone",
      "own 1",
      "own 49",
      "midfield",
      "opponent 49",
      "opponent 40",
      "opponent 1",
      "opponent end zone",
    ]);
  });

  it("recognizes live balls and the red zone", () => {
    expect([-4, 0, 30, 120].map(clampSpot)).toEqual([1, 1, 30, 99]);
    expect([79, 80, 99].map((spot) => inRedZone(spot))).toEqual([false, true, true]);
    expect(inRedZone(94, 5)).toBe(false);
  });

  it("marks off half the distance", () => {
    expect([halfTheDistance(10, 30), halfTheDistance(15, 30), halfTheDistance(15, 29), halfTheDistance(5, 1)]).toEqual([
      10, 15, 14, 0,
    ]);
  });
});

describe("downs", () => {
  it("starts a series of ten or to the goal", () => {
    expect([20, 90, 95, 99].map(firstDownYards)).toEqual([10, 10, 5, 1]);
  });

  it("continues, starts over, or ends", () => {
    expect(seriesAfter({ down: 3, toGo: 4 }, 4)).toBe("first");
    expect(seriesAfter({ down: 3, toGo: 4 }, 3)).toBe("next");
    expect(seriesAfter({ down: 4, toGo: 4 }, 3)).toBe("over");
  });

  it("names the down", () => {
    expect([
      nameSeries({ down: 1, toGo: 10 }),
      nameSeries({ down: 3, toGo: 7 }, 30),
      nameSeries({ down: 2, toGo: 6 }, 94),
    ]).toEqual(["1st & 10", "3rd & 7", "2nd & goal"]);
  });
});

const snap = (result: PlayEvent["result"], yards: number, more: Partial<PlayEvent> = {}): PlayEvent => ({
  type: "play",
  team: "home",
  period: 1,
  down: 1,
  toGo: 10,
  spot: 30,
  result,
  yards,
  ...more,
});

/** A drive with a wiped-out run and a touchdown, a kick back, an overtime field goal. */
const events: (FootballEvent | { readonly type: "weather" })[] = [
  { type: "weather" },
  { type: "driveStart", team: "home", period: 1, spot: 30, how: "kickoff" },
  snap("rush", 4),
  snap("rush", 40),
  { type: "penalty", team: "home", foul: "holding", yards: 10, accepted: true, wipesPlay: true },
  { type: "penalty", team: "away", foul: "offside", yards: 0, accepted: false, wipesPlay: false },
  snap("complete", 76),
  { type: "firstDown", team: "home", by: "pass" },
  snap("sack", -6),
  snap("incomplete", 0),
  { type: "driveEnd", team: "home", period: 1, spot: 100, result: "touchdown" },
  { type: "points", team: "home", period: 1, kind: "touchdown", points: 6 },
  snap("rush", 3, { isTry: true }),
  { type: "points", team: "home", period: 1, kind: "twoPoint", points: 2 },
  { type: "kick", team: "home", period: 1, kind: "kickoff", yards: 60 },
  { type: "return", team: "away", of: "kickoff", yards: 25 },
  { type: "turnover", team: "away", how: "fumble" },
  { type: "driveStart", team: "home", period: 2, spot: 70, how: "fumble" },
  snap("intercepted", 0),
  { type: "return", team: "away", of: "interception", yards: 12 },
  { type: "turnover", team: "home", how: "interception" },
  { type: "driveEnd", team: "home", period: 2, spot: 70, result: "interception" },
  { type: "kick", team: "away", period: 2, kind: "punt", yards: 45 },
  { type: "return", team: "home", of: "punt", yards: 8 },
  { type: "kick", team: "away", period: 5, kind: "fieldGoal", yards: 41, good: true },
  { type: "kick", team: "away", period: 5, kind: "fieldGoal", yards: 55, good: false },
  { type: "points", team: "away", period: 5, kind: "fieldGoal", points: 3 },
  { type: "periodEnd", period: 6 },
];

describe("totals", () => {
  it("distinguish a game's own events from shared ones", () => {
    expect(events.filter(isFootballEvent)).toHaveLength(events.length - 1);
  });

  it("add up the score, by period too", () => {
    expect(scoreOf(events)).toEqual({ home: 8, away: 3 });
    const line = lineScore(events);
    expect(line.periods.map((p) => [p.home, p.away])).toEqual([
      [8, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 3],
      [0, 0],
    ]);
    expect(line.total).toEqual({ home: 8, away: 3 });
    expect([leaderOf(line.total), leaderOf({ home: 1, away: 1 })]).toEqual(["home", undefined]);
  });

  it("total the box score without wiped-out plays and tries", () => {
    const { home, away } = boxScore(events);
    expect(home).toMatchObject({
      plays: 5,
      rushes: 1,
      rushYards: 4,
      completions: 1,
      attempts: 3,
      passYards: 76,
      sacks: 1,
      sackYards: 6,
    });
    expect(home).toMatchObject({
      interceptions: 1,
      penalties: 1,
      penaltyYards: 10,
      puntReturns: 1,
      puntReturnYards: 8,
      points: 8,
      touchdowns: 1,
    });
    expect([netPassYards(home), totalYards(home), totalFirstDowns(home), turnoversOf(home)]).toEqual([70, 74, 1, 1]);
    expect(away).toMatchObject({
      fumblesLost: 1,
      punts: 1,
      puntYards: 45,
      fieldGoals: 1,
      fieldGoalsTried: 2,
      longestFieldGoal: 41,
    });
    expect(away).toMatchObject({
      penalties: 0,
      kickReturns: 1,
      kickReturnYards: 25,
      interceptionReturnYards: 12,
      points: 3,
    });
  });

  it("count a touchdown by a run or pass as a first down, but none that was taken back, returned or kicked", () => {
    const touchdown = { type: "points", team: "home", period: 1, kind: "touchdown", points: 6 } as const;
    const foul = { type: "penalty", team: "away", foul: "roughness", yards: 15, accepted: true } as const;
    const firstDowns = (...list: FootballEvent[]) => boxScore(list).home.firstDowns;
    expect(firstDowns(snap("complete", 20), touchdown)).toEqual({ rush: 0, pass: 1, penalty: 0 });
    expect(firstDowns(snap("rush", 2), { ...foul, wipesPlay: false }, touchdown).rush).toBe(1);
    expect(firstDowns(snap("rush", 2), { ...foul, wipesPlay: true }, touchdown).rush).toBe(0);
    expect(firstDowns(snap("rush", 2, { team: "away" }), touchdown)).toEqual({ rush: 0, pass: 0, penalty: 0 });
    const kick = { type: "kick", team: "away", period: 1, kind: "punt", yards: 40 } as const;
    expect(firstDowns(snap("rush", 2), kick, touchdown).rush).toBe(0);
  });

  it("count the return of a free kick like that of a kickoff, even if it is taken back", () => {
    const kick = { type: "kick", team: "home", period: 1, kind: "freeKick", yards: 50 } as const;
    const back = { type: "return", team: "away", of: "freeKick", yards: 14 } as const;
    const foul = { type: "penalty", team: "away", foul: "holding", yards: 10, accepted: true } as const;
    const again: FootballEvent[] = [kick, back, { ...foul, wipesPlay: false, wipesKick: true }, kick, back];
    const counted = { kickReturns: 1, kickReturnYards: 14, puntReturns: 0, puntReturnYards: 0 };
    expect(boxScore([kick, back]).away).toMatchObject(counted);
    expect(boxScore(again).away).toMatchObject(counted);
  });

  it("count no return of a kick that stays in the end zone", () => {
    const back = { type: "return", team: "away", of: "kickoff", spot: -4 } as const;
    const returns = (yards: number) => {
      const list: FootballEvent[] = [{ ...back, yards }];
      return boxScore(list).away;
    };
    expect(returns(0)).toMatchObject({ kickReturns: 0, kickReturnYards: 0 });
    expect(returns(4)).toMatchObject({ kickReturns: 0, kickReturnYards: 0 });
    expect(returns(24)).toMatchObject({ kickReturns: 1, kickReturnYards: 24 });
  });

  it("remove a field goal that a foul takes back, from the longest, too", () => {
    const kick = { type: "kick", team: "home", period: 1, kind: "fieldGoal" } as const;
    const foul = { type: "penalty", team: "home", foul: "holding", yards: 10, accepted: true } as const;
    const again: FootballEvent[] = [
      { ...kick, yards: 45, good: true },
      { ...foul, wipesPlay: false, wipesKick: true },
      { ...kick, yards: 55, good: false },
    ];
    expect(boxScore(again).home).toMatchObject({ fieldGoals: 0, fieldGoalsTried: 1, longestFieldGoal: 0 });
  });

  it("count drives, safeties, and a repeated two-point try once", () => {
    const foul = { type: "penalty", team: "away", foul: "holding", yards: 1, accepted: true, wipesPlay: true } as const;
    const run = snap("rush", 2, { isTry: true });
    const list: FootballEvent[] = [
      { type: "driveEnd", team: "home", period: 1, spot: 100, result: "touchdown" },
      run,
      foul,
      run,
      { type: "points", team: "home", period: 1, kind: "twoPoint", points: 2 },
      { type: "points", team: "away", period: 2, kind: "safety", points: 2 },
    ];
    const { home, away } = boxScore(list);
    expect(home).toMatchObject({ drives: 1, twoPoints: 1, twoPointsTried: 1, plays: 0, safeties: 0 });
    expect(away).toMatchObject({ drives: 0, safeties: 1, penalties: 1 });
  });

  it("remove a play with offsetting fouls, and charge no team", () => {
    const offset: FootballEvent[] = [snap("complete", 9), { type: "offset", team: "home", wipesPlay: true }];
    const { home, away } = boxScore(offset);
    expect([home.plays, home.passYards, home.penalties, away.penalties]).toEqual([0, 0, 0, 0]);
    const named = { type: "penalty", team: "home", foul: "Offsetting fouls", yards: 0, accepted: true } as const;
    const both: FootballEvent[] = [snap("complete", 9), { ...named, wipesPlay: true, offsetting: true }];
    const one = boxScore(both).home;
    expect([one.plays, one.penalties]).toEqual([0, 0]);
  });

  it("remove an interception with its return", () => {
    const wiped: FootballEvent[] = [
      snap("intercepted", 0),
      { type: "return", team: "away", of: "interception", yards: 30 },
      { type: "penalty", team: "away", foul: "offside", yards: 5, accepted: true, wipesPlay: true },
    ];
    const { home, away } = boxScore(wiped);
    expect([home.interceptions, home.attempts, away.interceptionReturnYards, away.penaltyYards]).toEqual([0, 0, 0, 5]);
  });

  it("chart drives", () => {
    expect(driveChart(events)).toEqual([
      { team: "home", period: 1, from: 30, how: "kickoff", plays: 4, yards: 70, result: "touchdown", points: 8 },
      { team: "home", period: 2, from: 70, how: "fumble", plays: 1, yards: 0, result: "interception", points: 0 },
    ]);
  });

  const ended = (team: "home" | "away", from: number, yards: number, result: string): Record<string, unknown>[] =>
    driveLines({ team, from, yards, result } as Drive, {});

  it("mark the end of a drive where the ball was, even behind its start", () => {
    // Home goes to the right: a loss of 12 from its 30 ends at 18, and the sign is behind that.
    expect(ended("home", 30, -12, "fumble")).toEqual([
      { from: 30, to: 18 },
      { from: 16, end: "cross" },
    ]);
    expect(ended("away", 30, -12, "downs")[1]).toEqual({ from: 84, end: "bar" });
    expect(ended("home", 30, -6, "punt")[1]).toEqual({ from: 20.5, to: 24, end: "arrow" });
    expect(ended("away", 30, -6, "punt")[1]).toEqual({ from: 79.5, to: 76, end: "arrow" });
    expect(ended("home", 70, -4, "fieldGoal")[1]).toMatchObject({ from: 67, to: 105, end: "ring" });
    // A gain has its sign in front of its end, and so has a drive of no yards.
    expect(ended("home", 30, 12, "interception")[1]).toEqual({ from: 44, end: "cross" });
    expect(ended("away", 30, 0, "interception")[1]).toEqual({ from: 68, end: "cross" });
  });

  it("mark a safety on the goal line", () => {
    expect(ended("home", 12, -12, "safety")[1]).toEqual({ from: 0, end: "cross" });
    expect(ended("away", 12, -12, "safety")[1]).toEqual({ from: 100, end: "cross" });
  });
});
