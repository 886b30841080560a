/** Every sheet of every game is the same picture by our own writer and by a browser. */
import { describe } from "vitest";
import { SYSTEM_IDS } from "../../src/contract/game.js";
import { chromiumContract } from "./pdf.js";

describe.each(SYSTEM_IDS)("%s as PDF", chromiumContract);
