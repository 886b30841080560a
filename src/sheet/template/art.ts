/** Drawings in a template: a game's figures, and raw SVG. */
import { heardAfter } from "./build.js";
import { fault, suggestHint } from "../../kernel/issue/index.js";
import { brushOf, type Brush, type FigureDraw } from "../drawing/brush.js";
import { opsOfSvg } from "../drawing/from-svg.js";
import { report, type Pen } from "../drawing/pen.js";
import type { Layer, Matrix, Op } from "../drawing/types.js";
import type { Hand, SlotValue } from "../fields/field.js";
import { put, type Node } from "../layout/node.js";
import { addTag, pictureTag, tagDrawn, valueTag } from "../layout/tags.js";
import { push } from "./boxes.js";
import { OWN_ARGUMENTS, bodyOf, declare, ownOf, type Call } from "./call.js";
import { MARK_OF } from "./leaves.js";

function brush(pen: Pen): Brush {
  return brushOf(pen, (own, name, at, props) => {
    const mark = MARK_OF.get(name);
    if (!mark)
      report(own, "mark-unknown", `there is no mark "${name}"`, { hint: suggestHint(name, [...MARK_OF.keys()]) });
    else mark.draw(at, { ...mark.defaults, ...props }, own);
  });
}

/** Draws in the figure's own millimeters and moves the result into place. */
function drawnAt(pen: Pen, x: number, y: number, draw: (own: Brush) => void): void {
  const outer = pen.ops;
  const ops: Op[] = [];
  pen.ops = ops;
  draw(brush(pen));
  pen.ops = outer;
  const matrix: Matrix = [1, 0, 0, 1, x, y];
  if (ops.length > 0) outer.push({ op: "place", piece: { ops }, matrix });
}

/** True if a named argument is the figure's. */
const isFigures = (key: string): boolean => !(key in FIGURE) && !(key in OWN_ARGUMENTS);

/** Reports arguments that a figure does not have. */
function checkNamed({ hash, build, site }: Call, { takes }: FigureDraw<unknown>, name: string): void {
  if (!takes) return;
  for (const key of Object.keys(hash)) {
    if (!isFigures(key) || takes.includes(key)) continue;
    build.pen.site = site;
    report(build.pen, "block-argument", `the figure "${name}" takes no ${key}=`, { hint: suggestHint(key, takes) });
  }
}

/** Data for a figure: its facts, overridden by named arguments of the call (words, choices). */
function dataOf({ args, hash }: Call): unknown {
  const named = Object.fromEntries(Object.entries(hash).filter(([key]) => isFigures(key)));
  if (args.length < 2) return named;
  return Object.keys(named).length > 0 ? { ...(args[1] as object), ...named } : args[1];
}

function figureNode(call: Call, figure: FigureDraw<unknown>, name: string): Node {
  const { hash, build, site } = call;
  const data = dataOf(call);
  const slot = hash.name as string;
  const full = slot === "" ? "" : build.fullName(slot);
  const label = heardAfter(build.labels, (hash.label as string) || slot);
  const layer = (hash.layer ?? "form") as Layer;
  const alt = `${(hash.alt ?? "") as string}`;
  return {
    ...ownOf(call),
    kind: "figure",
    words: name,
    wide: () => Number(hash.width ?? figure.wide?.(data) ?? 20),
    high: (w) => figure.high?.(data, w) ?? 10,
    draw: ({ x, y, w, h }, canvas) => {
      const ops = canvas.layers[layer];
      const from = ops.length;
      put(canvas, site, "figure", layer, (pen) => drawnAt(pen, x, y, (own) => figure.draw({ w, h }, data, own)));
      if (hash.decoration !== true) tagDrawn(canvas, layer, from, pictureTag(alt));
      if (full === "") return;
      const hand: Hand = {
        write: (value: SlotValue, pen) => drawnAt(pen, x, y, (own) => figure.write?.({ w, h }, data, value, own)),
        fields: (value) =>
          (figure.fields?.({ w, h }, data, value) ?? []).map((field) => ({
            ...field,
            name: `${full}.${field.name}`,
            label: `${label}, ${build.inWords(field.label)}`,
            x: field.x + x,
            y: field.y + y,
          })),
      };
      canvas.slots.push({
        name: full,
        label: "",
        spoken: label,
        says: (hash.says as string) || undefined,
        kind: "figure",
        site,
        at: { x, y, w, h },
        hand,
        live: false,
        tag: addTag(canvas.tag, valueTag(canvas.tag)),
      });
    },
  };
}

/** Arguments of the call itself; all others are the figure's. */
const FIGURE = { name: "", label: "", layer: "form", alt: "", decoration: false, says: "" } as const;

export const ART = declare([
  {
    name: "figure",
    usage: '"name" data',
    summary:
      "a drawing that needs geometry, by its name; it receives its data, the named arguments (its words) and its size. With a `name`, a pencil may draw over it. Screen readers read `alt`, or nothing with `decoration=true`, if the words next to it say everything",
    defaults: FIGURE,
    open: true,
    body: false,
    box: true,
    run: (call) => {
      const { args, build, site } = call;
      const name = `${args[0] as string}`;
      const figure = build.figures[name] as FigureDraw<unknown> | undefined;
      if (!figure) {
        build.pen.site = site;
        report(build.pen, "figure-unknown", `there is no figure "${name}"`, {
          hint: suggestHint(name, Object.keys(build.figures)),
        });
        return "";
      }
      checkNamed(call, figure, name);
      return push(call, figureNode(call, figure, name));
    },
  },
  {
    name: "svg",
    summary:
      "raw SVG of the checked subset, in millimeters from the top left of its place; needs width= and height=. Screen readers read `alt`, or nothing with `decoration=true`",
    defaults: { layer: "form", alt: "", decoration: false },
    box: true,
    run: (call) => {
      const { hash, build, site } = call;
      const markup = bodyOf(call);
      const { ops, faults } = opsOfSvg(markup, build.pen.fonts);
      for (const { code, message, hint, offset } of faults) {
        const before = markup.slice(0, offset);
        const line = site.line + before.split("\n").length - 1;
        build.pen.issues.push(
          fault(code, message, {
            file: site.file,
            line,
            column: offset - before.lastIndexOf("\n"),
            ...(hint ? { hint } : {}),
          }),
        );
      }
      return push(call, {
        ...ownOf(call),
        kind: "svg",
        wide: () => Number(hash.width ?? 10),
        high: () => Number(hash.height ?? 10),
        draw: ({ x, y }, canvas) => {
          const layer = (hash.layer ?? "form") as Layer;
          const from = canvas.layers[layer].length;
          put(canvas, site, "svg", layer, (pen) =>
            pen.ops.push({ op: "place", piece: { ops }, matrix: [1, 0, 0, 1, x, y] }),
          );
          if (hash.decoration !== true) tagDrawn(canvas, layer, from, pictureTag(`${hash.alt as string}`));
        },
      });
    },
  },
]);
