/** Pages of the game log: rows dealt out, heads filled, figures as they stand at the end of each page. */
import type { PageModel } from "../../../page/draw.js";
import { logRows, type LogRow } from "../log/index.js";
import type { GameEvent } from "../engine/events.js";
import type { LogCell } from "./game-log-columns.js";
import { footBox, footTime } from "./game-log-foot.js";
import { gridForm, gridPencil, LOG_ROWS } from "./game-log-grid.js";
import { logLines, type LogLine } from "./game-log-values.js";
import { DASH, DOT, nameOf, type PostcardContext, type PostcardRecord } from "./shared.js";

/** The game that a sheet is filled from; undefined on a blank, and on one that only names the sides of a game to come. */
export function gameOf(context: PostcardContext): PostcardRecord | undefined {
  const record = context.records.at(0);
  return record?.events.some(({ type }) => type === "row") ? record : undefined;
}

/** Names of both sides: the game's, or what a person gave for a blank. */
export const sideNames = (context: PostcardContext): { readonly away: string; readonly home: string } =>
  context.records.at(0) ?? { away: nameOf(context, "away"), home: nameOf(context, "home") };

const LEGEND: readonly (readonly [lead: string, text: string])[] = [
  ["One row per play", "open dice: offense, solid dice: defense; ring every natural 1, it earns a bonus"],
  [
    "Other rolls",
    `G grounding ${DOT} i interception ${DOT} S strip ${DOT} F fumble, O${DASH}D ${DOT} B block ${DOT} X fake ${DOT} R rerolled ${DOT} K kick`,
  ],
  ["Runs", `c after the catch, then each run challenge, F fumble; underlined: a natural 1 ${DOT} LVL 2+: pressed`],
];

/** The lines of each page; at least one page. A row never breaks between two pages. */
export function dealLines(lines: readonly LogLine[]): LogLine[][] {
  const pages: LogLine[][] = [[]];
  for (let i = 0; i < lines.length;) {
    let end = i + 1;
    while (end < lines.length && !lines[end].first) end++;
    const row = lines.slice(i, end);
    if (pages[pages.length - 1].length + row.length > LOG_ROWS) pages.push([]);
    pages[pages.length - 1].push(...row);
    i = end;
  }
  return pages;
}

/** The events of a game up to the end of a row. */
function eventsThrough(events: readonly GameEvent[], row: number): readonly GameEvent[] {
  const next = events.findIndex((event) => event.type === "row" && event.number > row);
  return next < 0 ? events : events.slice(0, next);
}

const standing = (row: LogRow | undefined): Partial<Record<LogCell, string>> => {
  const { bar, plays, time, score } = row ?? {
    bar: ZERO,
    plays: ZERO,
    time: { left: 0, right: 0 },
    score: ZERO,
  };
  const trackers = !row || row.stage === "main";
  return {
    barH: `${bar.home}`,
    barA: `${bar.away}`,
    ...(trackers && {
      playsH: `${plays.home}`,
      playsA: `${plays.away}`,
      timeL: `${time.left}`,
      timeR: `${time.right}`,
    }),
    scoreH: `${score.home}`,
    scoreA: `${score.away}`,
  };
};
const ZERO = { home: 0, away: 0 } as const;

/** Letters from which a name is written in two lines. */
const LONG_NAME = 30;
const NAME = { y: 4, h: 8 } as const;

/** A name in its box in the head; a form has one field for it, however long. */
function nameLines(
  name: string,
  fill: PostcardContext["fill"],
): { value: string; y: number; h: number; size: number }[] {
  if (name.length < LONG_NAME || fill === "forms") return [{ value: name, ...NAME, size: 13 }];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const cut = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).at(0) ?? Math.ceil(middle);
  const h = NAME.h / 2;
  return [name.slice(0, cut), name.slice(cut).trim()].map((value, n) => ({
    value,
    y: NAME.y - 0.2 + n * h,
    h,
    size: 9.5,
  }));
}

export function gameLogPages(context: PostcardContext): PageModel[] {
  const game = gameOf(context);
  const rows = game ? logRows(game.events) : [];
  const pages = dealLines(logLines(rows));
  const names = sideNames(context);
  const last = rows.at(-1);
  const form = gridForm();
  return pages.map((lines, i) => {
    const page = i + 1;
    const end = lines.at(-1)?.row;
    const before = page === 1 ? undefined : pages[i - 1].at(-1)?.row;
    const title = pages.length === 1 ? "Game log" : `Game log, page ${page} of ${pages.length}`;
    const written = gridPencil(page, lines, game ? standing(before) : {}, context.fill === "forms");
    const through = end?.holds.at(-1) ?? 0;
    return {
      template: "postcard/game-log",
      title,
      model: {
        title: "Game log",
        legend: LEGEND.map(([lead, text], n) => ({ lead, text, y: 3.5 + n * 3.9 })),
        teams: [
          { side: "home", label: "Home", name: names.home, x: 157.6, total: last ? `${last.score.home}` : "" },
          { side: "away", label: "Away", name: names.away, x: 209, total: last ? `${last.score.away}` : "" },
        ].map((team) => ({
          ...team,
          right: team.x + 50.4,
          labelX: team.x + 1.4,
          nameX: team.x + 0.8,
          finalX: team.x + 49,
          lineX: team.x + 38,
          names: nameLines(team.name, context.fill).map((line, n) => ({
            ...line,
            field: `p${page}.team${n + 1}.${team.side}`,
          })),
          totalField: `p${page}.final-score.${team.side}`,
        })),
        grid: form,
        pencil: { ...written, under: context.fill === "forms" ? [] : written.under },
        box: footBox(page, game && eventsThrough(game.events, through)),
        time: footTime(page, context.rules, end),
      },
    };
  });
}
