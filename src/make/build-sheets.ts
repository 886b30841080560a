/** Builds sheets for a command. */
import type { BuiltSheet } from "../print/build.js";
import type { BuildRequest } from "../print/request.js";
import { requestFor } from "../print/samples.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { Studio } from "./open-studio.js";

/**
 * Builds every sheet.
 * @throws UserError with the errors of all of them
 */
export async function buildEach(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
): Promise<BuiltSheet[]> {
  return studio.build.buildSheets(request, specs, (spec) => requestFor(request, spec));
}
