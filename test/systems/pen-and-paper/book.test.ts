/** The season book read back from its PDF: page numbers, links, outline, line scores and record sheets line by line. */
import { beforeAll, describe, expect, it } from "vitest";
import { renderPdf } from "../../../src/render/pdf/index.js";
import type { PrintDocument } from "../../../src/render/types.js";
import type { GameRecord } from "../../../src/systems/pen-and-paper/game-record.js";
import { leagueTeam, type GameResult, type League } from "../../../src/systems/pen-and-paper/league/index.js";
import { fullName } from "../../../src/systems/pen-and-paper/teams/types.js";
import { shortNames } from "../../../src/systems/pen-and-paper/records.js";
import { fonts, makeSeasonBook, type BookOptions } from "../../helpers/season-book.js";
import { readPdf, type PdfContents, type PdfOutline, type PdfPage, type PdfText } from "../../helpers/pdf.js";
import { playLeague, type PlayedLeague } from "./book-league.js";

const make = (played: PlayedLeague, options: BookOptions = {}): Promise<PrintDocument> =>
  makeSeasonBook(played.league, options);

const nameIn = (league: League, id: string): string => fullName(leagueTeam(league, id).team);

let played: PlayedLeague;
let document: PrintDocument;
let pdf: PdfContents;

beforeAll(async () => {
  played = playLeague(8, 2, ["final", "w1-1"]);
  document = await make(played);
  pdf = await readPdf(await renderPdf(document, fonts));
});

const squeeze = (text: string): string => text.replace(/\s+/g, "").toLowerCase();
const textOf = (page: PdfPage): string => squeeze(page.texts.map(({ text }) => text).join(""));
const isPencil = ({ font }: PdfText): boolean => font.startsWith("Kalam");

/** What stands on a line, left to right. */
function lineAt(page: PdfPage, y: number, reach: number, pick: (text: PdfText) => boolean = () => true): string {
  const found = page.texts.filter((text) => Math.abs(text.y - y) < reach && pick(text));
  return squeeze(
    [...found]
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(""),
  );
}

describe("pages, contents and outline", () => {
  it("prints every page's own number", () => {
    pdf.pages.forEach((page, i) => {
      const foot = page.texts.filter(({ y }) => y > page.height - 14);
      const own = foot.some(({ text }) => squeeze(text) === "contents");
      if (own) expect(foot.map(({ text }) => text.trim())).toContain(`${i + 1}`);
      else if (i > 0) expect(lineAt(page, foot.at(-1)!.y, 1.5)).toContain(`page${i + 1}of${pdf.pages.length}`);
    });
  });

  it("links every line of the contents to the page that it names", () => {
    const contents = pdf.pages[1];
    const toChapters = contents.links.filter(({ box }) => box[1] < contents.height - 20);
    expect(toChapters.length).toBeGreaterThan(2 * 8);
    for (const { href, box } of toChapters) {
      const [left, top, right, bottom] = box;
      const inside = contents.texts.filter(
        ({ x, y, size }) => x >= left - 0.5 && x < right && y - size / 3 > top && y - size / 3 < bottom,
      );
      inside.sort((a, b) => a.x - b.x);
      const words = inside.map(({ text }) => text.trim()).filter((text) => text !== "");
      const number = Number(words.at(-1));
      expect(href, words.join(" ")).toBe(`#page-${number}`);
      const title = words[0].split("\u00b7")[0];
      expect(
        expectedOn(title).some((name) => textOf(pdf.pages[number - 1]).includes(name)),
        title,
      ).toBe(true);
    }
  });

  it("has an outline of seasons with chapters, each at the page with its title", () => {
    const seasons = pdf.outline.filter(({ title }) => /^Season \d/.test(title));
    expect(seasons.map(({ title }) => title)).toEqual(["Season 1", "Season 2"]);
    const chapters = seasons[0].children.map(({ title }) => title);
    for (const title of ["Schedule and results", "The title race", "Week by week", "Playoffs", "Leaders"])
      expect(chapters).toContain(title);
    for (const title of ["Games in full", "Team by team", "Offseason ledger"]) expect(chapters).toContain(title);
    const walk = (item: PdfOutline, depth: number): void => {
      expect(textOf(pdf.pages[item.page]).length, item.title).toBeGreaterThan(50);
      if (depth > 0 && item.children.length === 0)
        expect(
          expectedOn(item.title).some((name) => textOf(pdf.pages[item.page]).includes(name)),
          item.title,
        ).toBe(true);
      item.children.forEach((child) => walk(child, depth + 1));
    };
    seasons.forEach((season) => walk(season, 0));
  });

  it("links a champion to his season, and a game played in full to its record sheet", () => {
    const champions = pdf.pages.find((page) => textOf(page).startsWith("20champions"))!;
    const seasons = pdf.outline.filter(({ title }) => /^Season \d/.test(title));
    for (const { page } of seasons) expect(champions.links.map(({ href }) => href)).toContain(`#page-${page + 1}`);
    const week1 = pdf.pages.find((page) => textOf(page).includes("standingsafterweek1"))!;
    const target = /p\.(\d+)/.exec(textOf(week1))![1];
    expect(week1.links.map(({ href }) => href)).toContain(`#page-${target}`);
    expect(textOf(pdf.pages[Number(target) - 1])).toContain("gamerecord");
  });
});

/** Words that a chapter's first page must carry: sheets that stand in the book have heads of their own. */
function expectedOn(title: string): string[] {
  const name = squeeze(title);
  if (name === "scheduleandresults") return ["schedule"];
  if (name.startsWith("weekbyweek") || name.startsWith("weeks")) return ["standingsafterweek"];
  if (name === "gamesinfull") return ["gamerecord"];
  if (name.startsWith("gamerecord:")) return [name.split(":")[1]];
  if (name.startsWith("boxscore")) return ["boxscore"];
  if (name.startsWith("offseasonledger")) return ["offseasonledger"];
  if (name.includes(",")) return name.split(",");
  return [name];
}

/** Pages of the book for a season, by a word in their text. */
function seasonPages(season: number, word: string): PdfPage[] {
  const starts = pdf.outline.map(({ page }) => page);
  const at = pdf.outline.findIndex(({ title }) => title === `Season ${season}`);
  return pdf.pages.slice(starts[at], starts[at + 1]).filter((page) => textOf(page).includes(word));
}

describe("line scores", () => {
  it("show every quarter of every game as rolled", () => {
    let lines = 0;
    for (const league of played.archive) {
      for (const result of league.results) {
        const page = pageOfGame(league, result);
        for (const [side, own] of [
          ["away", nameIn(league, result.away)],
          ["home", `at ${nameIn(league, result.home)}`],
        ] as const) {
          expect(pencilLine(page, own, result), `${result.game}, ${side}`).toBe(expectedLine(result, side));
          lines++;
        }
      }
    }
    expect(lines).toBe(2 * 2 * (56 + 3));
  });

  /** The page with a game's line score: weeks name their standings, playoffs their bracket. */
  function pageOfGame(league: League, { week, game }: GameResult): PdfPage {
    const word = /^w\d/.test(game) ? `standingsafterweek${week}most` : "divisionchampionships";
    const pages = seasonPages(league.season, word).filter((page) => textOf(page).includes("awayteam,thenhometeam"));
    expect(pages.length, word).toBe(1);
    return pages[0];
  }

  /** What is written in the row of a team: a name stands once in a week, and in the playoffs once an opponent. */
  function pencilLine(page: PdfPage, name: string, result: GameResult): string {
    const title = page.texts.find(({ text }) => squeeze(text) === squeeze(titleOf(result)))!;
    const rows = page.texts.filter(
      ({ text, x, y, font }) =>
        y > title.y + 2 && x < 30 && !font.startsWith("Kalam") && squeeze(text) === squeeze(name),
    );
    const lines = rows.map((row) => lineAt(page, row.y, 2, (text) => isPencil(text) && text.x > 60));
    const total = `${name.startsWith("at ") ? result.homePoints : result.awayPoints}`;
    return (
      lines.find((line) => line === expectedLine(result, name.startsWith("at ") ? "home" : "away")) ??
      lines.find((line) => line.endsWith(total)) ??
      ""
    );
  }

  const titleOf = ({ game, week }: GameResult): string => (/^w\d/.test(game) ? `Week ${week}` : "Playoffs");

  function expectedLine(result: GameResult, side: "away" | "home"): string {
    const { line } = result;
    const total = side === "away" ? result.awayPoints : result.homePoints;
    if (!line) {
      const game = played.games.find((one) => one.game === result.game && scoreIs(one.record, result))!;
      return squeeze(`${quarterPoints(game.record, side).join("")}${total}`);
    }
    const modifier = side === "away" ? line.awayModifier : line.homeModifier;
    const rolls = line[side];
    const overtime = rolls.slice(4);
    const cells = rolls.slice(0, 4).map(({ die, points }) => `${die}${points}`);
    if (overtime.length > 0)
      cells.push(`${overtime.at(-1)!.die}${overtime.reduce((sum, roll) => sum + roll.points, 0)}`);
    return `${modifier < 0 ? `\u2212${-modifier}` : `+${modifier}`}${cells.join("")}${total}`;
  }

  function quarterPoints({ events }: GameRecord, side: "away" | "home"): number[] {
    const points = [0, 0, 0, 0];
    let overtime = 0;
    let last = 1;
    for (const event of events) {
      if (event.type === "periodEnd") last = Math.max(last, event.period);
      if (event.type !== "points" || event.team !== side) continue;
      if (event.period <= 4) points[event.period - 1] += event.points;
      else overtime += event.points;
    }
    return last > 4 ? [...points, overtime] : points;
  }

  const scoreIs = (record: GameRecord, result: GameResult): boolean =>
    (["away", "home"] as const).every(
      (side) => quarterPoints(record, side).reduce((a, b) => a + b, 0) === result[`${side}Points`],
    );
});

describe("games in full", () => {
  it("show every snap and kick of the record in the row of its round", () => {
    let rows = 0;
    for (const { season, record } of played.games) {
      const names = shortNames(record);
      const first = startOf(season, record);
      for (const event of record.events) {
        if (event.type !== "play" && event.type !== "kick") continue;
        const page = pdf.pages[first + event.period - 1];
        expect(textOf(page)).toContain(squeeze(PERIODS[event.period - 1]));
        const label = `${event.round}${event.extra === 0 ? "" : String.fromCharCode(96 + event.extra)}`;
        const row = page.texts.find(
          ({ text, x, y, font }) => x < 22 && y > 35 && !font.startsWith("Kalam") && text.trim() === label,
        )!;
        const written = lineAt(page, row.y, 1.9, isPencil);
        const spot = event.spot <= 50 ? `${event.spot}` : `+${100 - event.spot}`;
        const toGo = (event.toGo ?? 0) >= 100 - event.spot ? "g" : `${event.toGo}`;
        const start = event.down ? `${names[event.team]}${event.down}${toGo}${spot}` : `${names[event.team]}${spot}`;
        expect(written.slice(0, start.length), `${label}: ${written}`).toBe(start.toLowerCase());
        expect(written).toContain(yardsOf(event).toLowerCase());
        rows++;
      }
    }
    expect(rows).toBeGreaterThan(400);
  });

  /** Page index of a game's first sheet: games stand in the outline in the order given. */
  function startOf(season: number, record: GameRecord): number {
    const year = pdf.outline.find(({ title }) => title === `Season ${season}`)!;
    const chapter = year.children.find(({ title }) => title === "Games in full")!;
    const order = played.games.filter((game) => game.season === season).findIndex((game) => game.record === record);
    return chapter.children[order].page;
  }

  const PERIODS = ["First quarter", "Second quarter", "Third quarter", "Fourth quarter", "Overtime", "Overtime 2"];

  function yardsOf(event: Extract<GameRecord["events"][number], { type: "play" | "kick" }>): string {
    const number = (value: number): string => (value < 0 ? `\u2212${-value}` : `${value}`);
    if (event.type === "play")
      return event.result === "incomplete" ? "inc" : event.result === "intercepted" ? "int" : number(event.yards);
    return { extraPoint: "pat", onside: "onside" }[event.kind as string] ?? `${event.yards}`;
  }

  it("omit the overtime page of games without one", () => {
    const overtimes = played.games.filter(({ record }) =>
      record.events.some((event) => event.type === "periodEnd" && event.period > 4),
    );
    const pages = document.pages.filter(({ title }) => title.startsWith("Overtime"));
    expect(pages.length).toBe(overtimes.length);
  });
});
