/** The user's templates on top of the built-in ones, wherever they are stored. */
import { fault, suggest, UserError, type Issue } from "../kernel/issue/index.js";
import { readFrontMatter } from "../sheet/template/front-matter.js";
import type { OwnTemplates, TemplateSource, TemplateText } from "../sheet/template/source.js";

const OWN_SHEET = "a sheet of your own begins with front matter: title, like";
export const LAID_OUT = "name a folder laid out like the built-in templates/";

export const folderFault = (message: string, hint: string): UserError =>
  new UserError(fault("templates-folder", message, { hint }));

/** The user's files, by name without extension: `dynasty/scoresheet`. */
export interface OwnFolder {
  /** Its name in messages. */
  readonly folder: string;
  readonly names: readonly string[];
  read(name: string): TemplateText;
  /** True if an editor has them open. */
  readonly edited?: boolean;
}

/**
 * The built-in templates, overridden file by file by the user's. A new file with front matter is a new sheet, any other a partial.
 * @throws UserError `templates-folder` for a file that nothing uses
 */
export function templatesOver(builtIn: TemplateSource, own?: OwnFolder): OwnTemplates {
  const kept = new Map<string, TemplateText>();
  const known = builtIn.names();
  const names = own?.names ?? [];
  const source: OwnTemplates = {
    sheets: [],
    ...(own?.edited && { edited: true }),
    names: () => [...new Set([...names, ...known])],
    read(name) {
      let found = kept.get(name);
      if (!found) {
        // Looks names up only in the lists, so that a name with dots leads nowhere. A page may fetch missing ones later.
        found = own !== undefined && names.includes(name) ? own.read(name) : builtIn.read(name);
        if (found) kept.set(name, found);
      }
      return found;
    },
  };
  if (own === undefined) return source;
  requireLevel(own.folder, names, known);
  return { ...source, sheets: checkOwn(source, names, known) };
}

/** Detects the parent folder given by mistake, with which every file would be an error. */
function requireLevel(folder: string, own: readonly string[], known: readonly string[]): void {
  const top = (name: string): string => name.split("/")[0];
  const folders = new Set(known.map(top));
  const [above, ...others] = new Set(own.map(top));
  const below = (name: string): string => top(name.slice(above.length + 1));
  if (others.length === 0 && !folders.has(above) && own.some((name) => folders.has(below(name))))
    throw folderFault(`"${folder}" has its templates in a subfolder`, `name ${folder}/${above}`);
}

/** The user's own sheets; a file that overrides nothing, is not a sheet and is not included anywhere is probably a typo. */
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
