/** Parts of a league's pages: the page itself, tables that a screen reader can follow, helmets, links. */
import { INK } from "../../../sheet/drawing/ink.js";
import { figureMarkup } from "../../../sheet/figures/canvas.js";
import { HELMET_MONOGRAM, HELMET_SIZE, helmetFigure, helmetOf } from "../../../sheet/figures/helmet.js";
import { teamInk } from "../../../sheet/team-ink.js";
import type { TableRow } from "../../../contract/league-tables.js";
import { DASH } from "../../../kernel/words/index.js";
import { drawn, markup, pageText, type Html } from "./markup.js";
import { gameFile, INDEX, RECORDS, seasonFile, STYLE, teamFile, textIn, type SiteData } from "./site-data.js";

const href = (file: string): string => encodeURI(file);
export const link = (file: string, words: Html | string): Html => markup`<a href="${href(file)}">${words}</a>`;

const COLOR = /^#[0-9a-f]{6}$/i;
const PAPER = "#FFFFFF";

/** The helmet of a team; the name of the team is always next to it. */
export function helmet(team: TableRow): Html {
  const colors = [textIn(team, "color1"), textIn(team, "color2")].map((color) => (COLOR.test(color) ? color : PAPER));
  const ink = teamInk("color", [colors[0], colors[1]]);
  const letters = ink.letters === "paper" ? PAPER : ink.letters;
  const figure = figureMarkup(helmetFigure, helmetOf(ink.first, ink.second, INK));
  const monogram = textIn(team, "monogram").slice(0, HELMET_MONOGRAM.sizes.length);
  const size = HELMET_MONOGRAM.sizes[Math.max(monogram.length, 1) - 1];
  const { x, y } = HELMET_MONOGRAM;
  return markup`<svg class="helmet" viewBox="0 0 ${HELMET_SIZE.width} ${HELMET_SIZE.height}" aria-hidden="true" focusable="false">${drawn(
    figure.markup.replace(/^<g id="[^"]*"/, "<g"),
  )}<text x="${x}" y="${y + size * 0.36}" font-size="${size}" text-anchor="middle" fill="${letters}">${monogram}</text></svg>`;
}

export const teamLink = (data: SiteData, season: number, id: string): Html => {
  const team = data.team(season, id);
  return markup`<span class="team">${helmet(team)}${link(teamFile(id), textIn(team, "team"))}</span>`;
};

export interface Column {
  /** Short, with the whole words where it has some: `["Yds", "Passing yards"]`. */
  readonly head: string | readonly [short: string, full: string];
  /** Words are on the left, numbers on the right. */
  readonly words?: boolean;
}

const headCell = ({ head, words }: Column): Html => {
  const said = typeof head === "string" ? markup`${head}` : markup`<abbr title="${head[1]}">${head[0]}</abbr>`;
  return markup`<th scope="col"${drawn(words ? ' class="words"' : "")}>${said}</th>`;
};

/** A table; the first cell of a row is its head. It scrolls by itself where the page is narrow. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (Html | string | number)[])[],
): Html {
  const body = rows.map((cells) => {
    const written = cells.map((cell, i) => {
      const look = drawn(columns[i].words ? ' class="words"' : "");
      return i === 0 ? markup`<th scope="row"${look}>${cell}</th>` : markup`<td${look}>${cell}</td>`;
    });
    return markup`<tr>${written}</tr>\n`;
  });
  return markup`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map(headCell)}</tr></thead>
<tbody>
${body}</tbody></table></div>
`;
}

/** `17-20` in print, `-` before the game. */
export const scoreOf = (row: TableRow): string =>
  row.awayPoints === undefined ? DASH : `${textIn(row, "awayPoints")}${DASH}${textIn(row, "homePoints")}`;

/** The games of a round. */
export function gamesTable(data: SiteData, season: number, caption: string, games: readonly TableRow[]): Html {
  const notes = games.some((game) => game.notes !== undefined || game.site !== undefined);
  const columns: Column[] = [
    { head: "Visitors", words: true },
    { head: "Home team", words: true },
    { head: "Score" },
    ...(notes ? [{ head: "Notes", words: true }] : []),
  ];
  const side = (game: TableRow, key: "away" | "home"): Html | string =>
    game[key] === undefined ? "to be decided" : teamLink(data, season, textIn(game, `${key}Id`));
  return table(
    caption,
    columns,
    games.map((game) => {
      const played = game.awayPoints !== undefined;
      const words = [textIn(game, "site") === "neutral" ? "neutral site" : "", textIn(game, "notes")];
      return [
        side(game, "away"),
        side(game, "home"),
        played ? link(gameFile(season, textIn(game, "game")), scoreOf(game)) : DASH,
        ...(notes ? [words.filter((word) => word !== "").join(", ")] : []),
      ];
    }),
  );
}

/** Rows in groups by what a key says, in the order in which they come. */
export function groupsOf(rows: readonly TableRow[], key: string): (readonly [string, readonly TableRow[]])[] {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) {
    const own = groups.get(textIn(row, key));
    if (own) own.push(row);
    else groups.set(textIn(row, key), [row]);
  }
  return [...groups];
}

export const section = (id: string, title: string, body: Html | readonly Html[]): Html =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}</section>
`;

/** A whole page. @param file its own name: the navigation says where one is */
export function page(data: SiteData, file: string, title: string, body: Html | readonly Html[]): string {
  const { league, seasons } = data;
  const to = (target: string, words: string): Html =>
    markup`<li><a href="${href(target)}"${drawn(target === file ? ' aria-current="page"' : "")}>${words}</a></li>`;
  const nav = [
    to(INDEX, "Overview"),
    ...seasons.map((season) => to(seasonFile(season), `Season ${season}`)),
    to(RECORDS, "Records"),
  ];
  return pageText(markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<title>${title === league.league ? title : `${title} - ${league.league}`}</title>
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<p class="game">${data.title}</p>
<p class="league">${link(INDEX, league.league)}</p>
<nav aria-label="Seasons"><ul>${nav}</ul></nav>
</header>
<main id="main">
<h1>${title}</h1>
${body}</main>
<footer><p>Made by Pressbox: ${league.when}, revision ${league.revision}, seed ${league.seed}.</p></footer>
</body>
</html>
`);
}
