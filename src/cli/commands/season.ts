import { OPTIONS } from "../season/season-options.js";
import { findSystem } from "../find.js";
import { defineCommand, usageError } from "../spec.js";

/** Options that belong to one of the two ways to use the command. */
const ONLY_ENTER = ["week", "game", "score", "form"] as const;
const ONLY_PLAY = [
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
  "playoffs",
  "logs",
  "years",
  "weeks",
  "headToHead",
  "byHand",
] as const;

export const season = defineCommand({
  name: "season",
  summary: "play a league for years, or enter a result of your own",
  details:
    "The league is one readable file, written after every week: stop when you like, and give the same command to continue. " +
    "Games of --by-hand teams wait until their results are entered.",
  args: [
    { name: "game", summary: "the game whose league is played, or the word enter", required: true },
    { name: "league", summary: "enter: the file of the league", reads: "league" },
  ],
  options: OPTIONS,
  examples: [
    "pressbox season pen-and-paper --teams 12 --seed 3 --years 5",
    "pressbox season pen-and-paper --by-hand Cruisers --sheets out",
    "pressbox season postcard --format knock-out --teams 16 --file cup.yaml --book cup.pdf",
    "pressbox season 5d20 --teams-file charts/1998-teams.yaml --book 5d20.pdf --logs none",
    'pressbox season enter league.yaml --week 3 --game "Tycoons@Cruisers" --score 17-20',
    "pressbox season enter league.yaml --form pen-and-paper-line-scores-form.pdf",
  ],
  async run({ args: [what, league], options, io }) {
    const enters = what.toLowerCase() === "enter";
    const misplaced = (enters ? ONLY_PLAY : ONLY_ENTER).filter((key) => options[key] !== undefined);
    if (misplaced.length > 0 || (!enters && options.correct)) {
      throw usageError(
        enters
          ? "season enter takes a result and nothing of a new league"
          : "results are entered with: pressbox season enter",
      );
    }
    if (options.pdfA && options.book === undefined) throw usageError("--pdf-a is for the season book: add --book FILE");
    if (!enters && league !== undefined) throw usageError(`name the league with --file ${league}`);
    if (enters) {
      const { enterResult } = await import("../season/enter.js");
      return enterResult(league ?? options.file, options, io);
    }
    const system = await findSystem(what);
    if (!system.seasons) throw usageError(`${system.title} is not played in leagues`, "pressbox list shows the games");
    const { playLeague } = await import("../season/play-league.js");
    return playLeague({ system, seasons: system.seasons }, options, io);
  },
});
