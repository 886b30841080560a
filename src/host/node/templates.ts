/** Templates from disk: a person's own folder first, then the built-in one. */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fault, suggest, UserError, type Issue } from "../../kernel/issue/index.js";
import { readFrontMatter } from "../../sheet/template/front-matter.js";
import { readTextFile } from "./read-text.js";
import { builtInTemplates, SUFFIX } from "../templates.js";
import type { TemplateSource, TemplateText } from "../../sheet/template/source.js";

const OWN_SHEET = "a sheet of your own begins with front matter: title, like";
const LAID_OUT = "name a folder laid out like the built-in templates/";

/** Templates from a folder of a person's own. */
export interface OwnTemplates extends TemplateSource {
  /** Names of the files that are sheets of their own: `dynasty/my-sheet`. */
  readonly sheets: readonly string[];
}

/** Folders inside folders: templates lie one or two deep. */
const DEEPEST = 3;
/** Far more than any set of templates has: somebody named the whole disk. */
const MOST_ENTRIES = 5000;

const folderFault = (message: string, hint: string): UserError =>
  new UserError(fault("templates-folder", message, { hint }));

/** What a link leads to; undefined where that is not there, or cannot be looked at. */
function linkedStats(file: string) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** Names of the templates below a folder. @throws UserError for a folder that cannot be read, or that is none of templates. */
function listTemplates(folder: string): string[] {
  const names: string[] = [];
  let left = MOST_ENTRIES;
  const top = existsSync(folder) ? realpathSync(folder) + path.sep : "";
  const leadsInside = (file: string): boolean => {
    try {
      return realpathSync(file).startsWith(top);
    } catch {
      return false;
    }
  };
  const walk = (below: string, depth: number): void => {
    let entries;
    try {
      entries = readdirSync(path.join(folder, below), { withFileTypes: true });
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      throw folderFault(`"${path.join(folder, below)}" cannot be read (${code})`, "check its permissions");
    }
    left -= entries.length;
    if (left < 0) throw folderFault(`"${folder}" is not a template folder: it has too many files`, LAID_OUT);
    for (const entry of entries) {
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      const link = entry.isSymbolicLink();
      const stats = link ? linkedStats(path.join(folder, name)) : entry;
      if (link && stats && !leadsInside(path.join(folder, name))) {
        // Whole folders elsewhere are no part of this one; a template is one that somebody counts on.
        if (!stats.isFile() || !name.endsWith(SUFFIX)) continue;
        throw folderFault(`"${path.join(folder, name)}" leads out of its folder`, "copy the file into the folder");
      }
      if (stats?.isDirectory()) {
        if (depth < DEEPEST) walk(name, depth + 1);
      } else if (stats?.isFile() && name.endsWith(SUFFIX)) names.push(name.slice(0, -SUFFIX.length));
    }
  };
  walk("", 1);
  return names;
}

/** The files of templates in a folder of a person's own, as they are now; none while there is no such folder. */
export function templateFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listTemplates(folder).map((name) => path.join(folder, `${name}${SUFFIX}`));
}

function readOwn(folder: string, name: string): TemplateText {
  const file = path.join(folder, `${name}${SUFFIX}`);
  return { text: readTextFile(file), file, own: true };
}

/**
 * The built-in templates, overridden file by file by those in `override` (same relative names). A new file there with front matter is a
 * new sheet, any other one a partial.
 * @throws UserError `templates-folder` when the folder does not exist, or holds a file that nothing uses.
 */
export function templatesFrom(override?: string): OwnTemplates {
  const kept = new Map<string, TemplateText | undefined>();
  const builtIn = builtInTemplates();
  const known = builtIn.names();
  const own = override === undefined ? [] : listOwn(override);
  const source: OwnTemplates = {
    sheets: [],
    names: () => [...new Set([...own, ...known])],
    read(name) {
      if (!kept.has(name)) {
        // By the lists alone: a name with dots in it leads nowhere.
        const found = override !== undefined && own.includes(name) ? readOwn(override, name) : builtIn.read(name);
        kept.set(name, found);
      }
      return kept.get(name);
    },
  };
  if (override === undefined) return source;
  requireLevel(override, own, known);
  return { ...source, sheets: checkOwn(source, own, known) };
}

function listOwn(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw folderFault(`there is no folder "${folder}"`, LAID_OUT);
  const own = listTemplates(folder);
  // Faces of one's own are a look too.
  if (own.length === 0 && !existsSync(path.join(folder, "fonts")))
    throw folderFault(
      `"${folder}" holds no template`,
      `expected for example ${path.join(folder, "dynasty", "scoresheet.hbs")}`,
    );
  return own;
}

/** The folder above the one of templates is a slip that would make every file a fault. */
function requireLevel(folder: string, own: readonly string[], known: readonly string[]): void {
  const top = (name: string): string => name.split("/")[0];
  const folders = new Set(known.map(top));
  const [above, ...others] = new Set(own.map(top));
  const below = (name: string): string => top(name.slice(above.length + 1));
  if (others.length === 0 && !folders.has(above) && own.some((name) => folders.has(below(name))))
    throw folderFault(`"${folder}" has its templates in a folder below`, `name ${path.join(folder, above)}`);
}

/** Sheets among a person's own files; a file that overrides nothing, is no sheet and is included nowhere is a slip of the pen. */
function checkOwn(source: TemplateSource, own: readonly string[], known: readonly string[]): string[] {
  const sheets: string[] = [];
  const issues: Issue[] = [];
  const texts = source.names().map((name) => source.read(name)?.text ?? "");
  for (const name of own) {
    if (known.includes(name)) continue;
    const { text, file } = source.read(name)!;
    const { front } = readFrontMatter(text, file);
    if (front.title !== undefined || front.like !== undefined) sheets.push(name);
    else if (
      !texts.some((other) =>
        new RegExp(`\\{\\{#?>\\s*"?${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[\\s"}]`).test(other),
      )
    ) {
      const near = suggest(name, known);
      issues.push(
        fault("templates-folder", `${name} overrides no built-in template, and no template includes it`, {
          file,
          hint: near === undefined ? OWN_SHEET : `did you mean "${near}"? Else: ${OWN_SHEET}`,
        }),
      );
    }
  }
  if (issues.length > 0) throw new UserError(issues);
  return sheets;
}
