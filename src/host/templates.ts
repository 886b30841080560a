/** The built-in templates, with their prebuilt syntax trees. */
import { host, ownText } from "../kernel/host/index.js";
import type { TemplateSource, TemplateText } from "../sheet/template/source.js";
import type { TemplateTree } from "../sheet/template/tree.js";

export const SUFFIX = ".hbs";
const FOLDER = "templates/";

/** A prebuilt template, with its source text. */
export interface ReadAhead extends TemplateTree {
  readonly text: string;
}

/** The prebuilt tree of a template; undefined if there is no build, or if the template has changed since. */
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

/** Built-in templates of these names; one that the host does not have yet counts as missing. */
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

/** The built-in templates, cached for the life of the program. */
export function builtInTemplates(): TemplateSource {
  return (source ??= packageTemplates(
    host()
      .files.list("templates")
      .filter((file) => file.endsWith(SUFFIX))
      .map((file) => file.slice(FOLDER.length, -SUFFIX.length)),
  ));
}
