/** The title race: wins above losses, week by week, a plot a division. */
import type { BookPart } from "../../../systems/contract-book.js";
import { MINUS } from "../sheets/shared.js";
import { BOTTOM, bookPage, seasonHead, TOP, WIDTH, type Book, type PageContent, type PagePlot, label } from "./page.js";
import { gamesOf, nickname, playedWeeks, regularOf, standingsAfter } from "./results.js";
import type { BookYear } from "./years.js";

const GAP_X = 6;
const BAND = 6;
const AXIS_W = 8;
const LABEL_W = 20;
const FOOT = 9;

/** Games above an even record after each week, from 0 before the first. */
export function aboveEven(year: BookYear, team: string): number[] {
  const games = gamesOf(regularOf(year), team);
  const values = [0];
  for (const week of playedWeeks(year)) {
    const game = games.find(({ result }) => result.week === week);
    const before = values[values.length - 1];
    values.push(before + (game ? Math.sign(game.own - game.other) : 0));
  }
  return values;
}

export function titleRacePart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.race`,
    title: "The title race",
    note: "wins above losses, week by week",
    pages: (plan) => [
      bookPage(
        book,
        plan,
        "The title race",
        seasonHead(year, "The title race", `Season ${year.season}`, "wins above losses after every week, by division"),
        () => raceContent(year),
      ),
    ],
  };
}

function raceContent(year: BookYear): PageContent {
  const weeks = playedWeeks(year);
  const lines = new Map(year.standings.map((row) => [row.team, aboveEven(year, row.team)]));
  // One scale for all divisions, so that their lines can be compared.
  const all = [...lines.values()].flat();
  const low = Math.floor(Math.min(-2, ...all) / 2) * 2;
  const high = Math.ceil(Math.max(2, ...all) / 2) * 2;
  const divisions = [...new Set(year.standings.map((row) => row.division))];
  const across = divisions.length > 3 ? 2 : 1;
  const deep = Math.ceil(divisions.length / across);
  const w = (WIDTH - GAP_X * (across - 1)) / across;
  const h = (BOTTOM - TOP - 6) / deep;
  const champion = year.bracket.champion;
  const plots = divisions.map((division, i): PagePlot & { readonly title: string; readonly top: number } => {
    const top = TOP + Math.floor(i / across) * h;
    const left = (i % across) * (w + GAP_X);
    const rows = year.standings.filter((row) => row.division === division);
    return {
      title: division,
      top,
      x: left + AXIS_W,
      y: top + BAND + 4,
      w: w - AXIS_W - LABEL_W - 3.2,
      h: h - BAND - 4 - FOOT,
      steps: Math.max(1, weeks.length),
      low,
      high,
      series: rows.map((row) => ({
        label: nickname(year.league, row.team),
        values: lines.get(row.team) ?? [],
        strong: row.team === champion,
      })),
      across: weeks
        .map((week, at) => ({ at: at + 1, label: `${week}` }))
        .filter(({ at }) => across === 1 || at % 2 === 0),
      up: Array.from({ length: (high - low) / 2 + 1 }, (_, k) => {
        const value = low + 2 * k;
        return { at: value, label: value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : "0" };
      }),
      labelW: LABEL_W,
    };
  });
  return {
    plots,
    bands: plots.map(({ title, top, x }) => ({
      x: x - AXIS_W,
      y: top,
      w,
      h: BAND,
      title,
      note: leadWords(year, title),
    })),
    labels: [
      label(
        champion === undefined
          ? "A line rises with a win, falls with a loss and stays level with a tie or a week without a game."
          : "A line rises with a win, falls with a loss and stays level with a tie or a week without a game. The heavy line is the champion's.",
        0,
        BOTTOM - 1.5,
        { style: "rules", size: 7.6 },
      ),
    ],
  };
}

/** How long the winner of a division led it. */
function leadWords(year: BookYear, division: string): string {
  const first = year.standings.find((row) => row.division === division && row.divisionRank === 1);
  if (!first) return "";
  const weeks = playedWeeks(year);
  const led = weeks.filter(
    (week) =>
      standingsAfter(year, week).find((row) => row.division === division && row.divisionRank === 1)?.team ===
      first.team,
  );
  return `${nickname(year.league, first.team)} first after ${led.length} of ${weeks.length} weeks`;
}
