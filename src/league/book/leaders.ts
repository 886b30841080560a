/**
 * Leaders of a season and records of several: the top five in everything that results show. A template prints the rankings that it names.
 */
import { best } from "../../kernel/lists/index.js";
import { signedText } from "../../kernel/words/index.js";
import {
  gamesOf,
  longestRun,
  marginOf,
  playedOf,
  recordText,
  scoreText,
  shareOf,
  shareText,
  sidesOf,
  tallyOf,
  type Result,
  type Tally,
  type TeamGame,
} from "../results.js";
import type { Season } from "./season.js";

/** A line of a ranking: who (and opponent beaten), against whom, when, and the value. */
export const NO_LINE = {
  who: "",
  beaten: "",
  tied: false,
  rival: "",
  away: false,
  touchdown: false,
  season: 0,
  time: "",
  figure: "" as string | number,
};
export type Line = typeof NO_LINE;

/** Pads all rankings of a page with empty lines to equal length. */
export function levelled<T extends Readonly<Record<string, readonly Line[]>>>(page: T): { [K in keyof T]: Line[] } {
  const longest = Math.max(...Object.values(page).map((lines) => lines.length));
  const filled = (lines: readonly Line[]): Line[] => [
    ...lines,
    ...Array.from({ length: longest - lines.length }, () => NO_LINE),
  ];
  return Object.fromEntries(Object.entries(page).map(([name, lines]) => [name, filled(lines)])) as {
    [K in keyof T]: Line[];
  };
}

/** Maximum length of a full name in a ranking; longer ones are replaced by short names. */
export const NAME_LETTERS = 34;

interface Row extends Tally {
  readonly games: readonly TeamGame[];
}

const perGame = (points: number, row: Row): number => points / playedOf(row);
const difference = (row: Row): number => row.pointsFor - row.pointsAgainst;
const winsAt = (games: readonly TeamGame[], home: boolean): number => {
  const { wins, ties } = tallyOf(games.filter((game) => game.home === home));
  return wins + ties / 2;
};
/** `4`, `4½`. */
const halves = (value: number): string => `${Math.floor(value) || (value % 1 ? "" : 0)}${value % 1 ? "\u00bd" : ""}`;

/** Team rankings of a season: what they rank by, and the number shown. */
const OF_TEAMS = {
  scored: [(row) => perGame(row.pointsFor, row), (row) => perGame(row.pointsFor, row).toFixed(1)],
  allowed: [(row) => -perGame(row.pointsAgainst, row), (row) => perGame(row.pointsAgainst, row).toFixed(1)],
  scoredInAll: [(row) => row.pointsFor, (row) => row.pointsFor],
  allowedInAll: [(row) => -row.pointsAgainst, (row) => row.pointsAgainst],
  differences: [difference, (row) => signedText(difference(row), "0")],
  shares: [shareOf, (row) => shareText(shareOf(row))],
  runs: [({ games }) => longestRun(games), ({ games }) => longestRun(games)],
  atHome: [({ games }) => winsAt(games, true), ({ games }) => halves(winsAt(games, true))],
  onTheRoad: [({ games }) => winsAt(games, false), ({ games }) => halves(winsAt(games, false))],
} satisfies Record<string, readonly [(row: Row) => number, (row: Row) => string | number]>;

/** Of single games. */
const OF_GAMES = {
  margins: marginOf,
  together: ({ awayPoints, homePoints }) => awayPoints + homePoints,
  fewest: ({ awayPoints, homePoints }) => -awayPoints - homePoints,
} satisfies Record<string, (result: Result) => number>;

const entriesOf = <T extends object, V>(list: T, make: (one: T[keyof T]) => V) =>
  Object.fromEntries(Object.entries(list).map(([key, one]) => [key, make(one as T[keyof T])])) as Record<keyof T, V>;

const nameOf = <R extends Result>(season: Season<R>, id: string): string => {
  const { name, short } = season.team(id);
  return name.length <= NAME_LETTERS ? name : short;
};

/** A line for a team's performance in a game; names the season if there are several. */
export const teamLine = <R extends Result>(
  season: Season<R>,
  several: boolean,
  result: R,
  id: string,
  line: Pick<Line, "figure"> & Partial<Line>,
): Line => ({
  ...NO_LINE,
  who: nameOf(season, id),
  season: several ? season.season : 0,
  time: season.when(result),
  ...line,
});

/** The opponent. If the season is printed too, there is only room for the opponent's code. */
export const rivalOf = <R extends Result>(season: Season<R>, several: boolean, { away, home }: R, id: string) => {
  const { short, code } = season.team(id === away ? home : away);
  return { rival: several ? code : short, away: id === away };
};

export function rankings<R extends Result>(seasons: readonly Season<R>[]) {
  const several = seasons.length > 1;
  const rows = seasons.flatMap((season) =>
    season.teams.flatMap((id) => {
      const games = gamesOf(season.counted, id);
      return games.length === 0 ? [] : [{ season, id, games, ...tallyOf(games) }];
    }),
  );
  const games = seasons.flatMap((season) => season.results.map((result) => ({ season, result })));
  const sides = games.flatMap(({ season, result }) => [
    { season, result, id: result.away, own: result.awayPoints },
    { season, result, id: result.home, own: result.homePoints },
  ]);
  return {
    ...entriesOf(OF_TEAMS, ([value, figure]) =>
      best(rows, value).map((row): Line => ({
        ...NO_LINE,
        who: nameOf(row.season, row.id),
        season: several ? row.season.season : 0,
        time: recordText(row),
        figure: figure(row),
      })),
    ),
    ...entriesOf(OF_GAMES, (value) =>
      best(games, ({ result }) => value(result)).map(({ season, result }): Line => {
        const [first, second] = sidesOf(result).map((id) => season.team(id).short);
        const pair = { who: first, beaten: second, tied: marginOf(result) === 0, figure: scoreText(result) };
        return teamLine(season, several, result, result.home, pair);
      }),
    ),
    mostPoints: best(sides, ({ own }) => own).map(({ season, result, id, own }) =>
      teamLine(season, several, result, id, { ...rivalOf(season, several, result, id), figure: own }),
    ),
  };
}
