/** The off-season ledger: every die and dollar of a year, team by team. */
import type { BookPart, BookPlan } from "../../../systems/contract-book.js";
import type { PageModel } from "../../../page/draw.js";
import { fullName } from "../teams/types.js";
import { entryWords, type LedgerWords } from "./off-season-words.js";
import {
  BOTTOM,
  bookPage,
  label,
  seasonHead,
  TOP,
  WIDTH,
  type Book,
  type PageBand,
  type PageContent,
  type PageLabel,
  type PageLine,
} from "./page.js";
import { recordWords } from "./results.js";
import type { BookYear } from "./years.js";

const ROW = 4.6;
const BAND = 5.2;
const GAP_Y = 3.6;
const GAP_X = 6;
const COLUMNS = 2;
const KEY_W = 15;

interface TeamLedger {
  readonly name: string;
  readonly note: string;
  readonly lines: readonly LedgerWords[];
}

export function offSeasonPart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.off-season`,
    title: "Off-season ledger",
    note: "markets, money, events and development",
    pages: (plan) => pages(book, year, plan),
  };
}

function ledgers(book: Book, year: BookYear): TeamLedger[] {
  const { summary } = year;
  if (!summary) return [];
  const names = new Map(book.league.teams.map(({ team }) => [team.id, fullName(team)]));
  for (const { summary: other } of book.years)
    if (other) for (const [id, name] of Object.entries(other.names)) names.set(id, names.get(id) ?? name);
  for (const [id, name] of Object.entries(summary.names)) names.set(id, name);
  return [...year.standings]
    .sort((a, b) => a.leagueRank - b.leagueRank)
    .map((row) => {
      const own = summary.offSeason.filter((entry) => entry.team === row.team);
      const title = book.rules.tables.seasonClasses.find(({ id }) => id === summary.classes[row.team])?.title ?? "";
      return {
        name: names.get(row.team) ?? row.team,
        note: `${title}, ${recordWords(row)}`,
        lines: own.flatMap((entry) => entryWords(entry, book.rules, (id) => names.get(id) ?? id) ?? []),
      };
    });
}

interface PlacedLedger {
  readonly ledger: TeamLedger;
  readonly page: number;
  readonly column: number;
  readonly y: number;
}

/** Teams one under the other in columns; a team is never torn apart. */
function place(all: readonly TeamLedger[]): PlacedLedger[] {
  let [page, column, y] = [0, 0, TOP];
  return all.map((ledger) => {
    const h = BAND + ledger.lines.length * ROW;
    if (y + h > BOTTOM && y > TOP) {
      column++;
      y = TOP;
      if (column === COLUMNS) [page, column] = [page + 1, 0];
    }
    const placed = { ledger, page, column, y };
    y += h + GAP_Y;
    return placed;
  });
}

function pages(book: Book, year: BookYear, plan: BookPlan): PageModel[] {
  const placed = place(ledgers(book, year));
  const count = (placed.at(-1)?.page ?? -1) + 1;
  return Array.from({ length: count }, (_, p) => {
    const head = seasonHead(
      year,
      "Off-season ledger",
      `After season ${year.season}`,
      "teams in the order of the standings; money in millions of dollars",
    );
    const title = count === 1 ? "Off-season ledger" : `Off-season ledger, page ${p + 1}`;
    return bookPage(book, plan, title, head, () => content(placed.filter(({ page }) => page === p)));
  });
}

function content(placed: readonly PlacedLedger[]): PageContent {
  const w = (WIDTH - GAP_X * (COLUMNS - 1)) / COLUMNS;
  const bands: PageBand[] = [];
  const labels: PageLabel[] = [];
  const lines: PageLine[] = [];
  for (const { ledger, column, y } of placed) {
    const x = column * (w + GAP_X);
    bands.push({ x, y, w, h: BAND, title: ledger.name, note: ledger.note });
    ledger.lines.forEach(({ key, text }, i) => {
      const cy = y + BAND + (i + 0.5) * ROW;
      labels.push(label(key, x + 1.4, cy, { style: "semi", size: 7.8, w: KEY_W }));
      labels.push(label(text, x + KEY_W + 1, cy, { size: 8, w: w - KEY_W - 1.5 }));
      lines.push({ x1: x, y1: cy + ROW / 2, x2: x + w, y2: cy + ROW / 2, weight: "hair", stroke: "grey" });
    });
  }
  return { bands, labels, lines };
}
