/** What is constant during a game: rules, both teams' charts, and the laws of the season. */
import type { Side } from "../../../kernel/football/index.js";
import { homeFieldOf, lawOf, type FiveD20Rules, type HomeField, type Law, type TeamChart } from "../rules/index.js";
import { chartBookOf, type ChartBook } from "./chart-book.js";
import { teamBookOf, type TeamBook } from "./team-book.js";

/** Everything that determines a game except dice and decisions. */
export interface GameSetup {
  readonly rules: FiveD20Rules;
  readonly away: TeamChart;
  readonly home: TeamChart;
  /** Playoff games continue until someone leads. */
  readonly playoff?: boolean;
  /** Indexes of the passers on the charts; default: the first. */
  readonly passers?: Readonly<Record<Side, number>>;
}

export interface Game extends GameSetup {
  readonly playoff: boolean;
  readonly law: Law;
  readonly homeField: HomeField;
  readonly charts: ChartBook;
  readonly books: Readonly<Record<Side, TeamBook>>;
}

/** Prepares a game for play. */
export function makeGame({ rules, away, home, playoff = false, passers }: GameSetup): Game {
  return {
    rules,
    away,
    home,
    playoff,
    passers,
    law: lawOf(rules.switches, home.season, playoff),
    homeField: homeFieldOf(rules.switches, home),
    charts: chartBookOf(rules.tables),
    books: { away: teamBookOf(away, passers?.away), home: teamBookOf(home, passers?.home) },
  };
}

/** Length of a field goal from a spot, yards. */
export const kickLength = ({ law }: Pick<Game, "law">, spot: number): number => 100 - spot + law.kickAdds;
