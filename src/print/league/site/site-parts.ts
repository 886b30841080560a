/** Parts of a league's web pages: page frame, tables that screen readers can follow, helmets, links. */
import { INK } from "../../../sheet/drawing/ink.js";
import { figureMarkup } from "../../../sheet/figures/canvas.js";
import { HELMET_DECAL, HELMET_MONOGRAM, HELMET_SIZE, helmetFigure, helmetOf } from "../../../sheet/figures/helmet.js";
import { teamInk } from "../../../sheet/team-ink.js";
import type { TableRow } from "../../../contract/league-tables.js";
import { DASH } from "../../../kernel/words/index.js";
import { drawn, markup, pageText, type Html } from "./markup.js";
import { gameFile, INDEX, RECORDS, seasonFile, STYLE, teamFile, textIn, type SiteData } from "./site-data.js";

const href = (file: string): string => encodeURI(file);
export const link = (file: string, words: Html | string): Html => markup`<a href="${href(file)}">${words}</a>`;

const COLOR = /^#[0-9a-f]{6}$/i;
const PAPER = "#FFFFFF";

/** A team's helmet; the team's name is always next to it. */
export function helmet(data: SiteData, team: TableRow): Html {
  const colors = [textIn(team, "color1"), textIn(team, "color2")].map((color) => (COLOR.test(color) ? color : PAPER));
  const ink = teamInk("color", [colors[0], colors[1]]);
  const letters = ink.letters === "paper" ? PAPER : ink.letters;
  const figure = figureMarkup(helmetFigure, helmetOf(ink.first, ink.second, INK));
  const shell = drawn(figure.markup.replace(/^<g id="[^"]*"/, "<g"));
  const box = `0 0 ${HELMET_SIZE.width} ${HELMET_SIZE.height}`;
  const decal = data.look.decals?.get(textIn(team, "decal"));
  if (decal !== undefined) {
    const { x, y, w, h } = HELMET_DECAL;
    return markup`<svg class="helmet" viewBox="${box}" aria-hidden="true" focusable="false">${shell}<image href="${href(decal)}" x="${x}" y="${y}" width="${w}" height="${h}"/></svg>`;
  }
  const monogram = textIn(team, "monogram").slice(0, HELMET_MONOGRAM.sizes.length);
  const size = HELMET_MONOGRAM.sizes[Math.max(monogram.length, 1) - 1];
  const { x, y } = HELMET_MONOGRAM;
  return markup`<svg class="helmet" viewBox="${box}" aria-hidden="true" focusable="false">${shell}<text x="${x}" y="${y + size * 0.36}" font-size="${size}" text-anchor="middle" fill="${letters}">${monogram}</text></svg>`;
}

export const teamLink = (data: SiteData, season: number, id: string): Html => {
  const team = data.team(season, id);
  return markup`<span class="team">${helmet(data, team)}${link(teamFile(id), textIn(team, "team"))}</span>`;
};

export interface Column {
  /** Heading, with a long form if it abbreviates: `["Yds", "Passing yards"]`. In English; the table translates it. */
  readonly head: string | readonly [short: string, full: string];
  /** True if the heading is a team name. */
  readonly name?: boolean;
  /** True for left-aligned words; numbers are right-aligned. */
  readonly words?: boolean;
}

const headCell = (data: SiteData, { head, words, name }: Column): Html => {
  const said =
    typeof head === "string"
      ? markup`${name ? head : data.words.either(head)}`
      : markup`<abbr title="${data.words.either(head[1])}">${data.words.either(head[0])}</abbr>`;
  return markup`<th scope="col"${drawn(words ? ' class="words"' : "")}>${said}</th>`;
};

/** Formats decimals with the language's decimal mark. */
const cellOf = (data: SiteData, cell: Html | string | number): Html | string | number =>
  typeof cell === "string" && /^[-+\u2212]?\d+\.\d+$/.test(cell) ? data.words.value(cell) : cell;

type Rows = readonly (readonly (Html | string | number)[])[];

/**
 * A table; the first cell of a row is its heading. On a narrow page it scrolls by itself.
 * @param caption in the words of the page
 */
export const table = (data: SiteData, caption: string, columns: readonly Column[], rows: Rows): Html =>
  groupedTable(data, caption, columns, [["", rows]]);

/** A table in groups with headings, such as divisions, whose columns line up. @param groups `""`: no heading */
export function groupedTable(
  data: SiteData,
  caption: string,
  columns: readonly Column[],
  groups: readonly (readonly [name: string, rows: Rows])[],
): Html {
  const rowOf = (cells: Rows[number]): Html => {
    const written = cells.map((cell, i) => {
      const look = drawn(columns[i].words ? ' class="words"' : "");
      return i === 0 ? markup`<th scope="row"${look}>${cell}</th>` : markup`<td${look}>${cellOf(data, cell)}</td>`;
    });
    return markup`<tr>${written}</tr>\n`;
  };
  const nameOf = (name: string): Html =>
    markup`<tr class="group"><th scope="rowgroup" colspan="${columns.length}">${name}</th></tr>\n`;
  const bodies = groups.map(
    ([name, rows]) => markup`<tbody>
${name !== "" && nameOf(name)}${rows.map(rowOf)}</tbody>`,
  );
  return markup`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => headCell(data, column))}</tr></thead>
${bodies}</table></div>
`;
}

/** `17-20` in print, `-` before the game. */
export const scoreOf = (row: TableRow): string =>
  row.awayPoints === undefined ? DASH : `${textIn(row, "awayPoints")}${DASH}${textIn(row, "homePoints")}`;

/** The games of a round. */
export function gamesTable(data: SiteData, season: number, caption: string, games: readonly TableRow[]): Html {
  const notes = games.some((game) => game.notes !== undefined || game.site !== undefined);
  const columns: Column[] = [
    { head: "Away team", words: true },
    { head: "Home team", words: true },
    { head: "Score" },
    ...(notes ? [{ head: "Notes", words: true }] : []),
  ];
  const side = (game: TableRow, key: "away" | "home"): Html | string =>
    game[key] === undefined ? data.text("to be decided") : teamLink(data, season, textIn(game, `${key}Id`));
  return table(
    data,
    caption,
    columns,
    games.map((game) => {
      const played = game.awayPoints !== undefined;
      const words = notesOf(data, game);
      return [
        side(game, "away"),
        side(game, "home"),
        played ? link(gameFile(season, textIn(game, "game")), scoreOf(game)) : DASH,
        ...(notes ? [words] : []),
      ];
    }),
  );
}

/** Notes on a game: `neutral site, decided by lot`. */
export const notesOf = (data: SiteData, game: TableRow, ...before: readonly string[]): string =>
  [
    ...before.map((word) => data.words.value(word)),
    textIn(game, "site") === "neutral" ? data.text("neutral site") : "",
    ...textIn(game, "notes")
      .split(", ")
      .map((word) => data.words.value(word)),
  ]
    .filter((word) => word !== "")
    .join(", ");

/** Groups rows by the value of a key, in order of appearance. */
export function groupsOf(rows: readonly TableRow[], key: string): (readonly [string, readonly TableRow[]])[] {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) {
    const own = groups.get(textIn(row, key));
    if (own) own.push(row);
    else groups.set(textIn(row, key), [row]);
  }
  return [...groups];
}

/** @param title in the words of the page */
export const section = (id: string, title: string, body: Html | readonly Html[]): Html =>
  markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}</section>
`;

/** A complete page. @param file its own name, which the navigation marks as current */
export function page(data: SiteData, file: string, title: string, body: Html | readonly Html[]): string {
  const { league, seasons } = data;
  const to = (target: string, words: string): Html =>
    markup`<li><a href="${href(target)}"${drawn(target === file ? ' aria-current="page"' : "")}>${words}</a></li>`;
  const nav = [
    to(INDEX, data.text("Overview")),
    ...seasons.map((season) => to(seasonFile(season), data.text("Season {season}", { season }))),
    to(RECORDS, data.text("Records")),
  ];
  return pageText(markup`<!doctype html>
<html lang="${data.words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<title>${title === league.league ? title : `${title} - ${league.league}`}</title>
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<a class="skip" href="#main">${data.text("Skip to content")}</a>
<header>
<p class="game">${data.look.title}</p>
<p class="league">${link(INDEX, league.league)}</p>
<nav aria-label="${data.text("Seasons")}"><ul>${nav}</ul></nav>
</header>
<main id="main">
<h1>${title}</h1>
${body}</main>
<footer><p>${data.text("Made by Pressbox")}: ${data.words.value(league.when)}, ${data.text("revision {revision}", { revision: league.revision })}, ${data.text("seed {seed}", { seed: league.seed })}.</p></footer>
</body>
</html>
`);
}
