/** The grid of a quarter on the game record: 40 numbered rows, tinted in blocks of five. */
import { columns, round, rows, span } from "../../../page/lay-out.js";
import { RECORD_COLUMNS, RECORD_GROUPS, RECORD_HEADS, type RecordColumn, type RecordLine } from "./record-line.js";

type Key = "play" | RecordColumn;

/** Millimetres: a quarter on a portrait page, and half a landscape page. */
const PORTRAIT: Readonly<Record<Key, number>> = {
  play: 7.6,
  off: 10.2,
  down: 7.4,
  toGo: 8.2,
  spot: 9.6,
  call: 27,
  roll: 14,
  pass: 11.4,
  run: 9,
  kick: 15.2,
  punt: 9.2,
  back: 9.2,
  score: 9.8,
  turnover: 9,
  injury: 9.6,
  penalty: 11.2,
  running: 12.4,
};
const HALF: Readonly<Record<Key, number>> = {
  play: 5.4,
  off: 7,
  down: 5.2,
  toGo: 5.4,
  spot: 6.8,
  call: 16.4,
  roll: 9.8,
  pass: 7.6,
  run: 6.2,
  kick: 10.8,
  punt: 6.2,
  back: 6.2,
  score: 6.8,
  turnover: 6,
  injury: 6.3,
  penalty: 7.4,
  running: 8.2,
};

export interface QuarterPlace {
  readonly layout: "portrait" | "half";
  readonly x: number;
  readonly y: number;
  readonly bandH: number;
  readonly headH: number;
  /** Height of all rows together. */
  readonly height: number;
}

/** Left-aligned columns; all others are centred. */
const START: ReadonlySet<Key> = new Set(["call"]);

/** The name of a period: `First quarter`; overtimes are numbered from the second on. */
export function periodName(period: number, quarters: number): string {
  if (period > quarters) return period === quarters + 1 ? "Overtime" : `Overtime ${period - quarters}`;
  return `${["First", "Second", "Third", "Fourth"][period - 1] ?? `${period}th`} quarter`;
}

/** View-model of one quarter. Plays that used no round get a row of their own, so the rows are as many as it takes. */
export function quarterGrid(
  period: number,
  title: string,
  roundCount: number,
  lines: readonly RecordLine[],
  place: QuarterPlace,
) {
  const { x, y, bandH, headH, height } = place;
  const half = place.layout === "half";
  const widths = half ? HALF : PORTRAIT;
  const at = columns(x, widths);
  const headY = round(y + bandH);
  const top = round(headY + headH);
  const own = rowLabels(roundCount, lines);
  const rowH = height / own.length;
  const right = at.running.right;
  const places = rows(top, rowH, own.length);
  // Extra rows make all of them lower: the hand grows smaller with them.
  const hand = Math.max(6.5, Math.min(rowH < 5 ? 8.6 : 10, rowH * 2.2));
  const written = places.flatMap((row, i) => {
    const line = own[i].line;
    return RECORD_COLUMNS.map((key) => {
      const value = line?.values[key] ?? "";
      const big = key === "score" || key === "running";
      const name = `q${period}.${own[i].label}.${key}`;
      const start = START.has(key);
      return {
        name,
        label: `${title}, row ${own[i].label}, ${RECORD_HEADS[key].long}`,
        value,
        x: start ? at[key].x + 0.5 : at[key].x,
        y: row.y,
        w: start ? at[key].w - 0.5 : at[key].w,
        h: row.h,
        align: start ? "start" : "middle",
        size: big ? hand * 1.12 : hand,
      };
    });
  });
  return {
    x,
    y,
    w: round(right - x),
    right,
    title,
    titleSize: half ? 7.6 : 8.5,
    headSize: half ? 6 : 6.6,
    numberSize: Math.max(6, Math.min(half ? 7.2 : 8.2, rowH * 2)),
    bandH,
    bandCy: y + bandH / 2,
    tickTop: y + bandH * 0.2,
    tickBottom: y + bandH * 0.8,
    groups: RECORD_GROUPS.map(({ title: name, from, to }) => {
      const place = span(at[from], at[to]);
      return { title: name, x: place.x, cx: place.cx, w: place.w - 2 };
    }),
    headY,
    headH,
    headCy: headY + headH / 2,
    heads: [
      { text: "Play", cx: at.play.cx, w: at.play.w - 0.4 },
      ...RECORD_COLUMNS.map((key) => ({ text: RECORD_HEADS[key].head, cx: at[key].cx, w: at[key].w - 0.4 })),
    ],
    playX: at.play.x,
    playW: at.play.w,
    playCx: at.play.cx,
    rows: places.map((row, i) => ({
      y: row.y,
      cy: row.cy,
      h: row.h,
      label: own[i].label,
      style: own[i].round % 5 === 0 && own[i].suffix === "" ? "strong" : "semi",
      tinted: Math.floor((own[i].round - 1) / 5) % 2 === 1,
      weight: i > 0 && (own[i].round - 1) % 5 === 0 && own[i].suffix === "" ? "rule" : "hair",
    })),
    columnLines: RECORD_COLUMNS.map((key) => ({
      x: at[key].x,
      weight: key === "off" || RECORD_GROUPS.some((group) => group.from === key) ? "rule" : "hair",
    })),
    top,
    bottom: round(top + height),
    frameH: round(top + height - y),
    written,
    rings: places.flatMap((row, i) =>
      own[i].line && own[i].line.values.score !== ""
        ? [{ name: `q${period}.${own[i].label}.ring`, x: at.score.cx, y: row.cy, r: Math.min(2.5, rowH * 0.46) }]
        : [],
    ),
    drives: places.flatMap((row, i) => {
      const { line } = own[i];
      return line?.endsDrive ? [{ x1: at.off.x + 0.3, x2: right - 0.3, y: row.bottom }] : [];
    }),
  };
}

interface OwnRow {
  readonly round: number;
  readonly suffix: string;
  readonly label: string;
  readonly line?: RecordLine;
}

/** Printed numbers, with the lettered rows of plays that used no round in their places. */
function rowLabels(roundCount: number, lines: readonly RecordLine[]): OwnRow[] {
  const own: OwnRow[] = lines.map((line) => ({
    round: line.round,
    suffix: line.suffix,
    label: `${line.round}${line.suffix}`,
    line,
  }));
  const last = Math.max(0, ...lines.map((line) => line.round));
  for (let i = last + 1; i <= roundCount; i++) own.push({ round: i, suffix: "", label: `${i}` });
  return own;
}
