/** Leagues of DICE Football for `pressbox season dice-football`. */
import { seasonsOf } from "../../league/plain/seasons-of.js";
import { leagueBook } from "./league/book.js";
import { leagueGame } from "./league/game.js";

export const { seasons } = seasonsOf(leagueGame, leagueBook);
