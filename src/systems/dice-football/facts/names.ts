/** Short names for small spaces: the surname, with an initial if two players share it. */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { namesAmong, surnames, type Named } from "../../../kernel/words/names.js";
import { namesOf, type Team } from "../rules/index.js";

/** The short name of every player in a team who has a card. */
export const shortNames = (team: Team): Named => surnames(namesOf(team));

/** The name of every player in a game, in full if there is room, and unique if possible. */
export const namesInGame = (game: Readonly<Record<Side, Team>>): Named =>
  namesAmong(SIDES.flatMap((side) => namesOf(game[side])));
