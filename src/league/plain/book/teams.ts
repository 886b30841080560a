/** The teams: every game of the last season, what they did in the others. Teams with few games share a page. */
import { evenly } from "../../../kernel/lists/index.js";
import { ordinal, signedText } from "../../../kernel/words/index.js";
import type { BookForm, BookPart } from "../../../contract/book.js";
import { gameRows, halves } from "../../book/teams.js";
import { gamesOf, recordText, tallyOf, type TeamGame } from "../../results.js";
import { fixturesOf, tableOf, titleOfWeek } from "../../season.js";
import { hasBracket, hasTable } from "../contest.js";
import { reachedOf } from "../words.js";
import type { PlainYear, SideColumn } from "./types.js";

/** Games and seasons up to which four teams share a page, or three, and two with their seasons next to their games, or below them. */
const LEAST = { games: 2, seasons: 1 };
const LITTLE = { games: 6, seasons: 6 };
/** Games, and seasons, up to which their rows have room to spare. */
const SPARE = 4;
const BESIDE = { games: 8, seasons: 8 };
const BELOW = { games: 16, seasons: 2 };
/** As many games as two teams a page have room for in low rows. */
const LOW = { games: 22, seasons: 1 };
/** Seasons that a team's table shows; more are left to the pages of the seasons. */
const SEASONS_SHOWN = 10;
/** Games of a season whose rows are low, so that they fit. */
const MANY_GAMES = 40;

export interface TeamsRequest<F> {
  readonly years: readonly PlainYear[];
  readonly columns: readonly SideColumn<F>[];
  /** Who is listed, in order. */
  readonly ids: readonly string[];
  /** The game's own words about a team. */
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
        // With room for larger print.
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
      // A part without pages is where the next one begins: the last of the teams brings the page that all of them are on.
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

/** Place in the table and how far it came after it; both may be empty. */
function finishOf({ view, champion }: PlainYear, id: string) {
  const row = hasTable(view.contest) ? tableOf(view).find(({ team }) => team === id) : undefined;
  const reached = hasBracket(view.contest) || champion === id ? reachedOf(view, id).words : "";
  return { ordinal: row ? ordinal(row.rank) : "", division: row?.division ?? "", reached };
}

/** Every game: when, against whom, how it went, and its figures where they are known. */
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
