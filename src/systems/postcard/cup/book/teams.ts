/** A page a team: its colors and habits, every game of the last season, and what it did in the others. */
import type { BookPart, BookPlan } from "../../../../page/book-plan.js";
import type { PageModel } from "../../../../page/draw.js";
import { placeTable, type PlacedTable } from "../../../../page/table.js";
import { DASH, DOT, MINUS } from "../../sheets/shared.js";
import { teamOf } from "../enter-result.js";
import { rulesOfCup } from "../play-cup.js";
import { gamesOf, rowOf, type TeamGame } from "../standings.js";
import { reachedOf, recordWords, signedWords } from "../standings-words.js";
import type { CupResult } from "../types.js";
import { fixturesOf, hasBracket, hasTable, tableOf, titleOfRound } from "../view.js";
import {
  BOTTOM,
  bookPage,
  counted,
  cupHead,
  HELMET_ASPECT,
  helmetAt,
  label,
  ordinal,
  shortIn,
  TOP,
  WIDTH,
  type PageContent,
  type PageLabel,
} from "./page.js";
import type { Book, BookYear } from "./years.js";

const HELMET = 40;
const HEAD_H = HELMET * HELMET_ASPECT + 5;
const BAND = 5.4;
const HEADS = 4.8;
const GAP = 6;

const SKILL_WORDS: Readonly<Record<string, string>> = {
  "offense-rush": "may roll its rush again on offense",
  "offense-pass": "may roll its pass again on offense",
  "defense-rush": "may roll again against the rush",
  "defense-pass": "may roll again against the pass",
};

export const teamsPart = (book: Book): BookPart => ({
  id: "teams",
  title: "Teams",
  note: "a page a team",
  pages: [],
  children: book.cup.teams.map(({ id, short }) => ({
    id: `team.${id}`,
    title: short,
    pages: (plan: BookPlan): PageModel[] => {
      const { name } = teamOf(book.cup, id);
      return [bookPage(book, plan, name, cupHead(book, short, name), () => teamContent(book, id))];
    },
  })),
});

/** `4th of the table, lost the final`. */
export function seasonWords(year: BookYear, id: string): string {
  const { view } = year;
  const place = hasTable(view.contest)
    ? `${ordinal(tableOf(view).find(({ team }) => team === id)!.rank)} of the table`
    : "";
  const reached = hasBracket(view.contest) ? reachedOf(view, id).words : "";
  if (year.champion === id) return place === "" || place.startsWith("1st") ? "champion" : `${place}, champion`;
  return [place, reached].filter(Boolean).join(", ");
}

function teamContent(book: Book, id: string): PageContent {
  const team = teamOf(book.cup, id);
  const year = book.years.at(-1)!;
  const all = rowOf(
    id,
    book.years.flatMap(({ view }) => view.results),
    book.cup.points,
  );
  const titles = book.years.filter(({ champion }) => champion === id).map(({ season }) => season);
  const skilled = rulesOfCup(book.cup).switches.teamSkill === "on" && team.skill !== null;
  const x = HELMET + 8;
  const w = WIDTH - x;
  const labels: PageLabel[] = [
    { ...label(team.name, x, TOP + 6, { size: 22, w }), style: "title" },
    label(`Season ${year.season}: ${seasonWords(year, id)}`, x, TOP + 14.5, {
      style: "strong",
      size: 11,
      fill: "accent",
      w,
    }),
    label(
      `${recordWords(all, DASH)} in ${counted(all.played, "game")}, ${all.pointsFor} points scored and ${all.pointsAgainst} allowed`,
      x,
      TOP + 20.5,
      { size: 9.6, w },
    ),
    label(
      [
        titles.length === 0 ? "no cup yet" : `${counted(titles.length, "cup")}: season ${titles.join(", ")}`,
        ...(skilled ? [SKILL_WORDS[team.skill!]] : []),
        ...(team.coach === null ? [] : [`coached by ${team.coach}`]),
      ].join(`  ${DOT}  `),
      x,
      TOP + 26,
      { size: 9, w },
    ),
  ];
  const games = gamesTables(book, year, id, TOP + HEAD_H);
  const y = Math.max(TOP + HEAD_H, ...games.map(({ bottom }) => bottom)) + GAP;
  return {
    helmets: [helmetAt(book, id, 0, TOP, HELMET)],
    labels,
    tables: [...games, ...seasonsTable(book, id, y)],
  };
}

function gamesTables(book: Book, year: BookYear, id: string, y: number): PlacedTable[] {
  const { view } = year;
  const rounds = new Map(fixturesOf(view).map((fixture) => [fixture.game, fixture]));
  const games = gamesOf(
    fixturesOf(view).flatMap(({ result }) => (result ? [result] : [])),
    id,
  );
  let running = { wins: 0, losses: 0, ties: 0 };
  const rows = games.map((game) => {
    running = {
      wins: running.wins + (game.own > game.other ? 1 : 0),
      losses: running.losses + (game.own < game.other ? 1 : 0),
      ties: running.ties + (game.own === game.other ? 1 : 0),
    };
    const { round, stage } = rounds.get(game.result.game)!;
    const when = stage === "table" ? `${round}` : titleOfRound(view, round).replace(/s$/, "");
    return gameRow(book, game, when, recordWords(running, DASH));
  });
  // Earlier seasons need room below.
  const most = Math.max(rows.length, 1);
  const two = most > 17;
  const first = two ? Math.ceil(most / 2) : most;
  const sets = two ? [rows.slice(0, first), rows.slice(first)] : [rows];
  const w = two ? (WIDTH - GAP) / 2 : WIDTH;
  const rowH = Math.min(7.4, 124 / first);
  return sets.map((set, i) =>
    placeTable(
      {
        name: `team.${id}.games${i + 1}`,
        title: i === 0 ? `Season ${year.season}, game by game` : "",
        columns: [
          { key: "when", head: "Round", w: two ? 17 : 24, align: "middle", style: "semi", tint: true },
          { key: "rival", head: "Opponent", w: two ? 30 : 60, style: "semi" },
          { key: "won", head: "", w: 8, align: "middle", style: "strong" },
          { key: "score", head: "Score", w: two ? 17 : 24, align: "middle", pencil: true, size: 11 },
          { key: "record", head: "Record", w: two ? 16 : 24, align: "middle" },
          ...(two
            ? []
            : [
                { key: "yards", head: "Yards", w: 20, align: "middle" as const },
                { key: "balls", head: "Balls lost", w: 20, align: "middle" as const },
                { key: "spent", head: "Bonuses", under: "spent", w: 20, align: "middle" as const },
              ]),
        ],
        rows: two ? set : set.map((row, r) => [...row, ...figureCells(year, games[r])]),
      },
      { x: i * (w + GAP), y, w, rowH, bandH: BAND, headH: two ? HEADS : 6.4, size: 9 },
    ),
  );
}

function gameRow(book: Book, game: TeamGame<CupResult>, when: string, record: string): string[] {
  const { own, other, home, rival } = game;
  const won = own > other ? "W" : own < other ? "L" : "T";
  return [when, `${home ? "" : "at "}${shortIn(book, rival)}`, won, `${own}${DASH}${other}`, record];
}

/** Yards, balls lost and bonuses of a game that is known play by play. */
function figureCells(year: BookYear, { result, home }: TeamGame<CupResult>): string[] {
  const game = year.games.find((one) => one.result === result);
  if (!game) return ["", "", ""];
  const { box, spent } = game.figures.sides[home ? "home" : "away"];
  const lost = box.interceptions + box.fumblesLost + box.lostOnDowns;
  return [`${box.rushYards + box.passYards - box.sackYards}`, `${lost}`, `${spent}`];
}

/** Season by season, the last ones where there are more than fit. */
function seasonsTable(book: Book, id: string, y: number): PlacedTable[] {
  const rowH = 6.4;
  const most = Math.floor((BOTTOM - y - BAND - HEADS) / rowH);
  const years = book.years.slice(-most);
  if (most < 1) return [];
  return [
    placeTable(
      {
        name: `team.${id}.seasons`,
        title: "Season by season",
        note: years.length < book.years.length ? `the last ${years.length}` : "all games",
        columns: [
          { key: "season", head: "Season", w: 16, align: "middle", style: "strong", tint: true },
          { key: "record", head: "Record", w: 22, align: "middle" },
          { key: "pf", head: "PF", w: 16, align: "middle" },
          { key: "pa", head: "PA", w: 16, align: "middle" },
          { key: "diff", head: "Diff.", w: 16, align: "middle" },
          { key: "words", head: "Came to", w: 104, style: "semi" },
        ],
        rows: years.map((year) => {
          const row = rowOf(id, year.view.results, year.view.points);
          return [
            `${year.season}`,
            recordWords(row, DASH),
            ...[row.pointsFor, row.pointsAgainst].map(String),
            signedWords(row.difference, MINUS),
            seasonWords(year, id),
          ];
        }),
      },
      { x: 0, y, w: WIDTH, rowH, bandH: BAND, headH: HEADS, size: 8.8 },
    ),
  ];
}
