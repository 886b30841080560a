/** What a league keeps of its games: enough to play each of them again, however many seasons later. */
import { describe, expect, it } from "vitest";
import { yamlText } from "../../../../src/text/data-text.js";
import { checkKind, proveKind } from "../../../../src/files/check.js";
import { parseData } from "../../../../src/text/data-file.js";
import { scoreOf } from "../../../../src/kernel/football/index.js";
import { simple, solo, strong } from "../../../../src/systems/pen-and-paper/coaches/index.js";
import { playGame } from "../../../../src/systems/pen-and-paper/game-record.js";
import {
  lineFrom,
  lineText,
  packGame,
  unpackGame,
  type League,
  type PlayedGame,
} from "../../../../src/systems/pen-and-paper/league/index.js";
import { bookYears } from "../../../../src/systems/pen-and-paper/league/years.js";
import { STANDARD_RULES } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { seasons } from "../../../../src/systems/pen-and-paper/seasons.js";
import { pickTeams } from "../../../../src/systems/pen-and-paper/team-pick.js";
import { asOlder, playLeague } from "../book-league.js";

const teams = pickTeams({ rules: STANDARD_RULES });

describe("a game in two lines", () => {
  it.each([
    ["solo", solo, 15],
    ["simple", simple, 15],
    ["strong", strong, 2],
  ] as const)("by the %s coach is the same game again", (_id, coaches, games) => {
    for (let seed = 0; seed < games; seed++) {
      const record = playGame({ ...teams, coaches, seed, playoff: seed % 2 === 0 });
      const packed = JSON.parse(JSON.stringify(packGame(record))) as PlayedGame;
      expect(unpackGame(STANDARD_RULES, packed)).toEqual(record);
      expect(JSON.stringify(packed).length).toBeLessThan(12_000);
    }
  });

  it("is refused if dice or answers do not make a game", () => {
    const packed = packGame(playGame({ ...teams, coaches: simple, seed: 1 }));
    const broken = (change: Partial<PlayedGame>) => () => unpackGame(STANDARD_RULES, { ...packed, ...change });
    expect(broken({ dice: packed.dice.slice(0, -2) })).toThrow(/list of dice ends/);
    expect(broken({ dice: `${packed.dice} 3` })).toThrow(/over before its last dice/);
    expect(broken({ choices: packed.choices.replace("heads", "edge") })).toThrow(/"edge" is not an answer of a game/);
    expect(broken({ choices: packed.choices.split(" ").slice(0, -3).join(" ") })).toThrow(/continues after/);
  });
});

describe("a league file", () => {
  const made = seasons.create({ rules: STANDARD_RULES, seed: 4, size: 6 });
  const ids = made.teams.slice(0, 2).map(({ team }) => team.id);
  let league = seasons.withModes(made, { headToHead: ids });
  while (seasons.status(league).finished < 2) league = seasons.step(league).league;
  const read = (text: string) => parseData(text, "league.yaml");
  const text = yamlText(league);

  it("restores its past, with head-to-head games in full", () => {
    const { data, locate } = read(text);
    const again = checkKind(seasons.kind, data, locate).value as League;
    const years = bookYears(again);
    expect(years.map(({ exact }) => exact)).toEqual([true, true]);
    const games = years.flatMap((year) => year.games);
    expect(games.length).toBeGreaterThan(2);
    for (const { season, game, record } of games) {
      const result = league.history[season - 1].results.find((one) => one.game === game)!;
      expect(scoreOf(record.events)).toEqual({ away: result.awayPoints, home: result.homePoints });
    }
    expect(proveKind(seasons.kind, data, locate).issues.filter(({ code }) => code !== "modes-mixed")).toEqual([]);
  });

  it("is caught when a die of a past season is changed, with its line", () => {
    const codes = (changed: string): string[] => {
      expect(changed).not.toBe(text);
      const { data, locate } = read(changed);
      const { issues } = proveKind(seasons.kind, data, locate);
      expect(issues.every(({ file, line }) => file === "league.yaml" && line !== undefined)).toBe(true);
      return issues.map(({ code }) => code);
    };
    const line = /dice: "?([+-]\d+): (\d+)/.exec(text)!;
    const other = line[0].replace(/\d+$/, (die) => String((Number(die) % 20) + 1));
    expect(codes(text.replace(line[0], other.replace(/: (\d+)$/, ": 20")))).toContain("game-points");
    // What the visitors call decides who kicks: the rest of the game does not follow.
    const coin = /(choices:[^a-z]*)(heads|tails)/.exec(text)!;
    const called = `${coin[1]}${coin[2] === "heads" ? "tails" : "heads"}`;
    expect(codes(text.replace(coin[0], called))).not.toEqual([]);
  });

  it("of an older version, without dice and teams of its past, still opens", () => {
    const { data, locate } = read(yamlText(asOlder(league)));
    const old = proveKind(seasons.kind, data, locate).value as League;
    expect(bookYears(old).map(({ exact, games }) => [exact, games.length])).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });
});

describe("dice of league play", () => {
  it("fit in one line of text that restores the game", () => {
    const { archive } = playLeague(6, 1, []);
    for (const { line } of archive[0].results) expect(lineFrom(STANDARD_RULES, lineText(line!))).toEqual(line);
  });
});
