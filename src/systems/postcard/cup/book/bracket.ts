/** The knock-out of a season as a bracket; 32 teams stand on two pages. */
import type { BookPart } from "../../../../systems/contract-book.js";
import { placeTable } from "../../../../page/table.js";
import { DASH } from "../../sheets/shared.js";
import { halvesOf, layOutBracket, type BracketDrawing } from "../bracket-layout.js";
import { bracketOf, fixturesOf, tableRounds, titleOfRound, type BracketSlot } from "../view.js";
import { BOTTOM, bookPage, seasonHead, shortIn, TOP, WIDTH, type PageContent } from "./page.js";
import type { Book, BookYear } from "./years.js";

/** Most games of a first round on one page. */
const MOST_ON_PAGE = 8;
const GAP = 9;

export function bracketPart(book: Book, year: BookYear): BookPart {
  const rounds = bracketOf(year.view);
  const title = year.view.contest.format === "final-four" ? "Final four" : "Bracket";
  const ties =
    year.view.contest.ties === "overtime"
      ? "level games go to overtime"
      : "level games are played again at the other field, and after five replays a lot decides";
  const head = seasonHead(year, title, `the better number is at home  \u00b7  ${ties}`);
  const two = rounds[0].length > MOST_ON_PAGE;
  const names = two ? ["Upper half", "Lower half and final"] : [title];
  return {
    id: `s${year.season}.bracket`,
    title,
    pages: (plan) =>
      names.map((name, i) =>
        bookPage(book, plan, name, { ...head, title: two ? name : title }, () =>
          two ? half(book, year, rounds, i) : whole(book, year, rounds),
        ),
      ),
  };
}

type Rounds = readonly (readonly BracketSlot[])[];

const titlesOf = (year: BookYear, rounds: Rounds): string[] =>
  rounds.map((_, i) => titleOfRound(year.view, tableRounds(year.view) + i + 1));

const contentOf = (drawings: readonly BracketDrawing[]): PageContent => ({
  bands: drawings.flatMap((one) => one.bands),
  boxes: drawings.flatMap((one) => one.boxes),
  lines: drawings.flatMap((one) => one.lines),
  labels: drawings.flatMap((one) => one.labels),
  pencils: drawings.flatMap((one) => one.pencils),
});

function whole(book: Book, year: BookYear, rounds: Rounds): PageContent {
  const games = gamesTable(book, year, rounds);
  const room = BOTTOM - TOP - (games === undefined ? 0 : games.height + GAP);
  const h = Math.min(room, 30 + rounds[0].length * 56);
  const drawn = contentOf([
    layOutBracket(rounds, {
      ...{ x: 0, y: TOP, w: WIDTH, h, prize: "Champion", titles: titlesOf(year, rounds) },
      name: `s${year.season}`,
      sideH: rounds[0].length <= 2 ? 11 : 9,
      size: rounds.length <= 2 ? 14 : 11,
      nameOf: (id) => shortIn(book, id),
    }),
  ]);
  return games === undefined ? drawn : { ...drawn, tables: [games.at(TOP + h + GAP)] };
}

/** Figures of the games of a small bracket, with its height; undefined where the bracket needs the page. */
function gamesTable(book: Book, year: BookYear, rounds: Rounds) {
  const results = rounds.flat().flatMap((slot) => slot.results);
  const rowH = 6.6;
  const height = 10.6 + results.length * rowH;
  if (rounds[0].length > 4 || results.length === 0) return undefined;
  const figures = { w: 19, align: "middle" } as const;
  const at = (y: number) =>
    placeTable(
      {
        name: `s${year.season}.cup-games`,
        title: "The games",
        note: "visitors first",
        columns: [
          { key: "round", head: "Round", w: 25, style: "semi", tint: true },
          { key: "away", head: "Visitors", w: 31, style: "semi", align: "end" },
          { key: "score", head: "Score", w: 20, align: "middle", pencil: true, size: 11 },
          { key: "home", head: "Home", w: 31, style: "semi" },
          { key: "yards", head: "Yards", ...figures },
          { key: "balls", head: "Balls lost", ...figures },
          { key: "spent", head: "Bonuses spent", ...figures },
          { key: "longest", head: "Longest play", w: 26, align: "middle" },
        ],
        rows: results.map((result) => [
          titleOfRound(year.view, roundOf(year, result.game)).replace(/s$/, ""),
          shortIn(book, result.away),
          `${result.awayPoints}${DASH}${result.homePoints}`,
          shortIn(book, result.home),
          ...figureCells(year, result.game),
        ]),
      },
      { x: 0, y, w: WIDTH, rowH, bandH: 5.6, headH: 5, size: 8.8 },
    );
  return { height, at };
}

const roundOf = (year: BookYear, game: string): number => fixturesOf(year.view).find((one) => one.game === game)!.round;

/** Both sides' figures, visitors first; empty for games that are known by the score alone. */
function figureCells(year: BookYear, id: string): string[] {
  const game = year.games.find(({ result }) => result.game === id);
  if (!game) return ["", "", "", ""];
  const { away, home } = game.figures.sides;
  const both = (pick: (side: typeof away) => number): string => `${pick(away)}${DASH}${pick(home)}`;
  const longest = Math.max(0, ...game.plays.filter(({ kind }) => kind !== "fieldGoal").map(({ yards }) => yards));
  return [
    both(({ box }) => box.rushYards + box.passYards - box.sackYards),
    both(({ box }) => box.interceptions + box.fumblesLost + box.lostOnDowns),
    both(({ spent }) => spent),
    `${longest} yards`,
  ];
}

function half(book: Book, year: BookYear, rounds: Rounds, which: number): PageContent {
  const titles = titlesOf(year, rounds);
  const finalH = 42;
  const common = { x: 0, w: WIDTH, name: `s${year.season}`, nameOf: (id: string) => shortIn(book, id), size: 10 };
  const h = BOTTOM - TOP - (which === 1 ? finalH : 0);
  const drawings = [
    layOutBracket(halvesOf(rounds)[which], { ...common, y: TOP, h, titles: titles.slice(0, -1), prize: "" }),
  ];
  if (which === 1) {
    const w = 60;
    const place = { ...common, x: WIDTH / 2 - w, w, y: BOTTOM - finalH + 8, h: 30, titles: [titles.at(-1)!] };
    drawings.push(besidePrize(layOutBracket([rounds.at(-1)!], { ...place, prize: "" }), book, year, place));
  }
  return contentOf(drawings);
}

/** The champion's box right of a final that stands alone. */
function besidePrize(
  drawing: BracketDrawing,
  book: Book,
  year: BookYear,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
): BracketDrawing {
  const left = x + w + 8;
  const cy = y + 5.6 + 2 + 11.2;
  const box = { x: left, y: cy - 7, w, h: 14 };
  return {
    ...drawing,
    bands: [...drawing.bands, { x: left, y, w, h: 5.6, title: "Champion", note: "" }],
    boxes: [...drawing.boxes, { ...box, fill: "paper", stroke: "accent", weight: "heavy" }],
    lines: [...drawing.lines, { x1: x + w, y1: cy, x2: left, y2: cy, weight: "frame", stroke: "accent" }],
    pencils: [
      ...drawing.pencils,
      {
        ...{ name: `s${year.season}.champion`, label: "Champion", ...box, size: 15, align: "middle" },
        value: year.champion === undefined ? "" : shortIn(book, year.champion),
      },
    ],
  };
}
