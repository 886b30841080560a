/** Games without a record: played and counted, for many thousands of them. */
import { seededRoller } from "../../../kernel/dice/index.js";
import type { Side } from "../../../kernel/football/index.js";
import { runGame, type Both, type GameEvent, type Skill } from "../engine/index.js";
import { coachSeed } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import type { Coach } from "./coach.js";
import { figuresOf, type GameFigures } from "./figures.js";

export interface Fixture {
  readonly rules: PostcardRules;
  readonly coaches: Readonly<Record<Side, Coach>>;
  readonly away: string;
  readonly home: string;
  readonly skill?: Both<Skill | null>;
}

const FACES = 6;

/** The game that `playGame` plays with this seed, counted. */
export function playFigures({ rules, coaches, ...setup }: Fixture, seed: number): GameFigures {
  const dice = seededRoller(seed);
  const own = { away: seededRoller(coachSeed(seed, "away")), home: seededRoller(coachSeed(seed, "home")) };
  const events: GameEvent[] = [];
  runGame(
    { rules, ...setup },
    {
      die: () => dice.die(FACES),
      choose: (decision, state) => coaches[decision.side].choose(decision, state, own[decision.side], rules),
      emit: (event) => events.push(event),
    },
  );
  return figuresOf(events, rules);
}
