/** A user's own sheets: templates with front matter in the folder of `--templates`. */
import { readFrontMatter } from "../sheet/template/front-matter.js";
import type { OwnTemplates } from "../sheet/template/source.js";
import { fault, suggestHint, UserError, type Issue } from "../kernel/issue/index.js";
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";

/**
 * The game, with the folder's sheets added at the end.
 * @throws UserError if one uses the facts of a sheet that does not exist, or a name that is taken
 */
export function withOwnSheets(system: GameSystem, templates: OwnTemplates): GameSystem {
  const issues: Issue[] = [];
  const own = templates.sheets
    .filter((name) => name.startsWith(`${system.id}/`))
    .map((name, i) => ownSheet(system, templates, name, i, issues));
  if (issues.length > 0) throw new UserError(issues);
  return own.length === 0 ? system : { ...system, sheets: [...system.sheets, ...own] };
}

function ownSheet(
  system: GameSystem,
  templates: OwnTemplates,
  name: string,
  index: number,
  issues: Issue[],
): SheetSpec {
  const { text, file } = templates.read(name)!;
  const { front } = readFrontMatter(text, file);
  const id = name.slice(system.id.length + 1);
  const like = system.sheets.find((sheet) => sheet.id === front.like);
  if (front.like !== undefined && !like)
    issues.push(
      fault("front-matter", `like: there is no sheet "${front.like}" to take facts and values from`, {
        file,
        hint: suggestHint(
          front.like,
          system.sheets.map((sheet) => sheet.id),
        ),
      }),
    );
  const code = front.code ?? `MY-${index + 1}`;
  if (system.sheets.some((sheet) => sheet.code === code))
    issues.push(fault("front-matter", `code: ${code} is another sheet's code`, { file }));
  const base: SheetSpec = like ?? {
    id,
    code,
    title: "",
    summary: "",
    fills: "nothing",
    load: async () => ({ form: () => ({}) }),
  };
  return {
    ...base,
    id,
    code,
    title: front.title ?? base.title,
    summary: front.summary ?? `a sheet of your own${like ? `, with the facts of ${like.id}` : ""}`,
    template: name,
  };
}
