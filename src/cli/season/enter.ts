/** `pressbox season enter`: a result from the table into the league. */
import { fault, hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { SeasonOptions } from "./season-options.js";
import type { CliIo } from "../io.js";
import { LeagueFile, requireRevision } from "../league-file.js";
import { quoteWord } from "../cores/repeat.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { openText, statusData } from "./season-text.js";

const SCORE = /^\s*(\d{1,3})\s*[-\u2013:]\s*(\d{1,3})\s*$/;

/** Times that a result is entered again into what someone else wrote meanwhile. */
const TRIES = 40;

/** Enters a result; several people may do so at once. */
export async function enterResult(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await enterOnce(file, options, io);
    } catch (error) {
      const late = error instanceof UserError && error.issues.some(({ code }) => code === "league-changed");
      if (!late || tries === TRIES) throw error;
    }
  }
}

/** @throws UserError `league-changed` when someone else wrote between reading and writing. */
async function enterOnce(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { correct, json, quiet } = options;
  const results = options.form ? await resultsOf(options.form, options, io) : [resultIn(options)];
  const opened = await LeagueFile.open(file, io);
  const { seasons, at } = opened;
  requireRevision(seasons, opened.league, options.revision, file);
  const issues: Issue[] = [];
  const told: string[] = [];
  let { league } = opened;
  for (const result of results) {
    const place = result.place ?? { file };
    const entered = enterInto(seasons, league, result, correct);
    if (entered.told !== undefined) told.push(entered.told);
    ({ league } = entered);
    issues.push(...entered.issues.map((issue) => ({ ...issue, ...place })));
  }
  if (hasErrors(issues)) throw new UserError(issues);
  if (told.length > 0) at.save(league);
  printWarnings(io, [...opened.warnings, ...issues], json);
  if (json) io.out(`${JSON.stringify(statusData(seasons, league, file), null, 2)}\n`);
  else if (!quiet) {
    const status = seasons.status(league);
    const next = `Nothing is waiting; continue with: pressbox season ${opened.system.id} --file ${quoteWord(file)}\n`;
    const lines = told.length > 0 ? told.map((one) => `entered, ${one}\n`).join("") : NOTHING_NEW;
    io.out(`${lines}${status.open.length === 0 ? next : openText(status, file)}`);
  }
}

const NOTHING_NEW = "nothing to enter: the league already has every result on the form\n";

/** A result as it comes to the league: the weeks that it may be of, and where it was written. */
interface Result {
  readonly weeks: readonly number[];
  readonly game: string;
  readonly away: number;
  readonly home: number;
  readonly place?: Pick<Issue, "file" | "path">;
}

function resultIn({ week, game, score }: SeasonOptions): Result {
  if (game === undefined) throw usageError("--game is missing", 'for example --game "Tycoons@Cruisers"');
  if (score === undefined) throw usageError("--score is missing", "for example --score 17-20, visitor first");
  const points = SCORE.exec(score);
  if (!points) throw usageError(`--score cannot be "${score}"; expected points such as 17-20, visitor first`);
  return { weeks: week === undefined ? [] : [week], game, away: Number(points[1]), home: Number(points[2]) };
}

/** @throws UserError for forms with faults, and such as hold no results */
async function resultsOf(files: readonly string[], options: SeasonOptions, io: CliIo): Promise<readonly Result[]> {
  const { week, game, score } = options;
  if (game !== undefined || score !== undefined)
    throw usageError("--form brings its games and scores: remove --game and --score");
  const { filledForms } = await import("../filled-forms.js");
  const { found, issues } = await filledForms(files, { cache: true }, io);
  if (!found) throw new UserError(issues);
  if (found.results.length === 0) {
    const hint = "a result needs both teams and their points, on pen-and-paper line-scores --forms";
    throw new UserError(fault("form-results", "the form holds no results", { file: files[0], hint }));
  }
  return found.results.map(({ weeks, away, home, awayPoints, homePoints, place }) => ({
    weeks: week === undefined ? weeks : [week],
    game: `${away}@${home}`,
    away: awayPoints,
    home: homePoints,
    place,
  }));
}

type Opened = Awaited<ReturnType<typeof LeagueFile.open>>;

/** Enters one result into the week that its teams meet in; `told` is absent where it is there already. */
function enterInto(
  seasons: Opened["seasons"],
  league: Opened["league"],
  { weeks, place, ...result }: Result,
  correct: boolean,
): { readonly league: Opened["league"]; readonly issues: readonly Issue[]; readonly told?: string } {
  const tries: readonly (number | undefined)[] = weeks.length > 0 ? weeks : [undefined];
  let refused: readonly Issue[] = [];
  for (const week of tries) {
    try {
      const entered = seasons.enter(league, { ...result, ...(week !== undefined && { week }), correct });
      const stands = entered.issues.some(
        ({ code, detail }) =>
          code === "game-played" && detail?.["away"] === result.away && detail["home"] === result.home,
      );
      // A form that is filled on week after week brings what was entered before as well.
      return place && stands
        ? { league, issues: [] }
        : hasErrors(entered.issues)
          ? { league, issues: entered.issues }
          : entered;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refused = error.issues;
    }
  }
  return { league, issues: refused };
}
