/** Statistics of teams, players and single games: totals of the games themselves, counted as the season sheets do. */
import { addedUp, linesTogether, otherSide, SIDES, type LineOf, type Side } from "../../kernel/football/index.js";
import { sumOf } from "../../kernel/lists/index.js";
import type { LeagueTable, TableColumn, TableRow } from "../../contract/league-tables.js";
import { letterOf } from "../results.js";
import type { Fixture, GameResult } from "../season.js";
import {
  againstColumn,
  againstKey,
  BOX_COLUMNS,
  BOX_KEYS,
  boxCells,
  columnsOf,
  plainColumn,
  STAGES,
  type Stage,
} from "./columns.js";
import { gameRow, knownOf, playedIn, stageOf } from "./season-tables.js";
import type { GameCells, OwnColumns, PlayerCells, TableYear } from "./types.js";

type Figures = Readonly<Record<string, number>>;

/** A game from the point of view of one team. */
interface TeamSide {
  readonly year: TableYear;
  readonly fixture: Fixture;
  readonly result: GameResult;
  readonly side: Side;
  readonly stage: Stage;
  readonly cells: GameCells | undefined;
}

function sidesIn(year: TableYear): TeamSide[] {
  return playedIn(year).flatMap(({ fixture, result }) => {
    const cells = year.cells(result);
    return SIDES.map((side): TeamSide => ({ year, fixture, result, side, stage: stageOf(year, fixture), cells }));
  });
}

const figuresOf = ({ boxes, own }: GameCells, side: Side): Figures => ({ ...boxCells(boxes[side]), ...own?.[side] });

/** Grouped by stage, in order of play; only stages that the season has. */
const byStage = (sides: readonly TeamSide[]): (readonly [Stage, readonly TeamSide[]])[] =>
  STAGES.map((stage) => [stage, sides.filter((one) => one.stage === stage)] as const).filter(
    ([, own]) => own.length > 0,
  );

const withCells = (sides: readonly TeamSide[]) =>
  sides.flatMap(({ cells, ...one }) => (cells ? [{ ...one, cells }] : []));

// ---- teams -----------------------------------------------------------------------------------------------------------

const figureKeys = ({ own = [] }: OwnColumns): string[] => [...BOX_KEYS, ...own.map(({ key }) => key)];
const figureColumns = ({ own = [] }: OwnColumns): TableColumn[] => [...BOX_COLUMNS.map(plainColumn), ...own];

const WHEN = [
  ["season", "Season"],
  ["stage", "Stage"],
] as const;
const COUNTS = [
  ["games", "Games"],
  ["scoresOnly", "Games without statistics"],
] as const;

export const teamStatisticsTable = (years: readonly TableYear[], own: OwnColumns): LeagueTable => {
  const keys = figureKeys(own);
  const rows = years.flatMap((year) =>
    byStage(sidesIn(year)).flatMap(([stage, sides]) =>
      year.teams.flatMap((teamId): TableRow[] => {
        const all = sides.filter(({ result, side }) => result[side] === teamId);
        if (all.length === 0) return [];
        const known = withCells(all);
        const sums = addedUp(
          known.map(({ cells, side }) => figuresOf(cells, side)),
          keys,
        );
        const against = addedUp(
          known.map(({ cells, side }) => figuresOf(cells, otherSide(side))),
          keys,
        );
        return [
          {
            season: year.season,
            stage,
            team: year.team(teamId).name,
            games: all.length,
            scoresOnly: all.length - known.length,
            ...(sums as Figures),
            ...Object.fromEntries(Object.entries(against).map(([key, value]) => [againstKey(key), value as number])),
            teamId,
          },
        ];
      }),
    ),
  );
  const figures = figureColumns(own);
  return {
    id: "team-statistics",
    title: "Team statistics",
    columns: [
      ...columnsOf(...WHEN, ["team", "Team"], ...COUNTS),
      ...figures,
      ...figures.map(againstColumn),
      ...columnsOf(["teamId", "Team ID"]),
    ],
    rows,
  };
};

export const leagueStatisticsTable = (years: readonly TableYear[], own: OwnColumns): LeagueTable => ({
  id: "league-statistics",
  title: "League statistics",
  columns: [...columnsOf(...WHEN, ...COUNTS), ...figureColumns(own)],
  rows: years.flatMap((year) =>
    byStage(sidesIn(year)).map(([stage, sides]): TableRow => {
      const known = withCells(sides);
      const sums = addedUp(
        known.map(({ cells, side }) => figuresOf(cells, side)),
        figureKeys(own),
      );
      // Each game has two sides.
      const games = sides.length / SIDES.length;
      const scoresOnly = games - known.length / SIDES.length;
      return { season: year.season, stage, games, scoresOnly, ...(sums as Figures) };
    }),
  ),
});

// ---- players ---------------------------------------------------------------------------------------------------------

const linesOf = ({ cells, side }: { readonly cells: GameCells; readonly side: Side }): readonly PlayerCells[] =>
  cells.players?.[side] ?? [];

/** Values of a player's line for these columns; empty if all are zero. */
const figuresIn = (line: PlayerCells, columns: readonly TableColumn[]): Figures =>
  Object.fromEntries(columns.map(({ key }) => [key, (line as unknown as Figures)[key] ?? 0]));

export function playerStatisticsTable(years: readonly TableYear[], columns: readonly TableColumn[]): LeagueTable {
  const keys = columns.map(({ key }) => key);
  const rows = years.flatMap((year) =>
    byStage(sidesIn(year)).flatMap(([stage, sides]) =>
      year.teams.flatMap((teamId): TableRow[] => {
        const games = withCells(sides.filter(({ result, side }) => result[side] === teamId)).map(linesOf);
        const count = (name: string): number =>
          sumOf(games.map((lines) => (lines.some((one) => one.name === name) ? 1 : 0)));
        const lines = linesTogether(
          games as unknown as readonly (readonly LineOf<Figures>[])[],
          keys,
        ) as unknown as PlayerCells[];
        return lines.map((line) => ({
          season: year.season,
          stage,
          player: line.name,
          team: year.team(teamId).name,
          games: count(line.name),
          ...figuresIn(line, columns),
          teamId,
        }));
      }),
    ),
  );
  return {
    id: "player-statistics",
    title: "Player statistics",
    columns: [
      ...columnsOf(...WHEN, ["player", "Player"], ["team", "Team"], ["games", "Games"]),
      ...columns,
      ...columnsOf(["teamId", "Team ID"]),
    ],
    rows,
  };
}

// ---- single games ----------------------------------------------------------------------------------------------------

const GAME = [
  ["season", "Season"],
  ["week", "Week"],
  ["round", "Round"],
  ["game", "Game ID"],
  ["stage", "Stage"],
] as const;
const IDS = [
  ["teamId", "Team ID"],
  ["opponentId", "Opponent, team ID"],
] as const;

/** Quarters with their own column; overtimes share the last one. */
const QUARTERS = [1, 2, 3, 4] as const;

/** Which game it is and who plays whom, from one side's point of view. */
function sideWords({ year, fixture, result, side }: TeamSide): TableRow {
  const { season, week, round, game, stage } = gameRow(year, fixture);
  const [teamId, opponentId] = [result[side], result[otherSide(side)]];
  return {
    season,
    week,
    round,
    game,
    stage,
    team: year.team(teamId).name,
    opponent: year.team(opponentId).name,
    site: fixture.neutral ? "neutral" : side,
    teamId,
    opponentId,
  };
}

function quartersOf({ year, result, side, cells }: TeamSide): TableRow {
  const line = cells?.line ?? year.quarters?.(result);
  if (!line) return {};
  const points = line.periods.map((period) => period[side]);
  const extra = points.slice(QUARTERS.length);
  return {
    ...Object.fromEntries(QUARTERS.map((quarter) => [`quarter${quarter}`, points[quarter - 1] ?? 0])),
    ...(extra.length > 0 && { overtime: sumOf(extra) }),
  };
}

export const boxScoresTable = (years: readonly TableYear[], own: OwnColumns): LeagueTable => ({
  id: "box-scores",
  title: "Box scores",
  columns: [
    ...columnsOf(
      ...GAME,
      ["team", "Team"],
      ["opponent", "Opponent"],
      ["site", "Site"],
      ["outcome", "Outcome"],
      ["points", "Points"],
      ["pointsAgainst", "Points against"],
      ...QUARTERS.map((quarter) => [`quarter${quarter}`, `Quarter ${quarter}`] as const),
      ["overtime", "Overtime"],
      ["known", "Known by"],
    ),
    ...figureColumns(own).filter(({ key }) => key !== "points"),
    ...columnsOf(...IDS),
  ],
  rows: years.flatMap((year) =>
    sidesIn(year).map((one): TableRow => {
      const { result, side, cells } = one;
      const [points, other] =
        side === "home" ? [result.homePoints, result.awayPoints] : [result.awayPoints, result.homePoints];
      return {
        ...(cells && figuresOf(cells, side)),
        ...sideWords(one),
        outcome: letterOf({ own: points, other }),
        points,
        pointsAgainst: other,
        ...quartersOf(one),
        known: knownOf(year, result),
      };
    }),
  ),
});

export const playerGamesTable = (years: readonly TableYear[], columns: readonly TableColumn[]): LeagueTable => ({
  id: "player-games",
  title: "Players, game by game",
  columns: [
    ...columnsOf(...GAME, ["player", "Player"], ["team", "Team"], ["opponent", "Opponent"], ["site", "Site"]),
    ...columns,
    ...columnsOf(...IDS),
  ],
  rows: years.flatMap((year) =>
    withCells(sidesIn(year)).flatMap((one) => {
      const words = sideWords(one);
      return linesOf(one).map((line): TableRow => ({ ...words, player: line.name, ...figuresIn(line, columns) }));
    }),
  ),
});
