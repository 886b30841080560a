import type { NamedStock } from "../../files/card-stock.js";
import type { PrintShopFormat } from "../../files/print-shops.js";
import { readCatalog, type ListedSystem } from "../catalog.js";
import { findSheets, findSystem } from "../../make/find.js";
import type { CliIo } from "../io.js";
import { json, templates } from "../options.js";
import { defineCommand, flag, usageError } from "../spec.js";
import { alignRows } from "../text/table.js";

export const list = defineCommand({
  name: "list",
  summary: "list games, their sheets and their coaches",
  args: [
    { name: "system", summary: "one game only" },
    { name: "sheet", summary: "one of its sheets, with --slots" },
  ],
  options: {
    rulings: flag("every question its rulebook leaves open: the ruling, and what house rules may choose instead"),
    shops: flag("formats of print shops, for print --shop"),
    stock: flag("sheets of labels and perforated cards, for print --stock"),
    slots: flag("what a sheet's template can use: its facts, and the slots that a game fills"),
    templates,
    json,
  },
  examples: ["pressbox list", "pressbox list dynasty --rulings", "pressbox list dynasty scoresheet --slots"],
  async run({ args, options, io }) {
    if (options.slots || args.length > 1) {
      if (args.length < 2)
        throw usageError("--slots needs a game and one of its sheets", "pressbox list dynasty scoresheet --slots");
      io.out(await sheetText(args[0], args[1], options, io));
      return;
    }
    if (options.shops) {
      if (args.length > 0) throw usageError("--shops lists what is the same for all games", "pressbox list --shops");
      const [{ KNOWN_SHOPS, knownFormats }, { readOwnFile }] = await Promise.all([
        import("../../files/print-shops.js"),
        import("../../host/node/data-files.js"),
      ]);
      const formats = knownFormats(readOwnFile(KNOWN_SHOPS));
      io.out(options.json ? `${JSON.stringify(formats, null, 2)}\n` : shopsText(formats));
      return;
    }
    if (options.stock) {
      if (args.length > 0) throw usageError("--stock lists what is the same for all games", "pressbox list --stock");
      const [{ KNOWN_STOCK, knownStock }, { readOwnFile }] = await Promise.all([
        import("../../files/card-stock.js"),
        import("../../host/node/data-files.js"),
      ]);
      const stock = knownStock(readOwnFile(KNOWN_STOCK));
      io.out(options.json ? `${JSON.stringify(stock, null, 2)}\n` : stockText(stock));
      return;
    }
    const catalog = await readCatalog();
    const systems = args.length > 0 ? [await findListed(catalog, args[0])] : catalog;
    if (options.json) {
      const data = systems.map((system) => describeSystem(system, options.rulings));
      io.out(`${JSON.stringify(args.length > 0 ? data[0] : data, null, 2)}\n`);
    } else
      io.out(
        systems.map(options.rulings ? rulingsText : systemText).join("\n") +
          (args.length === 0
            ? "\nFormats of print shops: pressbox list --shops\nSheets of labels and cards: pressbox list --stock\n"
            : ""),
      );
  },
});

function shopsText(formats: readonly PrintShopFormat[]): string {
  const rows = formats.map(({ id, title, width, height, bleed, safe }) => [
    id,
    `${width} x ${height} mm`,
    `bleed ${bleed}`,
    `safe ${safe}`,
    title,
  ]);
  return `Formats of print shops for print --shop; color runs past the cut by the bleed, text keeps clear of it by the safe zone, millimeters\n${alignRows(rows, "  ")}`;
}

function stockText(stock: readonly NamedStock[]): string {
  const rows = stock.map(({ id, title }) => [id, title]);
  return `Sheets for print --stock: labels have one side, cards have two\n${alignRows(rows, "  ")}`;
}

/** Facts and slots of one sheet. */
async function sheetText(
  id: string,
  name: string,
  options: { readonly templates: string | undefined; readonly json: boolean },
  io: CliIo,
): Promise<string> {
  const [{ openStudio }, { blankForm }, { usualRequest }, { factRows, slotRows }, { withOwnSheets }, { memoryCache }] =
    await Promise.all([
      import("../../make/open-studio.js"),
      import("../../print/forms.js"),
      import("../../print/request.js"),
      import("../../docs/slots.js"),
      import("../../print/own-sheets.js"),
      import("../../kernel/cache/index.js"),
    ]);
  const studio = await openStudio(io, options.templates);
  const system = withOwnSheets(await findSystem(id), studio.templates);
  const [spec] = findSheets(system, [name]);
  const request = usualRequest(system, { ...studio, cache: memoryCache() });
  const { form, facts } = await blankForm(request, spec);
  if (options.json) {
    const slots = form.slots.map(({ name: slot, kind, label, at }) => ({ name: slot, kind, label, at }));
    return `${JSON.stringify({ system: id, sheet: spec.id, template: form.name, facts, slots }, null, 2)}\n`;
  }
  return (
    `${spec.code} ${spec.title}: ${form.front.file}\n\nFacts, as {{path}} or "{path}" ([] = inside of {{#each}} or {{rows}})\n${alignRows(factRows(facts), "  ")}` +
    `\nPlaces to write in by hand\n${alignRows(slotRows(form), "  ")}`
  );
}

/** @throws UserError (exit code 2) for an unknown system */
async function findListed(catalog: readonly ListedSystem[], id: string): Promise<ListedSystem> {
  const found = catalog.find((system) => system.id === id.toLowerCase());
  return found ?? findListed(catalog, (await findSystem(id)).id);
}

function systemText(system: ListedSystem): string {
  const { id, title, summary, sheets, coaches, defaultCoach, names, presets, usualPresets } = system;
  const sheetRows = sheets.map((sheet) => [sheet.code, sheet.id, sheet.summary]);
  const coachRows = coaches.map((coach) => [coach.id + (coach.id === defaultCoach ? " *" : ""), coach.summary]);
  const presetRows = presets.map((preset) => [
    preset.id + (usualPresets.includes(preset.id) ? " *" : ""),
    preset.summary,
  ]);
  return (
    `${id}: ${title}\n${summary}\n\nSheets\n${alignRows(sheetRows, "  ")}\nCoaches (* default)\n${alignRows(coachRows, "  ")}\n` +
    (presets.length > 0 ? `Rules for --rules (* default)\n${alignRows(presetRows, "  ")}\n` : "") +
    `Names for the sheets: ${names.map((name) => name.id).join(", ")}\n` +
    `Rulings: ${openRulings(id)}\n`
  );
}

const openRulings = (id: string): string => `pressbox list ${id} --rulings`;

function rulingsText({ title, rulings }: ListedSystem): string {
  const entries = rulings.map(({ id, ruling, question, fixed, values, default: standard }) => {
    if (fixed) return `${ruling} fixed: ${question}\n  ${values[0].meaning}\n`;
    const rows = values.map((value) => [value.id === standard ? "*" : "", value.id, value.meaning]);
    return `${ruling} ${id}: ${question}\n${alignRows(rows, "  ")}`;
  });
  return `${title}: rulings (* applies unless a house-rule file says otherwise; fixed rulings cannot change)\n\n${entries.join("\n")}`;
}

/** What `--json` prints about a system. */
function describeSystem({ usualPresets: _, rulings, ...system }: ListedSystem, withRulings: boolean): object {
  return { ...system, ...(withRulings ? { rulings } : {}) };
}
