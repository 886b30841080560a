import { describe } from "vitest";
import { viewersContract } from "./viewers.js";

describe("pen-and-paper in viewers", () => viewersContract("pen-and-paper"));
