import { join, resolve } from "node:path";
import { SHUFFLES } from "../../kernel/dice/index.js";
import type { Issue } from "../../kernel/issue/index.js";
import { drawsFrom, rulesOfRecord, narrateRecord } from "../../contract/records.js";
import type { SheetSpec } from "../../contract/sheet.js";
import type { GameSystem, PlayRequest } from "../../contract/game.js";
import type { HandAsked } from "../by-hand.js";
import { cacheFolder, openCache } from "../cache.js";
import { loadCode, requireCodeAlone } from "../../make/coded.js";
import { findCoach, findNames, findSystem } from "../../make/find.js";
import { allOf } from "../../make/gathered.js";
import { loadRules, loadTeams, type Loaded } from "../../make/inputs.js";
import { loadOwnDice } from "../inputs.js";
import type { CliIo } from "../io.js";
import * as shared from "../options.js";
import { startProgress } from "../progress.js";
import { quoteWord } from "../../kernel/words/quote-word.js";
import { repeatCommand } from "../cores/repeat.js";
import { filesText, openMade, printWarnings } from "../report.js";
import { ABSENT } from "../absent.js";
import { choice, defineCommand, flag, input, text, usageError, wholeNumber, type Values } from "../spec.js";
import { lookOf, namesOfFiles, printSheets, type Made } from "../../make/export.js";
import type { ShapeComparison } from "../../sim/shape/index.js";
import type { ShapedSummary } from "../../sim/shaped.js";
import { untilPlay } from "../../sim/until-play.js";
import { openLetters } from "../../make/letters.js";
import { openStudio } from "../../make/open-studio.js";
import { inWords, type Worded } from "../../make/with-words.js";
import type { BuiltSheet } from "../../print/build.js";
import { summaryText } from "../text/summary-text.js";
import { RECORD, requireEnding, requireFolderName } from "../output/endings.js";
import type { OutputFile } from "../../make/output-file.js";
import { isStandardOutput } from "../output/target.js";
import { shownPath, writeFiles } from "../output/write-files.js";

/** Where `--fill` writes. */
const OUT = "out";

const OPTIONS = {
  seed: shared.seed,
  code: shared.code,
  coach: shared.coach,
  count: wholeNumber("N", "play N games, counting up from the seed, and summarize them", { min: 1, max: 1_000_000 }),
  shape: flag("with --count: also compare the games with a real season: points, gains, downs, drives, calls"),
  untilPlay: shared.untilPlay,
  threads: wholeNumber("N", "with --count: maximum number of CPU cores to use (default: all)", { min: 1, max: 256 }),
  dice: input("dice", "FILE", "play a log of your own rolls and choices"),
  deck: choice(
    "WHEN",
    SHUFFLES,
    "draw the dice from the game's deck of dice cards (sheet dice-deck), shuffled by the seed: when it is empty, or for each card",
  ),
  byHand: flag(
    "play at the table: Pressbox asks, you answer, and undo takes answers back; it saves every answer at once, and the same command resumes the game",
  ),
  side: choice("SIDE", ["away", "home"], "with --by-hand: the side you play; the coach plays the other"),
  ownDice: flag("with --by-hand: roll your own dice and type them in"),
  fill: flag("print the sheets of the game filled in; with --count the hall of fame, with --shape its pages, too"),
  out: text("DIR", "folder for --fill", OUT),
  save: text("FILE", "save the record of the game, for replay and print --record"),
  rules: shared.rules,
  paper: shared.paper,
  theme: shared.theme,
  templates: shared.templates,
  font: shared.font,
  words: shared.words,
  ...shared.heads,
  cache: shared.cache,
  force: shared.force,
  open: shared.open,
  json: shared.json,
  quiet: shared.quiet,
};
type PlayOptions = Values<typeof OPTIONS>;

export const play = defineCommand({
  name: "play",
  summary: "play a game, tell its story, fill in its sheets",
  details: "Without --seed, Pressbox draws a seed and prints the command that repeats the game.",
  absent: ABSENT.play,
  args: [{ name: "system", summary: "the game (see pressbox list)", required: true }],
  options: OPTIONS,
  examples: [
    "pressbox play dynasty --seed 42 --coach expert",
    "pressbox play dynasty --count 1000 --coach steady",
    "pressbox play postcard --count 1000 --shape --fill",
    "pressbox play postcard --seed 7 --until-play 12 --fill",
    "pressbox play dynasty --dice my-rolls.yaml --fill",
    "pressbox play postcard --code 11D2-N --fill",
    "pressbox play 5d20 --seed 7 --fill --words es",
    "pressbox play dice-football --deck empty --seed 7",
    "pressbox play pen-and-paper --away Tycoons --home Cruisers --seed 7",
    "pressbox play postcard --by-hand --side home --save my-game.json",
  ],
  async run({ args, options, io }) {
    const system = await findSystem(args[0]);
    requireSense(options);
    if (options.shape && !system.football)
      throw usageError(`--shape compares games of two teams: ${system.title} has none`);
    if (options.fill && options.count !== undefined && !options.shape && !system.sheets.some(isAboutMany))
      throw usageError(`${system.title} has no sheet about many games`, "add --shape for its pages, or remove --fill");
    if (options.fill) requireFolderName("--out", options.out, io.cwd);
    else {
      const { font, templates, words } = options;
      const out = options.out === OUT ? undefined : options.out;
      const given = Object.entries({ font: font[0], out, templates, words }).find(([, value]) => value !== undefined);
      if (given) throw usageError(`--${given[0]} is for the game's sheets: add --fill`);
    }
    // Loads everything for printing now, so that a missing folder is reported before a long game by hand.
    const printing = options.fill
      ? await inWords(
          await openStudio(io, options.templates, { own: await openLetters(options.font, io) }),
          options.words,
          io,
        )
      : undefined;
    const asked = findNames(system, options);
    const coded = options.code === undefined ? undefined : await loadCode(system, options.code, asked, options, io);
    const names = coded?.names ?? asked;
    const [{ value: rules, warnings }, teams] = await allOf(
      () => coded?.house ?? loadRules(system, options.rules, io),
      () => (coded ? coded.file : options.teams === undefined ? undefined : loadTeams(system, options.teams, io)),
    );
    if (options.byHand) return playAtTable({ system, rules, names, teams }, options, printing, io);
    const seed = coded?.seed ?? options.seed ?? io.freshSeed();
    const coach = coded?.coach ?? findCoach(system, options.coach);
    const progress = startProgress(io, options.quiet);
    const cache = openCache(io, options.cache);
    const stopped = coded?.plays ?? options.untilPlay;
    const { deck } = options;
    const request = { rules, seed, coach, names, cache, progress: progress.report, teams: teams?.value, deck };
    let played: Played;
    try {
      played = await playAs(system, request, { ...options, untilPlay: stopped }, io);
    } finally {
      progress.end();
    }
    const { count, rules: rulesFile, teams: teamsFile } = options;
    const again = { system: system.id, seed, deck, coach, count, rules: rulesFile, teams: teamsFile, names };
    const stop = stopped === undefined ? "" : ` --until-play ${stopped}`;
    const repeat = coded
      ? codeCommand(system, options)
      : options.dice === undefined
        ? `${repeatCommand(again)}${stop}${options.shape ? " --shape" : ""}`
        : undefined;
    const files = [
      ...(await filledSheets(system, request, { ...played, repeat }, options, printing)),
      ...savedRecord(played, options),
    ];
    if (files.length > 0) writeFiles(files, { ...io, force: options.force });
    if (options.open)
      openMade(
        files.filter((file) => "sheet" in file),
        io,
      );
    printWarnings(io, [...warnings, ...(teams?.warnings ?? []), ...(played.warnings ?? [])], options.json);
    if (options.save === undefined || !isStandardOutput(resolve(io.cwd, options.save)))
      await printResult(system, played, files, repeat, options, io);
  },
});

/** A game by hand: its sheets are filled in after it is over. */
async function playAtTable(
  {
    system,
    rules,
    names,
    teams,
  }: {
    readonly system: GameSystem;
    readonly rules: unknown;
    readonly names: Readonly<Record<string, string>>;
    readonly teams: Loaded<unknown> | undefined;
  },
  options: PlayOptions,
  printing: Worded | undefined,
  io: CliIo,
): Promise<void> {
  const { playByHand } = await import("../by-hand.js");
  const progress = startProgress(io, options.quiet);
  const cache = openCache(io, options.cache);
  const fixed = { rules: options.rules !== undefined, sides: teams !== undefined || Object.keys(names).length > 0 };
  const coaching = { cache, progress: progress.report };
  const begin: HandAsked["begin"] = (byHand, seats) =>
    byHand.begin({ rules, names, teams: teams?.value, ...coaching, ...seats });
  const another = "name another file with --save, or add --force to start over";
  const played = await playByHand({ system, begin, fixed, another, ...coaching }, options, io).finally(() =>
    progress.end(),
  );
  if (!played?.over) return;
  const request = { rules, names, cache, coach: system.defaultCoach, seed: 0 };
  const files = await filledSheets(system, request, { records: [played.record] }, options, printing);
  if (files.length > 0) writeFiles(files, { ...io, force: options.force });
  if (options.open) openMade(files, io);
  if (!options.json) io.out(filesText(files, io.cwd));
}

/** The command that plays the game of a code again. */
const codeCommand = ({ id }: GameSystem, { code, rules, teams }: PlayOptions): string =>
  [
    `pressbox play ${id} --code ${code!.trim().replaceAll(/\s+/g, "-")}`,
    ...(rules === undefined ? [] : [`--rules ${quoteWord(rules)}`]),
    ...(teams === undefined ? [] : [`--teams ${quoteWord(teams)}`]),
  ].join(" ");

interface Played {
  readonly records: readonly unknown[];
  /** Many games. */
  readonly summary?: ShapedSummary;
  /** Their shape, next to that of real games. */
  readonly shape?: ShapeComparison;
  /** Command that plays the same games again. */
  readonly repeat?: string | undefined;
  readonly warnings?: readonly Issue[];
}

function requireSense(options: PlayOptions): void {
  requireCodeAlone(options);
  const { dice, deck, seed, coach, count, save, byHand, untilPlay } = options;
  if (deck !== undefined) requireDeckAlone(options);
  if (options.shape && count === undefined) throw usageError("--shape compares many games", "add --count 1000");
  if (untilPlay !== undefined && (count !== undefined || byHand))
    throw usageError(`--until-play stops one finished game: remove --${byHand ? "by-hand" : "count"}`);
  if (byHand && (count !== undefined || dice !== undefined))
    throw usageError(`--by-hand plays one game as it goes: remove --${dice === undefined ? "count" : "dice"}`);
  if (byHand && options.ownDice && seed !== undefined)
    throw usageError("--seed rolls the dice, but --own-dice brings your own");
  if (!byHand && (options.side !== undefined || options.ownDice))
    throw usageError(`${options.side === undefined ? "--own-dice" : "--side"} goes with --by-hand`);
  if (dice !== undefined && seed !== undefined) throw usageError("--seed rolls the dice, but --dice brings your own");
  if (dice !== undefined && coach !== undefined)
    throw usageError("--coach decides, but --dice brings your own choices");
  if (dice !== undefined && count !== undefined) throw usageError("--dice has one game: remove --count");
  if (save !== undefined) requireEnding("--save", save, RECORD, "a record is a JSON file");
  if (save !== undefined && count !== undefined) throw usageError("--save keeps one game: remove --count");
}

/** A deck replaces dice only in a single game that the program plays. */
function requireDeckAlone({ dice, code, count, byHand, untilPlay }: PlayOptions): void {
  if (byHand)
    throw usageError(
      "--deck turns cards for a game that the program plays: remove --deck or --by-hand",
      "cards on your table are your own dice: --by-hand --own-dice, and type what they show",
    );
  if (dice !== undefined) throw usageError("--dice brings your own dice: remove --deck");
  if (code !== undefined) throw usageError("--code is a game played with dice: remove --deck");
  if (count !== undefined) throw usageError("--deck plays one game: remove --count");
  if (untilPlay !== undefined) throw usageError("--deck plays a game to its end: remove --until-play");
}

async function playAs(
  system: GameSystem,
  request: PlayRequest<unknown>,
  { dice, count, cache, threads, shape, untilPlay: play }: PlayOptions,
  io: CliIo,
): Promise<Played> {
  if (count !== undefined) {
    const { playOnCores } = await import("../cores/cores.js");
    const folder = cache ? cacheFolder(io) : undefined;
    const asked = { threads, cacheFolder: folder, now: io.now, shaped: shape };
    const played: Played & { readonly summary: ShapedSummary } = await playOnCores(system, request, count, asked);
    const { shape: counts } = played.summary;
    if (!counts) return played;
    const { compareWith, eraAsReal } = await import("../../sim/shape/index.js");
    return { ...played, shape: compareWith(eraAsReal(), counts) };
  }
  const { value, warnings } =
    dice === undefined ? { value: system.play(request) } : await loadOwnDice(system, dice, request, io);
  return { records: [play === undefined ? value : untilPlay(system, value, play)], warnings };
}

/** One game fills the sheets about a single game; many games fill the sheets about many. */
async function filledSheets(
  system: GameSystem,
  { rules, names, cache, seed, coach }: PlayRequest<unknown>,
  { records, summary, shape, repeat }: Played,
  { out, paper, theme, save, dice, count, rules: house }: PlayOptions,
  printing: Worded | undefined,
): Promise<Made[]> {
  if (!printing) return [];
  const { studio, blamed } = printing;
  const specs = system.sheets.filter((spec) => (summary ? isAboutMany(spec) : isAboutGame(system, spec, records[0])));
  if (shape) {
    const { shapePage, shapeSheet } = await import("../../sim/shape/index.js");
    const by = {
      gameTitle: system.title,
      rules: system.rulesName(rules),
      coach: system.coaches.find(({ id }) => id === coach)!.title,
    };
    specs.push(shapeSheet(shapePage(shape, { season: 0, games: count!, era: shape.era!, ...by })));
  }
  const inForce = summary ? rules : rulesOfRecord(system, records[0]);
  const request = {
    system,
    rules: inForce,
    records,
    summary,
    repeat: summary && repeat ? { line: `${count} from seed ${seed}`, command: repeat } : undefined,
    fill: "filled",
    theme,
    paper,
    names,
    files: namesOfFiles({ record: save, rules: house, dice }),
    cache,
    ...studio,
  } as const;
  const exporter = { format: "pdf", dpi: 150, browser: undefined } as const;
  const nameOf = ({ spec: { id } }: BuiltSheet): string => join(out, `${system.id}-${id}-filled${lookOf(request)}`);
  return blamed(() => printSheets(studio, request, specs, exporter, nameOf));
}

const isAboutMany = (spec: SheetSpec): boolean => !spec.always && spec.fills === "records";

/** Sheets that one game fills; not sheets about leagues. */
const isAboutGame = (system: GameSystem, spec: SheetSpec, record: unknown): boolean =>
  !spec.always && spec.fills === "record" && drawsFrom(system, spec, record);

function savedRecord({ records }: Played, { save, dice }: PlayOptions): OutputFile[] {
  if (save === undefined) return [];
  return [
    { path: save, bytes: `${JSON.stringify(records[0], null, 1)}\n`, ...(dice !== undefined && { from: "dice" }) },
  ];
}

async function printResult(
  system: GameSystem,
  { records, summary, shape }: Played,
  files: readonly (OutputFile | Made)[],
  repeat: string | undefined,
  { json, quiet }: PlayOptions,
  io: CliIo,
): Promise<void> {
  if (json) {
    const data = summary ? { ...summary.data, ...(shape && { shape }) } : records[0];
    io.out(`${JSON.stringify(data, null, 1)}\n`);
    return;
  }
  if (quiet) return;
  io.out(summary ? summaryText(summary) : narrateRecord(system, records[0]));
  if (shape) io.out(`\n${(await import("../text/shape-text.js")).shapeText(shape)}`);
  const made = files.filter((file): file is Made => "sheet" in file);
  const saved = files.filter((file) => !("sheet" in file));
  if (files.length > 0) io.out("\n");
  io.out(filesText(made, io.cwd));
  for (const { path } of saved) io.out(`${shownPath(path, io.cwd)}  (record)\n`);
  if (repeat !== undefined) io.out(`\nPlay it again: ${repeat}\n`);
}
