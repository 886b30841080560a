/** One half of the card as its player reads it: field side, trackers, score keeper, bonus bar, charts, fine print. */
import type { RunPiece } from "../../../page/marks/runs.js";
import type { PostcardRules } from "../rules/index.js";
import { planCharts } from "./chart-plan.js";
import { planField, planTrackerNumbers } from "./field-plan.js";
import { r3 } from "./figure-tools.js";
import { playX, timeX, trackerY, type Box, type CardFrame } from "./frame.js";
import type { CardInks } from "./inks.js";
import { drawingItem, noItems, typeScale, type Items, type TypeScale } from "./items.js";
import { keeperFigure } from "./keeper-figure.js";
import { planPunts } from "./punt-plan.js";
import { trackerFigure } from "./tracker-figure.js";
import { codeOf, shortOf } from "../teams/types.js";
import { finePrint, MINUS } from "./words.js";

export interface HalfOptions {
  readonly rules: PostcardRules;
  readonly frame: CardFrame;
  readonly inks: CardInks;
  /** HOME or AWAY. */
  readonly side: string;
  /** Team in the end zone; empty = the game's name stands there. */
  readonly team: string;
  /** The game's word for this end zone, in two parts. */
  readonly word: readonly [string, string];
  /** C3: stars of the own end's circles. */
  readonly stars: readonly number[];
}

/** Places of what is written into, left of the charts. */
export interface KeeperPlaces {
  readonly score: { readonly x: number; readonly y: number; readonly outer: number; readonly inner: number };
  readonly bar: readonly { readonly x: number; readonly y: number }[];
  readonly starRadius: number;
  readonly rattle: Box;
  readonly chart: Box;
  /** Middle of the words over the boxes, and where the boxes begin and end. */
  readonly headY: number;
  readonly top: number;
  readonly bottom: number;
}

/** Height of the words over the boxes and of the fine print, millimeters on the postcard. */
const HEAD = 2.5;
const PRINT = 1.9;

/** Where score, stars, rattle box and charts stand. */
export function keeperPlaces(frame: CardFrame, cap: number): KeeperPlaces {
  const { s, left, right, bandY } = frame;
  const bottom = frame.bottom - PRINT * s;
  const top = bandY + HEAD * s;
  const h = bottom - top;
  const outer = h / 2 - 0.1 * s;
  const score = { x: left + outer + 0.1 * s, y: top + h / 2, outer, inner: outer * 0.72 };
  const columns = Math.max(2, Math.ceil(cap / 2));
  const barX = score.x + outer + 0.8 * s;
  const barW = 16.1 * s;
  const starRadius = Math.min(h / 2 / 1.87, barW / columns / 2.06);
  const bar = Array.from({ length: cap }, (_, i) => ({
    x: barX + ((i % columns) + 0.5) * (barW / columns),
    y: top + (Math.floor(i / columns) * h) / 2 + h / 4 + starRadius * 0.095,
  }));

  const rattle = { x: barX + barW + 0.7 * s, y: top + 0.1 * s, w: 7 * s, h: Math.min(8.6 * s, h * 0.56) };
  const chartX = rattle.x + rattle.w + 1.1 * s;
  return {
    score,
    bar,
    starRadius,
    rattle,
    chart: { x: chartX, y: bandY, w: right - chartX, h: bottom - bandY },
    headY: bandY + (HEAD * s) / 2 - 0.1 * s,
    top,
    bottom,
  };
}

/** Where the team's name is written: from HOME or AWAY to the words over the stars. */
export function nameLine({ left, s }: CardFrame, rattle: Box): { readonly x: number; readonly w: number } {
  const x = left + 5.4 * s;
  return { x, w: rattle.x - 15.6 * s - x };
}

/** Everything of a half, laid out as home's. */
export function planHalf(options: HalfOptions): Items {
  const { rules, frame, inks, stars } = options;
  const items = noItems();
  const pt = typeScale(frame.s);
  const { clock, barCap } = rules.card;
  const places = keeperPlaces(frame, barCap);
  const pen = { items, frame, inks, pt };
  items.drawings.push(
    drawingItem(
      trackerFigure,
      {
        time: trackerY(frame, stars.length).map((y, i) => ({ x: timeX(frame), y, stars: stars[i] })),
        plays: trackerY(frame, clock.plays).map((y) => ({ x: playX(frame), y })),
        timeRadius: Math.min(frame.timeRadius, frame.field.h / stars.length / 2 - 0.3 * frame.s),
        playRadius: Math.min(frame.playRadius, frame.field.h / clock.plays / 2 - 0.2 * frame.s),
        s: frame.s,
        ink: inks.ink,
        paper: inks.paper,
        accent: inks.accent,
      },
      0,
      0,
    ),
    drawingItem(
      keeperFigure,
      {
        score: places.score,
        bar: places.bar,
        starRadius: places.starRadius,
        rattle: places.rattle,
        s: frame.s,
        paper: inks.paper,
        ink: inks.ink,
        accent: inks.accent,
        arc: inks.arc,
      },
      0,
      0,
    ),
  );
  planTrackerNumbers(pen, stars.length, clock.plays);
  planField(pen, rules);
  planKeeper(items, places, options, pt);
  planEndZone(items, options, pt);
  const { s } = frame;
  const { chart } = places;
  // 3.4 of 18.3 mm are the punt strip's, 0.45 the gap before it.
  const unit = chart.h / 18.45;
  planCharts(items, rules, { ...chart, h: 14.6 * unit, s, labelW: 9.7 * s }, inks, pt);
  planPunts(items, rules, { ...chart, y: chart.y + 15.1 * unit, h: 3.35 * unit, s, labelW: 14.8 * s }, inks, pt);
  const print = (brief: boolean): RunPiece[] => [
    { text: finePrint(rules, brief), style: "rules", size: pt(5.5), fill: inks.ink },
  ];
  items.runs.push({
    pieces: print(false),
    or: [print(true)],
    x: frame.left,
    y: frame.printY,
    align: "start",
    width: frame.right - frame.left,
  });
  return items;
}

/** Words over and in the boxes that are written into. */
function planKeeper(
  items: Items,
  places: KeeperPlaces,
  { rules, frame, inks, side }: HalfOptions,
  pt: TypeScale,
): void {
  const { s } = frame;
  const { score, rattle, headY } = places;
  const head = (pieces: readonly RunPiece[], x: number, width: number): void =>
    void items.runs.push({ pieces, x, y: headY, align: "start", width });
  const strong = (text: string, fill = inks.ink): RunPiece => ({ text, style: "strong", size: pt(6.4), fill });
  head([strong(side, inks.accent)], frame.left, 0);
  // A line to write the team's name on.
  const { x, w } = nameLine(frame, rattle);
  items.lines.push({
    x1: x,
    y1: headY + 1.05 * s,
    x2: x + w,
    y2: headY + 1.05 * s,
    stroke: inks.line,
    weight: Math.max(0.2, 0.2 * s),
  });
  const gains: RunPiece[] = [
    strong("BONUS"),
    { die: 1, size: pt(6), fill: inks.ink, gap: 1.2 * s },
    { text: "= +1", style: "semi", size: pt(5.8), fill: inks.ink, gap: 0.5 * s },
  ];
  // Right of the stars' middle: what is left of it is for the name of the team.
  items.runs.push({ pieces: gains, x: rattle.x - 2.6 * s, y: headY, align: "end", width: 12.6 * s });
  head([{ ...strong("RATTLED"), size: pt(6) }], rattle.x, rattle.w + 0.5 * s);
  const foot = rattle.y + rattle.h;
  const under = (text: string, style: "strong" | "body", size: number, y: number): void =>
    void items.runs.push({
      pieces: [{ text, style, size: pt(size), fill: inks.ink }],
      x: rattle.x + rattle.w / 2,
      y,
      align: "middle",
      width: rattle.w,
    });
  under(`${MINUS}${rules.card.passing.rattle}`, "strong", 9.5, foot + 2 * s);
  under("AFTER", "body", 5.5, foot + 4.3 * s);
  under("A SACK", "body", 5.5, foot + 6.2 * s);
  const middle = (score.outer + score.inner + 0.35 * s) / 2;
  // C16: top arcs are the offense, bottom ones the defense; rush left, pass right.
  for (const [value, at, inward] of [
    ["OFF RUSH", -45, false],
    ["OFF PASS", 45, false],
    ["DEF RUSH", -135, true],
    ["DEF PASS", 135, true],
  ] as const) {
    const arc = (middle * Math.PI) / 2 - 1.4 * s;
    items.arcs.push({
      value,
      x: score.x,
      y: score.y,
      r: middle,
      at,
      size: pt(5.2),
      fill: inks.ink,
      width: arc,
      inward,
    });
  }
}

/** The word in the end zone, either side of the kickoff dice. */
function planEndZone(items: Items, { frame, inks, team, word }: HalfOptions, pt: TypeScale): void {
  const { field, u, s, cy } = frame;
  const named = [team, shortOf(team), codeOf(team)].map(twoParts);
  const lines = team === "" ? [word] : named;
  const room = field.h / 2 - 5.6 * s - 2.2 * s;
  const fill = team === "" ? inks.line : inks.name;
  [1, -1].forEach((way, i) => {
    const [pieces, ...or] = lines.map((parts): RunPiece[] => [
      { text: parts[i], style: team === "" ? "title" : "band", size: pt(team === "" ? 14 : 12), fill },
    ]);
    items.turned.push({
      pieces,
      or,
      x: r3(field.x + u * (team === "" ? 1.53 : 1.47)),
      y: r3(cy + way * (5.6 * s + room / 2)),
      width: room,
    });
  });
}

/** A name as two words of like length; a single word stands on both sides of the dice. */
export function twoParts(name: string): readonly [string, string] {
  const words = name.trim().split(/\s+/);
  if (words.length === 1) return [words[0], words[0]];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")] as const);
  const uneven = ([a, b]: readonly [string, string]): number => Math.abs(a.length - b.length);
  return cuts.reduce((best, cut) => (uneven(cut) < uneven(best) ? cut : best));
}
