/** PC-10, the knockout bracket: for 8 and for 16 teams, or from a cup's file, up to 32 teams on two pages. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { DASH } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { knockOut, type PlayoffRound } from "../../../league/bracket.js";
import { bracketColumns, bracketValues, halvesOf, pointWords } from "../../../league/figures/bracket-columns.js";
import { hasBracket } from "../../../league/plain/contest.js";
import { MOST_REPLAYS, type TieRule } from "../../../league/plain/types.js";
import { championOf, playoffGames, runnerUpOf } from "../../../league/season.js";
import { viewOf, type Cup, type CupGame } from "../cup/types.js";
import { bracketLines } from "../../../league/figures/bracket-lines.js";
import { cupIn, onPages, shortOf, type CupContent } from "./cup-of.js";

/** Sizes of the blank forms. */
const FORMS = [8, 16] as const;

const pageOf = (size: number): string => `cup${size}`;
/** One page per bracket; one that is too tall is split into halves on two pages, with the final on the second. */
function pagesOf(
  size: number,
  ties: TieRule | "any",
  numbers: "drawn" | "places" | "seeds" | "conferences" = "drawn",
  rounds: readonly PlayoffRound[] = knockOut(size),
) {
  const places = 2 ** rounds.length;
  const first = rounds[0].games.length;
  const [upper, lower] = halvesOf(rounds);
  /** Five rounds leave no column for the champion, who is above the final. */
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
      /** Large print: two side by side, so that a round may continue on the next page. */
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
  const final = playoffGames(view).at(-1)?.results.at(-1);
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
    const divided = new Set(view.entrants.map(({ division }) => division)).size > 1 && !view.playoffDivision;
    const numbers = view.conferences ? "conferences" : divided ? "seeds" : "places";
    const pages =
      format === "knock-out"
        ? pagesOf(view.numbers.length, ties)
        : pagesOf(view.qualifiers, ties, numbers, view.playoffs);
    const games = bracketValues(view, (game, team) => sideValues(cup, game, team));
    const champion = championOf(view);
    // The last ones, if not all fit.
    const own = { facts: facts(pages) };
    const room = capacity(`${pages.at(-1)!.id}.champions`, own);
    const over = [...cup.history.map(({ season }) => season), ...(champion === undefined ? [] : [cup.season])];
    const final = {
      champion: champion === undefined ? "" : shortOf(cup, champion),
      champions: numbered(over.slice(-room).map((season) => championValues(cup, season))),
    };
    const values = pages.map((page) => {
      const shown = page.columns.flatMap((column) => column.games.map(({ key }) => [key, games[key]]));
      const head = { cup: cup.name, season: `${cup.season}` };
      return [page.id, { ...head, ...Object.fromEntries(shown), ...(page.final && final) }];
    });
    return [{ values: Object.fromEntries(values) as Values, ...own }];
  },
  figures: { "bracket-lines": bracketLines },
};
