/** Filled-in forms -> the checked contents of their sheets: values, sums, and the record if a sheet contains a whole game. */
import { markOf, rulesOf, type KnownMark } from "../print/form-mark.js";
import { blankForm, contentOf } from "../print/forms.js";
import type { BuildRequest } from "../print/request.js";
import { fault, UserError, type Issue } from "../kernel/issue/index.js";
import type { FoundField, FoundForm } from "../text/pdf-form.js";
import type { FieldOp } from "../sheet/drawing/types.js";
import type { SlotValue } from "../sheet/fields/field.js";
import { typedValue } from "../sheet/fields/typed.js";
import type { Form, Values } from "../sheet/layout/form.js";
import { valuesFile } from "./values.js";
import type { GameSystem } from "../contract/game.js";
import type { ReadBack, SheetSpec, WrittenCopy, WrittenResult } from "../contract/sheet.js";

/** What reading a form depends on. */
export type ReadRequest = Pick<BuildRequest, "templates" | "fonts" | "cache"> & {
  readonly systems: readonly GameSystem[];
  /** The user's own teams, checked. */
  readonly teams?: unknown;
};

/** A sheet with all copies found of it. */
export interface ReadSheet {
  readonly spec: SheetSpec;
  /** Values of each copy, by slot. */
  readonly copies: readonly Values[];
  /** Number of filled fields. */
  readonly count: number;
}

export interface ReadForms {
  readonly system: GameSystem;
  readonly sheets: readonly ReadSheet[];
  /** The record, if the sheet contains a whole game. */
  readonly record?: unknown;
  /** What its rows leave open, filled in to fit. */
  readonly filledIn?: ReadBack["filledIn"];
  /** Results of league games. */
  readonly results: readonly FoundResult[];
  /** Values of each sheet, as a values file. */
  readonly values: readonly object[];
  readonly issues: readonly Issue[];
}

/** A result and its location. */
export interface FoundResult extends Omit<WrittenResult, "copy" | "field"> {
  readonly place: Pick<Issue, "file" | "path">;
}

/** A copy of a sheet in a file. */
interface FoundCopy extends WrittenCopy {
  readonly file: string;
  readonly fields: ReadonlyMap<string, FoundField>;
  /** Location of a field in words: its page, and its label, the same in every copy. */
  readonly placeOf: (field: string) => string;
}

/**
 * Reads forms: pages of one sheet may be spread over several files, in order.
 * @throws UserError for files that are not Pressbox forms, or are for different games
 */
export async function readForms(forms: readonly FoundForm[], request: ReadRequest): Promise<ReadForms> {
  const marks = forms.map((form) => markOf(form, request.systems));
  const [{ mark, system }] = marks;
  marks.forEach((other, i) => {
    if (JSON.stringify([other.mark.game, other.mark.rules]) === JSON.stringify([mark.game, mark.rules])) return;
    const message = `this form is for ${other.system.title}, ${other.system.rulesName(rulesOf(other))} rules; the first one is for ${system.title}, ${system.rulesName(rulesOf(marks[0]))} rules`;
    throw new UserError(fault("form-mixed", message, { file: forms[i].file, hint: "read them one by one" }));
  });
  const ids = [...new Set(marks.flatMap((one) => one.mark.sheets))];
  const specs = system.sheets.filter(({ id }) => ids.includes(id));
  const issues: Issue[] = [];
  const sheets: ReadSheet[] = [];
  const results: FoundResult[] = [];
  let record: unknown;
  let filledIn: ReadBack["filledIn"];
  for (const spec of specs) {
    const own: FoundCopy[] = [];
    let form: Form | undefined;
    let parts: readonly FieldOp[] = [];
    let complete = true;
    for (const [i, found] of forms.entries()) {
      if (!marks[i].mark.sheets.includes(spec.id)) continue;
      form = (await blankForm(buildRequest(marks[i], request), spec)).form;
      parts = form.typed();
      const { wrong, copies } = copiesIn(found, spec, parts);
      if (!wrong) own.push(...copies);
      else issues.push(marks[i].mark.own?.includes(spec.id) ? drawnIssue(spec, found.file) : wrong);
      complete &&= !wrong;
    }
    if (!form || own.length === 0) continue;
    const count = own.reduce(
      (sum, { fields }) => sum + [...fields.values()].filter(({ value }) => value !== "").length,
      0,
    );
    const copies = own.map((copy) => valuesOf(form, parts, copy));
    sheets.push({ spec, copies, count });
    const sums = own.map((copy) => sumIssues(parts, copy));
    issues.push(...sums.flat());
    // A wrong sum is a single error: correct it, so that other errors are found in the same run.
    const summed = own.map((copy, i) => withSums(copy, sums[i]));
    const content = await contentOf(spec);
    const { read } = content;
    const context = { rules: rulesOf(marks[0]), ...(request.teams !== undefined && { teams: request.teams }) };
    const found = content.results?.(summed, context);
    for (const { copy, field, ...result } of found?.results ?? [])
      results.push({ ...result, place: { file: own[copy].file, path: own[copy].placeOf(field) } });
    for (const { copy, field, expected } of found?.contradicted ?? [])
      issues.push(contradiction(own[copy], field, expected));
    if (!read) issues.push(...own.flatMap((copy, i) => unfitIssues(form, parts, copy, copies[i])));
    if (!read || count === 0 || !complete) continue;
    const back = read(summed, context);
    const { file } = own[0];
    issues.push(...back.issues.map((issue) => ({ file, ...issue })));
    for (const { copy, field, expected } of back.contradicted) issues.push(contradiction(own[copy], field, expected));
    if (record === undefined) ({ record, filledIn } = back);
  }
  const values = sheets.map((sheet) => valuesFile(system, mark.rules, sheet));
  return {
    system,
    sheets,
    results,
    values,
    issues,
    ...(record !== undefined && { record }),
    ...(filledIn && { filledIn }),
  };
}

const drawnIssue = ({ title, id }: SheetSpec, file: string): Issue =>
  fault(
    "form-own",
    `the ${title.toLowerCase()} was printed for one game or league; only forms printed blank can be read`,
    {
      file,
      hint: `print ${id} --forms without --record and --seed`,
    },
  );

const buildRequest = (known: KnownMark, { templates, fonts, cache }: ReadRequest): BuildRequest => ({
  system: known.system,
  rules: rulesOf(known),
  records: [],
  fill: "forms",
  theme: known.mark.theme,
  paper: known.mark.paper,
  names: {},
  templates,
  fonts,
  cache,
});

/** The copies of a sheet in a file: their field names begin with the sheet's code, and a number if there are several. */
function copiesIn(
  found: FoundForm,
  { code, title }: SheetSpec,
  parts: readonly FieldOp[],
): { readonly copies: readonly FoundCopy[]; readonly wrong?: Issue } {
  const known = new Map(parts.map(({ name, label }) => [name, label]));
  const copies = new Map<number, Map<string, FoundField>>();
  const start = `${code}.`;
  for (const field of found.fields) {
    if (!field.name.startsWith(start)) continue;
    const rest = field.name.slice(start.length);
    const [, number, name] = known.has(rest) ? ["", "0", rest] : (/^(\d+)\.(.+)$/.exec(rest) ?? ["", "0", rest]);
    let copy = copies.get(Number(number));
    if (!copy) copies.set(Number(number), (copy = new Map()));
    copy.set(name, field);
  }
  const issues: Issue[] = [];
  for (const fields of copies.values()) {
    const missing = [...known.keys()].filter((name) => !fields.has(name)).length;
    const strange = [...fields].find(([name, { value }]) => !known.has(name) && value !== "");
    if (missing === 0 && !strange) continue;
    const what =
      missing > 0
        ? `${missing} of its ${known.size} fields are missing`
        : `"${strange![1].label}" is not a field on it`;
    const message = `the ${title.toLowerCase()} is from another version of Pressbox: ${what}`;
    issues.push(fault("form-version", message, { file: found.file, hint: "print the form again with this version" }));
  }
  return {
    ...(issues.length > 0 && { wrong: issues[0] }),
    copies: [...copies.values()].map((fields) => ({
      file: found.file,
      fields,
      placeOf: (name) => `page ${fields.get(name)?.page ?? 1}, ${known.get(name) || name}`,
      has: (name) => fields.has(name),
      text: (name) => fields.get(name)?.value ?? "",
    })),
  };
}

/** A page heading is a separate field on each page: `away`, `away-2`. */
const firstOf = (name: string): string => name.replace(/-\d+$/, "");

/** Values of a copy, by slot. */
function valuesOf(form: Form, parts: readonly FieldOp[], copy: FoundCopy): Values {
  const slots = new Map(form.slots.filter(({ live }) => !live).map((slot) => [slot.name, slot]));
  const bySlot = new Map<string, FieldOp[]>();
  const repeated = new Map<string, string>();
  for (const part of parts) {
    const first = firstOf(part.name);
    if (first !== part.name && slots.has(first)) {
      if (!repeated.get(first)) repeated.set(first, copy.text(part.name));
      continue;
    }
    // A part of a field has one more number or word in its name: `season.1.dice.2`.
    const slot = slots.has(part.name) ? part.name : part.name.slice(0, part.name.lastIndexOf("."));
    const own = bySlot.get(slot);
    if (own) own.push(part);
    else bySlot.set(slot, [part]);
  }
  const text = (name: string): string => copy.text(name) || (repeated.get(name) ?? "");
  const values: Record<string, SlotValue> = {};
  for (const [name, own] of bySlot) {
    const slot = slots.get(name);
    const value = slot && typedValue(slot, own, text);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Errors in handwriting: a face that no die has, a word where a number belongs. */
const UNFIT = ["value-unfit", "face-unknown"];

/** Fields with values that their place on the sheet cannot show, reported by page and label, not by the template that would reject them. */
function unfitIssues(form: Form, parts: readonly FieldOp[], copy: FoundCopy, values: Values): Issue[] {
  const refused: Issue[] = [];
  form.copy(values, { fill: "filled", fieldPrefix: "", frame: () => ({}) }, refused);
  return refused.flatMap(({ code, path = "", message, hint, detail }) => {
    if (!UNFIT.includes(code)) return [];
    const own = parts.filter(({ name }) => name === path || name.slice(0, name.lastIndexOf(".")) === path);
    const field = own.find(({ name }) => copy.text(name) !== "") ?? own[0];
    const typed = own.map(({ name }) => copy.text(name)).filter((text) => text !== "");
    const said = detail?.["wanted"] === undefined ? message : `expected ${String(detail["wanted"])}`;
    return fault("field-unfit", `found "${typed.join(" ")}"; ${said}`, {
      file: copy.file,
      path: copy.placeOf(field?.name ?? path),
      ...(hint !== undefined && { hint }),
    });
  });
}

/** A number as typed; undefined for anything else. */
function numberIn(text: string): number | undefined {
  const bare = text.replace(/\s/g, "").replace("\u2212", "-");
  return bare === "" || Number.isNaN(Number(bare)) ? undefined : Number(bare);
}

/** Sums that do not match their fields: viewers without scripts do not add up. */
function sumIssues(parts: readonly FieldOp[], copy: FoundCopy): Issue[] {
  return parts.flatMap(({ name, adds = [], carries = [], takes = [] }) => {
    const written = copy.text(name);
    const found = numberIn(written);
    const own = adds.map((field) => numberIn(copy.text(field))).filter((value) => value !== undefined);
    if (written.trim() === "" || own.length === 0) return [];
    const carried = carries.map((field) => numberIn(copy.text(field)) ?? 0);
    const taken = takes.map((field) => -Math.abs(numberIn(copy.text(field)) ?? 0));
    const sum = Math.round(100 * [...own, ...carried, ...taken].reduce((total, value) => total + value, 0)) / 100;
    return found === sum ? [] : [contradiction(copy, name, `${sum}`, "its sum is")];
  });
}

/** The copy with its wrong sums corrected. */
function withSums(copy: FoundCopy, wrong: readonly Issue[]): FoundCopy {
  if (wrong.length === 0) return copy;
  const right = new Map(wrong.map(({ detail }) => [detail?.["field"], detail?.["expected"] as string]));
  return { ...copy, text: (name) => right.get(name) ?? copy.text(name) };
}

/** A field that contradicts the rest: its page and label, what was found and what was expected. */
function contradiction(copy: FoundCopy, name: string, expected: string, by = "dice and rules give"): Issue {
  const found = copy.text(name);
  const wanted = expected === "" ? `${by} nothing there` : `${by} "${expected}"`;
  return fault("field-contradicted", `found "${found}"; ${wanted}`, {
    file: copy.file,
    path: copy.placeOf(name),
    detail: { field: name, found, expected },
  });
}
