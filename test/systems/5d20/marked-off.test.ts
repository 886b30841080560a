/** What fouls come to: yards that are really marked off stand in event and box score, every foul is settled or void. */
import { describe, expect, it } from "vitest";
import { boxScore } from "../../../src/kernel/football/index.js";
import type { GameState } from "../../../src/systems/5d20/engine/index.js";
import { playGame } from "../../../src/systems/5d20/game-record.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";
import { ACCEPT, clean, fouling, gameOf, none, one, play, position, snap } from "./scripted.js";

const at = (game: ReturnType<typeof gameOf>, patch: Partial<GameState>) => position(game, patch);

const FREE_KICK = [9, 3, 12, 8, 5, 4, 6];

describe("a foul after points", () => {
  const sack = (
    side: "off" | "def",
    yellow: number,
    patch: Partial<GameState> = {},
    more: readonly number[] = FREE_KICK,
  ) => {
    const foul = fouling("SACK", side, 2);
    const game = gameOf(side === "off" ? { away: foul, home: clean } : { away: clean, home: foul });
    // Defensive end 1 rushes, white and blue 2 are the sack, black 1 is 13 yards and an f; yellow 9 is above every rating.
    const dice = [7, 9, 4, 5, 19, 19, 2, 2, 1, 9, yellow, ...more];
    return play(game, at(game, { spot: 5, ...patch }), [snap("short")], dice);
  };
  it("by the team that conceded a safety moves its free kick half the distance: 10 yards in event and box score", () => {
    const played = sack("off", 12);
    expect(one(played, "penalty")).toMatchObject({ foul: "Unnecessary roughness", yards: 10, accepted: true });
    expect(one(played, "kick")).toMatchObject({ kind: "freeKick", spot: 10 });
    expect(boxScore(played.events).away).toMatchObject({ penalties: 1, penaltyYards: 10 });
  });
  it("by the other team moves it forward in full", () => {
    const played = sack("def", 8);
    expect(one(played, "penalty")).toMatchObject({ foul: "Face mask", yards: 15 });
    expect(one(played, "kick")).toMatchObject({ kind: "freeKick", spot: 35 });
  });
  it("is not marked off if they end the game", () => {
    const played = sack("def", 8, { period: 4, clock: 8 }, []);
    expect(one(played, "penalty")).toMatchObject({ yards: 0, accepted: true });
    expect(boxScore(played.events).home).toMatchObject({ penalties: 1, penaltyYards: 0 });
    expect(sack("def", 8, { period: 5, clock: 300 }, []).events.at(-1)!.type).toBe("gameEnd");
    expect(one(sack("def", 8, { period: 5, clock: 300 }, []), "penalty").yards).toBe(0);
  });
  it.each([
    ["is marked off nowhere where the touchdown ends overtime", "suddenDeath", 0, "over", 0],
    ["is marked off nowhere where the first drive's touchdown ends it", "modified10", 0, "over", 0],
    ["is marked off on the kick where both have the ball", "both", 0, "try", 15],
    ["is marked off on the kick where the touchdown only cuts a lead", "both", 8, "try", 15],
  ] as const)("%s", (_, overtime, behind, stage, yards) => {
    const game = gameOf({
      away: clean,
      home: fouling("RUNNING", "def", 13),
      switches: { overtime, situation: false },
    });
    const start = { spot: 98, toGo: 2, period: 5, clock: 600, drives: 0, score: { away: 0, home: behind } };
    const scored = play(game, at(game, start), [snap("run")], [7, 19, 4, 5, 9, 1, 13, 13, 20, 9, 2]);
    expect([scored.state.stage, one(scored, "penalty").yards]).toEqual([stage, yards]);
  });
  it("and another on the try are marked off on the same kickoff, one after the other", () => {
    const game = gameOf({ away: clean, home: fouling("RUNNING", "def", 13) });
    // Over the goal line with number 13, then a try of 2 with the same number: each 15 yards.
    const run = [7, 19, 4, 5, 9, 1, 13, 13, 20, 9, 2];
    const two = [7, 19, 4, 5, 9, 1, 13, 13, 3, 9, 2];
    const scored = play(
      game,
      at(game, { spot: 98, toGo: 2 }),
      [snap("run"), { kind: "try", go: "two" }, snap("run")],
      [...run, ...two],
    );
    const penalties = scored.events.filter((event) => event.type === "penalty");
    expect(penalties.map(({ yards, accepted }) => [yards, accepted])).toEqual([
      [15, true],
      [15, true],
    ]);
    expect(scored.state).toMatchObject({ stage: "kickoff", ball: "away", spot: 65 });
  });
  it("costs 10 yards at 1:40 of the third quarter of seed 2679", () => {
    const [away, home] = sampleTeams();
    const { events } = playGame({ away, home, coaches: strong, seed: 2679 });
    const safety = events.findIndex((event) => event.type === "points" && event.kind === "safety");
    expect(events[safety - 1]).toMatchObject({ type: "penalty", foul: "Unsportsmanlike", yards: 10 });
    const kick = events.slice(safety).find((event) => event.type === "kick");
    expect(kick).toMatchObject({ kind: "freeKick", spot: 10 });
  });
});

describe("grounding", () => {
  const dice = [7, 9, 4, 5, 19, 19, 6, 6, 1, 9, 10];
  const grounded = (spot: number, lossOfDown: "nothing" | "gain", more: readonly number[] = []) => {
    const game = gameOf({ away: fouling("INC", "off", 6), home: clean, switches: { lossOfDown } });
    return play(game, at(game, { spot }), [snap("short"), ACCEPT], [...dice, ...more]);
  };
  it.each(["nothing", "gain"] as const)(
    "is marked off in full, even near the goal line (lossOfDown: %s)",
    (lossOfDown) => {
      const played = grounded(20, lossOfDown);
      expect(one(played, "penalty")).toMatchObject({ foul: "Intentional grounding", yards: 13 });
      expect(played.state).toMatchObject({ spot: 7, down: 2, toGo: 23 });
    },
  );
  it.each(["nothing", "gain"] as const)("from the own 1 is a safety, one yard back (lossOfDown: %s)", (lossOfDown) => {
    const played = grounded(1, lossOfDown, FREE_KICK);
    expect(one(played, "penalty").yards).toBe(1);
    expect(one(played, "points")).toMatchObject({ team: "home", kind: "safety" });
    expect(boxScore(played.events).away.penaltyYards).toBe(1);
  });
  it("cites the cell of its yards, and interference too", () => {
    expect(one(grounded(20, "nothing"), "flag").cites).toContain("SACK 1: -13");
    const game = gameOf({ away: clean, home: fouling("INC", "def", 6) });
    const held = play(game, at(game, {}), [snap("short"), ACCEPT], [7, 9, 4, 5, 19, 19, 6, 6, 20, 9, 3]);
    expect(one(held, "flag").cites).toContain("SP 20: 14");
  });
});

describe("fouls of a free kick", () => {
  const kicked = (side: "off" | "def", yellow: number) => {
    const foul = fouling("PUNTING", side, 5);
    const game = gameOf(side === "off" ? { away: foul, home: clean } : { away: clean, home: foul });
    // Conceded by the visitors on the 1; red 9, white and blue 5.
    const safety = [7, 19, 4, 5, 9, 20, 20, 3, 1, 9];
    return play(game, at(game, { spot: 1 }), [snap("run")], [...safety, 9, 5, 5, 8, 9, 4, 6, yellow]);
  };
  it("before the end of the return are void (F49)", () => {
    const plain = kicked("def", 19);
    expect(one(plain, "flag")).toMatchObject({ row: "PUNTING", foul: "Offside", void: true });
    none(plain, "penalty");
  });
  it("after it are marked off at its end", () => {
    const added = kicked("def", 16);
    expect(one(added, "flag").void).toBeUndefined();
    expect(one(added, "penalty")).toMatchObject({ foul: "Unnecessary roughness", yards: 10, accepted: true });
    expect(added.state).toMatchObject({ ball: "home", spot: 11 });
  });
  it("of both teams are void", () => {
    const [a, b] = [fouling("PUNTING", "off", 5), fouling("PUNTING", "def", 5)];
    const game = gameOf({ away: a, home: b });
    const safety = [7, 19, 4, 5, 9, 20, 20, 3, 1, 9];
    const played = play(game, at(game, { spot: 1 }), [snap("run")], [...safety, 9, 5, 5, 8, 9, 4, 6]);
    expect(one(played, "flag")).toMatchObject({ void: true });
    none(played, "offset");
  });
});

describe("a foul on a kickoff returned for a touchdown", () => {
  const carried = (side: "off" | "def", yellow: number) => {
    const { kick } = LEAGUE_AVERAGE;
    const fast = kick.kr.map((one) => ({ ...one, yards: one.yards.map(() => 100) }));
    const receivers = (chart: typeof clean) => ({ ...chart, kick: { ...chart.kick, kr: fast } });
    const foul = fouling("KICKOFF", side, 5);
    const game = gameOf(
      side === "off" ? { away: foul, home: receivers(clean) } : { away: clean, home: receivers(foul) },
    );
    const start = at(game, { stage: "kickoff", spot: 35, driving: false });
    return play(game, start, [{ kind: "kickoff", kick: "deep" }], [1, 5, 5, 8, 9, yellow]);
  };
  it.each([
    ["off", 16, "away", 15],
    ["def", 16, "home", -10],
  ] as const)("is marked off on the kickoff after the try (%s)", (side, yellow, team, moved) => {
    const played = carried(side, yellow);
    expect(one(played, "return")).toMatchObject({ team: "home", touchdown: true });
    expect(one(played, "penalty")).toMatchObject({ team, yards: Math.abs(moved), accepted: true, wipesPlay: false });
    expect(played.state).toMatchObject({ stage: "try", ball: "home", kickMove: moved });
  });
});

describe("offsetting fouls on a kickoff", () => {
  it("repeat it from where a foul had moved it", () => {
    const pen = (side: "off" | "def") => fouling("KICKOFF", side, 5);
    const game = gameOf({ away: pen("off"), home: pen("def") });
    const start = at(game, { stage: "kickoff", spot: 50, kickMove: 15, driving: false });
    const played = play(game, start, [{ kind: "kickoff", kick: "deep" }], [1, 5, 5, 8, 9]);
    expect(one(played, "offset")).toMatchObject({ team: "away", wipesKick: true });
    expect(played.state).toMatchObject({ stage: "kickoff", ball: "away", spot: 50, clock: 790 });
  });
});
