/** Many games of two teams, counted. */
import { MatchTally, ofBoth, type MatchLine } from "../../kernel/football/many.js";
import { leaderOf, type Side } from "../../kernel/football/index.js";
import type { ManyGames } from "../../kernel/sample/index.js";
import { figuresOf, type Coach, type GameFigures, type SideFigures } from "./coaches/index.js";
import type { Both, GameEvent, Skill } from "./engine/index.js";
import { finalState, playGame, type GameRecord } from "./record.js";
import type { PostcardRules } from "./rules/index.js";

/** Who plays by which rules. */
export interface Fixture {
  readonly rules: PostcardRules;
  readonly coaches: Readonly<Record<Side, Coach>>;
  readonly away: string;
  readonly home: string;
  readonly skill?: Both<Skill | null>;
}

const both = (of: (side: SideFigures) => number) => ofBoth<SideFigures>(of);

/** The side that received first won, or lost. */
const opener =
  (won: boolean) =>
  ({ score, opener: side }: GameFigures): number => {
    const winner = leaderOf(score);
    return Number(winner !== undefined && (winner === side) === won);
  };

/** What this game counts besides, in printing order. */
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

/** The game that `playGame` plays with this seed, counted. */
export function playFigures(fixture: Fixture, seed: number): GameFigures {
  const events: GameEvent[] = [];
  finalState({ ...fixture, seed }, (event) => events.push(event));
  return figuresOf(events, fixture.rules);
}

/** Games of a fixture on the seeds from one up. */
export function manyGames(fixture: Fixture & { readonly seed: number }): ManyGames<GameFigures, GameRecord> {
  const { rules, away, home, seed } = fixture;
  const { away: guest, home: host } = fixture.coaches;
  return {
    figures: (own) => playFigures(fixture, own),
    tally: () =>
      new MatchTally({
        system: "postcard",
        rules: rules.name,
        coach: guest.id === host.id ? guest.id : `${guest.id} - ${host.id}`,
        names: { away, home },
        seed,
        lines: rules.switches.overtime === "on" ? LINES : LINES.filter(({ id }) => id !== "overtime"),
        bestTells: ["plays", "leadChanges"],
      }),
    record: (own) => playGame({ ...fixture, seed: own }),
  };
}
