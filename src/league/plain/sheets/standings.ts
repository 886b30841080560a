/** Standings and schedule of a season, printed the same way by all games with plain leagues (shared/season). */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { DASH, signedText } from "../../../kernel/words/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import { recordText, shareText, tallyCells } from "../../results.js";
import { wasPlayed, wentOver, type Season, type SeasonGame, type TableLine } from "./season.js";

interface Team {
  readonly id: string;
  /** Nickname. */
  readonly name: string;
  /** Its record in the real season that it comes from. */
  readonly record?: string;
}

interface Names<T> {
  full(team: T): string;
  /** With the season that it comes from. */
  ofSeason(team: T): string;
}

interface Capacity {
  capacity(table: string): number;
}

type Record = { readonly events: Iterable<{ readonly type: string }> };

/** A line of the table; before the first game, only the name. */
const standingRow = <T extends Team>(row: TableLine, team: T, { ofSeason }: Names<T>, last: boolean): Values => ({
  team: ofSeason(team),
  division: row.division,
  real: (team.record ?? "").replaceAll("-", DASH),
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

function standingRows<T extends Team>({ table, teams }: Season<T, unknown>, names: Names<T>): Values[] {
  const known = new Map(teams.map((team) => [team.id, team]));
  return table.map((row, i) => {
    const below = table.at(i + 1);
    const last = below !== undefined && below.division !== row.division;
    return standingRow(row, known.get(row.team)!, names, last);
  });
}

const points = (own: number, other: number): Values[string] => (own > other ? { text: own, heavy: true } : own);

function gameRow<T extends Team>(
  game: SeasonGame<T, Record>,
  below: SeasonGame<T, Record> | undefined,
  { full }: Names<T>,
): Values {
  /** If the full name is too long, only its second part. */
  const formsOf = (team: T) => ({ text: full(team), shorter: [team.name] });
  return {
    ...(game.round !== undefined && { round: game.round }),
    ...(game.teams && { away: formsOf(game.teams.away), home: formsOf(game.teams.home) }),
    ...(wasPlayed(game) && {
      awayPoints: points(game.result.awayPoints, game.result.homePoints),
      homePoints: points(game.result.homePoints, game.result.awayPoints),
      ...(wentOver(game) && { overtime: "OT" }),
    }),
    // A rule below each round.
    ...(below && below.round !== game.round && { end: true }),
  };
}

/** The table of a season, and its games in order. */
export const seasonSheets = <T extends Team, G extends Record>(
  seasonOf: (records: readonly object[], ask?: "to come") => Season<T, G>,
  names: Names<T>,
) => ({
  standings: {
    form: () => ({}),
    fill(records: readonly object[], { capacity }: Capacity) {
      const season = seasonOf(records);
      return chunks(standingRows(season, names), capacity("team")).map((own) => ({
        values: { ...season.head, team: numbered(own) },
      }));
    },
  },
  schedule: {
    form: () => ({}),
    fill(records: readonly object[], { capacity }: Capacity) {
      const [left, right] = [capacity("left"), capacity("right")];
      const { head, games } = seasonOf(records, "to come");
      const rows = games.map((game, i) => gameRow(game, games.at(i + 1), names));
      return chunks(rows, left + right).map((own) => ({
        values: { ...head, left: numbered(own.slice(0, left)), right: numbered(own.slice(left)) },
      }));
    },
  },
});
