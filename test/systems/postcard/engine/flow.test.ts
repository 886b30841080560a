/** How a game goes from stage to stage: skills, toss, halftime, two-minute stage, overtime, the end. */
import { describe, expect, it } from "vitest";
import { ScriptedRoller } from "../../../../src/kernel/dice/index.js";
import { UserError } from "../../../../src/kernel/issue/index.js";
import { type Decision, type GameEvent, type Table } from "../../../../src/systems/postcard/engine/index.js";
import { openGame } from "../../../../src/systems/postcard/engine/run-game.js";
import {
  PRESET_RULES,
  resolveRules,
  STANDARD_RULES,
  type PostcardRules,
} from "../../../../src/systems/postcard/rules/index.js";
import { games } from "../../../../src/systems/postcard/record.js";
import { chaos } from "./chaos.js";
import { end, of, PASS, play, RUSH, where } from "./scripted.js";
import { runGame } from "./run-game.js";

const FINAL = { stage: "final", left: 3, period: 3 } as const;

function start(rules: PostcardRules, faces: readonly number[], skill = { away: null, home: null } as const) {
  const roller = new ScriptedRoller(faces);
  const events: GameEvent[] = [];
  const asked: Decision[] = [];
  const table: Table = {
    die: () => roller.die(6),
    choose: (decision) => (asked.push(decision), decision.options[0]),
    emit: (event) => events.push(event),
  };
  return { game: openGame({ rules, away: "A", home: "H", skill }, table), events, asked, left: roller.left };
}

describe("the start", () => {
  it("the toss is rolled until it differs; the winner chooses; ones earn nothing", () => {
    const { game, events, asked } = start(STANDARD_RULES, [1, 1, 3, 3, 1, 2]);
    expect(asked).toEqual([{ kind: "toss", side: "home", options: ["receive", "kick"] }]);
    expect(events.at(-1)).toMatchObject({ type: "toss", winner: "home", kicker: "away" });
    expect(game.state).toMatchObject({ ball: "away", opener: "home", spot: 7, bar: { away: 0, home: 0 } });
  });

  it("unnamed skills are drawn, 5 and 6 rerolled, away first; named ones take no die", () => {
    const rules = resolveRules({ name: "skilled", switches: { teamSkill: "on" } });
    const { game, left } = start(rules, [6, 5, 4, 1, 2, 3]);
    expect(game.state.skill).toEqual({ away: "defense-pass", home: "offense-rush" });
    expect(left).toBe(0);
  });

  it("a skill under rules without skills is an error", () => {
    const skill = { away: "offense-rush", home: null } as never;
    expect(() => start(STANDARD_RULES, [1, 2], skill)).toThrow(UserError);
  });

  it("an answer that is not an option is an error", () => {
    const table: Table = {
      die: (_sides, _use, side) => (side === "home" ? 5 : 2),
      choose: () => "perhaps",
      emit: () => undefined,
    };
    expect(() => runGame({ rules: STANDARD_RULES, away: "A", home: "H" }, table)).toThrow(
      /H cannot answer "perhaps" to "toss"/,
    );
  });
});

describe("halftime", () => {
  const half = { preset: "balanced", state: { time: { left: 6, right: 0 }, spot: 19 } } as const;

  it("waits for the try of the touchdown that brings it, and then the opening receivers kick off", () => {
    const played = play({ ...half, answers: { picks: RUSH.even }, dice: [4, 2, 3, 3, 3, 4], rows: 2 });
    expect(of(played, "row").map(({ what }) => what)).toEqual(["down", "try"]);
    expect([played.game.next, played.state.ball, played.state.period]).toEqual(["kickoff", played.state.opener, 2]);
    const points = of(played, "points").map(({ period }) => period);
    expect(points).toEqual([1, 1]);
    expect(of(played, "periodEnd")).toHaveLength(1);
  });

  it("ends the current drive, and the rattle", () => {
    const state = { ...half.state, plays: { away: 8, home: 0 }, rattled: true, spot: 6, line: 8 };
    const played = play({ ...half, state, answers: { picks: RUSH.minus1 }, dice: [3, 3] });
    expect(of(played, "driveEnd")[0]).toMatchObject({ team: "away", result: "halfTime", spot: 30 });
    expect([played.game.next, played.state.rattled]).toEqual(["kickoff", false]);
  });
});

describe("the two-minute stage", () => {
  it("counts plays, moves no tracker and crosses no circle", () => {
    const played = play({ answers: { picks: PASS.even }, dice: [3, 3, 2], state: { ...FINAL, down: 4 } });
    expect(played.state.left).toBe(2);
    expect([of(played, "plays").length, of(played, "cross").length]).toEqual([0, 0]);
    expect(played.state.ball).toBe("home");
  });

  it("a touchdown counts two; kickoffs, free kicks and tries none; a return for a touchdown two", () => {
    const scored = play({
      answers: { picks: RUSH.even },
      dice: [4, 2, 3, 3, 3, 4],
      state: { ...FINAL, spot: 19 },
      rows: 2,
    });
    expect(scored.state.left).toBe(1);
    const kick = { next: "kickoff", answers: { picks: [1, 1], return: "fairCatch" } } as const;
    expect(play({ ...kick, state: { ...FINAL, ball: "home", spot: 7 } }).state.left).toBe(3);
    const back = play({
      next: "kickoff",
      answers: { picks: [4, 3] },
      state: { ...FINAL, ball: "home", spot: 7 },
      dice: [6, 1, 6, 1, 6, 1, 2, 3],
    });
    expect([end(back).result, back.state.left]).toEqual(["return", 3]);
    const all = play({
      next: "kickoff",
      answers: { picks: [1, 3] },
      state: { ...FINAL, ball: "home", spot: 7 },
      dice: [6, 1, 6, 1, 6, 1],
    });
    expect([end(all).result, all.state.left, of(all, "return")[0].yards]).toEqual(["touchdown", 1, 90]);
  });

  it("knees cost a down and a play; the fourth is over on downs", () => {
    const played = play({ answers: { down: "knee" }, state: { ...FINAL, left: 7 }, rows: 4 });
    expect(played.state).toMatchObject({ left: 3, ball: "home", spot: 14, down: 1 });
    expect(of(played, "play").map(({ result }) => result)).toEqual(["kneel", "kneel", "kneel", "kneel"]);
  });

  it("the last play ends the game, after the try of a touchdown", () => {
    const played = play({
      answers: { picks: RUSH.even },
      dice: [4, 2, 3, 3, 3, 4],
      state: { ...FINAL, left: 1, spot: 19 },
      rows: 2,
    });
    expect([played.game.next, played.state.stage, played.state.score.away]).toEqual(["over", "over", 7]);
    const safety = play({ answers: { picks: RUSH.even }, dice: [3, 3], state: { ...FINAL, left: 1, spot: 0 } });
    expect([safety.game.next, safety.state.score.home]).toEqual(["over", 2]);
  });

  it("the play that crosses the last circle is not counted", () => {
    const state = { time: { left: 7, right: 6 }, down: 4 };
    const played = play({ answers: { picks: PASS.even }, dice: [3, 3, 2], state });
    expect(played.state).toMatchObject({ stage: "final", left: 7, period: 3 });
  });
});

describe("overtime", () => {
  const over = {
    preset: "balanced",
    state: { stage: "final", left: 1, period: 3, time: { left: 7, right: 7 } },
  } as const;

  it("starts with the opening receivers on the opponents' 25, first and ten", () => {
    const played = play({ ...over, answers: { picks: RUSH.even }, dice: [3, 3] });
    expect(played.state).toMatchObject({ stage: "overtime", period: 4, ball: played.state.opener, line: 17 });
    expect(where(played)).toEqual([75, 1]);
    expect(of(played, "driveEnd")[0].result).toBe("gameEnd");
  });

  it("gives both sides a series before it ends, and continues while they are tied", () => {
    const answers = { picks: PASS.even };
    const four = [3, 3, 2, 3, 3, 2, 3, 3, 2, 3, 3, 2];
    const level = play({ ...over, answers, dice: [3, 3, 2, ...four, ...four], rows: 9 });
    expect(level.state).toMatchObject({ stage: "overtime", period: 5, ball: "home" });
    expect(of(level, "driveStart").map(({ team, how }) => [team, how])).toEqual([
      ["away", "overtime"],
      ["home", "overtime"],
    ]);
  });

  it("ends when they differ after a round", () => {
    const answers = { picks: PASS.even, down: ["play", "fieldGoal", "play"] };
    const three = [3, 3, 2, 3, 3, 2, 3, 3, 2];
    const won = play({ ...over, answers, dice: [3, 3, 2, ...three, 3, 3, 3, 4, ...three, 3, 3, 2], rows: 9 });
    expect([won.game.next, won.state.score]).toEqual(["over", { away: 3, home: 0 }]);
  });

  it("a tie stands in strict games", () => {
    const played = play({ ...over, preset: "strict", answers: { picks: RUSH.even }, dice: [3, 3] });
    expect(played.game.next).toBe("over");
  });
});

describe("safety net", () => {
  it("two sides that punt on every first down are called off", () => {
    const rules = resolveRules({ name: "punters", switches: { kicksOn: "any" } });
    let last: GameEvent | undefined;
    let rows = 0;
    const table: Table = {
      die: (_sides, on, side) => (on === "toss" ? (side === "home" ? 5 : 2) : 4),
      choose: ({ kind, options }) => {
        if (kind === "down") return "punt";
        if (kind === "punt") return 70;
        return kind === "return" && (options as readonly string[]).includes("fairCatch") ? "fairCatch" : options[0];
      },
      emit: (event) => {
        last = event;
        if (event.type === "row") rows++;
      },
    };
    const state = runGame({ rules, away: "A", home: "H" }, table);
    expect([state.stage, rows]).toEqual(["over", 2000]);
    expect(last).toMatchObject({ type: "gameEnd", calledOff: true });
  });

  it("a card on which every run is a fumble and every fumble is returned still ends", () => {
    const run = [{ from: 0, to: 0, result: "fumble" }] as const;
    const card = { run, running: { ...STANDARD_RULES.card.running, recovery: 0 } };
    const rules = resolveRules({ name: "butterfingers", card });
    const lastStage = (given: PostcardRules, seed: number): string =>
      games.hear({ rules: given, away: "A", home: "H" }, { seed, coaches: chaos }).keep().state.stage;
    expect(lastStage(rules, 1)).toBe("over");
    const flags = resolveRules({
      name: "flags",
      card: { rush: [{ from: 0, to: 0, result: "penalty", on: "defense", yards: 15 }] },
    });
    for (let seed = 0; seed < 5; seed++) {
      expect(lastStage(flags, seed)).toBe("over");
    }
  });

  it("house cards change the game, not only the print", () => {
    const punts = PRESET_RULES.strict.card.punts.map((row) => (row.target === 40 ? { ...row, low: 7, high: 7 } : row));
    const played = play({
      card: { punts },
      answers: { down: "punt", punt: 40, return: "fairCatch" },
      state: { down: 4 },
      dice: [3, 3, 4, 4],
    });
    expect(of(played, "kick")[0].yards).toBe(45);
  });
});
