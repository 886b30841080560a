import { join, resolve } from "node:path";
import { hasErrors, suggestHint, UserError } from "../../kernel/issue/index.js";
import { dataText } from "../../text/data-text.js";
import { quoteWord } from "../../kernel/words/quote-word.js";
import { allSystems, findSheets, findSystem, kindNamed } from "../../make/find.js";
import type { CliIo } from "../io.js";
import { loadRules } from "../../make/inputs.js";
import { inFile, loadTeamStatistics } from "../inputs.js";
import * as shared from "../options.js";
import { printWarnings } from "../report.js";
import { ABSENT } from "../absent.js";
import { defineCommand, input, nameText, text, usageError } from "../spec.js";
import { DATA, requireEnding, requireFolderName } from "../output/endings.js";
import { isStandardOutput } from "../output/target.js";
import { shownPath, writeFiles } from "../output/write-files.js";

export const newThing = defineCommand({
  name: "new",
  summary:
    "roll a new team, make teams from statistics, copy a sheet's template, or begin a set, a file of words, a spreadsheet or a folder of statistics",
  details:
    "new team prints a team as YAML, and its rolls on standard error. new template copies a sheet's template and partials into a folder for --templates.",
  absent: ABSENT.new,
  args: [
    { name: "what", summary: "what to make: team, template, set, words, table or stats", required: true },
    {
      name: "system",
      summary:
        "the game (default: the one that rolls teams); table: a file kind; stats and set: the folder; words: the language",
    },
    { name: "sheet", summary: "the sheet whose template is copied; set and words: the game" },
  ],
  options: {
    seed: shared.seed,
    philosophy: text("ID", "how the team is built, or best for the better one (see pressbox schema)"),
    city: nameText("CITY", "city of the team"),
    name: nameText("NAME", "nickname of the team"),
    market: text("MARKET", "home market, by code, name or city"),
    fromStats: input("team-statistics", "FILE", "a CSV file with the season statistics of a league, one row per team"),
    rules: shared.rules,
    out: text(
      "FILE|DIR",
      "write a team into this file, YAML or JSON by its extension; templates into this folder (my-templates)",
    ),
    templates: shared.templates,
    force: shared.force,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox new team --seed 7 --city Toledo --name Ironmen --market Ohio",
    "pressbox new team --from-stats season-1985.csv --out teams.yaml",
    "pressbox new template dynasty scoresheet",
    "pressbox new set my-set pen-and-paper",
    "pressbox new table pen-and-paper-teams --out my-teams.csv",
    "pressbox new table league-schedule --out schedule.csv",
    "pressbox new stats season-1985",
    "pressbox new words es --out words/es.yaml",
  ],
  async run({ args: [what, id, sheet], options, io }) {
    if (what.toLowerCase() === "template") return newTemplate(id, sheet, options, io);
    if (what.toLowerCase() === "table") return newTable([id, sheet], options, io);
    if (what.toLowerCase() === "set") return newSet([id, sheet], options, io);
    if (what.toLowerCase() === "stats") return newStats([id, sheet], options, io);
    if (what.toLowerCase() === "words") return newWords([id, sheet], options, io);
    if (what.toLowerCase() !== "team")
      throw usageError(
        `cannot create "${what}"`,
        suggestHint(what, ["team", "template", "set", "words", "table", "stats"]),
      );
    if (sheet !== undefined) throw usageError(`unexpected argument after new team: "${sheet}"`);
    const system = id === undefined ? (await allSystems()).find(({ teamMaker }) => teamMaker) : await findSystem(id);
    const maker = system?.teamMaker;
    if (!system || !maker) {
      const file = system?.kinds.teams
        ? `; pressbox schema ${system.kinds.teams.id} shows what a file of teams contains`
        : "";
      const makers = (await allSystems()).filter(({ teamMaker }) => teamMaker).map(({ id }) => id);
      const hint = `teams are made for ${makers.join(", ")}${file}`;
      throw usageError(`${system?.title ?? "no game"} has no teams to make`, hint);
    }
    const { philosophy, city, name, market, fromStats, out, json, quiet } = options;
    if (philosophy !== undefined && !maker.philosophies.includes(philosophy))
      throw usageError(`--philosophy cannot be "${philosophy}"`, suggestHint(philosophy, maker.philosophies));
    if (fromStats !== undefined && (city ?? name ?? market ?? options.seed) !== undefined)
      throw usageError("--from-stats makes every team of its file: remove --seed, --city, --name and --market");
    if (fromStats !== undefined && !(await import("../../text/tables/table-names.js")).isTableName(fromStats))
      throw usageError(`--from-stats cannot read "${fromStats}"`, "name a table, such as a .csv or .xlsx file");
    if (out !== undefined) requireEnding("--out", out, DATA, "a team is a YAML or JSON file");
    const rules = await loadRules(system, options.rules, io);
    const seed = options.seed ?? (fromStats === undefined ? io.freshSeed() : 0);
    const read = fromStats === undefined ? undefined : await loadTeamStatistics(system, fromStats, io);
    const { issues, data, notes } = inFile(fromStats, () =>
      maker.make({ rules: rules.value, seed, philosophy, city, name, market, statistics: read?.value }),
    );
    if (hasErrors(issues) || data === undefined) throw new UserError(issues);
    printWarnings(io, [...rules.warnings, ...(read?.value.issues ?? []), ...issues], json);
    if (!quiet && !json)
      io.err([...(fromStats === undefined ? [`seed ${seed}`] : []), ...notes].map((note) => `${note}\n`).join(""));
    if (out === undefined) io.out(json ? dataText(data, "team.json") : dataText(data, "team.yaml"));
    else {
      writeFiles([{ path: out, bytes: dataText(data, out) }], { ...io, force: options.force });
      if (!quiet && !isStandardOutput(resolve(io.cwd, out))) io.out(`${shownPath(out, io.cwd)}\n`);
    }
  },
});

/** An empty spreadsheet with column headings. */
async function newTable(
  words: readonly (string | undefined)[],
  { out, quiet, force }: { readonly out: string | undefined; readonly quiet: boolean; readonly force: boolean },
  io: CliIo,
): Promise<void> {
  const [systems, { allKinds }] = await Promise.all([allSystems(), import("../../files/kinds.js")]);
  const kinds = allKinds(systems).filter(({ columns }) => columns);
  const ids = kinds.map(({ id }) => id);
  const wanted = words.filter((word) => word !== undefined).join("-");
  const kind = kindNamed(wanted, kinds);
  if (!kind) throw usageError(`there is no table "${wanted}"`, suggestHint(wanted, ids));
  if (out !== undefined) requireEnding("--out", out, ["csv"], "a table is a CSV file");
  const text = `${kind.columns!.join(",")}\n`;
  if (out === undefined) {
    io.out(text);
    return;
  }
  writeFiles([{ path: out, bytes: text, toFill: true }], { ...io, force });
  if (!quiet && !isStandardOutput(resolve(io.cwd, out))) io.out(`${shownPath(out, io.cwd)}\n`);
}

/** A user's own set that builds right away. */
async function newSet(
  [folder, game]: readonly (string | undefined)[],
  { out, quiet, force }: { readonly out: string | undefined; readonly quiet: boolean; readonly force: boolean },
  io: CliIo,
): Promise<void> {
  if (folder === undefined) throw usageError("new set needs a name for its folder", "pressbox new set my-set");
  if (out !== undefined) throw usageError("new set names its folder after the set: remove --out");
  requireFolderName("new set", folder, io.cwd);
  const { setFiles, USUAL_GAME } = await import("../build/new-set.js");
  const files = setFiles(await findSystem(game ?? USUAL_GAME), folder);
  writeFiles(files, { ...io, force });
  if (quiet) return;
  io.out(files.map(({ path }) => `${shownPath(path, io.cwd)}\n`).join(""));
  io.err(`now change it, then: pressbox build ${quoteWord(folder)}\n`);
}

/** Empty tables for season statistics, each with its columns explained. */
async function newStats(
  [folder, more]: readonly (string | undefined)[],
  { out, quiet, force }: { readonly out: string | undefined; readonly quiet: boolean; readonly force: boolean },
  io: CliIo,
): Promise<void> {
  if (more !== undefined) throw usageError(`new stats takes no third argument, found "${more}"`);
  const { emptyTables } = await import("../../stats/index.js");
  const to = out ?? folder ?? "stats";
  requireFolderName(out === undefined ? "new stats" : "--out", to, io.cwd);
  const files = emptyTables().map(({ name, text: bytes }) => ({ path: join(to, name), bytes, toFill: true }));
  writeFiles(files, { ...io, force });
  if (quiet) return;
  io.out(files.map(({ path }) => `${shownPath(path, io.cwd)}\n`).join(""));
  io.err(`fill in what you know, then: pressbox rate 5d20 --stats ${quoteWord(to)}\n`);
}

/** Every printed word of the sheets, for translation. */
async function newWords(
  [language, game]: readonly (string | undefined)[],
  {
    out,
    templates,
    quiet,
    force,
  }: {
    readonly out: string | undefined;
    readonly templates: string | undefined;
    readonly quiet: boolean;
    readonly force: boolean;
  },
  io: CliIo,
): Promise<void> {
  if (language === undefined) throw usageError("new words needs a language", "pressbox new words es");
  if (out !== undefined) requireEnding("--out", out, DATA, "a file of words is YAML");
  const { wordsText } = await import("../words/new-words.js");
  const systems = game === undefined ? await allSystems() : [await findSystem(game)];
  const text = await wordsText(language, systems, templates, io);
  if (out === undefined) {
    io.out(text);
    return;
  }
  writeFiles([{ path: out, bytes: text, toFill: true }], { ...io, force });
  if (quiet || isStandardOutput(resolve(io.cwd, out))) return;
  io.out(`${shownPath(out, io.cwd)}\n`);
  io.err(`now fill it in, then: pressbox print ${game ?? "dynasty"} --words ${quoteWord(out)}\n`);
}

/** A sheet's template and its partials, as a starting point. */
async function newTemplate(
  id: string | undefined,
  sheet: string | undefined,
  {
    out = "my-templates",
    quiet,
    force,
  }: { readonly out: string | undefined; readonly quiet: boolean; readonly force: boolean },
  io: CliIo,
): Promise<void> {
  if (id === undefined || sheet === undefined)
    throw usageError("new template needs a game and one of its sheets", "pressbox new template dynasty scoresheet");
  requireFolderName("--out", out, io.cwd);
  const system = await findSystem(id);
  const [spec] = findSheets(system, [sheet]);
  const { copyTemplate } = await import("../print/copy-template.js");
  const files = copyTemplate(system, spec, out);
  writeFiles(files, { ...io, force });
  if (quiet) return;
  io.out(files.map(({ path }) => `${shownPath(path, io.cwd)}\n`).join(""));
  io.err(`now change it, then: pressbox print ${system.id} ${spec.id} --templates ${quoteWord(out)}\n`);
}
