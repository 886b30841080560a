/** Leagues played for years with all that a commissioner does: trades, drafts, results that several people enter at once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { expect } from "vitest";
import type { LeagueTableId, LeagueTables, TableRow } from "../../src/contract/league-tables.js";
import type { GameSystem } from "../../src/contract/game.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { readPdf } from "../helpers/pdf.js";
import { sumOf } from "../../src/kernel/lists/index.js";
import type { Workplace } from "../cli/run.js";
import { LEAGUE_AVERAGE, type TeamChart } from "../../src/systems/5d20/rules/index.js";
import type { Team } from "../../src/systems/dice-football/rules/index.js";
import { HOUSTON, PITTSBURGH } from "../systems/dice-football/scripted.js";

export type YearsGame = "5d20" | "dice-football";
export const systemOf = (id: YearsGame): GameSystem => SYSTEMS.find((one) => one.id === id)!;

/** Every man of a team under a name of his own. */
const named = <T>(team: T, word: string): T =>
  JSON.parse(
    JSON.stringify(team, (key, value: unknown) =>
      (key === "name" || key === "for" || key === "quarterback") && typeof value === "string"
        ? `${value} ${word}`
        : value,
    )
      .replace(/"(LT|LG|OC|RG|RT)":"([^"]+)"/g, (_, at: string, name: string) => `"${at}":"${name} ${word}"`)
      // Names of formations are numbers of men.
      .replace(new RegExp(`"name":"(\\d-\\d-\\d) ${word}"`, "g"), '"name":"$1"'),
  ) as T;

/** A team whose men are called after it; every other one is of the east. */
export function teamOf(id: YearsGame, word: string): TeamChart | Team {
  const conference = word.charCodeAt(0) % 4 < 2 ? "East" : "West";
  const name = `Team ${word}`;
  const own = { id: `team-${word.toLowerCase()}`, city: "Town", name, monogram: word.slice(0, 3), conference };
  if (id === "5d20") return { ...named(LEAGUE_AVERAGE, word), ...own, season: 1998 };
  const cards: Team = word.charCodeAt(0) % 2 === 0 ? HOUSTON : PITTSBURGH;
  return { ...named(cards, word), ...own };
}

const fileOf = (id: YearsGame, teams: readonly object[]): string => {
  const format = id === "5d20" ? "pressbox/5d20-teams" : "pressbox/dice-football-teams";
  return stringify({ format, version: 1, teams });
};

interface Played {
  readonly game: YearsGame;
  readonly teams: number;
  readonly years: number;
  /** Teams in the playoffs of both conferences. */
  readonly playoffs: number;
}

type Kept = { readonly results: readonly { readonly game: string }[]; readonly classes?: readonly object[] };
const LEAGUE = "league.yaml";

/** Plays them in a folder; each year has a week that three people enter at once, a trade of two men, and a draft after it. */
export async function playYears({ game, teams, years, playoffs: size }: Played, place: Workplace): Promise<void> {
  const run = async (...line: string[]): Promise<string> => {
    const { code, out, err } = await place.run(line);
    expect([line.join(" "), code, err.replace(/^warning: .*\n/gm, "")]).toEqual([line.join(" "), 0, ""]);
    return out;
  };
  const words = Array.from({ length: teams }, (_, i) => String.fromCharCode(65 + i));
  place.write(
    "teams.yaml",
    fileOf(
      game,
      words.map((word) => teamOf(game, word)),
    ),
  );
  const playoffs = ["--playoffs", `${size}`, "--conferences", "2"];
  await run("season", game, "--teams-file", "teams.yaml", "--seed", "6", ...playoffs, "--weeks", "1", "--quiet");
  for (let year = 1; year <= years; year++) {
    // Week 1 of later years, then a week that people play.
    if (year > 1) await run("season", game, "--until", "week 1", "--quiet");
    await run("season", game, "--by-hand", "all", "--until", "week 2", "--quiet");
    const { open } = JSON.parse(await run("season", game, "--until", "week 2", "--json")) as {
      open: { away: string; home: string }[];
    };
    expect(open).toHaveLength(teams / 2);
    const [first, second, ...rest] = open.map(({ away, home }, i) => ({ away, home, score: [17 + i, 10 + year] }));
    const cells = [...rest, ...(rest.length === 0 && second ? [second] : [])];
    // As a person keeps it: the home team first, one head for both sides' points.
    const week = (rows: readonly (readonly (string | number)[])[]): string =>
      ["Week 2", "Crowd,Home Team,Pts,Visitor,Pts", ...rows.map((row) => row.join(","))].join("\n");
    const rows = cells.map(({ away, home, score }, i) => [45_000 + i, home, score[1], away, score[0]]);
    place.write("wrong.csv", week([...rows, [0, `${cells[0].home}x`, "ten", cells[0].away, 3]]));
    const before = place.read(LEAGUE);
    const wrong = await place.run(["season", "enter", "--results", "wrong.csv"]);
    expect([wrong.code, wrong.err.match(/^wrong\.csv:.*(?:there is no team|cannot be)/gm)?.length]).toEqual([1, 2]);
    expect(place.read(LEAGUE)).toBe(before);
    place.write("week.csv", week(rows));
    const enter = (one: typeof first) => ["--game", `${one.away}@${one.home}`, "--score", one.score.join("-")];
    await Promise.all([
      run("season", "enter", ...enter(first), "--quiet"),
      ...(rest.length > 0 ? [run("season", "enter", ...enter(second), "--quiet")] : []),
      run("season", "enter", "--results", "week.csv", "--quiet"),
    ]);
    // No one plays the rest of the season by hand: a person may say so in the file.
    place.write(LEAGUE, place.read(LEAGUE).replace(/^byHand: .*$/m, "byHand: []"));
    const traded = place.read(LEAGUE);
    const runners = [0, 1].map((i) => manOf(game, traded, i + 1));
    place.write(
      "moves.csv",
      `player,to\n${runners[0].player},${runners[1].team}\n${runners[1].player},${runners[0].team}\n`,
    );
    await run("season", "trade", "--moves", "moves.csv", "--quiet");
    await run("season", game, "--until", "season", "--quiet");
    if (year === years) break;
    const word = `Y${year}`;
    if (game === "dice-football" && year % 2 === 0) {
      const places = ["RB", "WR", "CB", "LB", "OT", "TE"];
      const rookies = words.map((_, i) => `Rookie ${word} ${i},${places[i % places.length]}`);
      place.write("class.csv", `player,position\n${rookies.join("\n")}\n`);
      await run("season", "draft", "--class", "class.csv", "--quiet");
    } else {
      place.write("class.yaml", fileOf(game, [teamOf(game, word)]));
      await run("season", "draft", "--class", "class.yaml", "--quiet");
    }
  }
}

/** A man of a team now, by the tables of the last season that have him. */
function manOf(game: YearsGame, text: string, team: number): { readonly player: string; readonly team: string } {
  const { seasons } = systemOf(game);
  const tables = seasons!.tables(parse(text) as never);
  const rows = rowsOf(tables, "player-games");
  const teamRow = rowsOf(tables, "teams")[team];
  const season = rows.at(-1)!.season;
  const found = rows.filter(
    (row) => row.teamId === teamRow.teamId && row.season === season && row.week === 1 && Number(row.receptions) > 0,
  );
  return { player: `${found[0].player}`, team: `${teamRow.short}` };
}

export const rowsOf = ({ tables }: LeagueTables, id: LeagueTableId): readonly TableRow[] =>
  tables.find((table) => table.id === id)?.rows ?? [];

/** Every game comes out again, books balance, and the export and the book say the same. */
export async function proveYears({ game, teams, years, playoffs: size }: Played, place: Workplace): Promise<void> {
  const checked = await place.run(["check", LEAGUE]);
  expect([checked.code, checked.err]).toEqual([0, ""]);
  const { seasons } = systemOf(game);
  const league = parse(place.read(LEAGUE)) as Kept;
  expect(league.classes).toHaveLength(years - 1);
  const tables = seasons!.tables(league as never);
  const [men, sides, whole] = (["player-statistics", "team-statistics", "league-statistics"] as const).map((id) =>
    rowsOf(tables, id),
  );
  const sum = (rows: readonly TableRow[], key: string): number => sumOf(rows.map((row) => Number(row[key] ?? 0)));
  for (let season = 1; season <= years; season++)
    for (const key of ["rushes", "rushYards", "fieldGoals"]) {
      const of = (rows: readonly TableRow[]) => rows.filter((row) => row.season === season);
      expect(of(sides)).not.toEqual([]);
      if (key in men[0]) expect([key, season, sum(of(men), key)]).toEqual([key, season, sum(of(sides), key)]);
      expect(sum(of(sides), key)).toBe(sum(of(whole), key));
      for (const { teamId } of of(sides)) {
        const own = (rows: readonly TableRow[]) => of(rows).filter((row) => row.teamId === teamId);
        if (key in men[0]) expect(sum(own(men), key)).toBe(sum(own(sides), key));
      }
    }
  // A week by hand a year has no statistics.
  const byHand = rowsOf(tables, "results").filter(({ how }) => how === "by hand");
  expect(byHand).toHaveLength((years * teams) / 2);
  expect(tables.scoresOnly).toBe(byHand.length);
  // Brackets stay in their conferences until the final.
  const conferences = new Map(
    Array.from({ length: teams }, (_, i) => String.fromCharCode(65 + i)).map((word) => {
      const { id, conference } = teamOf(game, word);
      return [id, conference] as const;
    }),
  );
  const playoffs = rowsOf(tables, "results").filter(({ stage }) => stage === "playoffs");
  expect(playoffs).toHaveLength(years * (size - 1));
  for (const { round, awayId, homeId } of playoffs) {
    const isOne = conferences.get(`${awayId}`) === conferences.get(`${homeId}`);
    expect([round, isOne]).toEqual([round, round !== "Final"]);
  }
  // Drafted men play.
  const rookies = men.filter(({ player }) => / Y\d+/.test(`${player}`));
  expect(rookies.length).toBeGreaterThan(0);

  const exported = await place.run(["season", "export", LEAGUE, "--out", "tables", "--format", "json", "--quiet"]);
  expect([exported.code, exported.err]).toEqual([0, ""]);
  expect((JSON.parse(place.read("tables/league.json")) as LeagueTables).tables).toEqual(
    JSON.parse(JSON.stringify(tables.tables)),
  );
  const book = await place.run(["season", game, "--book", "book.pdf", "--logs", "none", "--quiet"]);
  expect([book.code, book.err]).toEqual([0, ""]);
  const pdf = await readPdf(new Uint8Array(readFileSync(join(place.folder, "book.pdf"))));
  const text = pdf.pages.map(({ texts }) =>
    texts
      .map((one) => one.text)
      .join(" ")
      .replace(/\s+/g, " "),
  );
  for (const row of rowsOf(tables, "standings")) {
    const opener = text.find(
      (page) => page.includes(`Season ${row.season}`) && page.includes("Final standings".toUpperCase()),
    )!;
    expect(opener).toContain(`${row.team} ${row.wins} ${row.losses} ${row.ties}`);
  }
  for (const row of rowsOf(tables, "power-ratings")) {
    const page = text.find((one) => one.includes("one standard error") && one.includes(`SEASON ${row.season} `))!;
    const rating = Math.abs(Number(row.rating)).toFixed(1);
    expect(page).toContain(`${row.rank} ${row.team} ${row.games}`);
    expect(page).toContain(rating);
  }
}
