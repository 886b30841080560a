/** Folds of events against each other: players against the box score, touches against the state; figures of many games. */
import { describe, expect, it } from "vitest";
import { boxScore, driveChart, otherSide, SIDES } from "../../../src/kernel/football/index.js";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { solo, type Coach } from "../../../src/systems/dice-football/coaches/index.js";
import type { GameEvent } from "../../../src/systems/dice-football/engine/index.js";
import { playThrough } from "./steps.js";
import { games } from "../../../src/systems/dice-football/game-record.js";
import { playerLines } from "../../../src/systems/dice-football/log/player-lines.js";
import type { PlayerFigures } from "../../../src/systems/dice-football/log/player-figures.js";
import type { Switches } from "../../../src/systems/dice-football/rules/index.js";
import { gameOf, house, HOUSTON, PITTSBURGH } from "./scripted.js";

describe("players", () => {
  it("add up to the box score, and to the touches that tire", () => {
    const game = gameOf();
    for (let seed = 0; seed < 60; seed++) {
      const dice = seededRoller(seed);
      const { events, state } = playThrough(game, dice, (ask, now) => solo.choose(ask, game, now, dice));
      const [box, lines] = [boxScore(events), playerLines(events)];
      for (const side of SIDES) {
        const sum = (key: keyof PlayerFigures): number => lines[side].reduce((total, line) => total + line[key], 0);
        expect({
          rushes: sum("rushes"),
          rushYards: sum("rushYards"),
          attempts: sum("attempts"),
          completions: sum("completions"),
          passYards: sum("passYards"),
          interceptions: sum("intercepted"),
          sacks: sum("sacked"),
          sackYards: sum("sackYards"),
          punts: sum("punts"),
          fieldGoals: sum("fieldGoals"),
          extraPoints: sum("extraPoints"),
          kickReturns: sum("kickReturns"),
          kickReturnYards: sum("kickReturnYards"),
          puntReturns: sum("puntReturns"),
          fumblesLost: sum("fumblesLost"),
        }).toEqual({
          rushes: box[side].rushes,
          rushYards: box[side].rushYards,
          attempts: box[side].attempts,
          completions: box[side].completions,
          passYards: box[side].passYards,
          interceptions: box[side].interceptions,
          sacks: box[side].sacks,
          sackYards: box[side].sackYards,
          punts: box[side].punts,
          fieldGoals: box[side].fieldGoals,
          extraPoints: box[side].extraPoints,
          kickReturns: box[side].kickReturns,
          kickReturnYards: box[side].kickReturnYards,
          puntReturns: box[side].puntReturns,
          fumblesLost: box[side].fumblesLost,
        });
        const caught = ["receptions", "receivingYards", "receivingTouchdowns"] as const;
        const thrown = ["completions", "passYards", "passTouchdowns"] as const;
        expect(caught.map(sum)).toEqual(thrown.map(sum));
        // Every touchdown is somebody's (ruling A37).
        const scored = ["rushTouchdowns", "receivingTouchdowns", "returnTouchdowns", "defenseTouchdowns"] as const;
        expect([seed, scored.map(sum).reduce((total, one) => total + one)]).toEqual([seed, box[side].touchdowns]);
        const theirs = (key: keyof PlayerFigures): number =>
          lines[otherSide(side)].reduce((total, line) => total + line[key], 0);
        expect([theirs("interceptions"), theirs("recoveries")]).toEqual([
          box[side].interceptions,
          box[side].fumblesLost,
        ]);
        game[side].roster.carriers.forEach(({ name }, i) => {
          const touches = lines[side].find((line) => line.name === name)?.touches ?? 0;
          expect([seed, name, touches]).toEqual([seed, name, state.touches[side][i]]);
        });
      }
      const points = driveChart(events).reduce((total, drive) => total + drive.points, 0);
      expect(points).toBeLessThanOrEqual(box.away.points + box.home.points);
    }
  });
});

it("a touchdown that a foul by the returners takes back belongs to no one", () => {
  const start = { period: 1, box: 8, throws: [], cites: [] };
  const punt = {
    ...start,
    type: "kick",
    team: "home",
    kind: "punt",
    yards: 50,
    spot: 25,
    player: "Bobby Walden",
  } as const;
  const back = { type: "return", team: "away", of: "punt", yards: 75, player: "Billy Johnson", spot: 25 } as const;
  const six = { type: "points", team: "away", period: 1, kind: "touchdown", points: 6 } as const;
  const foul = { type: "penalty", team: "away", foul: "Holding", yards: 10, accepted: true, wipesPlay: false } as const;
  const figures = (...then: readonly unknown[]): unknown =>
    playerLines([punt, { ...back, touchdown: true, throws: [], cites: [] }, ...then] as GameEvent[]).away[0];
  expect(figures(six)).toMatchObject({ puntReturns: 1, puntReturnYards: 75, returnTouchdowns: 1 });
  expect(figures({ ...foul, chart: "punt" })).toMatchObject({ puntReturns: 1, returnTouchdowns: 0 });
});

/** As the figures of the digest were found: nobody hurries or stops the clock. */
const calm: Coach = {
  ...solo,
  id: "calm",
  choose(ask, game, state, dice) {
    if (ask.kind === "clock") return { kind: "clock", timeout: false };
    const choice = solo.choose(ask, game, state, dice);
    return choice.kind === "snap" ? { kind: "snap", call: choice.call } : choice;
  },
};

/** Means of a game, of both sides together. */
function meansOf(count: number, switches: Partial<Switches>, coaches: Coach = calm) {
  const rules = house({ injuries: "off", ...switches });
  const sums = { plays: 0, snaps: 0, flags: 0, accepted: 0, yards: 0, sacks: 0, passes: 0, turnovers: 0, home: 0 };
  for (let seed = 0; seed < count; seed++) {
    const events: GameEvent[] = [];
    games.hear({ rules, away: HOUSTON, home: PITTSBURGH }, { coaches, seed }, (event) => events.push(event));
    const box = boxScore(events);
    for (const side of SIDES) {
      sums.plays += box[side].plays;
      sums.accepted += box[side].penalties;
      sums.yards += box[side].penaltyYards;
      sums.sacks += box[side].sacks;
      sums.passes += box[side].attempts + box[side].sacks;
    }
    sums.home += box.home.fumblesLost;
    for (const event of events) {
      if (event.type === "play" && !event.isTry) sums.snaps++;
      if (event.type === "flag" && event.foul !== "Flag picked up") sums.flags++;
    }
  }
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, sum / count])) as typeof sums;
}

describe("figures of the digest, over 300 games", () => {
  const usual = meansOf(300, {});
  it("has 110 boxes per game, and what the halves of the last five add (digest 111, within 4 in 100)", () => {
    expect(usual.plays).toBeGreaterThan(110);
    expect(usual.plays).toBeLessThan(111 * 1.04);
  });
  it("has ten more with 30 boxes in every quarter (digest 121)", () => {
    const { plays } = meansOf(150, { oddQuarterBoxes: 30 });
    expect(plays - usual.plays).toBeGreaterThan(9);
    expect(plays - usual.plays).toBeLessThan(11);
  });
  it("has flags per game (digest 13.4 in 111 plays; standard error 0.2)", () => {
    expect((111 * usual.flags) / usual.plays).toBeGreaterThan(12.8);
    expect((111 * usual.flags) / usual.plays).toBeLessThan(14);
  });
  it("has a team's accepted fouls, and their yards (digest 5.8 and 47)", () => {
    expect(usual.accepted / 2).toBeGreaterThan(5.4);
    expect(usual.accepted / 2).toBeLessThan(6.4);
    expect(usual.yards / 2).toBeGreaterThan(43);
    expect(usual.yards / 2).toBeLessThan(51);
  });
  it("has fewer flags without penalties on incomplete passes (digest 11)", () => {
    const { flags, plays } = meansOf(200, { penaltyOnIncomplete: false });
    expect((111 * flags) / plays).toBeGreaterThan(9.9);
    expect((111 * flags) / plays).toBeLessThan(12);
  });
  it("has half of the sacks in the basic game, only by the quarterback's range", () => {
    const basic = meansOf(200, { mode: "basic" });
    expect(basic.sacks / basic.passes).toBeLessThan((0.7 * usual.sacks) / usual.passes);
  });
  it("keeps four of five fumbles at home under its switch", () => {
    const { home } = meansOf(300, { homeField: "on" });
    expect(home).toBeLessThan(0.4 * usual.home);
  });
});
