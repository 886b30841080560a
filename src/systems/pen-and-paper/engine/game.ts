/** The constant parts of a game: rules, teams, and the playbook made from the tables. */
import type { Side } from "../../../kernel/football/index.js";
import type { PenAndPaperRules, PerStat, Position } from "../rules/index.js";
import { playbookOf, type Playbook } from "./playbook.js";

/** A team as it enters the game. */
export interface GameTeam {
  readonly name: string;
  /** Modifiers, including everything that outlasts this game: star bonuses (A70), season injuries (A50). */
  readonly modifiers: PerStat;
  /** Healthy stars; each adds its extra die once a game. A star out for the season is omitted (A49). */
  readonly stars: readonly Position[];
}

/** Everything that determines a game except dice and decisions. */
export interface GameSetup {
  readonly rules: PenAndPaperRules;
  readonly home: GameTeam;
  readonly away: GameTeam;
  /** Playoff games continue until one side leads (A7). */
  readonly playoff?: boolean;
}

export interface Game extends GameSetup {
  readonly playoff: boolean;
  readonly book: Playbook;
}

/** Prepares a game. */
export const makeGame = (setup: GameSetup): Game => ({
  rules: setup.rules,
  home: setup.home,
  away: setup.away,
  playoff: setup.playoff ?? false,
  book: playbookOf(setup.rules),
});

export const teamOf = (game: Game, side: Side): GameTeam => (side === "home" ? game.home : game.away);
