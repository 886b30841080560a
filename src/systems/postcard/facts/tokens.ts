/** PC-8: fold-over chips, cards for secret picks, paper dice: the parts that depend on the rules. */
import type { SheetContent } from "../../../contract/sheet.js";
import { minusText } from "../../../kernel/words/index.js";
import { chainStick, diceNet, diceNetLines, foldPicture } from "../figures/paper-dice.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";

export const tokenFacts = ({ card }: PostcardRules) => ({
  /** Places of both bars. */
  stars: 2 * card.barCap,
  rattle: minusText(-card.passing.rattle),
  sides: ["home", "away"],
  strategy: card.strategy,
});

export const tokens: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => tokenFacts(rules),
  figures: { net: diceNet, "net-lines": diceNetLines, fold: foldPicture, chain: chainStick },
};
