/** The look ahead of the solved coach against the points table, and the two-minute stage. */
import { beforeAll, describe, expect, it } from "vitest";
import { memoryCache, type ByteCache } from "../../../../src/kernel/cache/index.js";
import { solveMatrixGame } from "../../../../src/kernel/games/index.js";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { football, solvedClock, solvedCoach, type Coach } from "../../../../src/systems/postcard/coaches/index.js";
import { coaches as coachList } from "../../../../src/systems/postcard/coach-list.js";
import { clockKey, decodeClock } from "../../../../src/systems/postcard/coaches/solved/clock-file.js";
import { playGame, replay } from "../../../../src/systems/postcard/record.js";
import { Ahead } from "../../../../src/systems/postcard/coaches/solved/ahead.js";
import { recoveryOf } from "../../../../src/systems/postcard/coaches/solved/bids.js";
import type { ClockTable } from "../../../../src/systems/postcard/coaches/solved/clock.js";
import { bidInSecret, drawFrom } from "../../../../src/systems/postcard/coaches/solved/duel.js";
import { kickoffGame, targetWorths } from "../../../../src/systems/postcard/coaches/solved/kicking.js";
import { PointsTerrain } from "../../../../src/systems/postcard/coaches/solved/terrain.js";
import type { GameState } from "../../../../src/systems/postcard/engine/index.js";
import { GOAL } from "../../../../src/systems/postcard/engine/state.js";
import { encodePoints } from "../../../../src/systems/postcard/odds/points/encode.js";
import { lineFrom } from "../../../../src/systems/postcard/odds/points/field.js";
import { pointsKey, solvedPoints, type PointsTable } from "../../../../src/systems/postcard/odds/points/index.js";
import { PRESET_RULES, STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { edgeOf } from "./many.js";

const kept = new Map<string, Uint8Array>();
const cache = memoryCache(kept);
let table: PointsTable;
let clock: ClockTable;
let terrain: PointsTerrain;

beforeAll(() => {
  table = solvedPoints(STANDARD_RULES, cache);
  // Another file of this worker may have solved it before: then it is known, and not written.
  cache.write(pointsKey(STANDARD_RULES), encodePoints(STANDARD_RULES, table.values));
  clock = solvedClock(table, cache);
  terrain = new PointsTerrain(table.values, 0);
});

describe("the lookahead", () => {
  it("matches the values of the table, state by state, by other means", () => {
    for (let spot = 0; spot <= 20; spot += 2) {
      for (const [down, toGo] of [
        [1, 2],
        [2, 1],
        [3, 3],
      ]) {
        const line = Math.min(20, spot + toGo);
        if (line === spot) continue;
        const ahead = new Ahead(terrain, { spot, down, line, rattled: false, tried: false });
        const { value } = solveMatrixGame(ahead.matrix(0), 6, 6);
        expect(value, `step ${spot}, down ${down}`).toBeCloseTo(table.picks(spot, down, line).value, 8);
      }
    }
  });

  it("agrees with the table on kickoffs and punts", () => {
    expect(kickoffGame(terrain, false).value).toBeCloseTo(table.kickoff("regular").value, 9);
    expect(kickoffGame(terrain, true).value).toBeCloseTo(table.kickoff("onside").value, 9);
    const targets = table.puntTargets(5).map(({ value }) => value);
    targetWorths(terrain, 5).forEach((worth, i) => expect(worth).toBeCloseTo(targets[i], 9));
  });

  it("knows the value of bonuses: recovery by net spending as in section 8", () => {
    const kept = [-2, -1, 0, 1, 2].map((net) => {
      const { keepDead, keepRun } = recoveryOf(net, 4);
      return Math.round(1000 * (keepDead + keepRun)) / 10;
    });
    expect(kept).toEqual([27.8, 41.7, 58.3, 72.2, 83.3]);
  });

  it("expects less from a rattled offense", () => {
    const down = { spot: 5, down: 1, line: 7, tried: false };
    const calm = new Ahead(terrain, { ...down, rattled: false });
    const rattled = new Ahead(terrain, { ...down, rattled: true });
    const value = (ahead: Ahead): number => solveMatrixGame(ahead.matrix(0), 6, 6).value;
    expect(value(rattled)).toBeLessThan(value(calm) - 0.3);
  });
});

describe("the two-minute stage", () => {
  const PLAYS = STANDARD_RULES.card.clock.finalPlays;

  it("is decided by the score when no plays are left", () => {
    for (const lead of [-3, 0, 3]) expect(clock.state(0, lead, 10, 1, 12)).toBe(Math.sign(lead));
  });

  it("never gets worse with a larger lead", () => {
    for (let left = 1; left <= PLAYS; left++) {
      for (let lead = -16; lead <= 17; lead++) {
        const [less, more] = [lead - 1, lead].map((own) => clock.state(left, own, 10, 1, 12));
        expect(more, `${left} left, lead ${lead}`).toBeGreaterThanOrEqual(less - 1e-6);
      }
    }
  });

  it("a lead with the ball is won if the downs outlast the plays", () => {
    for (let down = 1; down <= 4; down++) expect(clock.state(5 - down, 1, 10, down, 12)).toBeCloseTo(1, 6);
    expect(clock.state(5, 1, 10, 1, 12)).toBeLessThan(1);
  });

  it("a lost ball and a new first down are worth a first down for the side that has it, with the score from its view", () => {
    // The side ahead first: what one side's field works out is kept for the other's.
    for (let lead = 3; lead >= -3; lead--) {
      const field = clock.onPlay(5, lead);
      for (let spot = 1; spot < GOAL; spot++) {
        const where = `lead ${lead}, step ${spot}`;
        expect(field.dead(spot, 4, GOAL), where).toBe(-clock.state(4, -lead, GOAL - spot, 1, lineFrom(GOAL - spot)));
        expect(field.dead(spot, 3, spot), where).toBe(clock.state(4, lead, spot, 1, lineFrom(spot)));
      }
    }
  });

  it.each([
    ["play", -4, 2],
    ["fieldGoal", -3, 2],
    ["knee", 3, 2],
    ["fakePunt", -4, 4],
    ["fakeFieldGoal", -4, 4],
  ] as const)("on the last play it calls %s when nothing else can save the game", (best, lead, down) => {
    const useless = lead === -4 ? (["punt", "fieldGoal", "knee"] as const) : (["play"] as const);
    const decision = { kind: "down", side: "home", options: [...useless, best] } as const;
    const state = finalState(lead, 1, down);
    expect(solvedCoach(table, clock).choose(decision, state, seededRoller(1), STANDARD_RULES)).toBe(best);
  });

  it("behind by three on the last play it kicks, behind by four it goes for it", () => {
    const coach = solvedCoach(table, clock);
    const down = { kind: "down", side: "home", options: ["play", "fieldGoal", "knee"] } as const;
    const call = (lead: number): unknown => coach.choose(down, finalState(lead, 1, 2), seededRoller(1), STANDARD_RULES);
    expect(call(-3)).toBe("fieldGoal");
    expect(call(-4)).toBe("play");
    expect(call(3)).toBe("knee");
  });

  it("behind by two after a touchdown at the end it goes for two", () => {
    const coach = solvedCoach(table, clock);
    const ask = (lead: number): unknown =>
      coach.choose(
        { kind: "try", side: "home", options: ["kick", "two"] },
        finalState(lead, 0, 0),
        seededRoller(1),
        STANDARD_RULES,
      );
    expect(ask(-2)).toBe("two");
    expect(ask(-1)).toBe("kick");
    expect(ask(0)).toBe("kick");
  });
});

describe("secret bids", () => {
  const free = (): number => 0;
  it("cost nothing and win everything: both spend all", () => {
    const state = finalState(0, 3, 1);
    const bid = { side: "home", offense: true, state, prices: free } as const;
    expect(bidInSecret(bid, (net) => net, seededRoller(1))).toBe(state.bar.home);
    expect(bidInSecret({ ...bid, offense: false }, (net) => net, seededRoller(1))).toBe(state.bar.home);
  });
  it("win nothing: no one spends", () => {
    const bid = {
      side: "home",
      offense: true,
      state: finalState(0, 3, 1),
      prices: (_: number, k: number) => k,
    } as const;
    expect(bidInSecret(bid, () => 0, seededRoller(1))).toBe(0);
  });
  it("are drawn as often as the mix says", () => {
    const dice = seededRoller(5);
    const counts = [0, 0, 0];
    for (let i = 0; i < 9000; i++) counts[drawFrom([0.5, 0.3, 0.2], dice)]++;
    // Three standard errors of a share of one half are 1.6 %.
    [0.5, 0.3, 0.2].forEach((share, i) => expect(Math.abs(counts[i] / 9000 - share)).toBeLessThan(0.016));
  });
});

describe("at play", () => {
  it("beats the football coach", () => {
    // Long runs give about +20 % net wins; 120 seeds, each from both benches, have a standard error of about 5.5 %.
    const { net, error } = edgeOf(solvedCoach(table, clock), football, 120);
    expect(error).toBeLessThan(0.06);
    expect(net).toBeGreaterThan(2 * error);
  });
});

describe("a carrier with a kick bonus (R6)", () => {
  // Seeds in which the coach took every run back of +4 and more for a kickoff's, whose first attempt has no penalties.
  it.each([8, 41, 81, 93, 98, 447])("is not spent past the card's +8 in game %i", (seed) => {
    const solved = solvedCoach(table, clock);
    const rash: unknown[] = [];
    const coach: Coach = {
      ...solved,
      choose(decision, state, dice, rules) {
        const spent = solved.choose(decision, state, dice, rules);
        if (decision.kind !== "spend" || decision.on !== "tackle" || !decision.offense || decision.free) return spent;
        const net = Number(spent) + (decision.bonus ?? 0) - (decision.against ?? 0);
        // With chances to win at stake it may bid against what the other side bids in secret.
        if (Number(spent) > 0 && net >= 5 && state.stage === "main") rash.push({ decision, spent });
        return spent;
      },
    };
    playGame({ rules: STANDARD_RULES, away: "A", home: "B", coaches: coach, seed });
    expect(rash).toEqual([]);
  });
});

describe("the tables of the solved coach", () => {
  let reads = 0;
  let again: Coach;
  const counting: ByteCache = {
    read(key) {
      reads++;
      return cache.read(key);
    },
    write() {
      throw new Error("everything was in the cache");
    },
  };
  // A card equal to the standard one, but another object: nothing is left in memory.
  const twin: PostcardRules = structuredClone(PRESET_RULES.strict);

  beforeAll(() => {
    again = coachList.of("solved", { rules: twin, cache: counting });
  });

  it("answer every decision legally, the same way each time", () => {
    const coach = coachList.of("solved", { rules: STANDARD_RULES, cache });
    const setup = { away: "Guests", home: "Hosts", coaches: { away: coach, home: football } };
    for (let seed = 0; seed < 4; seed++) {
      // A wrong answer would end the game with an error.
      const record = playGame({ ...setup, seed });
      expect(record.events.at(-1)?.type).toBe("gameEnd");
      expect(playGame({ ...setup, seed }).choices).toEqual(record.choices);
      expect(replay(record).issues).toEqual([]);
    }
  });

  it("come from the cache, and play the same games", () => {
    expect(reads).toBe(2);
    const fresh = coachList.of("solved", { rules: PRESET_RULES.strict, cache });
    const setup = { away: "Guests", home: "Hosts", seed: 3 };
    const { choices } = playGame({ ...setup, rules: PRESET_RULES.strict, coaches: fresh });
    expect(playGame({ ...setup, rules: twin, coaches: again }).choices).toEqual(choices);
  });

  it("are computed again if the cached bytes are damaged", () => {
    const [key, bytes] = [...kept].find(([name]) => name === clockKey(twin))!;
    const count = bytes.length / 4 - 1;
    expect(key).toContain("clock");
    expect(decodeClock(bytes, count)).toHaveLength(count);
    expect(decodeClock(bytes, count + 1)).toBeUndefined();
    expect(
      decodeClock(
        bytes.map((byte, i) => (i === 100 ? byte ^ 1 : byte)),
        count,
      ),
    ).toBeUndefined();
  });
});

function finalState(lead: number, left: number, down: number): GameState {
  return {
    score: { away: 20, home: 20 + lead },
    bar: { away: 3, home: 3 },
    plays: { away: 0, home: 0 },
    time: { left: 7, right: 7 },
    stage: "final",
    left,
    period: 3,
    ball: "home",
    spot: 16,
    down,
    line: 18,
    rattled: false,
    opener: "home",
    skill: { away: null, home: null },
  };
}
