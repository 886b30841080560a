/** The user's files: identifies each with the commands' own readers, and keeps the values that fill sheets. */
import type { FileKind, FileKinds } from "../../../contract/files.js";
import type { GameSystem } from "../../../contract/game.js";
import { kindsOf } from "../../../contract/records.js";
import { everyKind } from "../../../files/every-kind.js";
import { isFormat, readFile, type Kind, type ReadFile } from "../../../files/read-file.js";
import { fault, hasErrors, UserError, type Issue } from "../../../kernel/issue/index.js";
import { provide } from "../../../host/web.js";
import { readTemplate } from "../../../sheet/template/read-tree.js";
import { NO_CACHE } from "../../../sim/play.js";
import { SYSTEMS } from "../../../systems/index.js";
import { bytesOf } from "../../file-content.js";
import { PICTURE_ENDINGS } from "../../../sheet/pictures/kinds.js";
import { atDesk, gameAt, openDesk, type Desk } from "../desk/assets.js";
import type { FileDescription, FileUse, KeptFile } from "../../protocol/files.js";
import { given, sheetsOf } from "./given.js";
import { loadDecoders } from "../pictures/pictures.js";

const TEMPLATE = /^(?:.*\/)?templates\/([\w-]+)\/(.+)\.hbs$/;
/** The format line of a file: `format: pressbox/5d20-game`, in YAML or JSON. */
const FORMAT = /^\s*\{?\s*"?format"?\s*:\s*"?pressbox\/([\w-]+)/m;
/** Bytes to search for the format line. */
const HEAD = 4096;

const isPicture = (name: string): boolean => PICTURE_ENDINGS.includes(name.split(".").at(-1)!.toLowerCase());

/** Possible games of a file: the one whose id starts its format, otherwise all. */
function gamesOf({ content }: KeptFile): readonly string[] {
  const head =
    typeof content === "string" ? content.slice(0, HEAD) : new TextDecoder().decode(content.subarray(0, HEAD));
  const format = FORMAT.exec(head)?.[1];
  const own = SYSTEMS.filter((id) => format?.startsWith(`${id}-`));
  return own.length > 0 ? own : SYSTEMS;
}

interface Read extends ReadFile {
  readonly system?: GameSystem;
}

/** @throws UserError if it is not text, a table or an archive */
async function read(file: KeptFile): Promise<Read> {
  const games = gamesOf(file);
  return atDesk(async (desk) => {
    const systems = await Promise.all(games.map(gameAt));
    const press = () => Promise.resolve({ templates: desk.templates, fonts: desk.fonts, cache: NO_CACHE });
    const found = await readFile(file.content, file.name, everyKind(systems, press));
    const system = systems.find((one) => kindsOf(one).some((kind) => kind === found.kind));
    return { ...found, ...(system && { system }) };
  });
}

/** Identifies a file and its errors. */
export async function describeFile(file: KeptFile): Promise<FileDescription> {
  const nothing: FileDescription = { use: "other", title: "", sheets: [], issues: [] };
  const template = TEMPLATE.exec(file.name);
  if (file.name.endsWith(".hbs")) return { ...nothing, ...(await describeTemplate(file, template?.[1])) };
  if (file.name.toLowerCase().endsWith(".pdf")) return { ...nothing, title: "PDF, for pressbox read" };
  if (file.name.toLowerCase().endsWith(".md")) return { ...nothing, title: "Text" };
  if (isPicture(file.name)) return { ...nothing, title: "Picture", issues: await pictureIssues(file) };
  const { kind, system, value, issues } = await read(file);
  if (!kind) return { ...nothing, issues };
  const common = { title: kind.title, issues, sheets: [] };
  if (kind.id === "set") {
    const game = (value as { readonly game?: string } | undefined)?.game;
    return { ...common, use: "set", ...(game !== undefined && { game }) };
  }
  if (!system) return { ...common, use: kind.id === "statistics" ? "statistics" : "other" };
  const known = { ...common, use: useOf(system, kind), game: system.id };
  if (value === undefined || hasErrors(issues)) return known;
  return atDesk(() => ({
    ...known,
    ...(kind === system.kinds.record && isUnderWay(system, value) && { underWay: true }),
    sheets: sheetsOf(system, value),
  }));
}

/** Pictures that no sheet could draw. */
async function pictureIssues({ name, content }: KeptFile): Promise<readonly Issue[]> {
  const { openPicture } = await loadDecoders();
  return atDesk(({ fonts }) => {
    const found = openPicture(name, bytesOf(content), fonts);
    return "piece" in found ? [] : found;
  });
}

const USES: Readonly<Partial<Record<keyof FileKinds<unknown>, FileUse>>> = {
  record: "game",
  teams: "teams",
  league: "league",
  career: "career",
  statistics: "statistics",
};

function useOf({ kinds }: GameSystem, kind: Kind): FileUse {
  const key = Object.entries(kinds as FileKinds<unknown>).find(
    ([, own]: [string, FileKind | undefined]) => own === kind,
  );
  return USES[key?.[0] as keyof FileKinds<unknown>] ?? "other";
}

/** A game by hand resumes from its record; a finished one has no questions left. */
function isUnderWay({ byHand, defaultCoach }: GameSystem, record: unknown): boolean {
  if (!byHand) return false;
  try {
    return byHand.resume(record, { coach: defaultCoach, cache: NO_CACHE }).turn.for !== "nothing";
  } catch (error) {
    // A game not played by hand cannot resume.
    if (error instanceof UserError) return false;
    throw error;
  }
}

async function describeTemplate(
  { name, content }: KeptFile,
  game: string | undefined,
): Promise<Partial<FileDescription>> {
  const own = { use: "template", title: "Template", ...(game !== undefined && { game }) } as const;
  if (typeof content !== "string")
    return { ...own, issues: [fault("file-not-text", "expected a template; this file is not text", { file: name })] };
  const { host } = await openDesk();
  await provide(host, ["handlebars"]);
  return atDesk((desk) => ({ ...own, issues: templateIssues(name, content, desk) }));
}

/** Syntax errors only; Template reports missing blocks and partials when it draws the page. */
function templateIssues(name: string, text: string, { templates }: Desk): readonly Issue[] {
  try {
    readTemplate({ text, file: name }, { loadPartial: () => "ok", templateNames: () => templates.names() });
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.issues;
    throw error;
  }
}

/**
 * Keeps a file's value for the sheets that it fills.
 * @returns ids of these sheets
 * @throws UserError with every error of the file, or if it fills no sheet
 */
export async function give(systemId: string, file: KeptFile): Promise<readonly string[]> {
  given.delete(file.name);
  const { kind, system, value, issues } = await read(file);
  if (hasErrors(issues)) throw new UserError(issues.map((issue) => ({ file: file.name, ...issue })));
  if (!system || system.id !== systemId || !kind || isFormat(kind) || value === undefined) {
    const { title } = await gameAt(systemId);
    throw new UserError(fault("file-kind", `this file cannot fill any sheet of ${title}`, { file: file.name }));
  }
  given.set(file.name, value);
  return sheetsOf(system, value);
}
