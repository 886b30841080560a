import { describe } from "vitest";
import { accessibilityContract } from "./accessibility.js";

describe("5d20", () => accessibilityContract("5d20"));
