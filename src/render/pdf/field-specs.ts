/** `data-field` rectangles -> fields to write, checked: names, values, choices and whether values fit. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import { mmToPt, ptToMm } from "../../kernel/units/index.js";
import { fitText, missingGlyphIssue } from "../../sheet/type/fit.js";
import type { BookFont } from "../../sheet/type/font-book.js";
import type { DrawnPage } from "./draw-page.js";
import { rectangle } from "./links.js";
import type { PlacedField } from "./session.js";

export type TickStyle = "check" | "cross" | "circle" | "star";

/** One form field; lengths in points. */
export interface FieldSpec {
  readonly kind: "text" | "check" | "choice";
  /** Levels of the name: `season.1.record` has three. */
  readonly path: readonly string[];
  readonly value: string;
  /** What a person reads about the field; empty = its name. */
  readonly label: string;
  readonly rect: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Type size; smaller than asked for where the value is long. */
  readonly size: number;
  readonly align: "left" | "center" | "right";
  readonly options: readonly string[];
  readonly style: TickStyle;
}

/** Type size where a field names none, and the smallest that a long value shrinks to; points. */
const DEFAULT_SIZE = 9;
const FLOOR = 5;
/** Room kept free left and right of a value, points; viewers keep as much when they set text anew. */
export const FIELD_PADDING = 2;

export interface FieldSpecs {
  /** Fields of each page. */
  readonly pages: readonly (readonly FieldSpec[])[];
  readonly issues: readonly Issue[];
}

/** Reads the fields of all pages. @param font the hand that values are written in */
export function readFields(drawn: readonly DrawnPage[], font: BookFont): FieldSpecs {
  const issues: Issue[] = [];
  /** Full names, and names that have levels below them, with the page that has them. */
  const names = new Map<string, string>();
  const groups = new Set<string>();
  const pages = drawn.map(({ page, work }, i) => {
    const place = `page ${i + 1} "${page.title}"`;
    return work.fields.map((field) => {
      const spec = readField(field, rectangle(page, field.box));
      const report = (code: string, message: string, hint?: string): void =>
        void issues.push(fault(code, message, { file: place, path: spec.path.join("."), ...(hint && { hint }) }));
      checkName(spec.path, place, names, groups, report);
      checkValue(spec, report);
      return spec.kind === "check" || spec.value === "" ? spec : fitValue(spec, font, place, issues);
    });
  });
  for (const [name, place] of names) {
    if (groups.has(name)) {
      const message = `the field name "${name}" is also the beginning of other names`;
      issues.push(fault("field-name-clash", message, { file: place, path: name }));
    }
  }
  return { pages, issues };
}

function readField({ node, box }: PlacedField, rect: readonly number[]): FieldSpec {
  const { attributes } = node;
  const kind = attributes["data-field"] as FieldSpec["kind"];
  return {
    kind,
    path: (attributes["data-name"] ?? "").split("."),
    value: attributes["data-value"] ?? "",
    label: attributes["data-label"] ?? "",
    rect,
    width: mmToPt(box[2] - box[0]),
    height: mmToPt(box[3] - box[1]),
    size: Number(attributes["data-size"] ?? DEFAULT_SIZE),
    align: (attributes["data-align"] ?? "left") as FieldSpec["align"],
    options: (attributes["data-options"] ?? "").split("|").filter((option) => option !== ""),
    style: (attributes["data-style"] ?? "check") as TickStyle,
  };
}

type Report = (code: string, message: string, hint?: string) => void;

function checkName(
  path: readonly string[],
  place: string,
  names: Map<string, string>,
  groups: Set<string>,
  report: Report,
): void {
  const name = path.join(".");
  if (path.some((level) => level === "")) report("field-name-invalid", `the field name "${name}" has an empty level`);
  const other = names.get(name);
  if (other !== undefined) report("field-name-twice", `the field name "${name}" stands on ${other} already`);
  names.set(name, place);
  for (let depth = 1; depth < path.length; depth++) groups.add(path.slice(0, depth).join("."));
}

function checkValue({ kind, value, options }: FieldSpec, report: Report): void {
  if (kind === "check" && !["", "on", "off"].includes(value)) {
    report("field-value-invalid", `a tick is "on" or "off", not "${value}"`);
  }
  if (kind !== "choice") return;
  if (options.length === 0) report("field-options-missing", "a choice needs data-options", "divide them by |");
  else if (value !== "" && !options.includes(value)) {
    report("field-value-invalid", `"${value}" is none of the choices`, `choices: ${options.join(", ")}`);
  }
}

/** Shrinks the type until the value fits, down to the floor. */
function fitValue(spec: FieldSpec, font: BookFont, place: string, issues: Issue[]): FieldSpec {
  const where = { file: place, path: spec.path.join(".") };
  const missing = missingGlyphIssue(font, spec.value, where);
  if (missing) {
    issues.push(missing);
    return spec;
  }
  const room = ptToMm(Math.max(1, spec.width - 2 * FIELD_PADDING));
  const floor = ptToMm(Math.min(FLOOR, spec.size));
  const fitted = fitText(font, spec.value, room, ptToMm(spec.size), floor, 0, where);
  if ("size" in fitted) return { ...spec, size: Math.round(mmToPt(fitted.size) * 100) / 100 };
  issues.push(fitted.issue);
  return spec;
}
