/** `pressbox new template`: a sheet's template and its partials as files of a person's own, to start from. */
import { join } from "node:path";
import { templatesFrom } from "../../host/node/templates.js";
import type { GameSystem } from "../../contract/game.js";
import type { SheetSpec } from "../../contract/sheet.js";
import type { TemplateSource } from "../../sheet/template/source.js";
import type { OutputFile } from "../output/output-file.js";

/** Names of partials that a template calls. */
const PARTIAL = /\{\{#?>\s*"?([\w/.-]+)/g;

/** These templates and all that they include. */
export function templatesOf(source: TemplateSource, names: readonly string[]): string[] {
  const all = [...names];
  for (const name of all) {
    const text = source.read(name)?.text ?? "";
    for (const [, partial] of text.matchAll(PARTIAL))
      if (!all.includes(partial) && source.read(partial)) all.push(partial);
  }
  return all;
}

/** The files, with the paths that `--templates FOLDER` wants. */
export function copyTemplate(system: GameSystem, spec: SheetSpec, folder: string): OutputFile[] {
  const source = templatesFrom();
  const names = templatesOf(source, [spec.template ?? `${system.id}/${spec.id}`]);
  return names.map((name) => ({ path: join(folder, `${name}.hbs`), bytes: source.read(name)!.text, toFill: true }));
}
