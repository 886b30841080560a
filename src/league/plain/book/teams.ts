/** Team pages: all games of the last season, and results of earlier ones. Teams with few games share a page. */
import { evenly } from "../../../kernel/lists/index.js";
import { ordinal, signedText } from "../../../kernel/words/index.js";
import type { BookForm, BookPart } from "../../../contract/book.js";
import { gameRows, halves } from "../../book/teams.js";
import { gamesOf, recordText, tallyOf, type TeamGame } from "../../results.js";
import { fixturesOf, tableOf, titleOfWeek } from "../../season.js";
import { hasBracket, hasTable } from "../contest.js";
import { reachedOf } from "../words.js";
import type { PlainYear, SideColumn } from "./types.js";

/** Maximum games and seasons for four teams per page; for three; and for two, with seasons next to the games or below them. */
const LEAST = { games: 2, seasons: 1 };
const LITTLE = { games: 6, seasons: 6 };
/** Up to this many games or seasons, there is room for taller rows. */
const SPARE = 4;
const BESIDE = { games: 8, seasons: 8 };
const BELOW = { games: 16, seasons: 2 };
/** Maximum games for two teams per page with low rows. */
const LOW = { games: 22, seasons: 1 };
/** Maximum seasons in a team's table; older ones are only on the season pages. */
const SEASONS_SHOWN = 10;
/** Above this many games in a season, rows are low to fit. */
const MANY_GAMES = 40;

export interface TeamsRequest<F> {
  readonly years: readonly PlainYear[];
  readonly columns: readonly SideColumn<F>[];
  /** Team ids, in order. */
  readonly ids: readonly string[];
  /** The game's own text about a team. */
  about(id: string): object;
  form(title: string, facts: object, values: object): BookForm;
}

export function teamsPart<F>(request: TeamsRequest<F>): BookPart {
  const { years, columns, ids: all, form } = request;
  const year = years.at(-1)!;
  const most = Math.max(...all.map((id) => gamesOf(year.results, id).length));
  const within = ({ games, seasons }: typeof LITTLE): boolean => most <= games && years.length <= seasons;
  const alone = most <= BESIDE.games && years.length === 1;
  const beside = !alone && within(BESIDE);
  const low = !alone && !beside && !within(BELOW) && within(LOW);
  const pairs = alone || beside || low || within(BELOW) ? 2 : 1;
  const together = within(LEAST) ? 4 : within(LITTLE) ? 3 : pairs;
  return {
    id: "teams",
    title: "Teams",
    pages: [],
    children: evenly(all, together).flatMap((ids) => {
      const names = ids.map((id) => year.team(id).short).join(", ");
      const made = ids.map((id) => teamPart(request, year, id, alone || beside));
      const facts = {
        season: year.season,
        ranked: hasTable(year.view.contest),
        names,
        perPage: ids.length,
        single: together === 1,
        // If there is room for larger print.
        large: alone && most <= SPARE && ids.length <= 2,
        close: ids.length > 2,
        dense: ids.length > 2 && (most > SPARE || years.length > SPARE),
        alone,
        beside,
        low: low || most > MANY_GAMES,
        columns: columns.map(({ head }) => head),
        first: columns[0]?.head ?? "",
        teams: made.map((team) => team.facts),
      };
      const page = form(names, facts, Object.fromEntries(made.map((team, i) => [ids[i], team.values])));
      // A part without pages begins where the next one does: the last team of a page holds the page for all of them.
      return ids.map((id, i) => ({
        id: `team.${id}`,
        title: year.team(id).short,
        pages: i === ids.length - 1 ? [page] : [],
      }));
    }),
  };
}

function teamPart<F>({ years, columns, about }: TeamsRequest<F>, year: PlainYear, id: string, whole: boolean) {
  const all = rowsOf(years.flatMap(({ counted }) => gamesOf(counted, id)));
  const rows = gamesFacts(year, id, columns);
  const games = halves(rows, whole ? rows.length : Math.ceil(rows.length / 2));
  const shown = years.slice(-SEASONS_SHOWN);
  const facts = {
    id,
    ...year.team(id),
    ...finishOf(year, id),
    ...all,
    titles: years.flatMap(({ champion, season }) => (champion === id ? season : [])).join(", "),
    ...about(id),
    halves: games.facts,
    shown: shown.length < years.length ? shown.length : 0,
    seasons: shown.map((one) => ({
      season: one.season,
      ...rowsOf(gamesOf(one.counted, id)),
      ...finishOf(one, id),
    })),
  };
  return { facts, values: games.values };
}

function rowsOf(games: readonly TeamGame[]) {
  const sums = tallyOf(games);
  const { pointsFor: pf, pointsAgainst: pa } = sums;
  return { record: recordText(sums), played: games.length, pf, pa, difference: signedText(pf - pa, "0") };
}

/** Rank in the table, and how far the team got in the playoffs; both may be empty. */
function finishOf({ view, champion }: PlainYear, id: string) {
  const row = hasTable(view.contest) ? tableOf(view).find(({ team }) => team === id) : undefined;
  const reached = hasBracket(view.contest) || champion === id ? reachedOf(view, id).words : "";
  return { ordinal: row ? ordinal(row.rank) : "", division: row?.division ?? "", reached };
}

/** Every game: when, against whom, the result, and statistics if known. */
function gamesFacts<F>(year: PlainYear, id: string, columns: readonly SideColumn<F>[]) {
  const rounds = new Map(fixturesOf(year.view).map((fixture) => [fixture.game, fixture]));
  const played = new Map(year.games.map((one) => [one.result, one.figures as F]));
  return gameRows(year, id, ({ home, result }) => {
    const { week, playoff } = rounds.get(result.game)!;
    const figures = played.get(result);
    return {
      round: playoff ? titleOfWeek(year.view, week).replace(/s$/, "") : `${week}`,
      ...(figures && { cells: columns.map((column) => column.of(figures, home ? "home" : "away")) }),
    };
  });
}
