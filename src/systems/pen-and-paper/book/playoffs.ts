/** The playoffs of a season: the bracket, and line scores of its games below. */
import type { Values } from "../../../sheet/layout/form.js";
import type { BookPart, BookPlan } from "../../contract-book.js";
import { bracketLines, type BracketLine } from "../figures/bracket-lines.js";
import { specOf } from "../league/index.js";
import type { PlayoffGame } from "../rules/index.js";
import { playoffValues, sidesOf } from "../facts/season-view.js";
import type { Book } from "./index.js";
import { bookForm, lineFacts, lineValues } from "./lines.js";
import { nickname, playoffsOf } from "./results.js";
import type { BookYear } from "./years.js";

const NO_PLAN: BookPlan = { entries: [], count: 0, pageOf: () => 0 };

export function playoffsPart(book: Book, year: BookYear): BookPart {
  const values = { ...bracketValues(year), ...lineValues({ ...book, year, plan: NO_PLAN }, playoffsOf(year), "line") };
  const page = (plan: BookPlan) => ({
    ...bookForm("playoffs", "Playoffs", playoffFacts(book, year, plan), values),
    figures: { bracketLines },
  });
  return {
    id: `s${year.season}.playoffs`,
    title: "Playoffs",
    pages: year.games.length > 0 ? (plan) => [page(plan)] : [page(NO_PLAN)],
  };
}

/** Games that a game waits for. */
const feeders = ({ away, home }: PlayoffGame): string[] =>
  [...away.from, ...home.from].flatMap((candidate) => ("winner" in candidate ? [candidate.winner] : []));

const middle = (i: number, count: number): number => (i + 0.5) / count;

function playoffFacts(book: Book, year: BookYear, plan: BookPlan) {
  const { playoffs } = specOf(year.league);
  const rounds = playoffs.map(({ title, week, games }, r) => {
    const next = playoffs.at(r + 1)?.games ?? [];
    const lines = games.flatMap(({ id }, i): BracketLine[] =>
      next.length === 0
        ? [{ from: middle(i, games.length), to: middle(0, 1) }]
        : next.flatMap((game, n) =>
            feeders(game).includes(id) ? [{ from: middle(i, games.length), to: middle(n, next.length) }] : [],
          ),
    );
    return { title, week, lines, games: games.map((game) => ({ id: game.id, sides: sidesOf(game) })) };
  });
  const lines = { name: "line", ...lineFacts({ ...book, year, plan }, playoffsOf(year), year.standings) };
  return { season: year.season, league: book.league.name, rounds, lines };
}

/** Teams and points by game, and who won it all. */
function bracketValues(year: BookYear): Values {
  const { champion } = year.bracket;
  return { ...playoffValues(year, true), ...(champion !== undefined && { champion: nickname(year.league, champion) }) };
}
