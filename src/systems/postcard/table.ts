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
import { throwOnErrors } from "../../kernel/issue/index.js";
import { facesSchema } from "../../kernel/machine/index.js";
import { severalShape } from "../../gamekit/decisions.js";
import { matchTable, type Fixture } from "../../gamekit/match-table.js";
import { coaches } from "./coach-list.js";
import { decisionSpec } from "./decisions.js";
import type { PostcardTypes } from "./engine/index.js";
import { games, type GameParts, type GameRecord } from "./record.js";
import { STANDARD_RULES, type PostcardRules } from "./rules/index.js";
import { pickSides, twiceFaults } from "./sides.js";
import { handStory } from "./narration/table-story.js";
import { NO_SKILLS, sidesUnder, skillsShape, type Skills, type TeamFile } from "./teams.js";

const faces = () => facesSchema(1, 6, "faces of six-sided dice, such as 4 6 2", "[1-6]");

/** Both sides; skills come from a team file (if the rules use them) or from the dice log. */
function sidesOf({ rules, names, teams, log, asked, at }: Fixture<PostcardRules>) {
  const file = teams as TeamFile | undefined;
  if (!log) return sidesUnder(rules, pickSides(names, file));
  const usual = asked ? pickSides(asked, file) : { away: "Away", home: "Home" };
  const { away = usual.away, home = usual.home } = log;
  throwOnErrors(twiceFaults(away, home, at?.(log.home === undefined ? "away" : "home")));
  return { away, home, skill: { ...NO_SKILLS, ...(log.skill as Partial<Skills>) } };
}

export const table = matchTable<PostcardTypes, GameParts, GameRecord, PostcardRules>(games, {
  decisionSpec,
  standardRules: STANDARD_RULES,
  coaches,
  sides: sidesOf,
  story: (events, { away, home }) => handStory(events, { away, home }),
  dice: {
    format: "pressbox/postcard-dice",
    faces,
    says: "every die of the row in rolling order",
    noPlayoff: true,
    keys: () => ({ skill: skillsShape().partial().optional() }),
    first() {
      const lines = severalShape(faces(), 200).optional();
      return { draw: lines, toss: lines };
    },
    needs: "3 5, away first",
  },
});

/** The parts for `matchSystem`. @internal */
export const { playFromDice } = table;
