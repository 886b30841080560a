/** Boxes on the page for the cursor and for the current error. */
import { blocksAround, bracketAround, bracketsOf, offsetOf, openingOf, placeIn } from "../../../sheet/template/scan.js";
import type { PlacedBlock } from "../../protocol/template.js";
import type { Fault } from "./faults.js";
import type { Lit } from "./lit.js";

const mm = (length: number): string => `${Math.round(length * 10) / 10}`;
const MOST = 80;

/** Boxes of one call in a template. */
const boxesOf = (places: readonly PlacedBlock[], name: string, text: string, at: number): readonly PlacedBlock[] => {
  const { line, column } = placeIn(text, at);
  const found = places.filter((one) => one.name === name && one.line === line && one.column === column);
  // A slot uses the box of its block.
  const seen = new Set<string>();
  return found.filter(({ x, y, w, h }) => {
    const key = [x, y, w, h].map(mm).join(" ");
    return !seen.has(key) && seen.add(key);
  });
};

/**
 * @param text the text that the page was drawn from
 * @param at the cursor in it
 * @param then maps a current position to the drawn text
 */
export function litAt(
  places: readonly PlacedBlock[],
  name: string,
  text: string,
  at: number,
  fault: Fault | undefined,
  then: (at: number) => number,
  now: string,
): Lit[] {
  const brackets = bracketsOf(text);
  const under = bracketAround(brackets, at);
  const calls = under && under.kind !== "comment" ? [openingOf(brackets, under)] : callsOfLine(brackets, text, at);
  let boxes = calls.flatMap(({ from }) => boxesOf(places, name, text, from));
  // Text, columns and conditions have no box: use that of the enclosing block.
  for (const { open } of boxes.length === 0 ? blocksAround(brackets, at) : []) {
    boxes = [...boxesOf(places, name, text, open.from)];
    if (boxes.length > 0) break;
  }
  const lit = boxes.slice(0, MOST).map((block, i): Lit => {
    const { kind, w, h } = block;
    return { block, words: i === 0 ? `${kind} ${mm(w)} × ${mm(h)} mm` : "" };
  });
  const most = fault?.shortage?.most;
  if (!fault || !most) return lit;
  const file = /^templates\/(.+)\.hbs$/.exec(most.file)?.[1] ?? "";
  const where = file === name ? placeIn(text, then(offsetOf(now, most.line, most.column))) : most;
  const asking = places.find((one) => one.name === file && one.line === where.line && one.column === where.column);
  const { needs, has } = fault.shortage;
  return asking ? [...lit, { block: asking, fault: true, words: `${mm(has)} → ${mm(needs)} mm` }] : lit;
}

const callsOfLine = (brackets: ReturnType<typeof bracketsOf>, text: string, at: number) => {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const next = text.indexOf("\n", at);
  const end = next < 0 ? text.length : next;
  return brackets.filter(({ from, kind }) => from >= start && from < end && (kind === "call" || kind === "open"));
};
