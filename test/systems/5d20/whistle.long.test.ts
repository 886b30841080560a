/** 20,000 games as `pressbox play 5d20 --seed` plays them: nothing after the final whistle, every foul settled, every yard marked off. */
import { expect, it } from "vitest";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { makeGame, type GameEvent } from "../../../src/systems/5d20/engine/index.js";
import { games } from "../../../src/systems/5d20/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { checkTogether } from "./event-invariants.js";

it("20,000 games of the sample teams end with their last whistle", () => {
  const [away, home] = sampleTeams();
  const setup = { rules: STANDARD_RULES, away, home };
  const game = makeGame(setup);
  const late: Record<string, number> = {};
  for (let seed = 0; seed < 20_000; seed++) {
    const events: GameEvent[] = [];
    games.hear(setup, { coaches: strong, seed }, (event) => events.push(event));
    checkTogether(game, events, (what, event) => {
      throw new Error(`pressbox play 5d20 --seed ${seed}: ${what}: ${JSON.stringify(event)}`);
    });
    for (const event of events)
      if ("clock" in event && event.clock === 0 && (event.period === 2 || event.period === 4)) {
        const what = event.type === "kick" ? event.kind : event.type === "play" && event.isTry ? "try" : event.type;
        late[what] = (late[what] ?? 0) + 1;
      }
  }
  // Tries and their fouls, last field goals, one down after a foul of the defense, drives that end: all that the rules put there.
  const allowed = ["driveEnd", "extraPoint", "fieldGoal", "flag", "play", "punt", "try"];
  expect(Object.keys(late).filter((what) => !allowed.includes(what))).toEqual([]);
  expect(late.fieldGoal).toBeGreaterThan(1000);
});
