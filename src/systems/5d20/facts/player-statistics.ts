/** 5D-12, a team's players: their statistics in the played season next to the real ones. One copy per team. */
import { addedUp } from "../../../kernel/football/index.js";
import { numbered } from "../../../kernel/lists/index.js";
import { fixedText, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { FIGURE_KEYS, type PlayerFigures, type PlayerLine } from "../log/player-lines.js";
import { seasonFigures } from "../log/season-figures.js";
import { shortName } from "../../../kernel/words/names.js";
import { realPlayers, type FiveD20Rules, type PlayerReal, type TeamChart } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { countedRecords, seasonOf } from "./season-games.js";
import { accentOf } from "./team-chart.js";

type Figure = keyof PlayerFigures;

/** Statistics that sort a table, in order; players with any of them are listed. */
const TABLES = {
  passing: ["attempts", "completions", "passYards", "passTouchdowns", "interceptions", "sacked"],
  rushing: ["rushes", "rushYards", "longestRush", "rushTouchdowns"],
  receiving: ["receptions", "receivingYards", "targets", "longestReception", "receivingTouchdowns"],
  defense: ["tackles", "sacks", "interceptionsMade", "passesDefended", "recoveries"],
  returns: ["kickReturns", "kickReturnYards", "puntReturns", "puntReturnYards"],
} as const satisfies Readonly<Record<string, readonly Figure[]>>;
type TableId = keyof typeof TABLES;

const LETTERS = 20;

interface Player {
  readonly name: string;
  readonly played?: PlayerLine;
  readonly real?: PlayerReal;
}

/** Every player of either season, once. */
function playersOf(played: readonly PlayerLine[], real: readonly PlayerReal[]): Player[] {
  const now = new Map(played.map((line) => [line.name, line]));
  const then = new Map(real.map((line) => [line.name, line]));
  return [...new Set([...now.keys(), ...then.keys()])].map((name) => {
    const [one, other] = [now.get(name), then.get(name)];
    return { name, ...(one && { played: one }), ...(other && { real: other }) };
  });
}

const valueIn = (line: PlayerLine | PlayerReal | undefined, figure: Figure): number | undefined =>
  (line as Readonly<Partial<Record<Figure, number>>> | undefined)?.[figure];

/** A player's cells of a table; empty if he has no statistics in it. */
function cells(line: PlayerLine | PlayerReal | undefined, figures: readonly Figure[]): Values {
  if (!figures.some((figure) => (valueIn(line, figure) ?? 0) !== 0)) return {};
  return Object.fromEntries(
    figures.flatMap((figure) => {
      const value = valueIn(line, figure);
      return value === undefined ? [] : [[figure, minusText(value)]];
    }),
  );
}

const average = (line: PlayerLine | PlayerReal | undefined): Values => {
  const [rushes, yards] = [valueIn(line, "rushes"), valueIn(line, "rushYards")];
  return rushes === undefined || yards === undefined || rushes === 0
    ? {}
    : { rushAverage: fixedText(yards / rushes, 1) };
};

/** Rows of a table, league leaders first; players without a row of their own share the last one. */
function rowsOf(players: readonly Player[], id: TableId, count: number): Values {
  const figures: readonly Figure[] = TABLES[id];
  const order = (a: Player, b: Player): number =>
    (["played", "real"] as const)
      .flatMap((season) =>
        figures.map((figure) => (valueIn(b[season], figure) ?? 0) - (valueIn(a[season], figure) ?? 0)),
      )
      .find((by) => by !== 0) ?? 0;
  const listed = players
    .filter(({ played, real }) => [played, real].some((line) => Object.keys(cells(line, figures)).length > 0))
    .sort(order);
  const own = listed.length > count ? listed.slice(0, count - 1) : listed;
  const others = listed.slice(own.length);
  const row = ({ name, played, real }: Player): Values => ({
    name,
    ...cells(played, figures),
    real: { ...cells(real, figures), ...(id === "rushing" && average(real)) },
    ...(id === "rushing" && average(played)),
  });
  const rest = others.flatMap(({ played }) => played ?? []);
  const realRest = others.flatMap(({ real }) => real ?? []);
  return numbered([
    ...own.map((player) => row({ ...player, name: shortName(player.name, LETTERS) })),
    ...(others.length > 0
      ? [
          row({
            name: `${others.length} others`,
            ...(rest.length > 0 && { played: { name: "", ...(addedUp(rest, FIGURE_KEYS) as PlayerFigures) } }),
            ...(realRest.length > 0 && { real: { name: "", ...addedUp(realRest, figures) } }),
          }),
        ]
      : []),
  ]);
}

function teamValues(
  chart: TeamChart,
  games: number,
  played: readonly PlayerLine[],
  room: (id: TableId) => number,
): Values {
  const players = playersOf(played, chart.real ? realPlayers(chart.real) : []);
  const tables = (Object.keys(TABLES) as TableId[]).map((id) => [id, rowsOf(players, id, room(id))] as const);
  return {
    team: seasonName(chart),
    games,
    ...(chart.real?.games && { realGames: chart.real.games }),
    ...Object.fromEntries(tables),
  };
}

export const playerStatistics: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const season = seasonOf(records);
    const sums = seasonFigures(countedRecords(season));
    const { season: year } = season.head;
    return season.teams.map((chart) => {
      const { games = 0, players = [] } = sums.get(chart.id) ?? {};
      const look = accentOf(chart);
      const room = (table: TableId): number => capacity(table, look);
      return {
        values: { ...(year !== undefined && { season: year }), ...teamValues(chart, games, players, room) },
        title: seasonName(chart),
        ...look,
      };
    });
  },
};
