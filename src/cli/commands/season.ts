import { OPTIONS } from "../season/season-options.js";
import { findSystem } from "../../make/find.js";
import { ABSENT } from "../absent.js";
import { defineCommand, usageError } from "../spec.js";

/** Options that belong to only one of the subcommands. */
const ONLY = {
  enter: ["week", "game", "score", "form", "results"],
  export: ["out"],
  trade: ["player", "from", "to", "moves"],
  draft: ["class", "picks"],
  chances: ["times"],
  play: [
    "teams",
    "teamsFile",
    "seed",
    "rules",
    "leagueName",
    "format",
    "rounds",
    "draw",
    "ties",
    "schedule",
    "games",
    "playoffs",
    "conferences",
    "tiers",
    "promoted",
    "book",
    "sheets",
    "logs",
    "words",
    "years",
    "weeks",
    "until",
    "headToHead",
    "byHand",
  ],
} as const;

/** Subcommands other than playing. */
export const SEASON_USES = ["enter", "trade", "draft", "chances", "export"] as const;

/** Options of one subcommand that others also accept. */
const SHARED = {
  play: ["times"],
  enter: [],
  trade: ["week"],
  draft: ["moves"],
  chances: ["seed"],
  export: ["format", "times", "seed", "words"],
} as const;

/** Messages for options that belong to another subcommand. */
const MISPLACED = {
  play: "results are entered with: pressbox season enter; players move with: season trade and season draft; --out belongs to: season export",
  enter: "season enter takes a result, and no options of a new league",
  trade: "season trade takes only a league, players and their teams",
  draft: "season draft takes only a league, --class, --picks and --moves",
  chances: "season chances takes only a league, --times and --seed",
  export: "season export takes only a league, --out, --format, --times, --seed and --words",
} as const;

export const season = defineCommand({
  name: "season",
  summary:
    "play a league for years, enter your own results, trade and draft players, compute chances, or export tables and pages",
  details:
    "The league is one readable file, saved after every week: stop when you like, and repeat the same command to continue. " +
    "Games of --by-hand teams wait until their results are entered.",
  absent: ABSENT.season,
  args: [
    {
      name: "game",
      summary: "the game, or the word enter, trade, draft, chances or export",
      required: true,
    },
    { name: "league", summary: "enter, trade, draft, chances, export: the league file", reads: "league" },
  ],
  options: OPTIONS,
  examples: [
    "pressbox season pen-and-paper --teams 12 --seed 3 --years 5",
    "pressbox season pen-and-paper --by-hand Cruisers --sheets out",
    "pressbox season pen-and-paper --until playoffs",
    "pressbox season postcard --format knock-out --teams 16 --file cup.yaml --book cup.pdf",
    "pressbox season 5d20 --teams-file charts/1998-teams.yaml --book 5d20.pdf --logs none",
    "pressbox season 5d20 --teams-file charts/1998-teams.yaml --games 14 --playoffs 4 --file plan.yaml",
    'pressbox season enter league.yaml --week 3 --game "Tycoons@Cruisers" --score 17-20',
    "pressbox season enter league.yaml --form pen-and-paper-line-scores-form.pdf",
    "pressbox season enter league.yaml --results week-3.csv",
    'pressbox season trade league.yaml --player "Joe Kowalski" --to Bears',
    "pressbox season trade league.yaml --moves moves.csv",
    "pressbox season draft league.yaml --class rookies.csv --picks 2",
    "pressbox season chances league.yaml --times 1000",
    "pressbox season export league.yaml --out tables",
    "pressbox season export league.yaml --out pages --format html",
    "pressbox season export league.yaml --out pages --format html --words es",
  ],
  async run({ args: [what, league], options, io }) {
    const word = what.toLowerCase();
    if (/^(?:promot|relegat)/.test(word))
      throw usageError(
        "teams change tiers by their results, inside one league file",
        "start a league with --tiers 2 --promoted 2; docs/leagues.md says how to join two leagues",
      );
    const use = SEASON_USES.find((one) => one === word) ?? "play";
    const own: ReadonlySet<string> = new Set([...ONLY[use], ...SHARED[use]]);
    const foreign = (Object.values(ONLY).flat() as (keyof typeof options)[]).filter((key) => !own.has(key));
    const misplaced = foreign.filter((key) => options[key] !== undefined);
    if (misplaced.length > 0 || (use !== "enter" && options.correct)) throw usageError(MISPLACED[use]);
    if (options.pdfA && options.book === undefined) throw usageError("--pdf-a is for the season book: add --book FILE");
    if (use === "play" && league !== undefined) throw usageError(`name the league with --file ${league}`);
    if (use === "export") {
      const { exportLeague } = await import("../season/export.js");
      return exportLeague(league ?? options.file, options, io);
    }
    if (use === "trade") {
      const { tradeMen } = await import("../season/trade.js");
      return tradeMen(league ?? options.file, options, io);
    }
    if (use === "draft") {
      const { draftMen } = await import("../season/draft.js");
      return draftMen(league ?? options.file, options, io);
    }
    if (use === "chances") {
      const { printChances } = await import("../season/chances.js");
      return printChances(league ?? options.file, options, io);
    }
    if (use === "enter") {
      const { enterResult } = await import("../season/enter.js");
      return enterResult(league ?? options.file, options, io);
    }
    const system = await findSystem(what);
    if (!system.seasons) throw usageError(`${system.title} is not played in leagues`, "pressbox list shows the games");
    const { playLeague } = await import("../season/play-league.js");
    return playLeague({ system, seasons: system.seasons }, options, io);
  },
});
