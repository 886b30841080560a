/** A game that is none of ours gets leagues by saying what it is: marbles are rolled, a broken thumb lasts, a schedule comes as CSV. */
import { describe, expect, it } from "vitest";
import "../../src/sheet/figures/svg-canvas.js";
import { z } from "zod";
import { buildBook } from "../../src/print/book.js";
import { checkTable } from "../../src/files/check.js";
import { parseCsv } from "../../src/text/tables/csv.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { NO_CACHE } from "../../src/kernel/cache/index.js";
import { seededRoller } from "../../src/kernel/dice/index.js";
import { teamByWord } from "../../src/kernel/football/index.js";
import { UserError } from "../../src/kernel/issue/index.js";
import type { PlainBook } from "../../src/league/plain/book/types.js";
import { viewsBy } from "../../src/league/plain/contest.js";
import type { PlainGame } from "../../src/league/plain/game.js";
import { seasonsOf } from "../../src/league/plain/seasons-of.js";
import type { PlainLeague, PlainResult, PlainTeam } from "../../src/league/plain/types.js";
import { fixturesOf, tableOf, weekCount } from "../../src/league/season.js";
import { breaksOf } from "../../src/league/standings.js";
import type { PrintDocument } from "../../src/render/types.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { LeagueRequest } from "../../src/contract/seasons.js";

interface Rules {
  readonly name: string;
  readonly sides: number;
}
/** Rounds for which a thumb hurts. */
type Thumb = number;

const CLUBS: readonly PlainTeam[] = [
  "Agates",
  "Cat Eyes",
  "Steelies",
  "Swirls",
  "Taws",
  "Aggies",
  "Bonks",
  "Clays",
].map((short, i) => ({ id: `c${i + 1}`, name: `The ${short}`, short, division: i < 4 ? "North" : "South" }));
const RULES: Rules = { name: "ring", sides: 6 };

const viewOf = viewsBy<PlainTeam, PlainResult>({
  breaks: breaksOf("record", "headToHeadRecord", "divisionRecord", "difference", "scored", "lot"),
});

const marbles: PlainGame<PlainTeam, Rules, object, PlainResult, Thumb> = {
  id: "marbles",
  kind: { id: "marbles-league", title: "Marbles league", format: "pressbox/marbles-league" },
  formats: { schedule: "Marbles League", "round-robin": "Marbles Ring", "knock-out": "Marbles Cup" },
  viewOf,
  player: {
    coach: "steady",
    coaches: ["steady"],
    play({ rules, seed, neutral, carried }) {
      const roller = seededRoller(seed);
      const roll = (hurt = 0): number => 2 + roller.die(rules.sides) + roller.die(rules.sides) - Math.sign(hurt);
      let [away, home] = [roll(carried.away), roll(carried.home) + (neutral ? 0 : 1)];
      while (away === home) [away, home] = [roll(), roll()];
      // The loser's thumb hurts for two rounds.
      const healed = (hurt = 0) => (hurt > 1 ? hurt - 1 : undefined);
      return {
        record: { seed, carried },
        score: { away, home },
        carried: away < home ? { away: 2, home: healed(carried.home) } : { away: healed(carried.away), home: 2 },
      };
    },
    unplayed: ({ away, home }) => ({ away: away.name, home: home.name }),
  },
  teams: {
    pool: () => CLUBS,
    shape: () => z.strictObject({ id: z.string(), name: z.string(), short: z.string(), division: z.string() }),
    given: () => undefined,
    find: (teams, word) =>
      teamByWord(teams, word, {
        ways: [({ id }) => id, ({ name }) => name, ({ short }) => short],
        near: ({ short }) => [short],
        otherwise: "see the list",
      }),
  },
  rules: {
    shape: () => z.strictObject({ name: z.string(), sides: z.int() }),
    pack: (rules) => rules,
    resolve: (packed) => packed as Rules,
  },
  carried: { shape: () => z.int().min(1).max(2) },
  between: (league) => ({ league, lines: ["  the ring is swept"] }),
};

/** The book for nothing: its chapters, heads and cover are those that all games share. */
const marblesBook: PlainBook<PlainTeam, Rules, object, PlainResult, { readonly seed: number }> = {
  title: "Marbles",
  accent: "#5B2A86",
  kind: "the book",
  chapters: ["results", "race", "grid", "bracket", "leaders"],
  team: ({ short }) => ({ code: "", monogram: short[0], colors: ["#5B2A86", "#FFFFFF"] }),
  figures: (record) => record as { readonly seed: number },
  columns: [{ head: "Thumbs", of: ({ seed }) => seed % 2 }],
  rankings: [],
  sheets: () => [],
};

const { seasons } = seasonsOf(marbles, marblesBook);
type League = PlainLeague<PlainTeam, PlainResult>;

const create = (more: Partial<LeagueRequest> = {}): League => seasons.create({ rules: RULES, seed: 5, ...more });
function playYears(league: League, years: number): League {
  let now = league;
  while (seasons.status(now).finished < years) now = seasons.step(now).league;
  return now;
}
const check = (league: unknown) => seasons.kind.check(league, (path) => ({ path: path.join(".") })).issues;
const copy = (league: League) => JSON.parse(JSON.stringify(league)) as League;

const CSV = `week,away,home,site
1,Agates,Cat Eyes,
1,Taws,Aggies,
2,Cat Eyes,Taws,neutral
2,Aggies,Agates,
3,Agates,Taws,
4,Taws,Cat Eyes,
4,Agates,Aggies,
`;
const scheduleOf = (csv: string) => checkTable([seasons.schedule!()], parseCsv(csv, "real.csv"));
const planned = (csv: string, more: Partial<LeagueRequest> = {}): League => {
  const { issues, value } = scheduleOf(csv);
  if (value === undefined) throw new UserError(issues);
  return create({ schedule: value, ...more });
};
const faults = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return (error as UserError).issues.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  }
};

describe("a custom game", () => {
  it.each<Readonly<Record<string, string>>>([{}, { format: "knock-out" }, { rounds: "2" }])(
    "is played for years, from its file, too: %o",
    (settings) => {
      const league = playYears(create({ settings: { format: "round-robin", ...settings } }), 3);
      expect(check(copy(league))).toEqual([]);
      expect(seasons.kind.prove!(league, () => ({}))).toEqual([]);
      expect(seasons.champions(league)).toHaveLength(3);
      let stopped = create({ settings: { format: "round-robin", ...settings } });
      while (seasons.status(stopped).finished < 3) stopped = seasons.step(copy(stopped)).league;
      expect(copy(stopped)).toEqual(copy(league));
      expect(league.history.map(({ season }) => season)).toEqual([1, 2]);
    },
  );

  it("carries a team's values from game to game, and replays past games with them", () => {
    const one = seasons.step(create({ settings: { format: "round-robin" } })).league;
    expect(Object.values(one.carried!)).toEqual([2, 2, 2, 2]);
    const two = seasons.step(one).league;
    const hurt = two.results.slice(4).flatMap(({ carried = [null, null] }) => carried);
    expect(hurt.filter((thumb) => thumb === 2)).toHaveLength(4);
    const changed = copy(two);
    (changed.results[4] as { carried?: unknown }).carried = undefined;
    (changed.results as PlainResult[])[0] = { ...changed.results[0], awayPoints: 40 };
    expect(seasons.kind.prove!(changed, () => ({})).map(({ message }) => message)[0]).toMatch(
      /ended 40-\d+ in the file/,
    );
    // A season later everybody is fit.
    const over = playYears(two, 1);
    expect(seasons.step(over).league.carried).toEqual({});
    expect(seasons.step(over).lines).toContain("  the ring is swept");
  });

  it("waits for games by hand, and prints no more than it can", () => {
    const league = seasons.withModes(create({ settings: { format: "round-robin" } }), { byHand: ["Swirls"] });
    const [open] = seasons.status(league).open;
    expect(() => seasons.step(league)).toThrow(`waits for ${open.away}@${open.home}`);
    expect(seasons.unplayed(league, open.game)).toEqual({ away: `The ${open.away}`, home: `The ${open.home}` });
    const entry = { game: `${open.away}@${open.home}`, away: 7, home: 3, correct: false };
    expect(seasons.enter(league, { ...entry, away: -1 }).issues[0].code).toBe("points-invalid");
    const { league: entered, summary: told } = seasons.enter(league, entry);
    expect(told).toBe(`round 1: ${open.away} 7, ${open.home} 3`);
    expect(seasons.step(entered).league.results).toHaveLength(4);
  });
});

describe("its book", () => {
  const fonts = new FontBook(loadFontFiles());
  const templates = templatesFrom();
  const bookOf = (league: League): Promise<PrintDocument> => {
    const { parts, ...words } = seasons.book!({ league, theme: "color" });
    return buildBook({ ...words, theme: "color", paper: "letter", fonts, templates, cache: NO_CACHE }, parts);
  };
  const titles = ({ outline }: PrintDocument): string[] =>
    outline.flatMap(({ title, children = [] }) => [title, ...children.map((child) => child.title)]);

  it("consists of the chapters that it names", async () => {
    const ring = titles(await bookOf(playYears(create({ settings: { format: "round-robin" } }), 2)));
    expect(ring.slice(0, 6)).toEqual(["Cover", "Contents", "Season 1", "Results", "Standings by round", "Leaders"]);
    expect(ring).toEqual(expect.arrayContaining(["Champions", "Records", "Agates"]));
    expect(titles(await bookOf(playYears(create({ settings: { format: "knock-out" } }), 1)))).toContain("Bracket");
  });

  it("says that playoffs follow a round robin", async () => {
    const doc = await bookOf(playYears(create({ size: 4, settings: { format: "round-robin", playoffs: "4" } }), 1));
    expect(titles(doc)).toContain("Playoffs");
    const cover = LAYERS.flatMap((layer) => textsIn(doc.pages[0].layers[layer])).map(({ value }) => value);
    expect(cover.join(" ")).toContain("4 teams, a round robin, then playoffs of 4");
  });

  it("shows who met how often by your own schedule, and the playoffs", async () => {
    const twice = `${CSV}5,Taws,Cat Eyes,\n`;
    const league = playYears(planned(twice, { settings: { playoffs: "2" } }), 1);
    const doc = await bookOf(league);
    expect(titles(doc)).toContain("Playoffs");
    const words = doc.pages.flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer])));
    const games = league.results.filter(({ away, home }) => [away, home].sort().join() === "c2,c5");
    const scores = games
      .filter(({ home, game }) => home === "c2" && game.startsWith("r"))
      .map(({ awayPoints, homePoints }) => `${homePoints}\u2013${awayPoints}`);
    expect(scores).toHaveLength(2);
    expect(words.map(({ value }) => value)).toContain(scores.join(" "));
  });
});

describe("a schedule from a file", () => {
  it("is played as given, by divisions, the same every season", () => {
    const league = planned(CSV, { settings: { playoffs: "2" } });
    expect(league.teams.map(({ short }) => short)).toEqual(["Agates", "Cat Eyes", "Taws", "Aggies"]);
    expect(league.schedule!.map((games) => games.length)).toEqual([2, 2, 1, 2]);
    expect(weekCount(viewOf(league))).toBe(5);
    expect(fixturesOf(viewOf(league)).filter(({ neutral }) => neutral)).toHaveLength(1);
    const over = playYears(league, 1);
    const table = tableOf(viewOf(over));
    const final = over.results.at(-1)!;
    // The winners of both divisions, whoever else has won more.
    expect([final.game, [final.away, final.home].sort()]).toEqual([
      "final",
      table
        .filter(({ rank }) => rank === 1)
        .map(({ team }) => team)
        .sort(),
    ]);
    expect(seasons.standings(over).filter((row) => row.length === 1)).toEqual([["North"], ["South"]]);
    const next = playYears(over, 2);
    expect(next.order).toEqual(league.order);
    expect(next.results.map(({ away, home }) => `${away}@${home}`).slice(0, 7)).toEqual(
      over.results.map(({ away, home }) => `${away}@${home}`).slice(0, 7),
    );
    expect(check(copy(next))).toEqual([]);
  });

  it("of a real season is read from its table of games, without the playoffs", () => {
    const rows = CSV.replace("week,", "kind,week,").replace(/^(\d)/gm, "REG,$1");
    expect(planned(`${rows}WC,5,Agates,Taws,\n`).schedule).toEqual(planned(CSV).schedule);
    expect(faults(() => planned(`WC,9,x,y,\n`.replace(/^/, rows.replace("3,Agates,Taws", "3,Agates,Toes"))))).toEqual([
      'real.csv:6:14 there is no team "Toes"',
    ]);
  });

  it("is reported with everything wrong in it, at its place", () => {
    const wrong = CSV.replace("1,Taws,Aggies,", "1,Agates,Agies,").replace("3,Agates,Taws,", "3,Taws,Taws,");
    expect(faults(() => planned(wrong))).toEqual([
      "real.csv:3:3 week 1: The Agates play twice",
      'real.csv:3:10 there is no team "Agies"',
      "real.csv:6:8 week 3: The Taws play against themselves",
    ]);
    expect(faults(() => planned("week,away\n1,Agates\n"))).toEqual([
      'real.csv:1:1 there is no column "home"; found week, away',
    ]);
    expect(faults(() => planned("week,away,home,site\none,Agates,Taws,moon\n"))).toEqual([
      'real.csv:2:1 the week cannot be "one"; expected a number from 1',
      'real.csv:2:17 the site cannot be "moon"',
    ]);
    expect(faults(() => planned("week,away,home,site\n2,Agates,Taws,moon\n"))).toEqual([
      "real.csv:1:1 week 1 has no games",
      'real.csv:2:15 the site cannot be "moon"',
    ]);
    expect(
      faults(() => planned("week,away,home,site\none,Agates,Toes,\n2,Taws,Tawz,moon\n1,Taws,Agates,\n1,Taws,Aggies,")),
    ).toEqual([
      'real.csv:2:1 the week cannot be "one"; expected a number from 1',
      'real.csv:2:12 there is no team "Toes"',
      'real.csv:3:8 there is no team "Tawz"',
      'real.csv:3:13 the site cannot be "moon"',
      "real.csv:5:3 week 1: The Taws play twice",
    ]);
    expect(() => planned(CSV, { size: 6 })).toThrow(/for 4 teams; expected 6/);
    expect(() => planned(CSV, { settings: { playoffs: "6" } })).toThrow(/playoffs of 6 teams; expected 2 to 4/);
  });

  it("a plain round robin may have playoffs; formats with their own bracket may not", () => {
    const league = playYears(create({ size: 4, settings: { format: "round-robin", playoffs: "4" } }), 1);
    expect(league.results.map(({ game }) => game)).toHaveLength(6 + 3);
    expect(check(copy(league))).toEqual([]);
    for (const format of ["final-four", "knock-out"]) {
      const message = `a ${format} has its own bracket; found playoffs of 2 teams`;
      expect(() => create({ settings: { format, playoffs: "2" } })).toThrow(message);
    }
  });

  it("is checked in a file that someone changed, too", () => {
    const league = copy(planned(CSV));
    const schedule = [
      [[1, 1]],
      [
        [1, 2],
        [2, 9],
      ],
    ] as unknown as League["schedule"];
    expect(check({ ...league, schedule }).map(({ message }) => message)).toEqual([
      "round 1: 1@1 is a game against itself",
      "round 2: team 2 plays twice",
      "round 2: 2@9 names team 9; expected 1 to 4",
    ]);
    expect(check({ ...league, schedule: undefined })[0].message).toBe("the schedule is missing");
  });
});
