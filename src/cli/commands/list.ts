import { kindsOf, type GameSystem, type SheetSpec } from "../../systems/contract.js";
import { allSystems, findSheets, findSystem } from "../find.js";
import type { CliIo } from "../io.js";
import { json, templates } from "../options.js";
import { defineCommand, flag, usageError } from "../spec.js";
import { alignRows } from "../table.js";

export const list = defineCommand({
  name: "list",
  summary: "list games, their sheets and their coaches",
  args: [
    { name: "system", summary: "one game only" },
    { name: "sheet", summary: "one of its sheets, with --slots" },
  ],
  options: {
    rulings: flag("every point its rulebook leaves open: what holds, and what house rules may say instead"),
    slots: flag("what a sheet's template may name: its facts, and the places that a game writes into"),
    templates,
    json,
  },
  examples: ["pressbox list", "pressbox list dynasty --rulings", "pressbox list dynasty scoresheet --slots"],
  async run({ args, options, io }) {
    if (options.slots || args.length > 1) {
      if (args.length < 2)
        throw usageError("--slots wants a game and one of its sheets", "pressbox list dynasty scoresheet --slots");
      io.out(await sheetText(args[0], args[1], options, io));
      return;
    }
    const systems = args.length > 0 ? [await findSystem(args[0])] : await allSystems();
    const [{ summaryOf }, { templatesFrom }] = await Promise.all([
      import("../../forms.js"),
      import("../../data/templates.js"),
    ]);
    const builtIn = templatesFrom();
    const sheetsOf = (system: GameSystem): ToldSheet[] =>
      system.sheets.map((spec) => ({ ...spec, summary: summaryOf(system, spec, builtIn) }));
    if (options.json) {
      const data = systems.map((system) => describeSystem(system, sheetsOf(system), options.rulings));
      io.out(`${JSON.stringify(args.length > 0 ? data[0] : data, null, 2)}\n`);
    } else
      io.out(
        systems
          .map((system) => (options.rulings ? rulingsText(system) : systemText(system, sheetsOf(system))))
          .join("\n"),
      );
  },
});

/** Facts and slots of one sheet. */
async function sheetText(
  id: string,
  name: string,
  options: { readonly templates: string | undefined; readonly json: boolean },
  io: CliIo,
): Promise<string> {
  const [{ openStudio }, { blankForm }, { factRows, slotRows }, { withOwnSheets }, { memoryCache }, { withCanvas }] =
    await Promise.all([
      import("../studio.js"),
      import("../../forms.js"),
      import("../../docs/slots.js"),
      import("../own-sheets.js"),
      import("../../kernel/cache/index.js"),
      import("../build-sheets.js"),
    ]);
  const studio = await openStudio(io, options.templates);
  const system = withOwnSheets(await findSystem(id), studio.templates);
  const [spec] = findSheets(system, [name]);
  const request = studio.build.usualRequest(system, { ...studio, cache: memoryCache() });
  const { form, facts } = await withCanvas(() => blankForm(request, spec));
  if (options.json) {
    const slots = form.slots.map(({ name: slot, kind, label, at }) => ({ name: slot, kind, label, at }));
    return `${JSON.stringify({ system: id, sheet: spec.id, template: form.name, facts, slots }, null, 2)}\n`;
  }
  return (
    `${spec.code} ${spec.title}: ${form.front.file}\n\nFacts, as {{path}} or "{path}" ([] = inside of {{#each}} or {{rows}})\n${alignRows(factRows(facts), "  ")}` +
    `\nPlaces that a hand writes into\n${alignRows(slotRows(form), "  ")}`
  );
}

/** A sheet and what it is for. */
type ToldSheet = SheetSpec & { readonly summary: string };

function systemText(system: GameSystem, sheets: readonly ToldSheet[]): string {
  const { id, title, summary, coaches, defaultCoach, names, presets = [], standardRules } = system;
  const sheetRows = sheets.map((sheet) => [sheet.code, sheet.id, sheet.summary]);
  const coachRows = coaches.map((coach) => [coach.id + (coach.id === defaultCoach ? " *" : ""), coach.summary]);
  const presetRows = presets.map((preset) => [
    preset.id + (preset.rules === standardRules ? " *" : ""),
    preset.summary,
  ]);
  return (
    `${id}: ${title}\n${summary}\n\nSheets\n${alignRows(sheetRows, "  ")}\nCoaches (* usual)\n${alignRows(coachRows, "  ")}\n` +
    (presets.length > 0 ? `Rules for --rules (* usual)\n${alignRows(presetRows, "  ")}\n` : "") +
    `Names for the sheets: ${names.map((name) => name.id).join(", ")}\n` +
    `Rulings: ${openRulings(id)}\n`
  );
}

const openRulings = (id: string): string => `pressbox list ${id} --rulings`;

function rulingsText({ title, rulings }: GameSystem): string {
  const entries = rulings.map(({ id, ruling, question, fixed, values, default: standard }) => {
    if (fixed) return `${ruling} fixed: ${question}\n  ${values[0].meaning}\n`;
    const rows = values.map((value) => [value.id === standard ? "*" : "", value.id, value.meaning]);
    return `${ruling} ${id}: ${question}\n${alignRows(rows, "  ")}`;
  });
  return `${title}: rulings (* is the rule unless a house-rule file says otherwise; a fixed one it cannot change)\n\n${entries.join("\n")}`;
}

/** What `--json` prints of a system. */
function describeSystem(system: GameSystem, sheets: readonly ToldSheet[], withRulings: boolean): object {
  const { id, title, summary, credit, defaultCoach, coaches, names, presets } = system;
  return {
    id,
    title,
    summary,
    credit,
    sheets: sheets.map((sheet) => ({
      code: sheet.code,
      id: sheet.id,
      title: sheet.title,
      summary: sheet.summary,
      fills: sheet.fills,
    })),
    coaches: coaches.map((coach) => ({ id: coach.id, title: coach.title, summary: coach.summary })),
    defaultCoach,
    presets: (presets ?? []).map((preset) => ({ id: preset.id, summary: preset.summary })),
    names: names.map((name) => ({ id: name.id, title: name.title })),
    files: kindsOf(system).map((kind) => ({ id: kind.id, title: kind.title })),
    ...(withRulings ? { rulings: system.rulings } : {}),
  };
}
