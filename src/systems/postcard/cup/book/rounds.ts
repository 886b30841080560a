/** Results round by round, the table after every round, and who met whom as a grid. */
import { DASH } from "../../../../kernel/words/index.js";
import type { Values } from "../../../../sheet/layout/form.js";
import { fixturesOf, hasTable, resting, tableOf, tableRounds, titleOfRound, type Fixture } from "../view.js";
import type { BookYear } from "./years.js";

type Played = Fixture & { readonly result: NonNullable<Fixture["result"]> };

/** Above this there is no room for the points beside the places. */
const MANY_ROUNDS = 20;

const isPlayed = (one: Fixture): one is Played => one.result !== undefined;

/** Rounds of the table that have begun. */
export function playedRounds({ view }: BookYear): number[] {
  if (!hasTable(view.contest)) return [];
  const rounds = fixturesOf(view).flatMap(({ stage, round, result }) => (stage === "table" && result ? [round] : []));
  return [...new Set(rounds)].sort((a, b) => a - b);
}

/** Games by round. The final four of a table stand in their bracket. */
export function resultFacts({ view, team }: BookYear) {
  const played = fixturesOf(view)
    .filter(isPlayed)
    .filter((one) => one.stage === "table");
  const rounds = [...new Set(played.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const rest = round <= tableRounds(view) ? resting(view, round) : undefined;
    return {
      id: `round${round}`,
      title: titleOfRound(view, round),
      rest: rest === undefined ? "" : team(rest).short,
      games: played
        .filter((one) => one.round === round)
        .map(({ game, result }) => ({ key: game, away: team(result.away).short, home: team(result.home).short })),
    };
  });
}

export const resultValues = ({ view }: BookYear): Values =>
  Object.fromEntries(
    fixturesOf(view)
      .filter(isPlayed)
      .flatMap(({ round, game, result }) =>
        (["away", "home"] as const).map((side) => [`round${round}.${game}.${side}`, result[`${side}Points`]]),
      ),
  );

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

const tableGames = (view: BookYear["view"]): Played[] =>
  fixturesOf(view)
    .filter(isPlayed)
    .filter(({ stage }) => stage === "table");

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
