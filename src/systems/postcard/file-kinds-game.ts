/** The files of a game: its record, and the dice of a game that people rolled themselves. */
import { hasErrors, suggestHint, warning, type Issue, type Locate } from "../../kernel/issue/index.js";
import { BY_HAND } from "../../kernel/machine/index.js";
import { diceLogs, gameRecords } from "../../gamekit/match-files.js";
import { COACHES, DEFAULT_COACH } from "./coach-list.js";
import { describeGame } from "./describe.js";
import { DICE_FORMAT, diceSchema, playFromDice } from "./own-dice.js";
import { inTodaysWords } from "./earlier-records.js";
import { GAME_FORMAT, gameRulesOf, replay, type GameRecord } from "./record.js";
import { gameSchema } from "./record-schema.js";
import { validateRules } from "./proof/index.js";
import { parseRules } from "./rules/index.js";
import { twiceFault, usualSides } from "./sides.js";
import { narrateGame } from "./narrate-game.js";

/** What the command line takes for granted. */
const usual = () => {
  const { away, home } = usualSides();
  return { coach: DEFAULT_COACH, away: away.name, home: home.name };
};

const SIDES = ["away", "home"] as const;

export const gameKind = gameRecords<GameRecord>({
  id: "postcard-game",
  title: "PostCard Football game record",
  shape: gameSchema,
  format: GAME_FORMAT,
  today: inTodaysWords,
  faults(record, locate) {
    const parsed = parseRules(record.rules, (path, part) => locate(["rules", ...path], part));
    // Remarks on a house card were reported when it was checked; a record needs one that can be played.
    const wrong = parsed.rules ? validateRules(parsed.rules, parsed.locate).filter((issue) => hasErrors([issue])) : [];
    const twice = twiceFault(record.away, record.home);
    return [
      ...parsed.issues,
      ...wrong,
      ...(twice ? [{ ...twice, ...locate(["home"]) }] : []),
      ...strangeCoaches(record, locate),
    ];
  },
  replay,
  prints: { describe: (game) => describeGame(game, usual()), rulesOf: gameRulesOf, tell: narrateGame },
});

/** Coaches that are not known any more: the game stands, but no command makes it again. */
function strangeCoaches({ coaches }: GameRecord, locate: Locate): Issue[] {
  const ids = COACHES.map(({ id }) => id);
  return SIDES.filter((side) => coaches[side] !== BY_HAND && !ids.includes(coaches[side])).map((side) => {
    const more = { ...locate(["coaches", side]), hint: suggestHint(coaches[side], ids) };
    return warning("coach-unknown", `there is no coach "${coaches[side]}"`, more);
  });
}

export const diceKind = diceLogs<GameRecord>({
  id: "postcard-dice",
  title: "PostCard Football dice log",
  shape: diceSchema,
  format: DICE_FORMAT,
  play: playFromDice,
});
