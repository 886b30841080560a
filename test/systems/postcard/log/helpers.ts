/** Games to fold: by the football coach, and by one that answers at random and so comes by everything. */
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import type { Coach } from "../../../../src/systems/postcard/coaches/coach.js";
import type { GameEvent } from "../../../../src/systems/postcard/engine/events.js";
import { playGame, type GameRecord } from "../../../../src/systems/postcard/record.js";
import { PRESET_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";

export const chaos: Coach = {
  id: "chaos",
  title: "Chaos",
  summary: "Takes any answer.",
  choose: ({ options }, _state, dice) => options[dice.die(options.length) - 1],
};

const withSwitches = (base: PostcardRules, switches: Partial<PostcardRules["switches"]>): PostcardRules => ({
  ...base,
  name: "test",
  switches: { ...base.switches, ...switches },
});

export const RULES: readonly PostcardRules[] = [
  PRESET_RULES.strict,
  PRESET_RULES.balanced,
  withSwitches(PRESET_RULES.balanced, { teamSkill: "on", touchdown: "plane" }),
  withSwitches(PRESET_RULES.strict, { quickGame: "on", kicksOn: "any" }),
];

export interface Played {
  readonly name: string;
  readonly rules: PostcardRules;
  readonly record: GameRecord;
}

const game = (rules: PostcardRules, coach: Coach, seed: number): Played => ({
  name: `${rules.name} ${coach.id} ${seed}`,
  rules,
  record: playGame({ rules, away: "Millbrook", home: "Harbor City", coaches: coach, seed }),
});

/** Every kind of rules with both coaches, `count` seeds each. */
export const games = (count: number): Played[] =>
  RULES.flatMap((rules, r) =>
    [football, chaos].flatMap((coach) =>
      Array.from({ length: count }, (_, i) => game(rules, coach, 1000 * (r + 1) + i)),
    ),
  );

/** One game, for the sheets. */
export const oneGame = (seed = 7, names = { away: "Millbrook", home: "Harbor City" }): GameRecord =>
  playGame({ rules: PRESET_RULES.balanced, ...names, coaches: football, seed });

type Loose = { readonly type: GameEvent["type"] } & Record<string, unknown>;
/** Events written down by hand. */
export const events = (...list: readonly Loose[]): GameEvent[] => list as unknown as GameEvent[];

const ZERO = { home: 0, away: 0 };
/** Opens a row: home's first down on its own 40, unless told otherwise. */
export const row = (number: number, more: Record<string, unknown> = {}): Loose => ({
  ...{ type: "row", number, what: "down", stage: "main", left: 14, offense: "home", down: 1, toGo: 10 },
  ...{ goal: false, spot: 40, ...more },
});
export const rowEnd = (result: string, yards: number, more: Record<string, unknown> = {}): Loose => ({
  ...{ type: "rowEnd", result, yards, ball: "home", spot: 40 + yards, score: ZERO, bar: ZERO, plays: ZERO },
  ...{ time: { left: 0, right: 0 }, left: 14, ...more },
});
/** A roll: one `[side, face, spent]` for each side, all faces of a sum in a list. */
export function roll(
  on: string,
  ...dice: readonly (readonly [
    side: "home" | "away",
    faces: number | readonly number[],
    spent?: number,
    bonus?: number,
  ])[]
): Loose {
  const rolled = dice.map(([side, faces, spent = 0, bonus = 0]) => {
    const list = typeof faces === "number" ? [faces] : faces;
    return { side, faces: list, spent, bonus, value: list.reduce((sum, face) => sum + face, spent + bonus) };
  });
  return {
    type: "roll",
    on,
    dice: rolled,
    ...(rolled.length > 1 ? { result: rolled[0].value - rolled[1].value } : {}),
  };
}
