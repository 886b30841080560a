import { describeRecord } from "../../contract/records.js";
import { hasErrors } from "../../kernel/issue/index.js";
import { allSystems } from "../../make/find.js";
import { readAs } from "../../make/inputs.js";
import { issuesText } from "../text/issues-text.js";
import { json, quiet } from "../options.js";
import { ABSENT } from "../absent.js";
import { defineCommand } from "../spec.js";

export const replay = defineCommand({
  name: "replay",
  summary: "play a saved record again, die by die, and name the first difference",
  absent: ABSENT.replay,
  args: [{ name: "record", summary: "a record saved by pressbox play --save", required: true, reads: "record" }],
  options: { json, quiet },
  examples: ["pressbox replay campaign.json"],
  async run({ args: [file], options, io }) {
    const systems = await allSystems();
    const wanted = { words: "a game record", hint: "pressbox play ... --save FILE writes one" };
    const records = systems.map(({ kinds }) => kinds.record);
    const { issues, value, kind } = await readAs(file, records, io, { wanted, prove: true });
    const system = systems.find(({ kinds }) => kinds.record === kind);
    if (options.json) io.out(issuesText(issues, true));
    else io.err(issuesText(issues, false));
    if (hasErrors(issues) || value === undefined || !system) return 1;
    if (!options.quiet && !options.json) io.out(`identical: ${system.title}, ${describeRecord(system, value).line}\n`);
    return 0;
  },
});
