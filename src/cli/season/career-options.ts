/** Options of `pressbox career`. */
import * as shared from "../options.js";
import { choice, flag, input, list, nameText, text, wholeNumber, type Values } from "../spec.js";

export const OPTIONS = {
  file: input("career", "FILE", "the career: started if missing, otherwise continued", "career.yaml"),
  player: nameText("NAME", "name of the player of a new career"),
  position: text("POSITION", "his position, for example QB, RB, OT, LB, CB, K or RET"),
  number: wholeNumber("N", "jersey number", { min: 0, max: 99 }),
  team: text("TEAM", "his team, by any of its names (default: the first one)"),
  teamsFile: input("teams", "FILE", "your teams for a new career, a YAML or JSON file"),
  teams: wholeNumber("N", "number of teams in his league", { min: 2, max: 64 }),
  games: wholeNumber("N", "regular-season games per season (default: as many as in his team's year)", {
    min: 1,
    max: 40,
  }),
  seed: shared.seed,
  rules: shared.rules,
  training: choice("WHO", ["coach", "own"], "who spends his points: coach (the default), or own with --buy"),
  buy: list("FIELD,...", "buy steps on fields of his card, for example stamina,I.3; by itself it plays no games"),
  prices: flag("list the upgrades for sale and their prices; by itself it plays no games"),
  byHand: flag(
    "play his next game at the table, question by question; Pressbox saves every answer at once, and the same command resumes the game",
  ),
  side: choice("SIDE", ["away", "home", "both"], "with --by-hand: the side you play (default: his team's)"),
  ownDice: flag("with --by-hand: roll your own dice and type them in"),
  retire: flag("end the career; plays no games"),
  years: wholeNumber("N", "play until the career has N seasons (default: one more)", { min: 0, max: 100 }),
  weeks: wholeNumber("N", "play at most N rounds, and narrate each of his games", { min: 1, max: 10_000 }),
  revision: wholeNumber("N", "continue only if the career still has this revision", { min: 1, max: 1e9 }),
  json: shared.json,
  quiet: shared.quiet,
};

export type CareerOptions = Values<typeof OPTIONS>;
