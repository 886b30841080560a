import { describeRecord } from "../../contract/records.js";
import { fault, hasErrors, UserError } from "../../kernel/issue/index.js";
import { allSystems } from "../find.js";
import { readInput } from "../inputs.js";
import { issuesText } from "../text/issues-text.js";
import { json, quiet } from "../options.js";
import { defineCommand } from "../spec.js";

export const replay = defineCommand({
  name: "replay",
  summary: "play a saved record again, die by die, and name the first difference",
  args: [{ name: "record", summary: "a record saved by pressbox play --save", required: true, reads: "record" }],
  options: { json, quiet },
  examples: ["pressbox replay campaign.json"],
  async run({ args: [file], options, io }) {
    const input = await readInput(file, io);
    const system = (await allSystems()).find(({ kinds }) => kinds.record.matches(input.data));
    if (!system) {
      const hint = "pressbox play ... --save FILE writes one";
      throw new UserError(fault("file-kind", "this is not a record of a game", { file, hint }));
    }
    const { proveKind } = await import("../../files/check.js");
    const { issues, value } = proveKind(system.kinds.record, input.data, input.locate);
    if (options.json) io.out(issuesText(issues, true));
    else io.err(issuesText(issues, false));
    if (hasErrors(issues) || value === undefined) return 1;
    if (!options.quiet && !options.json) io.out(`identical: ${system.title}, ${describeRecord(system, value).line}\n`);
    return 0;
  },
});
