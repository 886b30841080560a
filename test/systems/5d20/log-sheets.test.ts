/** What the log writes down is the game: every die in the order rolled, and figures that add up to the box score. */
import { describe, expect, it } from "vitest";
import { boxScore, SIDES } from "../../../src/kernel/football/index.js";
import { formatIssue, type Issue } from "../../../src/kernel/issue/index.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { playGame, type GameRecord } from "../../../src/systems/5d20/game-record.js";
import { secondsHeld } from "../../../src/systems/5d20/log/held.js";
import { logRows, type LogRow } from "../../../src/systems/5d20/log/log-rows.js";
import { playerLines, type PlayerFigures } from "../../../src/systems/5d20/log/player-lines.js";
import { scoringLines } from "../../../src/systems/5d20/log/scoring.js";
import { proofRow, STATISTICS, type StatisticId } from "../../../src/systems/5d20/rate/proof/proof.js";
import { LEAGUE_AVERAGE } from "../../../src/systems/5d20/rules/index.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import { testPages } from "../../helpers/forms.js";
import { SYSTEMS } from "../../helpers/sheets.js";
import { LARGEST } from "./sample-charts.js";

const SHORT = { away: "PTK", home: "LA" };
const SEEDS = Array.from({ length: 40 }, (_, i) => i * 37 + 5);

const game = (seed: number): GameRecord => playGame({ away: LARGEST, home: LEAGUE_AVERAGE, coaches: strong, seed });
const games = SEEDS.map(game);

/** Dice of a row as a person reads them: the two rolls, then those among the remarks. */
const diceOf = ({ dice1, dice2, remarks }: LogRow): number[] => [
  ...dice1,
  ...dice2,
  ...remarks.flatMap(({ text }) => [...text.matchAll(/\b[RWBKY](\d+)\b/g)].map(([, face]) => Number(face))),
];

describe("the rows of the log", () => {
  it("contain every die rolled, in order", () => {
    // The coin stands in no row; a second one, for overtime, falls between two of them.
    const tosses = ({ events }: GameRecord): number => events.filter(({ type }) => type === "toss").length;
    const single = games.filter((one) => tosses(one) === 1);
    expect(single.length).toBeGreaterThan(30);
    for (const { events, dice } of single) expect(logRows(events, SHORT).flatMap(diceOf)).toEqual(dice.slice(1));
  });

  it("end with the score of the game, and each score has its line", () => {
    for (const { events } of games) {
      const rows = logRows(events, SHORT);
      const box = boxScore(events);
      const total = { away: box.away.points, home: box.home.points };
      expect(rows[rows.length - 1].score).toEqual(total);
      const scores = scoringLines(rows);
      if (scores.length > 0) expect(scores[scores.length - 1].score).toEqual(total);
    }
  });
});

it("leaves the seconds of the last play blank while a game is unfinished", () => {
  for (const { events } of games.slice(0, 6)) {
    const whole = logRows(events, SHORT);
    // Events before each row: the game as it was left there.
    for (let count = 1; count < events.length; count += 7) {
      const left = logRows(events.slice(0, count), SHORT);
      if (left.length === 0) continue;
      expect(left.at(-1)!.seconds).toBeUndefined();
      const seconds = (rows: readonly LogRow[]) => rows.map((row) => row.seconds);
      expect(seconds(left.slice(0, -1))).toEqual(seconds(whole.slice(0, left.length - 1)));
      const { away, home } = secondsHeld(left);
      expect(away + home).toBeLessThanOrEqual(3600);
    }
  }
});

it("gives both sides times of possession that add up to the game", () => {
  const regular = games.filter(({ events }) => !logRows(events, SHORT).some(({ period }) => period > 4));
  expect(regular.length).toBeGreaterThan(30);
  for (const { events } of regular) {
    const { away, home } = secondsHeld(logRows(events, SHORT));
    expect(away + home).toBe(3600);
  }
  for (const { events } of games.filter((one) => !regular.includes(one))) {
    const last = events.findLast((event) => event.type === "driveEnd")!;
    const { away, home } = secondsHeld(logRows(events, SHORT));
    expect(away + home).toBe(3600 + 900 - last.clock);
  }
});

it("gives every touchdown to a player, even on a blocked punt or field goal", () => {
  const [BLOCKED_PUNT, BLOCKED_FIELD_GOAL] = [game(40), game(388)];
  for (const { events } of [...games, BLOCKED_PUNT, BLOCKED_FIELD_GOAL]) {
    const lines = playerLines(events);
    for (const side of SIDES) {
      const scored = lines[side].map(
        (line) => line.rushTouchdowns + line.receivingTouchdowns + line.returnTouchdowns + line.defenseTouchdowns,
      );
      const told = events.filter((e) => e.type === "points" && e.kind === "touchdown" && e.team === side);
      expect(scored.reduce((all, n) => all + n, 0)).toBe(told.length);
    }
  }
});

it("gives players figures that add up to their team's", () => {
  for (const { events } of games) {
    const box = boxScore(events);
    const lines = playerLines(events);
    for (const side of SIDES) {
      const sum = (figure: keyof PlayerFigures): number => lines[side].reduce((all, line) => all + line[figure], 0);
      const { attempts, completions, passYards, interceptions, sacks, sackYards, rushes, rushYards } = box[side];
      expect({
        attempts: sum("attempts"),
        completions: sum("completions"),
        passYards: sum("passYards"),
        interceptions: sum("interceptions"),
        sacks: sum("sacked"),
        sackYards: sum("sackYards"),
        rushes: sum("rushes"),
        rushYards: sum("rushYards"),
        receptions: sum("receptions"),
        receivingYards: sum("receivingYards"),
        fumblesLost: sum("fumblesLost"),
        kickReturnYards: sum("kickReturnYards"),
        puntReturnYards: sum("puntReturnYards"),
        interceptionYards: sum("interceptionYards"),
      }).toEqual({
        attempts,
        completions,
        passYards,
        interceptions,
        sacks,
        sackYards,
        rushes,
        rushYards,
        receptions: completions,
        receivingYards: passYards,
        fumblesLost: box[side].fumblesLost,
        kickReturnYards: box[side].kickReturnYards,
        puntReturnYards: box[side].puntReturnYards,
        interceptionYards: box[side].interceptionReturnYards,
      });
    }
  }
});

describe("sheets of several files", () => {
  const system = SYSTEMS.find(({ id }) => id === "5d20")!;
  const print = async (id: string, records: readonly unknown[]) => {
    const told: string[] = [];
    const spec = system.sheets.find((sheet) => sheet.id === id)!;
    const report = (issues: readonly Issue[]) => void told.push(...issues.map(formatIssue));
    const { pages, warnings } = await testPages(system, spec, { fill: "filled", records, report });
    expect([...told, ...warnings.map(formatIssue)]).toEqual([]);
    return pages.map(({ layers }) => textsIn(layers.pencil).map(({ value }) => value));
  };

  it("prints a season of games", async () => {
    const [standings] = await print("standings", games);
    expect(standings.join(" ")).toContain("Lighthouse Keepers");
    expect((await print("schedule", games)).length).toBe(1);
    expect((await print("season-log", games.slice(0, 6))).length).toBeGreaterThan(8);
  });

  it("prints the proof of a league and of each team", async () => {
    const ids = Object.keys(STATISTICS) as StatisticId[];
    const rows = ["Foxes", "Owls", "Keepers"].flatMap((team, t) =>
      ids.map((id, i) =>
        proofRow(team, id, 20, 21, 21 + STATISTICS[id].tolerance * (t - 1) * (i % 2 === 0 ? 0.5 : 1.6)),
      ),
    );
    const pages = await print("proof", [rows]);
    expect(pages).toHaveLength(4);
    expect(pages[1]).toContain("Foxes");
  });
});
