import { hasErrors, suggestHint, UserError } from "../../kernel/issue/index.js";
import { dataText } from "../data-text.js";
import { allSystems, findSystem } from "../find.js";
import { isTable, loadRules, readTable } from "../inputs.js";
import * as shared from "../options.js";
import { printWarnings } from "../report.js";
import { defineCommand, text, usageError } from "../spec.js";
import { shownPath, writeFiles } from "../write-files.js";

export const newThing = defineCommand({
  name: "new",
  summary: "roll a new team, or make teams from the statistics of a league",
  details: "Prints a file of teams as YAML, and on the error output how the scores came about.",
  args: [
    { name: "what", summary: "what to make: team", required: true },
    { name: "system", summary: "the game that it is for (default the one that has teams)" },
  ],
  options: {
    seed: shared.seed,
    philosophy: text("ID", "how the team is built, or best for the better one (see pressbox schema)"),
    city: text("CITY", "city of the team"),
    name: text("NAME", "nickname of the team"),
    market: text("MARKET", "home market, by code, name or city"),
    fromStats: text("FILE", "a CSV file with the season statistics of a league, a row a team"),
    rules: shared.rules,
    out: text("FILE", "write into this file instead, YAML or JSON by its ending"),
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox new team --seed 7 --city Toledo --name Ironmen --market Ohio",
    "pressbox new team --from-stats season-1985.csv --out teams.yaml",
  ],
  async run({ args: [what, id], options, io }) {
    if (what.toLowerCase() !== "team")
      throw usageError(`there is no way to make "${what}"`, suggestHint(what, ["team"]));
    const system = id === undefined ? (await allSystems()).find(({ teamMaker }) => teamMaker) : await findSystem(id);
    const maker = system?.teamMaker;
    if (!system || !maker) {
      const file = system?.kinds.teams
        ? `; pressbox schema ${system.kinds.teams.id} shows what a file of teams holds`
        : "";
      const makers = (await allSystems()).filter(({ teamMaker }) => teamMaker).map(({ id }) => id);
      const hint = `teams are made for ${makers.join(", ")}${file}`;
      throw usageError(`${system?.title ?? "no game"} has no teams to be made`, hint);
    }
    const { philosophy, city, name, market, fromStats, out, json, quiet } = options;
    if (philosophy !== undefined && !maker.philosophies.includes(philosophy))
      throw usageError(`--philosophy cannot be "${philosophy}"`, suggestHint(philosophy, maker.philosophies));
    if (fromStats !== undefined && (city ?? name ?? market ?? options.seed) !== undefined)
      throw usageError("--from-stats makes every team of its file: leave --seed, --city, --name and --market out");
    if (fromStats !== undefined && !isTable(fromStats)) throw usageError("--from-stats reads a .csv or .tsv file");
    const rules = await loadRules(system, options.rules, io);
    const seed = options.seed ?? (fromStats === undefined ? io.freshSeed() : 0);
    const statistics = fromStats === undefined ? undefined : await readTable(fromStats, io);
    const { issues, data, notes } = maker.make({
      rules: rules.value,
      seed,
      philosophy,
      city,
      name,
      market,
      statistics,
    });
    if (hasErrors(issues) || data === undefined) throw new UserError(issues);
    printWarnings(io, [...rules.warnings, ...issues], json);
    if (!quiet && !json)
      io.err([...(fromStats === undefined ? [`seed ${seed}`] : []), ...notes].map((note) => `${note}\n`).join(""));
    if (out === undefined) io.out(json ? dataText(data, "team.json") : dataText(data, "team.yaml"));
    else {
      writeFiles([{ path: out, bytes: dataText(data, out) }], io.cwd);
      if (!quiet) io.out(`${shownPath(out, io.cwd)}\n`);
    }
  },
});
