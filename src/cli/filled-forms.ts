/** Filled-in forms as input of commands. */
import type { Issue } from "../kernel/issue/index.js";
import type { ReadForms } from "../files/read-form.js";
import { openCache } from "./cache.js";
import { allSystems } from "../make/find.js";
import { loadTeams, readAs } from "../make/inputs.js";
import type { CliIo } from "./io.js";
import { withOwnSheets } from "../print/own-sheets.js";
import { openStudio } from "../make/open-studio.js";

interface FormOptions {
  readonly teams?: string;
  readonly templates?: string;
  readonly cache: boolean;
}

/**
 * Contents of these files, with pages of one sheet in order; absent if there is an error.
 * @throws UserError for missing files
 */
export async function filledForms(
  files: readonly string[],
  options: FormOptions,
  io: CliIo,
): Promise<{ readonly issues: readonly Issue[]; readonly found?: ReadForms }> {
  const [studio, known, { formKind }, { markOf }] = await Promise.all([
    openStudio(io, options.templates),
    allSystems(),
    import("../files/form-file.js"),
    import("../print/form-mark.js"),
  ]);
  const systems = known.map((system) => withOwnSheets(system, studio.templates));
  let warnings: readonly Issue[] = [];
  const kind = formKind(async (first) => {
    const game = markOf(first, systems).system;
    const teams = options.teams === undefined ? undefined : await loadTeams(game, options.teams, io);
    warnings = teams?.warnings ?? [];
    return { ...studio, systems, cache: openCache(io, options.cache), ...(teams && { teams: teams.value }) };
  });
  const { issues, value: found } = await readAs(files, [kind], io);
  return { issues: [...warnings, ...issues], ...(found && { found }) };
}
