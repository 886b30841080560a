/** `pressbox season enter`: enters results of games played by hand. */
import { fault, hasErrors, UserError, type Issue, type Place } from "../../kernel/issue/index.js";
import type { ResultField } from "../../league/results-columns.js";
import type { ResultsJudge, WrittenResult } from "../../league/results-file.js";
import type { SeasonOptions } from "./season-options.js";
import { type Loaded } from "../../make/inputs.js";
import { loadResults } from "../inputs.js";
import { allOf } from "../../make/gathered.js";
import type { CliIo } from "../io.js";
import { LeagueFile, requireRevision } from "../league-file.js";
import { bareText } from "../../kernel/words/index.js";
import { quoteWord } from "../../kernel/words/quote-word.js";
import { printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { openText, statusData } from "./season-text.js";

const SCORE = /^\s*(\d{1,3})\s*[-\u2013:]\s*(\d{1,3})\s*$/;

/** Maximum tries, if others keep changing the file in between. */
const TRIES = 40;

/** Enters a result; several people may do so at the same time. */
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

/** @throws UserError `league-changed` if someone else wrote between reading and writing */
async function enterOnce(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { correct, json, quiet } = options;
  const single = options.results === undefined && !options.form ? [resultIn(options)] : [];
  const [given, opened] = await allOf(
    () => (options.results === undefined && options.form ? resultsOf(options.form, options, io) : single),
    () => LeagueFile.open(file, io),
  );
  const { seasons, at } = opened;
  requireRevision(seasons, opened.league, options.revision, file);
  const table = options.results === undefined ? undefined : await tableOf(options.results, opened, options, io);
  const { league, issues, summaries } = enterAll(opened, table?.value ?? given, correct, file);
  if (hasErrors(issues)) throw new UserError(issues);
  if (summaries.length > 0) at.save(league);
  printWarnings(io, [...opened.warnings, ...(table?.warnings ?? []), ...issues], json);
  if (json) io.out(`${JSON.stringify(statusData(seasons, league, file), null, 2)}\n`);
  else if (!quiet) {
    const status = seasons.status(league);
    const next = `Nothing is waiting; continue with: pressbox season ${opened.system.id} --file ${quoteWord(file)}\n`;
    const lines = summaries.length > 0 ? summaries.map((one) => `entered, ${one}\n`).join("") : NOTHING_NEW;
    io.out(`${lines}${status.open.length === 0 ? next : openText(status, file)}`);
  }
}

/** The league with all of these results, and every error in those it does not accept. */
function enterAll(
  { seasons, league: before }: Taking,
  results: readonly Result[],
  correct: boolean,
  file: string,
  partly = false,
) {
  const issues: Issue[] = [];
  const summaries: string[] = [];
  let league = before;
  for (const result of results) {
    const entered = enterInto(seasons, league, result, correct);
    if (result.wrong.size === 0) {
      if (entered.summary !== undefined) summaries.push(entered.summary);
      ({ league } = entered);
    }
    // After an error, the league has not advanced to where later rows of a table belong.
    const behind = partly || hasErrors(issues);
    const own = entered.issues.filter(
      (issue) => !(behind && issue.code === "game-future") && isOfSound(issue, result.wrong),
    );
    issues.push(...own.map((issue) => ({ ...issue, ...(result.placeOf?.(issue) ?? result.place ?? { file }) })));
  }
  return { league, issues, summaries };
}

const NOTHING_NEW = "nothing to enter: the league already has every result\n";

/** False for an issue that is a consequence of earlier errors: without its week, for example, a row only identifies the teams. */
function isOfSound(issue: Issue, wrong: ReadonlySet<ResultField>): boolean {
  if (wrong.size === 0) return true;
  const part = partOf(issue);
  if (wrong.has(part)) return false;
  const isTeam = issue.detail?.["part"] === "away" || issue.detail?.["part"] === "home";
  const isMeeting = issue.code === "game-unknown" || issue.code.startsWith("week-");
  const knowsMeeting = !["week", "away", "home"].some((field) => wrong.has(field as ResultField));
  return isTeam || (isMeeting && knowsMeeting);
}

/** A result with the weeks it may belong to, and its location. */
interface Result {
  readonly weeks: readonly number[];
  readonly game: string;
  readonly away: number;
  readonly home: number;
  /** Parts that already have errors. */
  readonly wrong: ReadonlySet<ResultField>;
  readonly place?: Place;
  /** Location of the part that an issue is about. */
  placeOf?(issue: Issue): Place;
}

/** Parts of a result that errors can name; an error about the whole is located at its first word. */
const PARTS: readonly ResultField[] = ["week", "away", "home", "awayPoints", "homePoints"];
const partOf = ({ code, detail }: Issue): ResultField =>
  PARTS.find((part) => part === detail?.["part"]) ??
  (code.startsWith("week-") || code === "game-future" ? "week" : code.startsWith("game-") ? "away" : "awayPoints");

/** Rows of a table, week by week. @throws UserError with every error in the table, and everything the league does not accept */
async function tableOf(
  file: string,
  opened: Opened,
  options: SeasonOptions,
  io: CliIo,
): Promise<Loaded<readonly Result[]>> {
  const { form, game, score, week, correct } = options;
  if (form || game !== undefined || score !== undefined)
    throw usageError("--results brings its games and scores: remove --form, --game and --score");
  const { value, warnings } = await loadResults(file, judgeOf(opened, file, { week, correct }), titlesOf(opened), io);
  return { value: inOrder(value.games, week), warnings };
}

/** Rows of a table as results, week by week. @param week for rows without one */
function inOrder(games: readonly WrittenResult[], week: number | undefined): Result[] {
  const resultOf = ({ week: own = week, away, home, awayPoints, homePoints, wrong, at }: WrittenResult): Result => ({
    weeks: own === undefined ? [] : [own],
    wrong,
    game: `${away}@${home}`,
    away: awayPoints,
    home: homePoints,
    place: at("away"),
    placeOf: (issue) => at(partOf(issue)),
  });
  const weekOf = ({ weeks }: Result): number => weeks.at(0) ?? 0;
  return games.map(resultOf).sort((a, b) => weekOf(a) - weekOf(b));
}

/** Rounds of the season, by name. */
export const titlesOf = ({ seasons, league }: Taking): ReadonlyMap<string, number> =>
  new Map(seasons.shown(league).rounds.map(({ title, week }) => [bareText(title), week]));

/** Checks the results in a table against the league, without entering them. */
export const judgeOf =
  (
    opened: Taking,
    file: string,
    { week, correct = false }: { readonly week?: number | undefined; readonly correct?: boolean } = {},
  ): ResultsJudge =>
  (games, partly) =>
    enterAll(opened, inOrder(games, week), correct, file, partly).issues;

function resultIn({ week, game, score }: SeasonOptions): Result {
  if (game === undefined) throw usageError("--game is missing", 'for example --game "Tycoons@Cruisers"');
  if (score === undefined) throw usageError("--score is missing", "for example --score 17-20, visitor first");
  const points = SCORE.exec(score);
  if (!points) throw usageError(`--score cannot be "${score}"; expected points such as 17-20, visitor first`);
  const scored = { away: Number(points[1]), home: Number(points[2]) };
  return { weeks: week === undefined ? [] : [week], game, ...scored, wrong: SOUND };
}

/** @throws UserError for forms with errors, and for forms without results */
async function resultsOf(files: readonly string[], options: SeasonOptions, io: CliIo): Promise<readonly Result[]> {
  const { week, game, score } = options;
  if (game !== undefined || score !== undefined)
    throw usageError("--form brings its games and scores: remove --game and --score");
  const { filledForms } = await import("../filled-forms.js");
  const { found, issues } = await filledForms(files, { cache: true }, io);
  if (!found) throw new UserError(issues);
  if (found.results.length === 0) {
    const hint = "a result needs both teams and their points, on pen-and-paper line-scores --forms";
    throw new UserError(fault("form-results", "the form has no results", { file: files[0], hint }));
  }
  return found.results.map(({ weeks, away, home, awayPoints, homePoints, place }) => ({
    weeks: week === undefined ? weeks : [week],
    game: `${away}@${home}`,
    away: awayPoints,
    home: homePoints,
    wrong: SOUND,
    place,
  }));
}
const SOUND: ReadonlySet<ResultField> = new Set();

type Opened = Awaited<ReturnType<typeof LeagueFile.open>>;
/** What entering results requires of a league. */
type Taking = Pick<Opened, "seasons" | "league">;

/** Enters one result into the week in which its teams meet; `summary` is absent if it was already there. */
function enterInto(
  seasons: Opened["seasons"],
  league: Opened["league"],
  { weeks, place, game, away, home }: Result,
  correct: boolean,
): { readonly league: Opened["league"]; readonly issues: readonly Issue[]; readonly summary?: string } {
  const tries: readonly (number | undefined)[] = weeks.length > 0 ? weeks : [undefined];
  let refused: readonly Issue[] = [];
  for (const week of tries) {
    const enter = (over: boolean) =>
      seasons.enter(league, { game, away, home, ...(week !== undefined && { week }), correct: over });
    try {
      // In a batch, only results that differ are corrections.
      let entered = enter(correct && !place);
      const played = entered.issues.find(({ code }) => code === "game-played");
      // A form or table that is filled in week after week contains earlier results too.
      if (place && played?.detail?.["away"] === away && played.detail["home"] === home) return { league, issues: [] };
      if (place && played && correct) entered = enter(true);
      return hasErrors(entered.issues) ? { league, issues: entered.issues } : entered;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refused = error.issues;
    }
  }
  return { league, issues: refused };
}
