/** Field operations -> checked fields to write: names, values, choices, and whether values fit. */
import { fault, type Issue } from "../../../kernel/issue/index.js";
import { mmToPt, ptToMm } from "../../../kernel/units/index.js";
import { FIELD_FLOOR, FIELD_PADDING, type FieldOp, type Page } from "../../../sheet/drawing/types.js";
import type { Bounds } from "../../../sheet/drawing/walk.js";
import { fitText, missingGlyphIssue } from "../../../sheet/type/fit.js";
import { rectangle } from "../links.js";
import type { FormHands } from "./form-font.js";

export interface PlacedField {
  readonly op: FieldOp;
  /** Millimeters on the page. */
  readonly box: Bounds;
}

/** One form field; lengths in points. */
export interface FieldSpec {
  readonly kind: FieldOp["kind"];
  /** Parts of the name: `season.1.record` has three. */
  readonly path: readonly string[];
  readonly value: string;
  /** Accessible label; empty = its name. */
  readonly label: string;
  readonly rect: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Type size; reduced for a long value. */
  readonly size: number;
  /** True if viewers shrink the type to fit what is typed. */
  readonly shrinks: boolean;
  readonly align: FieldOp["align"];
  /** `#RRGGBB`; undefined = the handwriting color. */
  readonly color: string | undefined;
  readonly options: readonly string[];
  /** Names of the fields that it adds up, and of those whose totals it carries forward. */
  readonly adds: readonly string[];
  readonly carries: readonly string[];
  readonly takes: readonly string[];
  /** Whether a positive sum has its sign. */
  readonly signed: boolean;
  readonly look: NonNullable<FieldOp["look"]>;
}

/** Reads the fields of a document page by page: names must be unique. */
export class FieldReader {
  readonly #hands: FormHands;
  readonly #issues: Issue[] = [];
  /** Full names, and prefixes of names, with their pages. */
  readonly #names = new Map<string, string>();
  readonly #groups = new Set<string>();

  constructor(hands: FormHands) {
    this.#hands = hands;
  }

  /** Checks a field. @param place the page's name in issues: `page 3 "Scoresheet"` */
  read({ op, box }: PlacedField, page: Page, place: string): FieldSpec {
    const spec = withAutoSize(specOf(op, box, rectangle(page, box)));
    const report: Report = (code, message, hint) =>
      void this.#issues.push(fault(code, message, { file: place, path: op.name, ...(hint && { hint }) }));
    checkName(spec.path, place, this.#names, this.#groups, report);
    checkValue(spec, report);
    return spec.kind === "check" || spec.value === "" ? spec : fitValue(spec, this.#hands, place, this.#issues);
  }

  /** Every issue, once all fields are read. */
  finish(): readonly Issue[] {
    for (const [name, place] of this.#names) {
      if (!this.#groups.has(name)) continue;
      const message = `the field name "${name}" is also the beginning of other names`;
      this.#issues.push(fault("field-name-clash", message, { file: place, path: name }));
    }
    return this.#issues;
  }
}

function specOf(op: FieldOp, { left, top, right, bottom }: Bounds, rect: readonly number[]): FieldSpec {
  const {
    kind,
    name,
    value,
    label,
    size,
    align,
    color,
    options = [],
    adds = [],
    carries = [],
    takes = [],
    signed = false,
    look = "check",
  } = op;
  return {
    kind,
    path: name.split("."),
    value,
    label,
    rect,
    width: mmToPt(right - left),
    height: mmToPt(bottom - top),
    size,
    shrinks: false,
    align,
    color,
    options,
    adds,
    carries,
    takes,
    signed,
    look,
  };
}

/** Minimum width of a field for words, in type sizes: a narrower field is for numbers and initials, which keep their size. */
const WORDS = 5;
/** Height of a line in pdf.js, in type sizes, and the total margin above and below it, points. */
const LINE_HEIGHT = 1.35;
const EDGES = 2;
/** A field may be this much lower than its line, and is then made higher. */
const LOW = 0.9;

/**
 * Lets names shrink as they are typed. Viewers support this in only one way: type of size 0 (ISO 32000-1, 12.7.3.3) fills the field's
 * height, and shrinks if the line is longer than the field; scripts cannot set a size in pdf.js and pdfium. So the field is made as high as
 * a line in the sheet's own size: short words look as printed. If a field is much lower than that, its size stays fixed.
 */
function withAutoSize(spec: FieldSpec): FieldSpec {
  const { kind, adds, size, width, height, rect } = spec;
  const line = LINE_HEIGHT * size + EDGES;
  if (kind !== "text" || adds.length > 0 || width < WORDS * size || height < LOW * line) return spec;
  const [left, bottom, right, top] = rect;
  const rest = (height - line) / 2;
  return { ...spec, shrinks: true, height: line, rect: [left, bottom + rest, right, top - rest] };
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
  if (other !== undefined) report("field-name-twice", `the field name "${name}" is already on ${other}`);
  names.set(name, place);
  for (let depth = 1; depth < path.length; depth++) groups.add(path.slice(0, depth).join("."));
}

function checkValue({ kind, value, options }: FieldSpec, report: Report): void {
  if (kind === "check" && !["", "on", "off"].includes(value)) {
    report("field-value-invalid", `a tick is "on" or "off", not "${value}"`);
  }
  if (kind !== "choice") return;
  if (options.length === 0) report("field-options-missing", "a choice needs options");
  else if (value !== "" && !options.includes(value)) {
    report("field-value-invalid", `"${value}" is not one of the choices`, `choices: ${options.join(", ")}`);
  }
}

/** Shrinks the type until the value fits, down to a minimum. */
function fitValue(spec: FieldSpec, hands: FormHands, place: string, issues: Issue[]): FieldSpec {
  const where = { file: place, path: spec.path.join(".") };
  const missing = missingGlyphIssue(hands.pencil, spec.value, where, hands.fonts);
  if (missing) {
    issues.push(missing);
    return spec;
  }
  const room = ptToMm(Math.max(1, spec.width - 2 * FIELD_PADDING));
  const floor = ptToMm(Math.min(FIELD_FLOOR, spec.size));
  const fitted = fitText(hands.measureOf(spec.value), spec.value, room, ptToMm(spec.size), floor, 0, where);
  if ("size" in fitted) return { ...spec, size: Math.round(mmToPt(fitted.size) * 100) / 100 };
  issues.push(fitted.issue);
  return spec;
}
