/** PC-10, the knock-out bracket: for 8 and for 16 teams, or as a cup's file has it, up to 32 teams on two pages. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { DASH } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { candidatesOf, knockOut, type PlayoffGame, type PlayoffRound } from "../../../league/bracket.js";
import { hasBracket } from "../../../league/plain/contest.js";
import { MOST_REPLAYS, type TieRule } from "../../../league/plain/types.js";
import { championOf, runnerUpOf } from "../../../league/season.js";
import { cupGames, viewOf, type Cup, type CupGame, type CupView } from "../cup/types.js";
import { bracketLines, type BracketLine } from "../../../league/figures/bracket-lines.js";
import { cupIn, onPages, shortOf, type CupContent } from "./cup-of.js";

/** Sizes of the blank forms. */
const FORMS = [8, 16] as const;
/** Most games of a round on one page. */
const MOST_ON_PAGE = 8;

const pageOf = (size: number): string => `cup${size}`;
const middle = (i: number, count: number): number => (i + 0.5) / count;

const gameFacts = (game: PlayoffGame) => ({
  key: game.id,
  bye: game.bye ?? false,
  sides: candidatesOf(game).map((source, s) => ({
    key: s === 0 ? "a" : "b",
    // Numbers of the draw stand where a team has no game before this one.
    number: "seed" in source ? source.seed : "",
    from: "seed" in source ? `${source.seed}` : "winner" in source ? source.winner : "",
  })),
});

/** Columns of a bracket; lines lead from every game that is played to the next one, and from the last one out. */
export const bracketColumns = (rounds: readonly PlayoffRound[]) =>
  rounds.map(({ title, games }, r) => {
    const next = rounds.at(r + 1)?.games.length ?? 1;
    return {
      title,
      lines: games.flatMap(({ bye }, i): BracketLine[] =>
        bye ? [] : [{ from: middle(i, games.length), to: middle(Math.floor(i / 2), next) }],
      ),
      games: games.map(gameFacts),
    };
  });

/** The halves of a bracket that is too tall for a page, without its final. */
export function halvesOf(rounds: readonly PlayoffRound[]): PlayoffRound[][] {
  if (rounds[0].games.length <= MOST_ON_PAGE) return [];
  return [0, 1].map((half) =>
    rounds.slice(0, -1).map((round) => ({ ...round, games: chunks(round.games, round.games.length / 2)[half] })),
  );
}

/** A page a bracket; one that is too tall has its halves on two, the final on the second of them. */
function pagesOf(size: number, ties: TieRule | "any", numbers: "drawn" | "places" = "drawn") {
  const rounds = knockOut(size);
  const places = 2 ** rounds.length;
  const first = rounds[0].games.length;
  const [upper, lower] = halvesOf(rounds);
  /** Five rounds leave no column for the champion: it stands over the final. */
  const deep = upper !== undefined;
  const byes = ties === "any" ? "any" : places > size ? "some" : "none";
  const page = (id: string, own: readonly PlayoffRound[], final: boolean) => ({
    id,
    size,
    places,
    byes,
    numbers,
    ties,
    replays: MOST_REPLAYS,
    final,
    deep,
    columns: bracketColumns(own).map((column, r) => ({
      ...column,
      last: places / 2 ** r === 2,
      champion: deep && places / 2 ** r === 2,
      /** Large print: two side by side, so that a round may go on on the next page. */
      pairs: chunks(
        column.games.filter(({ bye }) => !bye),
        2,
      ),
    })),
    room: first > 4 ? "tight" : first > 2 ? "usual" : "roomy",
  });
  if (!deep) return [page(pageOf(size), rounds, true)];
  return [page(`${pageOf(size)}upper`, upper, false), page(pageOf(size), [...lower, rounds[rounds.length - 1]], true)];
}

const facts = (pages: ReturnType<typeof pagesOf>) => ({ pages });

/** `14`, or `7, 14` after a replay: points of a team in all games of a place. */
export function pointWords({ results, winner, byLot }: CupGame, team: string): string {
  const words = results.map((r) => `${r.away === team ? r.awayPoints : r.homePoints}`).join(", ");
  return winner === team && byLot ? `${words} lot` : words;
}

/** What stands beside the teams of every game that is played, by game and side. */
export const bracketValues = (view: CupView, of: (game: CupGame, team: string) => Values): Record<string, Values> =>
  Object.fromEntries(
    cupGames(view)
      .filter(({ bye }) => !bye)
      .map((game) => {
        const [a, b] = game.sides.map(({ team }) => (team === undefined ? {} : of(game, team)));
        return [game.id, { a, b }];
      }),
  );

function sideValues(cup: Cup, game: CupGame, team: string): Values {
  const text = pointWords(game, team);
  const won = game.winner === team && !game.byLot;
  return {
    team: shortOf(cup, team),
    points: won ? { text, heavy: true, ring: game.results.length === 1 } : text,
  };
}

/** A finished season. */
function championValues(cup: Cup, season: number): Values {
  const view = viewOf(cup, season);
  const name = (team: string | undefined): string => (team === undefined ? "" : shortOf(cup, team));
  const final = cupGames(view).at(-1)?.results.at(-1);
  const score = final && [final.awayPoints, final.homePoints].sort((a, b) => b - a).join(DASH);
  return { season, team: name(championOf(view)), second: name(runnerUpOf(view)), score };
}

const blankPages = FORMS.flatMap((size) => pagesOf(size, "any"));

export const cupSheet: CupContent = {
  form: () => facts(blankPages),
  head: (names) =>
    onPages(
      blankPages.map(({ id }) => id),
      names,
    ),
  fill(records, { capacity }) {
    const found = cupIn(records);
    if (!found || !hasBracket(found.view.contest)) return [];
    const { cup, view } = found;
    const { format, ties } = view.contest;
    const pages = format === "final-four" ? pagesOf(4, ties, "places") : pagesOf(view.numbers.length, ties);
    const games = bracketValues(view, (game, team) => sideValues(cup, game, team));
    const champion = championOf(view);
    // The last ones where there is no room for all.
    const room = capacity(`${blankPages[0].id}.champions`);
    const final = {
      champion: champion === undefined ? "" : shortOf(cup, champion),
      champions: numbered(cup.history.slice(-room).map(({ season }) => championValues(cup, season))),
    };
    const values = pages.map((page) => {
      const own = page.columns.flatMap((column) => column.games.map(({ key }) => [key, games[key]]));
      const head = { cup: cup.name, season: `${cup.season}` };
      return [page.id, { ...head, ...Object.fromEntries(own), ...(page.final && final) }];
    });
    return [{ values: Object.fromEntries(values) as Values, facts: facts(pages) }];
  },
  figures: { "bracket-lines": bracketLines },
};
