/** The built-in templates, with what the build made of them. */
import { host, ownText } from "../kernel/host/index.js";
import type { TemplateSource, TemplateText } from "../sheet/template/source.js";
import type { TemplateTree } from "../sheet/template/tree.js";

export const SUFFIX = ".hbs";
const FOLDER = "templates/";

/** A template read ahead, with the text that it was made of. */
export interface ReadAhead extends TemplateTree {
  readonly text: string;
}

/** What the build read in a built-in template; nothing where there is no build, or where the template was changed since. */
function treeFor(name: string, text: string): TemplateTree | undefined {
  const built = ownText(`built/templates/${name}.json`);
  if (built === undefined) return undefined;
  const ahead = JSON.parse(built) as ReadAhead;
  return ahead.text === text ? ahead : undefined;
}

function readBuiltIn(name: string): TemplateText | undefined {
  const file = `${FOLDER}${name}${SUFFIX}`;
  const text = ownText(file);
  if (text === undefined) return undefined;
  const tree = treeFor(name, text);
  return { text, file, own: false, ...(tree && { tree }) };
}

/** Templates of the package by these names; one that the host has not yet reads as none. */
export function packageTemplates(names: readonly string[]): TemplateSource {
  const kept = new Map<string, TemplateText>();
  const known = new Set(names);
  return {
    names: () => names,
    read(name) {
      if (!known.has(name)) return undefined;
      let found = kept.get(name);
      if (!found && (found = readBuiltIn(name))) kept.set(name, found);
      return found;
    },
  };
}

let source: TemplateSource | undefined;

/** The built-in templates: they stay as they are for as long as the program runs. */
export function builtInTemplates(): TemplateSource {
  return (source ??= packageTemplates(
    host()
      .files.list("templates")
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(FOLDER.length, -SUFFIX.length)),
  ));
}
