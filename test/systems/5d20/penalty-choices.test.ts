/** Coaches never accept a penalty that leaves their side worse off, nor decline one that helps: by score, ball, down, distance and spot. */
import { describe, expect, it } from "vitest";
import { simple, strong, type Coach } from "../../../src/systems/5d20/coaches/index.js";
import { downValue } from "../../../src/systems/5d20/coaches/value.js";
import { SIDES } from "../../../src/kernel/football/index.js";
import { makeGame } from "../../../src/systems/5d20/engine/index.js";
import { playGame } from "../../../src/systems/5d20/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";

const GAMES = 100;

type Ask = Extract<Parameters<Coach["choose"]>[0], { kind: "penalty" }>;
type After = Ask["accept"];

/** Whether the side with the ball has it better in the one: no figure is worse, one is better. */
function better(one: After, other: After): boolean {
  const worse = one.down > other.down || one.toGo > other.toGo || one.spot < other.spot;
  return !worse && (one.down < other.down || one.toGo < other.toGo || one.spot > other.spot);
}

const alike = ({ accept, decline }: Ask): boolean =>
  accept.ball === decline.ball &&
  accept.stage === decline.stage &&
  accept.score.away === decline.score.away &&
  accept.score.home === decline.score.home;

describe.each([simple, strong])("$id", (coach) => {
  it("prefers the better of the two", () => {
    let compared = 0;
    const wrong: unknown[] = [];
    for (let seed = 0; seed < GAMES; seed++) {
      const watched: Coach = {
        ...coach,
        choose(ask, game, state, dice) {
          const choice = coach.choose(ask, game, state, dice);
          if (ask.kind !== "penalty" || choice.kind !== "penalty" || !alike(ask)) return choice;
          const { accept, decline, team } = ask;
          const [kept, left] = choice.accept ? [accept, decline] : [decline, accept];
          const own = accept.ball === team;
          if (better(accept, decline) || better(decline, accept)) compared++;
          if (own ? better(left, kept) : better(kept, left)) wrong.push({ seed, choice, accept, decline, team });
          return choice;
        },
      };
      playGame({ away: sampleTeams()[0], home: sampleTeams()[1], rules: STANDARD_RULES, coaches: watched, seed });
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(GAMES);
  });
});

it("no down is worth more than the one before it, for the strong coach", () => {
  const game = makeGame({ rules: STANDARD_RULES, away: sampleTeams()[0], home: sampleTeams()[1] });
  for (const team of SIDES)
    for (let spot = 1; spot < 100; spot++)
      for (let toGo = 1; toGo <= 30; toGo++) {
        const values = [1, 2, 3, 4].map((down) => downValue(game, team, spot, down, toGo));
        expect(
          [...values].sort((a, b) => b - a),
          `${toGo} to go at ${spot}`,
        ).toEqual(values);
      }
});
