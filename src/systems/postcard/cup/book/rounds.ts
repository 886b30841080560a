/** Results round by round, the table after every round, and who met whom as a grid. */
import { DASH } from "../../../../kernel/words/index.js";
import type { Values } from "../../../../sheet/layout/form.js";
import { tableFixtures, tableOf, type Fixture, type SeasonView } from "../view.js";
import type { BookYear } from "./years.js";

type Played = Fixture & { readonly result: NonNullable<Fixture["result"]> };

/** Above this there is no room for the points beside the places. */
const MANY_ROUNDS = 20;

/** Games of the table that were played. */
const tableGames = (view: SeasonView): Played[] =>
  tableFixtures(view).filter((one): one is Played => one.result !== undefined);

/** Rounds of the table that have begun. */
export const playedRounds = ({ view }: BookYear): number[] => [...new Set(tableGames(view).map(({ round }) => round))];

/** Who met whom, in the order of the table. Met twice, a row is the home team; met once, it is the team whose games they are. */
export function gridFacts({ view, team: teamOf }: BookYear) {
  const teams = tableOf(view).map(({ team }) => ({
    id: team,
    code: teamOf(team).code,
    name: teamOf(team).short,
  }));
  const twice = view.contest.rounds === 2;
  const homeGames = new Set(tableGames(view).map(({ result: { home, away } }) => `${home} ${away}`));
  const look = (row: string, column: string): string =>
    row === column ? "self" : !twice && homeGames.has(`${row} ${column}`) ? "home" : "plain";
  return {
    twice,
    teams,
    rows: teams.map(({ id, code, name }) => ({ key: id, code, name, looks: teams.map((other) => look(id, other.id)) })),
  };
}

export function gridValues({ view }: BookYear): Values {
  const twice = view.contest.rounds === 2;
  const values: Record<string, string> = {};
  for (const { result: r } of tableGames(view)) {
    values[`grid.${r.home}.${r.away}`] = `${r.homePoints}${DASH}${r.awayPoints}`;
    if (!twice) values[`grid.${r.away}.${r.home}`] = `${r.awayPoints}${DASH}${r.homePoints}`;
  }
  return values;
}

/** Places after every round, as lines and as a table with the points. */
export function raceFacts(year: BookYear) {
  const rounds = playedRounds(year);
  const tables = rounds.map((round) => tableOf(year.view, round));
  const final = tables.at(-1)!;
  const count = final.length;
  const many = rounds.length > MANY_ROUNDS;
  const after = (team: string, table: (typeof tables)[number]) => table.find((row) => row.team === team)!;
  // One round alone is a level line. The first place stands at the top: places count downwards from 0.
  const steps = tables.length === 1 ? [tables[0], tables[0]] : tables;
  return {
    many,
    rounds,
    steps: Math.max(1, rounds.length - 1),
    low: -count - 1 / 2,
    high: -1 / 2,
    series: final.map(({ team, rank }) => ({
      label: year.team(team).short,
      values: steps.map((table) => -after(team, table).rank),
      strong: rank === 1,
    })),
    across: rounds.map((round, at) => ({ at, label: `${round}` })),
    up: final.map(({ rank }) => ({ at: -rank, label: `${rank}` })),
    rows: final.map(({ team }) => ({
      name: year.team(team).short,
      cells: tables.map((table) => {
        const { rank, points } = after(team, table);
        return many ? `${rank}` : `${rank} \u00b7 ${points}`;
      }),
    })),
  };
}
