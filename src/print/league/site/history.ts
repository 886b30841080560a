/** A season's ratings and awards, and the records page: head-to-head and all-time bests. */
import type { TableRow } from "../../../contract/league-tables.js";
import { countText, DASH, fixedText, minusText, signedTenths } from "../../../kernel/words/index.js";
import { shareText, sureWithin } from "../../../kernel/words/shares.js";
import { markup, type Html } from "./markup.js";
import { gameFile, hasIn, numberIn, RECORDS, seasonFile, textIn, type SiteData } from "./site-data.js";
import { rankings } from "./rankings.js";
import { groupsOf, link, page, section, table, teamLink } from "./site-parts.js";

/** One decimal, with room for a minus sign. */
const points = (row: TableRow, key: string): string => (hasIn(row, key) ? fixedText(numberIn(row, key), 1) : DASH);

export function ratingsSection(data: SiteData, season: number): Html[] {
  const rows = data.in("power-ratings", season);
  if (rows.length === 0) return [];
  const [first] = rows;
  const [worth, error] = ["homeField", "homeError"].map((key) => data.words.value(points(first, key)));
  const home = !hasIn(first, "homeField")
    ? ""
    : hasIn(first, "homeError")
      ? data.text("The home field is worth {points} points, give or take {error}.", { points: worth, error })
      : data.text("The home field is worth {points} points.", { points: worth });
  return [
    section("ratings", data.text("Power ratings"), [
      table(
        data,
        data.text("Power ratings, season {season}", { season }),
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
      markup`<p>${data.text("Points above an average team, by least squares on the margins of all games.")} ${home}</p>\n`,
    ]),
  ];
}

const share = (row: TableRow, key: string): string => (hasIn(row, key) ? shareText(numberIn(row, key)) : "");

/** Precision of the chances, in words. */
function sureIn(data: SiteData, times: number): string {
  const within = data.words.value(sureWithin(times));
  return times === 1
    ? data.text("The rest of the season was played once: shares are right within {within} points, 19 times in 20.", {
        within,
      })
    : data.text(
        "The rest of the season was played {times} times: shares are right within {within} points, 19 times in 20.",
        { times: countText(times), within },
      );
}

/** Chances in the current season. */
export function chancesSection(data: SiteData, season: number): Html[] {
  const rows = data.in("chances", season);
  if (rows.length === 0) return [];
  // Without playoffs, the first in the table is the champion.
  const shares = rows.some((row) => hasIn(row, "playoffs"))
    ? [
        ["first", "First"],
        ["playoffs", "Playoffs"],
        ["champion", "Champion"],
      ]
    : [["champion", "Champion"]];
  return [
    section("chances", data.text("Chances"), [
      table(
        data,
        data.text("Chances, season {season}", { season }),
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
      markup`<p>${sureIn(data, numberIn(rows[0], "times"))}</p>\n`,
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
    section("awards", data.text("Awards"), [
      table(
        data,
        data.text("Awards, season {season}", { season }),
        columns,
        rows.map((row) => [
          hasIn(row, "round") ? data.word(row, "round") : data.text("Season"),
          data.word(row, "award"),
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

/** A team's opponents in all seasons. */
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
    section("head-to-head", data.text("Head to head"), [
      table(
        data,
        data.text("Games of all seasons, by opponent"),
        columns,
        rows.map((row) => {
          const season = numberIn(row, "lastSeason");
          const last = `${data.words.either(textIn(row, "lastOutcome"))} ${numberIn(row, "lastPoints")}${DASH}${numberIn(row, "lastAgainst")}`;
          return [
            teamLink(data, season, textIn(row, "opponentId")),
            numberIn(row, "games"),
            record(row),
            numberIn(row, "pointsFor"),
            numberIn(row, "pointsAgainst"),
            markup`${last}, ${link(seasonFile(season), data.text("season {season}", { season }))}`,
          ];
        }),
      ),
    ]),
  ];
}

const SCOPES = { game: "in a game", season: "in a season", career: "in all seasons" } as const;
function whenOf(data: SiteData, row: TableRow): Html | string {
  if (!hasIn(row, "season")) return "";
  const season = numberIn(row, "season");
  return hasIn(row, "game")
    ? link(
        gameFile(season, textIn(row, "game")),
        `${data.text("season {season}", { season })}, ${data.word(row, "round").toLowerCase()}`,
      )
    : link(seasonFile(season), data.text("season {season}", { season }));
}

export function recordsPage(data: SiteData): readonly (readonly [file: string, text: string])[] {
  const when = { column: { head: "When", words: true }, cell: (row: TableRow) => whenOf(data, row) };
  const scopes = groupsOf(data.rows("records"), "scope").map(([scope, rows]) => {
    const words = SCOPES[scope as keyof typeof SCOPES];
    const tables = rankings(
      data,
      rows,
      (title, of) => data.text(`{figure} ${words}, ${of}s`, { figure: data.words.value(title) }),
      when,
    );
    return section(`records-${scope}`, data.text(`Most ${words}`), [markup`<div class="many wide">${tables}</div>\n`]);
  });
  const lead = markup`<p class="lead">${data.text("Records of games count every game; those of seasons and of all seasons count the regular season.")}</p>\n`;
  return [[RECORDS, page(data, RECORDS, data.text("Records"), [lead, ...scopes])]];
}
