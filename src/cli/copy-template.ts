/** `pressbox new template`: a sheet's template and its partials as files of a person's own, to start from. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { templatesFrom } from "../data/templates.js";
import { fault, UserError } from "../kernel/issue/index.js";
import type { GameSystem, SheetSpec } from "../systems/contract.js";
import type { OutputFile } from "./write-files.js";

/** Names of partials that a template calls. */
const PARTIAL = /\{\{#?>\s*"?([\w/.-]+)/g;

/**
 * The files, with the paths that `--templates FOLDER` wants.
 * @throws UserError when one of them is there already: a person's work is never written over.
 */
export function copyTemplate(system: GameSystem, spec: SheetSpec, folder: string, cwd: string): OutputFile[] {
  const source = templatesFrom();
  const names = [spec.template ?? `${system.id}/${spec.id}`];
  for (const name of names) {
    const text = source.read(name)?.text ?? "";
    for (const [, partial] of text.matchAll(PARTIAL))
      if (!names.includes(partial) && source.read(partial)) names.push(partial);
  }
  const files = names.map((name) => ({ path: join(folder, `${name}.hbs`), bytes: source.read(name)!.text }));
  const there = files.filter(({ path }) => existsSync(resolve(cwd, path)));
  if (there.length > 0)
    throw new UserError(
      there.map(({ path }) =>
        fault("output-file", `${path} is there already`, {
          hint: "name another folder with --out, or take the file away first",
        }),
      ),
    );
  return files;
}
