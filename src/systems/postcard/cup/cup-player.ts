/** Plays the games of a cup with the engine and its coaches. */
import { memoryCache } from "../../../kernel/cache/index.js";
import { scoreOf } from "../../../kernel/football/index.js";
import type { Match, Player } from "../../../league/plain/game.js";
import { coaches as list } from "../coach-list.js";
import { games, playGame, type GameRecord } from "../record.js";
import type { PostcardRules } from "../rules/index.js";
import { sidesUnder } from "../teams/skills.js";
import type { Team } from "../teams/types.js";

export type CupMatch = Match<Team, PostcardRules>;
export type CupPlayer<G = GameRecord> = Player<Team, PostcardRules, G>;

/** Cache for the solved coach's tables, for the life of the process. */
const cache = memoryCache();

/** The game of a fixture. */
const setupOf = ({ rules, away, home }: CupMatch) => ({
  rules,
  ...sidesUnder(rules, { away: away.name, home: home.name, skill: { away: away.skill, home: home.skill } }),
});

export const enginePlayer: CupPlayer = {
  coach: list.usual,
  coaches: list.known.map(({ id }) => id),
  play(match) {
    const { rules, coaches, seed } = match;
    const record = playGame({
      ...setupOf(match),
      coaches: { away: list.of(coaches.away, { rules, cache }), home: list.of(coaches.home, { rules, cache }) },
      seed,
    });
    return { record, score: scoreOf(record.events) };
  },
  unplayed: (match) => games.unplayed(setupOf(match)),
};
