/** What the audit of the rules found: drives, blocked kicks in words, circles that were written down. */
import { describe, expect, it } from "vitest";
import { driveChart } from "../../../../src/kernel/football/index.js";
import type { Place } from "../../../../src/kernel/issue/index.js";
import { narratedRows } from "../../../../src/systems/postcard/narrate-game.js";
import { rowPlace as placeWords, rowWords } from "../../../../src/systems/postcard/narration/row.js";
import { playFromDice } from "../../../../src/systems/postcard/table.js";
import { resolveRules } from "../../../../src/systems/postcard/rules/index.js";
import { end, of, PASS, play, RUSH, type Played, type Scene } from "./scripted.js";

/** The drive that was under way when the row began. */
const driveOf = (played: Played) =>
  driveChart([{ type: "driveStart", team: "away", period: 1, spot: 30, how: "kickoff" } as const, ...played.events])[0];

describe("drives", () => {
  const punt: Scene = { answers: { down: "punt", punt: 40 }, state: { down: 4 } };

  it("that ended with a punt have none of the points that the kickers score afterward", () => {
    // The receivers drop the ball, the kickers pick it up and run it in.
    const scored = play({ ...punt, dice: [3, 3, 3, 4, 1, 6, 1, 6, 6, 1, 6, 1] });
    expect(end(scored)).toMatchObject({ result: "touchdown", ball: "away" });
    expect(driveOf(scored)).toMatchObject({ result: "punt", points: 0 });
    const far = { ...punt, answers: { down: "punt", punt: 50 }, state: { down: 4, spot: 10 } } as const;
    const safety = play({ ...far, dice: [3, 3, 3, 4, 2, 3] });
    expect([end(safety).result, safety.state.score.away]).toEqual(["safety", 2]);
    expect(driveOf(safety)).toMatchObject({ result: "punt", points: 0 });
  });

  it("that lost the ball have none of the points of the side that wins it back", () => {
    // Intercepted in the end zone, run out, and caught there.
    const dice = [6, 2, 4, 2, 6, 2, 3];
    const played = play({ answers: { picks: PASS.even }, state: { spot: 17 }, dice });
    expect([end(played).result, played.state.score.away]).toEqual(["safety", 2]);
    expect(driveOf(played)).toMatchObject({ result: "interception", points: 0 });
  });

  it("keep the points of their own touchdowns, safeties aside, and end on the field", () => {
    const own = play({ answers: { picks: RUSH.even }, state: { spot: 19 }, dice: [4, 2] });
    expect(driveOf(own)).toMatchObject({ result: "touchdown", points: 6 });
    const loose = play({ answers: { picks: RUSH.minus1 }, state: { spot: 0 }, dice: [1, 6, 3, 4] });
    expect([end(loose).result, of(loose, "driveEnd")[0].spot]).toEqual(["touchdown", 0]);
  });
});

describe("words", () => {
  const names = { away: "Gulls", home: "Owls" };
  const told = (scene: Scene): string => rowWords(narratedRows(play(scene).events)[0], names);

  it("a blocked kick is called blocked, whatever happens to it", () => {
    const state = { down: 4, spot: 2 };
    const scored = told({ answers: { down: "punt", punt: 40 }, state, dice: [1, 6, 3, 4] });
    expect(scored).toBe("4th & 10, own 10: the punt is BLOCKED. Owls fall on it. TOUCHDOWN Owls.");
    const run = told({
      answers: { down: "fieldGoal" },
      state: { down: 4, spot: 15 },
      dice: [1, 6, 1, 6, 6, 1, 6, 1, 6, 1],
    });
    expect(run).toContain("the field goal is BLOCKED. Owls pick it up and run. TOUCHDOWN Owls");
    expect(run).not.toContain("missed");
  });

  it("a ball on a goal line is not in the end zone", () => {
    const [row] = of(play({ answers: { picks: RUSH.even }, state: { spot: 0 }, dice: [2, 4] }), "row");
    expect(placeWords(row, names)).toBe("1st & 10 of Gulls, own goal line");
  });
});

describe("secrets", () => {
  const state = { bar: { away: 3, home: 3 } };
  /** What home is told after away has answered in secret. */
  const heard = (scene: Scene, kind: string) => {
    const { asked } = play(scene);
    const i = asked.findIndex((decision) => decision.kind === kind && decision.side === "home");
    expect(asked[i - 1]).toMatchObject({ kind, side: "away" });
    return asked[i];
  };

  it("the second side to pick does not hear the first one's number", () => {
    const [one, two] = [5, 1].map((mine) => heard({ answers: { picks: [mine, 1] }, state, dice: [2, 4] }, "pick"));
    expect(one).toEqual(two);
  });

  it("nor its spending, in a challenge, a tackle and on a loose ball", () => {
    const spend = (on: "challenge" | "tackle" | "recovery", away: number) => ({ spend: { [on]: { away } } });
    const answers = { picks: RUSH.even };
    const dice = { challenge: [1, 3], tackle: [3, 2, 1, 5], recovery: [3, 2, 1, 6, 2, 3] };
    for (const on of ["challenge", "tackle", "recovery"] as const) {
      const [none, all] = [0, 1].map((k) => {
        const { asked } = play({ answers: { ...answers, ...spend(on, k) }, state, dice: dice[on] });
        return asked.find((decision) => decision.kind === "spend" && decision.on === on && decision.side === "home");
      });
      expect(none).toMatchObject({ on, side: "home" });
      expect(all).toEqual(none);
    }
  });

  it("the bars are charged only when both have answered", () => {
    const bars: string[] = [];
    const played = play({
      answers: { picks: RUSH.even, spend: { challenge: { away: 2, home: 1 } } },
      state,
      dice: [1, 3],
      seen: ({ kind }, { bar }) => kind === "spend" && bars.push(`${bar.away} ${bar.home}`),
    });
    expect(bars).toEqual(["3 3", "3 3"]);
    expect(played.state.bar).toEqual({ away: 2, home: 2 });
  });
});

describe("your own dice", () => {
  const locate = (path: readonly (string | number)[]): Place => ({ file: path.join("."), line: 1 });
  const FILE = { format: "pressbox/postcard-dice", toss: "2 5", kicks: "away", unfinished: true };
  /** Home has the ball on its 25; every pick is even, so that both trackers fill with the ninth play. */
  const kick = { picks: [4, 4], return: "touchback" };
  const plays = (count: number) => Array.from({ length: count }, () => ({ picks: "1 1", dice: "5 4 2 3" }));
  const tried = (list: readonly object[], rules: object) => playFromDice({ ...FILE, plays: list }, locate, rules);

  it("a circle without a choice may be written down, but only in its place", () => {
    const rules = resolveRules({ name: "quick", switches: { quickGame: "on" } });
    const last = (cross: readonly string[]) => ({ picks: "1 1", dice: "5 4 2 3", cross });
    const good = tried([kick, ...plays(8), last(["left", "left"])], { rules });
    expect(good.issues).toEqual([]);
    expect(good.record!.events.filter(({ type }) => type === "cross")).toHaveLength(2);
    const wrong = tried([kick, ...plays(8), last(["left", "right"])], { rules });
    expect(wrong.issues.map(({ code, file, hint }) => [code, file, hint])).toEqual([
      ["cross-full", "plays.9.cross", "cross: left"],
    ]);
    const more = tried([kick, ...plays(8), last(["left", "left", "left"])], { rules });
    expect(more.issues.map(({ code }) => code)).toEqual(["choice-unused"]);
  });
});
