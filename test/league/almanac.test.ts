/** Awards, power ratings, chances and the record book on paper show the figures of the export, in every game. */
import { beforeAll, describe, expect, it } from "vitest";
import "../../src/sheet/figures/svg-canvas.js";
import { chancesOf, chancesTable } from "../../src/league/chances.js";
import type { LeagueTable, LeagueTableId, TableRow } from "../../src/contract/league-tables.js";
import type { Seasons } from "../../src/contract/seasons.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { seasonBook } from "../../src/print/season-book.js";
import { textsIn, type TextInk } from "../../src/sheet/drawing/bounds.js";
import { LAYERS, type Page } from "../../src/sheet/drawing/types.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { PrintDocument } from "../../src/render/types.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";

const fonts = new FontBook(loadFontFiles());
const templates = templatesFrom();

/** Rows of a page, top to bottom: the words of each, left to right. */
function linesOn(page: Page): string[] {
  const all = LAYERS.flatMap((layer) => textsIn(page.layers[layer]));
  const middle = ({ at }: TextInk): number => at.y + at.h / 2;
  const rows: TextInk[][] = [];
  for (const ink of all.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    if (row && middle(ink) - middle(row[0]) < 1.2) row.push(ink);
    else rows.push([ink]);
  }
  return rows.map((row) =>
    row
      .toSorted((a, b) => a.at.x - b.at.x)
      .map(({ value }) => value)
      .join(" | "),
  );
}

const sign = (value: number): string => `${value}`.replace("-", "\u2212");
const tenths = (value: string | number): string => Number(value).toFixed(1).replace("-", "\u2212");
const signed = (value: string | number): string => {
  const text = tenths(value);
  return Number(Number(value).toFixed(1)) === 0 ? "0.0" : Number(value) > 0 ? `+${text}` : text;
};

interface Case {
  readonly id: string;
  readonly size: number;
  /** Steps that are played. */
  readonly steps: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly men: boolean;
}
const CASES: readonly Case[] = [
  { id: "5d20", size: 4, steps: 6, men: true },
  { id: "dice-football", size: 2, steps: 1, settings: { rounds: "2" }, men: true },
  { id: "postcard", size: 4, steps: 5, men: false },
  { id: "postcard", size: 4, steps: 3, settings: { format: "knock-out" }, men: false },
  { id: "pen-and-paper", size: 6, steps: 5, men: false },
];

describe.each(CASES)("$id, $size teams, $settings", ({ id, size, steps, settings = {}, men }) => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const seasons = system.seasons! as Seasons;
  let tables: readonly LeagueTable[];
  let chances: LeagueTable | undefined;
  let doc: PrintDocument;
  const rows = (table: LeagueTableId): readonly TableRow[] => tables.find((one) => one.id === table)?.rows ?? [];
  const pagesOf = (title: string): string[] =>
    doc.pages.flatMap((page) => {
      const lines = linesOn(page);
      return lines.slice(0, 4).some((line) => line.includes(title)) ? lines : [];
    });

  beforeAll(async () => {
    const teams = id === "5d20" ? { teams: { teams: leagueTeams(size) } } : {};
    let league = seasons.create({ rules: system.standardRules, seed: 7, size, settings, ...teams });
    for (let i = 0; i < steps; i++) league = seasons.step(league).league;
    ({ tables } = seasons.tables(league));
    if (seasons.shown(league).current !== undefined) chances = chancesTable(chancesOf(seasons, league, 9, 3));
    doc = await seasonBook(system, seasons, league, {
      theme: "color",
      paper: "letter",
      fonts,
      templates,
      logs: seasons.bookLogs && "none",
      chances,
    });
  });

  it("prints every award", () => {
    const lines = pagesOf("Awards");
    expect(rows("awards").length).toBeGreaterThan(0);
    for (const { award, player, team, value } of rows("awards")) {
      const words =
        award === "team of the week"
          ? `${team} | ${sign(value as number)}`
          : `${player} | ${team} | ${sign(value as number)}`;
      if (award === "player of the year") expect(lines.join("\n")).toContain(`${value} points\n${player}, ${team}\n`);
      else expect(lines.some((line) => line.includes(words))).toBe(true);
    }
    expect(rows("awards").some(({ player }) => player !== undefined)).toBe(men);
  });

  it("prints ratings with their errors, and the value of the home field", () => {
    const lines = pagesOf("ower ratings");
    expect(rows("power-ratings").length).toBeGreaterThan(0);
    for (const { rank, team, games, rating, standardError, homeField } of rows("power-ratings")) {
      const error = standardError === undefined ? [] : [tenths(standardError)];
      expect(lines).toContain([rank, team, games, signed(rating), ...error].join(" | "));
      if (homeField !== undefined) expect(lines.join(" ")).toContain(`worth ${tenths(homeField)} points`);
    }
  });

  it("prints the chances of the season in progress, and none without one", () => {
    const lines = pagesOf("hances");
    expect(lines.length > 0).toBe(chances !== undefined);
    for (const { team, wins, champion } of chances?.rows ?? []) {
      const percent = Math.round(100 * (champion as number));
      const line = lines.find((one) => one.includes(`${team} | ${tenths(wins)}`))!;
      expect(line.endsWith(`| ${percent}%`)).toBe(true);
    }
    if (chances) expect(lines.join(" ")).toContain("played 9 times");
  });

  it("prints every record with those who share it, or their number", () => {
    const best = rows("records").filter(({ place }) => place === 1);
    const known = best.filter(({ figure }) => figure !== "points");
    const seasonsPlayed = new Set(rows("teams").map(({ season }) => season)).size;
    for (const [scope, title] of [
      ["game", "MOST IN A GAME"],
      ["season", "MOST IN A SEASON"],
      ["career", "MOST IN ALL SEASONS"],
    ] as const) {
      const lines = pagesOf(title);
      if (known.length === 0 || (scope === "career" && seasonsPlayed === 1)) {
        expect(lines).toEqual([]);
        continue;
      }
      const own = best.filter((row) => row.scope === scope);
      expect(own.length).toBeGreaterThan(0);
      for (const of of ["player", "team"])
        for (const figure of new Set(own.filter((row) => row.of === of).map((row) => row.figure))) {
          const held = own.filter((row) => row.of === of && row.figure === figure);
          const [{ title: name, value, player, team, unit }] = held;
          const [minutes, seconds] = [Math.floor((value as number) / 60), (value as number) % 60];
          const shown = unit === "seconds" ? `${minutes}:${seconds < 10 ? "0" : ""}${seconds}` : sign(value as number);
          const start = [name, shown, ...(player === undefined ? [] : [player]), team].join(" | ");
          const line = lines.findIndex((one) => one.startsWith(start));
          expect(line, start).toBeGreaterThan(0);
          expect(lines[line].endsWith(held.length > 1 ? ` | ${held.length - 1} more` : " more")).toBe(held.length > 1);
        }
    }
  });
});

it("prints the awards of tiers that never meet, though they have no ratings", async () => {
  const system = SYSTEMS.find(({ id }) => id === "postcard")!;
  const seasons = system.seasons! as Seasons;
  let league = seasons.create({ rules: system.standardRules, seed: 7, size: 6, settings: { tiers: "2" } });
  while (seasons.status(league).finished === 0) league = seasons.step(league).league;
  const { tables } = seasons.tables(league);
  expect(tables.find(({ id }) => id === "power-ratings")?.rows ?? []).toEqual([]);
  const won = tables.find(({ id }) => id === "awards")!.rows;
  expect(new Set(won.map(({ week }) => week)).size).toBeGreaterThan(1);
  const doc = await seasonBook(system, seasons, league, {
    theme: "color",
    paper: "letter",
    fonts,
    templates,
    logs: "none",
  });
  const lines = doc.pages.map(linesOn).find(([head]) => head.includes("Awards"))!;
  for (const { team, value } of won) expect(lines.some((line) => line.endsWith(`${team} | ${value}`))).toBe(true);
});
