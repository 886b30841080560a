/** What `pressbox list` shows about the games. Written by the build, so that showing names does not load an engine. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { builtFile, packageFile } from "../host/node/place.js";
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";

/** Name of the file in dist/. */
export const CATALOG = "catalog.json";

/** A game as `list` shows it: plain data. */
export type ListedSystem = ReturnType<typeof listedSystem>;

/** @param summaryOf one sentence about a sheet, from its template */
export function listedSystem(system: GameSystem, summaryOf: (sheet: SheetSpec) => string) {
  const { id, title, summary, credit, defaultCoach, coaches, names, presets = [], rulings, standardRules } = system;
  return {
    id,
    title,
    summary,
    credit,
    sheets: system.sheets.map((sheet) => ({
      code: sheet.code,
      id: sheet.id,
      title: sheet.title,
      summary: summaryOf(sheet),
      fills: sheet.fills,
    })),
    coaches: coaches.map((coach) => ({ id: coach.id, title: coach.title, summary: coach.summary })),
    defaultCoach,
    presets: presets.map((preset) => ({ id: preset.id, summary: preset.summary })),
    usualPresets: presets.filter(({ rules }) => rules === standardRules).map((preset) => preset.id),
    names: names.map((name) => ({ id: name.id, title: name.title })),
    files: Object.values(system.kinds).flatMap((kind) => (kind ? [{ id: kind.id, title: kind.title }] : [])),
    rulings,
  };
}

/** Every game, from its code. */
export async function makeCatalog(): Promise<readonly ListedSystem[]> {
  const [{ summaryOf }, { templatesFrom }, { loadSystems }] = await Promise.all([
    import("../print/forms.js"),
    import("../host/node/templates.js"),
    import("../systems/index.js"),
  ]);
  const templates = templatesFrom();
  return (await loadSystems()).map((system) => listedSystem(system, (sheet) => summaryOf(system, sheet, templates)));
}

/** Every game, from the build's file; templates changed since may describe their sheets differently. */
export async function readCatalog(): Promise<readonly ListedSystem[]> {
  const file = builtFile(CATALOG);
  if (!existsSync(file) || newest(packageFile("templates")) > statSync(file).mtimeMs) return makeCatalog();
  return JSON.parse(readFileSync(file, "utf8")) as readonly ListedSystem[];
}

/** Modification time of the newest file below a folder. */
const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => statSync(path.join(folder, name)).mtimeMs,
    ),
  );
