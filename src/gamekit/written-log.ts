/** Rebuilds games from handwritten logs, row by row: the part that all games share. Each game says what its cells mean. */
import { firstTwo, twoTeams, type Side } from "../kernel/football/index.js";
import { UserError, type Issue } from "../kernel/issue/index.js";
import {
  findGame,
  lostRows,
  rowFaults,
  rowsAgainst,
  type Clues,
  type FilledIn,
  type FoundGame,
  type GameTypes,
  type Machine,
  type RowCells,
  type RowFault,
  type RowReader,
  type WrittenRow,
} from "../kernel/machine/index.js";
import { sameText } from "../kernel/words/same-text.js";
import { writtenAnswers, type DecidedTypes, type DecisionSpec, type Written } from "./decisions.js";

interface Naming<Team> {
  /** A team's printed name. */
  readonly nameOf: (team: Team) => string;
  /** @throws UserError */
  readonly find: (teams: readonly Team[], typed: string) => Team;
}

/**
 * Both teams from a sheet's heading, as printed or as people call them; the first of the known teams if the heading is blank. Every unknown
 * name is a separate issue.
 * @throws UserError `team-twice`
 */
export function teamsInHead<Team extends { readonly id: string }>(
  typed: Readonly<Record<Side, string>>,
  known: readonly Team[],
  { nameOf, find }: Naming<Team>,
): { readonly teams: Readonly<Record<Side, Team>> | undefined; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const idOf = (word: string): string | undefined => {
    if (word === "") return undefined;
    try {
      return (known.find((team) => sameText(word, nameOf(team))) ?? find(known, word)).id;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
      return undefined;
    }
  };
  const [away, home] = [idOf(typed.away), idOf(typed.home)];
  if (issues.length > 0) return { teams: undefined, issues };
  const names = { ...(away !== undefined && { away }), ...(home !== undefined && { home }) };
  const byId = (id: string): Team => known.find((team) => team.id === id)!;
  return { teams: twoTeams(names, { usual: firstTwo(known), find: byId, nameOf }), issues };
}

/** Cells of a row, with the dice of its rolls under dotted names: `one.r`. */
export function rollCells(values: RowCells, rolls: readonly string[]): RowCells {
  const cells = Object.entries(values).filter(([cell]) => !rolls.includes(cell));
  const dice = rolls.flatMap((roll) =>
    Object.entries((values[roll] ?? {}) as RowCells).map(([letter, face]) => [`${roll}.${letter}`, face] as const),
  );
  return Object.fromEntries([...cells, ...dice]);
}

/** What a game's rows mean. */
export interface WrittenLog<T extends GameTypes, Row> extends RowReader<Row> {
  readonly rows: readonly WrittenRow[];
  readonly rowsOf: (events: readonly T["event"][]) => readonly Row[];
  readonly clues: Omit<Clues<T>, "against">;
}

/** Answers from the table of decisions and the rows around each one, for games in which every row begins with an event. */
export const answersByRow =
  <T extends DecidedTypes>(
    { decisions }: Pick<DecisionSpec<T>, "decisions">,
    rows: readonly WrittenRow[],
    beginsRow: (event: T["event"]) => boolean,
    short: Written["short"],
  ): Clues<T>["answers"] =>
  (ask, { before, events }) => {
    const begun = [...before, ...events].filter(beginsRow).length;
    return writtenAnswers(decisions, ask, { row: rows[begun], last: rows[begun - 1], short });
  };

/** The game that the rows describe, and where they contradict it. */
export function gameOfRows<T extends GameTypes, Row>(
  machine: Machine<T>,
  setup: T["setup"],
  { rows, rowsOf, clues, ...reader }: WrittenLog<T, Row>,
): {
  readonly found: FoundGame<T>;
  readonly filledIn: FilledIn;
  readonly contradicted: readonly RowFault[];
  readonly issues: readonly Issue[];
} {
  const found = findGame(machine, setup, {
    ...clues,
    against: (events, over) => rowsAgainst(rows, rowsOf(events), over, reader),
  });
  const shown = rowsOf(found.events);
  return {
    found,
    filledIn: found.filledIn,
    contradicted: rowFaults(rows, shown, found.over, reader),
    issues: lostRows(rows, shown.length),
  };
}
