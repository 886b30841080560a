/** What stays the same during a game: rules, teams, and the playbook made from the tables. */
import type { Side } from "../../../kernel/football/index.js";
import type { PenAndPaperRules, PerStat, Position } from "../rules/index.js";
import { playbookOf, type Playbook } from "./playbook.js";

/** A team as it comes to the game. */
export interface GameTeam {
  readonly name: string;
  /** Modifiers with all that lasts longer than this game: star bonuses (A70), season injuries (A50). */
  readonly modifiers: PerStat;
  /** Stars fit to play; each brings its extra die once a game. A star hurt for the season is left out (A49). */
  readonly stars: readonly Position[];
}

/** Everything that fixes a game but dice and decisions. */
export interface GameSetup {
  readonly rules: PenAndPaperRules;
  readonly home: GameTeam;
  readonly away: GameTeam;
  /** Playoff games continue until someone leads (A7). */
  readonly playoff?: boolean;
}

export interface Game extends GameSetup {
  readonly playoff: boolean;
  readonly book: Playbook;
}

/** Makes a game ready to be played. */
export const makeGame = (setup: GameSetup): Game => ({
  rules: setup.rules,
  home: setup.home,
  away: setup.away,
  playoff: setup.playoff ?? false,
  book: playbookOf(setup.rules),
});

export const teamOf = (game: Game, side: Side): GameTeam => (side === "home" ? game.home : game.away);
