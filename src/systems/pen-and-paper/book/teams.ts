/** Team by team: each team's season, game by game, two teams a page. */
import { gameRows, halves } from "../../../league/book/teams.js";
import { recordText } from "../../../league/results.js";
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { ordinal, signedText } from "../../../kernel/words/index.js";
import type { BookPart } from "../../../contract/book.js";
import { leagueTeam } from "../league/index.js";
import type { BookYear } from "../league/years.js";
import { STATS, type Stat } from "../rules/index.js";
import { ratingsOf } from "../teams/ratings.js";
import { bookForm, headValues, type Book } from "./frame.js";

const PER_PAGE = 2;

export const teamsPart = (book: Book, year: BookYear): BookPart => ({
  id: `s${year.season}.teams`,
  title: "Team by team",
  pages: chunks(year.teams, PER_PAGE).map((ids) => {
    const names = ids.map((id) => year.team(id).short).join(", ");
    const teams = ids.map((id) => teamPart(book, year, id));
    const values = { head: headValues(year, "", names), team: teams.map((team) => team.values) };
    return bookForm("teams", names, { teams: teams.map(({ facts }) => facts) }, values);
  }),
});

function teamPart({ rules }: Book, year: BookYear, id: string) {
  const row = year.standings.find(({ team }) => team === id)!;
  const regular = (week: number): boolean => year.counted.some((game) => game.week === week);
  const rows = gameRows(year, id, ({ result: { week } }) => ({ week, playoff: !regular(week) }));
  // The playoffs are below the second half.
  const games = halves(
    rows.map(({ playoff, record, ...more }) => ({ ...more, ...(playoff ? { playoff } : { record }) })),
    Math.ceil(rows.filter(({ playoff }) => !playoff).length / 2),
  );
  const { name, monogram, colors, decal } = year.team(id);
  const points = [row.pointsFor, row.pointsAgainst];
  return {
    facts: { ratings: year.exact, halves: games.facts },
    values: {
      name,
      helmet: { monogram, colors, decal },
      standing: [recordText(row), ordinal(row.divisionRank), row.division, ordinal(row.leagueRank)],
      ...(row.tieBreak === undefined ? { points } : { placed: [...points, row.tieBreak] }),
      reached: { [reached(year, id)]: true },
      ...(year.exact && { ratings: numbered(ratings({ rules }, year, id)) }),
      ...games.values,
    },
  };
}

function reached({ bracket: { qualifiers }, champion, second }: BookYear, id: string): string {
  if (champion === undefined) return "open";
  if (id === champion) return "champion";
  return id === second ? "finalist" : qualifiers.includes(id) ? "playoffs" : "missed";
}

/** Scores and modifiers as they were at the end of the season. */
function ratings({ rules }: Pick<Book, "rules">, { league }: BookYear, id: string) {
  const { team, injuries } = leagueTeam(league, id);
  const { modifiers, off, def } = ratingsOf(rules, team, injuries);
  const side = (key: string, total: number, stats: readonly Stat[]) => ({
    key,
    total: signedText(total),
    cells: stats.map((stat) => `${stat} ${team.scores[stat]} ${signedText(modifiers[stat])}`),
  });
  return [side("OFF", off, STATS.slice(0, 3)), side("DEF", def, STATS.slice(3))];
}
