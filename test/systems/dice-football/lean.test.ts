/** How teams lean within the tolerances of their figures. */
import { expect, it } from "vitest";
import type { Season, TeamRow } from "../../../src/stats/index.js";
import { leansOf } from "../../../src/systems/dice-football/rate/lean.js";
import { rater } from "../../../src/systems/dice-football/rater.js";
import { SEASON_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { STATISTICS } from "../../../src/systems/dice-football/rate/statistics.js";
import { readOnce } from "./rated-seasons.js";

const ROW: TeamRow = {
  team: "X",
  games: 16,
  points: 352,
  rushAttempts: 400,
  rushYards: 1720,
  passAttempts: 560,
  completions: 350,
  passYards: 3990,
  interceptions: 12,
  sacks: 40,
  fumblesLost: 9,
} as unknown as TeamRow;

/** Teams alike but for what is said of the first ones. */
function seasonOf(...rows: readonly Partial<TeamRow>[]): Season {
  const teams = Array.from({ length: 8 }, (_, i) => `T${i}`);
  const own = new Map(teams.map((team, i) => [team, { ...ROW, ...rows[i] }]));
  const against = new Map(teams.map((team) => [team, ROW]));
  return { teams, own, against } as unknown as Season;
}

it("a team that scored beyond its figures gains more, one that scored less gains less, both within the tolerances", () => {
  const leans = leansOf(seasonOf({ points: 480 }, { points: 224 }), "offense");
  const [more, less, usual] = ["T0", "T1", "T2"].map((team) => leans.get(team)!);
  expect(more.yardsPerCompletion).toBeGreaterThan(0.3);
  expect(more.yardsPerCompletion).toBeLessThan(STATISTICS["offense.yardsPerCompletion"].tolerance);
  expect(100 * more.completion).toBeLessThan(STATISTICS["offense.completionPct"].tolerance);
  expect(more.rush).toBeLessThan(STATISTICS["offense.yardsPerRush"].tolerance);
  expect(less.rush).toBeCloseTo(-more.rush, 10);
  expect(usual.rush).toBeCloseTo(0, 10);
});

it("points that the figures explain lean no team", () => {
  // A yard more of each completion and 2 points a game more for it.
  const yards = { passYards: 3990 + 350, points: 352 + 30.4 };
  expect(Math.abs(leansOf(seasonOf(yards), "offense").get("T0")!.yardsPerCompletion)).toBeLessThan(0.01);
  expect(leansOf(seasonOf({ passYards: yards.passYards }), "offense").get("T0")!.yardsPerCompletion).toBeLessThan(-0.3);
});

it("a season without every team's points leans no team", () => {
  expect(leansOf(seasonOf({ points: undefined }), "offense").size).toBe(0);
  expect(leansOf(seasonOf({ fumblesLost: undefined }), "defense").size).toBe(0);
});

it("the cards of a leaning team gain as many yards per rush more or less", { timeout: 60_000 }, async () => {
  const season = await readOnce("assets/samples/5d20/league");
  const leans = leansOf(season, "offense");
  const rushes = rater
    .rate({ season, rules: SEASON_RULES })
    .proof.filter(({ statistic }) => statistic === "offense.yardsPerRush");
  expect(rushes).toHaveLength(season.teams.length);
  for (const { team, difference } of rushes) {
    const { rush } = leans.get(team)!;
    expect(Math.abs(difference - rush), `${team}: ${difference}, lean ${rush}`).toBeLessThan(0.06);
  }
  expect(Math.max(...[...leans.values()].map(({ rush }) => Math.abs(rush)))).toBeGreaterThan(0.2);
});
