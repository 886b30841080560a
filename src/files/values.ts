/** What stands on a sheet, slot by slot, as a file: `read --save` writes it where a sheet holds no whole game, `print --values` fills a sheet from it. */
import type { infer as Infer } from "zod";
import { lazily } from "../kernel/lazy/index.js";
import { zod } from "../kernel/zod/index.js";
import { fault, hasErrors, suggestHint, type Issue } from "../kernel/issue/index.js";
import { zodIssues } from "../text/zod-issues.js";
import type { LocateValue } from "../text/data-file.js";
import type { Values } from "../sheet/layout/form.js";
import type { GameSystem } from "../contract/game.js";
import type { FileKind } from "../contract/files.js";
import type { SheetSpec } from "../contract/sheet.js";

const VALUES_FORMAT = "pressbox/sheet-values";

const shape = lazily(() => {
  const z = zod();
  const cell = z.union([z.string(), z.number(), z.boolean()]);
  return z.strictObject({
    format: z.literal(VALUES_FORMAT),
    version: z.literal(1),
    game: z.string().describe("id of the game"),
    sheet: z.string().describe("id of the sheet"),
    rules: z.record(z.string(), z.unknown()).optional().describe("house rules that the sheet is printed by"),
    copies: z.array(z.record(z.string(), z.union([cell, z.array(cell)]))).min(1),
  });
});
type SheetValuesFile = Infer<ReturnType<typeof shape>>;

/** The file of one sheet. */
export const valuesFile = (
  system: GameSystem,
  rules: object,
  { spec, copies }: { readonly spec: SheetSpec; readonly copies: readonly Values[] },
): object => ({ format: VALUES_FORMAT, version: 1, game: system.id, sheet: spec.id, rules, copies });

/** Whether a file says that it is one. */
const areValues = (data: unknown): boolean => (data as { readonly format?: unknown } | null)?.format === VALUES_FORMAT;

/** Such files of whatever sheet of these games. */
export const valuesKind = (systems: readonly GameSystem[]): FileKind => ({
  id: "sheet-values",
  title: "What stands on a sheet, slot by slot",
  matches: areValues,
  multiline: true,
  get shape() {
    return shape();
  },
  check(data, locate) {
    const { game, sheet } = data as SheetValuesFile;
    const system = systems.find(({ id }) => id === game);
    if (system)
      return checkValues(data, locate, system, system.sheets.find(({ id }) => id === sheet) ?? system.sheets[0]);
    const ids = systems.map(({ id }) => id);
    const hint = suggestHint(game, ids);
    return { issues: [fault("values-sheet", `there is no game "${game}"`, { ...locate(["game"]), hint })] };
  },
});

export interface SheetValues {
  readonly rules: unknown;
  readonly copies: readonly Values[];
}

/** Every fault of such a file; that its slots are on the sheet is told when it is printed. */
export function checkValues(
  data: unknown,
  locate: LocateValue,
  system: GameSystem,
  spec: SheetSpec,
): { readonly issues: readonly Issue[]; readonly value?: SheetValues } {
  if (!areValues(data)) {
    const hint = "pressbox read FORM.pdf --save FILE keeps them; a record fills sheets with --record";
    const { file } = locate([]);
    return {
      issues: [
        fault("file-kind", "this file holds no values of a sheet", { ...(file !== undefined && { file }), hint }),
      ],
    };
  }
  const parsed = shape().safeParse(data);
  if (!parsed.success) return { issues: zodIssues(parsed.error, { data, locate, schema: shape() }) };
  const { game, sheet, rules, copies } = parsed.data;
  const issues: Issue[] = [];
  const wrong = (key: string, message: string, hint?: string): void =>
    void issues.push(fault("values-sheet", message, { ...locate([key]), ...(hint !== undefined && { hint }) }));
  const ids = system.sheets.map(({ id }) => id);
  if (game !== system.id) wrong("game", `the values are of the game "${game}"; expected "${system.id}"`);
  else if (!ids.includes(sheet)) wrong("sheet", `there is no sheet "${sheet}"`, suggestHint(sheet, ids));
  else if (sheet !== spec.id) wrong("sheet", `the values are of the sheet "${sheet}"; expected "${spec.id}"`);
  const read = rules && system.kinds.rules.check(rules, (path) => locate(["rules", ...path]));
  issues.push(...(read?.issues ?? []));
  if (hasErrors(issues)) return { issues };
  return { issues, value: { rules: read?.value ?? system.standardRules, copies: copies as readonly Values[] } };
}
