/** Team by team: the season of each team, game by game, two teams a page. */
import { chunks } from "../../../kernel/lists/index.js";
import { DASH, ordinal, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { BookPart } from "../../contract-book.js";
import { leagueTeam } from "../league/index.js";
import { STATS, type Stat } from "../rules/index.js";
import { ratingsOf } from "../teams/ratings.js";
import type { Book } from "./index.js";
import { bookForm } from "./lines.js";
import { gamesOf, helmetOf, isRegularWeek, nickname, recordWords } from "./results.js";
import type { BookYear } from "./years.js";

const PER_PAGE = 2;

export function teamsPart(book: Book, year: BookYear): BookPart {
  const { season } = year;
  const pages = chunks(
    year.standings.map(({ team }) => team),
    PER_PAGE,
  );
  return {
    id: `s${season}.teams`,
    title: "Team by team",
    pages: pages.map((ids) => {
      const names = ids.map((id) => nickname(year.league, id)).join(", ");
      const values = Object.assign({}, ...ids.map((id) => scoreValues(year, id))) as Values;
      const facts = { season, league: book.league.name, names, teams: ids.map((id) => teamFacts(book, year, id)) };
      return bookForm("teams", names, facts, values);
    }),
  };
}

function teamFacts(book: Book, year: BookYear, id: string) {
  const row = year.standings.find(({ team }) => team === id)!;
  const rows = gameRows(year, id);
  const regular = rows.filter(({ playoff }) => !playoff);
  const half = Math.ceil(regular.length / 2);
  return {
    id,
    ...helmetOf(year.league, id),
    record: recordWords(row),
    place: ordinal(row.divisionRank),
    division: row.division,
    rank: ordinal(row.leagueRank),
    pf: row.pointsFor,
    pa: row.pointsAgainst,
    tieBreak: row.tieBreak ?? "",
    reached: reached(year, id),
    ratings: year.exact ? ratings(book, year, id) : [],
    // The playoffs stand below the second half.
    halves: [rows.slice(0, half), rows.slice(half)].filter((list) => list.length > 0).map((list) => ({ rows: list })),
  };
}

function reached({ bracket: { champion, finalist, qualifiers } }: BookYear, id: string): string {
  if (champion === undefined) return "open";
  if (id === champion) return "champion";
  if (id === finalist) return "finalist";
  return qualifiers.includes(id) ? "playoffs" : "missed";
}

/** Scores and modifiers as they were at the end of the season. */
function ratings({ rules }: Book, { league }: BookYear, id: string) {
  const { team, injuries } = leagueTeam(league, id);
  const { modifiers, off, def } = ratingsOf(rules, team, injuries);
  const side = (name: string, total: number, stats: readonly Stat[]) => ({
    key: name,
    total: signedText(total),
    cells: stats.map((stat) => `${stat} ${team.scores[stat]} ${signedText(modifiers[stat])}`),
  });
  return [side("OFF", off, STATS.slice(0, 3)), side("DEF", def, STATS.slice(3))];
}

const inOrder = (year: BookYear, id: string) =>
  gamesOf(year.league.results, id).sort((a, b) => a.result.week - b.result.week);

function gameRows(year: BookYear, id: string) {
  const running = { wins: 0, losses: 0, ties: 0 };
  return inOrder(year, id).map(({ result, rival, home, own, other }) => {
    const playoff = !isRegularWeek(year, result);
    if (!playoff) running[own > other ? "wins" : own < other ? "losses" : "ties"]++;
    return {
      key: result.game,
      week: result.week,
      home,
      rival: nickname(year.league, rival),
      won: own > other ? "W" : own < other ? "L" : "T",
      playoff,
      record: recordWords(running),
    };
  });
}

const scoreValues = (year: BookYear, id: string): Values =>
  Object.fromEntries(
    inOrder(year, id).map(({ result, own, other }) => [`${id}.${result.game}.score`, own + DASH + other]),
  );
