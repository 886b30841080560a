/** How a season ended, and the sums of all of them: openers, champions, all-time standings. */
import { allTime, championOf } from "../../../../league/book/honors.js";
import { shareText, tallyCells } from "../../../../league/results.js";
import { signedText } from "../../../../kernel/words/index.js";
import { tieBreakWords, TIE_BREAK_IDS } from "../standings.js";
import { knockOutRows } from "../standings-words.js";
import type { Contest } from "../types.js";
import { hasTable, roundCount, tableOf } from "../view.js";
import type { Book, BookYear } from "./years.js";

/** Teams whose table leaves little room for the champion. */
const MANY_TEAMS = 16;

/** How a season is played; templates/postcard/book/contest.hbs says it in words. */
export const contestFacts = ({ format, rounds }: Contest) => ({ format, twice: rounds === 2 });

export function openerFacts(year: BookYear) {
  const { view, teams } = year;
  const ranked = hasTable(view.contest);
  return {
    ...contestFacts(view.contest),
    teams: teams.length,
    games: view.results.length,
    rounds: roundCount(view),
    ranked,
    many: teams.length > MANY_TEAMS,
    points: view.points,
    breaks: TIE_BREAK_IDS,
    champion: championOf(year) ?? false,
    rows: ranked
      ? tableOf(view).map((row) => ({
          rank: row.rank,
          points: row.points,
          share: shareText(row.share),
          streak: row.streak,
          by: row.by ? tieBreakWords(row.by) : "",
          ...rowFacts(year, row),
        }))
      : knockOutRows(view).map(({ row, words, number }) => ({
          number: number + 1,
          reached: words,
          ...rowFacts(year, row),
        })),
  };
}

type Row = ReturnType<typeof knockOutRows>[number]["row"];

const rowFacts = (year: BookYear, row: Row) => ({
  team: year.team(row.team).name,
  ...tallyCells(row),
  difference: signedText(row.difference, "0"),
});

export function honorsFacts({ cup, years }: Book) {
  const ranked = hasTable(cup.contest);
  return {
    cup: cup.name,
    ranked,
    champions: years.flatMap((year) => championOf(year) ?? []),
    teams: allTime(years, { firsts: ({ view }, id) => ranked && tableOf(view)[0].team === id }),
  };
}
