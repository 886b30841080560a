/** Dice and bonuses in words. */
import { counted } from "../../../kernel/words/index.js";
import type { DieUse } from "../engine/index.js";

/** Dice by use: the name of the die, and what it decides. */
export const DICE: Readonly<Record<DieUse, readonly [die: string, decides: string]>> = {
  toss: ["toss", "the toss"],
  draw: ["team-skill", "the team skills"],
  challenge: ["challenge", "the challenge between the picks"],
  skill: ["rerolled challenge", "the challenge, rerolled with a team skill"],
  second: ["second-throw", "the second throw"],
  pressure: ["pressure", "the pressure on the passer"],
  catch: ["catch", "the catch"],
  interception: ["interception", "the interception"],
  grounding: ["grounding", "whether the pass is grounded or incomplete"],
  contested: ["grounding or interception", "whether the pass is grounded or intercepted"],
  strip: ["strip", "whether the sack strips the ball"],
  tackle: ["tackle", "the tackle"],
  recovery: ["fumble", "who recovers the fumble"],
  block: ["block", "whether the kick is blocked"],
  fake: ["fake", "whether the fake works"],
  fieldGoal: ["field-goal", "the field goal"],
  punt: ["punt", "the punt"],
};

/** `2 bonuses`. */
export const bonusWords = (count: number): string => (count === 0 ? "no bonus" : counted(count, "bonus", "bonuses"));
