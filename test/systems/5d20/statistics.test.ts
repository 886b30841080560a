/**
 * Average teams against each other, as the digest measured them in 8,000 games (sections 2.12, 4.5, 8.23). Its simulation
 * stopped no clock: with timeouts and kicks in the last seconds there are 3 % more snaps and 5 % more points, so what is
 * counted by the game is compared without them, and with them only what is counted by the play.
 */
import { describe, expect, it } from "vitest";
import { strong, type Coach } from "../../../src/systems/5d20/coaches/index.js";
import { averages } from "./league-average.js";

const GAMES = 1200;

/** As the strong coach, but nobody stops the clock or kicks in the last seconds. */
const unhurried: Coach = {
  ...strong,
  choose(ask, game, state, dice) {
    if (ask.kind === "clock") return { kind: "clock", how: "run" };
    if (ask.kind === "lastKick") return { kind: "lastKick", kick: false };
    const choice = strong.choose(ask, game, state, dice);
    const kicks = choice.kind === "snap" && choice.call === "fieldGoal" && state.down < 4;
    return kicks ? { kind: "snap", call: "chart" } : choice;
  },
};

/** Within four standard errors of this sample and of one of 8,000 games, and what the digest's own rules leave open. */
const near = (found: { value: number; error: number }, digest: number, open: number): void => {
  const error = found.error * Math.sqrt(1 + GAMES / 8000);
  expect(Math.abs(found.value - digest), `${found.value} +- ${error} against ${digest}`).toBeLessThan(4 * error + open);
};

describe("average teams, 36 seconds, half the home field", () => {
  const found = averages(unhurried, GAMES, { inboundSeconds: 36, homeField: "half" });
  it.each([
    ["attempts", 34, 0.4],
    ["completions", 21.5, 0.3],
    ["passYards", 243, 2],
    ["interceptions", 0.92, 0.01],
    ["sacks", 2.1, 0.05],
    ["rushes", 26.3, 0.3],
    ["rushYards", 110, 2],
    ["fumbles", 1.17, 0.05],
    ["fumblesLost", 0.57, 0.03],
    // Fouls of every punt are looked for, not of those returned alone.
    ["penalties", 5.9, 0.5],
    ["punts", 5.3, 0.3],
    ["fieldGoals", 1.56, 0.05],
    ["fieldGoalsTried", 1.86, 0.05],
    ["points", 21.7, 0.7],
  ] as const)("%s: %s", (what, digest, open) => near(found.of(what), digest, open));
  it("completes, gains and loses per play as measured", () => {
    expect(Math.abs(found.ratio("completions", "attempts") - 0.632)).toBeLessThan(0.006);
    expect(Math.abs(found.ratio("passYards", "completions") - 11.3)).toBeLessThan(0.15);
    expect(Math.abs(found.ratio("rushYards", "rushes") - 4.18)).toBeLessThan(0.12);
    expect(Math.abs(found.ratio("interceptions", "attempts") - 0.0271)).toBeLessThan(0.0025);
  });
  it("wins 58% at home, by 2.9", () => {
    near(found.homeWins, 0.58, 0.005);
    near(found.margin, 2.9, 0);
  });
});

describe("average teams, 40 seconds, the full home field", () => {
  const found = averages(unhurried, GAMES);
  it("snaps 58.5 times and scores 20.7", () => {
    near(found.of("plays"), 58.5, 0.8);
    near(found.of("points"), 20.7, 0.3);
  });
  it("wins 64.7% at home, by 4.8", () => {
    near(found.homeWins, 0.647, 0);
    near(found.margin, 4.8, 0);
  });
});
