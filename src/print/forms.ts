/** A sheet's facts and values -> pages: its form is laid out once, and each copy is written into it. */
import { hasOwnFacts, withOwnFacts } from "./own-facts.js";
import { withCanvas } from "./canvas.js";
import { coarsePictures } from "./coarse-pictures.js";
import { houseRulesFacts } from "./house-rules.js";
import { playedFrame } from "./played-frame.js";
import type { BuildRequest, Played } from "./request.js";
import { saidIn } from "./said.js";
import { throwOnErrors, UserError, warning, type Issue } from "../kernel/issue/index.js";
import type { Fill, Page } from "../sheet/drawing/types.js";
import { checkForm } from "../sheet/layout/check.js";
import type { Form, Values } from "../sheet/layout/form.js";
import { TemplateEngine, type LayOutRequest } from "../sheet/template/engine.js";
import { readFrontMatter, type FrontMatter } from "../sheet/template/front-matter.js";
import type { TemplateSource } from "../sheet/template/source.js";
import { makeTheme } from "../sheet/theme.js";
import type { FontBook } from "../sheet/type/font-book.js";
import type { GameSystem } from "../contract/game.js";
import type { CapacityOf, Copy, FactsContext, FillContext, SheetContent, SheetSpec } from "../contract/sheet.js";

const engines = new WeakMap<TemplateSource, TemplateEngine>();
const contents = new WeakMap<SheetSpec, Promise<SheetContent>>();
/** Cache by templates and fonts: a form is measured with the fonts it prints in. */
const forms = new WeakMap<TemplateEngine, WeakMap<FontBook, Map<string, Form>>>();
/** Forms by their facts, and facts by their rules: similar games share a form without a second comparison. */
const byFacts = new WeakMap<object, Map<string, Form>>();
/** Warnings of a form. */
const warnings = new WeakMap<Form, readonly Issue[]>();
const factsOf = new WeakMap<SheetContent, WeakMap<object, Map<string, object>>>();
/** Height of a footer with an 11 mm QR code and the white space above it, millimeters. */
const FOOT_WITH_QR = 12.6;
/** Maximum cached forms: the cards of a league, in a few themes. */
const KEPT_FORMS = 400;

/** Compiled templates, cached as long as their source. */
export function engineFor(source: TemplateSource): TemplateEngine {
  let engine = engines.get(source);
  if (!engine) engines.set(source, (engine = new TemplateEngine(source)));
  return engine;
}

/** Facts and values of a sheet, loaded once. */
export function contentOf(spec: SheetSpec): Promise<SheetContent> {
  let content = contents.get(spec);
  if (!content) {
    const loaded = spec.load();
    contents.set(spec, (content = hasOwnFacts(spec) ? loaded.then(withOwnFacts) : loaded));
  }
  return content;
}

export const templateOf = ({ system }: Pick<BuildRequest, "system">, { template, id }: SheetSpec): string =>
  template ?? `${system.id}/${id}`;

/** The front matter of a sheet's template. */
export const frontOf = (system: GameSystem, spec: SheetSpec, templates: TemplateSource): FrontMatter =>
  engineFor(templates).front(templateOf({ system }, spec));

/** One sentence about a sheet, from its template. */
export function summaryOf(system: GameSystem, spec: SheetSpec, templates: TemplateSource): string {
  const found = templates.read(templateOf({ system }, spec));
  return spec.summary ?? (found && readFrontMatter(found.text, found.file).front.summary) ?? "";
}

/** A form and its values; drawn once its page numbers are known. */
export interface Unit {
  readonly form: Form;
  readonly values: Values;
  readonly title: string;
  /** True if it has its own facts. */
  readonly own?: boolean;
}

/**
 * Copies of a sheet, laid out but not drawn.
 * @throws UserError with every error in the template and the facts
 */
export async function sheetUnits(request: BuildRequest, spec: SheetSpec, fill: Fill): Promise<readonly Unit[]> {
  const content = await contentOf(spec);
  const engine = engineFor(request.templates);
  const issues: Issue[] = [];
  const { rules, names, cache, progress } = request;
  const context: FactsContext<unknown> = { rules, names, cache, ...(progress && { progress }) };
  /** Called first for rows, then for pages: the template runs the first time and reports its errors then. */
  const laid = new Map<string | undefined, Map<object, Form>>();
  const formFor = ({
    facts = keptFacts(request, spec, content, context),
    accent,
  }: Pick<Copy, "facts" | "accent">): Form => {
    const known = laid.get(accent) ?? new Map<object, Form>();
    laid.set(accent, known);
    const form = known.get(facts) ?? formOf(engine, sheetForm(request, spec, content, facts, accent), issues);
    known.set(facts, form);
    return form;
  };
  const capacity: CapacityOf = (table, look = {}) => capacityOf(formFor(look), table, issues);
  const copies = copiesOf(request, content, fill, { ...context, capacity });
  throwOnErrors(issues);
  const units = copies.map((copy) => ({
    form: formFor(copy),
    values: copy.values,
    title: copy.title ?? "",
    own: copy.facts !== undefined,
  }));
  throwOnErrors(issues);
  for (const form of new Set(units.map((unit) => unit.form))) request.report?.(warnings.get(form) ?? []);
  return units;
}

/** Pages of a sheet, and information about its forms. */
interface FormPages {
  readonly pages: readonly Page[];
  readonly front: FrontMatter;
  /** True if the form itself depends on what fills it. */
  readonly own: boolean;
  /** True if it has places to write in. */
  readonly typed: boolean;
}

/**
 * Pages of a sheet, before imposition.
 * @throws UserError with every error in the template, the facts and the values
 */
export async function formPages(
  request: BuildRequest,
  spec: SheetSpec,
  fill: Fill,
  played: Played | undefined,
): Promise<FormPages> {
  const units = await sheetUnits(request, spec, fill);
  const issues: Issue[] = [];
  const pages: Page[] = [];
  const reported = new Set<Form>();
  const named = { ...spec, title: saidIn(request.templates, spec.title) };
  const total = units.reduce((sum, { form, values }) => sum + form.pagesFor(values, fill).length, 0);
  units.forEach(({ form, values, title }, i) => {
    const start = pages.length;
    const options = {
      fill,
      fieldPrefix: units.length === 1 ? `${spec.code}.` : `${spec.code}.${i + 1}.`,
      // Copies are distinguished by number.
      heard: i > 0 ? `${i + 1}` : "",
      frame: (page: number): Values => ({
        "frame.page": [start + page, total],
        // Whose copy it is: pages after the first have no heading that says so.
        ...(page > 1 && title !== "" && { "frame.of": { text: title, shorter: [title.split(": ").at(-1)!] } }),
        ...(fill === "filled" && played && playedFrame(played, request)),
      }),
    };
    for (const page of form.copy(values, options, issues))
      pages.push({ ...page, title: titleOf(page, saidIn(request.templates, title), named) });
    if (fill !== "blank" && !reported.has(form)) {
      reported.add(form);
      request.report?.(form.strays(values));
    }
  });
  throwOnErrors(issues);
  if (request.templates.pictures?.used) request.report?.(coarsePictures(pages));
  if (request.theme === "large-print" && units[0].form.front.large === "same") request.report?.([notEnlarged(spec)]);
  const own = units.some((unit) => unit.own);
  const typed = [...new Set(units.map(({ form }) => form))].some(({ slots }) => slots.some(({ live }) => !live));
  return { pages, front: units[0].form.front, own, typed };
}

const notEnlarged = ({ code, title }: SheetSpec): Issue =>
  warning("not-enlarged", `${code} ${title} has no large print: it keeps its size`);

const titleOf = (page: Page, title: string, spec: SheetSpec): string => {
  if (title !== "") return page.title === "" ? title : `${title}: ${page.title}`;
  return page.title === "" ? spec.title : page.title;
};

function capacityOf(form: Form, table: string, issues: Issue[]): number {
  const capacity = form.capacity(table);
  if (capacity > 0) return capacity;
  issues.push(form.missingTable(table));
  throw new UserError(issues);
}

/** Handwritten values, copy by copy; a blank is one copy without any. */
function copiesOf(
  { records, names, summary, values }: BuildRequest,
  content: SheetContent,
  fill: Fill,
  context: FillContext<unknown>,
): readonly Copy[] {
  if (values) return values.map((own) => ({ values: own }));
  const given: Copy = { values: fill === "blank" ? {} : (content.head?.(names) ?? names) };
  if (fill === "blank" && !content.always) return [given];
  if (records.length === 0 && !content.always) return [given];
  const copies = content.fill?.(records, { ...context, ...(summary && { summary }) }) ?? [];
  return copies.length > 0 ? copies : [given];
}

/** The form of a sheet with these facts. */
function sheetForm(
  request: BuildRequest,
  spec: SheetSpec,
  { figures }: SheetContent,
  facts: object,
  accent: string | undefined,
): LayOutRequest {
  const { system, theme, paper, fonts, rules, qr } = request;
  return {
    template: templateOf(request, spec),
    facts,
    theme: makeTheme(theme, accent ?? system.accent),
    paper,
    fonts,
    frame: {
      game: system.title,
      code: spec.code,
      sheet: spec.title,
      rules: system.rulesName(rules),
      qr: qr === true,
    },
    ...(qr && { foot: FOOT_WITH_QR }),
    ...(figures && { figures }),
  };
}

/** Facts that depend only on rules and names; computed once. */
function keptFacts(
  { system }: Pick<BuildRequest, "system">,
  spec: SheetSpec,
  content: SheetContent,
  context: FactsContext<unknown>,
): object {
  let rules = factsOf.get(content);
  if (!rules) factsOf.set(content, (rules = new WeakMap()));
  const key = context.rules as object;
  let kept = rules.get(key);
  if (!kept) rules.set(key, (kept = new Map()));
  const names = JSON.stringify(context.names);
  let facts = kept.get(names);
  if (!facts) {
    const own = content.form(context);
    facts = spec.houseRules ? { ...own, houseRules: houseRulesFacts(system, context.rules) } : own;
    kept.set(names, facts);
  }
  return facts;
}

/** The form for these facts; equal facts share one, laid out the first time. Errors go to `issues`. */
export function formOf(engine: TemplateEngine, request: LayOutRequest, issues: Issue[]): Form {
  const { template, facts, theme, paper, fonts, frame, footer, instead } = request;
  const look = JSON.stringify([template, theme.id, theme.accent, paper, frame, footer, instead]);
  let own = byFacts.get(facts);
  if (!own) byFacts.set(facts, (own = new Map()));
  let byFonts = forms.get(engine);
  if (!byFonts) forms.set(engine, (byFonts = new WeakMap()));
  let kept = byFonts.get(fonts);
  if (!kept) byFonts.set(fonts, (kept = new Map()));
  let form = own.get(look);
  if (form && form.engine === engine && form.fonts === fonts) return form;
  const key = `${look} ${JSON.stringify(facts)}`;
  form = kept.get(key);
  if (form) {
    own.set(look, form);
    return form;
  }
  const found: Issue[] = [];
  form = engine.layOut(request, found);
  const mild = found.filter(({ severity }) => severity === "warning");
  const errors = found.filter(({ severity }) => severity === "error");
  if (errors.length === 0 && engine.isOwn(template)) errors.push(...checkForm(form));
  if (mild.length > 0) warnings.set(form, mild);
  issues.push(...errors);
  if (errors.length === 0) {
    if (kept.size >= KEPT_FORMS) kept.clear();
    kept.set(key, form);
    own.set(look, form);
  }
  return form;
}

/** The form of a blank sheet: for lists of slots, docs and tests. */
export async function blankForm(
  request: BuildRequest,
  spec: SheetSpec,
): Promise<{ readonly form: Form; readonly facts: object }> {
  const content = await contentOf(spec);
  const { rules, names, cache, fonts } = request;
  const facts = keptFacts(request, spec, content, { rules, names, cache });
  const engine = engineFor(request.templates);
  return withCanvas(fonts, () => {
    const issues: Issue[] = [];
    const form = formOf(engine, sheetForm(request, spec, content, facts, undefined), issues);
    throwOnErrors(issues);
    return { form, facts };
  });
}
