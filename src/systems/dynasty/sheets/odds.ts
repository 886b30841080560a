/** P6, DY-6: the coach's odds card, one page of exact chances. */
import { round } from "../../../page/lay-out.js";
import type { StoryBlock } from "../../../page/story/blocks.js";
import { STANDARD_RULES, type DynastyRules } from "../rules/index.js";
import { rulesKey } from "../solver/rules-key.js";
import { oddsLarge } from "./odds-large.js";
import { BAND, climb, cold, firstRoll, resolved, RIGHT_W, RIGHT_X, ways } from "./odds-tables.js";
import type { DynastyContext, DynastySheet } from "./shared.js";

const isStandard = (rules: DynastyRules): boolean => rulesKey(rules) === rulesKey(STANDARD_RULES);

/** What the exact solution does (digest 5.4); under house rules the coach card says it for the rules in force. */
export function advice(rules: DynastyRules): string[] {
  if (!isStandard(rules)) {
    return [
      `These odds hold for the **${rules.name}** rules.`,
      "What the best coach makes of them stands on the coach card, sheet DY-10, solved for these rules.",
    ];
  }
  return [
    "**Off-season.** Never buy a +1: rolling a die again is worth more. With 3 or 4 dice roll again up to a total of 10, in search of a die; with 5 dice up to 7. Keep a 5 or 6, with 5 dice a 4 as well; else roll both.",
    "**Regular season, 3 or 4 dice.** Save. With 4 points or more even spoil an 8\u20138 or 9\u20137 that misses the playoffs: the +1 of a losing year is worth it.",
    "**5 dice.** With 3 points or more pay until you are in, then stop. Never chase the bye.",
    "**Playoffs, 5 dice.** With 2 points or more pay until won; in the Big Game let hopeless dice go unless you hold 4.",
    "**3 or 4 dice.** Pay for a turn of the Coach Die that wins at once.",
    "**Contract.** Buy seasons only when it is about to run out.",
  ];
}

function model({ rules }: DynastyContext): object {
  const a = firstRoll(rules);
  const b = cold(rules);
  const bY = round(b.box.y + b.box.h + 4);
  const keyH = 4.4;
  const b2 = resolved(rules, bY, round(a.box.y + a.box.h - bY));
  const c = climb(rules, round(a.box.y + a.box.h + keyH + 1.2));
  const dY = round(c.box.y + c.box.h + keyH + 1.2);
  const dH = round(254.2 - dY);
  return {
    subtitle: "Coach\u2019s odds",
    tagline: "Exact chances for the table: every possible roll is counted",
    tagWidth: 120,
    first: a.model,
    firstKeyY: round(a.box.y + a.box.h + 3),
    cold: b.model,
    resolved: b2.model,
    climb: c.model,
    climbKey: "* A natural 6 in the roll pays for one action, so even an empty-handed coach beats the cold odds above.",
    climbKeyY: round(c.box.y + c.box.h + 3),
    ways: ways(rules, dY, dH),
    advice: {
      x: RIGHT_X,
      y: dY,
      w: RIGHT_W,
      h: dH,
      title: "How the best coach plays",
      blocks: [{ kind: "list", items: advice(rules) } satisfies StoryBlock],
      frames: [{ page: 0, x: RIGHT_X + 2, y: round(dY + BAND + 1.8), w: RIGHT_W - 4, h: round(dH - BAND - 3.2) }],
    },
    right: 190,
  };
}

export const odds: DynastySheet = {
  id: "odds",
  code: "DY-6",
  title: "Coach\u2019s odds",
  summary: "exact chances of the first roll, the playoffs and the off-season, with and without influence",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [{ template: "dynasty/odds", title: "Coach\u2019s odds", model: model(context) }],
  large: (context) => oddsLarge(context.rules, advice(context.rules)),
};
