/** PP-22, the season summary: champions, season by season, and the league's records. */
import { best, chunks, numbered } from "../../../kernel/lists/index.js";
import { championOf } from "../../../league/book/honors.js";
import { marginOf, scoreText, sidesOf, type Result } from "../../../league/results.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Standing } from "../league/index.js";
import type { BookYear } from "../league/years.js";
import { leagueSheet, nameIn, playedOut, recordText } from "./league.js";

/** The entry with the highest value in all seasons, the earliest among equals. */
function top<T>(
  years: readonly BookYear[],
  list: (year: BookYear) => readonly T[],
  value: (item: T) => number,
  words: (year: BookYear, item: T) => Values,
): Values {
  const marks = years.flatMap((year) => list(year).map((item) => ({ year, item })));
  const [first] = best(marks, ({ item }) => value(item), 1);
  return first ? { ...words(first.year, first.item), season: first.year.season } : {};
}

/** Records by the names of their rows in the template; a team counts as one team under all its names. */
function recordsOf(years: readonly BookYear[]): Values {
  const ofRows = (value: (row: Standing) => number): Values =>
    top(
      years,
      ({ standings }) => standings,
      value,
      (year, row) => ({ team: nameIn(year, row.team), mark: Math.abs(value(row)) }),
    );
  const ofGames = (value: (game: Result) => number, both = false): Values =>
    top(
      years,
      ({ results }) => results,
      value,
      ({ team }, game) => ({
        team: both ? `${team(game.away).short} at ${team(game.home).short}` : team(sidesOf(game)[0]).name,
        mark: scoreText(game),
      }),
    );
  const titles = (year: BookYear): number =>
    years.filter(({ season, champion }) => season <= year.season && champion === year.champion).length;
  return {
    won: ofRows((row) => row.wins),
    lost: ofRows((row) => row.losses),
    scored: ofRows((row) => row.pointsFor),
    allowed: ofRows((row) => -row.pointsAgainst),
    gamePoints: ofGames(({ awayPoints, homePoints }) => Math.max(awayPoints, homePoints)),
    margin: ofGames(marginOf),
    both: ofGames(({ awayPoints, homePoints }) => awayPoints + homePoints, true),
    titles: top(
      years,
      (year) => [year],
      titles,
      (year) => ({ team: nameIn(year, year.champion), mark: titles(year) }),
    ),
  };
}

function championValues(year: BookYear): Values {
  const { season, name, score, second } = championOf(year)!;
  const first = year.standings.find(({ leagueRank }) => leagueRank === 1)!;
  return { season, champion: name, score, loser: second, best: nameIn(year, first.team), record: recordText(first) };
}

export const seasonSummary = leagueSheet({
  form: () => ({}),
  fill(league, { capacity }) {
    const years = playedOut(league);
    const sheets = years.length > 0 ? chunks(years, capacity("champion")) : [[]];
    const record = recordsOf(years);
    return sheets.map((shown) => ({
      values: { league: league.name, founded: "1", champion: numbered(shown.map(championValues)), record },
    }));
  },
});
