/** Fumbles of a league's carriers, from its tables. */
import { expect, it } from "vitest";
import type { Season } from "../../../src/stats/index.js";
import { eraOf, leagueOf } from "../../../src/systems/dice-football/rate/league.js";

const season = (rushing: readonly object[], receiving: readonly object[], passing: readonly object[] = []): Season =>
  ({ own: new Map(), tables: { rushing, receiving, passing, returns: [], kicking: [] } }) as unknown as Season;
const lost = (of: Season): number | undefined => leagueOf(of, eraOf(2019)).carrierFumbles;
const row = (player: string, more: object) => ({ team: "X", player, ...more });

it("fumbles in two of a player's tables count once; passers have their own", () => {
  const tables = season(
    [
      row("back", { attempts: 800, fumblesLost: 4 }),
      row("passer", { attempts: 90, fumblesLost: 7 }),
      row("silent", { attempts: 500 }),
    ],
    [row("back", { receptions: 100, fumblesLost: 4 }), row("end", { receptions: 300, fumblesLost: 2 })],
    [row("passer", { attempts: 500 })],
  );
  expect(lost(tables)).toBeCloseTo(6 / 1200, 10);
});

it("too few touches, or none with known fumbles, say nothing about a league", () => {
  expect(lost(season([row("back", { attempts: 900, fumblesLost: 4 })], []))).toBeUndefined();
  expect(lost(season([row("back", { attempts: 9000 })], []))).toBeUndefined();
});

it("a returner's fumbles cover his runs, catches and returns; passers have their runs and sacks", () => {
  const tables = season(
    [row("returner", { attempts: 900, fumblesLost: 6 }), row("passer", { attempts: 400, fumblesLost: 9 })],
    [row("returner", { receptions: 100, fumblesLost: 6 })],
    [row("passer", { attempts: 500, sacks: 600, fumblesLost: 9 })],
  );
  const returned = { ...tables, tables: { ...tables.tables, returns: [row("returner", { puntReturns: 500 })] } };
  const rates = leagueOf(returned as unknown as Season, eraOf(2019));
  expect(rates.carrierFumbles).toBeCloseTo(4 / 1000, 10);
  expect(rates.passerFumbles).toBeCloseTo(9 / 1000, 10);
});
