/** Games of a cup by the engine and its coaches. */
import { memoryCache } from "../../../kernel/cache/index.js";
import { scoreOf } from "../../../kernel/football/index.js";
import { coachOf, COACHES, DEFAULT_COACH } from "../coach-list.js";
import { playGame, unplayedGame, type GameRecord } from "../record.js";
import type { CupGame, GamePlayer } from "./play-cup.js";

/** Tables of the solved coach, for as long as this process runs. */
const cache = memoryCache();

const skillsOf = ({ rules, away, home }: CupGame) =>
  rules.switches.teamSkill === "on" ? { away: away.skill, home: home.skill } : { away: null, home: null };

export const enginePlayer: GamePlayer<GameRecord> = {
  coach: DEFAULT_COACH,
  coaches: COACHES.map(({ id }) => id),
  play(game) {
    const { rules, away, home, coaches, seed } = game;
    const record = playGame({
      rules,
      away: away.name,
      home: home.name,
      skill: skillsOf(game),
      coaches: { away: coachOf(coaches.away, { rules, cache }), home: coachOf(coaches.home, { rules, cache }) },
      seed,
    });
    return { record, score: scoreOf(record.events) };
  },
  unplayed(game) {
    const { rules, away, home } = game;
    return unplayedGame({ rules, away: away.name, home: home.name, skill: skillsOf(game) });
  },
};
