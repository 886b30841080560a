import { suggestHint } from "../../kernel/issue/index.js";
import { openCache } from "../cache.js";
import { findSystem } from "../../make/find.js";
import { loadRules } from "../../make/inputs.js";
import * as shared from "../options.js";
import { startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { defineCommand, text, usageError } from "../spec.js";
import { alignRows } from "../text/table.js";

export const solve = defineCommand({
  name: "solve",
  summary: "compute the exact value of perfect play",
  details: "Solved tables are cached on disk, so the second run is instant.",
  args: [{ name: "system", summary: "the game (see pressbox list)", required: true }],
  options: {
    objective: text("NAME", "what perfect play aims for, for example points or titles (default: the standard ones)"),
    rules: shared.rules,
    cache: shared.cache,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: ["pressbox solve dynasty", "pressbox solve dynasty --objective titles --json"],
  async run({ args, options, io }) {
    const system = await findSystem(args[0]);
    const { solver } = system;
    if (!solver) throw usageError(`${system.title} is too large to be solved`);
    const ids = solver.objectives.map(({ id }) => id);
    const wanted = options.objective === undefined ? solver.usual : [options.objective];
    for (const id of wanted) {
      if (!ids.includes(id)) throw usageError(`${system.id} has no objective "${id}"`, suggestHint(id, ids));
    }
    const { value: rules, warnings } = await loadRules(system, options.rules, io);
    const cache = openCache(io, options.cache);
    const start = io.now();
    const progress = startProgress(io, options.quiet);
    const values: Record<string, number> = {};
    try {
      wanted.forEach((objective, i) => {
        const report = (done: number, total: number, what: string): void =>
          progress.report(i * total + done, wanted.length * total, what);
        values[objective] = solver.solve({ rules, objective, cache, progress: report });
      });
    } finally {
      progress.end();
    }
    const seconds = Math.round(io.now() - start) / 1000;
    printWarnings(io, warnings, options.json);
    if (options.json) {
      io.out(`${JSON.stringify({ ...values, seconds })}\n`);
      return;
    }
    const titleOf = (id: string): string => solver.objectives.find((objective) => objective.id === id)?.title ?? id;
    const rows = Object.entries(values).map(([id, value]) => [id, value.toFixed(8), titleOf(id)]);
    io.out(`${alignRows(rows, "", [1])}${seconds.toFixed(1)} s\n`);
  },
});
