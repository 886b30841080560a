/** The knockout of a season: the bracket, and every game with its statistics below it; 32 teams take two pages. */
import { SIDES } from "../../../kernel/football/index.js";
import { DASH } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { bracketColumns, bracketValues, halvesOf, pointWords } from "../../figures/bracket-columns.js";
import { fixturesOf, playoffGames, titleOfWeek } from "../../season.js";
import type { PlainResult } from "../types.js";
import type { PlainYear, SideColumn } from "./types.js";

/** Print size of the bracket, by the number of games in its first round (up to this many). */
const SIZES = [
  [1, "two"],
  [2, "four"],
  [4, "eight"],
] as const;
/** Maximum games that fit below a bracket; more get their own pages. */
const MOST_BELOW = 16;
/** Row heights by number of games: below a bracket, and on their own pages. */
const LOOKS = [
  [3, "tall"],
  [8, "middle"],
] as const;
const LOOKS_APART = [[24, "middle"]] as const;

/** The entry for up to that many games; `more` beyond the last. */
const upTo = <T, O>(steps: readonly (readonly [number, T])[], count: number, more: O): T | O =>
  steps.find(([most]) => count <= most)?.[1] ?? more;

/** A bracket with its games, and helmets if there is room. */
export function bracketFacts<F>(year: PlainYear, title: string, columns: readonly SideColumn<F>[]) {
  const { contest, playoffs } = year.view;
  const played = new Map(playoffGames(year.view).map((game) => [game.id, game]));
  const champion = year.champion !== undefined && year.team(year.champion);
  /** The last round of half a bracket leads to the final on the other page. */
  const columnsOf = (rounds: typeof playoffs, half: boolean) =>
    bracketColumns(rounds).map(({ games, ...column }, r) => ({
      ...column,
      last: half && r === rounds.length - 1,
      games: games.map(({ sides, ...game }) => ({
        ...game,
        replayed: played.get(game.key)!.results.length > 1,
        sides: sides.map((side, s) => {
          const { team } = played.get(game.key)!.sides[s];
          return { ...side, helmet: team !== undefined && year.team(team) };
        }),
      })),
    }));
  const games = knockOutGames(year, columns);
  const pageOf = (rounds: typeof playoffs, half: string, final: typeof playoffs) => {
    const ids = new Set([...rounds, ...final].flatMap((round) => round.games.map(({ id }) => id)));
    const below = games.filter(({ place }) => ids.has(place));
    return {
      upper: half === "upper",
      lower: half === "lower",
      size: upTo(SIZES, (rounds[0] ?? final[0]).games.length, "many"),
      rounds: columnsOf(rounds, half !== ""),
      final: final.length > 0 && columnsOf(final, false)[0],
      games: below,
    };
  };
  const halves = halvesOf(playoffs);
  const final = playoffs.slice(-1);
  const pages =
    halves.length > 0
      ? [pageOf(halves[0], "upper", []), pageOf(halves[1], "lower", final)]
      : [pageOf(playoffs.slice(0, -1), "", final)];
  const below = pages.every((page) => page.games.length <= MOST_BELOW);
  const apart = upTo(LOOKS_APART, games.length, "low");
  return {
    title,
    champion,
    overtime: contest.ties === "overtime",
    pages: pages.map((page) => {
      const look = upTo(LOOKS, page.games.length, "low");
      return { ...page, look, games: below ? page.games.map((game) => ({ ...game, look })) : [] };
    }),
    apart: below ? [] : games.map((game) => ({ ...game, look: apart })),
    look: apart,
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

/** Every game played, with its position in the bracket. */
const resultsIn = ({ view }: PlainYear) =>
  playoffGames(view).flatMap(({ id, results }) => (results as PlainResult[]).map((result) => ({ place: id, result })));

/** Every game of the knockout with its statistics, visitors first; empty for games known only by score. */
function knockOutGames<F>(year: PlainYear, columns: readonly SideColumn<F>[]) {
  return resultsIn(year).map(({ place, result }) => {
    const { week } = fixturesOf(year.view).find(({ game }) => game === result.game)!;
    const game = year.games.find((one) => one.result.game === result.game);
    return {
      key: slotOf(result.game),
      place,
      round: titleOfWeek(year.view, week).replace(/s$/, ""),
      away: year.team(result.away).short,
      home: year.team(result.home).short,
      cells: columns.map((column) => (game ? SIDES.map((side) => column.of(game.figures as F, side)).join(DASH) : "")),
    };
  });
}

/** The scores of those games. */
const gameValues = (year: PlainYear): Values =>
  Object.fromEntries(
    resultsIn(year).map(({ result: { game, awayPoints, homePoints } }) => [
      `games.${slotOf(game)}.score`,
      `${awayPoints}${DASH}${homePoints}`,
    ]),
  );

/** Replay ids such as `sf1.r1` need another character: a dot would split a slot's name. */
const slotOf = (game: string): string => game.replaceAll(".", "-");
