/** The teams: colors and habits, every game of the last season, what they did in the others. As many share a page as have little to tell. */
import { chunks } from "../../../../kernel/lists/index.js";
import { DASH, MINUS, ordinal } from "../../../../kernel/words/index.js";
import type { Values } from "../../../../sheet/layout/form.js";
import type { BookPart } from "../../../contract-book.js";
import { teamOf } from "../enter-result.js";
import { rulesOfCup } from "../play-cup.js";
import { gamesOf, rowOf, type TeamGame } from "../standings.js";
import { reachedOf, recordWords, signedWords } from "../standings-words.js";
import type { CupResult } from "../types.js";
import { fixturesOf, hasBracket, hasTable, tableOf, titleOfRound } from "../view.js";
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

export const nameIn = ({ cup }: Book, id: string): string => teamOf(cup, id).name;
export const shortIn = ({ cup }: Book, id: string): string => teamOf(cup, id).short;

/** What a helmet is drawn from, and whose it is. */
export function helmetOf({ cup }: Book, id: string) {
  const { name, short, code, colors } = teamOf(cup, id);
  return { name, short, monogram: code, colors };
}

const gamesIn = ({ view }: BookYear, id: string): readonly TeamGame<CupResult>[] =>
  gamesOf(
    fixturesOf(view).flatMap(({ result }) => (result ? [result] : [])),
    id,
  );

export function teamsPart(book: Book): BookPart {
  const { teams } = book.cup;
  const year = book.years.at(-1)!;
  const most = Math.max(...teams.map(({ id }) => gamesIn(year, id).length));
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
      const names = ids.map((id) => shortIn(book, id)).join(", ");
      const facts = {
        ...{
          cup: book.cup.name,
          season: year.season,
          names,
          perPage,
          three: perPage === 3,
          alone,
          beside,
          low: most > MANY_GAMES,
        },
        teams: ids.map((id) => teamFacts(book, year, id, alone || beside)),
      };
      const values = Object.fromEntries(
        ids.flatMap((id) => gamesIn(year, id).map((game) => [`${id}.${game.result.game}.score`, scoreText(game)])),
      ) as Values;
      const page = bookForm("teams", names, facts, values);
      // A part without pages is where the next one begins: the last of the teams brings the page that all of them stand on.
      return ids.map((id, i) => ({
        id: `team.${id}`,
        title: shortIn(book, id),
        pages: i === ids.length - 1 ? [page] : [],
      }));
    }),
  };
}

const scoreText = ({ own, other }: TeamGame<CupResult>): string => `${own}${DASH}${other}`;

function teamFacts(book: Book, year: BookYear, id: string, whole: boolean) {
  const { cup, years } = book;
  const team = teamOf(cup, id);
  const results = years.flatMap(({ view }) => view.results);
  const all = rowOf(id, results, cup.points);
  const skilled = rulesOfCup(cup).switches.teamSkill === "on";
  const games = gameRows(book, year, id);
  const half = whole ? games.length : Math.ceil(games.length / 2);
  const shown = years.slice(-SEASONS_SHOWN);
  return {
    id,
    ...helmetOf(book, id),
    ...finishOf(year, id),
    ...{ record: recordWords(all, DASH), played: all.played, pf: all.pointsFor, pa: all.pointsAgainst },
    titles: years
      .filter(({ champion }) => champion === id)
      .map(({ season }) => season)
      .join(", "),
    skill: (skilled && team.skill) || "",
    coach: team.coach ?? "",
    halves: [games.slice(0, half), games.slice(half)].filter((list) => list.length > 0).map((list) => ({ rows: list })),
    shown: shown.length < years.length ? shown.length : 0,
    seasons: shown.map((one) => {
      const row = rowOf(id, one.view.results, one.view.points);
      return {
        season: one.season,
        record: recordWords(row, DASH),
        ...{ pf: row.pointsFor, pa: row.pointsAgainst, difference: signedWords(row.difference, MINUS) },
        ...finishOf(one, id),
      };
    }),
  };
}

/** Place in the table and how far it came after it; both may be empty. */
function finishOf({ view, champion }: BookYear, id: string) {
  const rank = hasTable(view.contest) ? tableOf(view).find(({ team }) => team === id)!.rank : 0;
  const reached = hasBracket(view.contest) || champion === id ? reachedOf(view, id).words : "";
  return { ordinal: rank > 0 ? ordinal(rank) : "", reached };
}

/** Every game: when, against whom, how it went, and its figures where they are known. */
function gameRows(book: Book, year: BookYear, id: string) {
  const rounds = new Map(fixturesOf(year.view).map((fixture) => [fixture.game, fixture]));
  const running = { wins: 0, losses: 0, ties: 0 };
  return gamesIn(year, id).map(({ own, other, home, rival, result }) => {
    running[own > other ? "wins" : own < other ? "losses" : "ties"]++;
    const { round, stage } = rounds.get(result.game)!;
    const figures = year.games.find((one) => one.result === result)?.figures.sides[home ? "home" : "away"];
    return {
      key: result.game,
      round: stage === "table" ? `${round}` : titleOfRound(year.view, round).replace(/s$/, ""),
      home,
      rival: shortIn(book, rival),
      won: own > other ? "W" : own < other ? "L" : "T",
      record: recordWords(running, DASH),
      yards: figures ? scrimmageYards(figures) : "",
      balls: figures ? lostBalls(figures) : "",
      spent: figures ? figures.spent : "",
    };
  });
}
