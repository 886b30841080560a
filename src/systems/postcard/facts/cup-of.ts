/** The cup that a sheet is filled from. */
import { keyed } from "../../../kernel/lists/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../contract.js";
import { restingIn, tableFixtures, titleOfWeek } from "../../../league/season.js";
import { isCup, teamOf, viewOf, type Cup, type CupView } from "../cup/types.js";
import type { GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";

export type CupContent = SheetContent<GameRecord, PostcardRules>;

/** The cup of a filled sheet, with the season that has results; undefined where there is none. */
export function cupIn(records: readonly unknown[]): { readonly cup: Cup; readonly view: CupView } | undefined {
  const cup = records.find(isCup);
  return cup && { cup, view: viewOf(cup) };
}

/** Games of the table, round by round; of the book's rounds those with results alone. */
export function roundFacts(view: CupView, short: (id: string) => string, played = false) {
  const fixtures = tableFixtures(view).filter(({ result }) => !played || result);
  return [...new Set(fixtures.map(({ week }) => week))].map((number) => {
    const rest = restingIn(view, number).at(0);
    return {
      number,
      id: `round${number}`,
      title: titleOfWeek(view, number),
      rest: rest === undefined ? "" : short(rest),
      games: fixtures
        .filter(({ week }) => week === number)
        .map(({ game, away, home }) => ({ key: game, away: short(away), home: short(home) })),
    };
  });
}

/** Points of every game of the table, under its round. */
export function roundValues(view: CupView): Values {
  const rounds: Record<string, Record<string, Values>> = {};
  for (const { game, week, result } of tableFixtures(view))
    if (result) (rounds[`round${week}`] ??= {})[game] = { away: result.awayPoints, home: result.homePoints };
  return rounds;
}

export const shortOf = (cup: Cup, id: string): string => teamOf(cup, id).short;

/** Words for the head of every page, under the names of its places. */
export const onPages = (pages: readonly string[], words: Readonly<Record<string, string>>): Record<string, Values> =>
  keyed(pages, () => words);
