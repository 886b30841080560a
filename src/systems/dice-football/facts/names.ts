/** Names where there is little room: the surname, with an initial where two share it. */
import { SIDES, type Side } from "../../../kernel/football/index.js";
import { namesAmong, surnames, type Named } from "../../../kernel/words/names.js";
import { namesOf, type Team } from "../rules/index.js";

/** The short name of everyone in a team who has a card. */
export const shortNames = (team: Team): Named => surnames(namesOf(team));

/** The name of everyone in a game, in full where there is room, and never two alike where that can be helped. */
export const namesInGame = (game: Readonly<Record<Side, Team>>): Named =>
  namesAmong(SIDES.flatMap((side) => namesOf(game[side])));
