/** PC-8: chips to fold over, cards for secret picks, paper dice: what of them the rules decide. */
import type { SheetContent } from "../../contract.js";
import { minusText, ordinal } from "../../../kernel/words/index.js";
import { chainStick, diceNet, diceNetLines, foldPicture } from "../figures/paper-dice.js";
import type { GameRecord } from "../record.js";
import type { CardData, PostcardRules } from "../rules/index.js";

/** What a chip shows on its front and on its back; the template draws it. */
interface Chip {
  readonly front: string;
  readonly back: string;
  readonly number?: string;
  readonly ordinal?: string;
}

const same = (face: string, more: Partial<Chip> = {}): Chip => ({
  front: face,
  back: face,
  number: "",
  ordinal: "",
  ...more,
});

/** Ball, chain, downs, possession, rattle: what lies on the field. */
const boardChips = ({ passing }: CardData): Chip[] => [
  same("ball"),
  same("marker"),
  ...[1, 2, 3, 4].map((down) => same("down", { number: `${down}`, ordinal: ordinal(down) })),
  { ...same("home"), back: "away" },
  same("rattledHome", { number: minusText(-passing.rattle) }),
  same("rattledAway", { number: minusText(-passing.rattle) }),
];

/** Bonus chips for both bars: a star in front, an empty one behind, for bonuses spent. */
const bonusChips = ({ barCap }: CardData): Chip[] =>
  Array.from({ length: 2 * barCap }, () => ({ ...same("star"), back: "openStar" }));

export function tokenFacts({ card }: PostcardRules) {
  const [board, bonus] = [boardChips(card), bonusChips(card)];
  return {
    board,
    bonus: [...bonus, board[0]],
    small: [...board, ...bonus, board[0]],
    sides: ["home", "away"],
    strategy: card.strategy,
  };
}

export const tokens: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules }) => tokenFacts(rules),
  figures: { net: diceNet, "net-lines": diceNetLines, fold: foldPicture, chain: chainStick },
};
