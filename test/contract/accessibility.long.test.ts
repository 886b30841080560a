/** Every sheet of every game under each theme and paper: what a screen reader needs. */
import { describe } from "vitest";
import { SYSTEM_IDS } from "../../src/contract/game.js";
import { accessibilityContract } from "./accessibility.js";

describe.each(SYSTEM_IDS)("%s", accessibilityContract);
