import { describe } from "vitest";
import { viewersContract } from "./viewers.js";

describe("dice-football in viewers", () => viewersContract("dice-football"));
