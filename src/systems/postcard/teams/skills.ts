/** Team skills (A67) of both sides: their schema in files, and which of them count. */
import { SIDES } from "../../../kernel/football/index.js";
import { keyed } from "../../../kernel/lists/index.js";
import { zod } from "../../../kernel/zod/index.js";
import { SKILLS, type Both, type Skill } from "../engine/state.js";
import type { PostcardRules } from "../rules/index.js";

/** Null = none, or one that the dice draw. */
export type Skills = Both<Skill | null>;

export const NO_SKILLS: Skills = { away: null, home: null };

export const skillShape = () => zod().enum(SKILLS).nullable();
export const skillsShape = () => zod().strictObject(keyed(SIDES, skillShape));

/** True if skills count under these rules. */
export const haveSkills = ({ switches }: PostcardRules): boolean => switches.teamSkill === "on";

/** Sides of a game, without skills if those do not count. */
export const sidesUnder = <S extends { readonly skill: Skills }>(rules: PostcardRules, sides: S) => ({
  ...sides,
  skill: haveSkills(rules) ? sides.skill : NO_SKILLS,
});
