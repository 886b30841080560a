/** Second page of the standings: who meets whom. Letters for every even number of teams, or a cup's own schedule. */
import { label, parts, type PageBand, type PageLabel } from "../../../page/book-page.js";
import type { PageModel } from "../../../page/draw.js";
import type { LargeBlock } from "../../../page/flow.js";
import { placeTable, type PlacedTable } from "../../../page/table.js";
import { roundRobin } from "../cup/round-robin.js";
import { hasTable, resting, tableFixtures, tableRounds, type Fixture, type SeasonView } from "../cup/view.js";
import type { Cup } from "../cup/types.js";
import { cupOf, headLines, shortOf } from "./cup-values.js";
import { DASH, DOT, type PostcardContext } from "./shared.js";

export const LETTERS = [..."ABCDEFGHIJKLMNOP"] as const;

const WIDTH = 259.4;
const TOP = 23;
const BOTTOM = 181.5;

/** Pages after the grid. */
export function pairingPages(context: PostcardContext): PageModel[] {
  const found = cupOf(context);
  return found && hasTable(found.view.contest) ? schedulePages(context, found.cup, found.view) : [letterPage(context)];
}

/** Sizes side by side, in two rows. */
const SIZES = [
  [16, 14, 12],
  [10, 8, 6, 4],
] as const;
const PAIR = 8;
const ROUND_W = 8;
const GAP = 8;
const ROW = 4.55;
const BAND = 5.2;

const LIST_WORDS = [
  "A row is a round; the first letter of a pair is at home.",
  "Draw the letters by lot; last year's champion is A.",
  "An odd number of teams plays by the next larger list:",
  "whoever would meet its last letter rests.",
  "Twice around: play the list again with the fields changed.",
  "Everybody is at home as often as away, or once more or less.",
];

function letterPage(context: PostcardContext): PageModel {
  const bands: PageBand[] = [];
  const labels: PageLabel[] = [];
  const tables: PlacedTable[] = [];
  let y = TOP;
  for (const sizes of SIZES) {
    let x = 0;
    for (const size of sizes) {
      const rounds = roundRobin(size, 1);
      const w = ROUND_W + (size / 2) * PAIR;
      tables.push(
        placeTable(
          {
            name: `pairs${size}`,
            title: `${size} teams`,
            note: size > 4 ? `${size - 1}: ${LETTERS[size - 1]} rests` : "",
            columns: [
              { key: "round", head: "", w: ROUND_W, align: "middle", style: "strong", tint: true },
              ...Array.from({ length: size / 2 }, (_, i) => ({
                key: `p${i}`,
                head: "",
                w: PAIR,
                align: "middle" as const,
              })),
            ],
            rows: rounds.map((games, r) => [
              `${r + 1}`,
              ...games.map(({ home, away }) => `${LETTERS[home]}${DASH}${LETTERS[away]}`),
            ]),
          },
          { x, y, w, rowH: ROW, bandH: BAND, headH: 0, size: 8.6 },
        ),
      );
      x += w + GAP;
    }
    y += BAND + (sizes[0] - 1) * ROW + 9;
  }
  labels.push(...LIST_WORDS.map((value, i) => label(value, 178, TOP + 83 + i * 5.2, { style: "rules", size: 9 })));
  return {
    template: "postcard/cup-form",
    title: "Who meets whom",
    model: {
      subtitle: "Who meets whom",
      tagline: `round robins of 3 to ${LETTERS.length} teams ${DOT} everybody plays once a round`,
      tagWidth: 130,
      heads: headLines(context, "pairs", WIDTH),
      ...parts({ bands, labels, tables }),
    },
  };
}

const ACROSS = 4;
const GAP_X = 5;
const GAP_Y = 4;
const GAME_H = 5.6;
const COLUMN = (WIDTH - GAP_X * (ACROSS - 1)) / ACROSS;

/** The cup's own rounds, with results where they are known. */
function schedulePages(context: PostcardContext, cup: Cup, view: SeasonView): PageModel[] {
  const fixtures = tableFixtures(view);
  let [page, column, y] = [0, 0, TOP];
  const placed = Array.from({ length: tableRounds(view) }, (_, r) => {
    const games = fixtures.filter(({ round }) => round === r + 1);
    const h = BAND + games.length * GAME_H;
    if (y > TOP && y + h > BOTTOM) {
      column++;
      y = TOP;
      if (column === ACROSS) [page, column] = [page + 1, 0];
    }
    const at = { page, table: roundTable(cup, view, r + 1, games, column * (COLUMN + GAP_X), y) };
    y += h + GAP_Y;
    return at;
  });
  return Array.from({ length: page + 1 }, (_, p) => ({
    template: "postcard/cup-form",
    title: `Rounds, page ${p + 1}`,
    model: {
      subtitle: "Rounds",
      tagline: `who meets whom ${DOT} visitors first`,
      tagWidth: 110,
      heads: headLines(context, `rounds${p + 1}`, WIDTH),
      ...parts({ tables: placed.filter((one) => one.page === p).map(({ table }) => table) }),
    },
  }));
}

function roundTable(
  cup: Cup,
  view: SeasonView,
  round: number,
  games: readonly Fixture[],
  x: number,
  y: number,
): PlacedTable {
  const rest = resting(view, round);
  const points = { w: 8, align: "middle", pencil: true, size: 10 } as const;
  return placeTable(
    {
      name: `round${round}`,
      title: `Round ${round}`,
      note: rest === undefined ? "" : `${shortOf(cup, rest)} rest`,
      columns: [
        { key: "away", head: "", long: "Visitors", w: 22, style: "semi", align: "end" },
        { key: "awayPoints", head: "", long: "Visitors' points", ...points },
        { key: "homePoints", head: "", long: "Home points", ...points },
        { key: "home", head: "", long: "Home", w: 22, style: "semi" },
      ],
      rows: games.map(({ away, home, result }) => [
        shortOf(cup, away!),
        result ? `${result.awayPoints}` : "",
        result ? `${result.homePoints}` : "",
        shortOf(cup, home!),
      ]),
    },
    { x, y, w: COLUMN, rowH: GAME_H, bandH: BAND, headH: 0, size: 8.4 },
  );
}

/** The same in large print. */
export function largePairings(context: PostcardContext): LargeBlock[] {
  const found = cupOf(context);
  if (found && hasTable(found.view.contest)) return largeSchedule(found.cup, found.view);
  return [
    { kind: "break" },
    { kind: "heading", text: "Who meets whom" },
    { kind: "text", text: LIST_WORDS.join(" ") },
    ...SIZES.flat().flatMap((size): LargeBlock[] => [
      {
        kind: "heading",
        text: `${size} teams`,
        ...(size > 4 ? { note: `${size - 1}: ${LETTERS[size - 1]} rests` } : {}),
      },
      {
        kind: "table",
        name: `pairs${size}`,
        columns: [
          { head: "Round", share: 10, align: "middle" },
          { head: "Home first", share: 90 },
        ],
        rows: roundRobin(size, 1).map((games, r) => [
          `${r + 1}`,
          games.map(({ home, away }) => `${LETTERS[home]}${DASH}${LETTERS[away]}`).join("   "),
        ]),
      },
    ]),
  ];
}

function largeSchedule(cup: Cup, view: SeasonView): LargeBlock[] {
  return [
    { kind: "break" },
    { kind: "heading", text: "Rounds" },
    {
      kind: "table",
      name: "rounds",
      columns: [
        { head: "Round", share: 12, align: "middle" },
        { head: "Visitors", share: 32 },
        { head: "Points", share: 12, pencil: true, align: "middle" },
        { head: "Home", share: 32 },
        { head: "Points", share: 12, pencil: true, align: "middle" },
      ],
      rows: tableFixtures(view).map(({ round, away, home, result }) => [
        `${round}`,
        shortOf(cup, away!),
        result ? `${result.awayPoints}` : "",
        shortOf(cup, home!),
        result ? `${result.homePoints}` : "",
      ]),
    },
  ];
}
