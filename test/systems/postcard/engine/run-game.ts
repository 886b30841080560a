/** A whole game at a table. */
import { playOut } from "../../../../src/kernel/machine/index.js";
import {
  postcardGame,
  type GameSetup,
  type GameState,
  type Table,
} from "../../../../src/systems/postcard/engine/index.js";

/** Plays a game to its end and gives its last state. */
export const runGame = (setup: GameSetup, table: Table): GameState => playOut(postcardGame, setup, table).keep().state;
