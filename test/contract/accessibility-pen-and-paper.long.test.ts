import { describe } from "vitest";
import { accessibilityContract } from "./accessibility.js";

describe("pen-and-paper", () => accessibilityContract("pen-and-paper"));
