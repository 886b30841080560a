/** Chapters, covers and brackets: the parts of every game's book. */
import { chunks } from "../../kernel/lists/index.js";
import { DASH } from "../../kernel/words/index.js";
import type { Values } from "../../sheet/layout/form.js";
import type { BookForm, BookPart, BookPlan } from "../../contract/book.js";
import type { BracketLine } from "../figures/bracket-lines.js";
import type { Result } from "../results.js";
import type { Season } from "./season.js";

/** Pages laid out by a folder's templates. */
export const formsOf =
  (folder: string) =>
  (template: string, title: string, facts: object, values?: object): BookForm => ({
    template: `${folder}/${template}`,
    title,
    facts,
    ...(values && { values: values as Values }),
  });

/** A chapter whose pages are not listed in the outline. */
export const chapter = (id: string, title: string, pages: BookPart["pages"]): BookPart => ({
  id,
  title,
  listPages: false,
  pages,
});

/** Words printed throughout a book. @param kind what the book calls itself */
export function bookWords(
  title: string,
  accent: string,
  league: Leagued,
  seasons: readonly [number, number],
  kind: string,
) {
  const { name, seed, rules, teams } = league;
  const [first, last] = seasons;
  const span = first === last ? `season ${first}` : `seasons ${first}${DASH}${last}`;
  return {
    game: { title, accent },
    info: {
      title: `${name}: ${kind}`,
      subject: `${title}: ${teams.length} teams, ${span}; results, standings, records`,
      keywords: `seed ${seed}; ${rules.name} rules`,
    },
    footer: `${title}  \u00b7  ${name}  \u00b7  ${kind}`,
  };
}

interface Leagued {
  readonly name: string;
  readonly seed: number;
  readonly rules: { readonly name: string };
  readonly teams: readonly unknown[];
}

/** A season: its opener, then its chapters. */
export const seasonPart = (year: Season, pages: BookPart["pages"], children: readonly BookPart[]): BookPart => ({
  id: `s${year.season}`,
  title: `Season ${year.season}`,
  note: year.champion === undefined ? "" : year.team(year.champion).short,
  pages,
  children,
});

/** Full game records; each is an outline entry. */
export const gamesPart = ({ season }: Pick<Season, "season">, games: readonly BookPart[]): BookPart => ({
  id: `s${season}.games`,
  title: "Games in full",
  pages: [],
  children: games,
});

/** `Week 3: Tycoons \u2013 Cruisers 14\u201317`. */
export const gameTitle = (when: string, { team }: Pick<Season, "team">, game: Result): string =>
  `${when}: ${team(game.away).short} ${DASH} ${team(game.home).short} ${game.awayPoints}${DASH}${game.homePoints}`;

/** Stands in for the plan before page numbers are known. */
export const NOWHERE: BookPlan = { entries: [], count: 0, pageOf: () => 0 };

/** First and last season. */
export const spanOf = (seasons: readonly Pick<Season, "season">[], none = 1): readonly [number, number] => [
  seasons[0]?.season ?? none,
  seasons.at(-1)?.season ?? none,
];

/** Helmets per row on the cover, by number of teams (up to this many). */
const ACROSS = [
  [16, 4],
  [24, 6],
  [Infinity, 8],
] as const;

export function coverFacts<T>(seasons: readonly Pick<Season, "season">[], teams: readonly T[]) {
  const [first, last] = spanOf(seasons);
  const [, across] = ACROSS.find(([most]) => teams.length <= most)!;
  const deep = Math.ceil(teams.length / across);
  const rows = chunks(teams, Math.ceil(teams.length / deep));
  const frame = { first, last, span: first !== last, count: last - first + 1, size: teams.length };
  // Long rows only have room for short names.
  return { ...frame, brief: across > ACROSS[1][1], rows };
}

const middle = (i: number, count: number): number => (i + 1 / 2) / count;

/** Lines from the games of a round to the next-round games that wait for their winners. */
export const linesTo = (games: readonly string[], next: readonly (readonly string[])[]): BracketLine[] =>
  next.flatMap((waits, n) =>
    games.flatMap((game, i) =>
      waits.includes(game) ? [{ from: middle(i, games.length), to: middle(n, next.length) }] : [],
    ),
  );
