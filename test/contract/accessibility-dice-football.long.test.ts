import { describe } from "vitest";
import { accessibilityContract } from "./accessibility.js";

describe("dice-football", () => accessibilityContract("dice-football"));
