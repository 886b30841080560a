/** The grid of the game log: heads, rows, what is written into them and drawn beside them. */
import { round, rows as placeRows, type RowPlace } from "../../../page/lay-out.js";
import type { LogRow } from "../log/index.js";
import { stripField, stripMarks, type StripMark } from "./drive-strip.js";
import {
  columnSpec,
  LOG_AT,
  LOG_CELLS,
  LOG_COLUMNS,
  LOG_GROUPS,
  spanOf,
  type LogCell,
  type LogColumn,
} from "./game-log-columns.js";
import { LOG_HAND, type LogLine } from "./game-log-values.js";

/** Rows for plays on a page; one more above them takes over what the page before ended with. */
export const LOG_ROWS = 29;

const GRID = { y: 13, bandH: 4.2, headH: 5.6, carryH: 4.4, rowH: 5 } as const;
const HEAD_Y = round(GRID.y + GRID.bandH);
const TOP = round(HEAD_Y + GRID.headH);
const FIRST = round(TOP + GRID.carryH);
export const GRID_BOTTOM = round(FIRST + LOG_ROWS * GRID.rowH);
const RIGHT = LOG_AT.scoreA.right;
/** Where the strip's column ends the grid of the left part. */
const LEFT_RIGHT = LOG_AT.strip.x;

const HEAVY: ReadonlySet<LogCell> = new Set(["side"]);
const BEFORE: readonly LogCell[] = ["barH", "barA", "playsH", "playsA", "timeL", "timeR", "scoreH", "scoreA"];

/** The row that carries over, then those for plays. */
const PLACES: readonly RowPlace[] = [...placeRows(TOP, GRID.carryH, 1), ...placeRows(FIRST, GRID.rowH, LOG_ROWS, 1)];

/** What is printed on every page. */
export function gridForm() {
  const lines = PLACES;
  const headCy = round(HEAD_Y + GRID.headH / 2);
  const strip = LOG_AT.strip;
  return {
    y: GRID.y,
    w: RIGHT,
    h: round(GRID_BOTTOM - GRID.y),
    bandH: GRID.bandH,
    bandCy: round(GRID.y + GRID.bandH / 2),
    tickTop: round(GRID.y + 0.8),
    tickBottom: round(GRID.y + GRID.bandH - 0.8),
    groups: LOG_GROUPS.map(({ title, from, to }) => {
      const place = spanOf(from, to);
      return { title, x: place.x, cx: place.cx, w: round(place.w - 1) };
    }),
    headY: HEAD_Y,
    headH: GRID.headH,
    top: TOP,
    bottom: GRID_BOTTOM,
    right: RIGHT,
    left: LEFT_RIGHT,
    heads: LOG_CELLS.filter((key) => !columnSpec(key).die).flatMap((key) => headTexts(key, headCy)),
    dice: LOG_CELLS.filter((key) => columnSpec(key).die).map((key) => ({
      look: columnSpec(key).die,
      x: round(LOG_AT[key].cx - 1.3),
      y: round(HEAD_Y + 0.55),
      cx: LOG_AT[key].cx,
      text: columnSpec(key).head,
      textY: round(HEAD_Y + 4.4),
      w: LOG_AT[key].w,
    })),
    tints: lines.filter(({ index }) => index % 2 === 0 && index > 0),
    carry: { ...lines[0], label: "at the start, or carried over", x: round(LOG_AT.words.x - 0.8) },
    rowLines: lines.slice(1).map(({ y, index }) => ({ y, weight: index === 1 ? "rule" : "hair" })),
    columnLines: columnLines(lines[0].bottom),
    key: { x: LOG_AT.number.x, w: LOG_AT.number.w, y: lines[1].y, h: round(GRID_BOTTOM - lines[1].y) },
    score: { x: LOG_AT.scoreH.x, w: spanOf("scoreH", "scoreA").w },
    strip: stripField(strip, TOP, GRID_BOTTOM),
    numbersY: round(HEAD_Y + 4.35),
    legend: stripLegend(strip.x, round(HEAD_Y + 1.6)),
  };
}

function headTexts(key: LogCell, cy: number): { text: string; cx: number; cy: number; w: number }[] {
  const { head, under } = columnSpec(key);
  const { cx, w } = LOG_AT[key];
  const room = round(w - 0.3);
  if (under === undefined) return [{ text: head, cx, cy, w: room }];
  return [
    { text: head, cx, cy: round(cy - 1.15), w: room },
    { text: under, cx, cy: round(cy + 1.15), w: room },
  ];
}

function columnLines(under: number): { x: number; weight: string; y: number }[] {
  const starts = new Set<LogColumn>(LOG_GROUPS.map(({ from }) => from));
  const keys = (Object.keys(LOG_COLUMNS) as LogColumn[]).slice(1);
  // What is carried over stands in the last columns only.
  const carried = new Set<LogColumn>([...BEFORE, "strip"]);
  return keys.map((key) => ({
    x: LOG_AT[key].x,
    weight: starts.has(key) ? "rule" : "hair",
    y: carried.has(key) ? TOP : under,
  }));
}

/** Run, pass, kick, turnover, touchdown and field goal as the strip draws them. */
function stripLegend(x: number, y: number) {
  const items = [
    { id: "run", text: "run", w: 9.6 },
    { id: "pass", text: "pass", w: 10.6 },
    { id: "kick", text: "kick", w: 10.2 },
    { id: "lost", text: "lost", w: 7.4 },
    { id: "td", text: "TD", w: 5.8 },
    { id: "fg", text: "FG", w: 5.8 },
  ];
  let at = x + (LOG_AT.strip.w - items.reduce((sum, { w }) => sum + w, 0)) / 2 + 0.4;
  return items.map(({ id, text, w }) => {
    const start = round(at);
    at += w;
    const long = id === "run" || id === "pass" || id === "kick";
    return {
      run: id === "run",
      pass: id === "pass",
      kick: Array.from({ length: id === "kick" ? 5 : 0 }, (_, i) => ({ x: round(start + 0.2 + i * 0.85), y })),
      lost: id === "lost" && { x1: start, x2: round(start + 1.5), y1: round(y - 0.75), y2: round(y + 0.75) },
      td: id === "td",
      fg: id === "fg",
      text,
      x: start,
      x2: round(start + 3.8),
      cx: round(start + 0.75),
      y,
      textX: round(start + (long ? 4.5 : 2.2)),
    };
  });
}

/** Everything that a game wrote into the rows of one page; `before` stands above them. Only a form has `empty` cells. */
export function gridPencil(
  page: number,
  lines: readonly LogLine[],
  before: Readonly<Partial<Record<LogCell, string>>>,
  empty: boolean,
) {
  const own = PLACES.slice(1);
  const lineAt = (i: number): LogLine | undefined => lines.at(i);
  return {
    carried: BEFORE.map((key) => ({
      ...cell(`p${page}.before`, key, PLACES[0], before[key] ?? ""),
      label: `Page ${page}, carried over, ${columnSpec(key).long}`,
    })),
    written: own.flatMap((place, i) => {
      const line = i < lines.length ? lineAt(i) : undefined;
      const keys = empty ? LOG_CELLS : LOG_CELLS.filter((key) => (line?.values[key] ?? "") !== "");
      return keys.map((key) => ({
        ...cell(`p${page}.r${i + 1}`, key, place, line?.values[key] ?? "", line),
        label: `Page ${page}, row ${i + 1}, ${columnSpec(key).long}`,
      }));
    }),
    rings: lines.flatMap((line, i) => [
      ...line.ones.map((key) => ({ name: `p${page}.one${i + 1}.${key}`, x: LOG_AT[key].cx, y: own[i].cy, r: 2.05 })),
      ...(line.scorer
        ? [
            {
              name: `p${page}.points${i + 1}`,
              x: LOG_AT[line.scorer === "home" ? "scoreH" : "scoreA"].cx,
              y: own[i].cy,
              r: 2.4,
            },
          ]
        : []),
    ]),
    under: lines.flatMap((line, i) =>
      (["other", "runs"] as const).flatMap((key) =>
        (line[key]?.under ?? []).map(({ from, to, row }, n) => ({
          name: `p${page}.u${i + 1}.${key}${n}`,
          x1: round(LOG_AT[key].cx + from),
          x2: round(LOG_AT[key].cx + to),
          y: round(own[i].cy + 1.75 + row * 0.5),
        })),
      ),
    ),
    drives: lines.flatMap((line, i) => {
      if (!line.last || !line.row.endsDrive) return [];
      const stroke = (shift: number) => ({
        name: `p${page}.drive${i + 1}.${shift}`,
        x1: 0.5,
        x2: round(LEFT_RIGHT - 0.5),
        y: round(own[i].bottom + shift),
      });
      return line.row.endsPeriod ? [stroke(-0.45), stroke(0.45)] : [stroke(0)];
    }),
    strip: lines.flatMap((line, i): StripMark[] =>
      line.first ? stripOf(`p${page}.way${i + 1}`, line.row, own[i].cy) : [],
    ),
    final: finalNote(lines, own),
  };
}

const isKick = ({ what, call }: LogRow): boolean => what === "kickoff" || what === "freeKick" || call === "kick";

const stripOf = (name: string, row: LogRow, cy: number): StripMark[] =>
  stripMarks(name, row.path, LOG_AT.strip, cy, isKick(row));

function cell(prefix: string, key: LogCell, place: RowPlace, value: string, line?: LogLine) {
  const { x, w } = LOG_AT[key];
  const start = columnSpec(key).start === true;
  const list = key === "other" || key === "runs";
  const scored = line?.scorer !== undefined && key === (line.scorer === "home" ? "scoreH" : "scoreA");
  return {
    name: `${prefix}.${key}`,
    value,
    x: start ? round(x + 0.4) : list ? round(x + 0.3) : x,
    y: place.y,
    w: start ? round(w - 0.4) : list ? round(w - 0.6) : w,
    h: place.h,
    align: start ? "start" : "middle",
    size: scored ? 10 : LOG_HAND,
    heavy: value !== "" && (scored || HEAVY.has(key) || (key === "words" && line?.row.loud === true)),
  };
}

/** Words turned upright in the columns of the trackers, which nobody crosses in the two-minute stage. */
function finalNote(lines: readonly LogLine[], places: readonly RowPlace[]) {
  const first = lines.findIndex(({ row }) => row.stage === "final");
  if (first < 0) return false;
  const last = lines.findLastIndex(({ row }) => row.stage === "final");
  const count = last - first + 1;
  const text = count >= 7 ? "two minutes: plays left" : count >= 4 ? "two minutes" : "";
  if (text === "") return false;
  return { text, x: LOG_AT.playsA.cx, y: round((places[first].y + places[last].bottom) / 2) };
}
