/** DY-10: the optimal coach's choices, one column for every number of dice and points of influence. */
import { round } from "../../../page/lay-out.js";
import type { StoryBlock } from "../../../page/story/blocks.js";
import type { DynastyRules } from "../rules/index.js";
import { solvedTable } from "../solved.js";
import { coachCardLarge } from "./coach-card-large.js";
import { cardSections, type CardSection } from "./coach-card-lines.js";
import { cardSeason, type StrategyCell } from "./coach-card-asker.js";
import { strategies, type Strategy } from "./coach-card-values.js";
import { influenceLevels } from "../facts/odds.js";
import type { DynastyContext, DynastySheet } from "./shared.js";

const LABEL_W = 34;
const GAP = 2.4;
/** Room of a label that has a note beside it. */
const LABEL_LEFT = 13.5;
const HEAD_Y = 30.4;
const HEAD_H = 11.4;
const BAND_H = 5.4;
const NOTES_Y = 234.2;
const BOTTOM = 254.2;

interface Group {
  readonly x: number;
  readonly w: number;
  readonly right: number;
  readonly cells: readonly { readonly x: number; readonly cx: number; readonly w: number }[];
}

function groups(count: number, levels: number): Group[] {
  const w = (190 - LABEL_W - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, g) => {
    const x = LABEL_W + g * (w + GAP);
    const step = w / levels;
    const cells = Array.from({ length: levels }, (_, i) => ({
      x: round(x + i * step),
      cx: round(x + (i + 0.5) * step),
      w: round(step),
    }));
    return { x: round(x), w: round(w), right: round(x + w), cells };
  });
}

/** The drawing of a cell, ready for the template: exactly one of the signs is on. */
function sign({ sign: name, small, text }: StrategyCell, cx: number, cy: number): object {
  const size = small ? 1.45 : 2.2;
  return {
    cx,
    pay: name === "pay",
    some: name === "some",
    turn: name === "turn",
    up: name === "up",
    down: name === "down",
    size,
    upY: round(cy + size / 2),
    downY: round(cy - size / 2),
    text,
  };
}

function placeSections(sections: readonly CardSection[], places: readonly Group[]): { bottom: number }[] {
  const lines = sections.reduce((sum, section) => sum + section.lines.length, 0);
  const top = HEAD_Y + HEAD_H;
  const rowH = Math.min(5.9, (NOTES_Y - 2.4 - top - sections.length * BAND_H) / lines);
  let y = top;
  return sections.map((section) => {
    const bandY = y;
    y = round(y + BAND_H);
    const bodyY = y;
    const rows = section.lines.map((line, r) => {
      const rowY = y;
      const cy = round(y + rowH / 2);
      y = round(y + rowH);
      return {
        y: rowY,
        cy,
        h: round(rowH),
        odd: r % 2 === 1,
        first: r === 0,
        size: section.size,
        label: line.label,
        labelStyle: line.strong ? "strong" : "body",
        labelW: line.note === "" ? LABEL_W - 3.4 : LABEL_LEFT,
        note: line.note,
        noteW: LABEL_W - 4.2 - LABEL_LEFT,
        groups: line.cells.map((cells, g) => ({
          x: places[g].x,
          w: places[g].w,
          right: places[g].right,
          cx: round(places[g].x + places[g].w / 2),
          blankX: places[g].x + 0.15,
          blankW: places[g].w - 0.3,
          possible: cells !== undefined,
          cells: (cells ?? []).map((cell, i) => sign(cell, places[g].cells[i].cx, cy)),
        })),
      };
    });
    const { number, title, note } = section;
    const tile = {
      indent: number === "" ? 0 : 4.4,
      tileY: round(bandY + (BAND_H - 3.8) / 2),
      tileCy: round(bandY + BAND_H / 2),
    };
    return { number, title, note, ...tile, bandY, bandH: BAND_H, bodyY, bottom: y, rows };
  });
}

const LEGEND = [
  { sign: "pay", small: false, text: "", says: "always pay" },
  { sign: "some", small: false, text: "", says: "pay for some dice only" },
  { sign: "turn", small: false, text: "", says: "only a turn of the Coach Die that wins" },
  { sign: "up", small: false, text: "", says: "pay to get into the playoffs" },
  { sign: "down", small: false, text: "", says: "pay to lose, for the +1" },
  { sign: "up", small: true, text: "", says: "small: some dice only" },
] as const;

function legend(y: number): object[] {
  const widths = [20, 32, 45.5, 35.5, 30.5, 0];
  let x = 1.6;
  return LEGEND.map((entry, i) => {
    const placed = { ...sign(entry, round(x), y), cy: y, says: entry.says, textX: round(x + 2.6) };
    x += widths[i];
    return placed;
  });
}

function notes(rules: DynastyRules, value: number): StoryBlock[][] {
  const { setup } = rules.tables;
  return [
    [
      {
        kind: "text",
        text: "**How to read it.** Find your dice, then the points in your hand, and go down that column: it holds a whole season. Points are counted at each decision, after any gain. A blank means: keep them.",
      },
    ],
    [
      {
        kind: "text",
        text: `**What it holds for.** Season ${cardSeason(rules)} with a safe contract. Most seasons are played like it; toward season ${setup.seasons} spend more and more freely, for points left at the end are worth nothing.`,
      },
    ],
    [
      {
        kind: "text",
        text: `**What it is worth.** A coach who plays by the full solution scores ${value.toFixed(1)} points in an average campaign. The last rows show what is still to come from each start of a season, after a losing one.`,
      },
    ],
  ];
}

function model({ rules, cache, progress }: DynastyContext): object {
  const solution = solvedTable(rules, "points", cache, progress);
  const played = strategies(rules, solution);
  const levels = influenceLevels(rules);
  const places = groups(played.length, levels.length);
  const sections = placeSections(cardSections(rules, played), places);
  const column = 59;
  return {
    subtitle: "Coach card",
    tagline: "What the best coach does, solved exactly. Lay it beside the mat.",
    tagWidth: 120,
    legend: legend(25.2),
    head: {
      y: HEAD_Y,
      diceY: round(HEAD_Y + 0.6),
      diceTextY: round(HEAD_Y + 3),
      numberY: round(HEAD_Y + HEAD_H - 2.5),
      ruleY: round(HEAD_Y + HEAD_H),
      tintY: round(HEAD_Y + HEAD_H - 5),
      labelY: round(HEAD_Y + HEAD_H - 2.5),
      groups: places.map((place, g) => head(place, played[g], levels)),
    },
    sections,
    endY: sections[sections.length - 1].bottom,
    labelW: LABEL_W - GAP,
    noteX: LABEL_W - GAP - 1,
    cellW: round(places[0].cells[0].w - 0.5),
    notes: notes(rules, solution.value).map((blocks, i) => ({
      blocks,
      frames: [{ page: 0, x: i * 65.5, y: NOTES_Y, w: column, h: round(BOTTOM - NOTES_Y) }],
    })),
  };
}

function head(place: Group, { dice }: Strategy, levels: readonly number[]): object {
  const pitch = 5.5;
  const size = 4.9;
  const width = (dice - 1) * pitch + size;
  const start = place.x;
  return {
    ...place,
    dice: Array.from({ length: dice }, (_, i) => ({
      x: round(start + i * pitch),
      size,
      face: i === 0 ? 6 : ((i * 2) % 6) + 1,
      look: i === 0 ? "coach" : "plain",
    })),
    title: `${dice} dice`,
    titleX: round(start + width + 2),
    numbers: levels.map((level, i) => ({ value: `${level}`, cx: place.cells[i].cx })),
  };
}

export const coachCard: DynastySheet = {
  id: "coach-card",
  code: "DY-10",
  title: "Coach card",
  summary:
    "what an optimal coach does with every number of dice and points of influence, solved for the rules in force",
  orientation: "portrait",
  fills: "nothing",
  pages: (context) => [{ template: "dynasty/coach-card", title: "Coach card", model: model(context) }],
  large: ({ rules, cache, progress }) => {
    const solution = solvedTable(rules, "points", cache, progress);
    return coachCardLarge(rules, strategies(rules, solution), notes(rules, solution.value));
  },
};
