/** The cup that a sheet is filled from. */
import { keyed } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../contract.js";
import { isCup } from "../cup/describe-cup.js";
import { teamOf } from "../cup/enter-result.js";
import type { Cup } from "../cup/types.js";
import { resting, tableFixtures, titleOfRound, viewOf, type SeasonView } from "../cup/view.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";

export type CupContent = SheetContent<GameRecord, PostcardRules>;

/** The cup of a filled sheet, with the season that has results; undefined where there is none. */
export function cupIn(records: readonly unknown[]): { readonly cup: Cup; readonly view: SeasonView } | undefined {
  const cup = records.find(isCup);
  return cup && { cup, view: viewOf(cup) };
}

/** Games of the table, round by round; of the book's rounds those with results alone. */
export function roundFacts(view: SeasonView, short: (id: string) => string, played = false) {
  const fixtures = tableFixtures(view).filter(({ result }) => !played || result);
  return [...new Set(fixtures.map(({ round }) => round))].map((number) => {
    const rest = resting(view, number);
    return {
      number,
      id: `round${number}`,
      title: titleOfRound(view, number),
      rest: rest === undefined ? "" : short(rest),
      games: fixtures
        .filter(({ round }) => round === number)
        .map(({ game, away, home }) => ({ key: game, away: short(away!), home: short(home!) })),
    };
  });
}

/** Points of every game of the table, under its round. */
export function roundValues(view: SeasonView): Values {
  const rounds: Record<string, Record<string, Values>> = {};
  for (const { game, round, result } of tableFixtures(view))
    if (result) (rounds[`round${round}`] ??= {})[game] = { away: result.awayPoints, home: result.homePoints };
  return rounds;
}

export const shortOf = (cup: Cup, id: string): string => teamOf(cup, id).short;

/** Words for the head of every page, under the names of its places. */
export const onPages = (pages: readonly string[], words: Readonly<Record<string, string>>): Record<string, Values> =>
  keyed(pages, () => words);
