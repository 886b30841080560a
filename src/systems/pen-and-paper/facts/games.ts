/** Shared by the sheets of a game: the games among the records, both sides, names of periods, short names of teams. */
import { DASH } from "../../../kernel/words/index.js";
import type { Side } from "../../../kernel/football/index.js";
import type { SlotValue } from "../../../sheet/fields/field.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, FillContext, SheetContent } from "../../../contract/sheet.js";
import { games as headToHead, type GameRecord } from "../game-record.js";
import { shortNames } from "../records.js";
import type { PenAndPaperRules } from "../rules/index.js";
import type { PenPaperRecord } from "../sheet.js";

/** The away team is first. */
export const SIDES = [
  { key: "visitor", side: "away", label: "Away" },
  { key: "home", side: "home", label: "Home" },
] as const satisfies readonly { key: string; side: Side; label: string }[];

/** The content of each side's column or row. */
export const bySide = (values: (side: (typeof SIDES)[number]) => Values[string]): Values =>
  Object.fromEntries(SIDES.map((side) => [side.key, values(side)]));

/** Both sides with their action dice. */
export const sidesWithDice = ({ tables }: PenAndPaperRules) =>
  SIDES.map(({ key, label }) => ({ key, label, dice: tables.game.actionDice[key] }));

/**
 * A sheet filled by each head-to-head game; before its first play a game only fills the heading. If there are several, the outline entries
 * name their teams.
 */
export const gameSheet = (
  form: (rules: PenAndPaperRules) => object,
  copies: (game: GameRecord, context: FillContext<PenAndPaperRules>) => readonly Copy[],
): SheetContent<PenPaperRecord, PenAndPaperRules> => ({
  form: ({ rules }) => form(rules),
  fill(records, context) {
    const games = records.filter(
      (record): record is PenPaperRecord & GameRecord => record.format === headToHead.match.format,
    );
    const titleOf = ({ away, home }: GameRecord) => games.length > 1 && { title: `${away.name} ${DASH} ${home.name}` };
    return games.flatMap((game) => copies(game, context).map((copy) => ({ ...copy, ...titleOf(game) })));
  },
});

/** `New York Tycoons at San Diego Cruisers`, or monograms if two long names do not fit. */
export function meeting(game: GameRecord): SlotValue {
  const { away, home } = shortNames(game);
  return { text: `${game.away.name} at ${game.home.name}`, shorter: [`${away} at ${home}`] };
}

/** The name of a period: `First quarter`; overtimes are numbered from the second on. */
export function periodName(period: number, quarters: number): string {
  if (period > quarters) return period === quarters + 1 ? "Overtime" : `Overtime ${period - quarters}`;
  return `${["First", "Second", "Third", "Fourth"][period - 1] ?? `${period}th`} quarter`;
}

/** `Q2`, `OT`: for narrow columns. */
export function shortPeriod(period: number, { tables }: PenAndPaperRules): string {
  const over = period - tables.game.quarters;
  return over <= 0 ? `${period}` : over === 1 ? "OT" : `OT${over}`;
}
