/**
 * Plays dice rolled at the table by the rules into a game record. Play by play:
 *
 * ```yaml
 * format: pressbox/postcard-dice
 * away: Ferrymen
 * home: Lamplighters
 * toss: 3 5                  # away, home
 * kicks: away                # the winner of the toss lets them kick off
 * plays:                     # one entry per log row: kicks, downs, tries
 *   - { picks: 3 5, return: touchback }
 *   - { picks: 1 2, dice: 5 3 2 4, spend: { challenge: 1 0 } }
 * ```
 *
 * or all dice in one list and the choices, if they matter, in another. A coach makes the choices not in the file; bonuses that an
 * entry does not list are not spent.
 */
import { UserError } from "../../kernel/issue/index.js";
import { zod } from "../../kernel/zod/index.js";
import { severalShape } from "../../gamekit/decisions.js";
import { matchTable, type Fixture } from "../../gamekit/match-table.js";
import { coaches } from "./coach-list.js";
import { telling } from "./decisions.js";
import { SKILLS, type PostcardTypes, type Skill } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./record.js";
import { STANDARD_RULES, type PostcardRules } from "./rules/index.js";
import { pickSides, twiceFault } from "./sides.js";
import { handStory } from "./tell/table-story.js";
import type { TeamFile } from "./teams.js";

/** `4 6 2`: faces separated by spaces or commas; a single face may be a number. */
function faces() {
  const z = zod();
  const line = z.string().regex(/^\s*[1-6]([\s,]+[1-6])*\s*$/, "expected faces of six-sided dice, such as 4 6 2");
  return z.union([z.int().min(1).max(6), line]);
}

/** Both sides; skills come from a team file (if the rules use them) or from the dice log. */
function sidesOf({ rules, names, teams, log, asked, at }: Fixture<PostcardRules>) {
  const file = teams as TeamFile | undefined;
  if (!log) {
    const { away, home, skill } = pickSides(names, file);
    return rules.switches.teamSkill === "on" ? { away, home, skill } : { away, home };
  }
  const usual = asked ? pickSides(asked, file) : { away: "Away", home: "Home" };
  const { away = usual.away, home = usual.home } = log;
  const twice = twiceFault(away, home);
  if (twice) throw new UserError({ ...twice, ...at?.(log.home === undefined ? "away" : "home") });
  const skill = (log.skill ?? {}) as Partial<Record<"away" | "home", Skill | null>>;
  return { away, home, skill: { away: skill.away ?? null, home: skill.home ?? null } };
}

export const table = matchTable<PostcardTypes, GameParts, GameRecord, PostcardRules>(games, {
  telling,
  standardRules: STANDARD_RULES,
  coaches,
  sides: sidesOf,
  story: (events, { away, home }) => handStory(events, { away, home }),
  dice: {
    format: "pressbox/postcard-dice",
    faces,
    says: "every die of the row in rolling order",
    noPlayoff: true,
    keys() {
      const skill = zod().enum(SKILLS).nullable().optional();
      return { skill: zod().strictObject({ away: skill, home: skill }).optional() };
    },
    first() {
      const lines = severalShape(faces(), 200).optional();
      return { draw: lines, toss: lines };
    },
    needs: "3 5, away first",
  },
});

/** The parts for `matchSystem`. @internal */
export const { playFromDice } = table;
