/**
 * The game record: a game as one JSON file that anyone can check or play again.
 *
 * - `rules`: name, and what differs from the nearer preset
 * - `away`, `home`: names; `skill`: team skills that were named, null where the dice drew one (`skillsOf` tells which)
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order
 * - `dice`: every face of the game's dice, in order
 * - `events`: everything that happened; score, log, box score and drive chart are folds of it
 */
import type { Side } from "../../kernel/football/index.js";
import { coachDice, type Decide } from "../../kernel/machine/index.js";
import { recordsOf, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import type { Coach } from "./coaches/coach.js";
import { DECK } from "./dice-deck.js";
import { postcardGame, type GameSetup, type PostcardTypes } from "./engine/index.js";
import { rowStarts } from "./log/rows.js";
import { packRules, resolveRules } from "./rules/resolve.js";
import { STANDARD_RULES, type PostcardRules } from "./rules/index.js";
import { NO_SKILLS, type Skills } from "./teams/skills.js";

export interface Head extends TeamsHead<ReturnType<typeof packRules>, string> {
  readonly skill: Skills;
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<PostcardTypes, Head>;

/** Team skills in the game, including those drawn by dice. */
export function skillsOf({ events, skill }: Pick<GameRecord, "events" | "skill">): Skills {
  const start = events.at(0);
  return start?.type === "gameStart" ? start.skill : skill;
}

/** Answers of two coaches; their own dice follow from the seed. */
export function answersOf(
  coaches: Readonly<Record<Side, Coach>>,
  rules: PostcardRules,
  seed: number,
): Decide<PostcardTypes> {
  const own = { away: coachDice(seed, "away"), home: coachDice(seed, "home") };
  return (decision, state) => coaches[decision.side].choose(decision, state, own[decision.side], rules);
}

/** Games of two teams: played and recorded, replayed, and their rules. Tests use replay. @internal */
export const { games, gameRulesOf, playGame, replay } = recordsOf<PostcardTypes, GameParts, GameRecord>({
  format: "pressbox/postcard-game",
  rules: { standard: STANDARD_RULES, pack: packRules, resolve: resolveRules },
  machine: postcardGame,
  deck: DECK,
  makeGame: ({ rules, away, home, skill = NO_SKILLS }) => ({ rules, away, home, skill }),
  head: ({ away, home, skill = NO_SKILLS }) => ({ away, home, skill: { away: skill.away, home: skill.home } }),
  answers: (coaches, { rules }, seed) => answersOf(coaches, rules, seed),
  playStarts: rowStarts,
});
