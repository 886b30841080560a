/** The pipeline from a sheet's name to finished pages, step by step. No file access here. */
import type { BuildRequest, CommandFiles, Played } from "./request.js";
import { fault, throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import { FOOTER_LENGTH } from "../kernel/machine/match-footer.js";
import type { Size } from "../kernel/units/index.js";
import type { Fill, Page } from "../sheet/drawing/types.js";
import { isCard } from "../sheet/template/front-matter.js";
import { withCanvas } from "./canvas.js";
import type { Drawn } from "./cards.js";
import { formPages } from "./forms.js";
import { markForm } from "./form-mark.js";
import { saidIn } from "./said.js";

import type { OutlineItem, PageLabel, PrintDocument } from "../render/types.js";
import { describeRecord, drawsFrom, keepsRules } from "../contract/records.js";
import type { SheetSpec } from "../contract/sheet.js";

/** One sheet, ready for an exporter. */
export interface BuiltSheet {
  readonly spec: SheetSpec;
  readonly pages: readonly Page[];
  /** True if the form itself depends on what fills it, so that it differs from the blank. */
  readonly own?: boolean;
  /** True if it has places to write in; absent = read-only. */
  readonly typed?: boolean;
}

/**
 * Builds one sheet: its form and copies, and for cards the sheets of paper they are cut from.
 * @throws UserError with every issue found while drawing
 */
export async function buildSheet(request: BuildRequest, spec: SheetSpec): Promise<BuiltSheet> {
  return withCanvas(request.fonts, async () => {
    const drawn = await drawSheet(request, spec);
    return builtOf(drawn);
  });
}

type DrawnSheet = Drawn & Pick<BuiltSheet, "own" | "typed">;

/** Most sheets are not cards and have no code: the code for these is loaded only if needed. */
const builtOf = async (drawn: DrawnSheet): Promise<BuiltSheet> => {
  const { spec, own, typed, front } = drawn;
  const pages = isCard(front) || front.backs ? (await import("./cards.js")).cardSheets(drawn) : drawn.pages;
  return { spec, pages, own, typed };
};

/** Pages of a sheet as its form lays them out. */
async function drawSheet(request: BuildRequest, spec: SheetSpec): Promise<DrawnSheet> {
  const records = recordsFor(request, spec);
  const fill = fillOf({ ...request, records }, spec);
  const played = fill === "blank" ? undefined : await withCode({ ...request, records });
  const own = { ...request, records, qr: request.qr && fill === "filled" && played?.code !== undefined };
  return { request, spec, fill, played, ...(await formPages(own, spec, fill, played)) };
}

/** Builds several sheets and reports the errors of all of them together. @param own the request for one sheet */
export async function buildSheets(
  request: BuildRequest,
  specs: readonly SheetSpec[],
  own: (spec: SheetSpec) => BuildRequest = () => request,
): Promise<BuiltSheet[]> {
  return withCanvas(request.fonts, () => drawSheets(request, specs, own));
}

async function drawSheets(
  request: BuildRequest,
  specs: readonly SheetSpec[],
  own: (spec: SheetSpec) => BuildRequest,
): Promise<BuiltSheet[]> {
  const issues: Issue[] = [];
  const drawn: Drawn[] = [];
  const built: BuiltSheet[] = [];
  for (const spec of specs) {
    try {
      const one = await drawSheet(own(spec), spec);
      if (request.cards?.shared) drawn.push(one);
      else built.push(await builtOf(one));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
    }
  }
  throwOnErrors(issues);
  return request.cards?.shared ? (await import("./cards.js")).sharedSheets(drawn) : built;
}

/** Binds sheets into one document with an outline: one entry per sheet, with entries for its pages below. */
export function bindDocument(request: BuildRequest, sheets: readonly BuiltSheet[], title: string): PrintDocument {
  if (sheets.every(({ pages: own }) => own.length === 0))
    throw new UserError(fault("nothing-to-print", "this made no pages"));
  const { system } = request;
  const { words } = request.templates;
  const said = (text: string): string => saidIn(request.templates, text);
  const outline: OutlineItem[] = [];
  const labels: PageLabel[] = [];
  const pages: Page[] = [];
  for (const { spec, pages: own } of sheets) {
    // Adds a blank: otherwise a front on the back of a sheet would have its own back on the next sheet.
    if (pages.length % 2 === 1 && own[0]?.side === "front") pages.push(blankBack(own[0]));
    const start = pages.length;
    const children = own.length > 1 ? own.map((page, i) => ({ title: said(page.title), page: start + i })) : undefined;
    outline.push({ title: `${spec.code} ${said(spec.title)}`, page: start, ...(children ? { children } : {}) });
    labels.push({ page: start, text: spec.code, numbered: own.length > 1 });
    pages.push(...(words ? own.map((page) => ({ ...page, title: said(page.title) })) : own));
  }
  const records = sheets.length === 1 ? recordsFor(request, sheets[0].spec) : request.records;
  const played = describeRecords({ ...request, records });
  return {
    info: {
      title,
      ...(words && { language: words.language }),
      subject: `${system.title}: ${sheets.map((sheet) => said(sheet.spec.title).toLowerCase()).join(", ")}. ${said(system.credit)}`,
      keywords: played
        ? said(`${played.line}; ${played.command}`)
        : said(`${system.rulesName(request.rules)} rules; blank`),
      ...(request.fill === "forms" && { form: markForm(request, sheets) }),
    },
    pages,
    outline,
    ...(sheets.length > 1 && { labels }),
  };
}

/** A side of the paper that stays blank. */
const blankBack = ({ width, height }: Size): Page => ({
  width,
  height,
  title: "",
  layers: { art: [], form: [], pencil: [], marks: [] },
  side: "back",
});

type Filling = Pick<BuildRequest, "system" | "rules" | "records" | "repeat" | "files">;

/** What fills a sheet: the one game, or the one file given. */
function recordOf({ system, records }: Filling): readonly unknown[] {
  const games = records.filter((record) => system.kinds.record.matches(record));
  const shown = games.length === 1 ? games : records;
  return shown.length === 1 ? shown : [];
}

/** Footer words about what fills a sheet. */
function describeRecords(filling: Filling): Played | undefined {
  const { system, rules, repeat, files = {} } = filling;
  if (repeat) return repeat;
  const [record] = recordOf(filling);
  if (record === undefined) return undefined;
  const { line, command } = describeRecord(system, record);
  // Teams and charts do not say under which rules they are printed.
  const house = rules !== system.standardRules && /\bprint\b/.test(command) && !keepsRules(system, record);
  const whole = house ? `${command} --rules FILE` : command;
  const named = withFiles(whole, files);
  return { line, command: line.length + named.length <= FOOTER_LENGTH ? named : whole };
}

/** The same words, with the game's code. */
async function withCode(filling: Filling): Promise<Played | undefined> {
  const played = describeRecords(filling);
  const [record] = recordOf(filling);
  if (!played || filling.repeat || record === undefined) return played;
  const { codeOfGame } = await import("../contract/game-code.js");
  const code = codeOfGame(filling.system, record);
  return { ...played, ...(code !== undefined && { code }) };
}

/** True for names without characters that a shell would interpret. */
const isPlain = (name = ""): boolean => /^[\p{L}\d._-]+$/u.test(name);

/** A command for the files it was given; if the record was not saved, the game is played again from its dice. */
function withFiles(command: string, { dice, ...files }: CommandFiles): string {
  const played =
    files.record === undefined && isPlain(dice)
      ? command.replace(/\bprint (\S+) --record FILE\b/, `play $1 --dice ${dice} --fill`)
      : command;
  return played.replace(/--(record|rules) FILE\b/g, (words, option: keyof typeof files) =>
    isPlain(files[option]) ? `--${option} ${files[option]}` : words,
  );
}

/** The records that fill a sheet. */
const recordsFor = ({ system, records }: BuildRequest, spec: SheetSpec): readonly unknown[] =>
  records.filter((record) => drawsFrom(system, spec, record));

function fillOf(request: BuildRequest, spec: SheetSpec): Fill {
  if (request.values) return request.fill;
  if (spec.always) return spec.always;
  if (request.fill !== "filled") return request.fill;
  if (spec.fills === "nothing") return "blank";
  // Names for its heading also count as filling a sheet.
  return request.records.length > 0 || Object.keys(request.names).length > 0 ? "filled" : "blank";
}
