/** M9 to M11, PP-9 to PP-11: the charts of the game, all together and on half-page cards. */
import { signedText } from "../../../kernel/words/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { kickFacts, yardFacts } from "./charts/kicks.js";
import { leagueFacts, newTeamFacts } from "./charts/league.js";
import { mishapFacts } from "./charts/mishaps.js";
import { offSeasonFacts } from "./charts/off-season.js";
import { playFacts, playInOrder } from "./charts/plays.js";

export const referenceFacts = (rules: PenAndPaperRules) => ({
  team: newTeamFacts(rules),
  league: leagueFacts(rules),
  kicks: kickFacts(rules),
  yards: yardFacts(rules),
  play: playFacts(rules),
  order: playInOrder(rules),
  mishap: mishapFacts(rules),
  season: offSeasonFacts(rules),
});

/** Head-to-head on half a page. */
export const headToHeadFacts = (rules: PenAndPaperRules) => ({
  play: playFacts(rules),
  mishap: mishapFacts(rules),
  kick: kickFacts(rules),
});

/** Two teams with one positive and one negative modifier, so that no one adds the wrong DEF. */
const VISITOR = { off: 9, def: 11 };
const HOME = { off: 10, def: 8 };

/** League play: the points of a quarter, and an example of a modifier. */
export function leagueCardFacts(rules: PenAndPaperRules) {
  const league = leagueFacts(rules);
  const side = (key: string, own: typeof HOME, other: typeof HOME, plus: number) => ({
    key,
    off: own.off,
    def: other.def,
    plus: plus === 0 ? "" : signedText(plus),
    modifier: signedText(own.off - other.def + plus),
  });
  return { league, example: [side("visitor", VISITOR, HOME, 0), side("home", HOME, VISITOR, league.homeBonus)] };
}
