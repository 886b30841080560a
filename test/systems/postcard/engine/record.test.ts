/** Records: the same seed gives the same bytes, and dice and choices give the same events. */
import { jsonSchemaOf } from "../../../../src/contract/records.js";
import { describe, expect, it } from "vitest";
import { isFinished } from "../../../../src/kernel/machine/index.js";
import { scriptedRoller } from "../../../helpers/dice.js";
import { gameKind } from "../../../../src/systems/postcard/index.js";
import {
  games,
  type GameRecord,
  gameRulesOf,
  playGame,
  replay,
  skillsOf,
} from "../../../../src/systems/postcard/record.js";
import { PRESET_RULES, resolveRules } from "../../../../src/systems/postcard/rules/index.js";
import type { Coach } from "../../../../src/systems/postcard/coaches/coach.js";
import { football, points } from "../../../../src/systems/postcard/coaches/plain.js";
import { narrateGame, narratedRows } from "../../../../src/systems/postcard/narrate-game.js";
import { chaos } from "./chaos.js";
import { randomRules } from "./invariants.js";

const NAMES = { away: "Ferrymen", home: "Lamplighters" };
const USUAL = { away: "Millbrook Ferrymen", home: "Harbor City Lamplighters" };
const { strict, balanced } = PRESET_RULES;
const clone = (record: GameRecord) =>
  JSON.parse(JSON.stringify(record)) as { -readonly [K in keyof GameRecord]: GameRecord[K] };

describe("records", () => {
  it("200 replay byte by byte, house rules and skills among them", () => {
    for (let seed = 0; seed < 200; seed++) {
      const rules = seed % 4 === 0 ? randomRules(seed) : seed % 2 ? strict : balanced;
      const record = clone(playGame({ ...NAMES, rules, seed, coaches: seed % 3 ? chaos : football }));
      const again = replay(record);
      expect(again.issues, `seed ${seed}`).toEqual([]);
      expect(JSON.stringify(again.events)).toBe(JSON.stringify(record.events));
    }
  });

  it("an unrecorded game is the same game", () => {
    for (let seed = 0; seed < 50; seed++) {
      const options = { ...NAMES, rules: balanced, seed, coaches: football };
      expect(playGame(options).events.at(-1)).toMatchObject({ score: games.hear(options, options).keep().state.score });
    }
  });

  it("one coach's dice do not affect the other's, nor those of the game", () => {
    const listen = (extra: number) => {
      const heard = { away: [] as number[], home: [] as number[] };
      const ear: Coach = {
        ...chaos,
        choose: (decision, _state, dice) => {
          const rolls = decision.side === "home" ? extra : 1;
          for (let i = 0; i < rolls; i++) heard[decision.side].push(dice.die(1000));
          return decision.options[0];
        },
      };
      return { heard, dice: playGame({ ...NAMES, seed: 3, coaches: ear }).dice };
    };
    const [one, three] = [listen(1), listen(3)];
    expect(three.heard.away).toEqual(one.heard.away);
    expect(three.dice).toEqual(one.dice);
    expect(one.heard.home.length).toBeGreaterThan(50);
    expect(one.heard.away.slice(0, 20)).not.toEqual(one.heard.home.slice(0, 20));
  });

  it("keep their own rules, skills and dice", () => {
    const rules = resolveRules({ name: "skilled", switches: { teamSkill: "on" } });
    const drawn = playGame({ ...NAMES, rules, seed: 1, coaches: football });
    expect(drawn.skill).toEqual({ away: null, home: null });
    expect(skillsOf(drawn).away).not.toBeNull();
    expect(gameRulesOf(drawn)).toEqual(rules);
    const skill = { away: "offense-pass", home: "defense-rush" } as const;
    expect(skillsOf(playGame({ ...NAMES, rules, skill, seed: 1, coaches: football }))).toEqual(skill);
    expect(() => playGame({ ...NAMES, roller: scriptedRoller(2, 5, 1), coaches: football })).toThrow(
      /list of dice ends/,
    );
  });

  it("fit their schema, and pass the check of their kind", () => {
    const record = clone(playGame({ ...NAMES, rules: balanced, seed: 5, coaches: football }));
    expect(gameKind.shape.safeParse(record).success).toBe(true);
    expect(gameKind.check(record, () => ({}))).toEqual({ issues: [], value: record });
    expect(gameKind.matches(record)).toBe(true);
    const house = clone(playGame({ ...NAMES, rules: randomRules(4), seed: 5, coaches: football }));
    expect(gameKind.shape.safeParse(house).success).toBe(true);
    expect(
      gameKind.check({ ...house, rules: { name: "x", card: { barCap: "four" } } }, () => ({})).issues,
    ).not.toHaveLength(0);
    expect(JSON.stringify(jsonSchemaOf(gameKind))).toContain("PostCard Football game record");
  });
});

describe("replaying a changed record", () => {
  const record = playGame({ ...NAMES, seed: 11, coaches: football });

  it("names the first event that differs", () => {
    const changed = clone(record);
    const index = record.events.findIndex((event) => event.type === "points");
    changed.events = record.events.map((event, i) =>
      i === index ? { ...event, points: 9 } : event,
    ) as GameRecord["events"];
    const { issues } = replay(changed);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ code: "replay-differs", path: `events[${index}]` });
    expect(issues[0].message).toBe('the record says 9 for "points" of the event "points"; dice and choices give 6');
  });

  it("names a choice that was not an option, and an impossible die", () => {
    const code = (patch: (copy: ReturnType<typeof clone>) => void): string | undefined => {
      const copy = clone(record);
      patch(copy);
      return replay(copy).issues.at(0)?.code;
    };
    expect(code((copy) => (copy.choices = ["nonsense", ...copy.choices.slice(1)]))).toBe("choice-illegal");
    expect(code((copy) => (copy.dice = [7, ...copy.dice.slice(1)]))).toBe("die-face");
  });
});

describe("words", () => {
  const record = playGame({ ...NAMES, rules: balanced, seed: 7, coaches: football });

  it("the footer names seed and command, or a file if no command repeats the game", () => {
    const describeGame = (game: GameRecord) => gameKind.prints!.describe(game);
    expect(describeGame(playGame({ ...USUAL, seed: 7, coaches: football }))).toEqual({
      line: "Millbrook Ferrymen at Harbor City Lamplighters, seed 7",
      command: "pressbox print postcard --seed 7",
    });
    expect(describeGame(record).command).toBe("pressbox print postcard --record FILE");
    const short = playGame({ away: "A", home: "B C", seed: 2, coaches: points });
    expect(describeGame(short)).toEqual({
      line: "A at B C, seed 2",
      command: 'pressbox print postcard --seed 2 --away A --home "B C" --coach points',
    });
    expect(
      describeGame(playGame({ away: "A", home: "B", seed: 2, coaches: { away: points, home: football } })).command,
    ).toContain("FILE");
    const own = { ...record, seed: undefined };
    expect(describeGame(own)).toMatchObject({ line: "Ferrymen at Lamplighters, own dice" });
  });

  it("the story names every score, keeps to 80 columns and ends with the tables", () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = playGame({ ...NAMES, rules: randomRules(seed), seed, coaches: chaos });
      const text = narrateGame(game);
      expect(Math.max(...text.split("\n").map((line) => line.length)), `seed ${seed}`).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/undefined|NaN|\[object|\.\.|, \./);
      const touchdowns = game.events.filter((event) => event.type === "points" && event.kind === "touchdown").length;
      expect(text.replace(/\s+/g, " ").match(/TOUCHDOWN (Ferrymen|Lamplighters)/g)?.length ?? 0).toBe(touchdowns);
      const last = game.events.at(-1);
      if (last?.type === "gameEnd") {
        expect(text).toContain(`Final: Ferrymen ${last.score.away}, Lamplighters ${last.score.home}`);
      }
    }
  });

  it("the story has every row", () => {
    expect(narratedRows(record.events)).toHaveLength(record.events.filter(({ type }) => type === "row").length);
    expect(isFinished(record)).toBe(true);
  });
});
