/** The knock-out of a season as a bracket; 32 teams stand on two pages. */
import { SIDES } from "../../../kernel/football/index.js";
import { DASH } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { bracketColumns, bracketValues, halvesOf, pointWords } from "../../figures/bracket-columns.js";
import { fixturesOf, playoffGames, titleOfWeek } from "../../season.js";
import type { PlainResult } from "../types.js";
import type { PlainYear, SideColumn } from "./types.js";

/** Games of the first round up to which all games stand below the bracket. */
const LOW_BRACKET = 4;

export function bracketFacts<F>(year: PlainYear, title: string, columns: readonly SideColumn<F>[]) {
  const { contest, playoffs } = year.view;
  const again = new Set(playoffGames(year.view).flatMap(({ id, results }) => (results.length > 1 ? id : [])));
  /** The last round of half a bracket leads to the final of the other page. */
  const columnsOf = (rounds: typeof playoffs, half: boolean) =>
    bracketColumns(rounds).map(({ games, ...column }, r) => ({
      ...column,
      last: half && r === rounds.length - 1,
      games: games.map((game) => ({ ...game, replayed: again.has(game.key) })),
    }));
  const rounds = columnsOf(playoffs, false);
  const final = rounds[rounds.length - 1];
  const halves = halvesOf(playoffs).map((half, i) => ({
    upper: i === 0,
    lower: i === 1,
    rounds: columnsOf(half, true),
    final: i === 1 && final,
  }));
  const whole = { upper: false, lower: false, rounds: rounds.slice(0, -1), final };
  // The games of a season without a table stand among its results.
  const games = contest.format === "knock-out" ? [] : knockOutGames(year, columns);
  const below = playoffs[0].games.length <= LOW_BRACKET;
  return {
    title,
    overtime: contest.ties === "overtime",
    pages: halves.length > 0 ? halves : [whole],
    games: below ? games : [],
    apart: below ? [] : games,
  };
}

export function bracketPencil(year: PlainYear) {
  const short = (team: string): string => year.team(team).short;
  return {
    ...bracketValues(year.view, (game, team) => ({ team: short(team), points: pointWords(game, team) })),
    ...(year.champion !== undefined && { champion: short(year.champion) }),
    ...gameValues(year),
  };
}

const resultsIn = ({ view }: PlainYear) => playoffGames(view).flatMap(({ results }) => results) as PlainResult[];

/** Every game of the knock-out with its figures, visitors first; they are empty for games that are known by score only. */
export function knockOutGames<F>(year: PlainYear, columns: readonly SideColumn<F>[]) {
  return resultsIn(year).map((result) => {
    const { week } = fixturesOf(year.view).find(({ game }) => game === result.game)!;
    const game = year.games.find((one) => one.result.game === result.game);
    return {
      key: slotOf(result.game),
      round: titleOfWeek(year.view, week).replace(/s$/, ""),
      away: year.team(result.away).short,
      home: year.team(result.home).short,
      cells: columns.map((column) => (game ? SIDES.map((side) => column.of(game.figures as F, side)).join(DASH) : "")),
    };
  });
}

/** The scores of those games. */
export const gameValues = (year: PlainYear): Values =>
  Object.fromEntries(
    resultsIn(year).map(({ game, awayPoints, homePoints }) => [
      `games.${slotOf(game)}.score`,
      `${awayPoints}${DASH}${homePoints}`,
    ]),
  );

/** Replays are `sf1.r1`: a dot would be read as a part of the slot's name. */
const slotOf = (game: string): string => game.replaceAll(".", "-");
