/** A form's layout as text that a person can read: boxes with name, place and words, and the places for hands. Tens of lines a sheet. */
import type { Form, Part } from "../../src/sheet/layout/form.js";
import type { Placed, Slot } from "../../src/sheet/layout/node.js";

/** Blocks that say something by themselves; the rest is told by what stands in it. */
const SHOWN = new Set(["panel", "table", "flow", "figure", "axis", "procedure", "head", "svg", "picture"]);
const WORDS = 96;

export function layoutText(form: Form): string {
  const { front, pages } = form;
  const head = `${form.name}: ${front.paper}${front.bleed > 0 ? `, bleed ${front.bleed}` : ""}${front.backs ? ", backs" : ""}, ${pages.length} page${pages.length === 1 ? "" : "s"}`;
  const bodies = pages.map((page, i) => {
    const lines = page.parts.flatMap((part) => [...blockLines(part), ...slotLines(part.slots)]);
    return [
      `page ${i + 1}${page.title === "" ? "" : ` "${page.title}"`}${page.optional ? " (optional)" : ""}`,
      ...lines,
    ];
  });
  return `${[head, ...alike(bodies)].join("\n")}\n`;
}

/** Pages that are laid out alike (the cards of a deck) are told once. */
function alike(bodies: readonly string[][]): string[] {
  const seen = new Map<string, number>();
  return bodies.flatMap(([title, ...lines], i) => {
    const key = lines.map((line) => line.replace(/ \|.*/, "")).join("\n");
    const first = seen.get(key);
    if (first !== undefined && bodies.length > 3) return [`${title}: as page ${first + 1}`];
    seen.set(key, i);
    return [title, ...lines];
  });
}

const mm = (value: number): string => `${Math.round(value * 10) / 10}`;
const place = ({ x, y, w, h }: Placed["at"]): string => `${mm(x)} ${mm(y)} ${mm(w)} x ${mm(h)}`;

/** A block a line, with the first words that are printed in it. */
function blockLines({ placed }: Part): string[] {
  const lines: string[] = [];
  let loose: string[] = [];
  const flush = (): void => {
    if (loose.length > 0) lines.push(`  words | ${loose.join(" / ").slice(0, WORDS)}`);
    loose = [];
  };
  placed.forEach((one, i) => {
    if (SHOWN.has(one.kind)) {
      flush();
      const inner: string[] = [];
      for (let j = i + 1; j < placed.length && placed[j].depth > one.depth && inner.join(" / ").length < WORDS; j++)
        if (placed[j].words !== "" && !SHOWN.has(placed[j].kind) && placed[j].kind !== "over")
          inner.push(placed[j].words);
      lines.push(
        `  ${one.kind} ${place(one.at)} | ${one.words}${inner.length > 0 ? ` | ${inner.join(" / ").slice(0, WORDS)}` : ""}`,
      );
    } else if (one.depth === 0 && one.words !== "") loose.push(one.words);
  });
  flush();
  return lines;
}

/** Slots of the rows of one table are one line: the first and the last place. */
function slotLines(slots: readonly Slot[]): string[] {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    // The footer is the same on every sheet.
    if (slot.name.startsWith("frame.")) continue;
    const key = `${slot.name.replace(/\d+/g, "*")} ${slot.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), slot]);
  }
  return [...groups].map(([key, [first, ...more]]) => {
    const last = more.at(-1);
    return `  slot ${key} ${place(first.at)}${last ? ` \u2026 ${mm(last.at.x)} ${mm(last.at.y)} (${more.length + 1})` : ""} | ${first.label}`;
  });
}
