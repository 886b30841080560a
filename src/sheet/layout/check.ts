/** Checks of forms from users' templates: overlapping words, overlapping places, ink off the paper. Each is reported at the template's line. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import { opsBounds, rectsMeet, textsIn } from "../drawing/bounds.js";
import type { CallSite } from "../drawing/pen.js";
import type { Matrix, Op, Rect } from "../drawing/types.js";
import { lineWords, millimeters } from "./boxes.js";
import type { Form, Part } from "./form.js";

/** Kinds of slots that overlap print or other places on purpose. */
const OVER = new Set(["ring", "choose", "strike", "stretch", "scale", "figure", "live"]);
/** Tolerated overlap of ink, millimeters: ascenders and frames of neighbors. */
const TOUCH = 0.35;
const OFF = 0.6;

interface Inked {
  readonly site: CallSite;
  readonly what: string;
  readonly at: Rect;
}

export function checkForm(form: Form): Issue[] {
  const issues: Issue[] = [];
  for (const page of form.pages) {
    const texts: Inked[] = [];
    const places: Inked[] = [];
    for (const part of page.parts) {
      for (const { site, ink, words } of inkOf(part)) {
        for (const text of words) texts.push({ site, what: `"${text.value}"`, at: text.at });
        if (ink && leaves(ink, page.width, page.height)) issues.push(offPaper(site, ink, page.width, page.height));
      }
      for (const slot of part.slots) {
        if (slot.live) continue;
        const fields = slot.hand.fields(undefined);
        for (const field of fields.length > 0 ? fields : [slot.at]) {
          const at = placed(field, part.matrix);
          if (!OVER.has(slot.kind)) places.push({ site: slot.site, what: slot.name, at });
          if (leaves(at, page.width, page.height)) issues.push(offPaper(slot.site, at, page.width, page.height));
        }
      }
    }
    issues.push(...collisions(texts, texts), ...collisions(places, places), ...collisions(texts, places));
  }
  return once(issues);
}

/** Bounds and words of each call's output (not of the art layer, whose words are part of a picture, nor of letters along an arc). */
function inkOf(part: Part): { site: CallSite; ink: Rect | undefined; words: ReturnType<typeof textsIn> }[] {
  return part.drawn.map(({ site, layer, from, to }) => {
    const ops: readonly Op[] = part.printed[layer].ops.slice(from, to);
    return {
      site,
      ink: opsBounds(ops, part.matrix),
      words: layer === "art" ? [] : textsIn(ops, part.matrix).filter(({ slanted }) => !slanted),
    };
  });
}

const placed = ({ x, y, w, h }: Rect, m: Matrix): Rect => ({
  x: m[0] * x + m[4],
  y: m[3] * y + m[5],
  w: m[0] * w,
  h: m[3] * h,
});

const leaves = ({ x, y, w, h }: Rect, width: number, height: number): boolean =>
  x < -OFF || y < -OFF || x + w > width + OFF || y + h > height + OFF;

function offPaper(site: CallSite, { x, y, w, h }: Rect, width: number, height: number): Issue {
  const by = Math.max(-x, -y, x + w - width, y + h - height);
  return at(
    site,
    "off-paper",
    `what is drawn here leaves the paper by ${millimeters(by)}`,
    "move it in, or make it smaller",
  );
}

/** Overlapping pairs from two lists (or from one). A sweep from top to bottom is fast, because the items are low and wide. */
function collisions(some: readonly Inked[], others: readonly Inked[]): Issue[] {
  const issues: Issue[] = [];
  const same = some === others;
  const order = new Map(some.map((one, i) => [one, i]));
  const sorted = [...others].sort((a, b) => a.at.y - b.at.y);
  const tallest = sorted.reduce((most, { at }) => Math.max(most, at.h), 0);
  some.forEach((one, i) => {
    const met: Inked[] = [];
    for (let j = firstBelow(sorted, one.at.y - tallest); j < sorted.length; j++) {
      const other = sorted[j];
      if (other.at.y > one.at.y + one.at.h) break;
      if (!rectsMeet(one.at, other.at, TOUCH)) continue;
      if (other === one || (same && order.get(other)! < i)) continue;
      // A box to cross out may have words printed inside.
      if (!same && one.site === other.site) continue;
      met.push(other);
    }
    // Reported from left to right.
    for (const other of met.sort((a, b) => a.at.x - b.at.x)) issues.push(overlap(one, other));
  });
  return issues;
}

/** Index of the first item that begins at or below `y`. */
function firstBelow(sorted: readonly Inked[], y: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle].at.y < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

function overlap(one: Inked, other: Inked): Issue {
  const x = Math.min(one.at.x + one.at.w, other.at.x + other.at.w) - Math.max(one.at.x, other.at.x);
  const y = Math.min(one.at.y + one.at.h, other.at.y + other.at.h) - Math.max(one.at.y, other.at.y);
  return at(
    one.site,
    "overlap",
    `${one.what} and ${other.what} overlap: ${millimeters(x)} by ${millimeters(y)}`,
    `the other one is in ${lineWords(other.site, one.site)}`,
  );
}

const at = ({ file, line, column }: CallSite, code: string, message: string, hint: string): Issue =>
  fault(code, message, { file, line, column: column + 1, hint });

/** Equal errors of one call are reported once, with their number. */
export function once(issues: readonly Issue[]): Issue[] {
  const kept = new Map<string, { issue: Issue; count: number }>();
  for (const issue of issues) {
    const key = `${issue.code} ${issue.file ?? ""} ${issue.line ?? ""} ${issue.column ?? ""} ${issue.line === undefined ? issue.message : ""}`;
    const known = kept.get(key);
    if (known) known.count++;
    else kept.set(key, { issue, count: 1 });
  }
  return [...kept.values()].map(({ issue, count }) =>
    count === 1 ? issue : { ...issue, message: `${issue.message} (and ${count - 1} more like it from this line)` },
  );
}
