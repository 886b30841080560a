/** Lines that a hand draws with a pencil: the way of a ball on a field, the line that closes a list. */
import { num, resolveColor, type Env } from "../env.js";
import { wobble } from "./hand.js";
import { defineMark } from "./mark.js";

/** How the line runs: told apart without color. */
export const PENCIL_DASHES = { solid: "", dashed: "0.95 1.05", dotted: "0.02 0.85" } as const;
/** What stands at one of its ends. */
export const PENCIL_ENDS = ["none", "bar", "dot", "arrow", "ball", "ring", "cross"] as const;
type PencilEnd = (typeof PENCIL_ENDS)[number];

export interface PencilLineProps {
  /** Seed of the hand: the same name strays the same way. */
  name: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  dash: keyof typeof PENCIL_DASHES;
  weight: number;
  from: PencilEnd;
  to: PencilEnd;
  /** Size of what stands at the ends: half the height of a bar, radius of a ball. */
  reach: number;
}

/** A stretch of line drawn without lifting the wrist, millimetres. */
const STRETCH = 32;

/** A pencil line with what stands at its ends; a line of no length draws its ends alone. Nothing on a blank. */
export const pencilLine = defineMark<PencilLineProps>({
  name: "pencilLine",
  summary: "a line drawn by hand: solid, dashed or dotted, with bars, arrows, balls, rings or crosses at its ends",
  required: ["name", "x1", "y1", "x2", "y2"],
  defaults: { dash: "solid", weight: 0.42, from: "none", to: "none", reach: 1 },
  draw: (p, env) => {
    if (env.fill === "blank") return "";
    const color = resolveColor(env, "pencil");
    const turn = Math.atan2(p.y2 - p.y1, p.x2 - p.x1);
    return (
      stroke(p, color) +
      endMark(p.from, p.x1, p.y1, turn + Math.PI, p, color, env) +
      endMark(p.to, p.x2, p.y2, turn, p, color, env)
    );
  },
});

/** The line itself: gentle bows of a hand that follows a ruler in its mind. */
function stroke({ name, x1, y1, x2, y2, dash, weight }: PencilLineProps, color: string): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length < 0.05) return "";
  const count = Math.max(1, Math.round(length / STRETCH));
  const reach = Math.min(0.16, length * 0.02);
  const [nx, ny] = [-dy / length, dx / length];
  let path = `M${num(x1)} ${num(y1)}`;
  for (let i = 0; i < count; i++) {
    const bow = wobble(`${name}${i}`, reach).dx * 2;
    const [middle, end] = [(i + 0.5) / count, (i + 1) / count];
    const sway = i === count - 1 ? 0 : wobble(`${name}.${i}`, reach).dy;
    path += `Q${num(x1 + dx * middle + nx * bow)} ${num(y1 + dy * middle + ny * bow)} ${num(x1 + dx * end + nx * sway)} ${num(y1 + dy * end + ny * sway)}`;
  }
  const dashes = PENCIL_DASHES[dash];
  return (
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${num(weight)}" stroke-linecap="round"` +
    `${dashes === "" ? "" : ` stroke-dasharray="${dashes}"`}/>`
  );
}

function endMark(
  end: PencilEnd,
  x: number,
  y: number,
  turn: number,
  { reach, weight, name }: PencilLineProps,
  color: string,
  env: Env,
): string {
  const drawn = (d: string, fill = "none"): string =>
    `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${num(weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lean = wobble(`${name}${end}`, reach * 0.12).dx;
  /** A point `along` the line and `across` it. */
  const at = (along: number, across: number): string =>
    `${num(x + along * cos - across * sin)} ${num(y + along * sin + across * cos)}`;
  switch (end) {
    case "none":
      return "";
    case "bar":
      return drawn(`M${at(lean, -reach)}L${at(-lean, reach)}`);
    case "arrow":
      return drawn(`M${at(-reach * 1.15, -reach * 0.72 + lean)}L${at(0, 0)}L${at(-reach * 1.15, reach * 0.72 + lean)}`);
    case "cross":
      return drawn(
        `M${at(-reach, -reach + lean)}L${at(reach, reach - lean)}M${at(-reach, reach)}L${at(reach, -reach + lean)}`,
      );
    case "dot":
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(reach * 0.55)}" fill="${color}"/>`;
    case "ball":
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(reach)}" fill="${color}"/>`;
    case "ring":
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(reach)}" fill="${resolveColor(env, "paper")}" stroke="${color}" stroke-width="${num(weight)}"/>`;
  }
}
