/** How a season ended, and the sums of all of them: openers, champions, all-time standings. */
import { best } from "../../../../kernel/lists/index.js";
import { DASH, MINUS } from "../../../../kernel/words/index.js";
import { rowOf, tieBreakWords, TIE_BREAK_IDS } from "../standings.js";
import { knockOutRows, recordWords, shareWords, signedWords } from "../standings-words.js";
import type { Contest } from "../types.js";
import { bracketOf, hasTable, roundCount, tableOf, winnerOf } from "../view.js";
import { helmetOf, nameIn } from "./teams.js";
import type { Book, BookYear } from "./years.js";

/** Teams whose table leaves little room for the champion. */
const MANY_TEAMS = 16;

/** How a season is played; templates/postcard/book/contest.hbs says it in words. */
export const contestFacts = ({ format, rounds }: Contest) => ({ format, twice: rounds === 2 });

export function openerFacts(book: Book, year: BookYear) {
  const { view } = year;
  return {
    ...contestFacts(view.contest),
    ...{
      teams: view.order.length,
      games: view.results.length,
      rounds: roundCount(view),
      ranked: hasTable(view.contest),
      many: view.order.length > MANY_TEAMS,
    },
    points: view.points,
    breaks: TIE_BREAK_IDS,
    champion: championFacts(book, year) ?? false,
    rows: hasTable(view.contest) ? tableRows(book, year) : reachedRows(book, year),
  };
}

/** The champion with record and final; undefined while there is none. */
function championFacts(book: Book, { champion, runnerUp, view, season }: BookYear) {
  if (champion === undefined || runnerUp === undefined) return undefined;
  const row = rowOf(champion, view.results, view.points);
  const last = bracketOf(view).at(-1)?.[0].results.at(-1);
  return {
    season,
    ...helmetOf(book, champion),
    ...{ record: recordWords(row, DASH), pf: row.pointsFor, pa: row.pointsAgainst },
    score: last ? [last.awayPoints, last.homePoints].sort((a, b) => b - a).join(DASH) : "",
    byLot: last !== undefined && winnerOf(last) === undefined,
    second: nameIn(book, runnerUp),
  };
}

const tableRows = (book: Book, { view }: BookYear) =>
  tableOf(view).map((row) => ({
    ...{ rank: row.rank, team: nameIn(book, row.team), points: row.points },
    ...{ w: row.wins, l: row.losses, t: row.ties, share: shareWords(row.share) },
    ...{ pf: row.pointsFor, pa: row.pointsAgainst, difference: signedWords(row.difference, MINUS) },
    ...{ streak: row.streak, by: row.by ? tieBreakWords(row.by) : "" },
  }));

const reachedRows = (book: Book, { view }: BookYear) =>
  knockOutRows(view).map(({ row, words, number }) => ({
    ...{ number: number + 1, team: nameIn(book, row.team), reached: words },
    ...{ w: row.wins, l: row.losses, t: row.ties, pf: row.pointsFor, pa: row.pointsAgainst },
    difference: signedWords(row.difference, MINUS),
  }));

export function honorsFacts(book: Book) {
  const { cup, years } = book;
  const finished = years.filter(({ champion }) => champion !== undefined);
  const results = years.flatMap(({ view }) => view.results);
  const table = hasTable(cup.contest);
  const teams = cup.teams.map(({ id }) => {
    const sum = rowOf(id, results, cup.points);
    const times = (test: (year: BookYear) => boolean): number => finished.filter(test).length;
    return {
      share: sum.share,
      row: {
        ...{ team: nameIn(book, id), played: sum.played, w: sum.wins, l: sum.losses, t: sum.ties },
        ...{ share: shareWords(sum.share), pf: sum.pointsFor, pa: sum.pointsAgainst },
        difference: signedWords(sum.difference, MINUS),
        firsts: table ? times(({ view }) => tableOf(view)[0].team === id) : 0,
        seconds: times(({ runnerUp }) => runnerUp === id),
        titles: times(({ champion }) => champion === id),
      },
    };
  });
  return {
    cup: cup.name,
    ranked: table,
    champions: finished.flatMap((year) => championFacts(book, year) ?? []),
    teams: best(teams, ({ share }) => share, Infinity).map(({ row }) => row),
  };
}
