/** Third and fourth downs are the official ones: made by run or pass only, and none that a penalty took back. */
import { describe, expect, it } from "vitest";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { boxScore, SIDES, type FootballEvent, type PlayEvent, type Side } from "../../src/kernel/football/index.js";
import { loadSystems } from "../../src/systems/index.js";
import { countDowns } from "../helpers/official-count.js";
import { officialDowns } from "../helpers/official-games.js";

const snap = (result: PlayEvent["result"], yards: number, more: Partial<PlayEvent> = {}): PlayEvent => ({
  type: "play",
  team: "home",
  period: 2,
  down: 3,
  toGo: 8,
  spot: 30,
  result,
  yards,
  ...more,
});
const foul = { type: "penalty", team: "away", foul: "holding", yards: 5, accepted: true } as const;
const first = (by: "rush" | "pass" | "penalty") => ({ type: "firstDown", team: "home", by }) as const;
const third = (...list: FootballEvent[]): string => {
  const { home } = boxScore(list);
  return `${home.thirdDowns} of ${home.thirdDownsTried}, ${Object.values(home.firstDowns).join(" ")}`;
};

describe("a third down", () => {
  it("is converted by a run or pass, and by a touchdown", () => {
    expect(third(snap("rush", 9), first("rush"))).toBe("1 of 1, 1 0 0");
    expect(third(snap("complete", 7))).toBe("0 of 1, 0 0 0");
    const touchdown = { type: "points", team: "home", period: 2, kind: "touchdown", points: 6 } as const;
    expect(third(snap("complete", 70), touchdown)).toBe("1 of 1, 0 1 0");
  });

  it("is not converted by a penalty, whose first down counts as one", () => {
    expect(third(snap("rush", 4), { ...foul, wipesPlay: false }, first("penalty"))).toBe("0 of 1, 0 0 1");
  });

  it("does not count if a penalty takes the play back", () => {
    expect(third(snap("rush", 4), { ...foul, wipesPlay: true }, first("penalty"))).toBe("0 of 0, 0 0 1");
    expect(third(snap("rush", 9), { type: "offset", team: "home", wipesPlay: true })).toBe("0 of 0, 0 0 0");
  });

  it("is converted by a run that reached the line, even if a foul at its end gives a first down, too", () => {
    expect(third(snap("rush", 9), { ...foul, wipesPlay: false }, first("penalty"))).toBe("1 of 1, 1 0 0");
    const goal = snap("rush", 8, { spot: 92 });
    expect(third(goal, { ...foul, wipesPlay: false }, first("penalty"))).toBe("0 of 1, 0 0 1");
  });

  it("is converted on the last play of a half", () => {
    const ends: FootballEvent[] = [
      { type: "driveEnd", team: "home", period: 2, spot: 40, result: "halfTime" },
      { type: "periodEnd", period: 2 },
    ];
    expect(third(snap("complete", 9), first("pass"), ...ends)).toBe("1 of 1, 0 1 0");
  });

  it("is not converted if the ball is lost, even if the return is fumbled in turn", () => {
    const lost = (team: "home" | "away") => ({ type: "turnover", team, how: "fumble" }) as const;
    expect(third(snap("rush", 9), lost("home"))).toBe("0 of 1, 0 0 0");
    const touchdown = { type: "points", team: "home", period: 2, kind: "touchdown", points: 6 } as const;
    expect(third(snap("rush", 9), lost("home"), lost("away"), touchdown)).toBe("0 of 1, 0 0 0");
  });

  it("is neither a kick nor a try", () => {
    const kick = { type: "kick", team: "home", period: 2, kind: "fieldGoal", yards: 40, good: true } as const;
    expect(third(kick, snap("rush", 2, { isTry: true }))).toBe("0 of 0, 0 0 0");
  });
});

describe("the printed box score of a sample game", async () => {
  const systems = await loadSystems();
  it.each(["postcard", "dice-football", "5d20"])("%s", async (id) => {
    const system = systems.find((one) => one.id === id)!;
    const { standardRules: rules, defaultCoach: coach } = system;
    const record = system.play({ rules, seed: 42, coach, names: {}, cache: NO_CACHE });
    const sheet = await system.sheets.find((one) => one.id === "box-score")!.load();
    const [{ values }] = sheet.fill!([record], { rules, names: {}, cache: NO_CACHE, capacity: () => 20 });
    const { figures } = values as unknown as { readonly figures: Readonly<Record<Side, { readonly third: string }>> };
    const count = countDowns((record as { readonly events: FootballEvent[] }).events, 3);
    for (const side of SIDES) expect(figures[side].third).toBe(`${count[side].made} of ${count[side].tried}`);
    expect(count.away.tried + count.home.tried).toBeGreaterThan(2);
  });
});

describe("the box score counts the downs that an independent count finds", async () => {
  await officialDowns(40);
});
