import { hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { GameSystem } from "../../systems/contract.js";
import { allSystems } from "../find.js";
import { isTable, readInput, readTable } from "../inputs.js";
import type { CliIo } from "../io.js";
import { issuesText } from "../text/issues-text.js";
import { json, quiet } from "../options.js";
import { defineCommand } from "../spec.js";
import { countOf } from "../text/table.js";

export const check = defineCommand({
  name: "check",
  summary: "check teams, leagues, statistics, house rules, dice logs, records and the built-in charts",
  details:
    "Every fault of every file is printed on a line of its own (with --json as one object), on standard output. " +
    "The kind of a file is told from its content; teams may also stand in a CSV file; season statistics are a table, a workbook or a folder of them. Without arguments it checks the built-in charts; " +
    "the name of a game also checks what its source prints, where faults are kept as printed. Exit code 1 when there is an error.",
  args: [
    { name: "file", summary: "files, folders of statistics, or games whose built-in charts are checked", many: true },
  ],
  options: { json, quiet },
  examples: [
    "pressbox check",
    "pressbox check pen-and-paper --json",
    "pressbox check house-rules.yaml my-teams.csv league.yaml",
  ],
  async run({ args, options, io }) {
    const systems = await allSystems();
    const targets = args.length > 0 ? args : systems.map(({ id }) => id);
    const issues =
      args.length > 0
        ? (await Promise.all(args.map((target) => checkTarget(target, systems, io)))).flat()
        : systems.flatMap((system) => system.checkBuiltIn());
    io.out(issuesText(issues, options.json));
    if (!options.json && !options.quiet) io.out(`${verdict(targets, issues)}\n`);
    return hasErrors(issues) ? 1 : 0;
  },
});

async function checkTarget(target: string, systems: readonly GameSystem[], io: CliIo): Promise<readonly Issue[]> {
  const system = systems.find(({ id }) => id === target.toLowerCase());
  if (system) return [...system.checkBuiltIn(), ...(system.checkSource?.() ?? [])];
  try {
    const { statsIssues } = await import("../stats-input.js");
    const ofStatistics = await statsIssues(target, io);
    if (ofStatistics) return ofStatistics;
    if (isTable(target)) {
      const [table, { checkTable }, { allKinds }] = await Promise.all([
        readTable(target, io),
        import("../../check.js"),
        import("../../common-kinds.js"),
      ]);
      return checkTable(allKinds(systems), table).issues;
    }
    const [{ data, locate }, { checkData }] = await Promise.all([readInput(target, io), import("../../check.js")]);
    return checkData(data, systems, locate).issues;
  } catch (error) {
    if (error instanceof UserError) return error.issues;
    throw error;
  }
}

/** `rules.yaml, rolls.yaml: 3 errors, 1 warning`. */
function verdict(targets: readonly string[], issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const warnings = issues.length - errors;
  const found = [
    ...(errors > 0 ? [countOf(errors, "error")] : []),
    ...(warnings > 0 ? [countOf(warnings, "warning")] : []),
  ];
  return `${targets.join(", ")}: ${found.length > 0 ? found.join(", ") : "no fault found"}`;
}
