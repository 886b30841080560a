/** Every switch changes games; and what some of them change, by scripted dice. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { boxOf, pending, type Game } from "../../../src/systems/dice-football/engine/index.js";
import { playThrough } from "./steps.js";
import { SWITCHES, type Switches, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { chaos } from "./invariants.js";
import {
  ACCEPT,
  DECLINE,
  gameOf,
  HOUSTON,
  one,
  PITTSBURGH,
  play,
  position,
  snap,
  withCard,
  type Sides,
} from "./scripted.js";

const PEOPLE: Partial<Switches> = { offenseCaller: "human", defenseCaller: "human" };

/** Teams on which every switch has something to do. */
function odd(team: Team): Team {
  const line = { ...team.offense.line, LT: team.offense.line.RG, RG: team.offense.line.LT };
  const forced = team.roster.front.map((card) => ({ ...card, FF: 2 }));
  const blitzes = { D: { blitzers: ["MLB"], coverage: "Z", order: ["MLB"], drops: ["RDE"] } } as const;
  // The second receiver is no wide receiver.
  const groups = team.offense.groups.map((group) => {
    const [first, second, third, ...others] = group.receivers;
    return { ...group, receivers: [first, third, second, ...others] };
  });
  return {
    ...team,
    roster: { ...team.roster, front: forced },
    offense: { ...team.offense, line, groups },
    defense: { ...team.defense, blitzes },
  };
}
const unstarted = withCard(odd(HOUSTON), "carriers", "Mack Alston", { starts: 0 });

/** Events of a game as text. */
function toldOf(game: Game, seed: number): string {
  const [dice, own] = [seededRoller(seed), seededRoller(seed + 5000)];
  const { events } = playThrough(game, dice, (ask, state) => chaos(ask, game, state, own));
  return JSON.stringify(events.slice(1));
}

/** Events of so many games, each told when it is first asked for. */
function games(sides: Sides, seeds: number): (() => string)[] {
  const game = gameOf(sides);
  return Array.from({ length: seeds }, (_, seed) => {
    let text: string | undefined;
    return () => (text ??= toldOf(game, seed));
  });
}

/** True where a game of these differs from the same one of those; the first one tells it. */
const differ = (sides: Sides, usual: readonly (() => string)[]): boolean =>
  games(sides, usual.length).some((told, seed) => told() !== usual[seed]());

describe("every switch", () => {
  const home = { ...odd(PITTSBURGH), season: 1996 };
  const plain = { away: unstarted, home };
  const usual = { solo: games(plain, 12), people: games({ ...plain, switches: PEOPLE }, 12) };

  it("gives a game of its own, the same under the same rules", () => {
    expect(differ(plain, usual.solo)).toBe(false);
    expect(differ({ ...plain, switches: PEOPLE }, usual.people)).toBe(false);
  });

  for (const { id, values } of SWITCHES) {
    // Overtime, formations of one's own, and what leagues alone ask, and fouls on coverage, which need foul ranges, have tests by themselves.
    if (id === "customFormations" || id === "seasonUsage" || id === "coverageFouls") continue;
    it(`${id} matters`, () => {
      const differs = values.slice(1).some(({ value }) => {
        const switches = { [id]: value } as Partial<Switches>;
        return (
          differ({ ...plain, switches }, usual.solo) ||
          differ({ ...plain, switches: { ...PEOPLE, ...switches } }, usual.people)
        );
      });
      expect(
        differs || (id === "overtime" && differ({ ...plain, switches: { overtime: "none" } }, games(plain, 120))),
      ).toBe(true);
    });
  }
});

describe("fouls", () => {
  const game = gameOf();
  const start = position(game, { spot: 38, down: 2, toGo: 6 });
  /** Coleman behind left guard for 4, and a foul of this number. */
  const foul = (number: string) => `1456 3967 1330 ${number}`;
  const first = { ...start, down: 1, toGo: 10 };
  it("by the offense: the down again, or the play", () => {
    expect(play(game, first, [snap(), ACCEPT], foul("05")).state).toMatchObject({
      spot: 28,
      down: 1,
      toGo: 20,
      left: 40,
    });
    expect(play(game, first, [snap(), DECLINE], foul("05")).state).toMatchObject({
      spot: 42,
      down: 2,
      toGo: 6,
      left: 38,
    });
  });
  it("before the snap ask no one, and take no box", () => {
    expect(play(game, first, [snap()], foul("30")).state).toMatchObject({ spot: 33, down: 1, toGo: 15, left: 40 });
  });
  it("at the end of the play are added, and take no box either", () => {
    expect(play(game, first, [snap()], foul("54")).state).toMatchObject({ spot: 27, down: 2, toGo: 21, left: 40 });
    expect(play(game, first, [snap()], foul("80")).state).toMatchObject({ spot: 57, down: 1, toGo: 10, left: 40 });
  });
  it("by both repeat the down, and a flag may be picked up", () => {
    expect(play(game, first, [snap()], foul("97")).state).toMatchObject({ spot: 38, down: 1, left: 40 });
    expect(play(game, first, [snap()], foul("99")).state).toMatchObject({ spot: 42, down: 2, left: 38 });
  });
  it("are not touches if accepted (ruling A24)", () => {
    expect(play(game, first, [snap(), ACCEPT], foul("05")).state.touches.away[0]).toBe(0);
    expect(play(game, first, [snap()], foul("54")).state.touches.away[0]).toBe(0);
    expect(play(game, first, [snap(), DECLINE], foul("05")).state.touches.away[0]).toBe(1);
  });
  it("half the distance, interference from its spot, loss of down", () => {
    const deep = position(game, { spot: 8, toGo: 10 });
    expect(play(game, deep, [snap(), ACCEPT], foul("05")).state).toMatchObject({ spot: 4, toGo: 14 });
    // Incomplete with blue 1; 60: interference, 55: seven yards past the line.
    const thrown = position(game, { spot: 42, down: 2, toGo: 6 });
    const caught = play(game, thrown, [snap(), ACCEPT], "6875 8961 60 55");
    expect(caught.state).toMatchObject({ spot: 49, down: 1, toGo: 10 });
    expect(play(game, thrown, [snap(), ACCEPT], "6875 8961 52").state).toMatchObject({ spot: 32, down: 3, toGo: 16 });
  });
  it("on incomplete passes only under ruling A4", () => {
    const strict = gameOf({ switches: { penaltyOnIncomplete: false } });
    expect(play(strict, position(strict, { spot: 42, down: 2, toGo: 6 }), [snap()], "6875 8961").state.down).toBe(3);
  });
});

describe("the track", () => {
  const game = gameOf();
  const late = position(game, { period: 2, left: 10, spot: 42, down: 2, toGo: 6, timeouts: { away: 1, home: 0 } });
  it("moves half a box for an incompletion in the last five, and for a timeout", () => {
    expect(play(game, late, [snap()], "6875 8952").state.left).toBe(9);
    const asked = play(game, late, [snap()], "1456 3967 7330");
    expect(asked.state.stage).toBe("clock");
    expect(play(game, late, [snap(), { kind: "clock", timeout: true }], "1456 3967 7330").state.left).toBe(9);
    expect(play(game, late, [snap(), { kind: "clock", timeout: false }], "1456 3967 7330").state.left).toBe(8);
    expect(boxOf(game, late)).toBe(26);
  });
  it("moves a whole box earlier, even for an incompletion", () => {
    const early = { ...late, left: 40 };
    expect(play(game, early, [snap()], "6875 8952").state.left).toBe(38);
  });
  it("holds the pawn once per half before them", () => {
    const held = { ...late, left: 14, timeouts: { away: 3, home: 3 } };
    const stopped = play(game, held, [snap(), { kind: "clock", timeout: true }], "1456 3967 7330").state;
    expect(stopped).toMatchObject({ left: 14, held: { away: true, home: false }, timeouts: { away: 2 } });
    const again = { ...stopped, spot: 42, down: 1, toGo: 10 };
    expect(pending(game, play(game, again, [snap()], "1456 3967 7330").state)).toMatchObject({
      kind: "clock",
      team: "home",
    });
  });
  it("ends a quarter with a whole play in its last half box", () => {
    const last = { ...late, left: 1 };
    const ended = play(game, last, [snap()], "1456 3967 7330");
    expect(ended.state).toMatchObject({ stage: "kickoff", period: 3, ball: "home" });
  });
  it("a completion on an even roll is half a box in the two-minute offense (ruling A33)", () => {
    const hurry = { kind: "snap", call: "card", twoMinute: true } as const;
    const nobody = { ...late, timeouts: { away: 0, home: 0 } };
    expect(play(game, nobody, [hurry], "6875 8948 6569").state.left).toBe(9);
    expect(play(game, nobody, [hurry], "6875 8947 6569").state.left).toBe(8);
    expect(play(game, nobody, [snap()], "6875 8948 6569").state.left).toBe(8);
  });
});

describe("coverage and the box", () => {
  it("a safety on a 5 moves underneath and adds 5 (rulings A8, A12)", () => {
    const [, home] = [HOUSTON, HOUSTON];
    const game = gameOf({ away: PITTSBURGH, home: { ...home, id: "h" } });
    const start = position(game, { spot: 38 });
    // 1A of Pittsburgh 00: behind the center; the defense's 75 is zone, and ends in 5.
    const played = play(game, start, [snap()], "0075 3967 7330");
    expect(one(played, "play")).toMatchObject({ boxed: ["C. L. Whittington"], line: { defense: 83 } });
  });
  it("a runner who has had his touches skips the line if a person calls", () => {
    const game = gameOf({ switches: { offenseCaller: "human" } });
    const touches = { away: [14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], home: position(game).touches.home };
    const start = position(game, { spot: 38, touches });
    const played = play(game, start, [snap("LG")], "1456 3967 7330");
    expect(one(played, "play")).toMatchObject({ player: "Ronnie Coleman", bonus: 3 - 4 - 2 });
    expect(one(played, "play").line).toBeUndefined();
    // In the solo game the next back by carries runs.
    const solo = gameOf();
    expect(one(play(solo, start, [snap()], "1456 3967 7330"), "play").player).toBe("Don Hardeman");
  });
  it("a receiver who has had his touches is thrown to without his rating", () => {
    const game = gameOf();
    const touches = { away: [0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0], home: position(game).touches.home };
    const start = position(game, { spot: 42, down: 2, toGo: 6, touches });
    expect(one(play(game, start, [snap()], "6875 8952"), "play").net).toBe(-8 - 2);
  });
});
