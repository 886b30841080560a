/** What is constant during a game: rules, both teams, and the laws of the season. */
import type { Side } from "../../../kernel/football/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { FIGURES, lawOf, teamName, type DiceRules, type Law, type Team } from "../rules/index.js";
import { chartBookOf, type ChartBook } from "./books/chart-book.js";
import { teamBookOf, type TeamBook } from "./books/team-book.js";

/** Everything that determines a game except dice and decisions. */
export interface GameSetup {
  readonly rules: DiceRules;
  readonly away: Team;
  readonly home: Team;
  /** Playoff games continue until someone leads. */
  readonly playoff?: boolean;
  /** Players who miss the whole game, by name. */
  readonly missing?: Readonly<Partial<Record<Side, readonly string[]>>>;
}

export interface Game extends GameSetup {
  readonly playoff: boolean;
  readonly law: Law;
  readonly charts: ChartBook;
  readonly books: Readonly<Record<Side, TeamBook>>;
}

export const STANDARD_FORMATIONS = {
  "3-4": ["3-4-4", "4-2-5", "4-1-6", "4-4-3"],
  "4-3": ["4-3-4", "4-2-5", "4-1-6", "4-4-3"],
} as const;

/** Formations of a team that differ from the standard one of their number. */
export const ownFormations = ({ defense }: Team): readonly string[] =>
  defense.formations.flatMap(({ name }, i) => (name === STANDARD_FORMATIONS[defense.front][i] ? [] : [name]));

/**
 * Prepares a game for play.
 * @throws UserError `formation-own` for formations that the rules do not allow
 */
export function makeGame({ rules, away, home, playoff = false, missing }: GameSetup): Game {
  if (rules.switches.customFormations === "off") {
    for (const team of [away, home]) {
      const [own] = ownFormations(team);
      if (own === undefined) continue;
      const hint = "allow it in house rules: switches: {customFormations: on}";
      throw new UserError(
        fault("formation-own", `${teamName(team)}: ${own} is not the formation of its number`, { hint }),
      );
    }
  }
  const law = lawOf(rules.switches, home.season);
  return {
    rules,
    away,
    home,
    playoff,
    missing,
    law,
    charts: chartBookOf(rules.tables),
    books: {
      away: teamBookOf(away, rules, law.startEligibility),
      home: teamBookOf(home, rules, law.startEligibility),
    },
  };
}

/** Length of a field goal from a spot, yards: adds the end zone and the hold. */
export const kickLength = (spot: number): number => 100 - spot + FIGURES.fieldGoal.posts;
