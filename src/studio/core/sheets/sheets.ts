/** Sheets as the page shows and saves them: the same steps as `pressbox print`, so the same bytes. */
import { bindDocument, buildSheets, type BuiltSheet } from "../../../print/build.js";
import { templateOf } from "../../../print/forms.js";
import { withOwnSheets } from "../../../print/own-sheets.js";
import { usualRequest, type BuildRequest } from "../../../print/request.js";
import { saidIn } from "../../../print/said.js";
import { markStyleOf, NO_SUM, SUM_LENGTH } from "../../../print/made-mark.js";
import { requestFor } from "../../../print/samples.js";
import { describeRecord, drawsFrom, rulesOfRecord } from "../../../contract/records.js";
import type { GameSystem } from "../../../contract/game.js";
import type { SheetSpec } from "../../../contract/sheet.js";
import { parseSeed } from "../../../kernel/dice/index.js";
import { fault, suggestHint, UserError, type Issue } from "../../../kernel/issue/index.js";
import type { SheetText } from "../../../render/sheet-text.js";
import { pageSvg } from "../../../sheet/drawing/to-svg.js";
import { includedFrom } from "../../../sheet/template/scan.js";
import type { OwnTemplates, TemplateText } from "../../../sheet/template/source.js";
import type { Words } from "../../../sheet/words/words.js";
import { NO_CACHE } from "../../../sim/play.js";
import { templatesOver } from "../../../host/own-templates.js";
import type { Choice, Drawn, MadeFile } from "../../protocol/calls.js";
import type { TemplateTexts } from "../../protocol/template.js";
import { atDesk, gameAt, openGame, openPencil, type Desk } from "../desk/assets.js";
import { valueFor } from "../files/given.js";
import { pictureChanges, picturesFor } from "../pictures/pictures.js";
import { rowsOf } from "./rows.js";

/** Everything a sheet is built from. */
export interface Work {
  readonly system: GameSystem;
  readonly spec: SheetSpec;
  readonly request: BuildRequest;
  /** Warnings of the pictures, once the sheet is built. */
  readonly notes: readonly Issue[];
}

/** The rules of a preset. */
export function rulesNamed({ presets = [], standardRules, title }: GameSystem, name: string | undefined): unknown {
  if (name === undefined) return standardRules;
  const found = presets.find(({ id }) => id === name);
  if (found) return found.rules;
  const known = presets.map(({ id }) => id);
  throw new UserError(
    fault("rules-unknown", `${title} has no rules called "${name}"`, { hint: suggestHint(name, known) }),
  );
}

export function coachNamed({ coaches, defaultCoach, title }: GameSystem, name: string | undefined): string {
  if (name === undefined) return defaultCoach;
  const ids = coaches.map(({ id }) => id);
  if (ids.includes(name)) return name;
  throw new UserError(fault("coach-unknown", `${title} has no coach "${name}"`, { hint: suggestHint(name, ids) }));
}

/** Loaded on demand: few sheets are drawn from a code. */
const codes = () => import("./coded.js");

/** The last game played: its other sheets use the same record. */
let lastGame: { readonly key: string; readonly record: unknown } | undefined;

/** The game that a choice plays. */
export async function playedGame(system: GameSystem, { seed, coach, rules, code, file }: Choice): Promise<unknown> {
  if (file !== undefined) return valueFor(file, system);
  if (code !== undefined) return (await codes()).codedPlay(system, code).record;
  const key = JSON.stringify([system.id, seed, coach, rules]);
  if (lastGame?.key !== key) {
    const record = system.play({
      rules: rulesNamed(system, rules),
      seed: parseSeed(seed),
      coach: coachNamed(system, coach),
      names: {},
      cache: NO_CACHE,
    });
    lastGame = { key, record };
  }
  return lastGame.record;
}

export function specOf({ sheets, title }: GameSystem, id: string): SheetSpec {
  const spec = sheets.find((sheet) => sheet.id === id || sheet.code.toLowerCase() === id.toLowerCase());
  if (spec) return spec;
  const known = sheets.map((sheet) => sheet.id);
  throw new UserError(fault("sheet-unknown", `${title} has no sheet "${id}"`, { hint: suggestHint(id, known) }));
}

/** Parsed template sources: sheets with the same templates share them. */
const sources = new Map<string, OwnTemplates>();
const KEPT_SOURCES = 6;
/** The user's templates already parsed; each keystroke changes one of them. */
const readTexts = new Map<string, TemplateText>();
const KEPT_TEXTS = 400;

function ownText(name: string, text: string): TemplateText {
  const key = `${name} ${text}`;
  let found = readTexts.get(key);
  if (!found) {
    if (readTexts.size >= KEPT_TEXTS) readTexts.clear();
    readTexts.set(key, (found = { text, file: `templates/${name}.hbs`, own: true }));
  }
  return found;
}

/** Loaded on demand: few sheets are translated. */
const wordings = () => import("./wordings.js");

/** The built-in templates with the user's on top. @throws UserError for an unused file */
function templatesWith(desk: Desk, { own = {}, edited = false, file }: From, words: Words | undefined): OwnTemplates {
  const pictures = picturesFor(file);
  const key = JSON.stringify([edited, own, pictureChanges(), file, words?.language]);
  let source = sources.get(key);
  if (!source) {
    const names = Object.keys(own);
    const read = (name: string): TemplateText => ownText(name, own[name]);
    const texts = templatesOver(desk.templates, { folder: "templates", names, read, edited });
    source = { ...texts, pictures, ...(words && { words }) };
    // Each keystroke makes one: drop the oldest.
    const [oldest] = sources.keys();
    if (sources.size >= KEPT_SOURCES) sources.delete(oldest);
    sources.set(key, source);
  }
  return source;
}

/** The source of a sheet besides the choice. */
export interface From {
  /** The user's templates, by name. */
  readonly own?: TemplateTexts | undefined;
  /** True if the editor has them open. */
  readonly edited?: boolean;
  /** A record or file, instead of the game of the seed. */
  readonly record?: unknown;
  /** Several records together, for sheets of many games. */
  readonly records?: readonly unknown[];
  /** Name of the record's file: picture paths are relative to its folder. */
  readonly file?: string | undefined;
  /** True if the record is the entire file, so footers name the file. */
  readonly whole?: boolean;
}

/** Which of a sheet's templates are the user's. */
function ownUsed(templates: OwnTemplates, template: string): string[] {
  const names = [template, "shared/footer"].flatMap((name) => includedFrom(name, (one) => templates.read(one)?.text));
  return [...new Set(names)].filter((name) => templates.read(name)?.own).sort();
}

/** Loads what a choice needs, and makes its request. */
async function workOf(choice: Choice, desk: Desk, from: From): Promise<Work> {
  const words = choice.words === undefined ? undefined : await (await wordings()).wordsIn(choice.words);
  const templates = templatesWith(desk, { ...from, file: from.file ?? choice.file }, words);
  const system = withOwnSheets(await gameAt(choice.system), templates);
  const spec = specOf(system, choice.sheet);
  const filled = choice.fill === "filled" && choice.file !== undefined;
  const record = from.record ?? from.records?.[0] ?? (filled ? valueFor(choice.file, system, spec) : undefined);
  const played = choice.fill === "filled" && (record !== undefined || (!spec.always && spec.fills !== "nothing"));
  const coded =
    record === undefined && played && choice.code !== undefined
      ? (await codes()).codedPlay(system, choice.code)
      : undefined;
  const given = record ?? coded?.record;
  const notes: Issue[] = [];
  const report = (issues: readonly Issue[]): void =>
    void notes.push(...issues.filter(({ code }) => code.startsWith("picture-")));
  const request = usualRequest(
    system,
    { templates, fonts: desk.fonts, cache: NO_CACHE },
    {
      rules: given === undefined ? rulesNamed(system, choice.rules) : rulesOfRecord(system, given),
      records: from.records ?? (played ? [given ?? (await playedGame(system, choice))] : []),
      ...(coded && { names: coded.names }),
      fill: choice.fill === "filled" && !played ? "blank" : choice.fill,
      theme: choice.theme,
      paper: choice.paper,
      ...(record !== undefined &&
        (from.record === undefined || from.whole === true) && {
          files: { record: (from.file ?? choice.file)?.split("/").at(-1) },
        }),
      report,
    },
  );
  return { system, spec, request: requestFor(request, spec), notes };
}

/** Builds a sheet, loading files and packages as they turn out to be needed. */
export async function built<T>(
  choice: Choice,
  from: From,
  then: (work: Work, sheet: BuiltSheet) => T | Promise<T>,
): Promise<T> {
  const work = (): Promise<T> =>
    atDesk(async (desk) => {
      const made = await workOf(choice, desk, from);
      const [sheet] = await buildSheets(made.request, [made.spec]);
      return then(made, sheet);
    });
  await Promise.all([openGame(choice.system), choice.fill !== "blank" && openPencil()]);
  try {
    return await work();
  } catch (error) {
    // A sheet that is always filled, or measures handwriting, needs the handwriting font.
    if (!(error instanceof UserError) || !error.issues.some(({ code }) => code === "font-file-missing")) throw error;
    await openPencil();
    return work();
  }
}

async function playedWords(system: GameSystem, record: unknown): Promise<NonNullable<Drawn["played"]>> {
  const { codeOfGame } = await import("../../../contract/game-code.js");
  const code = codeOfGame(system, record);
  return { ...describeRecord(system, record), ...(code !== undefined && { code }) };
}

/** Pages as SVG, text as text. @param wanted indexes of the pages to return as markup */
export async function draw(choice: Choice, wanted: readonly number[], from: From = {}): Promise<Omit<Drawn, "ms">> {
  return built(choice, from, async ({ system, spec, request, notes }, { pages }) => {
    const record = request.records.find((one) => drawsFrom(system, spec, one));
    const own = from.own ? ownUsed(request.templates as OwnTemplates, templateOf({ system }, spec)) : [];
    const rows = record === undefined ? [] : rowsOf(pages, system, record);
    return {
      pages: pages.map(({ title, width, height }) => ({ title, width, height })),
      svg: Object.fromEntries(
        wanted.filter((i) => i < pages.length).map((i) => [i, pageSvg(pages[i], { prefix: `p${i}-` })]),
      ),
      ...(rows.length > 0 && { rows }),
      ...(record !== undefined && { played: await playedWords(system, record) }),
      ...(own.length > 0 && { own }),
      ...(notes.length > 0 && { notes }),
    };
  });
}

/** A page as text, from its PDF tags. @param page from 0 */
export async function pageText(choice: Choice, page: number, from: From = {}): Promise<SheetText> {
  const { sheetText } = await import("../../../render/sheet-text.js");
  return built(choice, from, (_, { pages }) => sheetText(pages[Math.min(page, pages.length - 1)]));
}

/** Marks a file as made by Pressbox, so that the command, like the page, may overwrite it. */
export async function marked(file: MadeFile): Promise<MadeFile> {
  const style = markStyleOf(file.name);
  const after = style?.after(file.bytes) ?? -1;
  if (!style || after < 0) return file;
  // Some formats reserve room for the mark.
  const cut = file.bytes.length - after - (style.inPlace ? style.write(NO_SUM).length : 0);
  const parts = (sum: string): Uint8Array<ArrayBuffer> => {
    const mark = style.write(sum);
    const rest = file.bytes.subarray(file.bytes.length - after);
    const whole = new Uint8Array(cut + mark.length + after);
    whole.set(file.bytes.subarray(0, cut));
    whole.set(mark, cut);
    whole.set(rest, cut + mark.length);
    return whole;
  };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", parts(NO_SUM)));
  const sum = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...file, bytes: parts(sum.slice(0, SUM_LENGTH)) };
}

const suffix = (choice: Choice, { spec, request }: Work): string =>
  choice.fill === "forms"
    ? "-form"
    : request.records.length > 0 && !spec.always && spec.fills !== "nothing"
      ? "-filled"
      : "";

/** File name, as the command names it. */
const nameOf = (choice: Choice, work: Work): string => {
  const { system, spec, request } = work;
  const paper = request.paper === "letter" ? "" : `-${request.paper}`;
  const theme = request.theme === "color" ? "" : `-${request.theme}`;
  return `${system.id}-${spec.id}${suffix(choice, work)}${paper}${theme}`;
};

export async function pdf(choice: Choice, from: From = {}): Promise<MadeFile> {
  const { renderPdf } = await import("../../../render/pdf/index.js");
  return built(choice, from, async (work, sheet) => {
    const { system, spec, request } = work;
    const twoSided = sheet.pages.some(({ side }) => side === "back");
    const doc = bindDocument(request, [sheet], `${system.title}: ${saidIn(request.templates, spec.title)}`);
    const bytes = await renderPdf(twoSided ? { ...doc, binding: "long-edge" } : doc, request.fonts, {
      forms: choice.fill === "forms",
    });
    return marked({
      name: `${nameOf(choice, work)}.pdf`,
      type: "application/pdf",
      bytes: bytes as Uint8Array<ArrayBuffer>,
    });
  });
}

/** A page as an SVG file, letters as outlines. @param page from 0 */
export async function svgFile(choice: Choice, page: number, from: From = {}): Promise<MadeFile> {
  const { renderSvg } = await import("../../../render/svg/index.js");
  return built(choice, from, (work, { pages }) =>
    marked({
      name: `${nameOf(choice, work)}${pages.length > 1 ? `-${page + 1}` : ""}.svg`,
      type: "image/svg+xml",
      bytes: new TextEncoder().encode(renderSvg(pages[page])),
    }),
  );
}
