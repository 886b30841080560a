/** Averages of many games of two average teams, per team and game, each with its error. */
import { boxScore, scoreOf, SIDES, type TeamBox } from "../../../src/kernel/football/index.js";
import { Mean } from "../../../src/kernel/sample/index.js";
import type { Coach } from "../../../src/systems/5d20/coaches/index.js";
import type { GameEvent } from "../../../src/systems/5d20/engine/index.js";
import { games } from "../../../src/systems/5d20/game-record.js";
import { LEAGUE_AVERAGE, type Switches } from "../../../src/systems/5d20/rules/index.js";
import { house } from "./scripted.js";

type Counted = Exclude<{ [K in keyof TeamBox]: TeamBox[K] extends number ? K : never }[keyof TeamBox], undefined>;

export interface Averages {
  /** Mean per team and game. */
  of(what: Counted | "fumbles"): Mean;
  /** A sum over another: yards a carry. */
  ratio(above: Counted | "fumbles", below: Counted): number;
  readonly homeWins: Mean;
  readonly margin: Mean;
}

export function averages(coaches: Coach, count: number, switches: Partial<Switches> = {}): Averages {
  const means = new Map<string, Mean>();
  const homeWins = new Mean();
  const margin = new Mean();
  const rules = house(switches);
  const add = (what: string, value: number): void => {
    const mean = means.get(what) ?? new Mean();
    means.set(what, mean);
    mean.add(value);
  };
  for (let seed = 0; seed < count; seed++) {
    const events: GameEvent[] = [];
    games.hear({ rules, away: LEAGUE_AVERAGE, home: LEAGUE_AVERAGE }, { coaches, seed }, (event) => events.push(event));
    const box = boxScore(events);
    const { home, away } = scoreOf(events);
    homeWins.add(home > away ? 1 : home === away ? 0.5 : 0);
    margin.add(home - away);
    for (const side of SIDES) {
      for (const [key, value] of Object.entries(box[side])) if (typeof value === "number") add(key, value);
      add("fumbles", events.filter((event) => event.type === "fumble" && event.team === side).length);
    }
  }
  const of: Averages["of"] = (what) => means.get(what)!;
  return { of, ratio: (above, below) => of(above).value / of(below).value, homeWins, margin };
}
