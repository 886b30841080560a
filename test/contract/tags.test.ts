/** Every sheet of every game, as it is heard. */
import { describe } from "vitest";
import { SYSTEM_IDS } from "../../src/contract/game.js";
import { tagContract } from "./tags.js";

describe.each(SYSTEM_IDS)("%s", tagContract);
