/** The clubs of a season: ratings, stars, markets and money, as they were that year. */
import type { BookPart } from "../../../systems/contract-book.js";
import { leagueTeam } from "../league/index.js";
import { STATS } from "../rules/index.js";
import { money, signed } from "../sheets/shared.js";
import { placeTable, type PlacedTable, type TableColumn } from "../sheets/table.js";
import { ratingsOf } from "../teams/ratings.js";
import { fullName } from "../teams/types.js";
import { BOTTOM, bookPage, seasonHead, TOP, WIDTH, type Book } from "./page.js";
import type { BookYear } from "./years.js";

const BAND = 5.4;
const HEAD = 5;
const GAP = 6;
const LEAST_ROW = 6;
const MOST_ROW = 9;

/** Only for seasons whose teams were kept: a league file holds the teams of today. */
export function clubsPart(book: Book, year: BookYear): BookPart {
  const tagline = "scores at the start of the season with their modifiers, stars, markets and bank";
  const head = seasonHead(year, "The clubs", `Season ${year.season}`, tagline);
  return {
    id: `s${year.season}.clubs`,
    title: "The clubs",
    note: "ratings, stars, markets and money",
    pages: (plan) => [bookPage(book, plan, "The clubs", head, () => ({ tables: clubTables(book, year) }))],
  };
}

function clubTables(book: Book, year: BookYear): PlacedTable[] {
  const divisions = [...new Set(year.standings.map((row) => row.division))];
  const most = Math.ceil(year.standings.length / divisions.length);
  const room = (BOTTOM - TOP + GAP) / divisions.length - GAP - BAND - HEAD;
  const rowH = Math.max(LEAST_ROW, Math.min(MOST_ROW, room / most));
  return divisions.map((division, i) => {
    const ids = year.standings.filter((row) => row.division === division).map((row) => row.team);
    return placeTable(
      {
        name: `s${year.season}.clubs.${i + 1}`,
        title: division,
        columns: columns(division),
        // In the order of the league, which is not that of the table.
        rows: year.league.teams
          .filter(({ team }) => ids.includes(team.id))
          .map(({ team }) => clubRow(book, year, team.id)),
      },
      {
        x: 0,
        y: TOP + i * (BAND + HEAD + most * rowH + GAP),
        w: WIDTH,
        rowH,
        bandH: BAND,
        headH: HEAD,
        size: 8.6,
        headSize: 6.4,
      },
    );
  });
}

function columns(division: string): TableColumn[] {
  const middle = (
    key: string,
    head: string,
    w: number,
    group: string,
    more: Partial<TableColumn> = {},
  ): TableColumn => ({
    key,
    head,
    w,
    group,
    align: "middle",
    ...more,
  });
  return [
    { key: "team", head: "Team", w: 42, style: "semi", group: division, tint: true },
    ...STATS.slice(0, 3).map((stat) => middle(stat, stat, 11, "Offense")),
    middle("off", "OFF", 9, "Offense", { style: "strong" }),
    ...STATS.slice(3).map((stat) => middle(stat, stat, 11, "Defense")),
    middle("def", "DEF", 9, "Defense", { style: "strong" }),
    { key: "stars", head: "Stars", w: 20, group: "Club" },
    { key: "home", head: "Home", w: 10, align: "middle", style: "semi", group: "Club" },
    { key: "markets", head: "Other markets", w: 31, group: "Club" },
    middle("bank", "Bank", 14, "Club"),
  ];
}

function clubRow(book: Book, year: BookYear, id: string): string[] {
  const { team, bank } = leagueTeam(year.league, id);
  const { modifiers, off, def } = ratingsOf(book.rules, team);
  const cell = (stat: (typeof STATS)[number]): string => `${team.scores[stat]} ${signed(modifiers[stat])}`;
  return [
    fullName(team),
    ...STATS.slice(0, 3).map(cell),
    signed(off),
    ...STATS.slice(3).map(cell),
    signed(def),
    team.stars.join(" "),
    team.home,
    listShort(team.markets),
    money(bank),
  ];
}

/** Codes while they fit into the column; a club that holds half the country says how many. */
const listShort = (codes: readonly string[]): string =>
  codes.length <= 8 ? codes.join(" ") : `${codes.slice(0, 6).join(" ")} and ${codes.length - 6}`;
