/** The pipeline from a sheet's name to finished pages, step by step. Nothing here touches files. */
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
  /** Printed for what fills it: the print is not the blank's. */
  readonly own?: boolean;
  /** It has places for a hand; absent = it is only read. */
  readonly typed?: boolean;
}

/**
 * Builds one sheet: its form and copies, and for cards the sheets of paper they are cut from.
 * @throws UserError with every issue found while drawing.
 */
export async function buildSheet(request: BuildRequest, spec: SheetSpec): Promise<BuiltSheet> {
  return withCanvas(request.fonts, async () => {
    const drawn = await drawSheet(request, spec);
    return builtOf(drawn);
  });
}

type DrawnSheet = Drawn & Pick<BuiltSheet, "own" | "typed">;

/** Most sheets are no cards and have no code: what puts these on paper is loaded when one does. */
const builtOf = async (drawn: DrawnSheet): Promise<BuiltSheet> => {
  const { spec, own, typed, front } = drawn;
  const pages = isCard(front) || front.backs ? (await import("./cards.js")).cardSheets(drawn) : drawn.pages;
  return { spec, pages, own, typed };
};

/** Pages of a sheet as its form has them. */
async function drawSheet(request: BuildRequest, spec: SheetSpec): Promise<DrawnSheet> {
  const records = recordsFor(request, spec);
  const fill = fillOf({ ...request, records }, spec);
  const played = fill === "blank" ? undefined : await withCode({ ...request, records });
  const own = { ...request, records, qr: request.qr && fill === "filled" && played?.code !== undefined };
  return { request, spec, fill, played, ...(await formPages(own, spec, fill, played)) };
}

/** Builds several sheets; the faults of all of them are reported together. @param own the request as it holds for one sheet */
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

/** Binds sheets into one document with an outline: an entry a sheet, entries for its pages below it. */
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
    // A front on the second side of the paper would have its back on the next sheet.
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

/** A side of the paper that stays white. */
const blankBack = ({ width, height }: Size): Page => ({
  width,
  height,
  title: "",
  layers: { art: [], form: [], pencil: [], marks: [] },
  side: "back",
});

type Filling = Pick<BuildRequest, "system" | "rules" | "records" | "repeat" | "files">;

/** What fills a sheet: its one game, or the one file there is. */
function recordOf({ system, records }: Filling): readonly unknown[] {
  const games = records.filter((record) => system.kinds.record.matches(record));
  const told = games.length === 1 ? games : records;
  return told.length === 1 ? told : [];
}

/** Words for what fills a sheet. */
function describeRecords(filling: Filling): Played | undefined {
  const { system, rules, repeat, files = {} } = filling;
  if (repeat) return repeat;
  const [record] = recordOf(filling);
  if (record === undefined) return undefined;
  const { line, command } = describeRecord(system, record);
  // Teams and charts do not say by which rules they are printed.
  const house = rules !== system.standardRules && /\bprint\b/.test(command) && !keepsRules(system, record);
  const whole = house ? `${command} --rules FILE` : command;
  const named = withFiles(whole, files);
  return { line, command: line.length + named.length <= FOOTER_LENGTH ? named : whole };
}

/** The same words, and the code of the game. */
async function withCode(filling: Filling): Promise<Played | undefined> {
  const played = describeRecords(filling);
  const [record] = recordOf(filling);
  if (!played || filling.repeat || record === undefined) return played;
  const { codeOfGame } = await import("../contract/game-code.js");
  const code = codeOfGame(filling.system, record);
  return { ...played, ...(code !== undefined && { code }) };
}

/** Names that a shell would take apart are left to the reader. */
const isPlain = (name = ""): boolean => /^[\p{L}\d._-]+$/u.test(name);

/** A command for the files that it was given; a game whose record no one kept is played again from its dice. */
function withFiles(command: string, { dice, ...files }: CommandFiles): string {
  const played =
    files.record === undefined && isPlain(dice)
      ? command.replace(/\bprint (\S+) --record FILE\b/, `play $1 --dice ${dice} --fill`)
      : command;
  return played.replace(/--(record|rules) FILE\b/g, (words, option: keyof typeof files) =>
    isPlain(files[option]) ? `--${option} ${files[option]}` : words,
  );
}

/** The records that a sheet is drawn from. */
const recordsFor = ({ system, records }: BuildRequest, spec: SheetSpec): readonly unknown[] =>
  records.filter((record) => drawsFrom(system, spec, record));

function fillOf(request: BuildRequest, spec: SheetSpec): Fill {
  if (request.values) return request.fill;
  if (spec.always) return spec.always;
  if (request.fill !== "filled") return request.fill;
  if (spec.fills === "nothing") return "blank";
  // Words for its head make a sheet filled, too.
  return request.records.length > 0 || Object.keys(request.names).length > 0 ? "filled" : "blank";
}
