/** Many games of two teams: statistics that only this game reports. */
import { ofBoth, type MatchFigures, type MatchLine } from "../../kernel/football/many.js";
import { leaderOf } from "../../kernel/football/index.js";
import type { Coaches, Counted } from "../../kernel/machine/index.js";
import { figuresOf, type Coach, type GameFigures, type SideFigures } from "./coaches/index.js";
import type { GameSetup } from "./engine/index.js";
import { games } from "./record.js";

const both = (of: (side: SideFigures) => number) => ofBoth<SideFigures>(of);

/** True if the side that received first won, or lost. */
const opener =
  (won: boolean) =>
  ({ score, opener: side }: GameFigures): number => {
    const winner = leaderOf(score);
    return Number(winner !== undefined && (winner === side) === won);
  };

/** In printing order. */
const LINES: readonly MatchLine<GameFigures>[] = [
  { id: "leadChanges", label: "Changes of the lead", digits: 2, of: (game) => game.leadChanges },
  { id: "plays", label: "Plays from scrimmage", digits: 1, of: (game) => game.plays },
  { id: "kickoffs", label: "Kickoffs", digits: 1, of: (game) => game.kickoffs },
  { id: "safeties", label: "Safeties", digits: 2, of: both(({ box }) => box.safeties) },
  { id: "lostOnDowns", label: "Balls lost on downs", digits: 2, of: both(({ downs }) => downs) },
  { id: "ones", label: "Bonuses from natural 1s", digits: 1, of: both(({ ones }) => ones) },
  { id: "stars", label: "Bonuses from time circles", digits: 1, of: both(({ stars }) => stars) },
  { id: "spent", label: "Bonuses spent", digits: 1, of: both(({ spent }) => spent) },
  { id: "wasted", label: "Bonuses lost over the cap", digits: 1, of: both(({ wasted }) => wasted) },
  { id: "dice", label: "Dice rolled", digits: 0, of: (game) => game.dice },
  { id: "receivedFirstWon", label: "Won by the side that received first", digits: "percent", of: opener(true) },
  { id: "kickedFirstWon", label: "Won by the side that kicked off first", digits: "percent", of: opener(false) },
  { id: "overtime", label: "Overtime", digits: "percent", of: ({ overtime }) => Number(overtime) },
];

/** Games on consecutive seeds from `match.seed`. */
export function manyGames(given: GameSetup, coaches: Coaches<Coach>, match: Counted<MatchFigures>) {
  const { rules } = given;
  const lines = rules.switches.overtime === "on" ? LINES : LINES.filter(({ id }) => id !== "overtime");
  const counted = { ...match, lines, bestColumns: ["plays", "leadChanges"] };
  return games.count(given, coaches, counted, (events) => figuresOf(events, rules));
}
