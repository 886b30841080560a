import { resolve } from "node:path";
import { suggestHint, type Issue } from "../../kernel/issue/index.js";
import { USUAL_TIMES, type PartOf } from "../../sim/part-of.js";
import { filesData, filesText, openMade, printWarnings } from "../report.js";
import { writeFiles } from "../output/write-files.js";
import { ABSENT } from "../absent.js";
import { isStandardOutput } from "../output/target.js";
import { defineCommand, usageError } from "../spec.js";
import { OPTIONS } from "../season/replay-options.js";

/** How to run: everything, one part, or a merge of parts. */
interface Parted {
  readonly times: number | undefined;
  readonly part: PartOf | undefined;
  readonly merge: boolean;
}

function requireParts({ times, part, merge }: Parted, files: readonly string[]): void {
  if (merge && part) throw usageError("--part and --merge do not go together");
  if (merge && files.length === 0) throw usageError("--merge needs files", "name all parts: --merge part-*.json");
  if (!merge && files.length > 0)
    throw usageError(`"${files[0]}" is an extra argument`, "to add up files of parts, use --merge");
  const seasons = times ?? USUAL_TIMES;
  if (part && part.of > seasons)
    throw usageError(`${seasons} seasons cannot have ${part.of} parts`, `--part i/${seasons}, or --times ${part.of}`);
}

export const replaySeason = defineCommand({
  name: "replay-season",
  summary: "rate a real season's teams, replay its schedule many times, and compare with the actual results",
  details:
    "It rates teams like pressbox rate --calibrate, for the rules in use. Without a table of games every team plays all others at home and away. " +
    "With a table of plays (plays.csv or plays.csv.gz) it also compares the lengths of runs and completions, and --shape compares the games with the real ones instead of with those of 2019.",
  absent: ABSENT["replay-season"],
  args: [
    { name: "system", summary: "the game (see pressbox list)", required: true },
    { name: "part", summary: "with --merge: the files of all parts", many: true },
  ],
  options: OPTIONS,
  examples: [
    "pressbox replay-season 5d20 --stats assets/samples/5d20/league",
    "pressbox replay-season 5d20 --stats nfl-2019 --times 100 --json",
    "pressbox replay-season 5d20 --stats nfl-2019 --times 100 --shape",
    "pressbox replay-season 5d20 --stats nfl-2019 --times 100 --shape --out shape.pdf",
    "pressbox replay-season 5d20 --stats nfl-2019 --times 100 --part 3/16 > part-3.json",
    "pressbox replay-season 5d20 --stats nfl-2019 --merge part-*.json",
  ],
  async run({ args, options, io }) {
    const [{ loadRater, RATED_SYSTEMS }, { findCoach, findSystem }] = await Promise.all([
      import("../../systems/index.js"),
      import("../../make/find.js"),
    ]);
    const [word, ...files] = args;
    const id = word.toLowerCase();
    const rater = await loadRater(id);
    if (!rater) throw usageError(`no teams of "${word}" are rated`, suggestHint(word, RATED_SYSTEMS));
    if (options.stats === undefined)
      throw usageError("--stats is missing", "name a folder, a .csv file or an .xlsx file");
    requireParts(options, files);
    const system = await findSystem(id);
    const { loadRules, loadSeason } = await import("../../make/inputs.js");
    const rules = await loadRules(system, options.rules ?? rater.seasons.usualRules, io);
    const coach = findCoach(system, options.coach ?? rater.seasons.usualCoach);
    const { value: season, warnings } = await loadSeason(options.stats, { year: options.season }, io);
    const { readPlays } = await import("../../host/node/gains.js");
    // Parts may have a shape without --shape on the merge.
    const every = (options.shape || options.merge) && !options.part;
    const plays = readPlays(resolve(io.cwd, options.stats), options.stats, season.year, { every });
    const [{ fixturesOf }, { compareGains, compareSeasons }, { mergedRun, playRun }, { realShape }, { compareWith }] =
      await Promise.all([
        import("../fixtures.js"),
        import("../../sim/replayed.js"),
        import("../season/replay-run.js"),
        import("../season/replay-shape.js"),
        import("../../sim/shape/index.js"),
      ]);
    const { openShapePages, shapeFiles } = await import("../season/shape-file.js");
    const printing = await openShapePages(options, io);
    const { fixtures, issues } = fixturesOf(season);
    const real = realShape(plays, season.tables.games.length > 0 ? fixtures.length : undefined);
    const warn = (found: readonly Issue[]): void =>
      printWarnings(
        io,
        [...rules.warnings, ...warnings, ...found, ...plays.issues, ...real.issues, ...issues],
        options.json,
      );
    if (options.merge) warn([]);
    const asked = { ...options, system, rater, rules: rules.value, coach, season, year: options.season, fixtures, io };
    const said = {
      times: options.times,
      seed: options.seed,
      quick: options.quick,
      shape: options.shape,
      ...(options.coach !== undefined && { coach }),
      ...(options.rules !== undefined && { rules: system.rulesName(rules.value) }),
    };
    const run = options.merge ? mergedRun(files, asked, said) : await playRun(asked, warn);
    if ("file" in run) {
      io.out(`${JSON.stringify(run.file)}\n`);
      return;
    }
    const { head, calibrated, uncalibrated, names, counts } = run;
    const shape = counts.shape && compareWith(real.of(head.season), counts.shape);
    const replayed = {
      head: { ...head, games: fixtures.length * head.times },
      calibrated,
      uncalibrated,
      names,
      comparison: compareSeasons(season, counts),
      gains: plays.gains ? compareGains(plays.gains, counts.gains) : [],
      plays: plays.file,
      ...(shape && { shape }),
    };
    const { games } = replayed.head;
    const played = shape && { system, rules: rules.value, head, games, shape, parts: files };
    const made = printing && played ? await shapeFiles(printing, played, options) : [];
    if (made.length > 0) writeFiles(made, { ...io, force: options.force });
    if (options.open) openMade(made, io);
    if (made.some(({ path }) => isStandardOutput(resolve(io.cwd, path)))) return;
    const { seasonJson, seasonText } = await import("../text/replayed-text.js");
    if (options.json) io.out(seasonJson({ ...replayed, ...(made.length > 0 && { files: filesData(made, io.cwd) }) }));
    else if (!options.quiet) io.out(`${seasonText(replayed)}${made.length > 0 ? `\n${filesText(made, io.cwd)}` : ""}`);
  },
});
