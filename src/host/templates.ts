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

function readBuiltIn(name: string): TemplateText {
  const file = `${FOLDER}${name}${SUFFIX}`;
  const text = ownText(file)!;
  const tree = treeFor(name, text);
  return { text, file, own: false, ...(tree && { tree }) };
}

let source: TemplateSource | undefined;

/** The built-in templates: they stay as they are for as long as the program runs. */
export function builtInTemplates(): TemplateSource {
  if (source) return source;
  const names = host()
    .files.list("templates")
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(FOLDER.length, -SUFFIX.length));
  const kept = new Map<string, TemplateText>();
  const known = new Set(names);
  source = {
    names: () => names,
    read(name) {
      if (!known.has(name)) return undefined;
      let found = kept.get(name);
      if (!found) kept.set(name, (found = readBuiltIn(name)));
      return found;
    },
  };
  return source;
}
