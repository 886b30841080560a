/** 5D-6, the season log: one row per game and player, one copy per team. */
import { addedUp, otherSide, type Side } from "../../../kernel/football/index.js";
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { letterOf } from "../../../league/results.js";
import { DASH, minusText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { CapacityOf, Copy, SheetContent } from "../../../contract/sheet.js";
import { FIGURE_KEYS, playerLines, type PlayerFigures, type PlayerLine } from "../log/player-lines.js";
import { nameForms } from "../../../kernel/words/names.js";
import { teamName, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { listedIn, type TableName } from "./player-tables.js";
import { codesIn, seasonOf, wasPlayed, wentOver, type PlayedGame, type Season } from "./season-games.js";
import { accentOf } from "./team-chart.js";

type Figure = keyof PlayerFigures;

/** Groups of columns; a group stays blank for players with nothing in it. */
const GROUPS: Readonly<Record<string, readonly Figure[]>> = {
  passing: ["completions", "attempts", "passYards", "passTouchdowns", "interceptions", "sacked"],
  rushing: ["rushes", "rushYards", "longestRush", "rushTouchdowns"],
  receiving: ["targets", "receptions", "receivingYards", "longestReception", "receivingTouchdowns"],
  fumbles: ["fumbles", "fumblesLost"],
  defense: ["tackles", "sacks", "passesDefended", "interceptionsMade", "recoveries"],
  kickReturns: ["kickReturns", "kickReturnYards"],
  puntReturns: ["puntReturns", "puntReturnYards"],
};

/** Order of positions: passers, runners, receivers, defenders, returners. */
const ORDER: readonly TableName[] = ["passing", "rushing", "receiving", "defense", "returns"];

function figures(line: PlayerLine): Values {
  return Object.fromEntries(
    Object.values(GROUPS)
      .filter((group) => group.some((figure) => line[figure] !== 0))
      .flatMap((group) => group.map((figure) => [figure, minusText(line[figure])])),
  );
}

/** Totals of all players on a team; longest plays keep the maximum. */
const sums = (name: "Team" | "Season", lines: readonly PlayerLine[]): Values =>
  Object.fromEntries(
    Object.entries({
      name,
      ...figures({ name: "", ...(addedUp(lines, FIGURE_KEYS) as PlayerFigures) }),
    }).map(([key, text]) => [key, { text: `${text as string}`, heavy: true }]),
  );

/** A team's rows for a game; the first one names the game, and is the only row if just the score is known. */
function gameRows(game: PlayedGame, side: Side, number: number, codes: ReadonlyMap<string, string>): Values[] {
  const { teams, result, record, round = `${number}` } = game;
  const lines = record ? playerLines(record.events)[side] : [];
  const players = [...new Set(ORDER.flatMap((table) => listedIn(lines, table)))];
  const [own, other] =
    side === "home" ? [result.homePoints, result.awayPoints] : [result.awayPoints, result.homePoints];
  const words = `${letterOf({ own, other })} ${own}${DASH}${other}${wentOver(game) ? " OT" : ""}`;
  const rival = codes.get(teams[otherSide(side)].id)!;
  const first = {
    week: round,
    rival: side === "home" ? rival : `at ${rival}`,
    result: { text: words, heavy: true },
  };
  const rows: Values[] = players.map((line) => ({ name: nameForms(line.name), ...figures(line) }));
  // Team totals end each game.
  if (lines.length > 0) rows.push(sums("Team", lines));
  const last = Math.max(0, rows.length - 1);
  return Array.from({ length: last + 1 }, (_, i) => ({
    ...(i === 0 && first),
    ...rows[i],
    ...(i === last && { end: true }),
  }));
}

/** Splits rows into pages; a game continues across pages. */
function copiesOf(
  team: TeamChart,
  { games, head }: Season,
  codes: ReadonlyMap<string, string>,
  capacity: CapacityOf,
): Copy[] {
  const look = accentOf(team);
  const played = games
    .filter(wasPlayed)
    .filter(({ result: { away, home } }) => away === team.id || home === team.id)
    .map((game) => ({ game, side: game.result.home === team.id ? ("home" as const) : ("away" as const) }));
  const rows = played.flatMap(({ game, side }, i) => gameRows(game, side, i + 1, codes));
  const recorded = played.flatMap(({ game: { record }, side }) => (record ? [playerLines(record.events)[side]] : []));
  // The season's totals end the log; those of a single game are its last row already.
  if (recorded.length > 1) rows.push({ ...sums("Season", recorded.flat()), end: true });
  const { season } = head;
  return (rows.length === 0 ? [[]] : chunks(rows, capacity("row", look))).map((own) => ({
    values: {
      // Without a league's season, the log's is that of the chart.
      ...(season === undefined ? { team: teamName(team), season: team.season } : { team: seasonName(team), season }),
      row: numbered(own),
    },
    title: seasonName(team),
    ...look,
  }));
}

export const seasonLog: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const season = seasonOf(records);
    const codes = codesIn(season);
    return season.teams.flatMap((team) => copiesOf(team, season, codes, capacity));
  },
};
