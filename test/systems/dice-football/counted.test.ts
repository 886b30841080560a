/** What is counted of plays that stand, and of no other: sacks, returns by list and man, yards of kicks again (sections 6.1, 7, 8). */
import { describe, expect, it } from "vitest";
import { pending, type GameState } from "../../../src/systems/dice-football/engine/index.js";
import type { OffenseCall, DefenseCall, Rows, Team } from "../../../src/systems/dice-football/rules/index.js";
import {
  ACCEPT,
  DECLINE,
  gameOf,
  HOUSTON,
  one,
  none,
  PITTSBURGH,
  play,
  position,
  REGULAR,
  snap,
  withCard,
} from "./scripted.js";

const all = <T>(value: T): Rows<T> => [{ from: 0, to: 99, value }];
/** A team that calls one thing alone. */
const calling = (team: Team, call: OffenseCall): Team => ({
  ...team,
  offense: { ...team.offense, calls: { ...team.offense.calls, "1A": all(call) } },
});
const defending = (team: Team, call: DefenseCall): Team => ({
  ...team,
  defense: { ...team.defense, calls: { ...team.defense.calls, A: all(call) } },
});

/** Houston throws short to its first receiver; Pittsburgh covers man to man. */
const away = calling(HOUSTON, "S1");
const home = defending(PITTSBURGH, "M");

describe("sacks", () => {
  const game = gameOf({ away, home });
  // 07: Pastorini's own range. Sack card 34, 1 on the red die is a flag, no fumble; then the foul.
  const sacked = "1456 0007 34 1500 99";
  it("count for the player who blocks at his position", () => {
    expect(play(game, position(game), [snap()], "1456 0007 34 5500 99").state.sacked).toEqual({ away: 1, home: 0 });
    // Offensive holding, which the defense declines.
    expect(play(game, position(game), [snap(), DECLINE], `${sacked} 00`).state.sacked).toEqual({ away: 1, home: 0 });
  });
  it("do not count if a penalty has wiped them out", () => {
    expect(play(game, position(game), [snap(), ACCEPT], `${sacked} 00`).state.sacked).toEqual({ away: 0, home: 0 });
    // Fouls of both: the down again, nobody is asked.
    expect(play(game, position(game), [snap()], `${sacked} 97`).state.sacked).toEqual({ away: 0, home: 0 });
  });
  it("come from defenders only after a lost line: never without lines (section 4.3)", () => {
    const range = { sack: [70, 89] as const };
    const wide = PITTSBURGH.roster.front.reduce((team, { name }) => withCard(team, "front", name, range), home);
    const open = gameOf({ away, home: wide });
    // The line is lost on 99, won on 00; 88 is in the range of every lineman.
    expect(one(play(open, position(open), [snap()], "1456 9988 00 5500 99"), "play").came).toBe("sack");
    expect(one(play(open, position(open), [snap()], "1456 0088"), "play").came).toBe("incomplete");
    const bare = gameOf({ away, home: wide, switches: { los: "off", defenderSacks: "on" } });
    expect(one(play(bare, position(bare), [snap()], "1456 9988"), "play").came).toBe("incomplete");
  });
});

describe("the interceptor if the chart's player is not in range", () => {
  it("is the one with the widest range in force: M of the receiver's cover man (section 4.3)", () => {
    // Blount and a safety are on the first receiver. In zone Blount's range would be the widest of all.
    const narrow = withCard(home, "backs", "Mel Blount", { intM: [90, 99], intZ: [50, 99] });
    const safeties = PITTSBURGH.roster.backs.filter(({ position: at }) => at === "SS" || at === "FS");
    const wide = safeties.reduce(
      (team, { name }) => withCard(team, "backs", name, { intM: [80, 99], intZ: null }),
      narrow,
    );
    const game = gameOf({ away, home: wide });
    const unit = game.books.home.stand(0, new Set());
    const covers = unit
      .against(game.books.away.attack(0, new Set()).unit, "M", [])
      .players[0].map(({ card }) => card.name);
    expect(covers[0]).toBe("Mel Blount");
    expect(safeties.map(({ name }) => name)).toContain(covers[1]);
    // Chart A 52: the middle linebacker, who covers somebody else.
    const thrown = play(game, position(game), [snap()], "1456 0095 52 50 00");
    expect(one(thrown, "play")).toMatchObject({ came: "intercepted", tackler: covers[1] });
  });
});

describe("repeated kicks", () => {
  const game = gameOf();
  const kickoff = position(game, { stage: "kickoff", ball: "home", driving: false });
  // Caught at the 12; a red 1, offside of the kickers.
  const foul = "56 11 70";
  it("move up by all fouls together", () => {
    const twice = play(game, kickoff, [REGULAR, ACCEPT, REGULAR, ACCEPT, REGULAR], `${foul} ${foul} 56 37`);
    const spots = twice.events.flatMap((event) => (event.type === "return" ? [event.spot] : []));
    expect(spots).toEqual([12, 17, 22]);
  });
  it("keep their shift if offsetting fouls repeat the kick", () => {
    const both = play(game, kickoff, [REGULAR, ACCEPT, REGULAR, REGULAR], `${foul} 56 11 96 56 37`);
    const spots = both.events.flatMap((event) => (event.type === "return" ? [event.spot] : []));
    expect(spots).toEqual([12, 17, 17]);
  });
  it("begin at their line again after the next score", () => {
    const stands = play(game, kickoff, [REGULAR, ACCEPT, REGULAR], `${foul} 56 37`);
    const scored: GameState = { ...stands.state, spot: 80, down: 4, toGo: 5 };
    const next = play(game, scored, [snap("fieldGoal"), REGULAR], "0044 56 37");
    expect(one({ ...next, events: next.events.filter(({ type }) => type === "return") }, "return").spot).toBe(12);
  });
});

describe("returns", () => {
  const people = gameOf({ switches: { offenseCaller: "human", defenseCaller: "human" } });
  const kickoff = position(people, { stage: "returner", ball: "home", driving: false });
  const announced = (returner: number) => ({ kind: "returner", returner }) as const;
  const asked = (state: GameState): readonly number[] => {
    const ask = pending(people, state);
    return ask.kind === "returner" ? ask.returners : [];
  };
  const first = asked(kickoff);
  it("begin with every player on the card", () =>
    expect(first).toEqual(HOUSTON.roster.returns.kick.map((_, i) => i + 1)));

  it("count when they are made: a touchback uses up no one", () => {
    const touchback = play(people, kickoff, [announced(2), REGULAR], "00");
    none(touchback, "return");
    expect(asked({ ...touchback.state, stage: "returner", ball: "home" })).toEqual(first);
    const made = play(people, kickoff, [announced(2), REGULAR], "56 37");
    expect(asked({ ...made.state, stage: "returner", ball: "home" })).toEqual(first.filter((one) => one !== 2));
  });
  it("count when the chart names the player, too, but not if the kick is repeated", () => {
    const tagged = play(people, kickoff, [announced(1), REGULAR], "64 37");
    expect(one(tagged, "return").player).toBe(HOUSTON.roster.returns.kick[1].name);
    expect(asked({ ...tagged.state, stage: "returner", ball: "home" })).toEqual(first.filter((one) => one !== 2));
    const again = play(people, kickoff, [announced(1), REGULAR, ACCEPT], "64 11 70");
    expect(asked(again.state)).toEqual(first);
  });
  it("of kickoffs and of punts have separate limits", () => {
    const made = play(people, kickoff, [announced(2), REGULAR], "56 37");
    const punt = asked({ ...made.state, stage: "puntReturner", ball: "home", called: { kind: "snap", call: "punt" } });
    expect(punt).toEqual(HOUSTON.roster.returns.punt.map((_, i) => i + 1));
  });
  it("count for a coach who announces no one", () => {
    const solo = gameOf();
    const start = position(solo, { stage: "kickoff", ball: "home", driving: false });
    expect(play(solo, start, [REGULAR], "64 37").state.returns.away).toEqual({
      kick: { game: [2], half: [2] },
      punt: { game: [], half: [] },
    });
  });
});
