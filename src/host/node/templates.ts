/** Templates from the disk: the user's own folder first, then the built-in ones. */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { readTextFile } from "./read-text.js";
import { builtInTemplates, SUFFIX } from "../templates.js";
import { folderFault, LAID_OUT, templatesOver } from "../own-templates.js";
import type { PictureSource } from "../../sheet/pictures/source.js";
import type { OwnTemplates, TemplateText } from "../../sheet/template/source.js";

/** Maximum depth of subfolders: templates are one or two deep. */
const DEEPEST = 3;
/** Far more than any set of templates has: the user must have named the whole disk. */
const MOST_ENTRIES = 5000;

/** The target of a link; undefined if it does not exist or is not accessible. */
function linkedStats(file: string) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** Names of the templates below a folder. @throws UserError for a folder that cannot be read or does not contain templates */
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
        // Ignores links to other folders; a broken link to a template is an error, because someone relies on it.
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

/** Template files in the user's folder, as of now; none while the folder does not exist. */
export function templateFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listTemplates(folder).map((name) => path.join(folder, `${name}${SUFFIX}`));
}

function readOwn(folder: string, name: string): TemplateText {
  const file = path.join(folder, `${name}${SUFFIX}`);
  return { text: readTextFile(file), file, own: true };
}

/**
 * The built-in templates, overridden file by file by those in `override` (same relative names). A new file there with front matter is a new
 * sheet, any other a partial.
 * @param pictures those that templates and team files name
 * @throws UserError `templates-folder` if the folder does not exist, or contains a file that nothing uses
 */
export function templatesFrom(override?: string, pictures?: PictureSource): OwnTemplates {
  const own = pictures && { pictures };
  if (override === undefined) return { ...templatesOver(builtInTemplates()), ...own };
  const templates = templatesOver(builtInTemplates(), {
    folder: override,
    names: listOwn(override),
    read: (name) => readOwn(override, name),
  });
  return { ...templates, ...own };
}

function listOwn(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw folderFault(`there is no folder "${folder}"`, LAID_OUT);
  const own = listTemplates(folder);
  // A folder that only contains fonts is fine too.
  if (own.length === 0 && !existsSync(path.join(folder, "fonts")))
    throw folderFault(
      `"${folder}" has no template`,
      `expected for example ${path.join(folder, "dynasty", "scoresheet.hbs")}`,
    );
  return own;
}
