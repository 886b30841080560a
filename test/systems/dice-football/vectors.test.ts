/** The test vectors of the digest's section 13, by their numbers, and the engine's boundaries of the fixture of section 14. */
import { describe, expect, it } from "vitest";
import { ScriptedRoller } from "../../../src/kernel/dice/index.js";
import {
  blockersOf,
  boxOf,
  carriesBox,
  codeOf,
  pending,
  type GameState,
} from "../../../src/systems/dice-football/engine/index.js";
import { hurtSomebody } from "../../../src/systems/dice-football/engine/men/injury.js";
import { winsUpTo } from "../../../src/systems/dice-football/engine/plays/line.js";
import { completionRange, longCatch, zoneFactor } from "../../../src/systems/dice-football/engine/plays/pass.js";
import { isSpent, touch } from "../../../src/systems/dice-football/engine/men/stamina.js";
import { logRows } from "../../../src/systems/dice-football/log/log-rows.js";
import { scoringLines } from "../../../src/systems/dice-football/log/scoring.js";
import { playerLines } from "../../../src/systems/dice-football/log/player-lines.js";
import { storyLines } from "../../../src/systems/dice-football/narrate-game.js";
import { coverageOf } from "../../../src/systems/dice-football/engine/plays/coverage.js";
import {
  facesText,
  spanText,
  STANDARD_CHARTS,
  STANDARD_RULES,
} from "../../../src/systems/dice-football/rules/index.js";
import {
  blitzCall,
  blockControl,
  defenseUnit,
  manCoverage,
  offenseUnit,
  referenceCard,
  runControl,
  rushControl,
  zoneValues,
} from "../../../src/systems/dice-football/trc/index.js";
import { carriesSpans } from "./carries.js";
import {
  ACCEPT,
  digits,
  gameOf,
  house,
  HOUSTON,
  none,
  one,
  PITTSBURGH,
  play,
  position,
  REGULAR,
  snap,
  withCard,
} from "./scripted.js";

/** Houston visits Pittsburgh. */
const game = gameOf();
const houston = position(game, { spot: 38 });
const second = position(game, { spot: 42, down: 2, toGo: 6 });

/** Houston's base group against Pittsburgh's base formation, and the other way round. */
const oilers = offenseUnit(HOUSTON, 0);
const steelers = defenseUnit(PITTSBURGH, 0);
const oilersBase = defenseUnit(HOUSTON, 0);

describe("dice and kickoffs", () => {
  it("T1: red 1 and white 4 are 14", () => {
    expect(digits("14 0")).toEqual([1, 4, 10]);
    const played = play(game, houston, [snap()], "1456 3967 7330");
    expect(one(played, "play").throws[0]).toEqual({ use: "call", dice: [1, 4, 5, 6] });
    expect(one(played, "play").cites[0]).toBe("calls 1A 11-19: LG");
  });
  it("T2: a kickoff of 56 is caught at the 12; Johnson's 7 returns it to the 38", () => {
    const kick = position(game, { stage: "kickoff", ball: "home", driving: false });
    const played = play(game, kick, [REGULAR], "56 37");
    expect(one(played, "return")).toMatchObject({ player: "Billy Johnson", spot: 12, yards: 26 });
    expect(played.state).toMatchObject({ ball: "away", spot: 38, down: 1, toGo: 10 });
  });
});

describe("runs", () => {
  it("T3, T5: the line is won up to 49 and the difference", () => {
    expect(winsUpTo(80, 70)).toBe(59);
    expect(winsUpTo(76, 81)).toBe(44);
    expect([winsUpTo(99, 20), winsUpTo(10, 90)]).toEqual([99, -1]);
  });
  it("T4-T8: Coleman behind left guard gains 3 + 1 to his own 42, tackled by Ham", () => {
    const played = play(game, houston, [snap()], "1456 3967 7330");
    expect(one(played, "play")).toMatchObject({
      code: "1A",
      call: "LG",
      defense: "M",
      player: "Ronnie Coleman",
      line: { offense: 76, defense: 81, roll: 39, winner: "away" },
      blocker: "Carl Mauck",
      defender: "Jack Lambert",
      bonus: 1,
      yards: 4,
      tackler: "Jack Ham",
    });
    expect(played.state).toMatchObject({ spot: 42, down: 2, toGo: 6 });
    expect(codeOf(played.state, STANDARD_CHARTS)).toBe("2A");
  });
  it("T6: the bonus is a plain sum, and 2 less for a lost line", () => {
    const lost = play(game, houston, [snap()], "1456 4567 7330");
    expect(one(lost, "play")).toMatchObject({ line: { winner: "home" }, bonus: 3 - 4 - 2, yards: 0 });
  });
  it("T7: a winning blocker gets to +6 at most", () => {
    const strong = gameOf({ away: withCard(HOUSTON, "linemen", "Carl Mauck", { RB: 5 }) });
    expect(one(play(strong, houston, [snap()], "1456 3967 7330"), "play").bonus).toBe(6 - 4);
  });
  it("T20: 54 on 1A is behind left tackle, by Coleman", () => {
    const played = play(game, houston, [snap()], "5456 3900 7330");
    expect(one(played, "play")).toMatchObject({ call: "LT", player: "Ronnie Coleman" });
  });
});

describe("passes", () => {
  it("T9-T11: Short to Johnson against the zone: -8 and +4, -2 for the line; 11 yards, tackled by Wagner", () => {
    const played = play(game, second, [snap()], "6875 8947 6569");
    expect(one(played, "play")).toMatchObject({
      call: "S2",
      defense: "Z",
      player: "Billy Johnson",
      line: { offense: 79, defense: 80, roll: 89, winner: "home" },
      net: -6,
      result: "complete",
      yards: 11,
      tackler: "Mike Wagner",
    });
    expect(played.state).toMatchObject({ spot: 53, down: 1, toGo: 10 });
    expect([winsUpTo(79, 80), spanText(completionRange([9, 56], -6))]).toEqual([48, "09-50"]);
  });
  it("T12: 51 to 56 are incomplete then", () => {
    // Blue 0: long or injury; blue 1: a penalty, and 99 picks its flag up.
    const complete = play(game, second, [snap()], "6875 8950 6569 50 00 99");
    expect(one(complete, "play").result).toBe("complete");
    for (const more of ["51 99", "52", "53", "54", "55", "56"]) {
      expect(one(play(game, second, [snap()], `6875 89${more}`), "play").result).toBe("incomplete");
    }
  });
  it("T13: 84 is Greenwood's sack if the defense won the line, else incomplete", () => {
    const lost = play(game, second, [snap()], "6875 8984 5520 99");
    expect(one(lost, "play")).toMatchObject({ result: "sack", tackler: "L. C. Greenwood" });
    expect(one(play(game, second, [snap()], "6875 1084"), "play").result).toBe("incomplete");
  });
  it("T14: 07 is Pastorini's sack in any case", () => {
    const played = play(game, second, [snap()], "6875 1007 00 5520 99");
    expect(one(played, "play")).toMatchObject({ result: "sack", line: { winner: "away" } });
  });
  it("T15: 89 is Blount's interception in man, not Greenwood's sack", () => {
    const blount = position(game, { spot: 42, down: 2, toGo: 6 });
    // 60: Short to Burrough, on whom Blount plays; 56: man.
    const played = play(game, blount, [snap()], "6056 8989 50 00");
    expect(one(played, "play")).toMatchObject({ player: "Ken Burrough", result: "intercepted", tackler: "Mel Blount" });
  });
  it("T16: 81 in both ranges is a sack", () => {
    const hands = withCard(PITTSBURGH, "front", "L. C. Greenwood", { sack: [81, 89] });
    const wide = withCard(HOUSTON, "quarterbacks", "Dan Pastorini", {
      passing: {
        ...HOUSTON.roster.quarterbacks[0].passing,
        S: { scramble: [0, 5], sacked: [6, 8], complete: [9, 95], incomplete: [96, 97], intercepted: [98, 99] },
      },
    });
    const both = gameOf({ away: wide, home: hands });
    // A blue 1 is a penalty on the pass; red of the next roll counts on a sack.
    expect(one(play(both, second, [snap()], "6875 8981 5520 99"), "play").result).toBe("sack");
    expect(one(play(both, second, [snap()], "6875 1081 6569 99"), "play").result).toBe("complete");
  });
  it("T17, T21: a back who stays in adds 5; on 1A the rolls that end in 5 keep him in", () => {
    const rolls = [55, 65, 75, 85, 95];
    for (const roll of rolls) {
      const played = play(game, houston, [snap()], `${roll}56 9970`);
      expect(one(played, "play")).toMatchObject({ blocked: ["Don Hardeman"], line: { offense: 84 } });
    }
  });
  it("T18: three blockers double the zone, four count it three times", () => {
    expect([1, 2, 3, 4].map((count) => -8 * zoneFactor(count))).toEqual([-8, -8, -16, -24]);
  });
  it("T22-T24: short to Burrough: normal -4, man -6, zone +1", () => {
    const attack = offenseUnit(HOUSTON, 0);
    const rating = attack.receivers[0].card.rating;
    const net = (call: "N" | "M" | "Z"): number => {
      const { ratings, zone } = coverageOf(oilersBase, attack, { call, boxed: [], rules: STANDARD_RULES });
      return rating + ratings[0] + (zone?.U ?? 0);
    };
    expect(rating).toBe(7);
    expect([net("N"), net("M"), net("Z")]).toEqual([-4, -6, 1]);
  });
  it("T25: three linebackers take two backs and the end, the fourth doubles the end, both safeties the wide receivers", () => {
    const cover = manCoverage(oilersBase, offenseUnit(HOUSTON, 0)).map((men) => men.map(({ at }) => at));
    expect(cover[0]).toEqual(["CB1", "FS"]);
    expect(cover[1]).toEqual(["CB2", "SS"]);
    expect(cover[2].every((at) => at.includes("LB")) && cover[2]).toHaveLength(2);
    expect([cover[3].length, cover[4].length]).toEqual([1, 1]);
  });
  it("T26: blitz A of Houston's base is 64 and both outside linebackers", () => {
    expect(blitzCall(oilersBase, STANDARD_CHARTS, "A", STANDARD_RULES.switches).PRC).toBe(81);
  });
  it("T27: blitz A of the dime is Bingham and Cotney: PRC, his own and 5", () => {
    const dime = defenseUnit(HOUSTON, 2);
    const call = blitzCall(dime, STANDARD_CHARTS, "A", STANDARD_RULES.switches);
    expect(call.blitzers.map(({ card }) => card.name)).toEqual(["Gregg Bingham", "Mark Cotney"]);
    const { PRC } = referenceCard(HOUSTON, STANDARD_RULES).formations[2];
    expect(call.PRC).toBe(PRC + 5 + 5);
  });
  it("T33: under pressure a long completion on 10-19 is a medium one", () => {
    const pressed = gameOf({ switches: { offenseCaller: "human", qbPressure: "on" } });
    // The defense plays 30, normal; receiver 1 stays receiver 1 on 00; x = 15.
    const deep = { ...second, spot: 20 };
    const played = play(pressed, deep, [snap("L1")], "0030 00 9915 5569");
    const burrough = HOUSTON.roster.carriers[5];
    expect(one(played, "play")).toMatchObject({ level: "M", yards: burrough.M[5], player: "Ken Burrough" });
    const calm = gameOf({ switches: { offenseCaller: "human" } });
    expect(one(play(calm, deep, [snap("L1")], "0030 00 9915 5569"), "play").level).toBe("L");
  });
});

describe("lineups", () => {
  it("T19: Hoaglin for Mauck makes 65 and 71", () => {
    const line = { ...HOUSTON.offense.line, OC: "Fred Hoaglin" };
    const team = { ...HOUSTON, offense: { ...HOUSTON.offense, line } };
    expect(blockControl(oilers)).toEqual({ RBC: 76, PBC: 79 });
    expect(blockControl(offenseUnit(team, 0))).toEqual({ RBC: 65, PBC: 71 });
    // The same by an injury.
    expect(blockControl(offenseUnit(HOUSTON, 0, { out: new Set(["Carl Mauck"]) }))).toEqual({ RBC: 65, PBC: 71 });
  });
  it("T32: a substitute weakens the zone by 1, many by 6, never above -1", () => {
    const base = zoneValues(steelers, "Z");
    const weak = (count: number) => zoneValues({ ...steelers, substitutes: count }, "Z");
    expect(base).toEqual({ U: -8, O: -7 });
    expect([weak(1).O, weak(3).U, weak(11).U]).toEqual([-6, -5, -2]);
    expect(zoneValues({ ...defenseUnit(HOUSTON, 2), substitutes: 3 }, "N").U).toBe(-1);
  });
  it("6.8: for any substitute the printed value moves by 1 each, and the totals are those of the cards", () => {
    // Pittsburgh's Z is printed -8U -7O (section 14): -7U -6O without Blount and his -14, -6U -5O without Lambert too.
    const without = (...names: string[]) => defenseUnit(PITTSBURGH, 0, { out: new Set(names) });
    expect(zoneValues(without("Mel Blount"), "Z")).toEqual({ U: -7, O: -6 });
    const two = without("Mel Blount", "Jack Lambert");
    expect(zoneValues(two, "Z")).toEqual({ U: -6, O: -5 });
    const lambert = steelers.men.find(({ card }) => card.name === "Jack Lambert")!;
    const other = two.men.find(({ at }) => at === lambert.at)!;
    expect(runControl(two)).toBe(81 - lambert.card.RDC + other.card.RDC);
    expect(rushControl(two)).toBe(80);
    // A safety in the box moves the printed values, whoever stands for him (A12).
    const boxed = (unit: typeof steelers) => zoneValues(unit, "Z", { boxed: unit.men.filter(({ at }) => at === "SS") });
    const { U, O } = boxed(steelers);
    expect(boxed(without("Mike Wagner"))).toEqual({ U: U + 1, O: O + 1 });
    // Without the short way the formula of 4.4 is used on who is there: 9 of three linebackers and the substitute, in thirds.
    const corner = without("Mel Blount").men.find(({ at }) => at === "CB1")!.card;
    const long = zoneValues(without("Mel Blount"), "Z", { subsShort: false });
    expect(long.U).toBe(-Math.ceil((9 - corner.PD) / 3));
    // In the game: the same pass against the same call, with Blount and without.
    const group = offenseUnit(HOUSTON, 0);
    const zoneOf = (unit: typeof steelers) =>
      coverageOf(unit, group, { call: "Z", boxed: [], rules: STANDARD_RULES }).zone;
    expect(zoneOf(without("Mel Blount"))).toEqual({ U: -7, O: -6 });
  });
  it("T37: Willis for Coleman carries next to Hardeman", () => {
    const box = carriesBox(HOUSTON, new Set(["Ronnie Coleman"]));
    expect(carriesSpans(HOUSTON, box)).toEqual([
      ["Don Hardeman", "1-6"],
      ["Fred Willis", "7-9,0"],
    ]);
    expect([1, 6, 7, 9, 0].map((digit) => box.runner(digit).name)).toEqual([
      "Don Hardeman",
      "Don Hardeman",
      "Fred Willis",
      "Fred Willis",
      "Fred Willis",
    ]);
  });
  it("T38: Coleman is free again when all five backs have had their touches", () => {
    const touched = position(game, {
      touches: { away: [14, 14, 11, 2, 1, 0, 0, 0, 0, 0, 0], home: position(game).touches.home },
    });
    const [coleman] = HOUSTON.roster.carriers;
    expect(isSpent(game, touched, "away", coleman)).toBe(true);
    const draft = { ...touched } as { -readonly [K in keyof GameState]: GameState[K] };
    const dice = { die: () => 1 };
    touch({ game, dice, emit: () => undefined, draft }, "away", "Willie Rodgers", false);
    expect(draft.freed.away).toEqual(["RB"]);
    expect(isSpent(game, draft, "away", coleman)).toBe(false);
  });
  it("4.6: a player who misses some plays still has his touches, one out for the game has none", () => {
    // Everybody but Coleman, who has one left; Rodgers is about to have his last.
    const spentBacks = (until?: "plays" | "quarter" | "game") =>
      position(game, {
        touches: { away: [13, 14, 11, 2, 1, 0, 0, 0, 0, 0, 0], home: position(game).touches.home },
        ...(until && { out: { away: [{ name: "Ronnie Coleman", until, plays: 1 }], home: [] } }),
      });
    const freed = (state: GameState) => {
      const draft = { ...state } as { -readonly [K in keyof GameState]: GameState[K] };
      const turn = { game, dice: { die: () => 1 }, emit: () => undefined, draft };
      touch(turn, "away", "Willie Rodgers", false);
      return { turn, draft };
    };
    expect(freed(spentBacks()).draft.freed.away).toEqual([]);
    expect(freed(spentBacks("plays")).draft.freed.away).toEqual([]);
    expect(freed(spentBacks("quarter")).draft.freed.away).toEqual([]);
    expect(freed(spentBacks("game")).draft.freed.away).toEqual(["RB"]);
    // The same where he goes out later.
    const { turn, draft } = freed(spentBacks("quarter"));
    const [coleman] = HOUSTON.roster.carriers;
    const dice = new ScriptedRoller(digits("00 50"));
    hurtSomebody({ ...turn, dice }, { kind: "run", team: "away", carrier: coleman }, coleman);
    expect(draft.out.away).toEqual([{ name: "Ronnie Coleman", until: "game", plays: 0 }]);
    expect(draft.freed.away).toEqual(["RB"]);
  });
  it("T39: two safeties in the box are 10 more", () => {
    const human = gameOf({ switches: { defenseCaller: "human" } });
    const choices = [snap(), { kind: "defense", call: "N", box: 2 } as const];
    const played = play(human, houston, choices, "1456 3967 7330");
    expect(one(played, "play")).toMatchObject({
      line: { defense: 91, winner: "home" },
      boxed: ["Mike Wagner", "Glen Edwards"],
    });
  });
  it("T35: sacks bring more blockers", () => {
    const rules = house({ blockersBySacks: "on" });
    const who = (sacked: number, white: number): number[] =>
      blockersOf(rules, oilers.receivers, { white, sacked }).map(({ number }) => number);
    const sorted = (list: number[]): number[] => [...list].sort();
    expect([0, 1].flatMap((sacked) => [who(sacked, 5), who(sacked, 7)])).toEqual([[5], [], [5], []]);
    for (const sacked of [2, 3])
      expect([sorted(who(sacked, 5)), who(sacked, 7), who(sacked, 4)]).toEqual([[4, 5], [5], []]);
    expect([sorted(who(4, 5)), sorted(who(4, 7))]).toEqual([
      [4, 5],
      [4, 5],
    ]);
    expect([sorted(who(5, 5)), sorted(who(6, 7))]).toEqual([
      [3, 4, 5],
      [4, 5],
    ]);
  });
});

describe("kicks", () => {
  const fourth = position(game, { spot: 64, down: 4, toGo: 8 });
  it("T28, T29: a coffin punt from the 36: 46 yards less 13 is dead at the 3", () => {
    const punter = HOUSTON.roster.punters[0];
    const yards = [
      { from: 0, to: 0, value: "blocked" as const },
      { from: 1, to: 99, value: 46 },
    ];
    const long = gameOf({ away: withCard(HOUSTON, "punters", punter.name, { yards }) });
    const played = play(long, fourth, [snap("coffin")], "3 55");
    expect(one(played, "kick").yards).toBe(33);
    expect(played.state).toMatchObject({ ball: "home", spot: 3, down: 1 });
    none(played, "return");
    // 0 costs ten, 9 nineteen; on an even roll outside of the 5 it may be returned: 99 is a fair catch.
    expect(play(long, { ...fourth, spot: 40 }, [snap("coffin")], "0 56 99").state.spot).toBe(24);
    expect(play(long, { ...fourth, spot: 40 }, [snap("coffin")], "9 56 99").state.spot).toBe(33);
    // An odd roll is dead outside of the 5 as well, an even one inside of it.
    expect(play(long, { ...fourth, spot: 40 }, [snap("coffin")], "0 57").state.spot).toBe(24);
    expect(play(long, fourth, [snap("coffin")], "3 56").state.spot).toBe(3);
  });
  it("a regular punt inside the 5 is a touchback", () => {
    const punter = HOUSTON.roster.punters[0];
    const at = (value: number) =>
      gameOf({ away: withCard(HOUSTON, "punters", punter.name, { yards: [{ from: 0, to: 99, value }] }) });
    expect(play(at(32), fourth, [snap("punt")], "55").state.spot).toBe(20);
    expect(play(at(31), fourth, [snap("punt")], "55 99").state.spot).toBe(5);
  });
  it("T30: from the 3 it is a kick of 20 yards", () => {
    const played = play(game, { ...fourth, spot: 97, toGo: 3 }, [snap("fieldGoal")], "0055");
    expect(one(played, "kick").yards).toBe(20);
  });
  it("T31: a free kickoff is caught ten yards farther up", () => {
    const free = position(game, { stage: "freeKick", ball: "home", spot: 20, driving: false });
    // 62: caught at the 18.
    const played = play(game, free, [{ kind: "freeKick", kick: "kickoff" }], "62 37");
    expect(one(played, "return").spot).toBe(28);
  });
  it("a free kick that lands on the goal line is a touchback, one short of it is returned", () => {
    // 03 is 22 yards from the 20; fouls before the kick have moved its landing to the goal line, or a yard short of it.
    const landing = (moved: number, dice: string) => {
      const free = position(game, { stage: "freeKick", spot: 20, driving: false, kickMove: moved });
      return play(game, free, [{ kind: "freeKick", kick: "punt" }], dice);
    };
    expect(one(landing(-58, "03"), "kick")).toMatchObject({ yards: 22, touchback: true });
    expect(one(landing(-57, "03 37"), "return").spot).toBe(1);
  });
  it("T40: holding on a play from the own 2 is a safety, and a free kick from the 20", () => {
    const deep = position(game, { spot: 2 });
    // Behind left guard; red 1: a penalty, 10: holding.
    const played = play(game, deep, [snap(), ACCEPT], "1456 3967 1330 10");
    expect(one(played, "points")).toMatchObject({ team: "home", kind: "safety", points: 2 });
    expect(played.state).toMatchObject({ stage: "freeKick", ball: "away", spot: 20 });
    const three = play(game, position(game, { spot: 3 }), [snap(), ACCEPT], "1456 3967 1330 10");
    expect(three.state).toMatchObject({ stage: "snap", spot: 2, down: 1, toGo: 11 });
  });
});

describe("T36: boundaries", () => {
  it("onside 24 and 25", () => {
    const kick = position(game, { stage: "kickoff", ball: "home", driving: false });
    const onside = { kind: "kickoff", kick: "onside" } as const;
    expect(play(game, kick, [onside], "2455").state).toMatchObject({ ball: "home", spot: 45 });
    expect(play(game, kick, [onside], "2555").state).toMatchObject({ ball: "away", spot: 55 });
  });
  it("sneak 59 and 60", () => {
    const third = position(game, { spot: 50, down: 3, toGo: 1 });
    expect(play(game, third, [snap("sneak")], "59").state).toMatchObject({ spot: 51, down: 1 });
    expect(play(game, third, [snap("sneak")], "60").state).toMatchObject({ spot: 50, down: 4 });
  });
  it("hail mary 00, 79 and 80", () => {
    const last = position(game, { spot: 40 });
    const caught = play(game, last, [snap("hailMary")], "00 0055");
    expect(one(caught, "play").touchdown).toBe(true);
    const missed = play(game, last, [snap("hailMary")], "79");
    expect(missed.state).toMatchObject({ ball: "away", down: 2 });
    const taken = play(game, last, [snap("hailMary")], "80");
    expect(taken.state).toMatchObject({ ball: "home", spot: 20 });
    // Ruling A35: receiver 1 has it, and nobody tires.
    const { receivers } = HOUSTON.offense.groups.find(({ codes }) => codes.includes("1A"))!;
    expect(playerLines(caught.events).away.find(({ name }) => name === receivers[0].name)).toMatchObject({
      receptions: 1,
      receivingYards: 60,
      receivingTouchdowns: 1,
      touches: 0,
    });
    expect(playerLines(missed.events).away.map(({ targets }) => targets)).toEqual([0]);
    expect(playerLines(taken.events).home).toMatchObject([{ name: "Mel Blount", interceptions: 1 }]);
    expect(pending(game, position(game, { spot: 39 }))).toMatchObject({
      calls: expect.not.arrayContaining(["hailMary"]),
    });
  });
  it("long 29 and 30", () => {
    const [coleman] = HOUSTON.roster.carriers;
    const long = play(game, houston, [snap()], "1456 3967 0330 29");
    expect(one(long, "play")).toMatchObject({ long: true, yards: coleman.II[3] + 1 });
    const hurt = play(game, houston, [snap()], "1456 3967 0330 30 00 99");
    expect(one(hurt, "play").yards).toBe(4);
    expect(one(hurt, "injury")).toMatchObject({ player: "Ronnie Coleman", hurt: false, plays: 1 });
  });
  it("long passes read the long column, or go 20 yards farther", () => {
    expect([longCatch(10, 34, "S"), longCatch(40, 34, "M"), longCatch(30, 30, "L")]).toEqual([34, 60, 50]);
  });
  it("return touchdown 29 and 30", () => {
    const kick = position(game, { stage: "kickoff", ball: "home", driving: false });
    const face = HOUSTON.roster.returns.kick[0].yards.indexOf("TD");
    expect(face).toBeGreaterThanOrEqual(0);
    const all = play(game, kick, [REGULAR], `56 3${face} 29 0055`);
    expect(one(all, "return")).toMatchObject({ touchdown: true, yards: 88 });
    expect(one(play(game, kick, [REGULAR], `56 3${face} 30`), "return").yards).toBe(50);
  });
  it("a fumble at home 79 and 80", () => {
    const home = gameOf({ away: PITTSBURGH, home: HOUSTON, switches: { homeField: "on" } });
    const start = position(home, { ball: "home", spot: 38 });
    // Face 1 is in Coleman's fumble range; red 9.
    const kept = play(home, start, [snap()], "1156 3967 9130 79");
    expect(one(kept, "fumble").recovered).toBe("home");
    expect(kept.state).toMatchObject({ ball: "home", down: 2 });
    const lost = play(home, start, [snap()], "1156 3967 9130 80 00 00");
    expect(one(lost, "fumble").recovered).toBe("away");
  });
  it("a kick of 99: 49 misses, 50 is blocked", () => {
    const near = position(game, { spot: 80, down: 4, toGo: 8 });
    const missed = play(game, near, [snap("fieldGoal")], "9955 49");
    expect(one(missed, "kick")).toMatchObject({ good: false });
    expect(one(missed, "kick").blocked).toBeUndefined();
    const dead = one(play(game, near, [snap("fieldGoal")], "9955 50 00"), "kick");
    expect([dead.blocked, dead.by]).toEqual([true, undefined]);
  });
  it("A37: a blocked kick that scores belongs to the tackler with the second die's rank", () => {
    const { ranks } = game.books.home.stand(0, new Set());
    const near = position(game, { spot: 80, down: 4, toGo: 8 });
    const kick = play(game, near, [snap("fieldGoal")], "9955 50 98 0055");
    expect(one(kick, "points")).toMatchObject({ team: "home", kind: "touchdown" });
    expect(one(kick, "kick").by).toBe(ranks[7].card.name);
    expect(playerLines(kick.events).home[0]).toMatchObject({ name: ranks[7].card.name, defenseTouchdowns: 1 });
    expect(storyLines(kick.events, { away: "Oilers", home: "Steelers" }).join(" ")).toContain(
      `is blocked; ${ranks[7].card.name} brings it in`,
    );
    expect(scoringLines(logRows(kick.events, { away: "HOU", home: "PIT" }))).toMatchObject([
      { team: "home", how: expect.stringMatching(/\S blocked kick$/), tried: "kick" },
    ]);
    // 20 yards from the own 20: no score, and no name.
    expect(one(play(game, near, [snap("fieldGoal")], "9955 50 90"), "kick").by).toBeUndefined();

    const punter = HOUSTON.roster.punters[0];
    const never = gameOf({
      away: withCard(HOUSTON, "punters", punter.name, { yards: [{ from: 0, to: 99, value: "blocked" as const }] }),
    });
    const deep = position(never, { spot: 10, down: 4, toGo: 8 });
    const named = (dice: string): string | undefined => one(play(never, deep, [snap("punt")], `44 ${dice}`), "kick").by;
    // Behind the goal line without a note (12 yards), with one (a safety), and a touchdown wherever it is: a 0 is the tenth.
    expect([named("07 0055"), named("75"), named("90 0055")]).toEqual([
      ranks[6].card.name,
      undefined,
      ranks[9].card.name,
    ]);
  });
  it("T34: a back with half of his touches in the first quarter may be hot", () => {
    const twenty = gameOf({
      away: withCard(HOUSTON, "carriers", "Ronnie Coleman", { stamina: 20 }),
      switches: { hotPlayers: "on" },
    });
    const touches = { away: [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], home: position(game).touches.home };
    const start = position(twenty, { spot: 38, touches });
    const hot = play(twenty, start, [snap()], "1456 3967 7330 39");
    expect(hot.state.hot.away).toBe("Ronnie Coleman");
    const forty = { ...hot.state, touches: { ...touches, away: [39, ...touches.away.slice(1)] } };
    expect(isSpent(twenty, forty, "away", twenty.away.roster.carriers[0])).toBe(false);
    expect(play(twenty, start, [snap()], "1456 3967 7330 40").state.hot.away).toBeNull();
  });
});

describe("the fixture of section 14", () => {
  const houstonCard = referenceCard(HOUSTON, STANDARD_RULES);
  const steelersCard = referenceCard(PITTSBURGH, STANDARD_RULES);
  it("has the printed sums", () => {
    expect(houstonCard.groups[0]).toMatchObject({ RBC: 76, PBC: 79 });
    expect(houstonCard.formations[0]).toMatchObject({ PRC: 64, N: { U: -3, O: -3 }, Z: { U: -6 }, blitz: { A: 81 } });
    expect(steelersCard.formations[0]).toMatchObject({ RDC: 81, PRC: 80, Z: { U: -8, O: -7 } });
    const ranks = steelersCard.formations[0].men;
    expect([2, 6].map((rank) => ranks.find((man) => man.rank === rank)?.card.name)).toEqual(["Jack Ham", "Joe Greene"]);
  });
  it("has the printed carries and ranges", () => {
    expect(HOUSTON.offense.carries.map(({ faces }) => facesText(faces))).toEqual(["1-6", "7-9,0"]);
    const { scramble, sacked, complete } = HOUSTON.roster.quarterbacks[0].passing.S;
    expect([scramble, sacked, complete].map(spanText)).toEqual(["00-05", "06-08", "09-56"]);
  });
  it("starts the pawn on the first box, and halves the last five of the second quarter", () => {
    expect([boxOf(game, { period: 1, left: 50 }), boxOf(game, { period: 2, left: 9 })]).toEqual([1, 26.5]);
  });
});
