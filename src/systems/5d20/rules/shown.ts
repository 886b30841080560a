/** The statistics printed next to a chart: chosen by the user, or from its season. */
import type { Shown, ShownTable, TeamChart } from "./chart.js";
import {
  realPlayers,
  realTeam,
  type PlayerReal,
  type RealFigure,
  type RealSeason,
  type RealTableId,
  type TeamFigure,
} from "./real-season.js";

type Cell = string | number;

/** How a table is shown: number of rows, order, headings and cells. */
interface Pick {
  readonly rows: number;
  readonly by: (player: PlayerReal) => number;
  readonly cells: Readonly<Record<string, RealFigure | ((player: PlayerReal) => Cell)>>;
}

const of =
  (made: RealFigure, tried: RealFigure) =>
  (player: PlayerReal): Cell =>
    player[tried] === undefined || player[made] === undefined
      ? (player[made] ?? "")
      : `${player[made]}-${player[tried]}`;
const sum =
  (...figures: readonly RealFigure[]) =>
  (player: PlayerReal): number =>
    figures.reduce((all, figure) => all + (player[figure] ?? 0), 0);

const PICKS = {
  passing: {
    rows: 2,
    by: sum("attempts"),
    cells: { ATT: "attempts", CMP: "completions", YDS: "passYards", TD: "passTouchdowns", INT: "interceptions" },
  },
  rushing: { rows: 6, by: sum("rushes"), cells: { ATT: "rushes", YDS: "rushYards", TD: "rushTouchdowns" } },
  receiving: {
    rows: 9,
    by: sum("receptions"),
    cells: { REC: "receptions", YDS: "receivingYards", TD: "receivingTouchdowns" },
  },
  kicking: {
    rows: 2,
    by: sum("fieldGoalsTried", "extraPointsTried"),
    cells: { FG: of("fieldGoals", "fieldGoalsTried"), XP: of("extraPoints", "extraPointsTried") },
  },
  punting: {
    rows: 1,
    by: sum("punts"),
    cells: {
      NO: "punts",
      AVG: ({ punts = 0, puntYards }) => (puntYards === undefined ? "" : Math.round((puntYards / punts) * 10) / 10),
    },
  },
  defense: {
    rows: 10,
    by: ({ sacks = 0, interceptionsMade = 0 }) => 2 * sacks + 3 * interceptionsMade,
    cells: { SACK: "sacks", INT: "interceptionsMade" },
  },
} satisfies Partial<Record<RealTableId, Pick>>;

const TEAM: readonly (readonly [label: string, figure: TeamFigure])[] = [
  ["Points", "points"],
  ["Rush", "rushes"],
  ["Rush yards", "rushYards"],
  ["Pass", "attempts"],
  ["Completions", "completions"],
  ["Pass yards", "passYards"],
  ["Intercepted", "interceptions"],
  ["Sacked", "sacks"],
  ["Fumbles lost", "fumblesLost"],
];

/** `424 : 233` for each known figure, and the top rows of every table. */
function fromSeason(real: RealSeason): Shown {
  const [own, against] = [realTeam(real, "own"), realTeam(real, "against")];
  const team = TEAM.flatMap(([label, figure]) =>
    own[figure] === undefined && against[figure] === undefined
      ? []
      : [{ label, value: `${own[figure] ?? "-"} : ${against[figure] ?? "-"}` }],
  );
  const players = (Object.entries(PICKS) as [RealTableId, Pick][]).flatMap(
    ([title, { rows, by, cells }]): ShownTable[] => {
      const best = realPlayers(real, title)
        .filter((player) => by(player) > 0)
        .sort((a, b) => by(b) - by(a) || (a.name < b.name ? -1 : 1))
        .slice(0, rows);
      if (best.length === 0) return [];
      const cell = (player: PlayerReal, of: RealFigure | ((one: PlayerReal) => Cell)): Cell =>
        typeof of === "function" ? of(player) : (player[of] ?? "");
      const made = best.map((player) => [player.name, ...Object.values(cells).map((of) => cell(player, of))]);
      return [{ title, heads: ["", ...Object.keys(cells)], rows: made }];
    },
  );
  return { team, players };
}

export const shownOf = ({ shown, real }: TeamChart): Shown | undefined => shown ?? (real && fromSeason(real));
