import { describe } from "vitest";
import { viewersContract } from "./viewers.js";

describe("5d20 in viewers", () => viewersContract("5d20"));
