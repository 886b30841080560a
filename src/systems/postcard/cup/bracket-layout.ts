/** A bracket on paper: boxes for names and scores, lines that join them, words for where sides come from. */
import {
  label,
  type PageBand,
  type PageBox,
  type PageLabel,
  type PageLine,
  type PagePencil,
} from "../../../page/book-page.js";
import { round } from "../../../page/lay-out.js";
import { attemptId, type BracketSlot } from "./view.js";
import type { CupResult } from "./types.js";

export interface BracketPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Titles of the rounds, left to right. */
  readonly titles: readonly string[];
  /** Title of the box beside the last game; empty for none. */
  readonly prize: string;
  /** Names of fields start with this. */
  readonly name: string;
  readonly gapX?: number;
  /** Most height of one side's box. */
  readonly sideH?: number;
  /** Type of the written names, points. */
  readonly size?: number;
  nameOf(id: string): string;
}

export interface LabeledPencil extends PagePencil {
  /** Spoken name of the field in a form. */
  readonly label: string;
}

export interface BracketDrawing {
  readonly bands: readonly PageBand[];
  readonly boxes: readonly PageBox[];
  readonly lines: readonly PageLine[];
  readonly labels: readonly PageLabel[];
  readonly pencils: readonly LabeledPencil[];
}

const BAND = 5.6;
const SEED_W = 6.2;
const GAP_X = 7;

/** `14` and `10`, or `7, 14` after a replay: points of a team in all games of a place. */
const pointsWords = (results: readonly CupResult[], team: string): string =>
  results.map((r) => `${r.away === team ? r.awayPoints : r.homePoints}`).join(", ");

/** Draws rounds of slots; the first round stands evenly, every later game between those that lead to it. */
export function layOutBracket(rounds: readonly (readonly BracketSlot[])[], place: BracketPlace): BracketDrawing {
  const { x, y, w, h, titles, prize, name, gapX = GAP_X, size = 11, nameOf } = place;
  const columns = rounds.length;
  const boxW = round((w - gapX * (columns - 1)) / columns);
  const columnX = (column: number): number => round(x + column * (boxW + gapX));
  const pitch = (h - BAND - 2) / rounds[0].length;
  const sideH = round(Math.min(place.sideH ?? 8, (pitch - 2.4) / 2));
  const centers = new Map<string, number>();
  const drawing = {
    bands: titles.map((title, i): PageBand => ({ x: columnX(i), y, w: boxW, h: BAND, title, note: "" })),
    boxes: [] as PageBox[],
    lines: [] as PageLine[],
    labels: [] as PageLabel[],
    pencils: [] as LabeledPencil[],
  };
  rounds.forEach((slots, column) =>
    slots.forEach((slot, i) => {
      const feeders = slot.sides.flatMap(({ feeder }) => (feeder === undefined ? [] : (centers.get(feeder) ?? [])));
      // A side that had a bye stands where its first-round box is.
      const even = y + BAND + 2 + ((i + 0.5) * (h - BAND - 2)) / slots.length;
      const cy = round(feeders.length === slot.sides.length && feeders.length > 0 && column > 0 ? mean(feeders) : even);
      centers.set(slot.game, cy);
      if (slot.bye) return;
      drawSlot(slot, columnX(column), cy);
    }),
  );
  if (prize !== "") drawPrize(rounds.at(-1)![0]);
  return drawing;

  function drawSlot(slot: BracketSlot, left: number, cy: number): void {
    const top = round(cy - sideH);
    const pointsW = slot.results.length > 1 ? 13 : 9;
    drawing.boxes.push({ x: left, y: top, w: boxW, h: 2 * sideH, fill: "paper", stroke: "ink", weight: "frame" });
    drawing.lines.push(
      line(left, cy, left + boxW, cy, "hair"),
      line(left + boxW - pointsW, top, left + boxW - pointsW, top + 2 * sideH, "hair"),
    );
    slot.sides.forEach(({ team, from, feeder }, s) => {
      const at = round(top + s * sideH);
      const number = /(\d+)$/.exec(from)?.[1] ?? "";
      const seedW = feeder === undefined ? SEED_W : 0;
      if (seedW > 0) {
        drawing.boxes.push({ x: left, y: at, w: seedW, h: sideH, fill: "tint12", stroke: "ink", weight: "hair" });
        const words = { style: "strong" as const, size: 8, align: "middle" as const, w: seedW - 0.6 };
        drawing.labels.push(label(number, left + seedW / 2, at + sideH / 2, words));
      }
      const field = `${name}.${slot.game}.${s === 0 ? "a" : "b"}`;
      const won = team !== undefined && team === slot.winner;
      drawing.pencils.push(
        {
          name: `${field}.team`,
          label: `${slot.game}, ${from}`,
          value: team === undefined ? "" : nameOf(team),
          x: round(left + seedW + 0.6),
          y: at,
          w: round(boxW - pointsW - seedW - 0.8),
          h: sideH,
          size,
          align: "start",
        },
        {
          name: `${field}.points`,
          label: `${slot.game}, ${from}, points`,
          value: team === undefined ? "" : `${pointsWords(slot.results, team)}${won && slot.byLot ? " lot" : ""}`,
          x: round(left + boxW - pointsW),
          y: at,
          w: pointsW,
          h: sideH,
          size: slot.results.length > 1 ? Math.min(9, size) : size + 0.5,
          align: "middle",
        },
      );
    });
    // Lines from the games that lead here.
    slot.sides.forEach(({ feeder }, s) => {
      const from = feeder === undefined ? undefined : centers.get(feeder);
      if (from === undefined) return;
      const to = round(top + (s + 0.5) * sideH);
      const mid = round(left - gapX / 2);
      const before = round(left - gapX);
      drawing.lines.push(join(before, from, mid, from), join(mid, from, mid, to), join(mid, to, left, to));
    });
  }

  function drawPrize(final: BracketSlot): void {
    const cy = centers.get(final.game)!;
    const left = columnX(columns - 1);
    const prizeH = 13;
    const above = columns > 1;
    const top = round(above ? cy - sideH - 12 - prizeH : cy + sideH + 12);
    drawing.bands.push({ x: left, y: round(top - BAND), w: boxW, h: BAND, title: prize, note: "" });
    drawing.boxes.push({ x: left, y: top, w: boxW, h: prizeH, fill: "paper", stroke: "accent", weight: "heavy" });
    const mid = round(left + boxW / 2);
    drawing.lines.push(
      above
        ? join(mid, round(cy - sideH), mid, round(top + prizeH))
        : join(mid, round(cy + sideH), mid, round(top - BAND)),
    );
    drawing.pencils.push({
      name: `${name}.champion`,
      label: prize,
      value: final.winner === undefined ? "" : nameOf(final.winner),
      x: round(left + 0.5),
      y: top,
      w: round(boxW - 1),
      h: prizeH,
      size: size + 3,
      align: "middle",
    });
  }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const line = (x1: number, y1: number, x2: number, y2: number, weight: string): PageLine => ({
  x1: round(x1),
  y1,
  x2: round(x2),
  y2,
  weight,
  stroke: "ink",
});
const join = (x1: number, y1: number, x2: number, y2: number): PageLine => ({
  x1,
  y1,
  x2,
  y2,
  weight: "frame",
  stroke: "accent",
});

/** A bracket too tall for one page: both halves without the last game, and the last game alone. */
export function halvesOf(rounds: readonly (readonly BracketSlot[])[]): (readonly (readonly BracketSlot[])[])[] {
  const before = rounds.slice(0, -1);
  const half = (from: 0 | 1) =>
    before.map((slots) => slots.slice((from * slots.length) / 2, ((from + 1) * slots.length) / 2));
  return [half(0), half(1)];
}

/** Id of the first game of a place. */
export const firstGame = (slot: BracketSlot): string => attemptId(slot.game, 0);
