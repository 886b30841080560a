/** Games without a record: played and counted, for many thousands of them. */
import type { Side } from "../../../kernel/football/index.js";
import { runGame, type Both, type GameEvent, type Skill } from "../engine/index.js";
import { quickTable } from "../record.js";
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

/** The game that `playGame` plays with this seed, counted. */
export function playFigures({ rules, coaches, ...setup }: Fixture, seed: number): GameFigures {
  const events: GameEvent[] = [];
  runGame(
    { rules, ...setup },
    quickTable(rules, coaches, seed, (event) => events.push(event)),
  );
  return figuresOf(events, rules);
}
