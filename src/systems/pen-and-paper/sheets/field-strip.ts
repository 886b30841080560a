/** M17, PP-17: the field strip with markers to cut out. */
import type { LargeBlock } from "../../../page/flow.js";
import { round } from "../../../page/lay-out.js";
import { formParts } from "./form.js";
import type { PenPaperContext, PenPaperSheet } from "./shared.js";

const WIDTH = 259.4;
const FIELD_Y = 24;
const FIELD_H = 82;
/** Goal line to goal line are 100 of 120 yards. */
const YARD = WIDTH / 120;
const RULE_H = 7;
const MARKER_Y = 141;
const MARKER_H = 38;

const MARKER_W = 22;

const MARKERS: readonly { readonly title: string; readonly sign: "ball" | "chain" | "start" }[] = [
  { title: "Ball", sign: "ball" },
  { title: "Line to gain", sign: "chain" },
  { title: "Drive start", sign: "start" },
];

function model(context: PenPaperContext): object {
  const { downs, rounds } = context.rules.tables.game;
  const goal = 10 * YARD;
  const ticks = Array.from({ length: 101 }, (_, yard) => ({
    x: round(goal + yard * YARD),
    long: yard % 10 === 0,
    middle: yard % 5 === 0 && yard % 10 !== 0,
    label: yard % 10 === 0 ? `${yard <= 50 ? yard : 100 - yard}` : "",
  }));
  const ruleY = FIELD_Y + FIELD_H + 2.4;
  return {
    subtitle: "Field strip",
    tagline: "lay a marker with its tip on the yard line; the ruler below the field counts single yards",
    tagWidth: 150,
    ...formParts({}),
    field: { y: FIELD_Y, h: FIELD_H, w: WIDTH },
    rule: { y: ruleY, h: RULE_H, x: goal, right: round(goal + 100 * YARD) },
    ticks: ticks.map((tick) => ({
      x: tick.x,
      y1: ruleY,
      y2: round(ruleY + (tick.long ? 4.2 : tick.middle ? 3 : 1.7)),
      weight: tick.long ? "frame" : "hair",
      label: tick.label,
      labelY: ruleY + 6.6,
    })),
    directions: [
      { value: "Visitor's goal", x: 2, y: ruleY + 5, align: "start" },
      { value: "Home goal", x: WIDTH - 2, y: ruleY + 5, align: "end" },
    ],
    tracks: track(downs, rounds),
    markers: markers(),
    cutNote:
      "Cut along the dashed lines and fold on the gray line: each marker stands like a tent beside its yard line.",
    cutNoteY: MARKER_Y - 2.4,
  };
}

/** Rows of boxes for a coin: down, quarter and rounds by tens and ones. */
function track(downs: number, rounds: number): object {
  const y = FIELD_Y + FIELD_H + 15.4;
  const cell = 8;
  let x = 0;
  const group = (title: string, values: readonly string[], w = cell): object => {
    const start = x;
    const boxes = values.map((value, i) => ({ x: round(start + i * w), cx: round(start + (i + 0.5) * w), w, value }));
    x = round(start + values.length * w + 6);
    return { title, x: start, titleY: y - 1, y, h: cell, cy: y + cell / 2, boxes };
  };
  return [
    group(
      "Down",
      Array.from({ length: downs }, (_, i) => `${i + 1}`),
    ),
    group("Quarter", ["1", "2", "3", "4", "OT"]),
    group(
      "Round: tens",
      Array.from({ length: Math.floor(rounds / 10) + 1 }, (_, i) => `${i * 10}`),
    ),
    group(
      "and ones",
      Array.from({ length: 10 }, (_, i) => `${i}`),
    ),
  ];
}

/** Pennants: two faces, one upside down, folded in the middle so that they stand like a tent. */
function markers(): object[] {
  const count = 3 * MARKERS.length;
  const pitch = WIDTH / count;
  const fold = MARKER_Y + MARKER_H / 2;
  return Array.from({ length: count }, (_, i) => {
    const marker = MARKERS[i % MARKERS.length];
    const x = round(i * pitch + (pitch - MARKER_W) / 2);
    return {
      x,
      y: MARKER_Y,
      w: MARKER_W,
      h: MARKER_H,
      right: round(x + MARKER_W),
      foldY: fold,
      faces: ([1, -1] as const).map((down) => {
        const at = (mm: number): number => round(fold + down * mm);
        const cx = round(x + MARKER_W / 2);
        return {
          title: marker.title,
          cx,
          w: MARKER_W - 2,
          titleY: at(4),
          turn: down === 1 ? 0 : 180,
          ball: marker.sign === "ball",
          chain: marker.sign === "chain",
          start: marker.sign === "start",
          signX: round(cx - 2.8),
          signY: at(9.4),
          signTop: round(at(9.4) - 2.8),
          tipY: at(MARKER_H / 2 - 3.6),
          direction: down === 1 ? "down" : "up",
        };
      }),
    };
  });
}

function large(context: PenPaperContext): LargeBlock[] {
  const { downs } = context.rules.tables.game;
  const yards = Array.from({ length: 21 }, (_, i) => i * 5);
  return [
    { kind: "heading", text: "Field strip" },
    {
      kind: "text",
      text: "Lay a coin for the ball and another for the line to gain beside the yard lines. The list runs from the visitor's goal line to the home goal line.",
    },
    {
      kind: "table",
      name: "field",
      columns: [
        { head: "Yard line", share: 2, align: "middle" },
        { head: "Half", share: 3 },
        { head: "Ball", share: 2, pencil: true },
        { head: "Line to gain", share: 2, pencil: true },
        { head: "Drive start", share: 2, pencil: true },
      ],
      rows: yards.map((yard) => [
        yard === 0 || yard === 100 ? "goal" : `${yard <= 50 ? yard : 100 - yard}`,
        yard < 50 ? "visitor's" : yard === 50 ? "midfield" : "home",
      ]),
    },
    { kind: "heading", text: "Down" },
    {
      kind: "table",
      name: "down",
      columns: Array.from({ length: downs }, (_, i) => ({
        head: `${i + 1}`,
        share: 1,
        align: "middle" as const,
        pencil: true,
      })),
      rows: [[]],
    },
  ];
}

export const fieldStrip: PenPaperSheet = {
  id: "field-strip",
  code: "PP-17",
  title: "Field strip",
  summary: "the field with a yard ruler, tracks for down and round, and markers to cut out",
  orientation: "landscape",
  fills: "nothing",
  pages: (context) => [{ template: "pen-and-paper/field-strip", title: "Field strip", model: model(context) }],
  large,
};
