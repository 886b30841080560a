/** Quarters, halftime, the end and overtime with scripted dice (section 3.3). */
import { describe, expect, it } from "vitest";
import { pending } from "../../../src/systems/pen-and-paper/engine/index.js";
import { FINE, gameOf, play, position, snap } from "./engine-scripted.js";

const game = gameOf();

describe("the clock", () => {
  it("quarters 1 and 3 end without a change", () => {
    const end = play(game, position(game, { round: 39 }), [snap("rush", "pass")], [15, FINE, 2, 2]);
    expect(end.state).toMatchObject({ period: 2, round: 0, ball: "away", spot: 24, down: 2, toGo: 6, stage: "snap" });
  });

  it("halftime ends the drive; the first receivers kick off; one minor injury per side heals", () => {
    const hurt = (stats: readonly ("QB" | "LM")[], season = false) => ({
      ...position(game).home,
      injuries: stats.map((stat) => ({ stat, season })),
      modifiers: { ...position(game).home.modifiers, QB: 2 },
    });
    const half = position(game, { round: 39, period: 2, secondHalf: "away", home: hurt(["QB"]) });
    const end = play(game, half, [snap("rush", "pass")], [15, FINE, 2, 2]);
    expect(end.events.map((e) => e.type).slice(1)).toEqual(["driveEnd", "periodEnd", "heal"]);
    expect(end.state).toMatchObject({
      period: 3,
      round: 0,
      stage: "kickoff",
      ball: "home",
      home: { injuries: [], modifiers: { QB: 3 } },
    });
    const two = play(game, { ...half, home: hurt(["QB", "LM"]) }, [snap("rush", "pass")], [15, FINE, 2, 2]);
    expect(pending(game, two.state)).toMatchObject({
      kind: "heal",
      team: "home",
      injuries: [{ stat: "QB" }, { stat: "LM" }],
    });
    const healed = play(game, two.state, [{ kind: "heal", stat: "LM" }], []);
    expect(healed.state).toMatchObject({
      stage: "kickoff",
      home: { injuries: [{ stat: "QB" }], modifiers: { QB: 2, LM: 3 } },
    });
    const season = play(game, { ...half, home: hurt(["QB"], true) }, [snap("rush", "pass")], [15, FINE, 2, 2]);
    expect(season.state.home.injuries).toHaveLength(1);
  });

  const last = (score: { home: number; away: number }, g = game, period = 4) =>
    play(g, position(g, { round: 39, period, score }), [snap("kneel")], []);

  it("the game ends after the fourth quarter", () => {
    const end = last({ home: 7, away: 3 });
    expect(end.state.stage).toBe("over");
    expect(end.events.slice(-3).map((e) => e.type)).toEqual(["driveEnd", "periodEnd", "gameEnd"]);
  });

  it("A7: one overtime with a new toss; a second tie stands, except in playoffs", () => {
    const tied = { home: 7, away: 7 };
    expect(last(tied).state).toMatchObject({ stage: "toss", period: 5, round: 0 });
    expect(last(tied, game, 5).state.stage).toBe("over");
    const playoff = gameOf({ playoff: true });
    expect(last(tied, playoff, 5).state).toMatchObject({ stage: "toss", period: 6 });
    const none = gameOf({ switches: { headToHeadOvertime: "none" } });
    expect(last(tied, none).state.stage).toBe("over");
    expect(last(tied, gameOf({ switches: { headToHeadOvertime: "none" }, playoff: true })).state.stage).toBe("toss");
  });

  it("A7 suddenDeath: the first score of an overtime ends the game", () => {
    const sudden = gameOf({ switches: { headToHeadOvertime: "suddenDeath" } });
    const there = { spot: 90, down: 4, toGo: 5, period: 5 };
    const won = play(sudden, position(sudden, there), [snap("fieldGoal")], [9]);
    expect(won.state).toMatchObject({ stage: "over", score: { away: 3, home: 0 } });
    expect(play(sudden, position(sudden, { ...there, period: 4 }), [snap("fieldGoal")], [9]).state.stage).toBe(
      "kickoff",
    );
    expect(play(sudden, position(sudden, there), [snap("rush", "pass")], [15, FINE, 5, 5]).state.stage).toBe("over");
  });
});
