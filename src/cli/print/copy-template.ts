/** `pressbox new template`: copies a sheet's template and its partials, for the user to change. */
import { join } from "node:path";
import { templatesFrom } from "../../host/node/templates.js";
import type { GameSystem } from "../../contract/game.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { templatesOf } from "../../make/set/used-templates.js";
import type { OutputFile } from "../../make/output-file.js";

/** The files, at the paths that `--templates FOLDER` expects. */
export function copyTemplate(system: GameSystem, spec: SheetSpec, folder: string): OutputFile[] {
  const source = templatesFrom();
  const names = templatesOf(source, [spec.template ?? `${system.id}/${spec.id}`]);
  return names.map((name) => ({ path: join(folder, `${name}.hbs`), bytes: source.read(name)!.text, toFill: true }));
}
