/** The teams: colors and habits, every game of the last season, what they did in the others. As many share a page as have little to tell. */
import { gameRows, halves } from "../../../../league/book/teams.js";
import { gamesOf, recordText, tallyOf, type TeamGame } from "../../../../league/results.js";
import { chunks } from "../../../../kernel/lists/index.js";
import { ordinal, signedText } from "../../../../kernel/words/index.js";
import type { BookPart } from "../../../contract-book.js";
import { hasBracket, hasTable } from "../../../../league/plain/contest.js";
import { reachedOf } from "../../../../league/plain/words.js";
import { fixturesOf, tableOf, titleOfWeek } from "../../../../league/season.js";
import { rulesOfCup } from "../cup-rules.js";
import { teamOf } from "../types.js";
import { bookForm, type Book, type BookYear, type GameFigures } from "./years.js";

/** Games and seasons up to which three teams share a page, and two with their seasons beside their games, or below them. */
const LITTLE = { games: 4, seasons: 4 };
const BESIDE = { games: 8, seasons: 8 };
const BELOW = { games: 16, seasons: 2 };
/** Seasons that a team's table shows; more are left to the pages of the seasons. */
const SEASONS_SHOWN = 10;
/** Games of a season whose rows are low, so that they fit. */
const MANY_GAMES = 40;

type SideFigures = GameFigures["sides"]["away"];
export const scrimmageYards = ({ box }: SideFigures): number => box.rushYards + box.passYards - box.sackYards;
export const lostBalls = ({ box }: SideFigures): number => box.interceptions + box.fumblesLost + box.lostOnDowns;

export function teamsPart(book: Book): BookPart {
  const { teams } = book.cup;
  const year = book.years.at(-1)!;
  const most = Math.max(...teams.map(({ id }) => gamesOf(year.results, id).length));
  const within = ({ games, seasons }: typeof LITTLE): boolean => most <= games && book.years.length <= seasons;
  const alone = most <= BESIDE.games && book.years.length === 1;
  const beside = !alone && within(BESIDE);
  const perPage = within(LITTLE) ? 3 : alone || beside || within(BELOW) ? 2 : 1;
  const pages = chunks(
    teams.map(({ id }) => id),
    perPage,
  );
  return {
    id: "teams",
    title: "Teams",
    pages: [],
    children: pages.flatMap((ids) => {
      const names = ids.map((id) => year.team(id).short).join(", ");
      const made = ids.map((id) => teamPart(book, year, id, alone || beside));
      const facts = {
        cup: book.cup.name,
        season: year.season,
        names,
        perPage,
        three: perPage === 3,
        alone,
        beside,
        low: most > MANY_GAMES,
        teams: made.map((team) => team.facts),
      };
      const page = bookForm("teams", names, facts, Object.fromEntries(made.map((team, i) => [ids[i], team.values])));
      // A part without pages is where the next one begins: the last of the teams brings the page that all of them stand on.
      return ids.map((id, i) => ({
        id: `team.${id}`,
        title: year.team(id).short,
        pages: i === ids.length - 1 ? [page] : [],
      }));
    }),
  };
}

function teamPart(book: Book, year: BookYear, id: string, whole: boolean) {
  const { cup, years } = book;
  const { skill, coach = "" } = teamOf(cup, id);
  const all = rowsOf(years.flatMap(({ counted }) => gamesOf(counted, id)));
  const rows = gamesFacts(year, id);
  const games = halves(rows, whole ? rows.length : Math.ceil(rows.length / 2));
  const shown = years.slice(-SEASONS_SHOWN);
  const facts = {
    id,
    ...year.team(id),
    ...finishOf(year, id),
    ...all,
    titles: years.flatMap(({ champion, season }) => (champion === id ? season : [])).join(", "),
    skill: (rulesOfCup(cup).switches.teamSkill === "on" && skill) || "",
    coach,
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
function finishOf({ view, champion }: BookYear, id: string) {
  const rank = hasTable(view.contest) ? tableOf(view).find(({ team }) => team === id)!.rank : 0;
  const reached = hasBracket(view.contest) || champion === id ? reachedOf(view, id).words : "";
  return { ordinal: rank > 0 ? ordinal(rank) : "", reached };
}

/** Every game: when, against whom, how it went, and its figures where they are known. */
function gamesFacts(year: BookYear, id: string) {
  const rounds = new Map(fixturesOf(year.view).map((fixture) => [fixture.game, fixture]));
  return gameRows(year, id, ({ home, result }) => {
    const { week, playoff } = rounds.get(result.game)!;
    const figures = year.games.find((one) => one.result === result)?.figures.sides[home ? "home" : "away"];
    return {
      round: playoff ? titleOfWeek(year.view, week).replace(/s$/, "") : `${week}`,
      ...(figures && { yards: scrimmageYards(figures), balls: lostBalls(figures), spent: figures.spent }),
    };
  });
}
