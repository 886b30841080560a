/** Regular-season games, round by round. */
import type { Values } from "../../../sheet/layout/form.js";
import { restingIn, tableFixtures, titleOfWeek, type SeasonView } from "../../season.js";

/** Maximum teams with a bye that fit next to a round's heading. */
const MOST_RESTING = 2;

/** Regular-season games, round by round; from the book's rounds, only those with results. */
export function roundFacts(view: SeasonView, short: (id: string) => string, played = false) {
  const fixtures = tableFixtures(view).filter(({ result }) => !played || result);
  return [...new Set(fixtures.map(({ week }) => week))].map((number) => {
    const rest = restingIn(view, number);
    return {
      number,
      id: `round${number}`,
      title: titleOfWeek(view, number),
      rest: rest.length > MOST_RESTING ? "" : rest.map(short).join(", "),
      games: fixtures
        .filter(({ week }) => week === number)
        .map(({ game, away, home }) => ({ key: game, away: short(away), home: short(home) })),
    };
  });
}

/** Points of every regular-season game, by round. */
export function roundValues(view: SeasonView): Values {
  const rounds: Record<string, Record<string, Values>> = {};
  for (const { game, week, result } of tableFixtures(view))
    if (result) (rounds[`round${week}`] ??= {})[game] = { away: result.awayPoints, home: result.homePoints };
  return rounds;
}
