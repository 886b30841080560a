/** Checks the options of `print --format tabletop`. */
import { flagOf, usageError } from "../print/options/option.js";
import type { SheetOptions } from "../print/options/sheet-options.js";

/** Options that contradict a virtual tabletop, or that require one. */
export function requireTableSense(
  options: SheetOptions,
  format: string,
  sheets: readonly string[],
  everywhere = false,
): void {
  if (format !== "tabletop") {
    if (options.address !== undefined) throw usageError("--address is for --format tabletop");
    return;
  }
  if (sheets.length === 0)
    throw usageError(
      "--format tabletop needs the sheets to put on the table",
      "for example pressbox print postcard field tokens --format tabletop",
    );
  const keys = ["shop", "stock", "single", "order", "foldOver"] as const;
  const other = keys.find((key) => options[key] !== undefined && options[key] !== false);
  if (other !== undefined)
    throw usageError(`${flagOf(other)} is for paper, and --format tabletop for a virtual table: remove one`);
  if (everywhere && options.address === undefined)
    throw usageError(
      "a set is the same on every machine: say where the pictures will be",
      "add address: https://example.org/my-set/",
    );
}
