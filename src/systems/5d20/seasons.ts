/** Leagues of 5D20 Football for `pressbox season 5d20`. */
import { seasonsOf } from "../../league/plain/seasons-of.js";
import { leagueBook } from "./league/book.js";
import { leagueGame } from "./league/game.js";

export const { seasons } = seasonsOf(leagueGame, leagueBook);
