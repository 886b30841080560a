/** Team by team: the season of each team, game by game, two teams a page. */
import { ordinal } from "../../../kernel/words/index.js";
import type { BookPart, BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { leagueTeam } from "../league/index.js";
import { STATS } from "../rules/index.js";
import { signed } from "../sheets/shared.js";
import { placeTable, type PlacedTable } from "../sheets/table.js";
import { ratingsOf } from "../teams/ratings.js";
import { fullName } from "../teams/types.js";
import { HELMET_ASPECT, helmetAt } from "./helmets.js";
import { bookPage, seasonHead, TOP, WIDTH, type Book, type PageContent, label, type PageLabel } from "./page.js";
import { gamesOf, isRegularWeek, nickname, recordWords, type TeamGame } from "./results.js";
import type { BookYear } from "./years.js";

const PER_PAGE = 2;
const BLOCK = 116;
const HELMET = 25;
const HEAD_H = HELMET * HELMET_ASPECT + 4;
const GAP = 5;

export function teamsPart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.teams`,
    title: "Team by team",
    note: "every team's season",
    pages: (plan) => pages(book, year, plan),
  };
}

function pages(book: Book, year: BookYear, plan: BookPlan): PageModel[] {
  const ids = year.standings.map((row) => row.team);
  return Array.from({ length: Math.ceil(ids.length / PER_PAGE) }, (_, p) => {
    const own = ids.slice(p * PER_PAGE, (p + 1) * PER_PAGE);
    const title = own.map((id) => nickname(year.league, id)).join(", ");
    const head = seasonHead(year, "Team by team", `Season ${year.season}`, title);
    return bookPage(book, plan, title, head, () => {
      const blocks = own.map((id, i) => teamBlock(book, year, id, TOP + 1 + i * BLOCK));
      return {
        helmets: blocks.flatMap((block) => block.helmets ?? []),
        labels: blocks.flatMap((block) => block.labels ?? []),
        tables: blocks.flatMap((block) => block.tables ?? []),
      };
    });
  });
}

function teamBlock(book: Book, year: BookYear, id: string, y: number): PageContent {
  const { team } = leagueTeam(year.league, id);
  const row = year.standings.find((standing) => standing.team === id)!;
  const x = HELMET + 5;
  const labels: PageLabel[] = [
    { ...label(fullName(team), x, y + 5, { size: 17, w: 110 }), style: "title" },
    label(
      `${recordWords(row)}  \u00b7  ${ordinal(row.divisionRank)} in ${row.division}  \u00b7  ${ordinal(row.leagueRank)} in the league`,
      x,
      y + 12.4,
      { style: "strong", size: 10 },
    ),
    label(
      `${row.pointsFor} points scored, ${row.pointsAgainst} allowed${row.tieBreak ? `  \u00b7  placed by ${row.tieBreak}` : ""}`,
      x,
      y + 17.6,
      { style: "body", size: 9 },
    ),
    label(playoffWords(year, id), x, y + 22.4, { style: "semi", size: 9, fill: "accent" }),
  ];
  const tables = gameTables(year, id, y + HEAD_H);
  if (year.exact) tables.push(ratingsTable(book, year, id, y + 2));
  return { helmets: [helmetAt(book.theme, team, 0, y, HELMET)], labels, tables };
}

function playoffWords(year: BookYear, id: string): string {
  const { champion, finalist, qualifiers } = year.bracket;
  if (id === champion) return "Champion";
  if (id === finalist) return "Lost the League Championship";
  if (champion !== undefined && qualifiers.includes(id)) return "In the playoffs";
  return champion === undefined ? "" : "Missed the playoffs";
}

/** Scores and modifiers as they were at the end of the season. */
function ratingsTable(book: Book, year: BookYear, id: string, y: number): PlacedTable {
  const { team, injuries } = leagueTeam(year.league, id);
  const { modifiers, off, def } = ratingsOf(book.rules, team, injuries);
  const half = (title: string, total: number, stats: readonly (typeof STATS)[number][]): string[] => [
    title,
    signed(total),
    ...stats.map((stat) => `${stat} ${team.scores[stat]} ${signed(modifiers[stat])}`),
  ];
  const w = 52;
  return placeTable(
    {
      name: `s${year.season}.${id}.ratings`,
      title: "",
      columns: [
        { key: "side", head: "", w: 9, style: "strong", tint: true },
        { key: "total", head: "", w: 9, style: "strong", align: "middle" },
        ...["a", "b", "c"].map((key) => ({ key, head: "", w: 16, align: "middle" as const, size: 7.8 })),
      ],
      rows: [half("OFF", off, STATS.slice(0, 3)), half("DEF", def, STATS.slice(3))],
    },
    { x: WIDTH - w, y, w, rowH: 6.4, bandH: 0, headH: 0, block: 0, size: 8.6 },
  );
}

/** Regular season in two columns, the playoffs under the second. */
function gameTables(year: BookYear, id: string, y: number): PlacedTable[] {
  const games = gamesOf(year.league.results, id).sort((a, b) => a.result.week - b.result.week);
  const regular = games.filter(({ result }) => isRegularWeek(year, result));
  const running = { wins: 0, losses: 0, ties: 0 };
  const rows = regular.map((game) => {
    running[game.own > game.other ? "wins" : game.own < game.other ? "losses" : "ties"]++;
    return gameRow(year, game, recordWords(running));
  });
  const playoffs = games
    .filter(({ result }) => !isRegularWeek(year, result))
    .map((game) => gameRow(year, game, "playoff"));
  const first = Math.ceil(rows.length / 2);
  const w = (WIDTH - GAP) / 2;
  const sets = [rows.slice(0, first), [...rows.slice(first), ...playoffs]];
  return sets.flatMap((set, i) =>
    set.length === 0
      ? []
      : [
          placeTable(
            {
              name: `s${year.season}.${id}.games${i + 1}`,
              title: "",
              columns: [
                { key: "week", head: "Week", w: 10, align: "middle", style: "semi", tint: true },
                { key: "rival", head: "Opponent", w: 40, style: "semi" },
                { key: "won", head: "", w: 8, align: "middle", style: "strong" },
                { key: "score", head: "Score", w: 17, align: "middle", pencil: true, size: 11.5 },
                { key: "record", head: "Record", w: 16, align: "middle" },
              ],
              rows: set,
            },
            { x: i * (w + GAP), y, w, rowH: 7.8, bandH: 0, headH: 4.8, size: 9 },
          ),
        ],
  );
}

function gameRow(year: BookYear, { result, rival, home, own, other }: TeamGame, record: string): string[] {
  const won = own > other ? "W" : own < other ? "L" : "T";
  return [`${result.week}`, `${home ? "" : "at "}${nickname(year.league, rival)}`, won, `${own}\u2013${other}`, record];
}
