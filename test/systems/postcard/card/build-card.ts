/** Builds the field card for tests, and measures what came out: type, strokes, places. */
import "../../../../src/sheet/figures/svg-canvas.js";
import { buildSheet } from "../../../../src/print/build.js";
import type { BuildRequest } from "../../../../src/print/request.js";
import { eachOp } from "../../../../src/sheet/drawing/walk.js";
import { opBounds, textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS, type FieldOp, type Layer, type Page, type Rect } from "../../../../src/sheet/drawing/types.js";
import { activeOps } from "../../../../src/sheet/drawing/walk.js";
import { PT_PER_MM } from "../../../../src/kernel/units/index.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import { STANDARD_RULES, type CardData, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { testRequest } from "../../../helpers/forms.js";

export const specOf = (id: string) => postcard.sheets.find((spec) => spec.id === id)!;

/** Sheets of paper as the command line makes them. */
export const build = async (id: string, options: Partial<BuildRequest> = {}): Promise<readonly Page[]> =>
  (await buildSheet({ ...testRequest(postcard, specOf(id), options), ...options }, specOf(id))).pages;

/** One card at its own size, with its bleed. */
export const single = async (id: string, options: Partial<BuildRequest> = {}): Promise<Page> =>
  (await build(id, { single: true, ...options }))[0];

/** Rules with another card. */
export const withCard = (change: (card: CardData) => Partial<CardData>): PostcardRules => ({
  ...STANDARD_RULES,
  name: "house",
  card: { ...STANDARD_RULES.card, ...change(STANDARD_RULES.card) },
});

export interface Shape {
  readonly op: string;
  readonly layer: Layer;
  /** Width of its stroke as it is printed, millimeters; 0 = not stroked. */
  readonly stroke: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

const boxOf = ({ x, y, w, h }: Rect): Shape["box"] => [x, y, x + w, y + h];

/** Everything drawn on a page that is no type, where it stands on the paper. */
export function shapesOf(page: Page): Shape[] {
  return LAYERS.flatMap((layer) => {
    const shapes: Shape[] = [];
    eachOp(page.layers[layer], (op, matrix) => {
      if (
        op.op === "place" ||
        op.op === "text" ||
        op.op === "field" ||
        op.op === "link" ||
        op.op === "tag" ||
        op.op === "image"
      )
        return;
      const bounds = opBounds(op, matrix);
      if (!bounds) return;
      const width = op.stroke ? op.stroke.width * Math.hypot(matrix[0], matrix[1]) : 0;
      shapes.push({ op: op.op, layer, stroke: width, box: boxOf(bounds) });
    });
    return shapes;
  });
}

export interface Text {
  readonly text: string;
  readonly layer: Layer;
  /** Points. */
  readonly size: number;
  readonly box: Shape["box"];
}

export const textsOf = (page: Page): Text[] =>
  LAYERS.flatMap((layer) =>
    textsIn(page.layers[layer]).map(({ value, at, size }) => ({
      text: value,
      layer,
      size: size * PT_PER_MM,
      box: boxOf(at),
    })),
  );

export const fieldsOf = ({ layers }: Page): FieldOp[] =>
  activeOps(layers.pencil).flatMap(({ op }) => (op.op === "field" ? [op] : []));
