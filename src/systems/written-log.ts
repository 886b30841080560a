/** Games found again from logs that are written row by row: what is the same for all of them. A game says what its cells mean. */
import { firstTwo, twoTeams, type Side } from "../kernel/football/index.js";
import { UserError, type Issue } from "../kernel/issue/index.js";
import {
  findGame,
  lostRows,
  rowFaults,
  rowsAgainst,
  type Clues,
  type FoundGame,
  type GameTypes,
  type Machine,
  type RowCells,
  type RowFault,
  type WrittenRow,
} from "../kernel/machine/index.js";
import { sameText } from "../kernel/words/same-text.js";

interface Naming<Team> {
  /** As the sheet prints a team. */
  readonly nameOf: (team: Team) => string;
  /** @throws UserError */
  readonly find: (teams: readonly Team[], typed: string) => Team;
}

/**
 * Both teams by what stands in a sheet's head, as it is printed or as people call them; the first of the known ones where nothing
 * stands there. Every name that is none is an issue by itself.
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

/** Cells of a row with the dice of its rolls by dotted names: `one.r`. */
export function rollCells(values: RowCells, rolls: readonly string[]): RowCells {
  const cells = Object.entries(values).filter(([cell]) => !rolls.includes(cell));
  const dice = rolls.flatMap((roll) =>
    Object.entries((values[roll] ?? {}) as RowCells).map(([letter, face]) => [`${roll}.${letter}`, face] as const),
  );
  return Object.fromEntries([...cells, ...dice]);
}

/** What a game's rows mean. */
export interface WrittenLog<T extends GameTypes, Row> {
  readonly rows: readonly WrittenRow[];
  /** Cells that are known once a row has begun; the others may still change. */
  readonly beginning: readonly string[];
  readonly beginsRow: (event: T["event"]) => boolean;
  readonly rowsOf: (events: readonly T["event"][]) => readonly Row[];
  readonly cellsOf: (row: Row) => RowCells;
  /**
   * Legal answers; those come first that what was written speaks for.
   * @param row the one that the answer begins, where it begins one
   * @param last the one under way
   */
  readonly answers: (
    ask: T["ask"],
    row: WrittenRow | undefined,
    last: WrittenRow | undefined,
  ) => readonly T["choice"][];
  readonly faces: Clues<T>["faces"];
}

/** The game that the rows tell, and where they tell something else. */
export function gameOfRows<T extends GameTypes, Row>(
  machine: Machine<T>,
  setup: T["setup"],
  { rows, beginning, beginsRow, rowsOf, cellsOf, answers, faces }: WrittenLog<T, Row>,
): { readonly found: FoundGame<T>; readonly contradicted: readonly RowFault[]; readonly issues: readonly Issue[] } {
  const found = findGame(machine, setup, {
    answers(ask, _view, events) {
      const begun = events.filter(beginsRow).length;
      return answers(ask, rows[begun], rows[begun - 1]);
    },
    faces,
    against: (events, over) => rowsAgainst(rows, rowsOf(events), over, beginning, cellsOf),
  });
  const told = rowsOf(found.events);
  return {
    found,
    contradicted: rowFaults(rows, told, found.over, beginning, cellsOf),
    issues: lostRows(rows, told.length),
  };
}
