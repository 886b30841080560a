/** Recorded games for the referee: both sample teams at home, the basic game, playoffs, and the switches that change what dice mean. */
import { solo } from "../../../../src/systems/dice-football/coaches/index.js";
import { playGame, type GameRecord } from "../../../../src/systems/dice-football/game-record.js";
import type { Switches } from "../../../../src/systems/dice-football/rules/index.js";
import { HOUSTON, house, PITTSBURGH } from "../scripted.js";

const VARIANTS: readonly Partial<Switches>[] = [
  {},
  { mode: "basic" },
  { homeField: "on" },
  { twoPoint: "yes" },
  { blockersBySacks: "on" },
  { oddQuarterBoxes: 30 },
  { qbPressure: "on" },
  {},
];

/** The game of a seed; the seed also settles who is at home and what is played. */
export function recorded(seed: number): GameRecord {
  const count = VARIANTS.length;
  const [away, home] = seed % (2 * count) < count ? [HOUSTON, PITTSBURGH] : [PITTSBURGH, HOUSTON];
  const rules = house(VARIANTS[seed % count]);
  return playGame({ rules, away, home, coaches: solo, seed, playoff: seed % count === count - 1 });
}
