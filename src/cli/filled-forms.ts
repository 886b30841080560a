/** Forms that people filled in, as commands take them. */
import type { FoundForm } from "../text/pdf-form.js";
import { throwOnErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { ReadForms } from "../files/read-form.js";
import { openCache } from "./cache.js";
import { allSystems } from "./find.js";
import { loadTeams, readForm } from "./inputs.js";
import type { CliIo } from "./io.js";
import { withOwnSheets } from "./print/own-sheets.js";
import { openStudio } from "./print/open-studio.js";

interface FormOptions {
  readonly teams?: string;
  readonly templates?: string;
  readonly cache: boolean;
}

/**
 * What stands in these files, pages of one sheet in their order.
 * @throws UserError for files that are no forms
 */
export async function filledForms(
  files: readonly string[],
  options: FormOptions,
  io: CliIo,
): Promise<{ readonly found: ReadForms; readonly warnings: readonly Issue[] }> {
  const forms = await readAll(files, io);
  const [studio, known, { readForms }, { markOf }] = await Promise.all([
    openStudio(io, options.templates),
    allSystems(),
    import("../files/read-form.js"),
    import("../print/form-mark.js"),
  ]);
  const systems = known.map((system) => withOwnSheets(system, studio.templates));
  const game = markOf(forms[0], systems).system;
  const teams = options.teams === undefined ? undefined : await loadTeams(game, options.teams, io);
  const found = await readForms(forms, {
    ...studio,
    systems,
    cache: openCache(io, options.cache),
    ...(teams && { teams: teams.value }),
  });
  return { found, warnings: teams?.warnings ?? [] };
}

/** @throws UserError with the faults of all files that are no PDF */
async function readAll(files: readonly string[], io: CliIo): Promise<readonly FoundForm[]> {
  const issues: Issue[] = [];
  const forms: FoundForm[] = [];
  for (const file of files) {
    try {
      forms.push(await readForm(file, io));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
    }
  }
  throwOnErrors(issues);
  return forms;
}
