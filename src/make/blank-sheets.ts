/** Explains why a requested sheet comes out blank, and which sheets show the data instead. */
import { warning, type Issue } from "../kernel/issue/index.js";
import { type GameSystem } from "../contract/game.js";
import { drawsFrom, kindsFor, kindsOf } from "../contract/records.js";
import type { SheetSpec } from "../contract/sheet.js";

/** Maximum number of sheets listed in a hint. */
const MOST = 6;

export function blankAllTheSame(
  system: GameSystem,
  specs: readonly SheetSpec[],
  records: readonly unknown[],
  file: string | undefined,
): Issue[] {
  const shows = (spec: SheetSpec): boolean => records.some((record) => drawsFrom(system, spec, record));
  const why = (spec: SheetSpec): string => {
    const kinds = kindsFor(system, spec);
    const ofKind = records.find((record) => kinds.some((kind) => kind.matches(record)));
    if (ofKind !== undefined) return spec.lacks?.(ofKind) ?? "it has nothing for this sheet";
    const found = kindsOf(system).find((kind) => records.some((record) => kind.matches(record)));
    const expected = `expected ${kinds.map(({ title }) => title).join(" or ")}`;
    return found ? `found ${found.title}, ${expected}` : expected;
  };
  // Without file kinds of its own, a sheet that nothing fills cannot show a file.
  const others = system.sheets.filter((one) => (one.fills !== "nothing" || one.from) && shows(one)).map(({ id }) => id);
  const more = others.length > MOST ? ` and ${others.length - MOST} more` : "";
  const hint =
    others.length > 0 ? `sheets that are filled from it: ${others.slice(0, MOST).join(", ")}${more}` : undefined;
  return specs
    .filter((spec) => spec.fills !== "nothing" && !spec.always && !shows(spec))
    .map((spec) => warning("sheet-blank", `${spec.id} is printed blank: ${why(spec)}`, { file, hint }));
}
