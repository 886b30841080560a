/** Identifies a form inside its file, so that it can be read back: game, sheets, rules and style. */
import type { FoundField, FoundForm } from "../text/pdf-form.js";
import { fault, hasErrors, UserError } from "../kernel/issue/index.js";
import { PRINTER_PAPERS, type PrinterPaper } from "../kernel/units/index.js";
import { THEMES, type ThemeId } from "../sheet/theme.js";
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";

/** Increases when the way forms are read changes. */
export const MARK_VERSION = 1;

export interface FormMark {
  readonly version: typeof MARK_VERSION;
  readonly game: string;
  /** Ids, in page order. */
  readonly sheets: readonly string[];
  /** Sheets printed for a particular game or league: their fields differ from the blank's. */
  readonly own?: readonly string[];
  /** In the format of house-rule files. */
  readonly rules: object;
  readonly theme: ThemeId;
  readonly paper: PrinterPaper;
}

interface Marked extends Pick<FormMark, "theme" | "paper"> {
  readonly system: GameSystem;
  readonly rules: unknown;
}

/** The mark of a document: equal forms have equal marks. */
export function markForm(
  { system, rules, theme, paper }: Marked,
  sheets: readonly { readonly spec: SheetSpec; readonly own?: boolean }[],
): string {
  const own = sheets.filter((sheet) => sheet.own).map(({ spec }) => spec.id);
  const mark: FormMark = {
    version: MARK_VERSION,
    game: system.id,
    sheets: sheets.map(({ spec }) => spec.id),
    ...(own.length > 0 && { own }),
    rules: system.packRules(rules),
    theme,
    paper,
  };
  return JSON.stringify(mark);
}

/** A mark and its game. */
export interface KnownMark {
  readonly mark: FormMark;
  readonly system: GameSystem;
}

/** The mark of a form, validated. Some viewers drop it; then the field names, which begin with the sheet's code, identify the form. */
export function markOf({ file, mark: text, fields }: FoundForm, systems: readonly GameSystem[]): KnownMark {
  const refuse = (code: string, message: string, hint?: string): never => {
    throw new UserError(fault(code, message, { file, ...(hint !== undefined && { hint }) }));
  };
  const make = "pressbox print GAME SHEET --forms makes one";
  if (fields.length === 0) refuse("form-none", "this PDF has no fields to type into", make);
  const mark = text === undefined ? guessMark(fields, systems) : parseMark(text);
  if (!mark) return refuse("form-foreign", "this PDF is not a Pressbox form", make);
  const system = systems.find(({ id }) => id === mark.game);
  if (!system) return refuse("form-foreign", `the form is for a game that is not here: "${mark.game}"`);
  if (mark.version !== MARK_VERSION) {
    const message = `the form is from version ${String(mark.version)}; expected ${MARK_VERSION}`;
    return refuse("form-version", message, "print the form again with this version");
  }
  const unknown = mark.sheets.filter((id) => !system.sheets.some((spec) => spec.id === id));
  if (unknown.length > 0) {
    const hint = "to read a sheet of your own, add the --templates it was printed from";
    return refuse("form-sheet", `${system.title} has no sheet "${unknown.join('", "')}"`, hint);
  }
  return { mark, system };
}

function parseMark(text: string): FormMark | undefined {
  try {
    const mark = JSON.parse(text) as Partial<FormMark> | null;
    const known =
      typeof mark === "object" &&
      mark !== null &&
      typeof mark.game === "string" &&
      Array.isArray(mark.sheets) &&
      THEMES.some(({ id }) => id === mark.theme) &&
      PRINTER_PAPERS.some((paper) => paper === mark.paper);
    return known ? (mark as FormMark) : undefined;
  } catch {
    return undefined;
  }
}

/** Guesses the mark from the sheet code that all field names begin with, assuming default print options. */
function guessMark(fields: readonly FoundField[], systems: readonly GameSystem[]): FormMark | undefined {
  const codes = new Set(fields.map(({ name }) => name.split(".")[0]));
  for (const system of systems) {
    const specs = system.sheets.filter(({ code }) => codes.has(code));
    if (specs.length !== codes.size) continue;
    const { id: game, standardRules } = system;
    const sheets = specs.map(({ id }) => id);
    return {
      version: MARK_VERSION,
      game,
      sheets,
      rules: system.packRules(standardRules),
      theme: "color",
      paper: "letter",
    };
  }
  return undefined;
}

/** @throws UserError if the form was printed under rules that no longer exist */
export function rulesOf({ mark, system }: KnownMark): unknown {
  const { issues, value } = system.kinds.rules.check(mark.rules, () => ({}));
  if (value === undefined || hasErrors(issues)) throw new UserError(issues);
  return value;
}
