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
const columnsOf = (rounds: readonly PlayoffRound[], places: number, deep: boolean) =>
  rounds.map(({ title, games }, r) => {
    const next = rounds.at(r + 1)?.games.length ?? 1;
    return {
      title,
      last: places / 2 ** r === 2,
      champion: deep && places / 2 ** r === 2,
      lines: games.flatMap(({ bye }, i): BracketLine[] =>
        bye ? [] : [{ from: middle(i, games.length), to: middle(Math.floor(i / 2), next) }],
      ),
      games: games.map(gameFacts),
      /** Large print: two side by side, so that a round may go on on the next page. */
      pairs: chunks(games.filter(({ bye }) => !bye).map(gameFacts), 2),
    };
  });

/** A page a bracket; one that is too tall has its halves on two, the final on the second of them. */
function pagesOf(size: number, ties: TieRule | "any", numbers: "drawn" | "places" = "drawn") {
  const rounds = knockOut(size);
  const places = 2 ** rounds.length;
  const first = rounds[0].games.length;
  /** Five rounds leave no column for the champion: it stands over the final. */
  const deep = first > MOST_ON_PAGE;
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
    columns: columnsOf(own, places, deep),
    room: first > 4 ? "tight" : first > 2 ? "usual" : "roomy",
  });
  if (!deep) return [page(pageOf(size), rounds, true)];
  const half = (from: 0 | 1): PlayoffRound[] =>
    rounds.slice(0, -1).map(({ games, ...round }) => {
      const own = games.slice((from * games.length) / 2, ((from + 1) * games.length) / 2);
      return { ...round, games: own };
    });
  return [
    page(`${pageOf(size)}upper`, half(0), false),
    page(pageOf(size), [...half(1), rounds[rounds.length - 1]], true),
  ];
}

const facts = (pages: ReturnType<typeof pagesOf>) => ({ pages });

/** `14`, or `7, 14` after a replay: points of a team in all games of a place. */
function pointsOf({ results, winner, byLot }: CupGame, team: string): Values[string] {
  const words = results.map((r) => `${r.away === team ? r.awayPoints : r.homePoints}`).join(", ");
  if (winner !== team) return words;
  if (byLot) return `${words} lot`;
  return { text: words, heavy: true, ring: results.length === 1 };
}

/** Teams and points of every game that is played, by game and side. */
const gameValues = (cup: Cup, view: CupView): Record<string, Values> =>
  Object.fromEntries(
    cupGames(view)
      .filter(({ bye }) => !bye)
      .map((slot) => {
        const [a, b] = slot.sides.map(({ team }) =>
          team === undefined
            ? {}
            : { team: shortOf(cup, team), points: slot.results.length > 0 ? pointsOf(slot, team) : "" },
        );
        return [slot.id, { a, b }];
      }),
  );

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
    const games = gameValues(cup, view);
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
