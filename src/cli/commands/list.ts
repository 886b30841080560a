import { kindsOf, type GameSystem } from "../../systems/contract.js";
import { allSystems, findSystem } from "../find.js";
import { json } from "../options.js";
import { defineCommand, flag } from "../spec.js";
import { alignRows } from "../table.js";

export const list = defineCommand({
  name: "list",
  summary: "list games, their sheets and their coaches",
  args: [{ name: "system", summary: "one game only" }],
  options: { rulings: flag("the points its rulebook leaves open, and what house rules may say"), json },
  examples: ["pressbox list", "pressbox list dynasty --rulings"],
  async run({ args, options, io }) {
    const systems = args.length > 0 ? [await findSystem(args[0])] : await allSystems();
    if (options.json) {
      const data = systems.map((system) => describeSystem(system, options.rulings));
      io.out(`${JSON.stringify(args.length > 0 ? data[0] : data, null, 2)}\n`);
    } else io.out(systems.map(options.rulings ? rulingsText : systemText).join("\n"));
  },
});

function systemText(system: GameSystem): string {
  const { id, title, summary, sheets, coaches, defaultCoach, names, presets = [], standardRules } = system;
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

function rulingsText({ title, switches }: GameSystem): string {
  const entries = switches.map(({ id, ruling, question, values, default: standard }) => {
    const rows = values.map((value) => [value.id === standard ? "*" : "", value.id, value.meaning]);
    return `${ruling} ${id}: ${question}\n${alignRows(rows, "  ")}`;
  });
  return `${title}: rulings (* is the rule unless a house-rule file says otherwise)\n\n${entries.join("\n")}`;
}

/** What `--json` prints of a system. */
function describeSystem(system: GameSystem, rulings: boolean): object {
  const { id, title, summary, credit, defaultCoach, coaches, names, presets, sheets, switches } = system;
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
      orientation: sheet.orientation,
      card: sheet.card ?? null,
      fills: sheet.fills,
    })),
    coaches: coaches.map((coach) => ({ id: coach.id, title: coach.title, summary: coach.summary })),
    defaultCoach,
    presets: (presets ?? []).map((preset) => ({ id: preset.id, summary: preset.summary })),
    names: names.map((name) => ({ id: name.id, title: name.title })),
    files: kindsOf(system).map((kind) => ({ id: kind.id, title: kind.title })),
    ...(rulings ? { rulings: switches } : {}),
  };
}
