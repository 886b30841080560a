/** Every switch of section 11, both ways, on the same dice. */
import { describe, expect, it } from "vitest";
import { SWITCHES, type Switches } from "../../../../src/systems/postcard/rules/index.js";
import { end, of, PASS, play, rolls, RUSH, where, type Played, type Scene } from "./scripted.js";

/** What each value of a switch makes of a scene; dice may differ, since a value may need more of them. */
interface Case {
  readonly scene: Scene;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly look: (played: Played) => unknown;
  readonly gives: Readonly<Record<string, unknown>>;
}

const bar = (away = 0, home = 0) => ({ away, home });
const spent = (on: string, away: number, home = 0) => ({ [on]: { away, home } });
const strong = { answers: { picks: RUSH.plus2, spend: spent("challenge", 1) }, state: { bar: bar(1) } };

const CASES: Record<keyof Switches, readonly Case[]> = {
  touchdown: [
    {
      scene: { answers: { picks: RUSH.even }, state: { spot: 18 } },
      dice: { past: [4, 2, 2, 2], plane: [4, 2] },
      look: (played) => end(played).result,
      gives: { past: "rush", plane: "touchdown" },
    },
    {
      // Over on downs on the own goal line: nobody snaps on a line that scores.
      scene: { answers: { picks: PASS.even }, state: { spot: 0, line: 2, down: 4 }, dice: [3, 3, 2] },
      look: ({ state }) => [state.ball, state.spot],
      gives: { past: ["home", 20], plane: ["home", 19] },
    },
  ],
  firstDown: [
    {
      scene: { answers: { picks: RUSH.even }, dice: [4, 2, 2, 2] },
      look: where,
      gives: { reach: [40, 1], beyond: [40, 2] },
    },
  ],
  rushBeyond: [
    {
      scene: strong,
      dice: { penalty: [6, 1], clamp: [6, 1, 2, 6], extend: [6, 1, 2, 6] },
      look: (played) => [end(played).result, end(played).spot],
      gives: { penalty: ["penalty", 20], clamp: ["breakaway", 45], extend: ["breakaway", 70] },
    },
    {
      scene: { answers: { picks: RUSH.minus2 } },
      dice: { penalty: [1, 6, 4, 3], clamp: [1, 6, 4, 3], extend: [1, 6, 4, 3] },
      look: (played) => end(played).spot,
      gives: { penalty: 25, clamp: 25, extend: 20 },
    },
  ],
  penaltySide: [
    {
      scene: { ...strong, dice: [6, 1] },
      look: (played) => [of(played, "penalty")[0].team, where(played)],
      gives: { text: ["away", [20, 1]], swap: ["home", [40, 1]] },
    },
  ],
  sevenPenalty: [
    {
      scene: { answers: { picks: RUSH.plus2 } },
      dice: { none: [6, 1, 2, 6], five: [6, 1] },
      look: (played) => [end(played).result, end(played).spot],
      gives: { none: ["breakaway", 45], five: ["penalty", 25] },
    },
    {
      scene: { answers: { picks: RUSH.even, spend: spent("tackle", 0, 2) }, state: { bar: bar(0, 2) } },
      dice: { none: [4, 2, 1, 6, 4, 3], five: [4, 2, 1, 6] },
      look: (played) => [end(played).result, end(played).spot],
      gives: { none: ["fumbleKept", 40], five: ["penalty", 45] },
    },
  ],
  autoFirst: [
    {
      scene: { ...strong, state: { ...strong.state, down: 2, line: 7 }, dice: [6, 1] },
      look: (played) => [where(played), played.state.line],
      gives: { both: [[20, 1], 6], defenseOnly: [[20, 2], 7] },
    },
    {
      scene: {
        answers: { picks: RUSH.minus2, spend: spent("challenge", 0, 1) },
        state: { down: 3, bar: bar(0, 1) },
        dice: [1, 6],
      },
      look: where,
      gives: { both: [40, 1], defenseOnly: [40, 1] },
    },
  ],
  scrambleDeep: [
    {
      scene: { answers: { picks: PASS.even, throw: "throw", spend: spent("second", 4) }, state: { bar: bar(4) } },
      dice: { L3: [3, 4, 6, 2, 3], byDistance: [3, 4, 6, 2, 3, 3, 4] },
      look: (played) => of(played, "pass")[0].level,
      gives: { L3: 3, byDistance: 2 },
    },
    {
      scene: { answers: { picks: PASS.even, throw: "throw" }, dice: [3, 4, 4, 2, 3] },
      look: (played) => of(played, "pass")[0].level,
      gives: { L3: 3, byDistance: 3 },
    },
  ],
  missedFgClock: [
    {
      scene: { answers: { down: "fieldGoal" }, state: { spot: 15, down: 4 }, dice: [3, 3, 6, 6] },
      look: (played) => of(played, "cross").map(({ side, why }) => [side, why]),
      gives: { no: [], yes: [["away", "lostBall"]] },
    },
  ],
  puntFrom: [
    {
      scene: { answers: { down: "punt", punt: 40, return: "fairCatch" }, state: { down: 4 }, dice: [3, 3, 3, 4] },
      look: (played) => [end(played).spot, of(played, "kick")[0].yards],
      gives: { los: [30, 40], marker: [45, 25] },
    },
  ],
  kicksOn: [
    {
      scene: { answers: { picks: RUSH.even }, state: { spot: 15, down: 2 }, dice: [3, 3] },
      look: ({ asked }) => asked.find(({ kind }) => kind === "down")?.options,
      gives: { fourth: undefined, any: ["play", "punt", "fieldGoal"] },
    },
  ],
  touchbackFrom: [
    {
      scene: { next: "kickoff", state: { ball: "home", spot: 7 }, answers: { picks: [1, 1], return: "fairCatch" } },
      look: ({ asked }) => asked.find(({ kind }) => kind === "return")?.options,
      gives: { goalLine: ["fairCatch", "run"], anywhere: ["touchback", "fairCatch", "run"] },
    },
  ],
  teamSkill: [
    {
      scene: { answers: { picks: RUSH.even, skill: "reroll" } },
      dice: { off: [3, 3], on: [3, 3, 2] },
      look: (played) => [rolls(played, "skill").length, played.state.skill.away],
      gives: { off: [0, null], on: [1, "offense-rush"] },
    },
  ],
  quickGame: [
    {
      scene: { answers: { picks: RUSH.even }, state: { spot: 19, time: { left: 6, right: 0 } }, dice: [4, 2] },
      look: ({ state }) => [state.stage, state.time],
      gives: { off: ["main", { left: 7, right: 1 }], on: ["final", { left: 7, right: 0 }] },
    },
  ],
  halfTime: [
    {
      scene: { answers: { picks: PASS.even }, state: { time: { left: 6, right: 0 }, down: 4 }, dice: [3, 3, 2] },
      look: ({ game, state }) => [game.next, state.ball, state.period],
      gives: { off: ["down", "home", 2], on: ["kickoff", "away", 2] },
    },
  ],
  overtime: [
    {
      scene: { answers: { picks: RUSH.even }, state: { stage: "final", left: 1, period: 3 }, dice: [3, 3] },
      look: ({ game, state }) => [game.next, state.stage, state.period],
      gives: { off: ["over", "over", 3], on: ["down", "overtime", 4] },
    },
  ],
  fakeBackfire: [
    {
      scene: { answers: { down: "fakePunt", fakePlay: "rush" }, state: { down: 4 }, dice: [2, 4, 3, 3] },
      look: (played) => rolls(played, "challenge")[0].dice.map(({ bonus }) => bonus),
      gives: { off: [0, 0], on: [0, 2] },
    },
  ],
};

const SKILL = { away: "offense-rush", home: "offense-pass" } as const;

describe("switches", () => {
  it("all have a case", () => {
    expect(Object.keys(CASES).sort()).toEqual(SWITCHES.map(({ id }) => id).sort());
  });

  const all = SWITCHES.flatMap(({ id, values }) =>
    CASES[id as keyof Switches].flatMap((one, i) => values.map(({ value }) => ({ id, value, one, i }))),
  );
  it.each(all)("$id: $value ($i)", ({ id, value, one }) => {
    const dice = one.dice?.[value] ?? one.scene.dice ?? [];
    const played = play({
      ...one.scene,
      dice,
      switches: { [id]: value },
      ...(id === "teamSkill" && value === "on" && { skill: SKILL }),
    });
    expect(one.look(played)).toEqual(one.gives[value]);
  });

  it("each switch makes a difference", () => {
    for (const [id, cases] of Object.entries(CASES)) {
      const differs = cases.some(({ gives }) => new Set(Object.values(gives).map((v) => JSON.stringify(v))).size > 1);
      expect(differs, id).toBe(true);
    }
  });
});
