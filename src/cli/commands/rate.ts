import { join, resolve } from "node:path";
import type { Rating } from "../../contract/rating.js";
import { suggestHint, UserError } from "../../kernel/issue/index.js";
import { slugOf } from "../../kernel/words/index.js";
import { dataText } from "../../text/data-text.js";
import type { CliIo } from "../io.js";
import * as shared from "../options.js";
import { ended } from "../../make/workplace.js";
import { startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { ABSENT } from "../absent.js";
import { defineCommand, flag, input, text, usageError, wholeNumber } from "../spec.js";
import { requireFolderName } from "../output/endings.js";
import { shownPath, writeFiles } from "../output/write-files.js";

export const rate = defineCommand({
  name: "rate",
  summary: "make team charts from season statistics, and prove that they play like the teams",
  details:
    "It reads CSV files and workbooks: nflverse and Pro-Football-Reference tables as downloaded, or tables you fill in by hand (pressbox new stats). " +
    "The proof compares each chart's exact expectation, calculated and not simulated, with the statistics it was made from.",
  absent: ABSENT.rate,
  args: [{ name: "system", summary: "the game (see pressbox list)", required: true }],
  options: {
    stats: input("statistics", "DIR|FILE", "the statistics: a folder of tables, one table, or a workbook"),
    team: text("TEAM", "only one team, by its code or name"),
    rules: shared.rules,
    season: wholeNumber("YEAR", "the season, if the tables have several or do not say", { min: 1920, max: 2200 }),
    out: text("DIR", "write the charts and the proof into this folder"),
    calibrate: flag(
      "play games of the whole league first, and rate by the results (as replay-season does; DICE Football: by the rules season)",
    ),
    games: wholeNumber("N", "about how many games --calibrate plays (default: 5632; DICE Football: 768)", {
      min: 1,
      max: 1_000_000,
    }),
    acceptMisses: flag("write the charts even if a statistic of an offense misses its tolerance"),
    report: flag(
      "report what was read from each table: its kind, rows left out, columns not read, totals that match or not, numbers filled in (with --json as one object); without --out nothing is rated",
    ),
    force: shared.force,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox rate 5d20 --stats assets/samples/5d20/league",
    "pressbox rate 5d20 --stats assets/samples/5d20/league --team Foxes --out charts",
    "pressbox rate 5d20 --stats assets/samples/5d20/league --json",
  ],
  async run({ args, options, io }) {
    const { loadRater, RATED_SYSTEMS } = await import("../../systems/index.js");
    const rater = await loadRater(args[0].toLowerCase());
    if (!rater) throw usageError(`no teams of "${args[0]}" are rated`, suggestHint(args[0], RATED_SYSTEMS));
    if (options.stats === undefined)
      throw usageError("--stats is missing", "name a folder, a .csv file or an .xlsx file");
    if (options.out !== undefined) requireFolderName("--out", options.out, io.cwd);
    const { loadSeason } = await import("../../make/inputs.js");
    const { value: season, warnings } = await loadSeason(options.stats, { year: options.season }, io);
    const { accountLines, reportObject, reportText } = await import("../../stats/index.js");
    /** @param filled defaults used for statistics that no table has */
    const report = (filled: Rating["filled"]): string => {
      const filledIn = [
        ...season.filledIn,
        ...filled.map(({ what, by, teams }) => ({ column: what, teams, from: by })),
      ];
      const read = { ...season, filledIn };
      return options.json ? `${JSON.stringify(reportObject(read), null, 1)}\n` : `${reportText(read)}\n`;
    };
    const rules = await rulesFor(args[0], options.rules, io);
    if (options.calibrate && options.team !== undefined)
      throw usageError("--calibrate plays the games of a whole league", "remove --team");
    if (options.games !== undefined && !options.calibrate)
      throw usageError("--games says how many games --calibrate plays", "add --calibrate, or remove --games");
    const bar = startProgress(io, options.quiet);
    const { fixturesOf } = await import("../fixtures.js");
    const make = (): Rating =>
      rater.rate({
        season,
        team: options.team,
        year: options.season,
        rules: rules?.value,
        ...(options.calibrate && {
          calibrate: { fixtures: fixturesOf(season).fixtures, games: options.games, progress: bar.report },
        }),
      });
    if (options.report && options.out === undefined) {
      const made = (): Rating => ended(bar, make);
      io.out(report(options.team === undefined ? filledOrNone(made) : made().filled));
      printWarnings(io, [...(rules?.warnings ?? []), ...warnings], options.json);
      return;
    }
    const account = (): void => {
      if (!options.report && !options.quiet && !options.json) io.out(`${accountLines(season).join("\n")}\n`);
    };
    const { requireAcceptable, requireOffenses } = await import("../../files/rated-files.js");
    // Parts of the tables that were not read may explain why they cannot be rated.
    const { rating, remarks } = orReport(
      () => {
        const made = ended(bar, make);
        if (options.report) io.out(report(made.filled));
        return { rating: made, remarks: requireOffenses(made, options.acceptMisses) };
      },
      () => {
        printWarnings(io, [...(rules?.warnings ?? []), ...warnings], options.json);
        account();
      },
    );
    printWarnings(io, [...(rules?.warnings ?? []), ...warnings, ...remarks], options.json);
    const { findSystem } = await import("../../make/find.js");
    requireAcceptable(await findSystem(args[0]), rating);
    const [{ proofText }, { proofFile, rounded }] = await Promise.all([
      import("../text/proof-text.js"),
      import("../../files/proof-file.js"),
    ]);
    if (options.json && !options.report) io.out(`${JSON.stringify(rating.proof.map(rounded), null, 1)}\n`);
    else if (!options.quiet && !options.json) {
      io.out(proofText(rating));
      if (!options.report) io.out("\n");
      account();
    }
    if (options.out === undefined) return;
    const name = (ending: string): string =>
      join(options.out!, `${rating.season}${rating.names.length === 1 ? `-${slugOf(rating.names[0])}` : ""}-${ending}`);
    const files = [
      { path: name("teams.yaml"), bytes: dataText(rating.teams, "teams.yaml") },
      { path: name("proof.json"), bytes: `${JSON.stringify(proofFile(rating), null, 1)}\n` },
    ];
    writeFiles(
      files.map((file) => ({ ...file, path: resolve(io.cwd, file.path) })),
      { ...io, force: options.force },
    );
    if (!options.quiet && !options.json) io.out(files.map(({ path }) => `${shownPath(path, io.cwd)}\n`).join(""));
  },
});

/** Does the work; if the input turns out to be wrong, `report` first lists what was read. */
function orReport<T>(work: () => T, report: () => void): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError) report();
    throw error;
  }
}

/** Defaults that a rating would use; none if the tables are too incomplete to rate: the report of what was read appears anyway. */
function filledOrNone(make: () => Rating): Rating["filled"] {
  try {
    return make().filled;
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}

/** The rules that charts are made for, if not the standard ones. */
async function rulesFor(id: string, given: string | undefined, io: CliIo) {
  if (given === undefined) return undefined;
  const [{ findSystem }, { loadRules }] = await Promise.all([
    import("../../make/find.js"),
    import("../../make/inputs.js"),
  ]);
  return loadRules(await findSystem(id), given, io);
}
