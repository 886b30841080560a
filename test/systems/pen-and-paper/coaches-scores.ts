/** Games of the strong coach between sample teams: what it does with a flag on a play that scored. */
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { playOut, quickTable } from "../../../src/kernel/machine/index.js";
import { answersOf, strong } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { headToHead, makeGame, type HeadToHeadTypes } from "../../../src/systems/pen-and-paper/engine/index.js";
import { sampleTeams } from "../../../src/systems/pen-and-paper/teams/index.js";
import { gameTeam } from "../../../src/systems/pen-and-paper/team-pick.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";

/** Teams whose ratings carry a game. */
const RATED = sampleTeams()
  .filter((team) => team.scores)
  .map((team) => gameTeam(STANDARD_RULES, team));

/** Every ordered pair of different rated teams. */
export const PAIRS = RATED.flatMap((home) => RATED.filter((away) => away !== home).map((away) => ({ home, away })));

/** Flags of the defense on plays that scored for the offense, and how many of them cost it the touchdown. */
export function flaggedTouchdowns(count: number, pairs: typeof PAIRS): { flagged: number; lost: string[] } {
  let flagged = 0;
  const lost: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const game = makeGame({ rules: STANDARD_RULES, ...pairs[(seed * 7) % pairs.length] });
    const coaches = answersOf({ home: strong, away: strong }, game, seededRoller(seed + 777_777));
    const decide: typeof coaches = (open, state) => {
      const answer = coaches(open, state);
      const { outcome } = state;
      if (open.kind !== "penalty" || open.isTry || outcome?.end !== "touchdown") return answer;
      if (open.team !== outcome.ball) return answer;
      flagged++;
      if (answer.kind === "penalty" && answer.accept) lost.push(`seed ${seed}: foul ${open.foul}`);
      return answer;
    };
    playOut(headToHead, game, quickTable<HeadToHeadTypes>(seededRoller(seed), decide)).keep();
  }
  return { flagged, lost };
}
