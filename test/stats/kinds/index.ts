/** All kinds of tables that people have. */
import { BOOKS } from "./books.js";
import { BOXES } from "./boxes.js";
import { CELLS } from "./cells.js";
import { GAME_LISTS } from "./game-lists.js";
import { MORE_PLAYERS } from "./more-players.js";
import { OTHERS } from "./others.js";
import { PLAYER_LISTS } from "./player-lists.js";
import { SCHOOLS } from "./schools.js";
import { SIDES } from "./sides.js";
import { SOURCES } from "./sources.js";
import { TEAM_LISTS } from "./team-lists.js";
import { TOTALS } from "./totals.js";
import { WORKBOOKS } from "./workbooks.js";

export const KINDS = [
  ...CELLS,
  ...TOTALS,
  ...SIDES,
  ...SOURCES,
  ...BOOKS,
  ...WORKBOOKS,
  ...OTHERS,
  ...SCHOOLS,
  ...PLAYER_LISTS,
  ...MORE_PLAYERS,
  ...GAME_LISTS,
  ...BOXES,
  ...TEAM_LISTS,
];
