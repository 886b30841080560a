/** Ratings and awards of a season, and the page of records: who met whom, and the most of everything. */
import type { TableRow } from "../../../contract/league-tables.js";
import { DASH, minusText, signedTenths } from "../../../kernel/words/index.js";
import { shareText, sureText } from "../../../kernel/words/shares.js";
import { markup, type Html } from "./markup.js";
import { gameFile, hasIn, numberIn, RECORDS, seasonFile, textIn, type SiteData } from "./site-data.js";
import { rankings } from "./rankings.js";
import { groupsOf, link, page, section, table, teamLink } from "./site-parts.js";

/** A place in front of the minus sign and one decimal behind the point. */
const points = (row: TableRow, key: string): string => (hasIn(row, key) ? numberIn(row, key).toFixed(1) : DASH);

export function ratingsSection(data: SiteData, season: number): Html[] {
  const rows = data.in("power-ratings", season);
  if (rows.length === 0) return [];
  const [first] = rows;
  const home = hasIn(first, "homeField")
    ? ` The home field is worth ${points(first, "homeField")} points${hasIn(first, "homeError") ? `, give or take ${points(first, "homeError")}` : ""}.`
    : "";
  return [
    section("ratings", "Power ratings", [
      table(
        `Power ratings, season ${season}`,
        [
          { head: "Team", words: true },
          { head: ["G", "Games"] },
          { head: ["Rating", "Points above an average team"] },
          { head: ["SE", "Standard error"] },
        ],
        rows.map((row) => [
          markup`<span class="rank">${numberIn(row, "rank")}.</span> ${teamLink(data, season, textIn(row, "teamId"))}`,
          numberIn(row, "games"),
          signedTenths(numberIn(row, "rating")),
          points(row, "standardError"),
        ]),
      ),
      markup`<p>Points above an average team, by least squares on the margins of all games.${home}</p>\n`,
    ]),
  ];
}

const share = (row: TableRow, key: string): string => (hasIn(row, key) ? shareText(numberIn(row, key)) : "");

/** Chances of the season under way. */
export function chancesSection(data: SiteData, season: number): Html[] {
  const rows = data.in("chances", season);
  if (rows.length === 0) return [];
  // Without playoffs the first of the table is the champion.
  const shares = rows.some((row) => hasIn(row, "playoffs"))
    ? [
        ["first", "First"],
        ["playoffs", "Playoffs"],
        ["champion", "Champion"],
      ]
    : [["champion", "Champion"]];
  return [
    section("chances", "Chances", [
      table(
        `Chances, season ${season}`,
        [
          { head: "Team", words: true },
          { head: ["Wins", "Wins at the end, on average"] },
          ...shares.map(([, head]) => ({ head })),
        ],
        rows.map((row) => [
          teamLink(data, season, textIn(row, "teamId")),
          numberIn(row, "wins").toFixed(1),
          ...shares.map(([key]) => share(row, key)),
        ]),
      ),
      markup`<p>${sureText(numberIn(rows[0], "times"))}.</p>\n`,
    ]),
  ];
}

export function awardsSection(data: SiteData, season: number): Html[] {
  const rows = data.in("awards", season);
  if (rows.length === 0) return [];
  const columns = [
    { head: "Round", words: true },
    { head: "Award", words: true },
    { head: "Winner", words: true },
    { head: ["Value", "Points of the award, or margin of the team"] as const },
  ];
  return [
    section("awards", "Awards", [
      table(
        `Awards, season ${season}`,
        columns,
        rows.map((row) => [
          hasIn(row, "round") ? textIn(row, "round") : "Season",
          textIn(row, "award"),
          hasIn(row, "player") ? `${textIn(row, "player")}, ${textIn(row, "team")}` : textIn(row, "team"),
          minusText(numberIn(row, "value")),
        ]),
      ),
    ]),
  ];
}

const record = (row: TableRow): string =>
  [numberIn(row, "wins"), numberIn(row, "losses"), ...(numberIn(row, "ties") > 0 ? [numberIn(row, "ties")] : [])].join(
    DASH,
  );

/** A team's opponents of all seasons. */
export function meetings(data: SiteData, id: string): Html[] {
  const rows = data.rows("head-to-head").filter(({ teamId }) => teamId === id);
  if (rows.length === 0) return [];
  const columns = [
    { head: "Opponent", words: true },
    { head: ["G", "Games"] as const },
    { head: "Record" },
    { head: ["PF", "Points for"] as const },
    { head: ["PA", "Points against"] as const },
    { head: "Last game", words: true },
  ];
  return [
    section("head-to-head", "Head to head", [
      table(
        "Games of all seasons, by opponent",
        columns,
        rows.map((row) => {
          const season = numberIn(row, "lastSeason");
          const last = `${textIn(row, "lastOutcome")} ${numberIn(row, "lastPoints")}${DASH}${numberIn(row, "lastAgainst")}`;
          return [
            teamLink(data, season, textIn(row, "opponentId")),
            numberIn(row, "games"),
            record(row),
            numberIn(row, "pointsFor"),
            numberIn(row, "pointsAgainst"),
            markup`${last}, ${link(seasonFile(season), `season ${season}`)}`,
          ];
        }),
      ),
    ]),
  ];
}

const SCOPES = { game: "in a game", season: "in a season", career: "in all seasons" } as const;
function whenOf(row: TableRow): Html | string {
  if (!hasIn(row, "season")) return "";
  const season = numberIn(row, "season");
  return hasIn(row, "game")
    ? link(gameFile(season, textIn(row, "game")), `season ${season}, ${textIn(row, "round").toLowerCase()}`)
    : link(seasonFile(season), `season ${season}`);
}

export function recordsPage(data: SiteData): readonly (readonly [file: string, text: string])[] {
  const when = { column: { head: "When", words: true }, cell: whenOf };
  const scopes = groupsOf(data.rows("records"), "scope").map(([scope, rows]) => {
    const words = SCOPES[scope as keyof typeof SCOPES];
    const tables = rankings(data, rows, (title, of) => `${title} ${words}, ${of}s`, when);
    return section(`records-${scope}`, `Most ${words}`, [markup`<div class="many wide">${tables}</div>\n`]);
  });
  const lead = markup`<p class="lead">Records of games count every game; those of seasons and of all seasons count the regular season.</p>\n`;
  return [[RECORDS, page(data, RECORDS, "Records", [lead, ...scopes])]];
}
