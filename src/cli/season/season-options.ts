/** Options of `pressbox season`. */
import { USUAL_TIMES } from "../../kernel/words/shares.js";
import * as shared from "../options.js";
import { flag, input, inputs, list, nameText, text, wholeNumber, type Values } from "../spec.js";

export const OPTIONS = {
  file: input("league", "FILE", "the league file: created if missing, otherwise continued", "league.yaml"),
  teams: wholeNumber("N", "number of teams of a new league", { min: 1, max: 100 }),
  teamsFile: input("teams", "FILE", "your teams for a new league, a YAML, JSON or CSV file"),
  seed: shared.seed,
  rules: shared.rules,
  leagueName: nameText("NAME", "name of a new league"),
  format: text(
    "FORMAT",
    "format of a new cup, if the game offers it: round-robin, knock-out or final-four; export: csv (default), json, xlsx or html",
  ),
  out: text("DIR", "export: the folder for the tables, the workbook or the pages"),
  rounds: text("N", "how often each pair of a new cup meets, 1 or 2"),
  draw: text("HOW", "draw numbers of a new cup's teams: by lot, or in the order of the file"),
  ties: text("HOW", "tied knockout games of a new cup: overtime or replay"),
  schedule: input(
    "schedule",
    "FILE",
    "your schedule for a new league, if the game offers it: a CSV file of week, away, home, site",
  ),
  games: text(
    "N",
    "games per team in a new league, 6 to 20, such as 12, 16 or 17, instead of a round robin: division rivals at home and away, then the other divisions in turn",
  ),
  playoffs: text("N", "number of teams in a knockout after the round robin or your own schedule"),
  conferences: text(
    "N",
    "2: a new league's playoffs have a bracket for each of two conferences, whose champions meet in the final",
  ),
  tiers: text("N", "tiers of a new league, each with its own round robin, 1 to 4"),
  promoted: text("N", "teams that change places between two neighboring tiers after a season, 1 to 4"),
  years: wholeNumber("N", "play until the league has N seasons (default: one more)", { min: 0, max: 1000 }),
  weeks: wholeNumber("N", "play at most N weeks, and print their results", { min: 1, max: 10_000 }),
  until: text(
    "WHEN",
    'play until "week 5" is over, until the playoffs, or until the season is over ("week 5", playoffs, season), and print all results',
  ),
  headToHead: list("TEAM,...", "teams whose games against each other are played down by down, or all"),
  byHand: list("TEAM,...", "teams whose games you play yourself, or all"),
  book: text("FILE", "print the season book, a PDF of everything; by itself it plays no games"),
  logs: text("WHICH", "book: games to print in full, if the game offers it: finals, all or none"),
  shape: flag("book: add a chapter that compares this season's games with real ones"),
  pdfA: shared.pdfA,
  sheets: text("DIR", "print the sheets of the games that wait for you"),
  week: wholeNumber("N", "enter: week of the game (default: the current one)", { min: 1, max: 100 }),
  game: text("AWAY@HOME", "enter: the game"),
  score: text("AWAY-HOME", "enter: its points, visitor first, for example 17-20"),
  form: inputs(
    "form",
    "FILE,...",
    "enter: the results of a filled-in form, if the game has one (pen-and-paper line-scores)",
  ),
  results: input(
    "results",
    "FILE",
    "enter: a spreadsheet of results: a CSV file of week, away, home, away points, home points",
  ),
  player: nameText("NAME", "trade: the player who changes teams"),
  from: text("TEAM", "trade: his team, or free; needed if two players have the same name"),
  to: text(
    "TEAM",
    "trade: his new team; or free for a free agent, injured for the injured list of his team, or retired",
  ),
  moves: input(
    "moves",
    "FILE",
    "trade: several moves at once: a CSV file of week, player, from, to; draft: the picks: player, to",
  ),
  class: input(
    "class",
    "FILE",
    "draft: the rookies, best first: a teams file with their charts or cards, or a CSV file of player, position",
  ),
  picks: wholeNumber("N", "draft: picks of each team (default: 1)", { min: 1, max: 50 }),
  times: wholeNumber(
    "N",
    `chances, export, book: how many times to play the rest of the season (chances: default ${USUAL_TIMES})`,
    {
      min: 1,
      max: 100_000,
    },
  ),
  correct: flag("enter: replace an entered result, if no later game depends on it"),
  revision: wholeNumber("N", "continue only if the league still has this revision", { min: 1, max: 1e9 }),
  paper: shared.paper,
  theme: shared.theme,
  words: shared.words,
  font: shared.font,
  force: shared.force,
  open: shared.open,
  json: shared.json,
  quiet: shared.quiet,
};

export type SeasonOptions = Values<typeof OPTIONS>;
