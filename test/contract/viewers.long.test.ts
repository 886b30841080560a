/** Every sheet of every game in the viewers that people have. */
import { describe } from "vitest";
import { SYSTEM_IDS } from "../../src/contract/game.js";
import { viewersContract } from "./viewers.js";

describe.each(SYSTEM_IDS)("%s in viewers", viewersContract);
