/** League data for the sheets: its seasons, the names of its teams, their money. */
import { contrastOf } from "../../../kernel/color/index.js";
import { firstOf } from "../../../kernel/lists/index.js";
import { DASH } from "../../../kernel/words/index.js";
import { tallyCells } from "../../../league/results.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, FillContext, SheetContent } from "../../../contract/sheet.js";
import { bookYears, type BookYear } from "../league/years.js";
import { LEAGUE_FORMAT, type League, type SeasonSummary, type Standing } from "../league/index.js";
import { marketOf, type PenAndPaperRules } from "../rules/index.js";
import type { PenPaperRecord } from "../sheet.js";
import { fullName, type FullTeam } from "../teams/types.js";

/** Facts and values of a sheet filled by a league. */
export type LeagueContent = SheetContent<PenPaperRecord, PenAndPaperRules>;

/** The first league of the records. */
export const leagueIn = (records: readonly PenPaperRecord[]): League | undefined =>
  records.find((record) => record.format === LEAGUE_FORMAT) as League | undefined;

/** A sheet filled by the first league of the records. */
export const leagueSheet = ({
  fill,
  ...content
}: Omit<LeagueContent, "fill"> & {
  fill(league: League, context: FillContext<PenAndPaperRules>): readonly Copy[];
}): LeagueContent => ({
  ...content,
  fill(records, context) {
    const league = leagueIn(records);
    return league ? fill(league, context) : [];
  },
});

/** Seasons with a known champion, with or without the offseason after them. */
export const playedOut = (league: League): readonly BookYear[] =>
  bookYears(league).filter(({ champion }) => champion !== undefined);

/** A team in a season by its id, with the name it had then. */
export const teamIn = ({ league }: Pick<BookYear, "league">, id: string | undefined): FullTeam | undefined =>
  league.teams.find(({ team }) => team.id === id)?.team;

/** `San Diego Cruisers`, `Cruisers` or nothing. */
export const nameIn = (year: Pick<BookYear, "league">, id: string | undefined): string => {
  const team = teamIn(year, id);
  return team ? fullName(team) : "";
};

/** `10\u20136\u20130`. */
export const recordText = ({ wins, losses, ties }: Standing): string => [wins, losses, ties].join(DASH);

/** A row of the standings, by the columns of the forms. */
export const standingValues = (row: Standing): Values => ({
  ...tallyCells(row),
  dw: row.divisionWins,
  dl: row.divisionLosses,
  dt: row.divisionTies,
  place: row.divisionRank,
});

/** Millions in the bank after an offseason; undefined if the team folded in it. */
export function bankAfter({ offSeason }: Pick<SeasonSummary, "offSeason">, id: string): number | undefined {
  const own = offSeason.filter(({ team }) => team === id);
  return firstOf(own, "folded") ? undefined : own.findLast((entry) => "bank" in entry)?.bank;
}

/** Names of markets on one line, or their codes if there are too many. */
export function marketWords(codes: readonly string[]): string {
  const names = codes.map((code) => marketOf(code)?.name ?? code).join(", ");
  return names.length <= LINE ? names : codes.join(" ");
}
const LINE = 40;

/** Minimum contrast of the white words on a band (design.md). */
const READABLE = 4.5;

/** A team's color for bands and titles: the first of its two on which white is readable, otherwise the game's own. */
export function accentOf({ colors }: Pick<FullTeam, "colors">): { readonly accent?: string } {
  const accent = colors.find((color) => contrastOf(color, "#FFFFFF") >= READABLE);
  return accent === undefined ? {} : { accent };
}
