/** M10, PP-10: league play on half a page: the points of a quarter, and a modifier worked out. */
import { signedText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../contract.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { leagueFacts } from "./charts/league.js";

/** Two teams whose modifiers come out on both sides of nothing, so that nobody adds the wrong DEF. */
const VISITOR = { off: 9, def: 11 };
const HOME = { off: 10, def: 8 };

export const leagueCard: SheetContent<object, PenAndPaperRules> = {
  form: ({ rules }) => {
    const league = leagueFacts(rules);
    const side = (key: string, own: typeof HOME, other: typeof HOME, plus: number) => ({
      key,
      off: own.off,
      def: other.def,
      plus: plus === 0 ? "" : signedText(plus),
      modifier: signedText(own.off - other.def + plus),
    });
    return {
      league,
      example: [side("visitor", VISITOR, HOME, 0), side("home", HOME, VISITOR, league.homeBonus)],
    };
  },
};
