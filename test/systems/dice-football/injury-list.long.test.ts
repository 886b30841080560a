/** 5,000 games of rated teams: no man who is out takes part in any of them (section 6.7, ruling A38). */
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason } from "../../../src/stats/index.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { rateSeason } from "../../../src/systems/dice-football/rate/index.js";
import type { Team } from "../../../src/systems/dice-football/rules/index.js";
import { playsWhileOut } from "./injury-list.js";
import { NFL } from "./real-seasons.js";

const GAMES = 5000;
/**
 * Games with a man in the place of an empty bench: 5.0 % were measured, with a standard error of .3 %. A roster has two passers, and
 * in nearly all of these games both were hurt; anybody else has a bench.
 */
const MOST_GAMES = 0.06;
/** Of returners and backs .2 %. */
const MOST_OF_OTHERS = 0.005;

describe.skipIf(NFL === undefined)("rated teams of 2019", () => {
  let teams: readonly Team[];
  beforeAll(async () => {
    teams = rateSeason(readSeason(await readGrids(NFL!)).season!).teams;
  }, 300_000);

  it(`${GAMES} games: no injured player takes part`, () => {
    let emergencies = 0;
    let ofOthers = 0;
    let injuries = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const away = teams[seed % teams.length];
      const home = teams[(seed + 1 + (Math.floor(seed / teams.length) % (teams.length - 1))) % teams.length];
      const { events } = playGame({ away, home, coaches: solo, seed });
      expect([seed, playsWhileOut(events)]).toEqual([seed, []]);
      const standIns = events.flatMap((event) => ("standIns" in event ? (event.standIns ?? []) : []));
      if (standIns.length > 0) emergencies++;
      if (standIns.some(({ by }) => !by.startsWith("Emergency QB"))) ofOthers++;
      injuries += events.filter((event) => event.type === "injury" && event.hurt).length;
    }
    console.log(
      `${injuries} injuries; ${emergencies} games with a man in the place of an empty bench, ${ofOthers} not of a passer`,
    );
    expect(injuries).toBeGreaterThan(GAMES / 4);
    expect(emergencies).toBeLessThan(MOST_GAMES * GAMES);
    expect(ofOthers).toBeLessThan(MOST_OF_OTHERS * GAMES);
  }, 1_800_000);
});
