/** The first page of a season: its champion and the final standings. */
import type { BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { leagueTeam } from "../league/index.js";
import { fullName } from "../teams/types.js";
import { HELMET_ASPECT, helmetAt } from "./helmets.js";
import {
  BOTTOM,
  bookPage,
  seasonHead,
  TOP,
  WIDTH,
  type Book,
  type PageContent,
  label,
  type PageLabel,
} from "./page.js";
import { nameIn, playedWeeks, playoffsOf, recordWords, regularOf, scoreWords } from "./results.js";
import { standingsHeight, standingsTables } from "./standings-tables.js";
import type { BookYear } from "./years.js";

const ROW = 6;

export function openerPage(book: Book, year: BookYear, plan: BookPlan): PageModel {
  const name = `Season ${year.season}`;
  const { divisions, teams, games } = {
    divisions: new Set(year.standings.map((row) => row.division)).size,
    teams: year.standings.length,
    games: year.league.results.length,
  };
  const tagline = `${teams} teams in ${divisions} divisions  \u00b7  ${games} games in ${playedWeeks(year).length} weeks and the playoffs`;
  return bookPage(book, plan, name, seasonHead(year, name, book.league.name, tagline), () => {
    const standingsY = BOTTOM - standingsHeight(year, ROW);
    return {
      ...championBlock(book, year, standingsY - 12),
      tables: standingsTables(year, year.standings, { y: standingsY, rowH: ROW, name: `s${year.season}.final` }),
      bands: [
        {
          x: 0,
          y: standingsY - 9,
          w: WIDTH,
          h: 6,
          title: year.bracket.champion === undefined ? "Standings so far" : "Final standings",
          note: "ranks decided by record, then the tie-breaks",
        },
      ],
    };
  });
}

function championBlock(book: Book, year: BookYear, bottom: number): PageContent {
  const { champion, finalist } = year.bracket;
  const middle = (TOP + bottom) / 2;
  if (champion === undefined || finalist === undefined) {
    const words = `${regularOf(year).length} games played`;
    return { labels: [label(words, WIDTH / 2, middle, { style: "strong", size: 22, align: "middle" })] };
  }
  const { team } = leagueTeam(year.league, champion);
  const row = year.standings.find((standing) => standing.team === champion)!;
  const final = playoffsOf(year).find((result) => result.game === "final");
  const helmetW = Math.min(62, (bottom - TOP - 50) / HELMET_ASPECT);
  const top = middle - (helmetW * HELMET_ASPECT + 40) / 2;
  const y = top + helmetW * HELMET_ASPECT;
  const centre = (value: string, at: number, more: Partial<PageLabel>): PageLabel =>
    label(value, WIDTH / 2, at, { align: "middle", w: WIDTH, ...more });
  return {
    helmets: [helmetAt(book.theme, team, (WIDTH - helmetW) / 2, top, helmetW)],
    labels: [
      centre("Champions", y + 9, { style: "band", size: 13, fill: "accent" }),
      { ...centre(fullName(team), y + 19, { size: 27 }), style: "title" },
      ...(final
        ? [
            centre(
              `${scoreWords(final)} over the ${nameIn(year.league, finalist)} in the League Championship`,
              y + 29,
              {
                style: "semi",
                size: 12,
              },
            ),
          ]
        : []),
      centre(
        `${recordWords(row)} in the regular season, ${row.pointsFor} points scored and ${row.pointsAgainst} allowed`,
        y + 35.5,
        {
          style: "body",
          size: 10,
        },
      ),
    ],
  };
}
