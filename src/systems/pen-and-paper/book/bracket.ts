/** The playoffs of a season: the bracket, and line scores of its games below. */
import type { BookPart, BookPlan } from "../../../systems/contract-book.js";
import { round } from "../../../page/lay-out.js";
import { specOf, type BracketGame } from "../league/index.js";
import type { PlayoffGame } from "../rules/index.js";
import { slotWords } from "../sheets/schedule-values.js";
import { BAND_H, HEAD_H, lineScoreTable, rowsPerGame } from "./line-score-table.js";
import {
  BOTTOM,
  bookPage,
  seasonHead,
  TOP,
  WIDTH,
  type Book,
  type PageBox,
  type PageContent,
  type PageLine,
  type PagePencil,
  label,
  type PageLabel,
} from "./page.js";
import { nickname, playoffsOf } from "./results.js";
import type { BookYear } from "./years.js";

const GAP_X = 9;
const BAND = 5.6;
const WORDS = 3.8;
const NAME = 7.2;
const POINTS = 10;
const GAME_H = 2 * (WORDS + NAME);

export function playoffsPart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.playoffs`,
    title: "Playoffs",
    note: "bracket and line scores",
    pages: (plan) => [
      bookPage(
        book,
        plan,
        "Playoffs",
        seasonHead(year, "Playoffs", `Season ${year.season}`, "the lower-ranked team of a game is the visitor"),
        () => content(book, year, plan),
      ),
    ],
  };
}

function content(book: Book, year: BookYear, plan: BookPlan): PageContent {
  const results = playoffsOf(year);
  const roundsMost = Math.max(...specOf(year.league).playoffs.map((r) => r.games.length));
  const rowH = 6.6;
  const scoresH = results.length === 0 ? 0 : BAND_H + HEAD_H + results.length * rowsPerGame(year) * rowH;
  const height = Math.min(BOTTOM - TOP - scoresH - 10, BAND + 6 + roundsMost * (GAME_H + 9) + 6);
  const drawn = bracketContent(year, TOP, height);
  if (results.length === 0) return drawn;
  const name = `s${year.season}.playoffs`;
  const scores = lineScoreTable(book, year, results, {
    y: TOP + height + 8,
    rowH,
    name,
    title: "Playoffs",
    standings: year.standings,
    plan,
  });
  return {
    ...drawn,
    tables: [scores.table],
    rings: scores.rings,
    labels: [...(drawn.labels ?? []), ...scores.labels],
    links: scores.links,
  };
}

interface Placed {
  readonly game: PlayoffGame;
  readonly known: BracketGame;
  readonly column: number;
  readonly cy: number;
}

const feeders = (game: PlayoffGame): string[] =>
  [...game.away.from, ...game.home.from].flatMap((c) => ("winner" in c ? [c.winner] : []));

function place(year: BookYear, top: number, height: number): Placed[] {
  const { playoffs } = specOf(year.league);
  const from = top + BAND;
  const room = height - BAND;
  const placed = new Map<string, Placed>();
  playoffs.forEach((r, column) => {
    r.games.forEach((game, i) => {
      const even = from + (room * (i + 0.5)) / r.games.length;
      const own = feeders(game);
      const before = own.flatMap((id) => placed.get(id)?.cy ?? []);
      // Every game of this round waits for all games of the one before: they stand beside each other.
      const shared = r.games.length > 1 && own.length >= (playoffs[column - 1]?.games.length ?? Infinity);
      const cy = before.length === 0 || shared ? even : before.reduce((a, b) => a + b, 0) / before.length;
      const known = year.bracket.rounds[column].games[i];
      placed.set(game.id, { game, known, column, cy: round(cy) });
    });
  });
  return [...placed.values()];
}

function bracketContent(year: BookYear, top: number, height: number): PageContent {
  const { playoffs } = specOf(year.league);
  const columnCount = playoffs.length + 1;
  const w = round(Math.min(60, (WIDTH - GAP_X * (columnCount - 1)) / columnCount));
  const left = (WIDTH - columnCount * w - GAP_X * (columnCount - 1)) / 2;
  const columnX = (column: number): number => round(left + column * (w + GAP_X));
  const placed = place(year, top, height);
  const boxes: PageBox[] = [];
  const lines: PageLine[] = [];
  const labels: PageLabel[] = [];
  const pencils: PagePencil[] = [];
  const join = (x1: number, y1: number, x2: number, y2: number): void => {
    const mid = round((x1 + x2) / 2);
    const stroke = { weight: "frame", stroke: "accent" };
    lines.push(
      { x1, y1, x2: mid, y2: y1, ...stroke },
      { x1: mid, y1, x2: mid, y2, ...stroke },
      { x1: mid, y1: y2, x2, y2, ...stroke },
    );
  };
  for (const { game, known, column, cy } of placed) {
    const x = columnX(column);
    for (const id of feeders(game)) {
      const before = placed.find((p) => p.game.id === id)!;
      join(columnX(before.column) + w, before.cy, x, cy);
    }
    const result = year.league.results.find((r) => r.game === game.id);
    (["away", "home"] as const).forEach((side, s) => {
      const y = round(cy - GAME_H / 2 + s * (WORDS + NAME));
      const id = known[side];
      const name = `s${year.season}.${game.id}.${side}`;
      boxes.push({ x, y, w, h: WORDS, fill: "tint12", stroke: "none", weight: "hair" });
      boxes.push({ x, y: y + WORDS, w, h: NAME, fill: "paper", stroke: "ink", weight: "hair" });
      lines.push({
        x1: x + w - POINTS,
        y1: y + WORDS,
        x2: x + w - POINTS,
        y2: y + WORDS + NAME,
        weight: "hair",
        stroke: "ink",
      });
      const words = `${side === "away" ? "" : "at "}${slotWords(game[side])}`;
      labels.push(label(words, x + 1.2, y + WORDS / 2, { style: "semi", size: 6.6, w: w - 2 }));
      if (id === undefined) return;
      const box = { y: y + WORDS, h: NAME };
      pencils.push({
        name,
        value: nickname(year.league, id),
        x: x + 0.6,
        w: w - POINTS - 1,
        ...box,
        size: 11.5,
        align: "start",
      });
      if (!result) return;
      const points = side === "away" ? result.awayPoints : result.homePoints;
      pencils.push({
        name: `${name}.points`,
        value: `${points}`,
        x: x + w - POINTS,
        w: POINTS,
        ...box,
        size: 12.5,
        align: "middle",
      });
    });
    boxes.push({ x, y: round(cy - GAME_H / 2), w, h: GAME_H, fill: "none", stroke: "ink", weight: "frame" });
  }
  const final = placed.at(-1)!;
  const x = columnX(columnCount - 1);
  const h = 15;
  const y = round(final.cy - h / 2);
  join(columnX(final.column) + w, final.cy, x, final.cy);
  boxes.push({ x, y, w, h, fill: "paper", stroke: "accent", weight: "heavy" });
  const { champion } = year.bracket;
  if (champion !== undefined)
    pencils.push({
      name: `s${year.season}.champion`,
      value: nickname(year.league, champion),
      x,
      y,
      w,
      h,
      size: 15,
      align: "middle",
    });
  const bands = playoffs.map((r, column) => ({
    x: columnX(column),
    y: top,
    w,
    h: BAND,
    title: r.title,
    note: columnCount < 4 ? `week ${r.week}` : "",
  }));
  return {
    boxes,
    lines,
    labels,
    pencils,
    bands: [...bands, { x, y: y - BAND, w, h: BAND, title: "Champion", note: "" }],
  };
}
