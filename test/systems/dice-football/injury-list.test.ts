/** A man who is out takes no part, whatever is left of his unit (section 6.7, ruling A38). */
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason } from "../../../src/stats/index.js";
import { START_CARDS } from "../../../src/systems/dice-football/career/chart.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { logRows } from "../../../src/systems/dice-football/log/log-rows.js";
import { rateSeason } from "../../../src/systems/dice-football/rate/index.js";
import type { Team } from "../../../src/systems/dice-football/rules/index.js";
import { narrateGame } from "../../../src/systems/dice-football/narrate-game.js";
import { playsWhileOut, thin } from "./injury-list.js";
import { NFL } from "./real-seasons.js";
import { HOUSTON, one, PITTSBURGH, gameOf, play, position, snap } from "./scripted.js";

const played = (away: Team, home: Team, seed: number) => playGame({ away, home, coaches: solo, seed });

describe("no injured player takes part", () => {
  it("with the sample teams", () => {
    for (let seed = 0; seed < 40; seed++)
      expect([seed, playsWhileOut(played(HOUSTON, PITTSBURGH, seed).events)]).toEqual([seed, []]);
  });

  it("with teams without a bench that are hurt all the time: emergency players play, and the story and the log say so", () => {
    const [away, home] = [thin(HOUSTON), thin(PITTSBURGH)];
    const found = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const record = played(away, home, seed);
      expect([seed, playsWhileOut(record.events)]).toEqual([seed, []]);
      const story = narrateGame(record);
      const remarks = logRows(record.events, { away: "HOU", home: "PIT" }).flatMap((row) =>
        row.remarks.map(({ text }) => text),
      );
      for (const event of record.events) {
        if (event.type !== "play" && event.type !== "kick" && event.type !== "return") continue;
        for (const { for: name, by } of event.standIns ?? []) {
          found.add(by.replace(/ \d+$/, ""));
          expect(story).toContain(`No one is left for ${name}: ${by} plays`);
          expect(remarks.some((text) => text.startsWith(`${by} for `))).toBe(true);
        }
      }
    }
    // Men of the other unit of the defense, and emergency men of both sides of the ball.
    expect([...found].filter((name) => !name.startsWith("Emergency")).length).toBeGreaterThan(0);
    expect(found).toContain("Emergency QB");
    expect([...found].filter((name) => /^Emergency (?:OT|OG|OC)$/.test(name)).length).toBeGreaterThan(0);
    expect([...found].filter((name) => /^Emergency (?:RB|WR|TE)$/.test(name)).length).toBeGreaterThan(0);
    expect(found).toContain("Emergency RET");
  });
});

describe("an emergency player", () => {
  it("has the starting card of the career chart, which DF-11 prints", () => {
    const game = gameOf({ away: thin(HOUSTON) });
    const missing = HOUSTON.roster.quarterbacks.map(({ name }) => ({ name, until: "game", plays: 0 }) as const);
    const start = position(game, { out: { away: missing, home: [] } });
    // A short pass that falls: the passer is out, and so is every other.
    const { passer, standIns } = one(play(game, start, [snap()], "6875 0065"), "play");
    expect(passer).toBe("Emergency QB");
    expect(standIns).toEqual([{ for: HOUSTON.offense.quarterback, by: "Emergency QB" }]);
    const card = game.books.away.attack(0, new Set(missing.map(({ name }) => name))).unit.quarterback;
    expect(card.passing.S.complete).toEqual([
      START_CARDS.QB.scramble + START_CARDS.QB.sacked,
      START_CARDS.QB.scramble + START_CARDS.QB.sacked + START_CARDS.QB.complete.S - 1,
    ]);
  });
});

describe.skipIf(NFL === undefined)("rated teams", () => {
  let teams: readonly Team[];
  beforeAll(async () => {
    teams = rateSeason(readSeason(await readGrids(NFL!)).season!).teams;
  });
  const named = (name: string): Team => teams.find((team) => team.name === name)!;

  it("of 2019: no injured player takes part, as for Washington at Houston of seed 105", () => {
    // Houston's Texans met Washington's men of that year; Payne was hurt and tackled on.
    const pairs: [Team, Team, number][] = [[named("Redskins"), named("Texans"), 105]];
    for (let seed = 0; seed < 32; seed++) pairs.push([teams[seed], teams[(seed + 7) % teams.length], seed]);
    for (const [away, home, seed] of pairs) {
      const { events } = played(away, home, seed);
      expect([seed, playsWhileOut(events)]).toEqual([seed, []]);
    }
  });
});
