import { resolve } from "node:path";
import { suggestHint } from "../../kernel/issue/index.js";
import * as shared from "../options.js";
import { ended, startProgress } from "../progress.js";
import { printWarnings } from "../report.js";
import { defineCommand, flag, input, usageError, wholeNumber } from "../spec.js";

/** The levels need to be no surer than the seasons that are played: games that find them for each of those. */
const SURER = 4;

export const replaySeason = defineCommand({
  name: "replay-season",
  summary: "rate a real season's teams, replay its schedule many times, and compare with the actual results",
  details:
    "Teams are rated as by pressbox rate --calibrate, for the rules in use. Without a table of games every team plays all others at home and away. " +
    "With a table of plays among the statistics (plays.csv or plays.csv.gz) the lengths of runs and completions are compared, too.",
  args: [{ name: "system", summary: "the game (see pressbox list)", required: true }],
  options: {
    stats: input("statistics", "DIR|FILE", "the statistics: a folder of tables, one table, or a workbook"),
    season: wholeNumber("YEAR", "the season, if the tables have several or do not say", { min: 1920, max: 2200 }),
    times: wholeNumber("N", "how often the season is played (default: 10)", { min: 1, max: 100_000 }),
    quick: flag("rate at once by the default levels, without playing the league first"),
    seed: shared.seed,
    coach: shared.coach,
    rules: shared.rules,
    json: shared.json,
    quiet: shared.quiet,
  },
  examples: [
    "pressbox replay-season 5d20 --stats assets/samples/5d20/league",
    "pressbox replay-season 5d20 --stats nfl-2019 --times 100 --json",
  ],
  async run({ args, options, io }) {
    const [{ loadRater, RATED_SYSTEMS }, { findCoach, findSystem }] = await Promise.all([
      import("../../systems/index.js"),
      import("../find.js"),
    ]);
    const id = args[0].toLowerCase();
    const rater = await loadRater(id);
    if (!rater) throw usageError(`no teams of "${args[0]}" are rated`, suggestHint(args[0], RATED_SYSTEMS));
    if (options.stats === undefined)
      throw usageError("--stats is missing", "name a folder, a .csv file or an .xlsx file");
    const system = await findSystem(id);
    const { loadRules, loadSeason } = await import("../inputs.js");
    const rules = await loadRules(system, options.rules ?? rater.seasons.usualRules, io);
    const coach = findCoach(system, options.coach);
    const { value: season, warnings } = await loadSeason(options.stats, { year: options.season }, io);
    const { readGains } = await import("../../host/node/gains.js");
    const plays = readGains(resolve(io.cwd, options.stats), options.stats, season.year);
    const [{ fixturesOf }, { compareGains, compareSeasons }, { seasonsOnCores }] = await Promise.all([
      import("../fixtures.js"),
      import("../../sim/replayed.js"),
      import("../cores/cores.js"),
    ]);
    const { fixtures, issues } = fixturesOf(season);
    const times = options.times ?? 10;
    const bar = startProgress(io, options.quiet);
    const rating = ended(bar, () =>
      rater.rate({
        season,
        year: options.season,
        rules: rules.value,
        ...(!options.quick && {
          calibrate: { fixtures, games: SURER * times * fixtures.length, progress: bar.report },
        }),
      }),
    );
    printWarnings(io, [...rules.warnings, ...warnings, ...rating.issues, ...plays.issues, ...issues], options.json);
    const seed = options.seed ?? 1;
    const hear = rater.seasons.open(rating.teams, rules.value, coach);
    const work = {
      system: id,
      teams: rating.teams,
      rules: rules.value,
      coach,
      fixtures,
      teamCount: season.teams.length,
    };
    const playing = startProgress(io, options.quiet);
    try {
      const counts = await seasonsOnCores(hear, work, { seed, times, progress: playing.report }, { now: io.now });
      playing.end();
      const comparison = compareSeasons(season, counts);
      const gains = plays.gains ? compareGains(plays.gains, counts.gains) : [];
      const head = {
        system: id,
        season: rating.season,
        rules: system.rulesName(rules.value),
        coach,
        times,
        seed,
        games: fixtures.length * times,
      };
      const { seasonJson, seasonText } = await import("../text/replayed-text.js");
      const told = { head, calibrated: rating.calibrated, names: rating.names, comparison, gains, plays: plays.file };
      if (options.json) io.out(seasonJson(told));
      else if (!options.quiet) io.out(seasonText(told));
    } finally {
      playing.end();
    }
  },
});
