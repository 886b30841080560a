/** 5,000 games of rated teams: no man who is out takes part in any of them (section 6.7, ruling A38). */
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../../src/data/statistics.js";
import { readSeason } from "../../../src/stats/index.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { rateSeason } from "../../../src/systems/dice-football/rate/index.js";
import type { Team } from "../../../src/systems/dice-football/rules/index.js";
import { playsWhileOut } from "./injury-list.js";
import { NFL } from "./real-seasons.js";

const GAMES = 5000;
/** Emergency men are rare where a roster has a bench: at most one game in so many has one. */
const RARE = 20;

describe.skipIf(NFL === undefined)("rated teams of 2019", () => {
  let teams: readonly Team[];
  beforeAll(async () => {
    teams = rateSeason(readSeason(await readGrids(NFL!)).season!).teams;
  }, 300_000);

  it(`${GAMES} games: nobody who is out takes part`, () => {
    let emergencies = 0;
    let injuries = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const away = teams[seed % teams.length];
      const home = teams[(seed + 1 + (Math.floor(seed / teams.length) % (teams.length - 1))) % teams.length];
      const { events } = playGame({ away, home, coaches: solo, seed });
      expect([seed, playsWhileOut(events)]).toEqual([seed, []]);
      if (events.some((event) => "standIns" in event && (event.standIns?.length ?? 0) > 0)) emergencies++;
      injuries += events.filter((event) => event.type === "injury" && event.hurt).length;
    }
    console.log(`${injuries} injuries; ${emergencies} games with a man in the place of an empty bench`);
    expect(injuries).toBeGreaterThan(GAMES / 4);
    expect(emergencies).toBeLessThan(GAMES / RARE);
  }, 1_800_000);
});
