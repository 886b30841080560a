/** `pressbox season GAME`: creates or continues a league, and saves it after every week. */
import { join, resolve } from "node:path";
import { suggestHint, UserError, warning, type Issue } from "../../kernel/issue/index.js";
import { slugOf } from "../../kernel/words/index.js";
import type { BookPart } from "../../contract/book.js";
import { handSheetOf, rulesOfRecord } from "../../contract/records.js";
import { chancesTable, requireUnderWay } from "../../league/chances.js";
import { playSeasons } from "../../sim/season.js";
import { goalOf } from "../../sim/until-season.js";
import { chancesIn } from "./chances.js";
import { OPTIONS, type SeasonOptions } from "./season-options.js";
import { openCache } from "../cache.js";
import { allOf } from "../../make/gathered.js";
import { loadRules, loadTeams } from "../../make/inputs.js";
import { inFile, loadSchedule } from "../inputs.js";
import type { CliIo } from "../io.js";
import { leagueExists, LeagueFile, requireRevision, type LeagueSystem } from "../league-file.js";
import { startProgress } from "../progress.js";
import { filesText, openMade, printWarnings } from "../report.js";
import { flagOf, usageError } from "../spec.js";
import { exportPdf, lookOf, printSheets, standardFor, type Made } from "../../make/export.js";
import { openLetters } from "../../make/letters.js";
import { openStudio } from "../../make/open-studio.js";
import type { Worded } from "../../make/with-words.js";
import { countOf } from "../text/table.js";
import { DATA, requireEnding, requireFolderName } from "../output/endings.js";
import { realPath } from "../output/target.js";
import { requireFree, writeFiles } from "../output/write-files.js";
import { openText, standingsText, statusData } from "./season-text.js";

interface Begun {
  readonly league: unknown;
  readonly at: LeagueFile;
  readonly warnings: readonly Issue[];
  /** Beginning of the report. */
  readonly head: string;
  /** True once the league has reached --until. */
  readonly goal?: ((league: unknown) => boolean) | undefined;
}

/** Options that set up a new league, if its game offers them. */
const SETTINGS = ["format", "rounds", "draw", "ties", "games", "playoffs", "conferences", "tiers", "promoted"] as const;

/** Settings of a new league. @throws UserError for those that the game does not offer */
function settingsOf({ system, seasons }: LeagueSystem, options: SeasonOptions): Readonly<Record<string, string>> {
  const given = SETTINGS.flatMap((id) => (options[id] === undefined ? [] : [[id, options[id]] as const]));
  return Object.fromEntries(
    given.map(([id, typed]) => {
      const values = seasons.settings?.find((setting) => setting.id === id)?.values;
      return [id, chosen(`--${id}`, typed, values, system.title, seasons.settled)] as const;
    }),
  );
}

/** One of the values that a game offers for an option. */
function chosen(
  flag: string,
  typed: string,
  values: readonly string[] | undefined,
  title: string,
  settled?: string,
): string {
  if (!values) throw usageError(`${title} takes no ${flag}`, settled);
  const value = values.find((known) => known === typed.trim().toLowerCase());
  if (value === undefined) throw usageError(`${flag} cannot be "${typed}"`, suggestHint(typed, values));
  return value;
}

export async function playLeague(game: LeagueSystem, options: SeasonOptions, io: CliIo): Promise<void> {
  const { seasons } = game;
  const { file, json, quiet, weeks, until, logs } = options;
  if (until !== undefined && (weeks ?? options.years) !== undefined)
    throw usageError(`--until says where to stop: remove --${weeks === undefined ? "years" : "weeks"}`);
  if (logs !== undefined) chosen("--logs", logs, seasons.bookLogs, game.system.title);
  if (logs !== undefined && options.book === undefined)
    throw usageError("--logs says what --book prints", "add --book FILE");
  if (options.shape && options.book === undefined)
    throw usageError("--shape is a chapter of the season book: add --book FILE");
  if (options.times !== undefined && options.book === undefined)
    throw usageError("--times says how often the season book plays the rest of the season", "add --book FILE");
  if (options.words !== undefined && (options.book ?? options.sheets) === undefined)
    throw usageError("--words is for the season book and sheets: add --book FILE or --sheets DIR");
  if ((options.font ?? []).length > 0 && (options.book ?? options.sheets) === undefined)
    throw usageError("--font is for the season book and sheets: add --book FILE or --sheets DIR");
  const there = leagueExists(file, io);
  // Checked before anything is played: a book that would replace its own league or has another extension; words and fonts that do not
  // exist.
  io.inputs?.add(realPath(resolve(io.cwd, file)));
  if (!there) requireEnding("--file", file, DATA, "a league is a YAML file");
  if (options.book !== undefined) requirePlaceOfBook(options.book, options, io);
  if (options.sheets !== undefined) requireFolderName("--sheets", options.sheets, io.cwd);
  const printing = await openPrinting(game, options, io);
  const begun = there ? await goOn(game, options, io) : await begin(game, options, io);
  const { at } = begun;
  if (!json && !quiet) io.out(begun.head);
  const start = seasons.status(begun.league);
  // A book of an existing league shows its current state; otherwise the command plays another year.
  const shows = there && options.book !== undefined && weeks === undefined && until === undefined;
  const years = options.years ?? (until !== undefined ? Infinity : shows ? start.finished : start.finished + 1);
  const { goal } = begun;
  const past = goal?.(begun.league) ? [pastGoal(options, start.when)] : [];
  if (shows && options.times !== undefined) requireUnderWay(seasons, begun.league, file);
  const progress = startProgress(io, quiet);
  let league: unknown = begun.league;
  try {
    const stop = playSeasons({
      seasons,
      league,
      years,
      ...(weeks === undefined ? {} : { weeks }),
      ...(goal && { until: goal }),
      onStep({ league: now, lines, headline }) {
        at.save(now);
        if (!goal) progress.report(seasons.status(now).finished - start.finished, years - start.finished, "playing");
        if ((goal ?? weeks) !== undefined && !json && !quiet) io.out(`${lines.join("\n")}\n`);
        if (headline !== undefined && !json && !quiet) io.out(`${headline}\n`);
      },
    });
    league = stop.league;
  } finally {
    progress.end();
  }
  // A season that has just ended has no chances; its book is printed without them.
  const over = options.times !== undefined && !shows && seasons.shown(league).current === undefined;
  if (over) past.push(chancesPast(options, seasons.status(league).when));
  const chapter = options.shape
    ? (await import("./shape-chapter.js")).shapeChapter(game.system, seasons, league)
    : undefined;
  if (options.shape && !chapter) past.push(SHAPELESS);
  const more = chapter ? [chapter] : [];
  const made = printing
    ? [
        ...(await openSheets(game, league, options, printing, io)),
        ...(await bookFile(game, league, over ? { ...options, times: undefined } : options, more, printing, io)),
      ]
    : [];
  if (made.length > 0) writeFiles(made, { ...io, force: options.force });
  if (options.open) openMade(made.slice(-1), io);
  printWarnings(io, [...begun.warnings, ...past, ...(seasons.warnings?.(league) ?? [])], json);
  const status = seasons.status(league);
  if (json) io.out(`${JSON.stringify(statusData(seasons, league, file), null, 2)}\n`);
  else if (!quiet) {
    const begun = status.season > 1 || status.week > 1;
    if (begun) io.out(`\n${standingsText(seasons, league)}\n`);
    io.out(
      `${file}: ${status.when}, revision ${status.revision}\n${goal?.(league) ? "" : openText(status, file, years)}${filesText(made, io.cwd)}`,
    );
  }
}

/** Checked before anything is played. @throws UserError for a path with a user's file, or with the league itself, which even --force protects */
function requirePlaceOfBook(book: string, { file, force }: SeasonOptions, io: CliIo): void {
  requireFree([{ path: book, bytes: "%PDF-" }], { ...io, force });
  if (realPath(resolve(io.cwd, book)) === realPath(resolve(io.cwd, file)))
    throw usageError("--book names the file of the league", "name another file, such as book.pdf");
  requireEnding("--book", book, ["pdf"], "a book is a PDF");
}

async function begin(game: LeagueSystem, options: SeasonOptions, io: CliIo): Promise<Begun> {
  const { system, seasons } = game;
  const { file, teams: size, teamsFile, leagueName, headToHead, byHand, revision } = options;
  if (revision !== undefined) throw usageError(`--revision ${revision} needs an existing league; ${file} is not`);
  const settings = settingsOf(game, options);
  if (settings.promoted !== undefined && (settings.tiers ?? "1") === "1")
    throw usageError("--promoted: teams change places only between tiers", "add --tiers 2");
  const [rules, teams] = await allOf(
    () => loadRules(system, options.rules, io),
    () => (teamsFile === undefined ? undefined : loadTeams(system, teamsFile, io)),
  );
  const schedule =
    options.schedule === undefined ? undefined : await loadSchedule(game, teams?.value, options.schedule, io);
  const seed = options.seed ?? io.freshSeed();
  const wanted = [...(headToHead ?? []), ...(byHand ?? [])];
  const made = aboutOptions(() =>
    inFile(teamsFile, () =>
      seasons.create({
        name: leagueName,
        rules: rules.value,
        seed,
        size,
        teams: teams?.value,
        wanted,
        settings,
        schedule: schedule?.value,
      }),
    ),
  );
  const league = seasons.withModes(made, { headToHead, byHand });
  const goal = goalIn(game, league, options);
  const at = LeagueFile.fresh(file, io, seasons);
  at.save(league);
  const head = `${file}: a new league of ${countOf(seasons.status(league).size, "team")}, seed ${seed}\n`;
  return {
    league,
    at,
    warnings: [...rules.warnings, ...(teams?.warnings ?? []), ...(schedule?.warnings ?? [])],
    head,
    goal,
  };
}

/** Does the work; errors in a setting name its option, not a key in a file that does not exist yet. */
function aboutOptions<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const issues = error.issues.map(({ file, path, ...issue }): Issue => {
      const id = SETTINGS.find((one) => path === `contest.${one}`);
      const place = { ...(file !== undefined && { file }), ...(path !== undefined && { path }) };
      return id === undefined ? { ...issue, ...place } : { ...issue, message: `--${id}: ${issue.message}` };
    });
    throw new UserError(issues, error.exitCode);
  }
}

/** Opens an existing league. Options for a new one must not contradict it. */
async function goOn(game: LeagueSystem, options: SeasonOptions, io: CliIo): Promise<Begun> {
  const { seasons } = game;
  const { file, teams, seed, headToHead, byHand } = options;
  const { league, at, warnings } = await LeagueFile.open(file, io, game);
  const status = seasons.status(league);
  const other = "name another --file for a new league";
  if (teams !== undefined && teams !== status.size)
    throw usageError(`${file} is a league of ${status.size} teams; --teams says ${teams}`, other);
  if (seed !== undefined && seed !== status.seed)
    throw usageError(`${file} has the seed ${status.seed}; --seed says ${seed}`, other);
  requireRevision(seasons, league, options.revision, file);
  for (const [id, value] of Object.entries(settingsOf(game, options))) {
    const found = status.settings?.[id];
    if (found !== value) throw usageError(`${file} has --${id} ${found}; --${id} says ${value}`, other);
  }
  const { leagueName } = options;
  if (leagueName !== undefined && leagueName !== status.name)
    throw usageError(`${file} is called "${status.name}"; --league-name says "${leagueName}"`, other);
  const unread = (["teamsFile", "rules", "schedule"] as const).filter((key) => options[key] !== undefined);
  const ignored =
    unread.length === 0
      ? []
      : [
          warning("league-there", "the league already exists: its teams, rules and schedule cannot be set again", {
            file,
            hint: other,
          }),
        ];
  const changed = seasons.withModes(league, { headToHead, byHand });
  const goal = goalIn(game, changed, options);
  if (changed !== league) at.save(changed);
  const head = `${file}: ${status.name}, ${status.when}, revision ${status.revision}\n`;
  return { league: changed, at, warnings: [...warnings, ...ignored], head, goal };
}

/** The goal of --until; parsed before anything is written. @throws UserError for a goal that the season does not have */
const goalIn = ({ seasons }: LeagueSystem, league: unknown, { file, until }: SeasonOptions): Begun["goal"] =>
  until === undefined ? undefined : inFile(file, () => goalOf(seasons, league, until));

/** The goal is already behind. */
const pastGoal = ({ file, until }: SeasonOptions, when: string): Issue =>
  warning("until-past", `--until "${until!.trim()}" has passed: no games were played`, {
    file,
    hint: `the league is at ${when}`,
  });

const SHAPELESS = warning("shape-none", "--shape: no game of the league was played out; the book has no such chapter", {
  hint: "quick weeks and entered scores have no plays; --head-to-head all plays the games of a new league out",
});
const chancesPast = ({ file }: SeasonOptions, when: string): Issue =>
  warning("season-over", "the book has no chances: the season is over", {
    file,
    hint: `the league is at ${when}; stop sooner with --weeks or --until`,
  });

/**
 * What the book and the sheets are printed with; undefined if nothing is printed. From here on, files and names may only contain letters of
 * the available fonts.
 * @throws UserError for words, fonts and names that cannot be printed, and for a game without the sheets
 */
async function openPrinting(
  { system }: LeagueSystem,
  { book, sheets, words, font, leagueName }: SeasonOptions,
  io: CliIo,
): Promise<Worded | undefined> {
  if ((book ?? sheets) === undefined) return undefined;
  if (sheets !== undefined && !handSheetOf(system))
    throw usageError(`${system.title} has no sheet for games at the table`);
  const opened = await openStudio(io, undefined, { own: await openLetters(font, io) });
  if (leagueName !== undefined) OPTIONS.leagueName.parse(leagueName, flagOf("leagueName"), undefined);
  return (await import("../../make/with-words.js")).inWords(opened, words, io);
}

/** Sheets of the games to be played by hand, with their headings filled in. */
async function openSheets(
  { system, seasons }: LeagueSystem,
  league: unknown,
  { sheets: folder, paper, theme }: SeasonOptions,
  { studio, blamed }: Worded,
  io: CliIo,
): Promise<Made[]> {
  const { open } = seasons.status(league);
  if (folder === undefined || open.length === 0) return [];
  const spec = handSheetOf(system)!;
  const exporter = { format: "pdf", dpi: 150, browser: undefined } as const;
  const cache = openCache(io, true);
  const made: Made[] = [];
  for (const { game: id, away, home } of open) {
    const record = seasons.unplayed(league, id);
    const rules = rulesOfRecord(system, record);
    const request = {
      system,
      rules,
      records: [record],
      fill: "filled",
      theme,
      paper,
      names: {},
      cache,
      ...studio,
    } as const;
    const name = slugOf(`${id}-${away}-at-${home}`) + lookOf(request);
    made.push(...(await blamed(() => printSheets(studio, request, [spec], exporter, () => join(folder, name)))));
  }
  return made;
}

async function bookFile(
  { system, seasons }: LeagueSystem,
  league: unknown,
  options: SeasonOptions,
  more: readonly BookPart[],
  { studio, blamed }: Worded,
  io: CliIo,
): Promise<Made[]> {
  const { book, theme, paper, logs, pdfA, times, file } = options;
  if (book === undefined) return [];
  const chances = times === undefined ? undefined : chancesTable(chancesIn(seasons, league, options, file, io));
  const { seasonBook } = await import("../../print/season-book.js");
  const { fonts, templates } = studio;
  const doc = await blamed(() =>
    seasonBook(system, seasons, league, { theme, paper, fonts, templates, logs, chances, more }),
  );
  const standard = await standardFor(pdfA ? "a-2u" : "plain", undefined, "pdf");
  const exporter = { format: "pdf", dpi: 150, browser: undefined, standard } as const;
  return [{ path: book, bytes: await exportPdf(studio, doc, exporter), sheet: "book", pages: doc.pages.length }];
}
