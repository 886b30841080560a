import { resolve } from "node:path";
import { fault, hasErrors, UserError } from "../../kernel/issue/index.js";
import { allSystems } from "../find.js";
import { issuesText } from "../issues-text.js";
import { json, quiet } from "../options.js";
import { defineCommand } from "../spec.js";

export const replay = defineCommand({
  name: "replay",
  summary: "play a saved record again, die by die, and name the first difference",
  args: [{ name: "record", summary: "a record saved by pressbox play --save", required: true }],
  options: { json, quiet },
  examples: ["pressbox replay campaign.json"],
  async run({ args: [file], options, io }) {
    const { readDataFile } = await import("../../data/data-file.js");
    const { data, locate } = readDataFile(resolve(io.cwd, file), file);
    const systems = await allSystems();
    const system = systems.find(({ kinds }) => kinds.record.matches(data));
    if (!system) {
      throw new UserError(
        fault("file-kind", "this is no record of a game", { file, hint: "pressbox play ... --save FILE writes one" }),
      );
    }
    const { issues, value } = system.kinds.record.check(data, locate);
    if (hasErrors(issues) || value === undefined) throw new UserError(issues);
    const differences = system.replay(value).map((issue) => ({ file, ...issue }));
    if (options.json) io.out(issuesText(differences, true));
    else io.err(issuesText(differences, false));
    if (hasErrors(differences)) return 1;
    if (!options.quiet && !options.json) io.out(`identical: ${system.title}, ${system.describe(value).line}\n`);
    return 0;
  },
});
