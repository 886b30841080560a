/** Rankings: leaders of a season and all-time records, with links to every team that a player was on. */
import type { TableRow } from "../../../contract/league-tables.js";
import { minusText } from "../../../kernel/words/index.js";
import { markup, type Html } from "./markup.js";
import { hasIn, numberIn, teamFile, textIn, type SiteData } from "./site-data.js";
import { link, table, type Column } from "./site-parts.js";

export type RankedOf = "player" | "team";

/** Statistics ranked on pages, by column title; the tables have all of them. */
const RANKED: Readonly<Record<RankedOf, readonly string[]>> = {
  player: [
    "Passing yards",
    "Touchdown passes",
    "Rushing yards",
    "Rushing touchdowns",
    "Receiving yards",
    "Receptions",
    "Receiving touchdowns",
    "Tackles",
    "Sacks",
    "Interceptions made",
    "Field goals made",
  ],
  team: ["Points", "Total yards", "Rushing yards", "Net passing yards", "First downs"],
};
/** Lines of a ranking on a page; the tables also list everyone who is tied. */
const LINES = 5;

/** The teams of a row: several for a player who changed teams, `Foxes, Owls` in names and in ids. Linked if the league has pages for them. */
function teamsOf(data: SiteData, row: TableRow, short: boolean): Html | string {
  const id = textIn(row, "teamId");
  const known = (one: string): TableRow | undefined => data.lastTeam(one, numberIn(row, "season"));
  const teams = (known(id) ? [id] : id.split(", ")).map((one) => ({ id: one, team: known(one) }));
  if (teams.some(({ team }) => team === undefined)) return textIn(row, "team");
  return markup`${teams.map(({ id: one, team }, i) => markup`${i > 0 ? ", " : ""}${link(teamFile(one), textIn(team!, short ? "short" : "team"))}`)}`;
}

/**
 * One table per statistic.
 * @param captionOf caption for a statistic's table, such as `Points, teams`, in the words of the page
 * @param last another column, such as the date
 */
export function rankings(
  data: SiteData,
  rows: readonly TableRow[],
  captionOf: (title: string, of: RankedOf) => string,
  last?: { readonly column: Column; readonly cell: (row: TableRow) => Html | string },
): Html[] {
  return (["player", "team"] as const).flatMap((of) =>
    RANKED[of].flatMap((title) => {
      const own = rows.filter((row) => row.of === of && row.title === title);
      if (own.length === 0) return [];
      const more = own.length > LINES ? ` (${data.text("{count} more tied", { count: own.length - LINES })})` : "";
      return [
        table(
          data,
          `${captionOf(title, of)}${more}`,
          [{ head: of === "player" ? "Player" : "Team", words: true }, { head: title }, ...(last ? [last.column] : [])],
          own
            .slice(0, LINES)
            .map((row) => [
              markup`<span class="rank">${numberIn(row, "place")}.</span> ${
                hasIn(row, "player")
                  ? markup`${textIn(row, "player")}, ${teamsOf(data, row, true)}`
                  : teamsOf(data, row, false)
              }`,
              minusText(numberIn(row, "value")),
              ...(last ? [last.cell(row)] : []),
            ]),
        ),
      ];
    }),
  );
}
