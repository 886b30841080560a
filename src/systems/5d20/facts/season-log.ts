/** 5D-6, the season log: a row a game and player, a copy a team. */
import { otherSide, type Side } from "../../../kernel/football/index.js";
import { numbered } from "../../../kernel/lists/index.js";
import { letterOf } from "../../../league/results.js";
import { DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../contract.js";
import { playerLines, type PlayerFigures, type PlayerLine } from "../log/player-lines.js";
import { shortName } from "../log/short-name.js";
import type { FiveD20Rules, TeamChart } from "../rules/index.js";
import { seasonName, shortOf } from "./game-of.js";
import { listedIn, type TableName } from "./player-tables.js";
import { seasonOf, type SeasonGame } from "./season-games.js";
import { accentOf } from "./team-chart.js";

type Figure = keyof PlayerFigures;

/** Groups of columns; a group is blank for who has nothing in it. */
const GROUPS: Readonly<Record<string, readonly Figure[]>> = {
  passing: ["completions", "attempts", "passYards", "passTouchdowns", "interceptions", "sacked"],
  rushing: ["rushes", "rushYards", "longestRush", "rushTouchdowns"],
  receiving: ["targets", "receptions", "receivingYards", "longestReception", "receivingTouchdowns"],
  fumbles: ["fumbles", "fumblesLost"],
  defense: ["tackles", "sacks", "passesDefended", "interceptionsMade", "recoveries"],
  kickReturns: ["kickReturns", "kickReturnYards"],
  puntReturns: ["puntReturns", "puntReturnYards"],
};

/** Who plays where: passers first, then runners, receivers, defenders, returners. */
const ORDER: readonly TableName[] = ["passing", "rushing", "receiving", "defense", "returns"];

const LETTERS = 19;

function figures(line: PlayerLine): Values {
  return Object.fromEntries(
    Object.values(GROUPS)
      .filter((group) => group.some((figure) => line[figure] !== 0))
      .flatMap((group) => group.map((figure) => [figure, minusText(line[figure])])),
  );
}

/** Rows of a team in a game; the first one says which game it was. */
function gameRows({ record, awayPoints, homePoints, overtime }: SeasonGame, side: Side, week: number): Values[] {
  const lines = playerLines(record.events)[side];
  const players = [...new Set(ORDER.flatMap((table) => listedIn(lines, table)))];
  const [own, other] = side === "home" ? [homePoints, awayPoints] : [awayPoints, homePoints];
  const result = `${letterOf({ own, other })} ${own}${DASH}${other}${overtime ? " OT" : ""}`;
  const rival = shortOf(record)[otherSide(side)];
  return players.map((line, i) => ({
    ...(i === 0 && { week, rival: side === "home" ? rival : `at ${rival}`, result: { text: result, heavy: true } }),
    name: shortName(line.name, LETTERS),
    ...figures(line),
    ...(i === players.length - 1 && { end: true }),
  }));
}

/** Rows in pages; a game goes on where a page ends. */
function copiesOf(team: TeamChart, games: readonly SeasonGame[], capacity: number): Copy[] {
  const rows = games
    .filter(({ away, home, played }) => played && (away === team.id || home === team.id))
    .flatMap((game, i) => gameRows(game, game.home === team.id ? "home" : "away", i + 1));
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / capacity)) }, (_, page) =>
    rows.slice(page * capacity, (page + 1) * capacity),
  );
  return pages.map((own) => ({
    values: { team: seasonName(team), row: numbered(own) },
    title: seasonName(team),
    ...accentOf(team),
  }));
}

export const seasonLog: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const { teams, games } = seasonOf(records);
    return teams.flatMap((team) => copiesOf(team, games, capacity("row")));
  },
};
