/** A game before its first play: it heads the sheets that people fill in at the table. */
import { GAME_FORMAT, GAME_VERSION, type GameRecord } from "./record.js";
import { packRules, type PostcardRules } from "./rules/index.js";
import type { Sides } from "./sides.js";

/** `skill` counts only under rules that have team skills. */
export const unplayedGame = (rules: PostcardRules, { away, home, skill }: Sides): GameRecord => ({
  format: GAME_FORMAT,
  version: GAME_VERSION,
  rules: packRules(rules),
  away,
  home,
  skill: rules.switches.teamSkill === "on" ? skill : { away: null, home: null },
  coaches: { away: "hand", home: "hand" },
  roller: "own dice",
  choices: [],
  dice: [],
  events: [],
});
