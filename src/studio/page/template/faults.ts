/** Template errors for the pane: file, position and fix. */
import type { Issue } from "../../../kernel/issue/index.js";
import { repairOf, shortageOf, type Repair, type Shortage } from "../../../sheet/template/repair.js";
import { bracketsOf, offsetOf } from "../../../sheet/template/scan.js";
import type { TemplateTexts } from "../../protocol/template.js";
import type { Mark } from "./marks.js";

export interface Fault {
  readonly issue: Issue;
  /** Its template; absent if the error is not in a template. */
  readonly name?: string;
  readonly shortage?: Shortage;
  readonly repair?: Repair;
}

const FILE = /^templates\/(.+)\.hbs$/;
export const nameOfFile = (file: string | undefined): string | undefined => FILE.exec(file ?? "")?.[1];

/** @param texts all templates, the user's over the built-in ones */
export const faultsOf = (issues: readonly Issue[], texts: TemplateTexts): Fault[] =>
  issues.map((issue) => {
    const name = nameOfFile(issue.file);
    const text = name === undefined ? undefined : texts[name];
    const shortage = shortageOf(issue);
    const repair = text === undefined ? undefined : repairOf(issue, text);
    return { issue, ...(name !== undefined && { name }), ...(shortage && { shortage }), ...(repair && { repair }) };
  });

/** Range of an error in its text: the whole call. */
export function rangeOf({ issue }: Fault, text: string): { readonly from: number; readonly to: number } {
  if (issue.line === undefined) return { from: 0, to: 0 };
  const from = offsetOf(text, issue.line, issue.column ?? 1);
  const call = bracketsOf(text).find((one) => from >= one.from && from < one.to);
  if (call) return { from: call.from, to: call.to };
  const line = text.indexOf("\n", from);
  return { from, to: line < 0 ? text.length : Math.max(line, from + 1) };
}

export const marksOf = (faults: readonly Fault[], name: string, text: string): Mark[] =>
  faults
    .filter((fault) => fault.name === name)
    .map((fault) => ({ ...rangeOf(fault, text), severity: fault.issue.severity, words: fault.issue.message }));

const mm = (length: number): string => `${Math.round(length * 10) / 10} mm`;

/** An error in a few words, for screen readers: `line 63, 10 mm too low`. */
export function shortly({ issue, shortage }: Fault): string {
  const where = issue.line === undefined ? "" : `line ${issue.line}, `;
  if (!shortage) return `${where}${issue.message}`;
  return `${where}${mm(shortage.needs - shortage.has)} too ${shortage.along === "height" ? "low" : "narrow"}`;
}
