/** Envelopes and dividers: cards have room in them, and tabs follow one another. */
import { describe, expect, it } from "vitest";
import { PAPERS, type Size } from "../../src/kernel/units/index.js";
import { keptSeason } from "../../src/league/kept-season.js";
import { PROFESSIONAL_TABLE } from "../../src/league/plain/contest.js";
import type { SeasonView } from "../../src/league/season.js";
import { envelopeSheet, dividerSheet, type KeptTeam } from "../../src/gamekit/team-keeping.js";
import { opsBounds } from "../../src/sheet/drawing/bounds.js";
import { cardSize } from "../../src/sheet/template/front-matter.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import type { SheetContent } from "../../src/contract/sheet.js";
import { envelope as penAndPaper } from "../../src/systems/pen-and-paper/facts/keeping.js";
import { envelope as postcard } from "../../src/systems/postcard/facts/keeping.js";
import { sampleTeams } from "../../src/systems/pen-and-paper/teams/index.js";
import { createLeague } from "../../src/systems/pen-and-paper/league/index.js";
import { drawnBoxes } from "../helpers/drawn-boxes.js";
import { testForm, testPages } from "../helpers/forms.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { playOffSeason, playToOffSeason } from "../systems/pen-and-paper/play-on.js";
import { plainCup, playYears } from "../systems/postcard/cup/helpers.js";

/** A page folded twice: half as wide and half as high, lying on its long side. */
const quarterOf = ({ width, height }: Size): Size => ({ width: height / 2, height: width / 2 });
/** What goes into the envelope of each game. */
const KEPT: Readonly<Record<string, readonly Size[]>> = {
  "dice-football": [PAPERS.player],
  postcard: [PAPERS.postcard],
  "5d20": [quarterOf(PAPERS.letter), quarterOf(PAPERS.a4)],
  "pen-and-paper": [quarterOf(PAPERS.letter), quarterOf(PAPERS.a4), PAPERS.poker, PAPERS["poker-us"]],
};
/** Between a card and its envelope: what the paper's thickness takes, millimeters. */
const LEAST_SLACK = 4;

const of = (id: string) => SHEET_CASES.filter(({ spec }) => spec.id === id);

it("exists for each game whose teams have something to store", () => {
  for (const id of ["envelope", "dividers"])
    expect(
      of(id)
        .map(({ system }) => system.id)
        .sort(),
    ).toEqual(Object.keys(KEPT).sort());
});

it.each(of("envelope"))("$name has room for its contents, in front and behind", async ({ system, spec }) => {
  const text = templatesFrom().read(`${system.id}/envelope`)!.text;
  const [, w, h] = /envelope w=(\d+) h=(\d+)/.exec(text)!.map(Number);
  for (const { width, height } of KEPT[system.id]) {
    expect(w - width).toBeGreaterThanOrEqual(LEAST_SLACK);
    expect(h - height).toBeGreaterThanOrEqual(LEAST_SLACK);
  }
  const [page] = (await testPages(system, spec)).pages;
  const marks = opsBounds(page.layers.marks)!;
  // Front and back of one height, a flap, and a tab of 12 mm on either side.
  expect(marks.w).toBeCloseTo(w + 24, 0);
  expect(marks.h).toBeGreaterThan(2 * h + 20);
});

it.each(of("dividers"))("$name is as wide as what is behind it, and higher", async ({ system, spec }) => {
  const { front } = await testForm(system, spec);
  const size = cardSize(front, "letter");
  for (const { width, height } of KEPT[system.id]) {
    expect(size.width).toBeGreaterThanOrEqual(width);
    expect(size.height - height).toBeGreaterThan(5);
  }
});

it.each(of("dividers"))("$name has a tab whose sides meet the shoulder's cut line", async ({ system, spec }) => {
  const [page] = (await testPages(system, spec)).pages;
  const drawn = drawnBoxes(page.layers.marks);
  const cuts = drawn.filter(({ kind, box }) => kind === "line" && box.h === 0).map(({ box }) => box.y);
  const sides = drawn.filter(({ kind, box }) => kind === "path" && box.h > 1);
  expect(sides).toHaveLength(2);
  for (const { box } of sides) {
    expect(box.y).toBeCloseTo(Math.min(...cuts), 6);
    expect(box.y + box.h).toBeCloseTo(Math.max(...cuts), 6);
  }
});

const team = (i: number): KeptTeam => ({
  name: `Town ${i} Team`,
  short: "Team",
  monogram: "T",
  colors: ["#1F3A68", "#FFFFFF"],
});

it("puts the tabs of five teams into four places, and each team on its own envelope", () => {
  const teams = [1, 2, 3, 4, 5].map(team);
  const context = {} as never;
  const cards = dividerSheet(() => teams).fill!([], context);
  expect(cards.map(({ facts }) => (facts as { dividers: { tab: number }[] }).dividers.map(({ tab }) => tab))).toEqual([
    [1],
    [2],
    [3],
    [4],
    [1],
  ]);
  const envelopes = envelopeSheet(() => [{ ...team(1), season: 1975, record: "10-4" }]).fill!([], context);
  expect(envelopes.map(({ title }) => title)).toEqual(["1975 Town 1 Team"]);
  expect(envelopes[0].facts).toMatchObject({ team: { record: "10\u20134", season: 1975 }, logo: "" });
});

describe("a league's season", () => {
  const names = ["a", "b", "c", "d"];
  /** `a` wins them all, the second one away; the last game is the final. */
  const results = [
    { game: "r1g1", away: "b", home: "a", awayPoints: 7, homePoints: 10 },
    { game: "r1g2", away: "c", home: "d", awayPoints: 3, homePoints: 3 },
    { game: "r2g1", away: "a", home: "c", awayPoints: 21, homePoints: 20 },
    { game: "r2g2", away: "d", home: "b", awayPoints: 0, homePoints: 6 },
  ];
  const view = (played: number): SeasonView => ({
    season: 2,
    numbers: names,
    rounds: [
      [
        [2, 1],
        [3, 4],
      ],
      [
        [1, 3],
        [4, 2],
      ],
    ],
    gameId: (round, game) => `r${round}g${game}`,
    entrants: names.map((team) => ({ team, division: "" })),
    table: PROFESSIONAL_TABLE,
    level: { replays: 0, then: "home" },
    lots: names,
    results: results.slice(0, played),
    playoffs: [],
    qualifiers: 0,
  });
  const nameOf = (id: string): string => `Team ${id.toUpperCase()}`;
  const kept = (id: string, played: number) => keptSeason(view(played), id, nameOf);

  it("is empty before its first game, and has each game from the team's own side", () => {
    expect(kept("a", 0)).toBeUndefined();
    expect(kept("c", 4)).toEqual({
      season: 2,
      games: [
        { opponent: "at Team D", for: 3, against: 3, result: "T" },
        { opponent: "Team A", for: 20, against: 21, result: "L" },
      ],
      record: "0\u20131\u20131",
      for: 23,
      against: 24,
      playoffs: "",
    });
    expect(kept("a", 4)).toMatchObject({ record: "2\u20130", for: 31, against: 27, playoffs: "champion" });
  });

  it("is written on the envelope and the divider, where the team's file says nothing", () => {
    const teams = [
      { ...team(1), played: kept("a", 4) },
      { ...team(2), season: 1975, record: "10-4", played: kept("c", 4) },
    ];
    const [bare, dated] = envelopeSheet(() => teams).fill!([], {} as never);
    expect(bare.values).toEqual({
      season: 2,
      record: "2\u20130",
      game: {
        1: { opponent: "Team B", for: 10, against: 7, result: "W" },
        2: { opponent: "at Team C", for: 21, against: 20, result: "W" },
      },
      end: { record: "2\u20130", for: 31, against: 27, playoffs: "champion" },
    });
    expect(Object.keys(dated.values)).toEqual(["game", "end"]);
    const dividers = dividerSheet(() => teams).fill!([], {} as never);
    expect(dividers.map(({ values }) => values)).toEqual([{ tab1: { season: 2, record: "2\u20130" } }, { tab2: {} }]);
  });

  it("has a line for every game that its back has room for; a longer season is summed up", () => {
    const long = (count: number): KeptTeam => ({
      ...team(1),
      played: { ...kept("a", 4)!, games: Array.from({ length: count }, () => kept("a", 4)!.games[0]) },
    });
    const of = (count: number) => {
      const [{ facts, values }] = envelopeSheet(() => [long(count)]).fill!([], {} as never);
      const { halves } = facts as { halves: { games: object[] }[] };
      return [halves.map(({ games }) => games.length), Object.keys(values.game ?? {}).length];
    };
    expect([2, 18, 21, 26, 27].map(of)).toEqual([
      [[9, 9], 2],
      [[9, 9], 18],
      [[11, 10], 21],
      [[13, 13], 26],
      [[9, 9], 0],
    ]);
  });
});

describe("an envelope of a league", () => {
  const seasonsOn = (sheet: SheetContent, league: object) =>
    sheet.fill!([league] as never, {} as never).map(({ values }) => values.season);

  it("shows the last season until the new one has a game: Pen & Paper", () => {
    const over = playToOffSeason(createLeague({ teams: sampleTeams().slice(0, 6), seed: 3 }));
    const next = playOffSeason(over);
    expect(next).toMatchObject({ season: 2, results: [] });
    expect(seasonsOn(penAndPaper, over)).toEqual(Array(6).fill(1));
    expect(seasonsOn(penAndPaper, next)).toEqual(Array(6).fill(1));
  });

  it("shows the last season until the new one has a game: PostCard", () => {
    const over = playYears(plainCup(4));
    const { results, order, history, season } = over;
    const next = { ...over, season: 2, results: [], history: [...history, { season, champion: "t1", order, results }] };
    expect(seasonsOn(postcard, over)).toEqual([1, 1, 1, 1]);
    expect(seasonsOn(postcard, next)).toEqual([1, 1, 1, 1]);
  });
});
