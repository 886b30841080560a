/**
 * The values of a sheet, slot by slot, as a file: `read --save` writes it if the sheet does not contain a whole game, `print --values`
 * fills a sheet from it.
 */
import type { infer as Infer } from "zod";
import { lazily } from "../kernel/lazy/index.js";
import { zod } from "../kernel/zod/index.js";
import { fault, hasErrors, suggestHint, type Issue, type Locate } from "../kernel/issue/index.js";
import { withCanvas } from "../print/canvas.js";
import { blankForm } from "../print/forms.js";
import type { BuildRequest } from "../print/request.js";
import type { Form, Values } from "../sheet/layout/form.js";
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
    rules: z.record(z.string(), z.unknown()).optional().describe("house rules that the sheet is printed with"),
    copies: z.array(z.record(z.string(), z.union([cell, z.array(cell)]))).min(1),
  });
});
type SheetValuesFile = Infer<ReturnType<typeof shape>>;

/** Contents of such a file: its sheet and values. */
export interface SheetValues {
  readonly system: GameSystem;
  readonly spec: SheetSpec;
  readonly rules: unknown;
  readonly copies: readonly Values[];
}

/** Loads what lays out the sheet for trying the values. */
export type ValuesPress = () => Promise<Pick<BuildRequest, "templates" | "fonts" | "cache">>;

/** The file for one sheet. */
export const valuesFile = (
  system: GameSystem,
  rules: object,
  { spec, copies }: { readonly spec: SheetSpec; readonly copies: readonly Values[] },
): object => ({ format: VALUES_FORMAT, version: 1, game: system.id, sheet: spec.id, rules, copies });

/** True if the file claims to be a values file. */
const areValues = (data: unknown): boolean => (data as { readonly format?: unknown } | null)?.format === VALUES_FORMAT;

/**
 * Values files for any sheet of these games.
 * @param press without it, values are not tried on their sheet
 * @param only the one sheet to fill
 */
export const valuesKind = (
  systems: readonly GameSystem[],
  press?: ValuesPress,
  only?: SheetSpec,
): FileKind<SheetValues> => ({
  id: "sheet-values",
  title: "What is on a sheet, slot by slot",
  matches: areValues,
  multiline: true,
  get shape() {
    return shape();
  },
  check(data, locate) {
    const { game, sheet, rules, copies } = data as SheetValuesFile;
    const wrong = (key: string, message: string, hint?: string): Issue =>
      fault("values-sheet", message, { ...locate([key]), ...(hint !== undefined && { hint }) });
    const system = systems.find(({ id }) => id === game);
    if (!system) {
      const ids = systems.map(({ id }) => id);
      const message = only
        ? `these values are for the game "${game}"; expected "${ids[0]}"`
        : `there is no game "${game}"`;
      return { issues: [wrong("game", message, suggestHint(game, ids))] };
    }
    const ids = system.sheets.map(({ id }) => id);
    const spec = system.sheets.find(({ id }) => id === sheet);
    const read = rules && system.kinds.rules.check(rules, (path) => locate(["rules", ...path]));
    const issues = [
      ...(spec ? [] : [wrong("sheet", `there is no sheet "${sheet}"`, suggestHint(sheet, ids))]),
      ...(spec && only && spec !== only
        ? [wrong("sheet", `the values are for the sheet "${sheet}"; expected "${only.id}"`)]
        : []),
      ...(read?.issues ?? []),
    ];
    if (hasErrors(issues) || !spec) return { issues };
    const value = { system, spec, rules: read?.value ?? system.standardRules, copies: copies as readonly Values[] };
    return { issues, value };
  },
  ...(press && { tryPrint: (values, locate) => tryOn(values, locate, press) }),
});

/** Style in which values are tried: the positions of handwriting are the same in all styles. */
const LOOK = { theme: "color", paper: "letter", names: {} } as const;

/** Values without a place on their sheet, and values that do not fit in theirs. */
async function tryOn(
  { system, spec, rules, copies }: SheetValues,
  locate: Locate,
  press: ValuesPress,
): Promise<Issue[]> {
  const request = { ...LOOK, ...(await press()), system, rules, records: [], fill: "filled" } as const;
  const { form } = await blankForm(request, spec);
  return withCanvas(request.fonts, () =>
    copies.flatMap((copy, i) => [...strangeSlots(form, copy, i, locate), ...unfit(form, copy, i, locate)]),
  );
}

function strangeSlots(form: Form, copy: Values, i: number, locate: Locate): Issue[] {
  if (form.strays(copy).length === 0) return [];
  return Object.entries(copy).flatMap(([slot, value]) =>
    form.strays({ [slot]: value }).map(({ hint }) =>
      fault("values-slot", `the sheet has no slot called "${slot}"`, {
        ...locate(["copies", i, slot], "key"),
        ...(hint !== undefined && { hint }),
      }),
    ),
  );
}

function unfit(form: Form, copy: Values, i: number, locate: Locate): Issue[] {
  const refused: Issue[] = [];
  form.copy(copy, { fill: "filled", fieldPrefix: "", frame: () => ({}) }, refused);
  return refused.map((issue) =>
    issue.path === undefined || copy[issue.path] === undefined
      ? issue
      : { ...issue, ...locate(["copies", i, issue.path]), path: issue.path },
  );
}
