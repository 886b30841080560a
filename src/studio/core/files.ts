/** A person's own files: what each is, by the one reading that the commands have; and the values that sheets are filled from. */
import type { FileKind, FileKinds } from "../../contract/files.js";
import type { GameSystem } from "../../contract/game.js";
import { kindsOf } from "../../contract/records.js";
import { everyKind } from "../../files/every-kind.js";
import { isFormat, readFile, type Kind, type ReadFile } from "../../files/read-file.js";
import { fault, hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import { provide } from "../../host/web.js";
import { readTemplate } from "../../sheet/template/read-tree.js";
import { NO_CACHE, requireSystem } from "../../sim/play.js";
import { SYSTEMS } from "../../systems/index.js";
import { atDesk, openDesk, openGame, type Desk } from "./assets.js";
import type { FileTold, FileUse, KeptFile } from "./files-protocol.js";
import { given, sheetsOf } from "./given.js";

const TEMPLATE = /^(?:.*\/)?templates\/([\w-]+)\/(.+)\.hbs$/;
/** What a file says of itself: `format: pressbox/5d20-game`, in YAML or JSON. */
const FORMAT = /^\s*\{?\s*"?format"?\s*:\s*"?pressbox\/([\w-]+)/m;
/** Bytes in which it does. */
const HEAD = 4096;

/** Games that a file may be of: the one whose name begins its format; else any. */
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

/** @throws UserError for what is no text, table or archive */
async function read(file: KeptFile): Promise<Read> {
  const games = gamesOf(file);
  await Promise.all(games.map(openGame));
  return atDesk(async (desk) => {
    const systems = await Promise.all(games.map(requireSystem));
    const press = () => Promise.resolve({ templates: desk.templates, fonts: desk.fonts, cache: NO_CACHE });
    const found = await readFile(file.content, file.name, everyKind(systems, press));
    const system = systems.find((one) => kindsOf(one).some((kind) => kind === found.kind));
    return { ...found, ...(system && { system }) };
  });
}

/** What a file is and what is wrong with it. */
export async function tellFile(file: KeptFile): Promise<FileTold> {
  const nothing: FileTold = { use: "other", title: "", sheets: [], issues: [] };
  const template = TEMPLATE.exec(file.name);
  if (file.name.endsWith(".hbs")) return { ...nothing, ...(await tellTemplate(file, template?.[1])) };
  if (file.name.toLowerCase().endsWith(".pdf")) return { ...nothing, title: "PDF, for pressbox read" };
  const { kind, system, value, issues } = await read(file);
  if (!kind) return { ...nothing, issues };
  const common = { title: kind.title, issues, sheets: [] };
  if (!system) return { ...common, use: kind.id === "statistics" ? "statistics" : "other" };
  const told = { ...common, use: useOf(system, kind), game: system.id };
  if (value === undefined || hasErrors(issues)) return told;
  return atDesk(() => ({
    ...told,
    ...(kind === system.kinds.record && isUnderWay(system, value) && { underWay: true }),
    sheets: sheetsOf(system, value),
  }));
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

/** A game by hand goes on from its record; one that is over asks for nothing. */
function isUnderWay({ byHand, defaultCoach }: GameSystem, record: unknown): boolean {
  if (!byHand) return false;
  try {
    return byHand.resume(record, { coach: defaultCoach, cache: NO_CACHE }).turn.for !== "nothing";
  } catch (error) {
    // Games that were not played by hand have nothing to go on with.
    if (error instanceof UserError) return false;
    throw error;
  }
}

async function tellTemplate({ name, content }: KeptFile, game: string | undefined): Promise<Partial<FileTold>> {
  const own = { use: "template", title: "Template", ...(game !== undefined && { game }) } as const;
  if (typeof content !== "string")
    return { ...own, issues: [fault("file-not-text", "this is not text; expected a template", { file: name })] };
  const { host } = await openDesk();
  await provide(host, ["handlebars"]);
  return atDesk((desk) => ({ ...own, issues: templateIssues(name, content, desk) }));
}

/** Faults of syntax; blocks and partials that are not there are faults of the page, which Template shows. */
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
 * Keeps a file's value for the sheets that are filled from it.
 * @returns ids of these sheets
 * @throws UserError with every fault of the file, and for what fills none
 */
export async function give(systemId: string, file: KeptFile): Promise<readonly string[]> {
  given.delete(file.name);
  const { kind, system, value, issues } = await read(file);
  if (hasErrors(issues)) throw new UserError(issues.map((issue) => ({ file: file.name, ...issue })));
  if (!system || system.id !== systemId || !kind || isFormat(kind) || value === undefined) {
    const { title } = await requireSystem(systemId);
    throw new UserError(fault("file-kind", `no sheet of ${title} is filled from this file`, { file: file.name }));
  }
  given.set(file.name, value);
  return sheetsOf(system, value);
}
