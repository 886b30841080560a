/** The playoffs of a season: the bracket, and line scores of its games below. */
import type { Values } from "../../../sheet/layout/form.js";
import type { BookPart, BookPlan } from "../../contract-book.js";
import { bracketLines, type BracketLine } from "../figures/bracket-lines.js";
import { specOf } from "../league/index.js";
import type { PlayoffGame } from "../rules/index.js";
import { slotWords } from "../sheets/schedule-values.js";
import type { Book } from "./index.js";
import { bookForm, lineFacts, lineValues } from "./lines.js";
import { nickname, playoffsOf } from "./results.js";
import type { BookYear } from "./years.js";

const SIDES = ["away", "home"] as const;
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
    note: "bracket and line scores",
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
    const sides = (game: PlayoffGame) =>
      SIDES.map((side) => ({ side, home: side === "home", from: slotWords(game[side]) }));
    return { title, week, lines, games: games.map((game) => ({ id: game.id, sides: sides(game) })) };
  });
  const lines = { name: "line", ...lineFacts({ ...book, year, plan }, playoffsOf(year), year.standings) };
  return { season: year.season, league: book.league.name, rounds, lines };
}

function bracketValues({ league, bracket }: BookYear): Values {
  const values: Record<string, Values[string]> = {};
  specOf(league).playoffs.forEach(({ games }, r) =>
    games.forEach(({ id }, i) => {
      const result = league.results.find(({ game }) => game === id);
      for (const side of SIDES) {
        const team = bracket.rounds[r].games[i][side];
        if (team !== undefined) values[`${id}.${side}.team`] = nickname(league, team);
        if (result) values[`${id}.${side}.points`] = result[`${side}Points`];
      }
    }),
  );
  if (bracket.champion !== undefined) values.champion = nickname(league, bracket.champion);
  return values;
}
