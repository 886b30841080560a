/** 5D-7 and 5D-8, standings and schedule of a season. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { DASH, signedText } from "../../../kernel/words/index.js";
import { recordText, shareText, tallyCells } from "../../../league/results.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../contract.js";
import { teamName, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { seasonName } from "./game-of.js";
import { seasonOf, wasPlayed, wentOver, type Season, type SeasonGame, type TableLine } from "./season-games.js";

/** A line of the table; names alone before the first game. */
const standingRow = (row: TableLine, chart: TeamChart, last: boolean): Values => ({
  team: seasonName(chart),
  division: row.division,
  real: (chart.record ?? "").replaceAll("-", DASH),
  ...(row.played > 0 && {
    place: row.rank,
    ...tallyCells(row),
    share: shareText(row.share),
    difference: signedText(row.difference, "0"),
    home: recordText(row.at.home),
    away: recordText(row.at.away),
    run: row.streak,
    by: row.by?.words ?? "",
  }),
  ...(last && { end: true }),
});

function standingRows({ table, teams }: Season): Values[] {
  const charts = new Map(teams.map((chart) => [chart.id, chart]));
  return table.map((row, i) => {
    const below = table.at(i + 1);
    return standingRow(row, charts.get(row.team)!, below !== undefined && below.division !== row.division);
  });
}

export const standings: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const season = seasonOf(records);
    return chunks(standingRows(season), capacity("team")).map((own) => ({
      values: { ...season.head, team: numbered(own) },
    }));
  },
};

/** A team in a schedule; where it is too long, its second part alone. */
const formsOf = (team: TeamChart) => ({ text: teamName(team), shorter: [team.name] });

const points = (own: number, other: number): Values[string] => (own > other ? { text: own, heavy: true } : own);

const gameRow = (game: SeasonGame, i: number, games: readonly SeasonGame[]): Values => ({
  ...(game.round !== undefined && { round: game.round }),
  ...(game.teams && { away: formsOf(game.teams.away), home: formsOf(game.teams.home) }),
  ...(wasPlayed(game) && {
    awayPoints: points(game.result.awayPoints, game.result.homePoints),
    homePoints: points(game.result.homePoints, game.result.awayPoints),
    ...(wentOver(game) && { overtime: "OT" }),
  }),
  // A line below each round.
  ...(games.at(i + 1) && games[i + 1].round !== game.round && { end: true }),
});

export const schedule: SheetContent<object, FiveD20Rules> = {
  form: () => ({}),
  fill(records, { capacity }) {
    const [left, right] = [capacity("left"), capacity("right")];
    const { head, games } = seasonOf(records, "to come");
    return chunks(games.map(gameRow), left + right).map((own) => ({
      values: { ...head, left: numbered(own.slice(0, left)), right: numbered(own.slice(left)) },
    }));
  },
};
