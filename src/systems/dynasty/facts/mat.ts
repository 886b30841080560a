/** DY-1, the team mat: the game's tables in playing order, and a space for every die. */
import { countFrom } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../contract.js";
import type { CampaignRecord } from "../record.js";
import type { DynastyRules } from "../rules/index.js";
import { tableFacts } from "./tables.js";

export function matFacts(rules: DynastyRules) {
  const { dice, diceMax } = rules.tables.setup;
  return {
    ...tableFacts(rules),
    regular: dice - 1,
    /** Places of the Team Dice: the Coach Die, those of the start, those to be won. */
    spaces: countFrom(1, diceMax).map((number) => ({
      number,
      kind: number === 1 ? "coach" : number <= dice ? "own" : "won",
    })),
  };
}

export const mat: SheetContent<CampaignRecord, DynastyRules> = { form: ({ rules }) => matFacts(rules) };
