/** The grid of the season log: columns, heads, lines. Two lines a season, upper and lower. */
import { columns, round, rows, span, type Column } from "../../../page/lay-out.js";
import { PATTERNS, ROUNDS, type DynastyRules, type Round } from "../rules/index.js";
import { DASH, PATTERN_NAMES, ROUND_NAMES } from "./shared.js";

/** Millimetres: room for the most Team Dice, and the narrow strip for a result. */
const DICE = 22;
const STRIP = 5.6;

export const COLUMN = columns(0, {
  season: 9.4,
  roll: 10.2,
  adds: 6.8,
  total: 7.6,
  news: 27.2,
  dice: 6.6,
  begin: 7.4,
  end: 7.8,
  regular: DICE,
  record: 13.8,
  winning: STRIP,
  wildCard: DICE,
  wildCardWon: STRIP,
  divisional: DICE,
  divisionalWon: STRIP,
  conference: DICE,
  conferenceWon: STRIP,
  bigGame: DICE,
  bigGameWon: STRIP,
  extension: 7.6,
  points: 7.8,
  running: 9.2,
});

/** The narrow column right of a round's dice. */
export const stripOf = (r: Round): Column => COLUMN[`${r}Won`];

const GROUPS = [
  { title: "Season", at: COLUMN.season },
  { title: "Off-season", at: span(COLUMN.roll, COLUMN.news) },
  { title: "Dice", at: COLUMN.dice },
  { title: "Influence", at: span(COLUMN.begin, COLUMN.end) },
  { title: "Regular season", at: span(COLUMN.regular, COLUMN.winning) },
  ...ROUNDS.map((r) => ({ title: ROUND_NAMES[r].long, at: span(COLUMN[r], stripOf(r)) })),
  { title: "Ext.", at: COLUMN.extension },
  { title: "Points", at: span(COLUMN.points, COLUMN.running) },
];

/** Columns that a season fills across both lines. */
const WHOLE = new Set([COLUMN.season.x, COLUMN.dice.x, COLUMN.points.x, COLUMN.running.x]);

export const groups = (): object[] => GROUPS.map(({ title, at }) => ({ title, x: at.x, cx: at.cx, w: at.w - 1.2 }));

/** Head words: the upper ones stand for a season's upper line, the lower ones for its lower line. */
export function headings(rules: DynastyRules): object[] {
  const { setup, playoffs, scoring } = rules.tables;
  const orBetter = rules.switches.playoffMatch === "orBetter";
  const head = (key: keyof typeof COLUMN, align: "start" | "middle", first: string, second: string): object => ({
    x: align === "middle" ? COLUMN[key].cx : round(COLUMN[key].x + 1.1),
    w: COLUMN[key].w - (align === "middle" ? 0.5 : 1.6),
    align,
    first,
    second,
  });
  const points = (n: number): string => `${n} pt${n === 1 ? "" : "s"}`;
  return [
    head("season", "middle", "ring =", "contract"),
    head("roll", "middle", "2d6", "re-rolled"),
    head("adds", "middle", "lost +1", "bought"),
    head("total", "middle", "re-rolls", "total"),
    head("news", "start", "What happened", "Front Office Drama"),
    head("dice", "middle", "ring", "one"),
    head("begin", "middle", "start", "spent"),
    head("end", "middle", "ready", "left"),
    head("regular", "start", "First roll", "Dice that counted"),
    head("record", "middle", `Won${DASH}lost`, "playoffs"),
    head("winning", "middle", `${setup.winningWins}+`, points(scoring.winningSeason)),
    ...playoffs.flatMap(({ round: r, win, points: worth }) => {
      // The lowest hand first: under D5's other answer every better one wins too.
      const hands = [...win].sort((a, b) => PATTERNS.indexOf(b) - PATTERNS.indexOf(a));
      const [first, ...more] = hands.map((pattern) => PATTERN_NAMES[pattern]);
      return [
        head(
          r,
          "start",
          first,
          orBetter ? "or better" : more.length > 0 ? `or ${more.join(", ").toLowerCase()}` : "wins",
        ),
        head(`${r}Won`, "middle", "won", points(worth)),
      ];
    }),
    head("extension", "middle", "earned", "bought"),
    head("points", "middle", "season", "sum"),
    head("running", "middle", "total", "running"),
  ];
}

export function columnLines(top: number, bottom: number): object[] {
  const strong = new Set(GROUPS.map((group) => group.at.x));
  return Object.values(COLUMN)
    .slice(1)
    .map(({ x }) => ({ x, y1: top, y2: bottom, weight: strong.has(x) ? "rule" : "hair" }));
}

/** Hairlines between the two lines of a season, with gaps at the columns that take both. */
export function middleLines(places: ReturnType<typeof rows>): object[] {
  const stretches: { x1: number; x2: number }[] = [];
  for (const { x, right } of Object.values(COLUMN)) {
    if (WHOLE.has(x)) continue;
    const last = stretches.at(-1);
    if (last?.x2 === x) last.x2 = right;
    else stretches.push({ x1: x, x2: right });
  }
  return places.flatMap(({ cy }) => stretches.map((stretch) => ({ ...stretch, y: cy })));
}
