import { findSystem } from "../find.js";
import * as shared from "../options.js";
import {
  defineCommand,
  flag,
  input,
  inputs,
  list,
  nameText,
  text,
  usageError,
  wholeNumber,
  type Values,
} from "../spec.js";

const OPTIONS = {
  file: input("league", "FILE", "the league: made if it is not there, else gone on with", "league.yaml"),
  teams: wholeNumber("N", "number of teams of a new league", { min: 1, max: 100 }),
  teamsFile: input("teams", "FILE", "own teams for a new league, a YAML, JSON or CSV file"),
  seed: shared.seed,
  rules: shared.rules,
  leagueName: nameText("NAME", "name of a new league"),
  format: text("FORMAT", "how a new cup is played, where the game offers it: round-robin, knock-out or final-four"),
  rounds: text("N", "times that every pair of a new cup meets, 1 or 2"),
  draw: text("HOW", "numbers of a new cup's teams: by lot, or in the order of the file"),
  ties: text("HOW", "level knock-out games of a new cup: overtime or replay"),
  schedule: input(
    "schedule",
    "FILE",
    "own schedule of a new league, where the game offers it: a CSV file of week, away, home, site",
  ),
  playoffs: text("N", "teams that play a knock-out after the round robin or your own schedule"),
  years: wholeNumber("N", "play until N seasons are over in all (default one more)", { min: 0, max: 1000 }),
  weeks: wholeNumber("N", "play N weeks at most, and print their results", { min: 1, max: 10_000 }),
  headToHead: list("TEAM,...", "teams whose games against each other are played out, or all"),
  byHand: list("TEAM,...", "teams whose games you play yourself, or all"),
  book: text("FILE", "print the season book, a PDF of everything; alone it plays nothing"),
  logs: text("WHICH", "book: games to print in full, where there is a choice: finals, all or none"),
  pdfA: shared.pdfA,
  sheets: text("DIR", "print the sheets of the games that wait for you"),
  week: wholeNumber("N", "enter: week of the game (default the current one)", { min: 1, max: 100 }),
  game: text("AWAY@HOME", "enter: the game"),
  score: text("AWAY-HOME", "enter: its points, visitor first, for example 17-20"),
  form: inputs(
    "form",
    "FILE,...",
    "enter: the results of a form that was filled in, where the game has one (pen-and-paper line-scores)",
  ),
  correct: flag("enter: replace a result that stands, as long as nothing hangs on it"),
  revision: wholeNumber("N", "go on only if the league still has this revision", { min: 1, max: 1e9 }),
  paper: shared.paper,
  theme: shared.theme,
  force: shared.force,
  open: shared.open,
  json: shared.json,
  quiet: shared.quiet,
};
export type SeasonOptions = Values<typeof OPTIONS>;

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
    "The league is one readable file, written after every week: stop when you like, and give the same command to go on. " +
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
    if (options.pdfA && options.book === undefined)
      throw usageError("--pdf-a is about the season book: say --book FILE");
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
