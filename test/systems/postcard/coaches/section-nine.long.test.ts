/** Section 9 of the digest with as many games as it had, and the design flaws F1 and F2 of section 6.8 as measurements. */
import { describe, expect, it } from "vitest";
import { coaches as coachList } from "../../../../src/systems/postcard/coach-list.js";
import { football, points, type Coach } from "../../../../src/systems/postcard/coaches/index.js";
import { habitCoach } from "../../../../src/systems/postcard/coaches/habits.js";
import { footballFourth, pointsFourth } from "../../../../src/systems/postcard/coaches/downs.js";
import { kickoffPicks } from "../../../../src/systems/postcard/coaches/picks.js";
import { PRESET_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { edgeOf, gamesOf, openersOf, shareError } from "./many.js";
import { BOOKED, compare, DIGEST_GAMES, lineOf } from "./section-nine.js";

const TIME = { timeout: 900_000 };
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe.each([
  ["points", points, { won: 0.508, lost: 0.343 }],
  ["football", football, { won: 0.508, lost: 0.379 }],
] as const)("20,000 games of the coach %s, strict", TIME, (id, coach, openers) => {
  const games = gamesOf(coach, DIGEST_GAMES);
  const compared = compare(games, id);
  console.log([`coach ${id}:`, ...compared.map(lineOf)].join("\n"));

  it.each(compared.filter(({ label }) => !BOOKED.has(label)).map((one) => [one.label, one] as const))(
    "%s is that of the digest, within three standard errors",
    (_, one) => expect(Math.abs(one.z), lineOf(one)).toBeLessThan(3),
  );

  it.each(compared.filter(({ label }) => BOOKED.has(label)).map((one) => [one.label, one] as const))(
    "%s is close to that of the digest",
    (_, one) => expect(Math.abs(one.relative), lineOf(one)).toBeLessThan(BOOKED.get(one.label)!),
  );

  it("makes the opening receivers win more often (F1)", () => {
    const { won, lost } = openersOf(games);
    console.log(`opening receivers, ${id}, strict: ${percent(won)} won, ${percent(lost)} lost`);
    // Both sides of the comparison have 20,000 games: one standard error is 0.5 %.
    const error = Math.SQRT2 * shareError(0.5, DIGEST_GAMES);
    expect(Math.abs(won - openers.won)).toBeLessThan(3 * error);
    expect(Math.abs(lost - openers.lost)).toBeLessThan(3 * error);
  });
});

describe("halftime (F1)", TIME, () => {
  // Balanced rules also play overtime; the digest's figures are for halftime alone.
  const rules = {
    ...PRESET_RULES.strict,
    switches: { ...PRESET_RULES.strict.switches, halfTime: PRESET_RULES.balanced.switches.halfTime },
  };
  it.each([
    ["football", football, 0.448, 0.444],
    ["points", points, 0.444, 0.408],
  ] as const)("makes the opening kickoff fair: %s", (id, coach, digestWon, digestLost) => {
    const { won, lost, tied } = openersOf(gamesOf(coach, DIGEST_GAMES, rules));
    console.log(
      `opening receivers, ${id}, halftime: ${percent(won)} won, ${percent(lost)} lost, ${percent(tied)} tied`,
    );
    const error = Math.SQRT2 * shareError(0.45, DIGEST_GAMES);
    expect(Math.abs(won - digestWon)).toBeLessThan(0.02 + 3 * error);
    expect(Math.abs(lost - digestLost)).toBeLessThan(0.02 + 3 * error);
  });

  it("and overtime decides all ties", () => {
    const games = gamesOf(football, 5_000, PRESET_RULES.balanced);
    expect(openersOf(games).tied).toBe(0);
    const overtime = games.filter((game) => game.overtime).length / games.length;
    console.log(`overtime, football, balanced: ${percent(overtime)} of the games`);
    expect(overtime).toBeGreaterThan(0.05);
  });
});

describe("fakes on every fourth down that is played (F2)", TIME, () => {
  const faking = (coach: Coach, fourth: typeof pointsFourth): Coach =>
    habitCoach({ ...coach, id: `${coach.id}-fakes`, picks: kickoffPicks, fourth, fake: () => true });
  const SEEDS = 10_000;

  it.each([
    ["strict", "points", points, pointsFourth],
    ["strict", "football", football, footballFourth],
    ["balanced", "points", points, pointsFourth],
  ] as const)("%s rules, %s", (preset, id, coach, fourth) => {
    const { net, error, points: lead } = edgeOf(faking(coach, fourth), coach, SEEDS, PRESET_RULES[preset]);
    console.log(`fakes, ${preset}, ${id}: net wins ${percent(net)} +- ${percent(error)}, ${lead.toFixed(2)} points`);
    if (preset === "strict") expect(net).toBeGreaterThan(2 * error);
    else expect(Math.abs(net)).toBeLessThan(0.02 + 3 * error);
  });
});

describe("habits in section 5", TIME, () => {
  const SEEDS = 5_000;
  it("a coach who never spends on the catch loses 16% net wins", () => {
    const spared: Coach = {
      ...football,
      choose: (decision, ...rest) =>
        decision.kind === "spend" && decision.on === "catch" ? 0 : football.choose(decision, ...rest),
    };
    const { net, error } = edgeOf(football, spared, SEEDS);
    console.log(`spending on the catch: net wins ${percent(net)} +- ${percent(error)}`);
    expect(Math.abs(net - 0.16)).toBeLessThan(0.005 + 3 * error);
  });

  it("the chart of fourth downs is worth 4.9% net wins", () => {
    const { net, error } = edgeOf(points, football, SEEDS);
    console.log(`chart of fourth downs: net wins ${percent(net)} +- ${percent(error)}`);
    expect(Math.abs(net - 0.049)).toBeLessThan(0.0005 + 3 * error);
  });
});

describe("the solved coach", TIME, () => {
  const cache = { read: () => undefined, write: () => undefined };
  it.each([
    ["strict", "die", 0.1],
    ["strict", "football", 0.1],
    ["strict", "points", 0.05],
    ["balanced", "football", 0.05],
  ] as const)("%s rules, against %s", (preset, other, least) => {
    const rules = PRESET_RULES[preset];
    const [solved, rival] = ["solved", other].map((id) => coachList.of(id, { rules, cache }));
    const { net, error, points: lead } = edgeOf(solved, rival, 5_000, rules);
    console.log(
      `solved against ${other}, ${preset}: net wins ${percent(net)} +- ${percent(error)}, ${lead.toFixed(2)} points`,
    );
    expect(net - 3 * error).toBeGreaterThan(least);
  });
});
