/** Seasons in tables: how each ended, the table after every round, who met whom, and the sums of all of them. */
import { DASH, signedText } from "../../../../kernel/words/index.js";
import { allTime, championOf } from "../../../../league/book/honors.js";
import { shareText, tallyCells } from "../../../../league/results.js";
import type { Values } from "../../../../sheet/layout/form.js";
import { hasTable } from "../../../../league/plain/contest.js";
import type { Contest } from "../../../../league/plain/types.js";
import { knockOutRows } from "../../../../league/plain/words.js";
import { tableOf, weekCount } from "../../../../league/season.js";
import { USUAL_POINTS } from "../../../../league/standings.js";
import { playedGames } from "../types.js";
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
    rounds: weekCount(view),
    ranked,
    many: teams.length > MANY_TEAMS,
    points: view.table.points ?? USUAL_POINTS,
    breaks: view.table.breaks.map(({ id }) => id),
    champion: championOf(year) ?? false,
    rows: ranked
      ? tableOf(view).map((row) => ({
          rank: row.rank,
          points: row.points,
          share: shareText(row.share),
          streak: row.streak,
          by: row.by?.words ?? "",
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

/** Above this there is no room for the points beside the places. */
const MANY_ROUNDS = 20;

/** Rounds of the table that have begun. */
export const playedRounds = ({ view }: BookYear): number[] => [...new Set(playedGames(view).map(({ week }) => week))];

/** Who met whom, in the order of the table. Met twice, a row is the home team; met once, it is the team whose games they are. */
export function gridFacts({ view, team: teamOf }: BookYear) {
  const teams = tableOf(view).map(({ team }) => ({
    id: team,
    code: teamOf(team).code,
    name: teamOf(team).short,
  }));
  const twice = view.contest.rounds === 2;
  const homeGames = new Set(playedGames(view).map(({ result: { home, away } }) => `${home} ${away}`));
  const look = (row: string, column: string): string =>
    row === column ? "self" : !twice && homeGames.has(`${row} ${column}`) ? "home" : "plain";
  return {
    twice,
    teams,
    rows: teams.map(({ id, code, name }) => ({ key: id, code, name, looks: teams.map((other) => look(id, other.id)) })),
  };
}

export function gridValues({ view }: BookYear): Values {
  const twice = view.contest.rounds === 2;
  const values: Record<string, string> = {};
  for (const { result: r } of playedGames(view)) {
    values[`grid.${r.home}.${r.away}`] = `${r.homePoints}${DASH}${r.awayPoints}`;
    if (!twice) values[`grid.${r.away}.${r.home}`] = `${r.awayPoints}${DASH}${r.homePoints}`;
  }
  return values;
}

/** Places after every round, as lines and as a table with the points. */
export function raceFacts(year: BookYear) {
  const rounds = playedRounds(year);
  const tables = rounds.map((round) => tableOf(year.view, round));
  const final = tables.at(-1)!;
  const count = final.length;
  const many = rounds.length > MANY_ROUNDS;
  const after = (team: string, table: (typeof tables)[number]) => table.find((row) => row.team === team)!;
  // One round alone is a level line. The first place stands at the top: places count downwards from 0.
  const steps = tables.length === 1 ? [tables[0], tables[0]] : tables;
  return {
    many,
    rounds,
    steps: Math.max(1, rounds.length - 1),
    low: -count - 1 / 2,
    high: -1 / 2,
    series: final.map(({ team, rank }) => ({
      label: year.team(team).short,
      values: steps.map((table) => -after(team, table).rank),
      strong: rank === 1,
    })),
    across: rounds.map((round, at) => ({ at, label: `${round}` })),
    up: final.map(({ rank }) => ({ at: -rank, label: `${rank}` })),
    rows: final.map(({ team }) => ({
      name: year.team(team).short,
      cells: tables.map((table) => {
        const { rank, points } = after(team, table);
        return many ? `${rank}` : `${rank} \u00b7 ${points}`;
      }),
    })),
  };
}
